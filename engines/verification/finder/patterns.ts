/**
 * How companies build addresses from names, and how likely each pattern is at one domain: a prior, updated by the addresses observed
 * there. docs/verification.md explains the sources.
 */
import { isCommonSurname, isRoleWord, isSecondGiven, particles, plainWord } from '@leadlight/vocabulary/identity';
import { agree, conventionsOf, familySpellings, givenSpellings, type Conventions, type Habit, type PersonName } from './spellings.ts';
import { isSharedShortForm } from './nicknames.ts';
import { priorOf, type CompanySize } from './pattern-shares.ts';

/** What a pattern shows of a name: both names in full, or less, which a person with a similar name can share. */
export type Shows = 'both' | 'initial and family' | 'family' | 'given and initial' | 'given' | 'initials';

interface Pattern {
  /** From both names and their initials, which may have several letters. */
  readonly write: (given: string, family: string, g: string, f: string) => string;
  readonly shows: Shows;
}

/** The first letter of each part: "jp" for "jean-pierre", because companies that keep the hyphen usually do. */
const initial = (name: string): string =>
  name
    .split('-')
    .map((part) => part[0] ?? '')
    .join('');

/** Where a dot separates the names, it also replaces some hyphens: maria.garcia.lopez. */
export const patterns = {
  'first.last': { write: (given, family) => `${given}.${family}`, shows: 'both' },
  flast: { write: (_, family, g) => `${g}${family}`, shows: 'initial and family' },
  first: { write: (given) => given, shows: 'given' },
  firstlast: { write: (given, family) => `${given}${family}`, shows: 'both' },
  'f.last': { write: (_, family, g) => `${g}.${family}`, shows: 'initial and family' },
  firstl: { write: (given, __, ___, f) => `${given}${f}`, shows: 'given and initial' },
  first_last: { write: (given, family) => `${given}_${family}`, shows: 'both' },
  last: { write: (_, family) => family, shows: 'family' },
  lastf: { write: (_, family, g) => `${family}${g}`, shows: 'initial and family' },
  'last.first': { write: (given, family) => `${family}.${given}`, shows: 'both' },
  'first-last': { write: (given, family) => `${given}-${family}`, shows: 'both' },
  'first.l': { write: (given, __, ___, f) => `${given}.${f}`, shows: 'given and initial' },
  lastfirst: { write: (given, family) => `${family}${given}`, shows: 'both' },
  fl: { write: (_, __, g, f) => `${g}${f}`, shows: 'initials' },
  'last.f': { write: (_, family, g) => `${family}.${g}`, shows: 'initial and family' },
  f_last: { write: (_, family, g) => `${g}_${family}`, shows: 'initial and family' },
  'f-last': { write: (_, family, g) => `${g}-${family}`, shows: 'initial and family' },
  last_first: { write: (given, family) => `${family}_${given}`, shows: 'both' },
  'last-first': { write: (given, family) => `${family}-${given}`, shows: 'both' },
  lfirst: { write: (given, __, ___, f) => `${f}${given}`, shows: 'given and initial' },
  'l.first': { write: (given, __, ___, f) => `${f}.${given}`, shows: 'given and initial' },
  first_l: { write: (given, __, ___, f) => `${given}_${f}`, shows: 'given and initial' },
  last_f: { write: (_, family, g) => `${family}_${g}`, shows: 'initial and family' },
  fla: { write: (_, family, g) => `${g}${family.slice(0, 2)}`, shows: 'initials' },
  fil: { write: (given, __, ___, f) => `${given.slice(0, 2)}${f}`, shows: 'initials' },
} as const satisfies Readonly<Record<string, Pattern>>;

export type PatternName = keyof typeof patterns;

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
  /** How many observed addresses with a name follow each pattern; fractions where several fit. */
  readonly support: Readonly<Record<PatternName, number>>;
  /** How much more often than usual names are written by a habit here. */
  readonly factors: ReadonlyMap<Habit, number>;
}

/** What is known about a domain before any address. */
export interface DomainFacts {
  /** In lower-case A-labels; its ending tells the country. */
  readonly domain?: string;
  readonly size?: CompanySize;
}

/**
 * Weight of the prior, in observations: one observed address weighs twice as much as the prior, because a domain usually has one
 * pattern (a Dirichlet prior with a small concentration). An estimate.
 */
const concentration = 0.5;
/** The probability of "no pattern" before any observation: numbers, people who have left, unusual names. An estimate. */
const priorOtherwise = 0.12;
/** Weight of the usual share of a habit, in observations. */
const habitConcentration = 0.6;

