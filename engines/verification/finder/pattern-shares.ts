/**
 * How often companies use each pattern, before anything is known about one. Two kinds of estimates are mixed: by company size, figures
 * that several public finder projects use (1–50, 51–200, 201–500 and more than 500 employees; most of the companies are from the United
 * States, and none of the projects names the survey); by country of the domain, our own reading of published addresses, for which no
 * public survey exists.
 */

export type CompanySize = '1-50' | '51-200' | '201-500' | '500+';

const sizes: readonly CompanySize[] = ['1-50', '51-200', '201-500', '500+'];

/** In percent, for each size. */
const bySize: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'first.last': [22.7, 30.5, 35.2, 56.3],
  flast: [26.6, 41.8, 44.8, 21.8],
  first: [41.9, 17, 7.4, 6.6],
  firstl: [2.7, 3.6, 3.4, 1.5],
  last: [2.1, 1, 1, 1.3],
  'last.first': [1.9, 1.7, 1.9, 2.2],
  lastf: [1.7, 1.3, 1.5, 1.7],
  first_last: [1.5, 1.2, 1.3, 3.6],
  'f.last': [1.3, 1.5, 1.7, 1.9],
  firstlast: [1.2, 1.8, 2.3, 3.4],
  lfirst: [1, 0.5, 0.5, 0.6],
  last_first: [0.9, 0.9, 0.9, 1],
  f_last: [0.8, 0.8, 0.8, 0.9],
  'first-last': [0.7, 0.7, 0.7, 0.8],
  'last-first': [0.6, 0.6, 0.6, 0.7],
  fl: [0.5, 0.5, 0.5, 0.5],
  lastfirst: [0.5, 0.4, 0.4, 0.4],
  'first.l': [0.4, 0.4, 0.4, 0.5],
  'l.first': [0.4, 0.3, 0.3, 0.4],
  'f-last': [0.3, 0.3, 0.3, 0.3],
  first_l: [0.2, 0.2, 0.2, 0.2],
  last_f: [0.2, 0.2, 0.2, 0.2],
  'last.f': [0.3, 0.3, 0.3, 0.4],
  fla: [0.15, 0.15, 0.15, 0.2],
  fil: [0.1, 0.1, 0.1, 0.1],
};

/** Companies whose size isn't known, by size: large ones are rare, but more people work there. */
const sizeShares = [0.3, 0.25, 0.15, 0.3] as const;

/** Outside the United States, in percent: the surname is shown in full and a dot is usual. */
const elsewhere: Readonly<Record<string, number>> = {
  'first.last': 54,
  'f.last': 10,
  flast: 9,
  first: 10,
  last: 3,
  firstlast: 3,
  'last.first': 2.5,
  first_last: 1.5,
  'first-last': 1.5,
  lastf: 1,
  firstl: 1,
  'first.l': 0.8,
  lastfirst: 0.6,
  'last.f': 0.4,
  fl: 0.7,
  last_first: 0.3,
  f_last: 0.3,
  'f-last': 0.3,
  'last-first': 0.2,
  fla: 0.3,
  fil: 0.15,
};

/** How much more often a pattern is used in a country than elsewhere. */
const byCountry: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  de: { last: 2, 'f.last': 1.2 },
  at: { last: 1.5, 'f.last': 1.3 },
  fr: { 'f.last': 1.5, flast: 1.3 },
  nl: { 'f.last': 1.8, first: 1.7 },
  be: { first: 1.5 },
  es: { flast: 1.6, first: 1.2 },
  it: { 'f.last': 1.8 },
  dk: { first: 1.2, fl: 6, fla: 5, fil: 4, firstl: 1.5 },
  se: { first: 1.4 },
  no: { first: 1.3, 'first.last': 1.2 },
  hu: { 'last.first': 8, lastfirst: 3, lastf: 2 },
  jp: { last: 4, 'f-last': 6, f_last: 3, 'last.first': 3, first_last: 2 },
  cn: { lastfirst: 12, 'first.last': 0.8, lastf: 5, 'last.first': 3 },
  tw: { first: 1.5, first_last: 2, lastfirst: 3 },
  hk: { first: 1.5 },
  kr: { lastf: 2, first: 1.5, flast: 1.5, lastfirst: 2, fl: 3 },
  vn: { 'first.last': 0.9, firstl: 8, 'last.first': 2 },
  tr: { first: 1.2 },
  gr: { flast: 1.5 },
  ru: { 'last.f': 6, 'f.last': 1.5, last: 2, lastf: 2 },
  ua: { 'last.f': 4, 'f.last': 1.5, last: 1.5 },
};

/** The weight of `elsewhere`: everything under a country's ending; part of what is under endings that everyone uses. */
const generalWeight = 0.35;
const countryWeight = 0.85;

/** @returns a share for each pattern, which add up to one @param domain its ending tells the country */
export function priorOf(names: readonly string[], domain: string, size: CompanySize | undefined): Record<string, number> {
  const ending = domain.slice(domain.lastIndexOf('.') + 1).toLowerCase();
  const isCountry = ending.length === 2 && !['io', 'co', 'ai', 'us', 'me', 'tv'].includes(ending);
  const weight = isCountry ? countryWeight : generalWeight;
  const factors = byCountry[ending] ?? {};
  const column = size === undefined ? sizeShares : sizes.map((each) => Number(each === size));
  const american = Object.fromEntries(
    names.map((name) => [name, column.reduce((sum, share, index) => sum + share * (bySize[name]?.[index] ?? 0.1), 0)]),
  );
  const general = Object.fromEntries(names.map((name) => [name, (elsewhere[name] ?? 0.1) * (factors[name] ?? 1) * sizeFactor(name, size)]));
  const total = (shares: Readonly<Record<string, number>>): number => Object.values(shares).reduce((sum, share) => sum + share, 0);
  return Object.fromEntries(
    names.map((name) => [
      name,
      ((1 - weight) * (american[name] ?? 0)) / total(american) + (weight * (general[name] ?? 0)) / total(general),
    ]),
  );
}

/** Small companies everywhere prefer the first name, and large ones avoid it. */
function sizeFactor(name: string, size: CompanySize | undefined): number {
  if (name !== 'first' || size === undefined) return 1;
  return { '1-50': 4, '51-200': 0.9, '201-500': 0.4, '500+': 0.3 }[size];
}

/** @param employees of the whole company */
export function sizeOf(employees: number): CompanySize {
  return employees <= 50 ? '1-50' : employees <= 200 ? '51-200' : employees <= 500 ? '201-500' : '500+';
}
