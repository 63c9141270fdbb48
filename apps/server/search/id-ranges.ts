/** Ranges of lead ids in feed entries. */
import type { FeedEntry, IdRange } from '@leadlight/db/search';
import type { Ids } from '@leadlight/leads';

/** Number of changed leads read at a time. */
export const pageSize = 5_000;
/** Ranges of this size and more are read with COPY, which costs less per lead; smaller ones are read by ids in one round trip. */
const largeRange = 500;

/** Groups small ranges as ids, at most a page together; each large range stays separate. */
export function groupRanges(ranges: readonly IdRange[]): ({ readonly ids: readonly number[] } | { readonly range: IdRange })[] {
  const parts: ({ readonly ids: number[] } | { readonly range: IdRange })[] = [];
  let ids: number[] = [];
  for (const range of ranges) {
    const width = range.lastId - range.firstId + 1;
    if (width >= largeRange) {
      parts.push({ range });
      continue;
    }
    if (ids.length === 0 || ids.length + width > pageSize) parts.push({ ids: (ids = []) });
    for (let id = range.firstId; id <= range.lastId; id += 1) ids.push(id);
  }
  return parts;
}

/** Replaces the ids within the ranges. @param ranges ascending, not adjacent */
export function replaceIds(before: Ids, ranges: readonly IdRange[], now: readonly Ids[]): Ids {
  const rest = ranges.values();
  let range = rest.next().value;
  const kept = before.filter((id) => {
    while (range && range.lastId < id) range = rest.next().value;
    return !range || id < range.firstId;
  });
  return Float64Array.from([kept, ...now].flatMap((ids) => Array.from(ids))).toSorted();
}

/** The ranges of ids in entries of this kind, with adjacent ranges joined. */
export function rangesOfKind(entries: readonly FeedEntry[], kind: FeedEntry['kind']): IdRange[] {
  return joinRanges(
    entries
      .filter((entry) => entry.kind === kind || entry.kind === 'all')
      .map(({ firstId, lastId }) => ({ firstId: firstId ?? 1, lastId: lastId ?? Number.MAX_SAFE_INTEGER - 1 })),
  );
}

/** Sorts ranges and joins adjacent ones. */
export function joinRanges(ranges: readonly IdRange[]): IdRange[] {
  const all: { firstId: number; lastId: number }[] = [];
  for (const { firstId, lastId } of ranges.toSorted((a, b) => a.firstId - b.firstId)) {
    const last = all.at(-1);
    if (last && firstId <= last.lastId + 1) last.lastId = Math.max(last.lastId, lastId);
    else all.push({ firstId, lastId });
  }
  return all;
}
