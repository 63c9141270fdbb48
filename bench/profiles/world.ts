/**
 * A simulated world: people with a known employer and address, and five providers that know some of them, some wrongly. The parameters are in
 * `parameters` and in docs/profile-measurements.md, with their sources; they were set once, before anything was measured.
 */
import { createRandom } from '../random.ts';

export const countries = ['US', 'GB', 'DE', 'FR', 'BR', 'IN'] as const;
export const sizes = ['1-10', '11-50', '51-200', '201-1000', '1001+'] as const;
export type Country = (typeof countries)[number];
export type Size = (typeof sizes)[number];

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly country: Country;
  readonly size: Size;
  readonly employer: string;
  readonly email: string;
  /** The employer's servers accept every name. */
  readonly isCatchAll: boolean;
  /** Where the person worked before, if they moved in the last year. */
  readonly previous: { readonly employer: string; readonly email: string; readonly isMailboxLeft: boolean } | null;
  /** Asked by the LinkedIn address alone, or by name and employer. */
  readonly isAskedByProfile: boolean;
  /** How hard the person is to find, for everyone: 0 is average, and 1 a standard deviation. */
  readonly hardness: number;
}

export interface Provider {
  readonly id: string;
  readonly charges: 'per_call' | 'per_match';
  /** In millionths of a dollar. */
  readonly price: number;
  /** The share of people that it answers. */
  readonly coverage: Readonly<Record<Country, number>>;
  readonly bySize: Readonly<Record<Size, number>>;
  /** Of people who moved: the share that it still knows at the old employer. */
  readonly stale: number;
  /** The share of addresses that it derived from a pattern. */
  readonly guesses: number;
  readonly repeatsAreFree: boolean;
}

/** Set once, on 2026-11-23. */
export const parameters = {
  /** B2B data decays at roughly 28 % per year. */
  moved: 0.28,
  /** Mailboxes of people who left that still accept mail: an estimate. */
  mailboxLeft: 0.2,
  /** Employers whose servers accept every name: an estimate. */
  catchAll: 0.18,
  /** Answers about somebody else: an estimate. */
  otherPerson: 0.015,
  /** Verifications without an answer: an estimate. */
  noAnswer: 0.03,
  /** Addresses that don't exist and seem to: the goal of our verifier is 1 %. */
  falseDeliverable: 0.01,
  /** Employers whose addresses are first.last@; the others have another pattern. */
  commonPattern: 0.55,
  /** A namesake has the address that a guess gives: an estimate. */
  namesake: 0.01,
} as const;

export const providers: readonly Provider[] = [
  {
    id: 'wide',
    charges: 'per_match',
    price: 50_000,
    coverage: { US: 0.65, GB: 0.55, DE: 0.4, FR: 0.4, BR: 0.45, IN: 0.5 },
    bySize: { '1-10': 0.7, '11-50': 1, '51-200': 1.1, '201-1000': 1.05, '1001+': 1 },
    stale: 0.5,
    guesses: 0.1,
    repeatsAreFree: true,
  },
  {
    id: 'pattern',
    charges: 'per_match',
    price: 100_000,
    coverage: { US: 0.55, GB: 0.5, DE: 0.45, FR: 0.5, BR: 0.35, IN: 0.35 },
    bySize: { '1-10': 0.6, '11-50': 0.9, '51-200': 1.1, '201-1000': 1.15, '1001+': 1.1 },
    stale: 0.25,
    guesses: 0.35,
    repeatsAreFree: true,
  },
  {
    id: 'records',
    charges: 'per_match',
    price: 280_000,
    coverage: { US: 0.65, GB: 0.6, DE: 0.5, FR: 0.5, BR: 0.55, IN: 0.55 },
    bySize: { '1-10': 0.8, '11-50': 0.9, '51-200': 1, '201-1000': 1.1, '1001+': 1.15 },
    stale: 0.6,
    guesses: 0,
    repeatsAreFree: false,
  },
  {
    id: 'regional',
    charges: 'per_call',
    price: 30_000,
    coverage: { US: 0.2, GB: 0.45, DE: 0.55, FR: 0.6, BR: 0.1, IN: 0.1 },
    bySize: { '1-10': 0.9, '11-50': 1.1, '51-200': 1.1, '201-1000': 0.9, '1001+': 0.8 },
    stale: 0.15,
    guesses: 0.15,
    repeatsAreFree: false,
  },
  {
    id: 'deep',
    charges: 'per_match',
    price: 350_000,
    coverage: { US: 0.75, GB: 0.7, DE: 0.65, FR: 0.65, BR: 0.55, IN: 0.55 },
    bySize: { '1-10': 1, '11-50': 1.05, '51-200': 1, '201-1000': 1, '1001+': 0.95 },
    stale: 0.15,
    guesses: 0.1,
    repeatsAreFree: false,
  },
];

