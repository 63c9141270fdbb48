/** What is stored of a company beyond its facts, by kind. */
import type { Identifier, Job, PostalAddress } from '@leadlight/enrichment';

export const detailKinds = ['technology', 'job', 'contact', 'location', 'person', 'identifier'] as const;
export type DetailKind = (typeof detailKinds)[number];

/** Where a page says it. Plain text. */
export interface StoredQuote {
  readonly page: string;
  readonly rule: string;
  readonly snippet: string;
  readonly before: string;
  readonly after: string;
  /** Seconds since 1970. */
  readonly fetchedAt: number;
}

export interface DetailValues {
  readonly technology: {
    readonly slug: string;
    readonly name: string;
    readonly categories: readonly string[];
    readonly version: string | null;
    /** From 1 to 100. */
    readonly confidence: number;
    readonly isImplied: boolean;
  };
  readonly job: Pick<Job, 'title' | 'department' | 'departmentId' | 'locations' | 'workplace' | 'url' | 'postedAt'> & {
    readonly employmentType: string | null;
    readonly salary: string | null;
  };
  readonly contact: {
    readonly kind: 'email' | 'phone' | 'social';
    readonly value: string;
    /** role or personal; voice, fax, mobile or whatsapp; the network. */
    readonly detail: string | null;
  };
  readonly location: PostalAddress;
  readonly person: {
    readonly name: string;
    readonly title: string | null;
    readonly email: string | null;
    readonly linkedin: string | null;
  };
  readonly identifier: Omit<Identifier, 'kind'> & { readonly kind: string };
}

/** Narrows a stored detail by its kind. */
export function isDetailOf<Kind extends DetailKind>(kind: Kind) {
  return <Detail extends { readonly kind: DetailKind; readonly value: unknown }>(
    detail: Detail,
  ): detail is Detail & { readonly kind: Kind; readonly value: DetailValues[Kind] } => detail.kind === kind;
}
