/** Company names that end with a legal form, found in running text. */
import { withoutEnding } from '@leadlight/vocabulary/text';
import { prefixedCompaniesIn, withoutPrefix } from './legal-prefixes.ts';
import { titleIn } from './person-names.ts';
import { remembered } from './remembered.ts';

/** As written: a form is only recognized with its own capitals, because "ag", "as" and "co" are also words. */
const forms = [
  String.raw`GmbH\s?(?:&|und|\+)\s?Co\.?\s?(?:KGaA|KG|OHG)`,
  String.raw`(?:UG|AG)\s?(?:\(haftungsbeschr(?:ä|ae)nkt\)\s?)?&\s?Co\.?\s?KG`,
  String.raw`UG\s?\(haftungsbeschr(?:ä|ae)nkt\)|(?:Gesellschaft|Ges\.)\s?m\.\s?b\.\s?H\.|gGmbH|g?GmbH|gmbh|mbH|Part(?:G\s?)?mbB|mbB|KGaA|AG|OHG|KG|UG|e\.\s?K(?:fm|fr)?\.|e\.\s?V\.|e\.\s?U\.|eG|GbR|PartG(?:\s?mbB)?|SE`,
  String.raw`FZ-?LLC|FZCO|FZE|DMCC|W\.?L\.?L\b\.?|ltd\b\.?|llc\b|Incorporated|Inc\b\.?|L\.?L\.?C\b\.?|L\.?L\.?P\b\.?|P\.?L\.?L\.?C\b\.?|P\.L\.C\.|PLC|Corporation|Corp\b\.?|P\.C\.|P\.A\.|L\.P\.|[Cc][Oo]\.,?\s?(?:[Ll][Tt][Dd]|LTD|[Ii]nc)\b\.?|(?:Pty|Pvt|Pte|\(Pvt\)|\(Pty\))\.?\s(?:Ltd\b\.?|Limited)|Ltd\b\.?|Limited`,
  String.raw`s\.r\.l\.s?\.?|s\.p\.a\.|s\.n\.c\.|s\.a\.s\.|srl|sprl|sarl|SPRL|S\.?A\.?R\.?L\b\.?|S\.\s?à\s?r\.\s?l\.|Sàrl|SASU|S\.?A\.?S\b\.?|S\.\s?A\.\s?[CA]\b\.?|E\.I\.R\.L\b\.?|EURL|SCOP|S\.A\.\s?de\s?C\.V\.|SA de CV|S\. de R\.L\. de C\.V\.`,
  String.raw`S\.?L\.?U\b\.?|S\.?L\.?P\b\.?|S\.?L\b\.|SL|S\.?R\.?L\.?S?\b\.?|S\.?r\.?l\.?s?\b\.?|S\.?p\.?A\b\.?|S\.p\.a\b\.?|S\.?n\.?c\b\.?|S\.?a\.?s\b\.?|Soc\.?\s?Coop\.?`,
  String.raw`A\.?P\.?S\b\.?(?:\sETS)?|O\.?D\.?V\b\.?|ONLUS|Onlus|A\.?S\.?D\b\.?|B\.V\.|BV|N\.V\.|NV|V\.?O\.?F\b\.?|Comm\.?\s?VA?\b\.?|VZW|vzw|ASBL|asbl|BVBA|B\.V\.B\.A\.|CVBA|Lda\b\.?|LTDA\b\.?|Ltda\b\.?|S\/A|EIRELI|S\.A\.|SA`,
  String.raw`[Ss]p\.\s?z\s?o\.\s?o\.(?:\s?[Ss]p\.\s?[jk]\.)?|Sp\.\s?[jk]\.|s\.\s?c\.|spol\.\s?s\s?r\.\s?o\.|s\.\s?r\.\s?o\.|a\.\s?s\.|Kft\b\.?|Zrt\b\.?|d\.\s?o\.\s?o\.|Oyj?|AB|ApS|A\/S|I\/S|K\/S|CLG|AS|OÜ|UAB|SIA|A\.?Ş\.?|Ltd\.?\s?Şti\.?|S\.R\.O\.|EOOD|OOD|ЕООД|ООД|d\.\s?d\.|Sdn\.?\s?Bhd\.?|K\.K\.|Α\.Ε\.|Ε\.Π\.Ε\.`,
  String.raw`Spółka z ograniczoną odpowiedzialnością|spółka z ograniczoną odpowiedzialnością|Spółka Akcyjna|Gesellschaft mit beschränkter Haftung|Aktiengesellschaft|[Ss]ociété à responsabilité limitée|[Ss]ociété anonyme|[Ss]ociété par actions simplifiée|Sociedad Limitada|Sociedad Anónima|Società a responsabilità limitata|[Bb]esloten [Vv]ennootschap|[Ee]konomisk [Ff]örening|[Ii]deell [Ff]örening|Sociedade de Advogados(?:,?\sS\.?P\.?)?(?:,?\sR\.?L\.?)?`,
  // Names in capitals have their form in capitals, too.
  String.raw`(?:PTY|PVT|PTE|\(PTY\)|\(PVT\))\.?\s(?:LTD\b\.?|LIMITED)|PRIVATE\sLIMITED|INCORPORATED|CORPORATION|LIMITED(?!\s(?:EDITIONS?|TIME|OFFERS?|WARRANT(?:Y|IES)|LIABILITY|STOCK|AVAILABILITY|SERIES|RELEASES?|QUANTIT(?:Y|IES)|SPACES?|SEATS|ACCESS|TO)(?!\p{L}))|INC\b\.?|CORP\b\.|LTD\b\.?|GMBH(?:\s?&\s?CO\.?\s?KG)?|BVBA|SDN\.?\sBHD\.?`,
].join('|');