const givenNames = 'Ana Bo Clara David Emma Felix Greta Hugo Ines Jonas Karen Luis Maria Nils Olga Paul Quentin Rosa Simon Tina'.split(' ');
const familyNames =
  'Silva Berg Keller Martin Novak Oliveira Patel Quist Rossi Schmidt Taylor Ulrich Vogel Weber Young Zimmer Acker Brandt Costa Dumont'.split(
    ' ',
  );

export function makePeople(count: number, seed: number): Person[] {
  const random = createRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  return Array.from({ length: count }, (_none, id) => {
    // Letters keep people apart, because names contain no digits.
    const name = `${pick(givenNames)} ${pick(familyNames)}${lettersOf(id)}`;
    const employer = `employer${Math.floor(random() * count * 0.6)}.com`;
    const moved = random() < parameters.moved;
    const before = `former${Math.floor(random() * count * 0.6)}.com`;
    return {
      id,
      name,
      country: pick(countries),
      size: pick(sizes),
      employer,
      email: addressOf(name, employer, random() < parameters.commonPattern),
      isCatchAll: random() < parameters.catchAll,
      previous: moved
        ? { employer: before, email: addressOf(name, before, random() < 0.5), isMailboxLeft: random() < parameters.mailboxLeft }
        : null,
      isAskedByProfile: random() < 0.5,
      hardness: normal(random),
    };
  });
}

const lettersOf = (n: number): string =>
  [Math.floor(n / 17_576) % 26, Math.floor(n / 676) % 26, Math.floor(n / 26) % 26, n % 26]
    .map((each) => String.fromCodePoint(97 + each))
    .join('');

function addressOf(name: string, domain: string, isCommon: boolean): string {
  const [first = '', last = ''] = name.toLowerCase().split(' ');
  return `${isCommon ? `${first}.${last}` : `${first[0]}${last}`}@${domain}`;
}

const normal = (random: () => number): number => Math.sqrt(-2 * Math.log(Math.max(random(), 1e-12))) * Math.cos(2 * Math.PI * random());

/** What a provider answers about a person. Null: nobody found. */
export interface Answer {
  readonly name: string;
  readonly profile: string | null;
  readonly employer: string;
  readonly email: string;
  readonly isGuess: boolean;
}

/** The same for the same seed, person and provider, however often and by whatever strategy it is asked. */
export function answerOf(person: Person, provider: Provider, seed: number): Answer | null {
  const random = createRandom(Math.imul(seed + 1, 0x9e_37_79_b1) ^ Math.imul(person.id + 1, 0x85_eb_ca_6b) ^ hashOf(provider.id));
  for (let warm = 0; warm < 3; warm += 1) random();
  const share = Math.min(0.97, provider.coverage[person.country] * provider.bySize[person.size]);
  // People who are hard to find are hard for everyone: half of a standard deviation on the logistic scale.
  const odds = Math.log(share / (1 - share)) - 0.9 * person.hardness;
  if (random() >= 1 / (1 + Math.exp(-odds))) return null;
  if (random() < parameters.otherPerson) {
    const other = `${person.name.split(' ')[0]} Otherwise`;
    return {
      name: other,
      profile: random() < 0.9 ? 'in/somebody-else' : null,
      employer: person.employer,
      email: addressOf(other, person.employer, true),
      isGuess: false,
    };
  }
  const profile = random() < 0.9 ? profileOf(person) : null;
  if (person.previous !== null && random() < provider.stale)
    return { name: person.name, profile, employer: person.previous.employer, email: person.previous.email, isGuess: false };
  const isGuess = random() < provider.guesses;
  const email = isGuess ? addressOf(person.name, person.employer, true) : person.email;
  return { name: person.name, profile, employer: person.employer, email, isGuess };
}

export const profileOf = ({ id }: Person): string => `in/person-${id}`;

/** What our verifier says about an address: from the truth, with its own errors. */
export function verdictOf(
  person: Person,
  email: string,
  seed: number,
): { readonly verdict: 'deliverable' | 'undeliverable' | 'risky' | 'unknown'; readonly isCatchAll: boolean } {
  const random = createRandom(hashOf(`${seed}|${email}`));
  for (let warm = 0; warm < 3; warm += 1) random();
  if (email.endsWith(`@${person.employer}`) && person.isCatchAll) return { verdict: 'risky', isCatchAll: true };
  if (random() < parameters.noAnswer) return { verdict: 'unknown', isCatchAll: false };
  const exists =
    email === person.email ||
    (email === person.previous?.email && person.previous.isMailboxLeft) ||
    random() < parameters.namesake ||
    email.includes('otherwise');
  return { verdict: exists || random() < parameters.falseDeliverable ? 'deliverable' : 'undeliverable', isCatchAll: false };
}

function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash;
}
