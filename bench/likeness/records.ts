/** Leads as the search index receives them, from the fictional sample and from a file of companies, and the traits that the baselines use. */
import { readFileSync } from 'node:fs';
import { generateSample, sampleCompanyCount, type SampleCompany } from '@leadlight/leads/sample';
import { wordsOf, type LeadRecord } from '@leadlight/leads';
import { blankRecord } from '@leadlight/leads/testing';
import { companySizeOf } from '@leadlight/vocabulary';
import { createRandom } from '../random.ts';

const now = Date.UTC(2026, 0, 1) / 1000;
export const today = Math.floor(now / 86_400);
const year = 2026;

const noFields = { ...blankRecord, updatedAt: now };

const departments = ['engineering', 'sales', 'marketing', 'support', 'hr', 'data', 'finance'];
const mailProviders = ['google', 'microsoft', 'microsoft', 'own', 'zoho'];

/** The people of the sample. What their companies publish is known of two fifths; a quarter of those have jobs. */
export function samplePeople(count: number, seed: number): LeadRecord[] {
  const companies = new Map<number, Partial<LeadRecord>>();
  const people: LeadRecord[] = [];
  const random = createRandom(seed);
  const firstPerson = sampleCompanyCount(count) + 1;
  for (const made of generateSample({ leads: count, seed, now })) {
    if (made.kind === 'company') companies.set(made.number, employerOf(made, random));
    else {
      const { person, number, companyNumber } = made;
      const { country, region, city } = person.place ?? { country: null, region: null, city: null };
      people.push({
        ...noFields,
        ...companies.get(companyNumber),
        id: firstPerson + number,
        name: person.name ?? 'Unknown',
        title: person.title,
        titleKey: person.titleKey,
        seniorities: person.seniorities,
        department: person.department,
        country,
        region,
        city,
        score: number % 1_000,
      });
    }
  }
  return people;
}

function employerOf({ company, number }: SampleCompany, random: () => number): Partial<LeadRecord> {
  const isRead = random() < 0.4;
  const isHiring = isRead && random() < 0.5;
  return {
    companyId: number + 1,
    companyName: company.name,
    industry: company.industry,
    size: company.size,
    founded: company.founded,
    technologies: isRead ? company.technologies : [],
    mailProvider: isRead ? (mailProviders[Math.floor(random() * mailProviders.length)] ?? null) : null,
    hiringIn: isHiring ? departments.filter(() => random() < 0.25) : [],
    jobDays: isHiring ? Array.from({ length: 1 + Math.floor(random() ** 2 * 30) }, () => today - Math.floor(random() * 60)) : [],
  };
}

interface FileCompany {
  readonly company_id: number;
  readonly company_name: string;
  readonly short_description: string | null;
  readonly long_description: string | null;
  readonly tags: readonly string[];
  readonly location: string | null;
  readonly country: string | null;
  readonly year_founded: number | null;
  readonly team_size: number | null;
}

/** Companies of a file, without their tags, which are the labels. @param path JSON: an array of companies */
export function fileCompanies(path: string): {
  readonly leads: readonly LeadRecord[];
  readonly tags: ReadonlyMap<number, readonly string[]>;
} {
  const companies = JSON.parse(readFileSync(path, 'utf8')) as readonly FileCompany[];
  const leads = companies.map((company, at): LeadRecord => ({
    ...noFields,
    id: at + 1,
    companyId: at + 1,
    name: company.company_name,
    companyName: company.company_name,
    description: [company.short_description, company.long_description].filter(Boolean).join(' '),
    country: company.country || null,
    city: company.location || null,
    founded: company.year_founded,
    size: company.team_size ? companySizeOf(company.team_size) : null,
  }));
  return { leads, tags: new Map(companies.map(({ tags }, at) => [at + 1, tags])) };
}

const ages: readonly (readonly [string, number])[] = [
  ['0-2', 2],
  ['3-5', 5],
  ['6-10', 10],
  ['11-20', 20],
  ['21-50', 50],
  ['51+', Infinity],
];

/** The same traits that likeness uses, as texts. */
export function traitsOf(lead: LeadRecord): string[] {
  const one = (family: string, value: string | null): string[] => (value === null ? [] : [`${family}:${value}`]);
  const many = (family: string, values: readonly string[]): string[] => values.map((value) => `${family}:${value}`);
  const age = lead.founded === null ? undefined : ages.find(([, most]) => year - (lead.founded ?? 0) <= most);
  const jobs = lead.jobDays.length;
  return [
    ...one('industry', lead.industry),
    ...one('sector', lead.industry?.split('.', 1)[0] ?? null),
    ...one('size', lead.size),
    ...one('country', lead.country),
    ...one('region', lead.region),
    ...one('city', lead.city),
    ...one('department', lead.department),
    ...one('age', age?.[0] ?? null),
    ...one('mailProvider', lead.mailProvider),
    ...one('openJobs', jobs === 0 ? null : jobs < 5 ? '1-4' : jobs < 20 ? '5-19' : '20+'),
    ...many('seniority', lead.seniorities),
    ...many('title', lead.titleKey?.split(' ') ?? []),
    ...many('technology', lead.technologies),
    ...many('hiringIn', lead.hiringIn),
    ...many(
      'word',
      lead.description === null ? [] : [...new Set(wordsOf(`${lead.name} ${lead.description}`))].filter((word) => word.length > 2),
    ),
  ];
}
