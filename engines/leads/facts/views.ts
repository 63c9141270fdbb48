/** The current values of a record, read into the vocabularies: what search, lists and screens show. */
import { domainOf, emailDomain, emailKey, isMailProvider, linkedinKey, splitPersonName } from '../identity/index.ts';
import { remembered } from '../text/remembered.ts';
import { readTitle } from '../titles/index.ts';
import {
  companySizeOf,
  nowhere,
  parseCompanySize,
  parseIndustry,
  parsePlace,
  type CompanySize,
  type EmailVerdict,
  type Place,
} from '../vocabulary/index.ts';
import { currentFacts } from './current-value.ts';
import type { Fact, PackedFacts } from './facts.ts';
import type { LeadCompany, LeadPerson } from './leads.ts';

const titleOf = remembered(readTitle, 20_000);
const placeOf = remembered((text: string): Place => {
  const answer = parsePlace(text);
  return answer.kind === 'unknown' ? nowhere : answer.place;
}, 20_000);
const industryNamed = remembered(parseIndustry, 5_000);

/** The last check of the person's address, kept apart from its facts: it ages by its own rules. */
export interface EmailCheck {
  readonly verdict: EmailVerdict;
  /** Seconds since 1970. */
  readonly checkedAt: number;
}

/** @param now seconds since 1970 */
export function personOf(packed: PackedFacts, now: number, check: EmailCheck | null = null): LeadPerson {
  const current = currentFacts(packed, now);
  const text = (field: string): string | null => textOf(current.get(field));
  const [first, last, whole, written] = [text('firstName'), text('lastName'), text('name'), text('title')];
  const split = first === null && last === null && whole !== null ? splitPersonName(whole) : { firstName: first, lastName: last };
  const title = titleOf(written ?? '');
  const email = emailKey(text('email') ?? '');
  return {
    kind: 'person',
    name: whole ?? ([first, last].filter((part) => part !== null).join(' ') || null),
    firstName: split.firstName,
    lastName: split.lastName,
    title: written,
    titleKey: title.key,
    seniorities: title.seniorities,
    department: title.department,
    email,
    emailVerdict: email === null || check === null ? 'not_checked' : check.verdict,
    emailCheckedAt: email === null ? null : (check?.checkedAt ?? null),
    personalEmail: emailKey(text('personalEmail') ?? ''),
    phone: text('phone'),
    mobilePhone: text('mobilePhone'),
    linkedin: linkedinKey(text('linkedin') ?? ''),
    place: placeOf(text('location') ?? ''),
    companyName: text('companyName'),
    companyDomain: domainOf(text('companyDomain') ?? '') ?? employerOf(email),
    isSample: isSample(current),
  };
}

/** @param now seconds since 1970 */
export function companyOf(packed: PackedFacts, now: number): LeadCompany {
  const current = currentFacts(packed, now);
  const text = (field: string): string | null => textOf(current.get(field));
  const employees = numberOf(current.get('employees'));
  return {
    kind: 'company',
    name: text('name'),
    domain: domainOf(text('domain') ?? '') ?? domainOf(text('website') ?? ''),
    linkedin: linkedinKey(text('linkedin') ?? ''),
    industry: industryNamed(text('industry') ?? ''),
    employees,
    size: sizeOf(employees, text('size')),
    founded: numberOf(current.get('founded')),
    place: placeOf(text('location') ?? ''),
    phone: text('phone'),
    description: text('description'),
    tags: listOf(current.get('tags')),
    technologies: listOf(current.get('technologies')),
    isSample: isSample(current),
  };
}

/** An address at an employer tells the employer's domain; one at a mail provider does not. */
function employerOf(email: string | null): string | null {
  const domain = email === null ? null : emailDomain(email);
  return domain === null || isMailProvider(domain) ? null : domainOf(domain);
}

function sizeOf(employees: number | null, band: string | null): CompanySize | null {
  return (employees === null ? null : companySizeOf(employees)) ?? parseCompanySize(band ?? '');
}

/** One fact of a generator marks the record: nothing fictional is ever mixed with what is not. */
function isSample(current: ReadonlyMap<string, Fact>): boolean {
  return [...current.values()].some(({ evidence }) => evidence.source === 'sample');
}

function textOf(fact: Fact | undefined): string | null {
  if (fact === undefined) return null;
  const { value } = fact;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : value.join(', ');
}

function numberOf(fact: Fact | undefined): number | null {
  const value = typeof fact?.value === 'string' ? Number(fact.value) : fact?.value;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function listOf(fact: Fact | undefined): readonly string[] {
  if (fact === undefined) return [];
  return typeof fact.value === 'object' ? fact.value : [String(fact.value)];
}