/**
 * Computes the Dirichlet-multinomial posterior. An address that fits several patterns counts for each by its share (a few rounds of
 * expectation maximization); one that fits none counts for `noPattern`. Role addresses tell nothing.
 */
export function estimatePatterns(observed: readonly KnownAddress[], { domain = '', size }: DomainFacts = {}): PatternEstimate {
  const prior = priorOf(names, domain, size);
  const empty = Object.fromEntries(names.map((name) => [name, 0])) as Record<PatternName, number>;
  let estimate: PatternEstimate = { ...normalize(prior, priorOtherwise), support: empty, factors: new Map() };
  const likelihoods = observed.map((known) => likelihoodOf(known, domain)).filter((likelihood) => likelihood !== null);
  if (likelihoods.length === 0) return estimate;
  for (let round = 0; round < 3; round++) {
    const counts = { ...empty };
    const support = { ...empty };
    let withoutPattern = 0;
    for (const { byPattern, isNamed } of likelihoods) {
      const joint = names.map((name) => [name, (byPattern.get(name) ?? 0) * estimate.shares[name]] as const);
      const total = joint.reduce((sum, [, weight]) => sum + weight, 0) + estimate.noPattern * coincidence;
      for (const [name, weight] of joint) {
        counts[name] += weight / total;
        if (isNamed) support[name] += weight / total;
      }
      withoutPattern += (estimate.noPattern * coincidence) / total;
    }
    const weights = Object.fromEntries(
      names.map((name) => [name, (1 - priorOtherwise) * concentration * (prior[name] ?? 0) + counts[name]]),
    );
    estimate = {
      ...normalize(weights, (priorOtherwise * concentration + withoutPattern) / (concentration + likelihoods.length)),
      support,
      factors: estimate.factors,
    };
  }
  return { ...estimate, factors: learnHabits(likelihoods) };
}

/** The probability that an address without a pattern happens to look like one of a pattern. */
const coincidence = 0.01;

function normalize(weights: Readonly<Record<string, number>>, noPattern: number): Pick<PatternEstimate, 'shares' | 'noPattern'> {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return {
    shares: Object.fromEntries(names.map((name) => [name, ((weights[name] ?? 0) / total) * (1 - noPattern)])) as Record<
      PatternName,
      number
    >,
    noPattern,
  };
}

interface Likelihood {
  readonly byPattern: ReadonlyMap<PatternName, number>;
  readonly isNamed: boolean;
  /** The habits of the spellings that fit, and of all spellings, by their shares. */
  readonly fitting: ReadonlyMap<Habit, number>;
  readonly usual: ReadonlyMap<Habit, number>;
}

/** P(local part | pattern) for each pattern; null when the address is not informative. */
function likelihoodOf({ localPart, name }: KnownAddress, domain: string): Likelihood | null {
  const text = (localPart.toLowerCase().split('+')[0] ?? '').replace(/\d{1,2}$/, '');
  if (isRoleWord(text) || text === '') return null;
  const nothing = { fitting: new Map<Habit, number>(), usual: new Map<Habit, number>() };
  if (!name) {
    const shape = shapeOf(text);
    // A single word can be anything, and words that name a function are not a pattern.
    if (shape === 'w' || text.split(/[._-]/).some((word) => isRoleWord(word))) return null;
    const byPattern = new Map(
      names.map((pattern) => [pattern, shapeOf(patterns[pattern].write('given', 'family', 'g', 'f')) === shape ? 0.5 : 0] as const),
    );
    return { byPattern, isNamed: false, ...nothing };
  }
  const fitting = new Map<Habit, number>();
  const usual = new Map<Habit, number>();
  const byPattern = new Map<PatternName, number>();
  for (const { given, family, share: part, habits: own } of writtenNames(name, conventionsOf(domain, name))) {
    for (const { g, f, share: rest, habits: more } of initialsOf(given, family, name)) {
      const share = part * rest;
      const habits = [...own, ...more];
      for (const habit of habits) usual.set(habit, (usual.get(habit) ?? 0) + share);
      for (const pattern of names) {
        if (!writes(pattern, given, family, g, f).includes(text)) continue;
        byPattern.set(pattern, (byPattern.get(pattern) ?? 0) + share);
        // A pattern that shows only part of the name tells habits of that part; the others have their usual shares among the fits.
        for (const habit of habits) fitting.set(habit, (fitting.get(habit) ?? 0) + share);
      }
    }
  }
  return { byPattern, isNamed: true, fitting, usual };
}

