/** A lead as an index takes it in: what can be asked of it, and nothing that is masked. */

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
