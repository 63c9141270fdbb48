/** What the API's thread and the thread that searches say to each other. */
import type { ConnectionTarget } from '@leadlight/db/platform';
import type { LeadFilters, LeadKind, LeadQuery, SuggestedValue } from '@leadlight/leads';
import type { SuggestionQuestion } from './search.ts';

export interface WorkerSetup {
  readonly target: ConnectionTarget;
  readonly snapshotPath: string;
}

export type ToWorker =
  | { readonly kind: 'find'; readonly id: number; readonly workspaceId: string; readonly query: LeadQuery; readonly today: number }
  | {
      readonly kind: 'findAll';
      readonly id: number;
      readonly workspaceId: string;
      readonly question: { readonly kind: LeadKind; readonly filters: LeadFilters };
      readonly today: number;
    }
  | { readonly kind: 'suggest'; readonly id: number; readonly workspaceId: string; readonly question: SuggestionQuestion }
  /** Nobody waits for it any more. */
  | { readonly kind: 'forget'; readonly id: number }
  | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'ready'; readonly leads: number }
  | { readonly kind: 'log'; readonly level: 'info' | 'warn'; readonly what: string; readonly details: Readonly<Record<string, unknown>> }
  /** The answer as JSON: hundreds of small objects cost a copy between threads five times as long. Null for a cursor of another search. */
  | { readonly kind: 'found'; readonly id: number; readonly answer: string | null }
  | { readonly kind: 'foundAll'; readonly id: number; readonly ids: Float64Array<ArrayBuffer> }
  | { readonly kind: 'suggested'; readonly id: number; readonly values: readonly SuggestedValue[] }
  | { readonly kind: 'failed'; readonly id: number };

/** What the thread that builds the index says to the one that searches. */
export type FromBuilder =
  /** The pool as a snapshot, in memory that both look at. */
  | { readonly kind: 'built'; readonly image: SharedArrayBuffer }
  /** The next start reads all leads again. */
  | { readonly kind: 'notKept'; readonly fault: Readonly<Record<string, unknown>> };
