/** The last description in this tab, with what was not read of it: kept until it is dismissed or another one is read. */
import type { SavedSearch } from '../../api/contract.ts';
import { kept, listOf, textOf } from '../../store/kept.ts';
import { paramsOf, type Filters, type LeadKind } from '../lead-search.ts';
import type { PlaceOfRegions } from './read-as-regions.ts';

export interface KeptWords {
  readonly text: string;
  /** The search that it became, as `searchKey` writes it. */
  readonly searched?: string;
  readonly notUnderstood: readonly string[];
  readonly notFilterable: readonly string[];
  /** From a saved search, which doesn't store what was not read: the sentence is read again to show it. */
  readonly isSaved?: boolean;
  /** Words that were read as misspelled, and words that the user wants read as typed. */
  readonly corrections?: readonly { readonly typed: string; readonly read: string }[];
  readonly asTyped?: readonly string[];
  /** Places that were read as several regions. */
  readonly ofRegions?: readonly PlaceOfRegions[];
}

export const noWords: KeptWords = { text: '', notUnderstood: [], notFilterable: [] };

export const wordsOf = (workspaceId: string) =>
  kept<KeptWords>({ name: `words.${workspaceId}`, version: 1, forTab: true, parse: readKept });

function readKept(value: unknown): KeptWords | undefined {
  const { text, searched, notUnderstood, notFilterable, isSaved, corrections, asTyped, ofRegions } = (value ?? {}) as Partial<
    Record<keyof KeptWords, unknown>
  >;
  if (typeof text !== 'string') return undefined;
  return {
    text,
    ...(typeof searched === 'string' && { searched }),
    ...(isSaved === true && { isSaved }),
    notUnderstood: listOf(notUnderstood, textOf) ?? [],
    notFilterable: listOf(notFilterable, textOf) ?? [],
    corrections: listOf(corrections, correctionOf) ?? [],
    asTyped: listOf(asTyped, textOf) ?? [],
    ofRegions: listOf(ofRegions, placeOf) ?? [],
  };
}

function correctionOf(value: unknown): { typed: string; read: string } | undefined {
  const { typed, read } = (value ?? {}) as Partial<Record<'typed' | 'read', unknown>>;
  return typeof typed === 'string' && typeof read === 'string' ? { typed, read } : undefined;
}

function placeOf(value: unknown): PlaceOfRegions | undefined {
  const { place, regions } = (value ?? {}) as Partial<Record<'place' | 'regions', unknown>>;
  return typeof place === 'string' && typeof regions === 'number' ? { place, regions } : undefined;
}

/** The same for searches with the same filters. */
export const searchKey = (kind: LeadKind, filters: Filters): string =>
  JSON.stringify([kind, Object.entries(paramsOf(filters)).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** @returns the sentence that this search was read from, unless its filters were changed since */
export function wordsOfSearch(workspaceId: string, kind: LeadKind, filters: Filters): string | undefined {
  const words = wordsOf(workspaceId).read();
  return words?.text && words.searched === searchKey(kind, filters) ? words.text : undefined;
}

/** Shows the sentence of a saved search in the box again. */
export function showWords(workspaceId: string, { kind, query }: SavedSearch): void {
  const { words, filters } = query;
  if (words !== undefined)
    wordsOf(workspaceId).write({ text: words, searched: searchKey(kind, filters), notUnderstood: [], notFilterable: [], isSaved: true });
}

const mostRecent = 10;
/** The last sentences in this browser, newest first: suggestions below the box. The server doesn't store them. */
const recentOf = (workspaceId: string) =>
  kept<string[]>({ name: `recent-words.${workspaceId}`, version: 1, parse: (value) => listOf(value, textOf) });

export const recentWords = (workspaceId: string): readonly string[] => recentOf(workspaceId).read() ?? [];

export function rememberWords(workspaceId: string, text: string): void {
  recentOf(workspaceId).write([text, ...recentWords(workspaceId).filter((each) => each !== text)].slice(0, mostRecent));
}
