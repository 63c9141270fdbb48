/** A lead as an index takes it in: what can be asked of it, and nothing that is masked. */
import type { LeadKind } from './query.ts';

export interface LeadRecord {
  readonly id: number;
  /** The pool's lead that this one stands in front of; null where there is none. */
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
  /** Days since 1970, UTC; null when the address was never checked. */
  readonly checkedDay: number | null;
  readonly hasPhone: boolean;
  readonly source: string;
  readonly isSample: boolean;
  /** 0 to 1,000. */
  readonly score: number;
  /** Seconds since 1970. */
  readonly updatedAt: number;
  /** Of a person's company; of a company, itself. Null where only the person's own words name it. */
  readonly companyId: number | null;
  readonly companyName: string | null;
  readonly companyDomain: string | null;
  readonly industry: string | null;
  readonly size: string | null;
  readonly founded: number | null;
  /** Of a company's record. */
  readonly tags: readonly string[];
  /** A company's. */
  readonly description: string | null;
  /** What stands behind the @ of a person's address of work, and of the other one. */
  readonly emailDomain: string | null;
  readonly personalDomain: string | null;
  /** The first 32 bits of SHA-256 of the address. */
  readonly emailHash: number | null;
  readonly personalHash: number | null;
}

/** The order in which a lead's fields stand where leads come as text. */
const ofEveryLead = [
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
] as const satisfies readonly (keyof LeadRecord)[];
const ofPeople = [
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
const ofCompanies = ['tags', 'description'] as const satisfies readonly (keyof LeadRecord)[];

export const leadFields = {
  people: [...ofEveryLead, ...ofPeople],
  companies: [...ofEveryLead, ...ofCompanies],
} as const satisfies Readonly<Record<LeadKind, readonly (keyof LeadRecord)[]>>;

/** What a company's record says of the people at it. */
export const employerFields = ['companyId', 'companyName', 'companyDomain', 'industry', 'size', 'founded'] as const;
export type EmployerField = (typeof employerFields)[number];

/** What a company's record says, where companies come once and not with each of their people. */
const ofTheRecordAlone: ReadonlySet<string> = new Set(['industry', 'size', 'founded']);

/** The order in which fields stand where leads come by the million. Of a person, what stands in the row itself: the record of its company comes before. */
export const copiedFields: Readonly<Record<LeadKind, readonly (keyof LeadRecord)[]>> = {
  people: leadFields.people.filter((field) => !ofTheRecordAlone.has(field)),
  companies: leadFields.companies,
};

/** Between the items of a field that has several. */
export const itemMark = '\u001d';

/** A lead, or a company that people work at, as PostgreSQL's binary format writes it. */
export interface CopiedFields {
  /** Texts in UTF-8; numbers as big-endian integers of any length; several items as a text with {@link itemMark} between them. */
  readonly bytes: Uint8Array;
  /** Where each of {@link copiedFields} or {@link employerFields} begins; -1 where there is no value. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}
