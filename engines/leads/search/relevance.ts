/** How well the rows of a segment match the `name` filter. */
import { hasBit, intersect, nextRow } from './bits.ts';
import { keyAt } from './name-order.ts';
import { lookupKey, nameText } from './name-text.ts';
import { nameKey, relevance, type NormalizedFilter } from './normal.ts';
import type { LookedUp } from './part.ts';
import { rowsOfDomains, rowsOfNameSpelling, rowsOfNameWord } from './segment-filters.ts';
import { rowsOfIds, type Segment } from './segment.ts';
import { firstIndex } from './string-table.ts';
import { compareTexts } from './utf8.ts';

/** @returns the best class of {@link relevance} that each row has for one of the filter's values; 0 without such a filter */
export function relevanceOf(segment: Segment, filters: readonly NormalizedFilter[], lookedUp: LookedUp): (row: number) => number {
  const filter = filters.find(({ name }) => name === 'name');
  const values = filter?.kind === 'choice' ? filter.choice.include : [];
  if (values.length === 0) return () => 0;
  const classes = new Uint8Array(segment.size).fill(relevance.company);
  const raise = (row: number, to: number): void => {
    if (classes[row]! < to) classes[row] = to;
  };
  for (const value of values) {
    const typed = nameText(value);
    if (typed.kind !== 'words') {
      const ids = lookedUp[lookupKey('name', value)];
      if (ids) for (const row of rowsOfIds(segment, ids)) raise(row, relevance.exact);
      continue;
    }
    const ofDomain = rowsOfDomains(segment, typed.domains);
    for (let row = nextRow(ofDomain, 0); row !== -1; row = nextRow(ofDomain, row + 1)) raise(row, relevance.exact);
    if (typed.words.length === 0) continue;
    if (typed.words.some(({ others }) => others.length > 0)) {
      const spelled = typed.words.map((word) => rowsOfNameSpelling(segment, word)).reduce(intersect);
      for (let row = nextRow(spelled, 0); row !== -1; row = nextRow(spelled, row + 1)) raise(row, relevance.spelling);
    }
    const inName = typed.words.map((word) => rowsOfNameWord(segment, word.typed)).reduce(intersect);
    for (let row = nextRow(inName, 0); row !== -1; row = nextRow(inName, row + 1)) raise(row, relevance.words);
    raiseBeginnings(segment, nameKey(value), inName, raise);
  }
  return (row) => classes[row]!;
}

/** Walks the names that start with the text, which are together in the order of names. */
function raiseBeginnings({ nameOrder }: Segment, key: string, inName: Uint32Array, raise: (row: number, to: number) => void): void {
  const { rows } = nameOrder;
  for (let at = firstIndex(rows.length, (each) => compareTexts(keyAt(nameOrder, each), key) >= 0); at < rows.length; at += 1) {
    const found = keyAt(nameOrder, at);
    if (!found.startsWith(key)) return;
    if (!hasBit(inName, rows[at]!)) continue;
    raise(rows[at]!, found === key ? relevance.exact : found.startsWith(`${key} `) ? relevance.firstWords : relevance.start);
  }
}
