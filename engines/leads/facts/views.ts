/** The current values of a record, parsed into the vocabularies: what search, lists, and screens show. */
import { companyDomainOf, emailDomain, emailKey, linkedinKey, splitPersonName } from '@leadlight/vocabulary/identity';
import { memoize } from '@leadlight/vocabulary/text';
import { readTitle } from '@leadlight/vocabulary/titles';
import { parseIndustry } from '@leadlight/vocabulary/industries';
import { unknownPlace, parsePlace, type Place } from '@leadlight/vocabulary/places';
import { companySizeOf, parseCompanySize, parseCompanyStatus, type EmailVerdict } from '@leadlight/vocabulary/values';
import { currentAmong } from './current-value.ts';
import { unpackFacts } from './packing.ts';
import type { Fact, PackedFacts } from './facts.ts';
import type { LeadCompany, LeadPerson } from './leads.ts';

const titleOf = memoize(readTitle, 20_000);
const placeOf = memoize((text: string): Place => {
  const answer = parsePlace(text, { isPlace: true });
  return answer.kind === 'unknown' ? unknownPlace : answer.place;
}, 20_000);
const industryNamed = memoize(parseIndustry, 5_000);

/** The latest verification of the person's address. Stored separately from facts, since it ages by its own rules. */
export interface EmailCheck {
  /** The address that was checked: the verdict counts only while the person has this one. */
  readonly address: string;
  readonly verdict: EmailVerdict;
  /** Seconds since 1970. */
  readonly checkedAt: number;
}

/** @param now seconds since 1970 */
export function personOf(packed: PackedFacts, now: number, check: EmailCheck | null = null): LeadPerson {
  return readPerson(currentAmong(unpackFacts(packed), now), check);
}

/** The person described by unpacked facts, such as those of one row. */
export function personOfFacts(facts: readonly Fact[], now: number): LeadPerson {
  return readPerson(currentAmong(facts, now), null);
}

/** One fact per field. Scanning a few dozen is faster than building a map. */
type Current = readonly Fact[];

const factOf = (current: Current, name: string): Fact | undefined => current.find(({ field }) => field === name);

function readPerson(current: Current, check: EmailCheck | null): LeadPerson {
  const text = (field: string): string | null => textOf(factOf(current, field));
  const read = reading(current);
  const [first, last, whole, written] = [text('firstName'), text('lastName'), text('name'), text('title')];
  const split = first === null && last === null && whole !== null ? splitPersonName(whole) : { firstName: first, lastName: last };
  const title = titleOf(written ?? '');
  const email = read('email', emailKey);
  const checked = check !== null && check.address === email ? check : null;
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
    emailVerdict: checked?.verdict ?? 'not_checked',
    emailCheckedAt: checked?.checkedAt ?? null,
    personalEmail: read('personalEmail', emailKey),
    phone: text('phone'),
    mobilePhone: text('mobilePhone'),
    linkedin: read('linkedin', linkedinKey),
    place: placeOf(text('location') ?? ''),
    companyName: text('companyName'),
    companyDomain: read('companyDomain', companyDomainOf) ?? employerOf(email),
    isSample: isSample(current),
  };
}

/** @param now seconds since 1970 */
export function companyOf(packed: PackedFacts, now: number): LeadCompany {
  return readCompany(currentAmong(unpackFacts(packed), now));
}

/** The company described by unpacked facts, such as those of one row. */
export function companyOfFacts(facts: readonly Fact[], now: number): LeadCompany {
  return readCompany(currentAmong(facts, now));
}

function readCompany(current: Current): LeadCompany {
  const text = (field: string): string | null => textOf(factOf(current, field));
  const read = reading(current);
  const employees = numberOf(factOf(current, 'employees'));
  return {
    kind: 'company',
    name: text('name'),
    domain: read('domain', companyDomainOf) ?? read('website', companyDomainOf),
    linkedin: read('linkedin', linkedinKey),
    industry: read('industry', industryNamed),
    employees,
    size: (employees === null ? null : companySizeOf(employees)) ?? read('size', parseCompanySize),
    founded: numberOf(factOf(current, 'founded')),
    place: placeOf(text('location') ?? ''),
    phone: text('phone'),
    description: text('description'),
    tags: listOf(factOf(current, 'tags')),
    technologies: listOf(factOf(current, 'technologies')),
    mailProvider: text('mailProvider'),
    status: read('status', parseCompanyStatus),
    isSample: isSample(current),
  };
}

/** The employer's domain from a work address; null for an address at a mail provider. */
function employerOf(email: string | null): string | null {
  const domain = email === null ? null : emailDomain(email);
  return domain === null ? null : companyDomainOf(domain);
}

/** Parses a field's text into a vocabulary. Missing fields are not parsed. */
function reading(current: Current): <Value>(field: string, parse: (text: string) => Value | null) => Value | null {
  return (field, parse) => {
    const text = textOf(factOf(current, field));
    return text === null ? null : parse(text);
  };
}

/** One generated fact marks the record as sample: fictional and real data never mix. */
function isSample(current: Current): boolean {
  return current.some(({ evidence }) => evidence.source === 'sample');
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
