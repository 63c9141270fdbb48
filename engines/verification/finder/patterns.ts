/**
 * How companies build addresses from names, and how likely each pattern is at one domain: a prior over all domains, updated by the
 * addresses observed there.
 */
import { familySpellings, givenSpellings, type PersonName } from './spellings.ts';

export type PatternName =
  | 'first.last'
  | 'flast'
  | 'first'
  | 'firstlast'
  | 'f.last'
  | 'firstl'
  | 'first_last'
  | 'last'
  | 'lastf'
  | 'last.first'
  | 'first-last'
  | 'first.l'
  | 'lastfirst'
  | 'fl'
  | 'last.f'
  | 'f_last'
  | 'last_first';

interface Pattern {
  readonly write: (given: string, family: string) => string;
  /** Share of domains. An estimate: public data sets agree on the order, not on the numbers. */
  readonly prior: number;
  /**
   * Probability that a mailbox of this form exists but belongs to somebody else with the same initials or name. Estimates for
   * companies of a few hundred people. Only relevant once such a mailbox was found.
   */
  readonly collision: number;
}

const initial = (name: string): string => name[0] ?? '';

export const patterns: Readonly<Record<PatternName, Pattern>> = {
  'first.last': { write: (given, family) => `${given}.${family}`, prior: 0.42, collision: 0.002 },
  flast: { write: (given, family) => `${initial(given)}${family}`, prior: 0.19, collision: 0.02 },
  first: { write: (given) => given, prior: 0.14, collision: 0.12 },
  firstlast: { write: (given, family) => `${given}${family}`, prior: 0.05, collision: 0.002 },
  'f.last': { write: (given, family) => `${initial(given)}.${family}`, prior: 0.05, collision: 0.02 },
  firstl: { write: (given, family) => `${given}${initial(family)}`, prior: 0.03, collision: 0.03 },
  first_last: { write: (given, family) => `${given}_${family}`, prior: 0.025, collision: 0.002 },
  last: { write: (_, family) => family, prior: 0.025, collision: 0.06 },
  lastf: { write: (given, family) => `${family}${initial(given)}`, prior: 0.015, collision: 0.02 },
  'last.first': { write: (given, family) => `${family}.${given}`, prior: 0.015, collision: 0.002 },
  'first-last': { write: (given, family) => `${given}-${family}`, prior: 0.01, collision: 0.002 },
  'first.l': { write: (given, family) => `${given}.${initial(family)}`, prior: 0.01, collision: 0.03 },
  lastfirst: { write: (given, family) => `${family}${given}`, prior: 0.005, collision: 0.002 },
  fl: { write: (given, family) => `${initial(given)}${initial(family)}`, prior: 0.005, collision: 0.3 },
  'last.f': { write: (given, family) => `${family}.${initial(given)}`, prior: 0.005, collision: 0.02 },
  f_last: { write: (given, family) => `${initial(given)}_${family}`, prior: 0.003, collision: 0.02 },
  last_first: { write: (given, family) => `${family}_${given}`, prior: 0.002, collision: 0.002 },
};

const names = Object.keys(patterns) as PatternName[];

/** A known address at the domain, preferably with its owner's name. */
export interface KnownAddress {
  readonly localPart: string;
  readonly name?: PersonName;
}

/** The probability of each pattern at one domain. Adds up to one minus `noPattern`. */
export interface PatternEstimate {
  readonly shares: Readonly<Record<PatternName, number>>;
  /** The probability that the person's address follows none of the patterns, or does not exist. */
  readonly noPattern: number;
}

/**
 * Weight of the prior, in observations: one observed address weighs twice as much as the prior, because a domain usually has one
 * pattern (a Dirichlet prior with a small concentration). An estimate.
 */
const concentration = 0.5;
/** The probability of "no pattern" before any observation: nicknames, numbers, people who have left. An estimate. */
const priorOtherwise = 0.15;

/**
 * Computes the Dirichlet-multinomial posterior. An address that fits several patterns counts for each by its share (a few rounds of
 * expectation maximization); one that fits none counts for `noPattern`.
 */
export function estimatePatterns(observed: readonly KnownAddress[]): PatternEstimate {
  let estimate = normalize(Object.fromEntries(names.map((name) => [name, patterns[name].prior])), priorOtherwise);
  if (observed.length === 0) return estimate;
  const likelihoods = observed.map(likelihoodOf).filter((likelihood) => likelihood !== null);
  for (let round = 0; round < 3; round++) {
    const counts = new Map<PatternName | null, number>();
    for (const likelihood of likelihoods) {
      const joint = names.map((name) => [name, (likelihood.get(name) ?? 0) * estimate.shares[name]] as const);
      const total = joint.reduce((sum, [, weight]) => sum + weight, 0) + estimate.noPattern * coincidence;
      for (const [name, weight] of joint) counts.set(name, (counts.get(name) ?? 0) + weight / total);
      counts.set(null, (counts.get(null) ?? 0) + (estimate.noPattern * coincidence) / total);
    }
    const weights = Object.fromEntries(
      names.map((name) => [name, (1 - priorOtherwise) * concentration * patterns[name].prior + (counts.get(name) ?? 0)]),
    );
    estimate = normalize(weights, (priorOtherwise * concentration + (counts.get(null) ?? 0)) / (concentration + likelihoods.length));
  }
  return estimate;
}

/** The probability that an address without a pattern happens to look like one of a pattern. */
const coincidence = 0.01;

function normalize(weights: Readonly<Record<string, number>>, noPattern: number): PatternEstimate {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return {
    shares: Object.fromEntries(names.map((name) => [name, ((weights[name] ?? 0) / total) * (1 - noPattern)])) as Record<
      PatternName,
      number
    >,
    noPattern,
  };
}

/** P(local part | pattern) for each pattern; null when the address is not informative. */
function likelihoodOf({ localPart, name }: KnownAddress): ReadonlyMap<PatternName, number> | null {
  const text = localPart.toLowerCase().split('+')[0] ?? '';
  if (name) return new Map(names.map((pattern) => [pattern, shareOf(pattern, name, text)]));
  const shape = shapeOf(text);
  // A single word can be anything.
  return shape === 'w'
    ? null
    : new Map(names.map((pattern) => [pattern, shapeOf(patterns[pattern].write('given', 'family')) === shape ? 0.5 : 0]));
}

function shareOf(pattern: PatternName, name: PersonName, text: string): number {
  return spellPattern(pattern, name).reduce((sum, candidate) => sum + (candidate.text === text ? candidate.share : 0), 0);
}

/** All spellings that a pattern produces for a name, with shares that add up to one. */
export function spellPattern(pattern: PatternName, { given, family }: PersonName): { text: string; share: number }[] {
  const families = familySpellings(family);
  return givenSpellings(given).flatMap((first) =>
    families.map((last) => ({ text: patterns[pattern].write(first.text, last.text), share: first.share * last.share })),
  );
}

/** "ana.diaz" → "w.w", "a.diaz" → "l.w". */
function shapeOf(text: string): string {
  return text.replace(/[a-z]{2,}/g, 'w').replace(/[a-vx-z]/g, 'l');
}
