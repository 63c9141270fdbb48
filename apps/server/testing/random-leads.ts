/** Random leads and queries for the contract suite, with few distinct values, so that filters match. */
import type { LeadFilters, LeadKind, LeadQuery } from '@leadlight/leads';
import { facets, leadSorts, technologyNames } from '@leadlight/leads';
import { traitChoices } from '@leadlight/leads/likeness';
import { companySizes, companyStatuses, departments, emailVerdicts, readTitle, seniorities } from '@leadlight/vocabulary';
import * as fc from 'fast-check';

const names = [
  'Ana Silva',
  'Ána Silva',
  'Bo Müller',
  'Mueller, Bo',
  'Åke Goetz',
  'Aake Götz',
  'Gotzen Baer',
  'Zoë Łuk',
  'Ana Lima',
  'O’Neil Ray',
  'ana silva',
  '!!',
  'Émile Zola',
  'Ana Silva Pereira dos Santos e Albuquerque de Menezes',
];
const titles = ['VP Sales', 'Vice President, Sales', 'Head of R&D', 'Développeuse', 'CEO', '???'];
const companyNames = ['Acme', 'Acme Corp', 'Ácme', 'Beta & Sons', 'Zeta.io', 'zeta io', 'Müller & Söhne', 'Mueller'];
const domains = ['acme.example', 'beta.example', 'zeta.io'];
const industries = ['software', 'software.developer-tools', 'finance.banking', 'health'];
const places = [
  ['DE', 'DE.02', 'DE.02.munich'],
  ['DE', 'DE.16', 'DE.16.berlin'],
  ['FR', null, 'FR..saint-foo'],
  ['US', 'US.CA', null],
] as const;
const tags = ['b2b', 'yc', 'hot lead'];
const stages = ['new', 'won'];
const owners = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
/** Of an import that the scene adds. */
export const importId = '55555555-5555-4555-8555-555555555555';
export const lists = ['33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444'];
const addresses = ['ana@acme.example', 'bo@beta.example', 'me@mail.example'];
/** SHA-256 of bo@beta.example. */
export const hashedAddress = 'bo@beta.example';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const from = <T>(values: readonly T[]) => fc.constantFrom(...values);
const some = <T>(values: readonly T[]) => fc.uniqueArray(from(values), { maxLength: 3 });
const day = fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.UTC(2026, 9, 1 + days, 7)).toISOString());

const shared = {
  name: from(names),
  source: fc.constantFrom('hand', 'import', 'directory', 'sample'),
  is_sample: fc.boolean(),
  score: fc.integer({ min: 0, max: 3 }),
  created_at: day,
  updated_at: day,
  phone: maybe(fc.constant('+49 1')),
  linkedin: fc.constantFrom(null, null, 'in/ana-silva', 'company/acme'),
  facts: fc.constant({}),
};
const place = maybe(from(places)).map((found) => ({ country: found?.[0] ?? null, region: found?.[1] ?? null, city: found?.[2] ?? null }));

const technologies = ['WordPress', 'wordpress', 'WORDPRESS', 'C++', 'C', 'Größer'];
const technologyLists = fc.array(from(technologies), { maxLength: 3 }).map(technologyNames);

export const companyArbitrary = fc
  .record({
    ...shared,
    name: from(companyNames),
    domain: maybe(from(domains)),
    industry: maybe(from(industries)),
    size: maybe(from(companySizes.slice(0, 4))),
    founded: maybe(fc.integer({ min: 1998, max: 2002 })),
    status: maybe(from(companyStatuses)),
    tags: some(tags),
    technologies: technologyLists,
    seen_technologies: maybe(technologyLists),
    dropped_technologies: maybe(technologyLists),
    mail_provider: maybe(fc.constantFrom('google', 'own')),
    hiring_in: maybe(fc.subarray(departments.slice(0, 3))),
    // Some are new today, and some stop being new tomorrow.
    job_days: maybe(fc.array(fc.constantFrom(20_778, 20_751, 20_750, 20_749), { maxLength: 4 })),
    description: maybe(fc.constantFrom('Tools for developers', 'Banking, naïve and fast')),
    place,
  })
  .map(({ place: at, ...row }) => ({ ...row, ...at }));

export const personArbitrary = fc
  .record({
    ...shared,
    title: maybe(from(titles)),
    seniorities: some(seniorities.slice(0, 3)),
    department: maybe(from(departments.slice(0, 3))),
    email: maybe(from(addresses)),
    personal_email: maybe(from(addresses)),
    email_verdict: from(emailVerdicts),
    email_checked_at: maybe(day),
    mobile_phone: maybe(fc.constant('+49 2')),
    company_name: maybe(from(companyNames)),
    company_domain: maybe(from(domains)),
    place,
  })
  .map(({ place: at, title, ...row }) => ({ ...row, ...at, title, title_key: title === null ? null : readTitle(title).key }));

