/** Codes of Brazilian states. In other texts, they are codes of the United States or words. */
import type { City } from '@leadlight/vocabulary/places';
import { find, phrase, type Line } from './line.ts';

const brazilianStates: Readonly<Record<string, string>> = {
  AC: 'BR.01',
  AL: 'BR.02',
  AP: 'BR.03',
  AM: 'BR.04',
  BA: 'BR.05',
  CE: 'BR.06',
  DF: 'BR.07',
  ES: 'BR.08',
  GO: 'BR.29',
  MA: 'BR.13',
  MT: 'BR.14',
  MS: 'BR.11',
  MG: 'BR.15',
  PA: 'BR.16',
  PB: 'BR.17',
  PR: 'BR.18',
  PE: 'BR.30',
  PI: 'BR.20',
  RJ: 'BR.21',
  RN: 'BR.22',
  RS: 'BR.23',
  RO: 'BR.24',
  RR: 'BR.25',
  SC: 'BR.26',
  SP: 'BR.27',
  SE: 'BR.28',
  TO: 'BR.31',
};

/** "Maringá PR", "Curitiba - PR", "Campinas/SP" */
export function brazilianStateAfter(line: Line, end: number, cities: readonly City[]): { city: City; end: number } | null {
  const code = /^[-/,(]$/.test(line.tokens[end]?.text ?? '') ? end + 1 : end;
  const text = (line.tokens[code]?.text ?? '').toUpperCase();
  const state = Object.hasOwn(brazilianStates, text) ? brazilianStates[text] : undefined;
  const city = state === undefined ? undefined : cities.find(({ region }) => region === state);
  return city ? { city, end: line.tokens[code + 1]?.text === ')' ? code + 2 : code + 1 } : null;
}

const federativeUnits = phrase(String.raw`(?:uf|estados?) (?::|=)?`);

/** @returns the region of a code after "UF:", or undefined. "UF: SC, PR" */
export function brazilianStateBehindLabel(line: Line, at: number): string | undefined {
  const text = line.tokens[at]?.text ?? '';
  if (!Object.hasOwn(brazilianStates, text)) return undefined;
  const isLabeled = line.tokens
    .slice(Math.max(0, at - 12), at)
    .some((_, step) => find(line, Math.max(0, at - 12) + step, federativeUnits) !== null);
  return isLabeled ? brazilianStates[text] : undefined;
}
