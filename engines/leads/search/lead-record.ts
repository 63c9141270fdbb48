/** A lead as the index receives it: everything that can be searched, and nothing that is masked. */
import type { LeadKind } from './query.ts';

export interface LeadRecord {
  readonly id: number;
  /** The pool lead that this one replaces for its workspace; null when there is none. */
  readonly poolId: number | null;
  readonly name: string;
  readonly title: string | null;
  readonly titleKey: string | null;
  readonly seniorities: readonly string[];
  readonly department: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly verdict: string | null;
  /** Days since 1970, UTC; null when the address was never verified. */
  readonly checkedDay: number | null;
  readonly hasPhone: boolean;
  readonly source: string;
  readonly isSample: boolean;
  /** From 0 to 1,000. */
  readonly score: number;
  /** Seconds since 1970. */
  readonly updatedAt: number;
  /** The ID of the person's company, or of the company itself. Null when only the person's own record names the company. */
  readonly companyId: number | null;
  readonly companyName: string | null;
  readonly companyDomain: string | null;
  readonly industry: string | null;
  readonly size: string | null;
  readonly founded: number | null;
  /** Of vocabulary/company-statuses. */
  readonly companyStatus: string | null;
  /** What the company uses, without duplicates (technologyNames). For people, their company's; also the next three. */
  readonly technologies: readonly string[];
  /** An ID of vocabulary/mail-providers. */
  readonly mailProvider: string | null;
  /** Departments of the vocabulary with an open job. */
  readonly hiringIn: readonly string[];
  /** Of each open job, the day on which it was posted or first seen: days since 1970. */
  readonly jobDays: readonly number[];
  /** Companies only. */
  readonly tags: readonly string[];
  /** Companies only. */
  readonly description: string | null;
  /** The domain of the person's work address and of the personal one. */
  readonly emailDomain: string | null;
  readonly personalDomain: string | null;
  /** The first 32 bits of the address's SHA-256. */
  readonly emailHash: number | null;
  readonly personalHash: number | null;
}

/** The order of a lead's fields in text input. */
const sharedFields = [
  'id',
  'poolId',
  'name',
  'country',
  'region',
  'city',
  'source',
  'isSample',
  'score',
  'updatedAt',
  'companyName',
  'companyDomain',
  'industry',
  'size',
  'founded',
  'companyId',
  'hasPhone',
  'companyStatus',
  'technologies',
  'mailProvider',
  'hiringIn',
  'jobDays',
] as const satisfies readonly (keyof LeadRecord)[];
const peopleFields = [
  'title',
  'titleKey',
  'seniorities',
  'department',
  'verdict',
  'checkedDay',
  'emailDomain',
  'personalDomain',
  'emailHash',
  'personalHash',
] as const satisfies readonly (keyof LeadRecord)[];
const companyOnlyFields = ['tags', 'description'] as const satisfies readonly (keyof LeadRecord)[];

export const leadFields = {
  people: [...sharedFields, ...peopleFields],
  companies: [...sharedFields, ...companyOnlyFields],
} as const satisfies Readonly<Record<LeadKind, readonly (keyof LeadRecord)[]>>;

/** The fields of a company's record that apply to the people who work there. */
export const employerFields = [
  'companyId',
  'companyName',
  'companyDomain',
  'industry',
  'size',
  'founded',
  'companyStatus',
  'technologies',
  'mailProvider',
  'hiringIn',
  'jobDays',
] as const;
export type EmployerField = (typeof employerFields)[number];

/** The fields that come only from a company's record when companies are read once instead of with each of their people. */
const companyRecordFields: ReadonlySet<string> = new Set([
  'industry',
  'size',
  'founded',
  'companyStatus',
  'technologies',
  'mailProvider',
  'hiringIn',
  'jobDays',
]);

/**
 * The order of fields in copied input. A person's fields only include those in the person's own row; the company's record comes before
 * it.
 */
export const copiedFields: Readonly<Record<LeadKind, readonly (keyof LeadRecord)[]>> = {
  people: leadFields.people.filter((field) => !companyRecordFields.has(field)),
  companies: leadFields.companies,
};

/** Separates the items of a field with several values. */
export const itemMark = '\u001d';

/** A lead, or an employer's record, in PostgreSQL's binary COPY format. */
export interface CopiedFields {
  /** Texts in UTF-8; numbers as big-endian integers of any length; several items as a text separated by {@link itemMark}. */
  readonly bytes: Uint8Array;
  /** The offset of each of {@link copiedFields} or {@link employerFields}; -1 when there is no value. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}
