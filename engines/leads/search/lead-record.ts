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
}

/** The order in which a lead's fields stand where leads come as text, millions at a time. */
export const leadFields = {
  people: [
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
    'title',
    'titleKey',
    'seniorities',
    'department',
    'verdict',
    'checkedDay',
  ],
  companies: [
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
    'tags',
    'description',
  ],
} as const satisfies Readonly<Record<LeadKind, readonly (keyof LeadRecord)[]>>;

/** Between the items of a field that has several. */
export const itemMark = '\u001d';

/** One lead as text: numbers in decimals, yes and no as 1 and 0, several items with {@link itemMark} between them. */
export interface LeadText {
  /** UTF-8. */
  readonly bytes: Uint8Array;
  /** Where each of {@link leadFields} begins; -1 where the lead has no value. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}
