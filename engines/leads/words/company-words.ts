/** Names of companies that are more than unknown words: well-known ones, those with a legal form, and several capitalized words after "at". */
import { formWords } from '@leadlight/vocabulary/identity';
import { companiesOfOneWord, companiesOfWords } from './known-companies.ts';
import { find, foldedBetween, phrase, type Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';
import { personNouns } from './words-of-sentences.ts';

const longestName = 5;

/** As typed, with the "&" of "Procter & Gamble". */
export const nameBetween = (line: Line, from: number, to: number): string =>
  line.tokens
    .slice(from, to)
    .filter(({ kind, text }) => kind !== 'mark' || text === '&')
    .reduce((name, token) => `${name}${name === '' ? '' : token.joint || ' '}${token.text}`, '');

/** "Deutsche Bank", also as "der Deutschen Bank". @returns the token after the name */
export function knownCompanyOfWords(line: Line, at: number): number | null {
  if (line.tokens[at]?.kind !== 'word') return null;
  for (let length = Math.min(longestName, line.tokens.length - at); length > 1; length -= 1) {
    const folded = foldedBetween(line, at, at + length).replace(/^deutsche[nrm] /, 'deutsche ');
    if (companiesOfWords.has(folded)) return at + length;
  }
  return null;
}

/** @returns the token after a well-known name of one word */
export const knownCompanyOfOneWord = (line: Line, at: number): number | null =>
  companiesOfOneWord.has(line.tokens[at]?.folded ?? '') ? at + 1 : null;

const legalForms = phrase(
  String.raw`(?:gmbh(?: (?:and|&) co(?: \.)? (?:kg|kgaa))?|ag(?: (?:and|&) co(?: \.)? kg)?|${[...formWords].join('|')}|se|limited|corporation|holding)`,
);
/** Typed as a form: "SA" and "Inc", and not the Portuguese "sa" or "ag". */
const isForm = (line: Line, at: number): boolean => line.tokens[at]?.isCapital === true && find(line, at, legalForms) !== null;

/** "Müller Maschinenbau GmbH": up to four words with a capital letter before a legal form. @param isOther whether a role or a place begins at a token */
export function companyWithForm(line: Line, at: number, isOther: (index: number) => boolean): number | null {
  for (let end = at; end < at + longestName; end += 1) {
    const token = line.tokens[end];
    if (!token || (token.kind !== 'word' && token.text !== '&') || (token.kind === 'word' && !token.isCapital)) return null;
    if (end > at && isForm(line, end)) {
      const found = find(line, end, legalForms)?.end ?? end + 1;
      return line.tokens[found]?.text === '.' ? found + 1 : found;
    }
    if (token.kind === 'word' && (isOther(end) || personNouns.has(token.folded) || isForm(line, end))) return null;
  }
  return null;
}

const labels = phrase(
  String.raw`(?:company(?: name)?|employer|firma|arbeitgeber|unternehmen|entreprise|societe|employeur|empresa|azienda|bedrijf|werkgever) :`,
);

/** "Company: Siemens" */
export function readLabeledCompany(line: Line, at: number): Reading | null {
  const found = find(line, at, labels);
  if (!found || line.tokens[found.end]?.kind !== 'word') return null;
  let end = found.end + 1;
  while (end - found.end < longestName && line.tokens[end]?.kind === 'word' && line.tokens[end]?.isCapital) end += 1;
  return { end, meanings: choice('company', nameBetween(line, found.end, end)) };
}

/** Plural endings of nouns: "at Law Firms" doesn't name a company. */
const plural = /(?:[^s]s|en|er|ern|aux|i|oes)$/;
const institution = /^(?:bank|university|banco|banca|banque|college|institute|ministry|bureau|house|electricite|gaz)$/;

/**
 * "At British Airways", "chez Air Liquide": two or more capitalized words after a preposition that companies follow, although one of them
 * means something else. @param known the token after what a vocabulary knows at a token, or null
 */
export function capitalizedCompany(line: Line, from: number, known: (index: number) => number | null): number | null {
  let end = from;
  while (end - from < longestName && line.tokens[end]?.kind === 'word' && line.tokens[end]?.isCapital) {
    end += 1;
    const [of, behind] = [line.tokens[end], line.tokens[end + 1]];
    if (end === from + 1 && institution.test(line.tokens[from]?.folded ?? '') && of?.folded === 'of' && behind?.isCapital) end += 1;
  }
  if (end - from < 2) return null;
  const first = known(from);
  // All of it, or more than its first word, means something else: "at Small Businesses", "at Law Firms in Texas".
  if (first !== null && (first >= end || first > from + 1)) return null;
  // "At Siemens Germany": the name and the place or sector after it are two parts.
  if (first === null) {
    const behind = line.tokens.slice(from + 1, end).findIndex((_, step) => known(from + 1 + step) !== null);
    if (behind === -1) return null;
    const at = from + 1 + behind;
    const isNoun = at === end - 1 && !plural.test(line.tokens[at]?.folded ?? '');
    return isNoun && bankWords.test(line.tokens[at]?.folded ?? '') ? end : null;
  }
  if (plural.test(line.tokens[from + 1]?.folded ?? '') && known(from + 1) !== null) return null;
  return end;
}
const bankWords =
  /^(?:bank|hotel|group|media|energy|airlines?|air|capital|insurance|pharma|foods?|motors?|systems?|software|health|labs?|steel|water|oil|gas|telecom|post|consulting|partners)$/;
