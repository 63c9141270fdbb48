/** Ranks with a function that is not a department and that would mean something else alone: "head of digital", "responsable RSE". */
import { titleWordsOf } from './title-memory.ts';
import { find, foldedBetween, phrase, wordsFrom, type Line } from './line.ts';
import { singularsOf } from '@leadlight/vocabulary/text';

/** Roles that say nothing about what they do: "coordenador de e-commerce". */
const specialists: ReadonlySet<string> = new Set(['coordinator', 'specialist', 'analyst']);
const topLevels: ReadonlySet<string> = new Set(['owner', 'founder', 'c_suite', 'partner']);

/** Functions that no department is, and that mean something else alone. */
const narrow = [
  String.raw`digital|digitale|brand|social media|sustainability|corporate responsibility|csr|esg|rse|developpement durable|nachhaltigkeit|duurzaamheid|sostenibilidad|sostenibilita|sustentabilidade`,
  String.raw`web|crm|e commerce|ecommerce|comercio electronico|comercio eletronico|commercio elettronico|facilities|facility management|digitalisierung|digitalisation|digitalizacion`,
  String.raw`security|information security|it security|cyber ?security|it sicherheit|informationssicherheit|ciberseguridad|cybersecurite|cibersseguranca|informatiebeveiliging|securite informatique|securite des systemes d information|seguridad|seguridad informatica|safety|health and safety|arbeitssicherheit|qhse|hse|ehs`,
  String.raw`medio ambiente|meio ambiente|innovation|strategy|strategie|digital transformation|transformation digitale|transformation numerique|digitale transformation|transformacion digital|trasformazione digitale|transformacao digital|transformation`,
  String.raw`(?:medical|scientific|public|government|corporate|legal|external|regulatory|student|academic|clinical) affairs|data science|machine learning|business intelligence|quality assurance|service delivery|field service|customer experience`,
  String.raw`sales enablement|merchandising|buying|pharmacovigilance|estates|dei|diversity(?: equity)?(?: and inclusion)?|mna|learning|etudes|patrimoine|novos negocios|nuevos negocios|control(?= in )|uitvoering|vestiging`,
].join('|');
const narrowAlone = phrase(`(?:${narrow})`);
const narrowFunctions = phrase(
  String.raw`(?:(?:${narrow})(?= |$))(?! (?:managers?|officers?|marketing|agenc|agent|compan|firm|startup|brands?|stores?|shops?|retail|banks?))`,
);
/** Functions that are also industries: a rank has them as its function only behind "of", since "director, energy" is at a company of the industry. */
const ofIndustries = phrase(
  String.raw`(?:energy|energie|energia|packaging|food and beverage|real estate|laboratory|editorial|ai|artificial intelligence)(?= (?:at|in|bei|chez|en|em|a|in|bij|from)|$| ,)`,
);
/** "Energy managers": in English, the function comes before the rank. "Packaging" and "energy" are then the function, as in "sales managers". */
const before = phrase(
  String.raw`(?:${narrow}|energy|packaging|food and beverage|laboratory|editorial) (?:managers?|directors?|leads?|officers?|specialists?|coordinators?|analysts?|supervisors?|executives|vps?|heads?)(?! of)`,
);
const linkingRole = phrase(String.raw`(?:of|for|fur|der|die|das|la|de la|de l|de|du|di|da|do|dell|della|del|voor|van)`);

/** @returns the token after a function that isn't a department and means something else alone */
export const narrowFunctionAt = (line: Line, at: number): number | null => find(line, at, narrowAlone)?.end ?? null;

const isRank = (folded: string): boolean => {
  const words = titleWordsOf(folded);
  return (
    words.length > 0 &&
    words.every((word) => (word.kind === 'rank' && !topLevels.has(word.seniority)) || (word.kind === 'plain' && specialists.has(word.key)))
  );
};

/** "Head of digital", "responsable RSE": a rank, and a function that has no name in the vocabulary of departments. @returns its end */
export function narrowRole(line: Line, at: number): number | null {
  const whole = find(line, at, before);
  if (whole) return whole.end;
  for (let length = wordsFrom(line, at, 2); length > 0; length -= 1) {
    const typed = foldedBetween(line, at, at + length);
    if (!isRank(typed) && !isRank(singularsOf(typed)[0] ?? '')) continue;
    const linked = find(line, at + length, linkingRole)?.end ?? at + length;
    const found = find(line, linked, narrowFunctions) ?? (linked > at + length ? find(line, linked, ofIndustries) : null);
    if (found) return found.end;
  }
  return null;
}
