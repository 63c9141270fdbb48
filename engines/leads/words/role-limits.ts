/** Where a role ends: before names of companies, amounts, and phrases that connect sentences; and the noun that belongs to it. */
import { knownCompanyOfWords } from './company-words.ts';
import { readFixed } from './contact-words.ts';
import { frameEnd } from './frame-words.ts';
import { functionAt } from './function-words.ts';
import { industryAt } from './industry-at.ts';
import { find, phrase, type Line } from './line.ts';
import { titleWordsOf } from './title-memory.ts';
import { readPlace } from './place-words.ts';
import { readQuantity } from './quantities.ts';
import { isMeasuredAt, readUnfilterable } from './unfilterable.ts';
import { companyNouns, fillers } from './words-of-sentences.ts';

/** "Directores de Banco Santander", "directors of the University of Leeds": the name of a company isn't part of the role. */
export function beforeCompany(line: Line, at: number, most: number): number {
  for (let length = 1; length < most; length += 1)
    if (
      knownCompanyOfWords(line, at + length) !== null ||
      isLimit(line, at + length) ||
      isMeasuredAt(line, at + length) ||
      frameEnd(line, at + length) !== null ||
      find(line, at + length, experience) ||
      find(line, at + length, university)
    )
      return length;
  return most;
}
/** "Fondateurs de moins de 40 ans" */
function isLimit(line: Line, at: number): boolean {
  const quantity = line.tokens[at]?.kind === 'word' ? readQuantity(line, at) : null;
  return quantity !== null && quantity.from !== quantity.to;
}
const experience = phrase(
  String.raw`[a-z0-9]+ (?:erfahrung|kenntnissen?|experience|experiencia|esperienza|skills|ervaring|kennis|conocimientos)`,
);
const university = phrase(
  String.raw`(?:university|universitat|universite|universidad|universidade|universita|universiteit) (?:of|de|di|do|da|van)`,
);

const complement = phrase(String.raw`(?:du|de la|de l|de|d|del|do|da)`);

/** "Médecins du travail", "agents de sécurité": after a named role, one noun that has no other meaning. @param mayBePlural after a profession: "ingenieros de caminos" */
export function withComplement(line: Line, at: number, mayBePlural: boolean): number | null {
  const linked = find(line, at, complement);
  const noun = linked && line.tokens[linked.end];
  if (!linked || noun?.kind !== 'word' || noun.isCapital || !/^[a-z]{4,}$/.test(noun.folded)) return null;
  if (!mayBePlural && /(?:[sx]|[a-z]i)$/.test(noun.folded)) return null;
  const isOther =
    fillers.has(noun.folded) ||
    (/(?:[sx]|[a-z]i)$/.test(noun.folded) && titleWordsOf(noun.folded).length > 0) ||
    companyNouns.has(noun.folded) ||
    industryAt(line, linked.end) !== null ||
    functionAt(line, linked.end) !== null ||
    readFixed(line, linked.end, 0) !== null ||
    frameEnd(line, at) !== null ||
    readUnfilterable(line, linked.end) !== null ||
    isLimit(line, linked.end) ||
    readPlace(line, linked.end, true) !== null;
  return isOther ? null : linked.end + 1;
}
