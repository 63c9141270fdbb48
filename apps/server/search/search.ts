/**
 * The port between whoever asks for leads and the engines that find them. Every engine gives the same answers as plain SQL
 * (packages/db/search/search.queries.ts); which one answers is decided where the server is put together.
 */
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { LeadResults, LeadFilters, LeadKind, LeadQuery, SuggestionField, SuggestedValue } from '@leadlight/leads';

/**
 * @param now for the age of verdicts
 * @param signal given up when the caller has gone
 * @throws Refusal cursor_invalid; unavailable when it would take too long
 */
export type SearchLeads = (workspaceId: string, query: LeadQuery, now: Date, signal?: AbortSignal) => Promise<LeadResults>;

export interface SuggestionQuestion {
  readonly kind: LeadKind;
  readonly field: SuggestionField;
  readonly text: string;
  readonly limit: number;
}

/** Values that leads of this workspace have, most leads first. @throws Refusal unavailable */
export type SuggestValues = (workspaceId: string, question: SuggestionQuestion, signal?: AbortSignal) => Promise<readonly SuggestedValue[]>;

/**
 * All that match, best score first, in parts: for what is done with a whole search. As what was committed before the question says.
 * @param tx of the caller, for an engine that reads there
 * @throws Refusal unavailable
 */
export type FindAllLeads = (
  tx: WorkspaceTx,
  workspaceId: string,
  question: { readonly kind: LeadKind; readonly filters: LeadFilters },
  now: Date,
) => AsyncIterable<readonly string[]>;

export interface Search {
  readonly find: SearchLeads;
  readonly findAll: FindAllLeads;
  readonly suggest: SuggestValues;
  stop(): Promise<void>;
}
