/** What a cell of a list shows. */
import type { SourceKind } from '@leadlight/leads';
import type { SourcedValue } from '@leadlight/profiles';
import type { EmailVerdict } from '@leadlight/vocabulary';

export type CellState = 'filled' | 'masked' | 'pending' | 'empty';

export interface Cell {
  readonly columnId: string;
  readonly state: CellState;
  readonly text: string | null;
  /** What rows are sorted by; null without a value that is shown. */
  readonly sortValue: string | number | null;
  readonly verdict: EmailVerdict | null;
  readonly source: SourceKind | null;
  readonly locator: string | null;
  /** Of an answer: the passage that proves it. */
  readonly quote: string | null;
  readonly observedAt: Date | null;
  /** Why there is no value; null with one. */
  readonly reason: string | null;
  /** Null if it was never looked for. */
  readonly lookedForAt: Date | null;
  readonly profileRow: { readonly runId: string; readonly row: number } | null;
  readonly enrichmentId: string | null;
  /** Of a value that a profile run looks for: whether it is proven, and when it was seen. */
  readonly known: SourcedValue | null;
  /** Fictional leads are never looked for. */
  readonly isSample: boolean;
}
