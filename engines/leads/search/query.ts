/**
 * What can be asked of the leads that a workspace sees, and what is answered. The same question goes to every engine behind the port:
 * the column index (here), plain SQL (packages/db, the reference) and one that is distributed.
 * Plain data; values are ids of the vocabularies. Surprise: contact details are no part of it: a filter on masked details would tell them.
 */
import type { CompanySize } from '../vocabulary/company-sizes.ts';
import type { Department } from '../vocabulary/departments.ts';
import type { EmailVerdict } from '../vocabulary/email-verdicts.ts';
import type { Seniority } from '../vocabulary/seniority.ts';

export const leadKinds = ['people', 'companies'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Any of `include` (all, when it is empty or absent), and none of `exclude`. */
export interface Choice<Value extends string = string> {
  readonly include?: readonly Value[] | undefined;
  readonly exclude?: readonly Value[] | undefined;
}

/** Both ends included; an absent end is open. A lead without the value is outside every range. */
export interface NumberRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** All filters hold together; an absent one does not restrict. For companies those marked P are refused by the contract. */
export interface LeadFilters {
  /** Ids of vocabulary/industries; a sector's id stands for all of its industries. Of the person's company. */
  readonly industry?: Choice | undefined;
  readonly size?: Choice<CompanySize> | undefined;
  /** P. Titles as a person writes them; each finds all its spellings and translations, and titles that contain it as words. */
  readonly title?: Choice | undefined;
  /** P */
  readonly seniority?: Choice<Seniority> | undefined;
  /** P */
  readonly department?: Choice<Department> | undefined;
  /** ISO 3166-1 alpha-2. Of the person; of a company its own. */
  readonly country?: Choice | undefined;
  readonly region?: Choice | undefined;
  readonly city?: Choice | undefined;
  /** Names or domains of companies, as a person writes them: a domain matches exactly, a name by its words from the beginning. */
  readonly company?: Choice | undefined;
  /** Words, each of which must begin a word of the name, title, company, tags or description (a company's). Never of contact details. */
  readonly keyword?: Choice | undefined;
  /** Year in which the company was founded. */
  readonly founded?: NumberRange | undefined;
  /** P */
  readonly verdict?: Choice<EmailVerdict> | undefined;
  /** P. Days since the address was checked. */
  readonly verdictAgeDays?: NumberRange | undefined;
  readonly hasPhone?: boolean | undefined;
  /** Source kinds of facts: where the lead came from first. */
  readonly source?: Choice | undefined;
  /** Ids of lists of the same kind. */
  readonly list?: Choice | undefined;
  /** P */
  readonly revealed?: boolean | undefined;
  readonly sample?: boolean | undefined;
  /** True: the workspace's own leads alone; false: the pool's alone. */
  readonly own?: boolean | undefined;
  readonly stage?: Choice | undefined;
  /** Ids of members who look after leads. */
  readonly owner?: Choice | undefined;
  readonly tag?: Choice | undefined;
}

/** Facets with counts beside every value, computed with the filter's own choice left out. */
export const facets = [
  'industry',
  'size',
  'seniority',
  'department',
  'country',
  'region',
  'city',
  'verdict',
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

export const leadSorts = ['score', 'name', 'company', 'size', 'founded', 'updated'] as const;
export type LeadSort = (typeof leadSorts)[number];

export interface LeadQuery {
  readonly kind: LeadKind;
  readonly filters: LeadFilters;
  /** Ties by id, ascending. Leads without the value stand last in both directions. */
  readonly sort: { readonly by: LeadSort; readonly direction: 'ascending' | 'descending' };
  /** 0 to 200 leads; 0 asks for counts alone. */
  readonly limit: number;
  /** Opaque, from the answer before; absent for the first page. */
  readonly cursor?: string | undefined;
  /** Which facets to count; none is a question for the page alone. */
  readonly facets: readonly Facet[];
}

export interface FacetCount {
  /** Id of the vocabulary; "true" or "false" for yes and no. */
  readonly value: string;
  readonly count: number;
}

export interface LeadAnswer {
  /** Exact. */
  readonly total: number;
  /** By count, largest first, ties by value; at most 100 values a facet besides those that are chosen. */
  readonly counts: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>;
  readonly ids: readonly number[];
  readonly nextCursor: string | null;
}
