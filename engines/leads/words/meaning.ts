/** What a part of a query means. */
import type { LeadFilters, LeadKind } from '../search/query.ts';

export type WordsField = Exclude<keyof LeadFilters, 'source' | 'import' | 'list' | 'revealed' | 'sample' | 'owner' | 'tag'>;
export type ChoiceField = Exclude<WordsField, RangeField | YesField>;
export type RangeField = 'founded' | 'openJobs' | 'newJobs' | 'verdictAgeDays';
export type YesField = 'hasEmail' | 'hasPhone' | 'own';

export type Meaning =
  | { readonly field: ChoiceField; readonly value: string }
  | { readonly field: RangeField; readonly from: number | null; readonly to: number | null }
  | { readonly field: YesField; readonly value: boolean };

export interface Reading {
  /** The token after the part. */
  readonly end: number;
  readonly meanings: readonly Meaning[];
  /** What the part says about the kind of leads. */
  readonly kind?: LeadKind;
  /** Understood, but no filter has it. */
  readonly isUnfilterable?: boolean;
  /** Tokens inside the part that are understood and have no filter: "scientists" in "hiring scientists". All tokens: the filter has more than the part means. */
  readonly unfilterable?: { readonly from: number; readonly end: number };
  /** A role as a title, as typed and in the singular: what it becomes beside another role that only a title can mean. */
  readonly title?: string;
  /** A place that is only a part of what the filter has: "not in the Randstad" must not exclude the Netherlands. */
  readonly isPart?: boolean;
  /** Already excludes what it means: "unverified", "without phone". */
  readonly isNegative?: boolean;
}

export const choice = (field: ChoiceField, ...values: readonly string[]): Meaning[] => values.map((value) => ({ field, value }));
export const range = (field: RangeField, from: number | null, to: number | null): Meaning[] => [{ field, from, to }];

export const peopleFields: ReadonlySet<WordsField> = new Set(['title', 'seniority', 'department', 'verdict', 'hasEmail', 'verdictAgeDays']);
