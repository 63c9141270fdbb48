/** Converts a database row to the form that the engine's export presets expect. Values that the workspace may not see are already null. */
import type { ExportedCompanyRow, ExportedRow } from '@leadlight/db/exports';
import {
  currentFacts,
  dayOf,
  newJobDays,
  packFacts,
  unpackFacts,
  withoutContacts,
  type Evidence,
  type ExportedLead,
  type LeadCompany,
  type LeadPerson,
  type PackedFacts,
} from '@leadlight/leads';
import { secondsOf } from '../leads/seconds.ts';

/**
 * @param owners names of members by their ids
 * @param now seconds since 1970
 */
export function exportedLead(
  { person, company, work, isRevealed }: ExportedRow,
  withEvidence: boolean,
  owners: ReadonlyMap<string, string>,
  now: number,
): ExportedLead {
  const { ownerId, ...kept } = work;
  return {
    work: { ...kept, owner: ownerId === null ? null : (owners.get(ownerId) ?? 'A former member') },
    person: person && personOfRow(person),
    company: company && companyOfRow(company),
    background: person && backgroundOf(person.background, isRevealed, now),
    hiring: company && hiringOf(company, now),
    technologies: company?.categories ?? {},
    evidence: withEvidence
      ? new Map([
          ...evidenceOf('person', person?.facts ?? null, isRevealed, now),
          ...evidenceOf('company', company?.facts ?? null, true, now),
        ])
      : none,
  };
}

const none: ReadonlyMap<string, Evidence> = new Map();

// Columns are text, but only vocabulary values are written to them.
function personOfRow(row: NonNullable<ExportedRow['person']>): LeadPerson {
  return {
    kind: 'person',
    name: row.name,
    firstName: row.first_name,
    lastName: row.last_name,
    title: row.title,
    titleKey: row.title_key,
    seniorities: row.seniorities as LeadPerson['seniorities'],
    department: row.department as LeadPerson['department'],
    email: row.email,
    emailVerdict: row.email_verdict as LeadPerson['emailVerdict'],
    emailCheckedAt: row.email_checked_at && secondsOf(row.email_checked_at),
    personalEmail: row.personal_email,
    phone: row.phone,
    mobilePhone: row.mobile_phone,
    linkedin: row.linkedin,
    place: placeOf(row),
    companyName: row.company_name,
    companyDomain: row.company_domain,
    isSample: row.is_sample,
  };
}

function backgroundOf(packed: PackedFacts | null, isRevealed: boolean, now: number): ExportedLead['background'] {
  if (packed === null) return null;
  const facts = currentFacts(isRevealed ? packed : packFacts(withoutContacts(unpackFacts(packed))), now);
  const textOf = (field: string): string | null => {
    const value = facts.get(field)?.value;
    return typeof value === 'string' ? value : null;
  };
  const textsOf = (field: string): readonly string[] => {
    const value = facts.get(field)?.value ?? [];
    return typeof value === 'object' ? value : [String(value)];
  };
  return {
    employerSince: textOf('employerSince'),
    previousEmployers: textsOf('previousEmployers'),
    languages: textsOf('languages'),
    profiles: textsOf('profiles'),
    bio: textOf('bio'),
  };
}

/** Null without open jobs: nothing says that there are none. */
function hiringOf({ job_days: days, hiring_in: departments }: ExportedCompanyRow, now: number): ExportedLead['hiring'] {
  if (days === null || days.length === 0) return null;
  const newJobs = days.filter((day) => dayOf(now) - day < newJobDays).length;
  return { openJobs: days.length, newJobs, departments: departments ?? [] };
}

function companyOfRow(row: ExportedCompanyRow): LeadCompany {
  return {
    kind: 'company',
    name: row.name,
    domain: row.domain,
    linkedin: row.linkedin,
    industry: row.industry,
    employees: row.employees,
    size: row.size as LeadCompany['size'],
    founded: row.founded,
    status: row.status as LeadCompany['status'],
    place: placeOf(row),
    phone: row.phone,
    description: row.description,
    tags: row.tags,
    technologies: row.technologies,
    mailProvider: row.mail_provider,
    isSample: row.is_sample,
  };
}

function placeOf(row: {
  country: string | null;
  region: string | null;
  city: string | null;
  city_name: string | null;
}): LeadPerson['place'] {
  return { country: row.country, region: row.region, city: row.city, cityName: row.city_name };
}

function evidenceOf(of: 'person' | 'company', packed: PackedFacts | null, isShown: boolean, now: number): [string, Evidence][] {
  if (!packed) return [];
  const facts = isShown ? packed : packFacts(withoutContacts(unpackFacts(packed)));
  return [...currentFacts(facts, now)].map(([field, { evidence }]) => [
    `${of}.${field}`,
    // The author is a colleague's id, which must not leave the workspace with the file.
    evidence.source === 'hand' ? { ...evidence, locator: '' } : evidence,
  ]);
}
