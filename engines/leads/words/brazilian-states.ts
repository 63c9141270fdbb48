/** Codes of Brazilian states. In other texts, they are codes of the United States or words. */
import { regionNamed, type City } from '@leadlight/vocabulary/places';
import { find, phrase, type Line } from './line.ts';

/** @param code in capitals */
const stateOf = (code: string): string | undefined => (/^[A-Z]{2}$/.test(code) ? regionNamed('BR', code.toLowerCase())?.id : undefined);

/** "Maringá PR", "Curitiba - PR", "Campinas/SP" */
export function brazilianStateAfter(line: Line, end: number, cities: readonly City[]): { city: City; end: number } | null {
  const code = /^[-/,(]$/.test(line.tokens[end]?.text ?? '') ? end + 1 : end;
  const state = stateOf((line.tokens[code]?.text ?? '').toUpperCase());
  const city = state === undefined ? undefined : cities.find(({ region }) => region === state);
  return city ? { city, end: line.tokens[code + 1]?.text === ')' ? code + 2 : code + 1 } : null;
}

const federativeUnits = phrase(String.raw`(?:uf|estados?) (?::|=)?`);

/** @returns the region of a code after "UF:", or undefined. "UF: SC, PR" */
export function brazilianStateBehindLabel(line: Line, at: number): string | undefined {
  const state = stateOf(line.tokens[at]?.text ?? '');
  if (state === undefined) return undefined;
  const isLabeled = line.tokens
    .slice(Math.max(0, at - 12), at)
    .some((_, step) => find(line, Math.max(0, at - 12) + step, federativeUnits) !== null);
  return isLabeled ? state : undefined;
}
