/** Counts how often each value occurs among the leads that a workspace sees: the market that examples are compared with. */
import { emptyBits, hasBit, setBit } from '../search/bits.ts';
import type { Part } from '../search/part.ts';
import type { Codes } from '../search/coded.ts';
import { indexOfText, textAt } from '../search/string-table.ts';
import { forEachMember, type WordIndex } from '../search/word-index.ts';
import type { FamilyColumn } from './columns.ts';

export interface MarketPart {
  readonly part: Part;
  readonly columns: readonly FamilyColumn[];
  /** The visible rows. Shared: must not be modified. */
  readonly seen: Uint32Array;
  /** How many they are. */
  readonly count: number;
}

export interface ColumnCounts {
  /** Rows of which anything is known. */
  readonly known: number;
  readonly byValue: Uint32Array;
}

/** By the set of visible rows, which is the same array as long as nothing changes. */
const cache = new WeakMap<Uint32Array, Map<FamilyColumn, ColumnCounts>>();

/** Rows by value, for all columns of a part. */
export function countValues({ part, columns, seen }: MarketPart): ReadonlyMap<FamilyColumn, ColumnCounts> {
  const cached = cache.get(seen);
  if (cached && columns.every((column) => cached.has(column))) return cached;
  const byCodes = new Map<Codes, Uint32Array>();
  const counts = new Map<FamilyColumn, ColumnCounts>();
  for (const column of columns) {
    const { codes, via, nodeCount } = column;
    let rows = byCodes.get(codes);
    if (!rows) byCodes.set(codes, (rows = countCodes(codes, seen, via ? via.length : nodeCount, part.segment.size)));
    counts.set(column, countNodes(column, via ? nodesOf(rows, via, nodeCount) : rows));
  }
  cache.set(seen, counts);
  return counts;
}

function countNodes({ isKnown, forEachValue, names }: FamilyColumn, rows: Uint32Array): ColumnCounts {
  const byValue = new Uint32Array(names.length);
  let known = 0;
  for (let node = 0; node < rows.length; node += 1) {
    const count = rows[node] ?? 0;
    if (count === 0 || !isKnown(node)) continue;
    known += count;
    forEachValue(node, (value) => {
      byValue[value] = (byValue[value] ?? 0) + count;
    });
  }
  return { known, byValue };
}

function nodesOf(rows: Uint32Array, via: Codes, nodeCount: number): Uint32Array {
  const nodes = new Uint32Array(nodeCount);
  for (let code = 0; code < rows.length; code += 1) nodes[via[code] ?? 0] = (nodes[via[code] ?? 0] ?? 0) + (rows[code] ?? 0);
  return nodes;
}

function countCodes(codes: Codes, seen: Uint32Array, length: number, size: number): Uint32Array {
  const counts = new Uint32Array(length);
  for (let at = 0; at < seen.length; at += 1) {
    let word = (seen[at] ?? 0) | 0;
    const first = at << 5;
    if (word === -1 && first + 32 <= size) {
      for (let row = first; row < first + 32; row += 1) counts[codes[row] ?? 0] = (counts[codes[row] ?? 0] ?? 0) + 1;
      continue;
    }
    for (; word !== 0; word &= word - 1)
      counts[codes[first + 31 - Math.clz32(word & -word)] ?? 0] = (counts[codes[first + 31 - Math.clz32(word & -word)] ?? 0] ?? 0) + 1;
  }
  return counts;
}

export interface FoundWord {
  readonly text: string;
  /** Of `rows`, those that have it. */
  readonly rows: readonly number[];
}

/** The words of a few rows, in the order of the index. One pass over all words. */
export function wordsOfRows(index: WordIndex, rows: Iterable<number>, size: number): FoundWord[] {
  const wanted = emptyBits(size);
  for (const row of rows) setBit(wanted, row);
  const found: FoundWord[] = [];
  const { starts, words } = index;
  for (let word = 0; word + 1 < starts.length; word += 1) {
    let having: number[] | null = null;
    forEachMember(index, word, (member) => {
      if (hasBit(wanted, member)) (having ??= []).push(member);
    });
    if (having) found.push({ text: textAt(words, word), rows: having });
  }
  return found;
}

/** How many visible rows have a word. */
export function countWord(index: WordIndex, word: string, seen: Uint32Array): number {
  const at = indexOfText(index.words, word);
  let count = 0;
  if (at !== -1)
    forEachMember(index, at, (member) => {
      if (hasBit(seen, member)) count += 1;
    });
  return count;
}