/** Compares how often the habits fit with how often they are usual. */
function learnHabits(likelihoods: readonly Likelihood[]): Map<Habit, number> {
  const seen = new Map<Habit, { fits: number; usual: number }>();
  for (const { fitting, usual } of likelihoods) {
    const sumOf = (shares: ReadonlyMap<Habit, number>, group: string): number =>
      Array.from(shares).reduce((sum, [habit, share]) => sum + (habit.startsWith(group) ? share : 0), 0);
    for (const [habit, share] of usual) {
      const group = habit.slice(0, habit.indexOf(':') + 1);
      const fits = sumOf(fitting, group);
      if (fits === 0) continue;
      const known = seen.get(habit) ?? { fits: 0, usual: 0 };
      seen.set(habit, { fits: known.fits + (fitting.get(habit) ?? 0) / fits, usual: known.usual + share / sumOf(usual, group) });
    }
  }
  return new Map(
    Array.from(seen, ([habit, { fits, usual }]) => [habit, (habitConcentration + fits) / (habitConcentration + usual)] as const),
  );
}

/** Each way to write both names, with the habits followed. */
function writtenNames(
  name: PersonName,
  conventions: Conventions,
): { given: string; family: string; share: number; habits: readonly Habit[] }[] {
  const all = readingsOf(name).flatMap(({ given, family, nickname, share, habits }) => {
    const weight = share * habits.reduce((product, habit) => product * (conventions.factors.get(habit) ?? 1), 1);
    const families = familySpellings(family, conventions);
    return givenSpellings(given, conventions, nickname).flatMap((first) =>
      families
        .filter((last) => agree(first.habits, last.habits))
        .map((last) => ({
          given: first.text,
          family: last.text,
          share: weight * first.share * last.share,
          habits: [...habits, ...first.habits, ...last.habits],
        })),
    );
  });
  const total = all.reduce((sum, { share }) => sum + share, 0);
  return all.map((each) => ({ ...each, share: each.share / total }));
}

/** "Lucia Corral Anaya" has two given names or two surnames. How often two surnames, if nothing tells. An estimate. */
const twoSurnames = 0.25;
/** How often a Vietnamese middle name is written with the given name. An estimate. */
const middleKept = 0.15;

function readingsOf(name: PersonName): (PersonName & { share: number; habits: readonly Habit[] })[] {
  const words = name.given.trim().split(/\s+/);
  const families = name.family.trim().split(/\s+/);
  const second = words.at(-1) ?? '';
  // "Bùi Khánh Linh": linh.bui, khanhlinh.bui
  if (name.wholeFamily !== undefined && name.wholeGiven !== undefined)
    return [
      { ...name, share: 1 - middleKept, habits: ['middle:none'] },
      { ...name, given: name.wholeGiven.replace(/ /g, '-'), family: name.wholeFamily, share: middleKept, habits: ['middle:kept'] },
    ];
  // "María Itatí Acuña" in a country of two surnames: the middle word may be a given name that isn't in the list.
  const [first = '', last = ''] = families;
  if (families.length === 2 && words.length === 1 && !particles.has(first.toLowerCase()) && !isCommonSurname(plainWord(first)))
    return [
      { ...name, share: 1 - twoSurnames, habits: ['surnames:two'] },
      { ...name, given: `${name.given} ${first}`, family: last, share: twoSurnames, habits: ['surnames:one'] },
    ];
  if (words.length < 2 || second.replace(/\./g, '').length < 3 || isSecondGiven(second) || families.length > 1)
    return [{ ...name, share: 1, habits: [] }];
  return [
    { ...name, share: 1 - twoSurnames, habits: ['surnames:one'] },
    { ...name, given: words.slice(0, -1).join(' '), family: `${second} ${name.family}`, share: twoSurnames, habits: ['surnames:two'] },
  ];
}

/** The share of the names with a hyphen that a dotted pattern writes with a dot instead. An estimate. */
const dottedShare = 0.25;

/** The ways a pattern writes a name; the first is the usual one. */
function writes(pattern: PatternName, given: string, family: string, g: string, f: string): string[] {
  const text = patterns[pattern].write(given, family, g, f);
  return pattern.includes('.') && text.includes('-') ? [text, text.replaceAll('-', '.')] : [text];
}

/** Letters of Cyrillic and Greek that are two in Latin, at the beginning of a name. */
const digraph = /^(?:y[aeiou]|zh|kh|ts|ch|sh|th|ps)/;
/** How often an initial is written with both letters, and with that of the patronymic, where there is one. Estimates. */
const twoLetters = 0.25;
const withPatronymic = 0.12;

interface Initials {
  readonly g: string;
  readonly f: string;
  readonly share: number;
  readonly habits: readonly Habit[];
}

