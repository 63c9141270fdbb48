/** What the rows of a part have: the values of some of them, and how many rows have a value. */
import { hasBit } from '../search/bits.ts';
import { rowsOfIds, idAt } from '../search/segment.ts';
import { hasWords, nodeOf, type FamilyColumn } from './columns.ts';
import { countValues, countWord, wordsOfRows, type MarketPart } from './market.ts';
import type { DescribedLead, FamilyCounts, ValuesToCount } from './steps.ts';
import { compareKeys, fewestLetters, valueKey, type TraitFamily } from './traits.ts';

const valueCodes = new WeakMap<readonly string[], ReadonlyMap<string, readonly number[]>>();

/** The values of a column that mean the same. */
export function codesOfValue({ family, names }: FamilyColumn, key: string): readonly number[] {
  let codes = valueCodes.get(names);
  if (!codes) {
    const made = new Map<string, number[]>();
    names.forEach((name, code) => {
      const of = valueKey(family, name);
      const same = made.get(of);
      if (same) same.push(code);
      else made.set(of, [code]);
    });
    valueCodes.set(names, (codes = made));
  }
  return codes.get(key) ?? [];
}

/**
 * The visible rows of leads. A lead of the pool that the workspace changed is found as the workspace's own.
 * @param ids of leads of one kind
 */
export function rowsOfLeads({ part: { segment }, seen }: MarketPart, ids: readonly number[]): number[] {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const rows = new Set(rowsOfIds(segment, Float64Array.from(ids).toSorted()));
  segment.poolIds.forEach((id, row) => {
    if (id !== 0 && wanted.has(id)) rows.add(row);
  });
  return [...rows].filter((row) => hasBit(seen, row));
}

/** The values of some rows, by row. */
export function describeRows(of: MarketPart, rows: readonly number[]): Map<number, DescribedLead> {
  const { segment } = of.part;
  const words = new Map<number, string[]>();
  if (hasWords(segment.kind) && rows.length > 0) {
    for (const row of rows) words.set(row, []);
    for (const { text, rows: having } of wordsOfRows(segment.nameWords, rows, segment.size))
      if (text.length >= fewestLetters) for (const row of having) words.get(row)?.push(text);
  }
  return new Map(
    rows.map((row) => {
      const values: Partial<Record<TraitFamily, readonly string[]>> = {};
      for (const column of of.columns) {
        const found = valuesOf(column, row);
        if (found) values[column.family] = found;
      }
      const found = words.get(row);
      if (found) values.word = found.toSorted(compareKeys);
      return [row, { id: idAt(segment, row), values }];
    }),
  );
}

/** @returns null when nothing is known */
function valuesOf(column: FamilyColumn, row: number): string[] | null {
  const node = nodeOf(column, row);
  if (!column.isKnown(node)) return null;
  const values = new Set<string>();
  column.forEachValue(node, (value) => values.add(valueKey(column.family, column.names[value] ?? '')));
  return [...values].toSorted(compareKeys);
}

export function countFamily(of: MarketPart, { family, keys }: ValuesToCount): FamilyCounts {
  if (family === 'word') {
    const { nameWords } = of.part.segment;
    return { family, known: of.count, counts: keys.map((word) => [word, countWord(nameWords, word, of.seen)]) };
  }
  const column = of.columns.find((each) => each.family === family);
  const counted = column && countValues(of).get(column);
  if (!column || !counted) return { family, known: 0, counts: [] };
  return {
    family,
    known: counted.known,
    counts: keys.flatMap((key) =>
      codesOfValue(column, key).map((code): [string, number] => [column.names[code] ?? '', counted.byValue[code] ?? 0]),
    ),
  };
}