const choice = <T extends string>(values: readonly T[]) =>
  fc.record({ include: fc.array(from(values), { maxLength: 2 }), exclude: fc.array(from(values), { maxLength: 2 }) }, { requiredKeys: [] });
const range = (min: number, max: number) =>
  fc.record({ from: fc.integer({ min, max }), to: fc.integer({ min, max }) }, { requiredKeys: [] });

const filters = {
  industry: choice([...industries, 'finance', 'none']),
  size: choice(companySizes.slice(0, 4)),
  companyStatus: choice(companyStatuses),
  title: choice(['VP Sales', 'sales vp', 'developer', 'head', '?', 'ceo founder']),
  seniority: choice(seniorities.slice(0, 4)),
  department: choice(departments.slice(0, 4)),
  country: choice(['DE', 'FR', 'US', 'XX']),
  region: choice(['DE.02', 'DE.16', 'US.CA']),
  city: choice(['DE.02.munich', 'FR..saint-foo', 'X']),
  company: choice(['acme', 'ACME co', 'acme.example', 'https://www.zeta.io/x', 'zeta', '-']),
  name: choice([
    'ana silva',
    'SILVA ana',
    'Ána',
    'an',
    'ana acme',
    'mueller',
    'MÜLLER bo',
    'bo muller',
    'goetz',
    'Åke',
    'mueller soehne',
    'bo soehne',
    'acme',
    'o’neil',
    'zeta.io',
    'https://www.acme.example/about',
    'ana@acme.example',
    'BO@',
    'Me <me@mail.example>',
    'https://www.linkedin.com/in/Ana-Silva/',
    'linkedin.com/company/acme',
    'Ana Silva Pereira dos Santos e Albuquerque de Menezes',
    '!!',
  ]),
  keyword: choice(['ana', 'an sil', 'sales', 'acme', 'lu', 'e', 'dev', 'naive', 'b2b', '&', '...']),
  founded: range(1997, 2003),
  technology: choice(['wordpress', 'Wordpress', 'WordPress', 'c++', 'größer', 'Drupal']),
  openJobs: range(1, 4),
  hiringIn: choice(departments.slice(0, 4)),
  newJobs: range(1, 3),
  mailProvider: choice(['google', 'own', 'zoho']),
  verdict: choice(emailVerdicts),
  verdictAgeDays: range(0, 60),
  hasEmail: fc.boolean(),
  hasPhone: fc.boolean(),
  source: choice(['hand', 'import', 'directory', 'sample']),
  import: choice([importId, `${importId}:created`]),
  list: choice(lists),
  revealed: fc.boolean(),
  sample: fc.boolean(),
  own: fc.boolean(),
  stage: choice([...stages, 'lost']),
  owner: choice(owners),
  tag: choice([...tags, 'other']),
} satisfies Record<keyof LeadFilters, fc.Arbitrary<unknown>>;

/** At most three filters, because more match nothing among so few leads. */
const filtersArbitrary: fc.Arbitrary<LeadFilters> = fc
  .tuple(fc.record(filters), fc.uniqueArray(from(Object.keys(filters)), { maxLength: 3 }))
  .map(([all, chosen]) => Object.fromEntries(Object.entries(all).filter(([name]) => chosen.includes(name))) as LeadFilters);

export const queryArbitrary: fc.Arbitrary<LeadQuery> = fc.record({
  kind: fc.constantFrom<LeadKind>('people', 'companies'),
  filters: filtersArbitrary,
  sort: fc.record({ by: from(leadSorts), direction: fc.constantFrom('ascending', 'descending') }),
  limit: fc.integer({ min: 0, max: 7 }),
  facets: fc.constant(facets),
});

/** A question about likeness; leads are places among those of its kind. */
export const likenessArbitrary = fc.record({
  kind: fc.constantFrom<LeadKind>('people', 'companies'),
  examples: fc.uniqueArray(fc.nat(60), { minLength: 2, maxLength: 6 }),
  good: fc.uniqueArray(fc.nat(60), { maxLength: 1 }),
  bad: fc.uniqueArray(fc.nat(60), { maxLength: 1 }),
  choices: fc.uniqueArray(
    fc.record({
      trait: from([
        { family: 'country', value: 'DE' },
        { family: 'technology', value: 'wordpress' },
        { family: 'title', value: 'sales' },
        { family: 'seniority', value: 'vp' },
        { family: 'word', value: 'acme' },
        { family: 'openJobs', value: '1-4' },
        { family: 'age', value: '21-50' },
        { family: 'sector', value: 'software' },
      ] as const),
      choice: from([...traitChoices, 'prefer', 'prefer'] as const),
    }),
    { maxLength: 2, selector: ({ trait }) => trait },
  ),
  withoutStages: fc.subarray([...stages]),
  firstNew: fc.nat(60),
  onlyNew: fc.nat(3).map((drawn) => drawn === 0),
  limit: fc.integer({ min: 0, max: 40 }),
});

export const stateArbitrary = fc.record({ stage: maybe(from(stages)), owner_id: maybe(from(owners)), tags: some(tags), updated_at: day });