/** The ways to write the initials: "Цветан" as t and ts, "Артём Викторович" as a, av, and a.v. */
function initialsOf(given: string, family: string, { given: written, patronymic }: PersonName): Initials[] {
  const f = initial(family);
  const shortest = initial(given);
  if (!/\p{Script=Cyrillic}|\p{Script=Greek}/u.test(written) && patronymic === undefined) return [{ g: shortest, f, share: 1, habits: [] }];
  const both = digraph.exec(given)?.[0];
  const ways: Initials[] =
    both === undefined
      ? [{ g: shortest, f, share: 1, habits: [] }]
      : [
          { g: shortest, f, share: 1 - twoLetters, habits: ['initial:one'] },
          { g: both, f, share: twoLetters, habits: ['initial:two'] },
        ];
  const second = patronymic === undefined ? undefined : givenSpellings(patronymic)[0]?.text;
  if (second === undefined) return ways;
  const seconds = [...new Set([initial(second), digraph.exec(second)?.[0] ?? initial(second)])];
  return ways.flatMap(({ g, share, habits }) => [
    { g, f, share: share * (1 - withPatronymic), habits: [...habits, 'patronymic:none' as const] },
    ...seconds.flatMap((letters) =>
      // With a hyphen, which a dot replaces where names are separated by dots.
      [`${g}${letters}`, `${g}-${letters}`].map((text) => ({
        g: text,
        f,
        share: (share * withPatronymic) / seconds.length / 2,
        habits: [...habits, text.includes('-') ? ('patronymic:apart' as const) : ('patronymic:joined' as const)],
      })),
    ),
  ]);
}

export interface PatternSpelling {
  readonly text: string;
  readonly share: number;
  readonly isInitial: boolean;
  /** Unless it is of a short form. */
  readonly isUsualName: boolean;
  /**
   * The given name is a short or full form that is also another name's: "alex" for Alexander, "samuel" for Sam. Or it is the middle name of somebody
   * with a first name, "marie" for Anna Marie: the address is more often that of a person who has it as the first name.
   */
  readonly isOtherName: boolean;
  /**
   * A part of what may be a double surname is left out, and the other one is frequent: in "Suresh Kumar Iyer", suresh.kumar@ probably belongs
   * to somebody without another name.
   */
  readonly isPartOfName: boolean;
}

/** All spellings that a pattern produces for a name, with shares that add up to one. */
export function spellPattern(
  pattern: PatternName,
  name: PersonName,
  conventions: Conventions = conventionsOf('', name),
): PatternSpelling[] {
  const nickname = name.nickname?.toLowerCase();
  return writtenNames(name, conventions).flatMap(({ given, family, share: part, habits: own }) => {
    const ways = initialsOf(given, family, name).map((way) => ({ ...way, weight: weightOf(way, conventions) }));
    const total = ways.reduce((sum, { weight }) => sum + weight, 0);
    return ways.flatMap(({ g, f, weight }) => {
      const share = (part * weight) / total;
      const [usual = '', dotted] = writes(pattern, given, family, g, f);
      const about = {
        isInitial: given.length < 2 || family.length < 2,
        isUsualName: !own.includes('short:short'),
        isOtherName: given !== nickname && (own.includes('given:middle') || isPerhapsOthers(name.given, given, own)),
        isPartOfName:
          (own.includes('surnames:two') || /^\S+-\S+$/.test(name.family)) &&
          (own.includes('double:first') || own.includes('double:last')) &&
          isCommonSurname(family),
      };
      // An initial in the middle always follows a dot where dots separate the names.
      const dots = /-[a-z](?:-|$)/.test(given) ? 0.95 : dottedShare;
      return dotted === undefined
        ? [{ text: usual, share, ...about }]
        : [
            { text: usual, share: share * (1 - dots), ...about },
            { text: dotted, share: share * dots, ...about },
          ];
    });
  });
}

const weightOf = ({ share, habits }: Initials, { factors }: Conventions): number =>
  share * habits.reduce((product, habit) => product * (factors.get(habit) ?? 1), 1);

/** "Alexander" as alex, which may be Alexandra; "Sam" as samuel, who may be Samantha. @param written the given name as written */
function isPerhapsOthers(written: string, given: string, habits: readonly Habit[]): boolean {
  const word = plainWord(written.trim().split(/[ -]/)[0] ?? '');
  if (word === given) return false;
  return isSharedShortForm(habits.includes('short:full') ? word : habits.includes('short:short') ? given : '');
}

/** "ana.diaz" → "w.w", "a.diaz" → "l.w". */
function shapeOf(text: string): string {
  return text.replace(/[a-z]{2,}/g, 'w').replace(/[a-vx-z]/g, 'l');
}
