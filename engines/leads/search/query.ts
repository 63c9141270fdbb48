/**
 * What can be searched in the leads that a workspace sees, and the result. The same query works with every search engine behind the
 * port: the column index (here), plain SQL (packages/db, the reference), and a distributed one. Plain data; values are IDs of the
 * vocabularies.
 * Masked contact details cannot be searched: a filter on them would reveal them.
 */
import type { CompanySize, CompanyStatus, Department, EmailVerdict, Seniority } from '@leadlight/vocabulary/values';

export const leadKinds = ['people', 'companies'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Any of `include` (everything when empty or absent), and none of `exclude`. */
export interface Choice<Value extends string = string> {
  readonly include?: readonly Value[] | undefined;
  readonly exclude?: readonly Value[] | undefined;
}

/** Both ends are inclusive; an absent end is open. A lead without the value matches no range. */
export interface NumberRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** All filters must match; an absent filter does not restrict. P: for people only; the contract rejects it for companies. */
export interface LeadFilters {
  /** IDs from vocabulary/industries; a sector's ID includes all its industries. For people, their company's industry. */
  readonly industry?: Choice | undefined;
  readonly size?: Choice<CompanySize> | undefined;
  /** Whether the company still exists. For people, their company's. */
  readonly companyStatus?: Choice<CompanyStatus> | undefined;
  /** P. Titles as a person types them. Each one finds all its spellings and translations, and titles that contain its words. */
  readonly title?: Choice | undefined;
  /** P */
  readonly seniority?: Choice<Seniority> | undefined;
  /** P */
  readonly department?: Choice<Department> | undefined;
  /** ISO 3166-1 alpha-2. A person's own country; for companies, the company's. */
  readonly country?: Choice | undefined;
  readonly region?: Choice | undefined;
  readonly city?: Choice | undefined;
  /** Company names or domains as a person types them: a domain must match exactly, a name must match from the beginning. */
  readonly company?: Choice | undefined;
  /**
   * Names as a person types them: every word must start a word of the name or of the company, and one of them a word of the name, in any
   * of its usual spellings ({@link nameWordsOf}). Also a
   * domain, a LinkedIn URL, and an email address, which finds only the workspace's own and revealed people: masked details must not be
   * confirmed ({@link nameText}).
   */
  readonly name?: Choice | undefined;
  /**
   * Words, each of which must start a word of the name, title, company, or a company's tags or description. Never searches contact
   * details.
   */
  readonly keyword?: Choice | undefined;
  /** The year in which the company was founded. */
  readonly founded?: NumberRange | undefined;
  /** Names of technologies that the company uses, in any case. For people, their company's; also the next four. */
  readonly technology?: Choice | undefined;
  /** The number of open jobs, where there are any. */
  readonly openJobs?: NumberRange | undefined;
  /** Departments with an open job. */
  readonly hiringIn?: Choice<Department> | undefined;
  /** The number of open jobs that were posted in the last 28 days, where there are any. */
  readonly newJobs?: NumberRange | undefined;
  /** IDs of vocabulary/mail-providers. */
  readonly mailProvider?: Choice | undefined;
  /** P */
  readonly verdict?: Choice<EmailVerdict> | undefined;
  /** P. Days since the address was verified. */
  readonly verdictAgeDays?: NumberRange | undefined;
  /** P. Whether the person has an address, of work or a personal one. */
  readonly hasEmail?: boolean | undefined;
  readonly hasPhone?: boolean | undefined;
  /** Source kinds of facts: where the lead first came from. */
  readonly source?: Choice | undefined;
  /** IDs of imports: the leads that an import created or updated; "<id>:created" for those it created. */
  readonly import?: Choice | undefined;
  /** IDs of lists of the same kind. */
  readonly list?: Choice | undefined;
  /** P */
  readonly revealed?: boolean | undefined;
  readonly sample?: boolean | undefined;
  /** True: only the workspace's own leads; false: only the pool's. */
  readonly own?: boolean | undefined;
  readonly stage?: Choice | undefined;
  /** IDs of the members who own leads. */
  readonly owner?: Choice | undefined;
  readonly tag?: Choice | undefined;
}

/** Facets whose values have counts, computed without the facet's own filter. */
export const facets = [
  'industry',
  'size',
  'companyStatus',
  'technology',
  'hiringIn',
  'mailProvider',
  'seniority',
  'department',
  'country',
  'region',
  'city',
  'verdict',
  'hasEmail',
  'hasPhone',
  'source',
  'list',
  'revealed',
  'sample',
  'own',
  'stage',
  'owner',
  'tag',
] as const;
export type Facet = (typeof facets)[number];

/** `relevance`: how well the `name` filter matches, then the score. */
export const leadSorts = ['score', 'relevance', 'name', 'company', 'size', 'founded', 'updated'] as const;
export type LeadSort = (typeof leadSorts)[number];

export interface LeadQuery {
  readonly kind: LeadKind;
  readonly filters: LeadFilters;
  /** Ties by ID, ascending. Leads without the value come last in both directions. */
  readonly sort: { readonly by: LeadSort; readonly direction: 'ascending' | 'descending' };
  /** 0 to 200 leads; 0 requests counts only. */
  readonly limit: number;
  /** Opaque, from the previous result; absent for the first page. */
  readonly cursor?: string | undefined;
  /** Which facets to count; empty requests the page only. */
  readonly facets: readonly Facet[];
}

export interface FacetCount {
  /** An ID from the vocabulary; "true" or "false" for yes and no. */
  readonly value: string;
  readonly count: number;
}

export interface LeadResults {
  /** Exact. */
  readonly total: number;
  /** By count, largest first, ties by value; at most 100 values per facet, plus the chosen ones. */
  readonly counts: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>;
  readonly ids: readonly number[];
  readonly nextCursor: string | null;
}