const withForm = new RegExp(String.raw`[\s,]\(?(?:${forms})\)?(?![\p{L}\d]|\.\p{L})`, 'gu');
const endsWithForm = new RegExp(String.raw`[\s,]\(?(?:${forms})\)?\.?$`, 'u');
/** Words inside a name that aren't capitalized. */
const connector =
  /^(?:und|and|et|y|e|i|&|\+|für|for|of|de|del|della|des|der|die|das|du|di|do|da|van|von|ve|dan|the|la|le|les|d'|–|-|in|am|a|à)$/u;
const notStart =
  /^(?:copyright|©|\(c\)|by|from|the company|contact|adresse|address|impressum|imprint|die|der|das|la|le|les|il|lo|de|het|and|und|et|y|e|of|firma|company|website|betreiber|owner|herausgeber|anbieter|titolare|responsable|société|bei|mit|für|for|at|with|in|am|von|is|us|our|we|welcome|to|about|all|rights|reserved|visit|–|-|&|\+|a|à|service)$/iu;

/** "il sito di Acme S.r.l.", "l'Atelier": "Di Marco S.r.l." begins its own name. */
const beforeName = /^(?:di|dei|dello|della|del|do|dos|da|du|des)$|^\p{Ll}['’]\p{Ll}/u;

/** "Eine Dienstleistung der Acme GmbH", "Une marque de Acme SAS": what a site is to the company that owns it. */
const ofOwner =
  /^(?:eine?|une?|an?|un[ao]?|een)\s(?:dienstleistung|marke|service|unternehmen|angebot|projekt|produkt|tochter(?:gesellschaft|unternehmen)?|brand|division|company|subsidiary|product|project|part|marque|filiale|société|marca|servicio|servizio|serviço|società|empresa|merk|dienst)\s(?:der|des|von|of|de|du|della|di|da|van)\s(?:der\s)?(?=\p{Lu})/iu;

export interface NamedCompany {
  readonly name: string;
  readonly start: number;
  /** A capitalized article before the name: it may be a part of it. */
  readonly article?: string;
}

export function hasLegalForm(name: string): boolean {
  return endsWithForm.test(name) || withoutPrefix(name) !== null;
}

/** "Acme GmbH" → "Acme". */
export function withoutLegalForm(name: string): string {
  return withoutPrefix(name) ?? withoutEnding(name.replace(endsWithForm, ''), /[\s,]/);
}

/** Forms of languages that write the other words of a name in lower case: "Ostravské strojírny Kovax, a.s.", "Transportes del norte, S.L." */
const ofSmallLetters =
  /^[\s,]\(?(?:a\.\s?s\.|(?:spol\.\s)?s\s?\.?\s?r\.\s?o\.|d\.\s?o\.\s?o\.|d\.\s?d\.|[Ss]p\.\s?z\s?o|Kft|Zrt|S\.?A\b|S\.?L\b|S\.?L\.?U|Lda|LTDA|Ltda|S\.?r\.?l|S\.?R\.?L|S\.?p\.?A|SAS|S\.A\.S|SARL|S\.A\.R\.L|Oy|AS\b|AB\b)/;

/** The words of a name that fills the line from its start or from a mark. @returns null unless it has a word in lower case */
function wholeLine(head: string, form: string, rest: string): string[] | null {
  if (!ofSmallLetters.test(form) || !/^\s*(?:$|[,|•·;(–—-]|\n)/.test(rest)) return null;
  const [line = ''] = head.split(/[|•·;:\n©]|(?:19|20)\d{2}/).slice(-1);
  const words = line.trim().split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !connector.test(word));
  const isName = words.length <= 6 && small.length > 0 && small.length <= 2 && small.every((word) => /^\p{Ll}{5,}$/u.test(word));
  return isName && /^\p{Lu}/u.test(words[0] ?? '') && !notStart.test(words[0] ?? '') && !/[.,]./.test(words.join('')) ? words : null;
}

/** Every company name with a legal form in a line. */
export const companiesIn = remembered((text): readonly NamedCompany[] => {
  const found: NamedCompany[] = prefixedCompaniesIn(text.slice(0, 2_000));
  for (const match of text.slice(0, 2_000).matchAll(withForm)) {
    // "Reno, NV 89501", "Adelaide SA 5000": a state and a postal code.
    if (
      /^[\s,]\(?(?:NV|SA|PA|AS)$/.test(match[0]) &&
      /^,?\s*\d{4,5}(?!\d)/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 8))
    )
      continue;
    const head = text.slice(Math.max(0, match.index - 100), match.index);
    const words = head.split(/\s+/).filter((word) => word !== '');
    const taken: string[] = [];
    for (let at = words.length - 1; at >= 0 && taken.length < 9; at--) {
      const word = words[at] ?? '';
      // "10 o'clock GmbH"
      const isCapitalized = /^["“„«(]?[\p{Lu}\d]/u.test(word) || /^\p{Ll}+\p{Lu}|^\p{Ll}['’]\p{L}{2}/u.test(word);
      if (!isCapitalized && !connector.test(word) && word !== '&amp;') break;
      // The end of a sentence, a label or a list before the name. "Dr. Klein GmbH" has a point inside.
      if (
        // An entity that was escaped twice is a part of the name.
        (/[:;|•!?)]$/.test(word) && word !== '&amp;') ||
        (word.endsWith('.') && word.length > 4 && !/^(?:\p{L}\.){2,}$/u.test(word)) ||
        // Clubs have the year of their foundation in their names: "SV Eichenried 1921 e.V."
        (/^(?:©|\(c\)|(?:19|20)\d{2}(?:[-–]\d{2,4})?[,.]?)$/i.test(word) &&
          !(taken.length === 0 && /e\.\s?V\./.test(match[0]) && words.length > 1))
      )
        break;
      taken.unshift(word);
    }
    // "Programación de PLC", "member of SE": a form never follows a preposition.
    if (/^(?:de|del|della|des|der|die|das|du|di|do|da|van|von|of|for|für|in|am|the|la|le|les|y|e|a|à)$/iu.test(taken.at(-1) ?? ''))
      continue;
    // "De Vries Makelaardij B.V.": an article may be part of the name.
    const article = /^(?:De|La|Le|El|Het|The|Die|Das|Il|Lo)$/.test(taken[0] ?? '') && taken.length > 2 ? taken[0] : undefined;
    while (taken.length > 0 && (notStart.test(taken[0] ?? '') || beforeName.test(taken[0] ?? ''))) taken.shift();
    // "Ana Silva, CEO of Acme GmbH": before the preposition is a person with a title.
    const of = taken.findLastIndex((word) => /^(?:of|at|bei|von|der|de|di|du|van)$/.test(word));
    const before = of > 0 ? taken.slice(0, of).join(' ') : '';
    if (before.includes(', ') && titleIn(before.replace(/^.*,\s/, ''))?.isSure === true) taken.splice(0, of + 1);
    // "a partner of a firm called Acme LLP": what somebody's employer was called.
    if (
      /\b(?:firm|company|business|practice|Firma|société|empresa|società|bedrijf) (?:called|named|known as|namens|appelée|llamada|chamada|chiamata|genaamd) $/.test(
        head.slice(0, Math.max(0, head.lastIndexOf(taken[0] ?? ''))),
      )
    )
      continue;
    const whole = wholeLine(head, match[0], text.slice(match.index + match[0].length));
    if (whole !== null && whole.length > taken.length) taken.splice(0, taken.length, ...whole);
    if (taken.length === 0 || (taken.length === 1 && (taken[0] ?? '').length < 2)) continue;
    // "Twemoji (Twitter Inc. & others)": a bracket that isn't closed starts another name.
    const bracket = taken.findLastIndex((word) => word.startsWith('(') && !word.endsWith(')'));
    if (bracket > 0) taken.splice(0, bracket);
    const name = `${taken.join(' ')}${match[0].startsWith(',') ? match[0] : ` ${match[0].trim()}`}`
      .replaceAll(/\s+/g, ' ')
      .replace(/^["“„«(]/, '')
      .replace(ofOwner, '')
      .trim();
    if (name.length > 100 || !/\p{L}{2}/u.test(taken.join(''))) continue;
    const start = Math.max(0, match.index - head.length) + Math.max(0, head.lastIndexOf(taken[0] ?? ''));
    found.push({ name, start, ...(article === undefined ? {} : { article }) });
  }
  return found;
});
