/** Ranks with a function that is not a department and that would mean something else alone: "head of digital", "responsable RSE". */
import { titleWordsOf } from './title-memory.ts';
import { find, foldedBetween, phrase, wordsFrom, type Line } from './line.ts';
import { singularsOf } from '@leadlight/vocabulary/text';

const topLevels: ReadonlySet<string> = new Set(['owner', 'founder', 'c_suite', 'partner']);

/** Functions that no department is, and that mean something else alone. */
const narrow = String.raw`(?:digital|brand|social media|sustainability|corporate responsibility|csr|esg|rse|developpement durable|nachhaltigkeit|duurzaamheid|sostenibilidad|sostenibilita|sustentabilidade|web|crm|e commerce|ecommerce|facilities|facility management|digitalisierung|digitalisation|digitalizacion|security|safety|health and safety|arbeitssicherheit|qhse|hse|ehs|innovation|strategy|strategie|digital transformation|transformation digitale|transformation numerique|digitale transformation|transformacion digital|trasformazione digitale|transformacao digital|transformation)`;
const narrowAlone = phrase(narrow);
const narrowFunctions = phrase(
  String.raw`(?:${narrow}(?= |$))(?! (?:managers?|marketing|agenc|agent|compan|firm|startup|brands?|stores?|shops?|retail|banks?))`,
);
const linkingRole = phrase(String.raw`(?:of|for|fur|der|die|das|la|de la|de l|de|du|di|da|do|dell|della|del|voor|van)`);

/** @returns the token after a function that isn't a department and means something else alone */
export const narrowFunctionAt = (line: Line, at: number): number | null => find(line, at, narrowAlone)?.end ?? null;

/** "Head of digital", "responsable RSE": a rank, and a function that has no name in the vocabulary of departments. @returns its end */
export function narrowRole(line: Line, at: number): number | null {
  for (let length = wordsFrom(line, at, 2); length > 0; length -= 1) {
    const ranks = titleWordsOf(singularsOf(foldedBetween(line, at, at + length))[0] ?? foldedBetween(line, at, at + length));
    const isRank = ranks.length > 0 && ranks.every((word) => word.kind === 'rank' && !topLevels.has(word.seniority));
    if (!isRank) continue;
    const linked = find(line, at + length, linkingRole)?.end ?? at + length;
    const found = find(line, linked, narrowFunctions);
    if (found) return found.end;
  }
  return null;
}
