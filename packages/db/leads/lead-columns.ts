/**
 * The columns of people and companies, and the only code that derives their values from the facts. Facts are the source; every other column follows
 * from them.
 */
import {
  firstAndLastWord,
  nameKeyOfCompany,
  nameKeyOfPerson,
  secondKeyOfCompany,
  personOf,
  registerKeysOf,
  scoreCompany,
  scorePerson,
  similarNameKey,
  technologyNames,
  type EmailCheck,
  type LeadCompany,
  type LeadPerson,
  type PackedFacts,
  type SourceKind,
} from '@leadlight/leads';
import { phoneEnd, type CountryCode, type EmailVerdict } from '@leadlight/vocabulary';
import type { StagedValue } from '../platform/index.ts';
import { columnBounds, numberWithin, textCut, textWithin } from './column-bounds.ts';

interface LeadToWrite {
  readonly id: number;
  readonly facts: PackedFacts;
  /** Id of the pool record of the same lead. */
  readonly poolId: number | null;
  /** The record's first source; default: the source of its first fact. Written once. */
  readonly source?: SourceKind;
  /**
   * The version that was read (StoredPerson.version, StoredCompany.version); null for a new lead. A record that has changed since is not overwritten.
   */
  readonly version: string | null;
}

export interface PersonToWrite extends LeadToWrite {
  /** The employer's record, in the workspace or in the pool; null if none is known. */
  readonly companyId: number | null;
  /** The current values of the facts (personOf). */
  readonly lead: LeadPerson;
}

export interface CompanyToWrite extends LeadToWrite {
  /** The current values of the facts (companyOf). */
  readonly lead: LeadCompany;
}

/** The workspace of the row, and the time of the write. */
export interface CellContext {
  readonly isPool: boolean;
  readonly now: Date;
}

export const personColumns = [
  'id',
  'pool_id',
  'company_id',
  'name',
  'name_key',
  'first_name',
  'last_name',
  'title',
  'title_key',
  'seniorities',
  'department',
  'country',
  'region',
  'city',
  'city_name',
  'email',
  'email_verdict',
  'email_checked_at',
  'personal_email',
  'phone',
  'mobile_phone',
  'linkedin',
  'company_name',
  'company_domain',
  'first_word',
  'last_word',
  'phone_end',
  'source',
  'is_sample',
  'score',
  'facts',
  'updated_at',
] as const;

/** In the order of personColumns. */
export function personCells(write: Omit<PersonToWrite, 'version'>, { isPool, now }: CellContext): StagedValue[] {
  const person = write.lead;
  const bounds = columnBounds.people;
  const checkedAt = numberWithin(person.emailCheckedAt, bounds.email_checked_at);
  const nameKey = person.name === null ? null : textWithin(nameKeyOfPerson(person), bounds.name_key);
  const [firstWord, lastWord] = firstAndLastWord(nameKey);
  return [
    write.id,
    write.poolId,
    write.companyId,
    labelOfPerson(person, isPool),
    nameKey,
    person.firstName,
    person.lastName,
    person.title,
    person.titleKey,
    person.seniorities,
    person.department,
    person.place.country,
    person.place.region,
    person.place.city,
    person.place.cityName,
    textWithin(person.email, bounds.email),
    person.emailVerdict,
    checkedAt === null ? null : new Date(checkedAt * 1000),
    textWithin(person.personalEmail, bounds.personal_email),
    person.phone,
    person.mobilePhone,
    textWithin(person.linkedin, bounds.linkedin),
    person.companyName,
    textWithin(person.companyDomain, bounds.company_domain),
    firstWord,
    lastWord,
    phoneEndOf(person.mobilePhone ?? person.phone, person.place.country),
    sourceOf(write),
    person.isSample,
    numberWithin(scorePerson(person, freshestOf(write.facts), secondsOf(now)), bounds.score) ?? 0,
    write.facts,
    now,
  ];
}

export const companyColumns = [
  'id',
  'pool_id',
  'name',
  'name_key',
  'second_key',
  'similar_key',
  'domain',
  'linkedin',
  'industry',
  'size',
  'employees',
  'founded',
  'status',
  'country',
  'region',
  'city',
  'city_name',
  'phone',
  'phone_end',
  'description',
  'tags',
  'register_keys',
  'technologies',
  'mail_provider',
  'source',
  'is_sample',
  'score',
  'facts',
  'updated_at',
] as const;

