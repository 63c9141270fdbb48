/** What is asked of a search process and what it answers. */
import { deserialize, serialize } from 'node:v8';
import type { LeadFilters, LeadKind, LeadQuery, LeadsPart, LookedUp, SuggestionField } from '@leadlight/leads';
import type { LikenessQuestion, LikenessStep } from '@leadlight/leads/likeness';

/** Increase this with every change to the messages or their meaning: processes of two versions refuse each other and search with SQL. */
export const protocolVersion = 4;

export interface SuggestionQuestion {
  readonly kind: LeadKind;
  readonly field: SuggestionField;
  readonly text: string;
  readonly limit: number;
}

/**
 * `today` in days since 1970, UTC. `lookedUp` are the leads of filters that the index doesn't know (@leadlight/leads, `LookedUp`). Each process with a
 * share of the leads is asked the kinds with "Part", `countEach` and `likeStep`, and the answers are merged; `first` is how many values of a facet,
 * or how many suggestions, should be certain after that. Infinity asks for all values.
 */
export type SearchQuestion =
  | { readonly kind: 'find'; readonly query: LeadQuery; readonly lookedUp: LookedUp; readonly today: number }
  | {
      readonly kind: 'findAll';
      readonly question: { readonly kind: LeadKind; readonly filters: LeadFilters };
      readonly lookedUp: LookedUp;
      readonly today: number;
    }
  | { readonly kind: 'suggest'; readonly question: SuggestionQuestion }
  | {
      readonly kind: 'findPart';
      readonly query: LeadQuery;
      readonly lookedUp: LookedUp;
      readonly today: number;
      readonly first: number;
    }
  | {
      readonly kind: 'findAllPart';
      readonly question: { readonly kind: LeadKind; readonly filters: LeadFilters };
      readonly lookedUp: LookedUp;
      readonly today: number;
    }
  | { readonly kind: 'suggestPart'; readonly question: SuggestionQuestion; readonly first: number }
  /** How many leads the filter of a field finds with each value. */
  | { readonly kind: 'countEach'; readonly of: LeadKind; readonly field: SuggestionField; readonly values: readonly string[] }
  | { readonly kind: 'like'; readonly question: LikenessQuestion; readonly today: number }
  /** One step of the same. */
  | { readonly kind: 'likeStep'; readonly step: LikenessStep };

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
  /** Which leads the process must have, such as `2/4`. One with others refuses, because the answers would count leads twice, or not at all. */
  readonly share: string;
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

/** Eight bytes for each id, then two for each score. */
export function encodeLeadsPart({ ids, scores }: LeadsPart): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(ids.byteLength + scores.byteLength);
  bytes.set(new Uint8Array(ids.buffer, ids.byteOffset, ids.byteLength));
  bytes.set(new Uint8Array(scores.buffer, scores.byteOffset, scores.byteLength), ids.byteLength);
  return bytes;
}

/** @param content of any alignment */
export function decodeLeadsPart(content: Uint8Array): LeadsPart {
  const { buffer } = new Uint8Array(content);
  const count = buffer.byteLength / (Float64Array.BYTES_PER_ELEMENT + Uint16Array.BYTES_PER_ELEMENT);
  return { ids: new Float64Array(buffer, 0, count), scores: new Uint16Array(buffer, count * Float64Array.BYTES_PER_ELEMENT, count) };
}
