/**
 * The interface for searching leads. Every implementation returns the same results as plain SQL (packages/db/search/search.queries.ts); start.ts
 * chooses the implementation.
 */
import type { IndexState, SuggestionQuestion } from '@leadlight/adapters/search';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { LeadResults, LeadFilters, LeadKind, LeadQuery, SuggestedValue } from '@leadlight/leads';
import type { Likeness, LikenessQuestion } from '@leadlight/leads/likeness';

/**
 * @param now for the age of verdicts
 * @param signal aborted when the caller disconnects
 * @throws Refusal cursor_invalid; unavailable if it takes too long
 */
export type SearchLeads = (workspaceId: string, query: LeadQuery, now: Date, signal?: AbortSignal) => Promise<LeadResults>;

/** Values that leads of this workspace have, most leads first. @throws Refusal unavailable */
export type SuggestValues = (workspaceId: string, question: SuggestionQuestion, signal?: AbortSignal) => Promise<readonly SuggestedValue[]>;

/**
 * All matching leads, best score first, in parts, for commands on a whole search. Includes everything committed before the call.
 * @param tx the caller's transaction, for implementations that read from the database
 * @throws Refusal unavailable
 */
export type FindAllLeads = (
  tx: WorkspaceTx,
  workspaceId: string,
  question: { readonly kind: LeadKind; readonly filters: LeadFilters },
  now: Date,
) => AsyncIterable<readonly string[]>;

/**
 * What distinguishes some leads, and the other leads like them: the same with one index, a divided pool, and ClickHouse.
 * @throws Refusal unavailable if there is no index for so many leads at the moment, or if it takes too long; ranking_unsupported if there will be none
 */
export type FindLikeLeads = (workspaceId: string, question: LikenessQuestion, now: Date, signal?: AbortSignal) => Promise<Likeness>;

export interface Search {
  readonly find: SearchLeads;
  readonly findAll: FindAllLeads;
  readonly suggest: SuggestValues;
  readonly like: FindLikeLeads;
  /** Of the index; null where there is none. */
  indexState(): IndexState | null;
  stop(): Promise<void>;
}
