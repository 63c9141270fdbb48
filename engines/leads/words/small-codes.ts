/**
 * Codes of countries and regions in lower case, as in searches that were typed quickly: "logistics cos nl be", "tampa fl". Most of these letters are words of some
 * language, so a code counts only in a text without any capital letter, and most of them only next to another code or after a city of their state.
 */
import { citiesNamed } from '@leadlight/vocabulary/places';
import { brazilianStateBehindLabel } from './brazilian-states.ts';
import type { Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';
import { countryCodes } from './place-codes.ts';

/** Codes that are not words in the seven languages. */
const certain = new Set('nl uk uae ksa usa dk pl fr ch cz nz hu lu gb pt ie fi'.split(' '));
/** The ones of these that are read without another code next to them. */
const alone = new Set('nl dk pl cz nz uae ksa'.split(' '));
/** Letters that mean a region or city anywhere in a text without capitals. */
const regionsAlone: Readonly<Record<string, string>> = { fl: 'US.FL', tx: 'US.TX', nj: 'US.NJ', nc: 'US.NC', idf: 'FR.11', bw: 'DE.01' };
const citiesAlone: Readonly<Record<string, string>> = {
  sf: 'US san francisco',
  nyc: 'US new york city',
  bh: 'BR belo horizonte',
  cdmx: 'MX mexico city',
};
/** Codes of states that are also words, even after a city: "stores in paris in …". */
const words = new Set('in or me de la hi id as'.split(' '));

/** Whether nothing in the text has a capital letter, so that codes have none either. */
const isInSmallLetters = (line: Line): boolean => !line.tokens.some(({ isCapital }) => isCapital);

const codeAt = (line: Line, at: number): string | undefined => {
  const token = line.tokens[at];
  return token?.kind === 'word' && token.joint === '' && /^[a-z]{2,3}$/.test(token.text)
    ? countryCodes[token.text.toUpperCase()]
    : undefined;
};
const isMark = (line: Line, at: number): boolean => /^[/,+]$/.test(line.tokens[at]?.folded ?? '');

/** The tokens of codes next to this one, with nothing or a mark between them: "de at ch", "nl/be". */
function neighbors(line: Line, at: number, step: 1 | -1): string[] {
  const found: string[] = [];
  for (let index = at + step; ; index += step) {
    if (isMark(line, index)) index += step;
    if (codeAt(line, index) === undefined) return found;
    found.push(line.tokens[index]?.folded ?? '');
  }
}

/** @returns the country that two or three small letters mean here, or undefined */
function countryOfSmallCode(line: Line, at: number): string | undefined {
  const code = codeAt(line, at);
  const folded = line.tokens[at]?.folded ?? '';
  // "us/ca": next to the country, it isn't a state.
  if (folded === 'ca' && isMark(line, at - 1) && line.tokens[at - 2]?.folded === 'us') return 'CA';
  if (code === undefined || !isInSmallLetters(line)) return undefined;
  const beside = [...neighbors(line, at, -1), ...neighbors(line, at, 1)];
  return alone.has(folded) || (beside.length > 0 && [folded, ...beside].some((each) => certain.has(each))) ? code : undefined;
}

/** @returns the region that small letters mean anywhere in the text, or undefined */
const regionOfSmallCode = (line: Line, at: number): string | undefined =>
  isInSmallLetters(line) && Object.hasOwn(regionsAlone, line.tokens[at]?.text ?? '')
    ? regionsAlone[line.tokens[at]?.text ?? '']
    : undefined;

/** @returns the code of the country and the folded name of the city that small letters mean anywhere in the text, or undefined */
const cityOfSmallCode = (line: Line, at: number): string | undefined =>
  isInSmallLetters(line) && Object.hasOwn(citiesAlone, line.tokens[at]?.text ?? '') ? citiesAlone[line.tokens[at]?.text ?? ''] : undefined;

/** "Columbus oh": two small letters that may be a state's code after one of its cities. */
export const mayBeState = (text: string): boolean => /^[a-z]{2}$/.test(text) && !words.has(text);

/** @returns the place that a code in small letters, or a code of a Brazilian state after its label, means here */
export function readSmallCode(line: Line, at: number): Reading | null {
  const state = brazilianStateBehindLabel(line, at);
  if (state !== undefined) return { end: at + 1, meanings: choice('region', state) };
  const country = countryOfSmallCode(line, at);
  if (country !== undefined) return { end: at + 1, meanings: choice('country', country) };
  const region = regionOfSmallCode(line, at);
  if (region !== undefined) return { end: at + 1, meanings: choice('region', region) };
  const named = cityOfSmallCode(line, at);
  const [city] = named === undefined ? [] : citiesNamed(named.slice(0, 2), named.slice(3));
  return city ? { end: at + 1, meanings: choice('city', city.id) } : null;
}
