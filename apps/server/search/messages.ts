/** Messages between the API's thread and the search thread. */
import type { ConnectionTarget } from '@leadlight/db/platform';
import type { LeadFilters, LeadKind, LeadQuery, LookedUp, SuggestedValue } from '@leadlight/leads';
import type { LikenessQuestion } from '@leadlight/leads/likeness';
import type { SuggestionQuestion } from './search.ts';

export interface WorkerSetup {
  readonly target: ConnectionTarget;
  readonly snapshotPath: string;
}

export type ToWorker =
  | {
      readonly kind: 'find';
      readonly id: number;
      readonly workspaceId: string;
      readonly query: LeadQuery;
      readonly lookedUp: LookedUp;
      readonly today: number;
    }
  | {
      readonly kind: 'findAll';
      readonly id: number;
      readonly workspaceId: string;
      readonly question: { readonly kind: LeadKind; readonly filters: LeadFilters };
      readonly lookedUp: LookedUp;
      readonly today: number;
    }
  | { readonly kind: 'suggest'; readonly id: number; readonly workspaceId: string; readonly question: SuggestionQuestion }
  | {
      readonly kind: 'like';
      readonly id: number;
      readonly workspaceId: string;
      readonly question: LikenessQuestion;
      readonly today: number;
    }
  /** The result is no longer needed. */
  | { readonly kind: 'forget'; readonly id: number }
  | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'ready'; readonly leads: number }
  /** Every change that was committed before this moment, in milliseconds, is applied. */
  | { readonly kind: 'caughtUp'; readonly at: number; readonly leads: number }
  | { readonly kind: 'log'; readonly level: 'info' | 'warn'; readonly what: string; readonly details: Readonly<Record<string, unknown>> }
  /** The results as JSON, because copying hundreds of small objects between threads takes five times as long. Null for a cursor of another search. */
  | { readonly kind: 'found'; readonly id: number; readonly answer: string | null }
  | { readonly kind: 'foundAll'; readonly id: number; readonly ids: Float64Array<ArrayBuffer> }
  /** A `Likeness` as JSON. */
  | { readonly kind: 'liked'; readonly id: number; readonly answer: string }
  | { readonly kind: 'suggested'; readonly id: number; readonly values: readonly SuggestedValue[] }
  | { readonly kind: 'failed'; readonly id: number };

/** Messages from the thread that builds the index to the search thread. */
export type FromBuilder =
  /** The pool as a snapshot, in shared memory. */
  | { readonly kind: 'built'; readonly image: SharedArrayBuffer }
  /** The snapshot could not be written, so the next start reads all leads again. */
  | { readonly kind: 'notKept'; readonly fault: Readonly<Record<string, unknown>> };
