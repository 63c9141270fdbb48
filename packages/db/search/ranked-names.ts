/** Ranks names of technologies that were counted by spelling. */
import { countsOfNames, type FacetCount } from '@leadlight/leads/search';

/** Most leads first, ties by code point; each name once. @param chosen names to show as the user wrote them */
export function rankedNames(
  rows: readonly { readonly value: string; readonly count: number }[],
  chosen: readonly string[] = [],
): FacetCount[] {
  return countsOfNames(new Map(rows.map(({ value, count }) => [value, count])), chosen).toSorted(
    (a, b) => b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value)),
  );
}
