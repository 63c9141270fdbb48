/**
 * Scores all rows of a part: one table for each column of codes, and one addition per row and table. Scores are sums of whole numbers (weightScale), so
 * that the order of additions does not matter.
 */
import { emptyBits, intersect, setBit } from '../search/bits.ts';
import type { Segment } from '../search/segment.ts';
import type { Codes } from '../search/coded.ts';
import { indexOfText } from '../search/string-table.ts';
import { forEachMember } from '../search/word-index.ts';
import { nodeOf, type FamilyColumn } from './columns.ts';
import type { MarketPart } from './market.ts';
import { codesOfValue } from './rows.ts';
import { compareKeys, valueKey, type Trait } from './traits.ts';
import { weightScale, type FamilyWeights } from './weights.ts';

/** What each node of a column adds. */
function nodeWeights(column: FamilyColumn, { values, unseen }: FamilyWeights): Int32Array {
  const byValue = new Int32Array(column.names.length).fill(unseen);
  for (const [value, weight] of values) for (const code of codesOfValue(column, value)) byValue[code] = weight;
  const nodes = new Int32Array(column.nodeCount);
  for (let node = 0; node < nodes.length; node += 1) {
    if (!column.isKnown(node)) continue;
    let sum = 0;
    column.forEachValue(node, (value) => (sum += byValue[value] ?? 0));
    nodes[node] = sum;
  }
  return nodes;
}

/** @returns by row; also for rows that are not visible */
export function scoreRows({ part: { segment }, columns }: MarketPart, families: readonly FamilyWeights[]): Int32Array {
  const tables = new Map<Codes, Int32Array>();
  for (const column of columns) {
    const weights = families.find(({ family }) => family === column.family);
    if (!weights) continue;
    const nodes = nodeWeights(column, weights);
    const { codes, via } = column;
    const table = tables.get(codes);
    if (!table) {
      tables.set(codes, via ? throughCodes(via, nodes, new Int32Array(via.length)) : nodes);
    } else if (via) throughCodes(via, nodes, table);
    else for (let code = 0; code < nodes.length; code += 1) table[code] = (table[code] ?? 0) + (nodes[code] ?? 0);
  }
  const scores = new Int32Array(segment.size);
  for (const [codes, table] of tables) {
    // One loop per array type, so that none is compiled for all three.
    if (table.every((weight) => weight === 0)) continue;
    if (codes instanceof Uint8Array) add8(scores, codes, table);
    else if (codes instanceof Uint16Array) add16(scores, codes, table);
    else add32(scores, codes, table);
  }
  const words = families.find(({ family }) => family === 'word');
  if (words) addWords(segment, words, (row, weight) => (scores[row] = (scores[row] ?? 0) + weight));
  return scores;
}

function throughCodes(via: Codes, nodes: Int32Array, table: Int32Array): Int32Array {
  for (let code = 0; code < via.length; code += 1) table[code] = (table[code] ?? 0) + (nodes[via[code] ?? 0] ?? 0);
  return table;
}

function add8(scores: Int32Array, codes: Uint8Array, table: Int32Array): void {
  for (let row = 0; row < scores.length; row += 1) scores[row] = (scores[row] ?? 0) + (table[codes[row] ?? 0] ?? 0);
}

function add16(scores: Int32Array, codes: Uint16Array, table: Int32Array): void {
  for (let row = 0; row < scores.length; row += 1) scores[row] = (scores[row] ?? 0) + (table[codes[row] ?? 0] ?? 0);
}

function add32(scores: Int32Array, codes: Uint32Array, table: Int32Array): void {
  for (let row = 0; row < scores.length; row += 1) scores[row] = (scores[row] ?? 0) + (table[codes[row] ?? 0] ?? 0);
}

/** Calls with each row and each word of it that has a weight. */
function addWords({ nameWords }: Segment, { values }: FamilyWeights, add: (row: number, weight: number, word: string) => void): void {
  for (const [word, weight] of values) {
    const at = weight === 0 ? -1 : indexOfText(nameWords.words, word);
    if (at !== -1) forEachMember(nameWords, at, (row) => add(row, weight, word));
  }
}

const addTo = (scores: Float64Array | undefined, at: number, more: number): void => {
  if (scores) scores[at] = (scores[at] ?? 0) + more;
};

/** The log-odds of some rows by family, for the fit. */
export function scoresByFamily(
  { part: { segment }, columns }: MarketPart,
  families: readonly FamilyWeights[],
  rows: Uint32Array,
): Float64Array[] {
  const scores = Array.from(rows, () => new Float64Array(families.length));
  families.forEach((weights, at) => {
    if (weights.family === 'word') {
      const places = new Map(Array.from(rows, (row, place) => [row, place]));
      addWords(segment, weights, (row, weight) => {
        const place = places.get(row);
        if (place !== undefined) addTo(scores[place], at, weight);
      });
      return;
    }
    const column = columns.find(({ family }) => family === weights.family);
    if (!column) return;
    const nodes = nodeWeights(column, weights);
    rows.forEach((row, place) => addTo(scores[place], at, nodes[nodeOf(column, row)] ?? 0));
  });
  return scores;
}

export interface WeightedTrait extends Trait {
  readonly weight: number;
}

const mostReasons = 5;
/** A trait is a reason when it makes a lead at least this many times as likely. */
const leastReason = Math.log(1.2) * weightScale;

/** The traits that add most to a score, most first. @param found in the order of families */
export function mainReasons(found: readonly WeightedTrait[]): Trait[] {
  return found
    .filter(({ weight }) => weight >= leastReason)
    .toSorted((a, b) => b.weight - a.weight || compareKeys(a.value, b.value))
    .slice(0, mostReasons)
    .map(({ family, value }) => ({ family, value }));
}

/** The traits of some rows that have a weight, by row. */
export function traitsOfRows(
  { part: { segment }, columns }: MarketPart,
  families: readonly FamilyWeights[],
  rows: readonly number[],
): ReadonlyMap<number, readonly WeightedTrait[]> {
  const traits = new Map(rows.map((row) => [row, [] as WeightedTrait[]]));
  for (const weights of families) {
    const { family, values } = weights;
    if (family === 'word') {
      addWords(segment, weights, (row, weight, value) => traits.get(row)?.push({ family, value, weight }));
      continue;
    }
    const column = columns.find((each) => each.family === family);
    if (!column) continue;
    for (const [row, of] of traits)
      column.forEachValue(nodeOf(column, row), (code) => {
        const value = valueKey(family, column.names[code] ?? '');
        const weight = values.get(value) ?? 0;
        if (weight !== 0) of.push({ family, value, weight });
      });
  }
  return traits;
}

/** Restricts a set of rows, in place, to those with one of the required values of each family. */
export function requireTraits({ part: { segment }, columns }: MarketPart, required: readonly Trait[], bits: Uint32Array): void {
  for (const family of new Set(required.map((trait) => trait.family))) {
    const wanted = required.filter((trait) => trait.family === family).map(({ value }) => valueKey(family, value));
    const having = emptyBits(segment.size);
    const column = columns.find((each) => each.family === family);
    if (family === 'word')
      addWords(segment, { family, values: new Map(wanted.map((word) => [word, 1])), unseen: 0 }, (row) => setBit(having, row));
    else if (column) {
      const nodes = nodeWeights(column, { family, values: new Map(wanted.map((value) => [value, 1])), unseen: 0 });
      for (let row = 0; row < segment.size; row += 1) if ((nodes[nodeOf(column, row)] ?? 0) > 0) setBit(having, row);
    }
    intersect(bits, having);
  }
}
