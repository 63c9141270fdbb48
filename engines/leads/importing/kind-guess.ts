/** What the rules say about the kind of a file's rows, and why. */
import type { ImportTarget } from './import-targets.ts';

/** What a file lists. A list of people may name their companies; a list of companies contains no people. */
export type ImportedKind = 'people' | 'companies';

/** Why rows are people or companies; the product words it. `column` is a header of the file. */
export interface KindReason {
  readonly code: 'person_columns' | 'company_columns' | 'person_names' | 'company_names' | 'profiles' | 'mailboxes' | 'undecided';
  readonly column: string | null;
}

export interface KindGuess {
  readonly kind: ImportedKind;
  readonly isSure: boolean;
  readonly reason: KindReason;
  /** The column that names the companies, although its header has another meaning, too ("Title"). */
  readonly nameColumn: number | null;
}

export interface NamedColumn {
  readonly column: number;
  readonly header: string;
  readonly target: ImportTarget;
}

/** How the rules answer: sure, unless `more` says otherwise. */
export const answer = (
  kind: ImportedKind,
  code: KindReason['code'],
  column: NamedColumn | undefined,
  more: Partial<Pick<KindGuess, 'isSure' | 'nameColumn'>> = {},
): KindGuess => ({ kind, isSure: true, nameColumn: null, ...more, reason: { code, column: column?.header ?? null } });

/** The same for what only the user knows. */
export const ask = (kind: ImportedKind, column: NamedColumn | undefined, nameColumn: number | null = null): KindGuess =>
  answer(kind, 'undecided', column, { isSure: false, nameColumn });
