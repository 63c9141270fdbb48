/** What is asked of a search process and what it answers. */
import { deserialize, serialize } from 'node:v8';
import type { LeadFilters, LeadKind, LeadQuery, LookedUp, SuggestionField } from '@leadlight/leads';
import type { LikenessQuestion } from '@leadlight/leads/likeness';

/** Increase this with every change to the messages or their meaning: processes of two versions refuse each other and search with SQL. */
export const protocolVersion = 2;

export interface SuggestionQuestion {
  readonly kind: LeadKind;
  readonly field: SuggestionField;
  readonly text: string;
  readonly limit: number;
}

/** `today` in days since 1970, UTC. `lookedUp` are the leads of filters that the index doesn't know (@leadlight/leads, `LookedUp`). */
export type SearchQuestion =
  | { readonly kind: 'find'; readonly query: LeadQuery; readonly lookedUp: LookedUp; readonly today: number }
  | {
      readonly kind: 'findAll';
      readonly question: { readonly kind: LeadKind; readonly filters: LeadFilters };
      readonly lookedUp: LookedUp;
      readonly today: number;
    }
  | { readonly kind: 'suggest'; readonly question: SuggestionQuestion }
  | { readonly kind: 'like'; readonly question: LikenessQuestion; readonly today: number };

/** How an index is doing, for metrics. */
export interface IndexState {
  readonly isReady: boolean;
  /** Of the pool. */
  readonly leads: number;
  /** Every change that was committed before is in the index, in milliseconds since 1970; null before the first time. */
  readonly caughtUpAt: number | null;
  /** Memory of the search process, in bytes. */
  readonly memoryBytes: number;
}

/** The first frame of a connection. */
export interface Hello {
  readonly protocol: number;
  /** The token of SEARCH_TOKEN; empty for a process of one's own. */
  readonly token: string;
}

/** Bytes of a workspace's id at the start of a question, so that it can be handed to a thread without reading the question. */
export const workspaceIdBytes = 36;

/** Bytes of the trace context that follows it, also so that it is known without reading the question; spaces where there is none. */
export const traceparentBytes = 55;
/** A question with the leads of its filters: eight bytes each. */
export const mostQuestionBytes = 268_435_456;

/** @param traceparent the span that asks, as W3C trace context */
export function encodeQuestion(workspaceId: string, question: SearchQuestion, traceparent = ''): readonly Uint8Array[] {
  const head =
    workspaceId.slice(0, workspaceIdBytes).padEnd(workspaceIdBytes) + traceparent.slice(0, traceparentBytes).padEnd(traceparentBytes);
  return [Buffer.from(head, 'latin1'), serialize(question)];
}

export function decodeQuestion(bytes: Uint8Array): SearchQuestion {
  return deserialize(bytes) as SearchQuestion;
}
