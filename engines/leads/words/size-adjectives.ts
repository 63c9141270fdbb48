/** Sizes of companies as adjectives, before or after the kind of company: "small law firms", "gimnasios pequeños". */
import { industryAt } from './industry-at.ts';
import { find, phrase, type Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';
import { readPlace } from './place-words.ts';
import type { State } from './state.ts';
import { companyNouns } from './words-of-sentences.ts';

const familyBusiness = phrase(
  String.raw`(?:family (?:business(?:es)?|companies)|family owned|familien(?:unternehmen|betriebe?n?)|familiebedrij(?:f|ven)|empresas familiares|imprese familiari|entreprises familiales)`,
);
const sizeAdjectives =
  /^(?:large|big|small|grosses?|grosse[nr]?|gros|kleine[nr]?|grands?|grandes?|grandi|gran|grote|petite?s?|pequen[oa]s?|piccol[ei])$/;

/** "Small law firms" and "große Hersteller" say a size; "small towns" don't. */
export function sizeOfCompanies(line: Line, at: number, reading: Reading | null): Reading | null {
  const isAdjective =
    reading?.end === at + 1 && reading.meanings[0]?.field === 'size' && sizeAdjectives.test(line.tokens[at]?.folded ?? '');
  if (!isAdjective) return reading;
  const isOfCompanies =
    industryAt(line, at + 1) !== null ||
    companyNouns.has(line.tokens[at + 1]?.folded ?? '') ||
    find(line, at + 1, familyBusiness) !== null ||
    readPlace(line, at + 1, true) !== null;
  return isOfCompanies ? reading : null;
}

const sizesBehind: readonly (readonly [RegExp, readonly string[]])[] = [
  [phrase(String.raw`(?:(?:muy |tres |molto |muito )?(?:petite?s?|pequen[oa]s?|piccol[eio]|chic[oa]s))`), ['2-10', '11-50']],
  [phrase(String.raw`(?:median[oa]s?|moyen(?:ne)?s|medi[eo]|medias|middelgrote)`), ['51-200', '201-500', '501-1000']],
  [phrase(String.raw`(?:(?:muy |tres |molto |muito )?(?:grandes?|grands|grandi))`), ['1001-5000', '5001-10000', '10001+']],
];

/** "Gimnasios pequeños", "hotel piccoli": in the Romance languages, the adjective follows the kind of company. */
export function sizeBehind(line: Line, at: number, state: State): Reading | null {
  const last = state.parts.at(-1);
  const isBehind = last !== undefined && last.to === at && (last.isCompanyNoun || last.meanings.some(({ field }) => field === 'industry'));
  if (!isBehind || line.tokens[at]?.kind !== 'word') return null;
  for (const [pattern, sizes] of sizesBehind) {
    const found = find(line, at, pattern);
    // In front of an industry, the adjective belongs to what follows.
    if (found && !(industryAt(line, found.end) !== null && line.tokens[found.end]?.kind === 'word'))
      return { end: found.end, meanings: choice('size', ...sizes), kind: 'companies' };
  }
  return null;
}

const sizesAlone: readonly (readonly [RegExp, readonly string[]])[] = [
  [phrase(String.raw`(?:small|klein(?:e[nr]?)?|petite?s?|pequen[oa]s?|piccol[eaio]|kleine?)`), ['2-10', '11-50']],
  [
    phrase(
      String.raw`(?:medium|mid|mid ?size[d]?|mittel(?:gross)?(?:e[nr]?)?|moyenn?e?s?|median[oa]s?|medi[oaei]s?|middel(?:groot|grote)?)`,
    ),
    ['51-200', '201-500', '501-1000'],
  ],
  [phrase(String.raw`(?:large|big|gross(?:e[nr]?)?|grande?s?|grandi|groot|grote)`), ['1001-5000', '5001-10000', '10001+']],
];

/** "Porte: médio", "Size: small or medium": after a label, the adjective doesn't need a noun. */
export function sizeLabeled(line: Line, at: number, state: State): Reading | null {
  if (state.labeled !== 'size') return null;
  for (const [pattern, sizes] of sizesAlone) {
    const found = find(line, at, pattern);
    if (found) return { end: found.end, meanings: choice('size', ...sizes), kind: 'companies' };
  }
  return null;
}
