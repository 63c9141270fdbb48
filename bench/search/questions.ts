/** Queries like those of users who narrow a market down; the same for the same seed. */
import { facets, type LeadFilters, type LeadKind, type LeadQuery } from '@leadlight/leads';
import { randomFrom } from '@leadlight/leads/sample';

type Question = Omit<LeadQuery, 'cursor'>;

const countries = ['US', 'GB', 'DE', 'FR', 'ES', 'NL', 'BR', 'IT', 'IN', 'CA'];
const sizes = ['2-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000'] as const;
const seniorities = ['c_suite', 'vp', 'head', 'director', 'manager', 'senior'] as const;
const departments = ['engineering', 'sales', 'marketing', 'finance', 'hr', 'it', 'operations'] as const;
const sectors = ['software', 'finance', 'health', 'manufacturing', 'retail', 'education'];
const titles = [
  'VP Sales',
  'Head of Marketing',
  'CTO',
  'Software Engineer',
  'Account Executive',
  'Geschäftsführer',
  'Directeur commercial',
  'HR Manager',
];
const technologies = ['Salesforce', 'React', 'Microsoft 365', 'PostgreSQL', 'Technology 1', 'Technology 40', 'Technology 900'];
const words = ['sales', 'data', 'mar', 'cloud', 'anna', 'product lead', 'smith', 'north'];

/** All facets that the screen shows. */
const asked = { limit: 25, facets, sort: { by: 'score', direction: 'descending' } } as const;

const websiteFilters = new Set<string>(['technology', 'mailProvider', 'hiringIn', 'openJobs', 'newJobs']);

/**
 * Few filters with many results, many filters with few; a tenth in another sort order.
 * @param isProfile only what versions before the search by website details understand, to compare with them
 */
export function mixedQuestions(count: number, seed: number, isProfile = false): Question[] {
  const random = randomFrom(seed);
  const some = <T>(values: readonly T[], most: number): T[] =>
    Array.from({ length: 1 + Math.floor(random.next() * most) }, () => random.oneOf(values));
  const filtersOf = (): LeadFilters => {
    const dice = random.next();
    if (dice < 0.08) return {};
    if (dice < 0.2) return { title: { include: [random.oneOf(titles)] } };
    if (dice < 0.28) return { keyword: { include: [random.oneOf(words)] } };
    const all: LeadFilters = {
      country: random.chance(0.15) ? { exclude: [random.oneOf(countries)] } : { include: some(countries, 3) },
      size: { include: some(sizes, 3) },
      seniority: { include: some(seniorities, 3) },
      department: { include: some(departments, 2) },
      industry: { include: some(sectors, 2) },
      title: { include: [random.oneOf(titles)] },
      verdict: { include: ['deliverable'] },
      hasPhone: true,
      revealed: false,
      founded: { from: 1990 + Math.floor(random.next() * 30) },
      technology: random.chance(0.2) ? { exclude: [random.oneOf(technologies)] } : { include: some(technologies, 2) },
      mailProvider: { include: [random.oneOf(['google', 'microsoft', 'own'])] },
      hiringIn: { include: some(departments, 2) },
      openJobs: { from: 1 + Math.floor(random.next() * 10) },
      newJobs: { from: 1 },
    };
    const names = (Object.keys(all) as (keyof LeadFilters)[]).filter((name) => !isProfile || !websiteFilters.has(name));
    const chosen = new Set(some(names, 4));
    return Object.fromEntries(Object.entries(all).filter(([name]) => chosen.has(name as keyof LeadFilters)));
  };
  return Array.from({ length: count }, (_each, at) => {
    const kind: LeadKind = at % 12 === 11 ? 'companies' : 'people';
    const all = filtersOf();
    const filters =
      kind === 'people'
        ? all
        : {
            ...{ country: all.country, size: all.size, industry: all.industry, technology: all.technology },
            ...{ mailProvider: all.mailProvider, hiringIn: all.hiringIn, openJobs: all.openJobs, newJobs: all.newJobs },
          };
    const sort =
      at % 10 === 9 ? { by: random.oneOf(['name', 'company', 'updated', 'size'] as const), direction: 'ascending' as const } : asked.sort;
    const counted = isProfile ? facets.filter((facet) => !websiteFilters.has(facet)) : facets;
    return { ...asked, facets: counted, kind, filters: JSON.parse(JSON.stringify(filters)) as LeadFilters, sort };
  });
}

/** Queries that find a third of all leads or more. */
export function broadQuestions(): Question[] {
  const filters: LeadFilters[] = [
    {},
    { country: { include: ['US'] } },
    { country: { exclude: ['US'] } },
    { hasPhone: true },
    { verdict: { exclude: ['undeliverable'] } },
    { size: { exclude: ['1'] } },
    { seniority: { exclude: ['intern', 'entry'] } },
    { verdict: { include: ['deliverable', 'risky', 'not_checked'] }, country: { exclude: ['IN', 'BR'] } },
    { founded: { from: 1950 } },
    { sample: false, revealed: false },
    { technology: { exclude: ['Salesforce'] } },
    { mailProvider: { exclude: ['own'] }, hiringIn: { exclude: ['legal'] } },
  ];
  return filters.map((each) => ({ ...asked, kind: 'people', filters: each }));
}