/** In the order of companyColumns. */
export function companyCells(write: Omit<CompanyToWrite, 'version'>, { now }: CellContext): StagedValue[] {
  const company = write.lead;
  const bounds = columnBounds.companies;
  const nameKey = nameKeyOfCompany(company.name);
  const { city, cityName } = company.place;
  return [
    write.id,
    write.poolId,
    labelOfCompany(company),
    textWithin(nameKey, bounds.name_key),
    textWithin(secondKeyOfCompany(company), bounds.second_key),
    textWithin(similarNameKey({ name: nameKey, city: city ?? cityName }), bounds.similar_key),
    textWithin(company.domain, bounds.domain),
    textWithin(company.linkedin, bounds.linkedin),
    company.industry,
    company.size,
    numberWithin(company.employees, bounds.employees),
    numberWithin(company.founded === null ? null : Math.trunc(company.founded), bounds.founded),
    company.status,
    company.place.country,
    company.place.region,
    company.place.city,
    company.place.cityName,
    company.phone,
    phoneEndOf(company.phone, company.place.country),
    company.description,
    company.tags,
    listOrNull(registerKeysOf(write.facts)),
    technologyNames(company.technologies),
    company.mailProvider,
    sourceOf(write),
    company.isSample,
    numberWithin(scoreCompany(company, freshestOf(write.facts), secondsOf(now)), bounds.score) ?? 0,
    write.facts,
    now,
  ];
}

const phoneEndOf = (phone: string | null, country: CountryCode | null): string | null => (phone === null ? null : phoneEnd(phone, country));
const listOrNull = (list: readonly string[]): readonly string[] | null => (list.length === 0 ? null : list);
const sourceOf = ({ source, facts }: Pick<LeadToWrite, 'source' | 'facts'>): string => source ?? facts.e[0]?.[0] ?? 'hand';

/** When the newest fact was found, in seconds since 1970. */
function freshestOf({ e }: PackedFacts): number {
  return e.reduce((newest, [, , , , fetchedAt]) => Math.max(newest, fetchedAt), 0);
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

const unnamedPerson = 'Unnamed person';
const unnamedCompany = 'Unnamed company';
const handleOf = (linkedin: string | null): string | null => linkedin?.replace(/^[^/]*\//, '') ?? null;

/**
 * The label in lists: the name or, if no source has one, an address or LinkedIn handle. Both are stored as `name`; {@link isLabel} distinguishes
 * them.
 * @param isPool whether the record is the pool's, whose addresses are masked until revealed
 */
export function labelOfPerson({ name, linkedin, email, personalEmail }: LeadPerson, isPool: boolean): string {
  const address = isPool ? null : email || personalEmail;
  return textCut(name || handleOf(linkedin) || address || unnamedPerson, columnBounds.people.name);
}

/** Like labelOfPerson. */
export function labelOfCompany({ name, domain, linkedin }: LeadCompany): string {
  return textCut(name || domain || handleOf(linkedin) || unnamedCompany, columnBounds.companies.name);
}

/**
 * SQL condition: whether `name` of this row is a label from labelOfPerson or labelOfCompany, not a name from a source. Where a name is needed as a
 * fact (an export, a find), such a row has none.
 * @param row alias of the table
 */
export function isLabel(kind: 'people' | 'companies', row: string): string {
  const handle = `left(regexp_replace(${row}.linkedin, '^[^/]*/', ''), ${columnBounds[kind].name.longest})`;
  const labels = kind === 'people' ? [handle, `${row}.email`, `${row}.personal_email`] : [`${row}.domain`, handle];
  // Earlier versions wrote '?'.
  return `coalesce(${row}.name_key is null and ${row}.name = any(array[${labels.join(', ')}, '${kind === 'people' ? unnamedPerson : unnamedCompany}', '?']), false)`;
}

/** The verdict of a stored row's address; null if there is none. */
export function emailCheckOf(stored: {
  readonly email: string | null;
  readonly emailVerdict: EmailVerdict;
  readonly emailCheckedAt: Date | null;
}): EmailCheck | null {
  if (stored.email === null || stored.emailCheckedAt === null) return null;
  return { address: stored.email, verdict: stored.emailVerdict, checkedAt: secondsOf(stored.emailCheckedAt) };
}

/** The current values of a person's facts, with the first of these verdicts that is about the current address. @param now seconds since 1970 */
export function personWith(facts: PackedFacts, now: number, checks: readonly (EmailCheck | null)[]): LeadPerson {
  let person = personOf(facts, now, checks[0] ?? null);
  for (const check of checks.slice(1)) if (person.emailCheckedAt === null && check !== null) person = personOf(facts, now, check);
  return person;
}
