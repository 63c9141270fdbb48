/** Which documents there are, which question reaches which of their operations, and where our adapters differ from them on purpose. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providers, type CompanySubject, type PersonSubject, type Provider } from '@leadlight/adapters/providers';
import { readOperations, type Operation } from './openapi.ts';

export const documents: Readonly<Record<string, readonly string[]>> = {
  'people-data-labs': ['peopledatalabs.json'],
  hunter: ['hunter-email-finder.yml', 'hunter-enrichment.yml', 'hunter-account.yml'],
  apollo: ['apollo-enrichment.yml'],
  lusha: ['lusha-v2.yaml'],
  coresignal: ['coresignal-employee.yml', 'coresignal-company.yml'],
};

/** Paths that the vendor's documentation writes differently from the published document. The adapter uses the vendor's (decision 56). */
const renamedPaths: readonly (readonly [from: string, to: string])[] = [
  ['/cdapi/v2/multi_source_employee', '/cdapi/v2/employee_multi_source'],
  ['/cdapi/v2/multi_source_company', '/cdapi/v2/company_multi_source'],
];

/** Paths that the vendor documents on its site (docs.apollo.io, Authentication), and that no document here has. */
export const withoutDocument: readonly string[] = ['/api/v1/auth/health'];

/** @throws if the folder lacks a document */
export function readDocuments(folder: string): readonly Operation[] {
  return Object.values(documents)
    .flat()
    .flatMap((file) => readOperations(readFileSync(join(folder, file), 'utf8')))
    .map((operation) => ({
      ...operation,
      path: renamedPaths.reduce((path, [from, to]) => (path.startsWith(from) ? to + path.slice(from.length) : path), operation.path),
    }));
}

export const person: PersonSubject = {
  kind: 'person',
  linkedin: null,
  email: null,
  name: null,
  firstName: null,
  lastName: null,
  companyName: null,
  companyDomain: null,
};
const named: PersonSubject = { ...person, name: 'Ana Maria Silva', firstName: 'Ana Maria', lastName: 'Silva' };
const company: CompanySubject = { kind: 'company', domain: null, name: null, linkedin: null };

/** People and companies as they come: by one key, by several, by name and employer, with letters of any script. */
const people: readonly PersonSubject[] = [
  { ...person, linkedin: 'in/ana-silva' },
  { ...person, email: 'ana.silva+x@acme.com' },
  { ...named, companyDomain: 'acme.com' },
  { ...named, companyName: 'Acme & Söhne' },
  { ...person, name: '山田 太郎', companyName: '株式会社アクメ' },
  { ...named, linkedin: 'in/ana-silva', email: 'ana@acme.com', companyName: 'Acme', companyDomain: 'acme.com' },
];
const companies: readonly CompanySubject[] = [
  { ...company, domain: 'acme.com' },
  { ...company, name: 'Acme & Söhne' },
  { ...company, linkedin: 'company/acme' },
  { domain: 'acme.com', name: 'Acme', linkedin: 'company/acme', kind: 'company' },
];

export interface Question {
  readonly provider: Provider;
  readonly kind: 'person' | 'company' | 'many' | 'test';
  readonly subject: PersonSubject | CompanySubject;
  readonly fields: readonly string[];
}

/** Every question that a provider can be asked with these subjects, and its test. */
export function questionsFor(id: string): readonly Question[] {
  const provider = providers.find(({ description }) => description.id === id);
  if (!provider) throw new Error(`There is no provider ${id}.`);
  const fieldSets = [[], ['title'], ['email'], ['companyLinkedin']];
  const askable = (subject: PersonSubject | CompanySubject): boolean => provider.canAsk(subject);
  return [
    ...people.filter(askable).flatMap((subject) => fieldSets.map((fields) => ({ provider, kind: 'person' as const, subject, fields }))),
    ...companies.filter(askable).map((subject) => ({ provider, kind: 'company' as const, subject, fields: [] })),
    // With a name: without one, an answer about several has to repeat the profile or the address, and documented examples are about others.
    ...(provider.many
      ? people
          .filter((subject) => askable(subject) && subject.name !== null)
          .map((subject) => ({ provider, kind: 'many' as const, subject, fields: [] }))
      : []),
    { provider, kind: 'test', subject: person, fields: [] },
  ];
}

const because = (reason: string, ...pointers: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pointers.map((pointer) => [pointer, reason]));
const newerThanDocument = 'In the data dictionary of docs.peopledatalabs.com, which is newer than the document.';
const otherNames = 'docs.coresignal.com has this name; the document has another one for the same value (decision 56).';

/** Fields that an adapter reads and its document does not have, with the reason. `*` is every item of a list; what is inside a field is included. */
export const undocumentedFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/v5/person/enrich': {
    ...because('The API wraps the person; the document has the person itself.', '/data', '/likelihood'),
    ...because(newerThanDocument, '/job_last_verified', '/job_last_changed', '/summary', '/languages', '/recommended_personal_email'),
  },
  '/v5/company/enrich': {
    ...because('The API wraps some answers.', '/data'),
    ...because(newerThanDocument, '/display_name'),
  },
  '/api/v1/people/bulk_match': because(
    'The document has it in the answer about one person, which has the same form.',
    '/matches/*/organization/short_description',
    '/matches/*/organization/seo_description',
    '/matches/*/organization/technology_names',
    '/matches/*/organization/annual_revenue',
    '/matches/*/organization/total_funding',
    '/matches/*/organization/latest_funding_stage',
    '/matches/*/organization/latest_funding_round_date',
  ),
  '/v2/person': because("In the document's example, not in its schema.", '/contact/data/emailAddresses/*/type'),
  '/cdapi/v2/employee_multi_source/collect/{id}': because(
    otherNames,
    '/updated_at',
    '/professional_network_url',
    '/location_city',
    '/location_state',
    '/location_country',
    '/location_full',
    '/primary_professional_email',
    '/primary_professional_email_status',
    '/languages',
    '/experience/*/position_title',
    '/active_experience_title',
    '/experience/*/active_experience',
    '/experience/*/company_website',
    '/experience/*/company_professional_network_url',
  ),
  '/cdapi/v2/company_multi_source/collect/{id}': because(
    otherNames,
    '/updated_at',
    '/company_name',
    '/unique_domain',
    '/professional_network_url',
    '/size_range',
    '/founded_year',
    '/hq_city',
    '/hq_region',
    '/hq_country',
    '/description_enriched',
  ),
};

/** Fields that only answers of another kind have: Lusha answers either an error or a contact or company. */
export const leftOut: readonly string[] = ['/contact/error', '/errors'];

/** Types that an adapter accepts for fields of any other type, by provider. */
export const toleratedTypes: Readonly<Record<string, readonly string[]>> = {
  // In plans without contact data, contact fields are `true` or `false` (docs.peopledatalabs.com, "Data types and fields").
  'people-data-labs': ['boolean'],
};
