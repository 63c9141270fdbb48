/**
 * Returns the next leads of a part in any order, after the end of the previous page: by walking a stored order (score, name, company),
 * or by keeping the best while scanning all matches (size, founded, updated). Ties by ID, ascending; leads without the value come last
 * in both directions.
 */
import { hasBit, nextRow } from './bits.ts';
import { keyAt, placesOf } from './name-order.ts';
import { nameKey, relevanceStep, type Position } from './normal.ts';
import type { LeadQuery } from './query.ts';
import { idAt, type Segment } from './segment.ts';
import { firstIndex, textAt } from './string-table.ts';
import { compareTexts } from './utf8.ts';

type Sort = LeadQuery['sort'];

/** Negative when the first position comes before the second. */
export function comparePositions(a: Position, b: Position, { direction }: Sort): number {
  if (a.key !== b.key) {
    if (a.key === null) return 1;
    if (b.key === null) return -1;
    const order = typeof a.key === 'string' ? compareTexts(a.key, String(b.key)) : a.key - Number(b.key);
    if (order !== 0) return direction === 'ascending' ? order : -order;
  }
  return a.id - b.id;
}

/**
 * @param bits the visible rows
 * @param after the end of the previous page; null for the first page
 * @param rankOf returns the relevance of each row, for that sort
 * @returns at most `most` positions, in order
 */
export function nextPositions(
  segment: Segment,
  bits: Uint32Array,
  sort: Sort,
  after: Position | null,
  most: number,
  rankOf?: (segment: Segment) => (row: number) => number,
): Position[] {
  if (most === 0) return [];
  switch (sort.by) {
    case 'score':
      return sort.direction === 'descending' ? bestFirst(segment, bits, after, most) : worstFirst(segment, bits, after, most);
    case 'relevance': {
      const { scores } = segment;
      const rank = rankOf?.(segment) ?? (() => 0);
      // One more, because 0 means no value.
      return bestOf(segment, bits, sort, after && moved(after, 1), most, (row) => rank(row) * relevanceStep + scores[row]! + 1).map(
        (each) => moved(each, -1),
      );
    }
    case 'name':
      return byName(segment, bits, sort, after, most);
    case 'company':
      return segment.kind === 'companies' ? byName(segment, bits, sort, after, most) : byCompany(segment, bits, sort, after, most);
    case 'size': {
      const { codes } = segment.coded.size;
      return bestOf(segment, bits, sort, after, most, (row) => codes[row]!);
    }
    case 'founded': {
      const { codes, founded } = segment.employers;
      return bestOf(segment, bits, sort, after, most, (row) => (codes[row] === 0 ? 0 : founded[codes[row]! - 1]!));
    }
    case 'updated': {
      const { updated } = segment;
      return bestOf(segment, bits, sort, after, most, (row) => updated[row]!);
    }
  }
}

const moved = ({ key, id }: Position, by: number): Position => ({ key: Number(key) + by, id });

/** Rows are stored in this order. */
function bestFirst(segment: Segment, bits: Uint32Array, after: Position | null, most: number): Position[] {
  const { scores, size } = segment;
  const isBehind = (row: number): boolean =>
    scores[row]! < Number(after?.key) || (scores[row] === after?.key && idAt(segment, row) > (after?.id ?? 0));
  const positions: Position[] = [];
  for (let row = nextRow(bits, after ? firstIndex(size, isBehind) : 0); row !== -1 && positions.length < most; row = nextRow(bits, row + 1))
    positions.push({ key: scores[row]!, id: idAt(segment, row) });
  return positions;
}

/** Walks backwards, one score at a time, each from its first ID. */
function worstFirst(segment: Segment, bits: Uint32Array, after: Position | null, most: number): Position[] {
  const { scores, size } = segment;
  const positions: Position[] = [];
  const startOf = (score: number): number => firstIndex(size, (row) => scores[row]! <= score);
  let end = after ? firstIndex(size, (row) => scores[row]! < Number(after.key)) : size;
  while (end > 0 && positions.length < most) {
    const score = scores[end - 1]!;
    const start = startOf(score);
    for (let row = nextRow(bits, start); row !== -1 && row < end && positions.length < most; row = nextRow(bits, row + 1)) {
      const id = idAt(segment, row);
      if (!after || score !== after.key || id > after.id) positions.push({ key: score, id });
    }
    end = start;
  }
  return positions;
}

function byName(segment: Segment, bits: Uint32Array, { direction }: Sort, after: Position | null, most: number): Position[] {
  const { nameOrder: order } = segment;
  const positions: Position[] = [];
  const isNext = (key: string, row: number): boolean => !after || key !== after.key || idAt(segment, row) > after.id;
  const bounds = after ? placesOf(order, String(after.key)) : null;
  if (direction === 'ascending') {
    for (let place = bounds?.[0] ?? 0; place < order.rows.length && positions.length < most; place += 1) {
      const row = order.rows[place]!;
      if (!hasBit(bits, row)) continue;
      const key = keyAt(order, place);
      if (isNext(key, row)) positions.push({ key, id: idAt(segment, row) });
    }
    return positions;
  }
  for (let place = (bounds?.[1] ?? order.rows.length) - 1; place >= 0 && positions.length < most;) {
    if (!hasBit(bits, order.rows[place]!)) {
      place -= 1;
      continue;
    }
    // All rows with this name, from the first ID.
    const key = keyAt(order, place);
    const last = place;
    while (place >= 0 && keyAt(order, place) === key) place -= 1;
    for (let same = place + 1; same <= last && positions.length < most; same += 1) {
      const row = order.rows[same]!;
      if (hasBit(bits, row) && isNext(key, row)) positions.push({ key, id: idAt(segment, row) });
    }
  }
  return positions;
}

function byCompany(segment: Segment, bits: Uint32Array, { direction }: Sort, after: Position | null, most: number): Position[] {
  const { names, starts, rows, ids } = segment.employers;
  const count = ids.length;
  const hasName = (number: number): boolean => names.starts[number - 1] !== names.starts[number];
  const keyOf = (number: number): string => nameKey(textAt(names, number - 1));
  const positions: Position[] = [];
  const isAscending = direction === 'ascending';
  const hasRow = (number: number): boolean => {
    for (let at = starts[number]!; at < starts[number + 1]!; at += 1) if (hasBit(bits, rows[at]!)) return true;
    return false;
  };
  const takeAll = (from: number, to: number, key: string): void => {
    const same: number[] = [];
    for (let number = from; number < to; number += 1) {
      if (!hasName(number)) continue;
      for (let at = starts[number]!; at < starts[number + 1]!; at += 1) if (hasBit(bits, rows[at]!)) same.push(idAt(segment, rows[at]!));
    }
    const next = after?.key === key ? same.filter((id) => id > after.id) : same;
    for (const id of Float64Array.from(next)
      .toSorted()
      .subarray(0, most - positions.length))
      positions.push({ key, id });
  };
  if (!after || after.key !== null) {
    // Employers are numbered 1 to count in key order; those with the same key are taken together.
    const reached = after === null ? null : String(after.key);
    let number = isAscending
      ? reached === null
        ? 1
        : firstIndex(count, (at) => compareTexts(keyOf(at + 1), reached) >= 0) + 1
      : reached === null
        ? count
        : firstIndex(count, (at) => compareTexts(keyOf(at + 1), reached) > 0);
    const step = isAscending ? 1 : -1;
    while (number >= 1 && number <= count && positions.length < most) {
      if (!hasName(number) || !hasRow(number)) {
        number += step;
        continue;
      }
      const key = keyOf(number);
      let end = number;
      while (end >= 1 && end <= count && keyOf(end) === key) end += step;
      // An employer with this name may come earlier. It has no matching row, and including it costs nothing.
      if (isAscending) takeAll(number, end, key);
      else takeAll(end + 1, number + 1, key);
      number = end;
    }
  }
  if (positions.length < most) {
    const behind = after?.key === null ? after.id : -1;
    positions.push(...withoutCompany(segment, bits, behind, most - positions.length, hasName));
  }
  return positions;
}

function withoutCompany(
  segment: Segment,
  bits: Uint32Array,
  behind: number,
  most: number,
  hasName: (number: number) => boolean,
): Position[] {
  const { byId, size, employers } = segment;
  const positions: Position[] = [];
  for (let place = firstIndex(size, (at) => idAt(segment, byId[at]!) > behind); place < size && positions.length < most; place += 1) {
    const row = byId[place]!;
    const number = employers.codes[row]!;
    if (hasBit(bits, row) && (number === 0 || !hasName(number))) positions.push({ key: null, id: idAt(segment, row) });
  }
  return positions;
}

/** @param keyOf returns 0 when the row has no value */
function bestOf(
  segment: Segment,
  bits: Uint32Array,
  { direction }: Sort,
  after: Position | null,
  most: number,
  keyOf: (row: number) => number,
): Position[] {
  // Convert to a single number: smaller comes first, no value comes last.
  const sign = direction === 'ascending' ? 1 : -1;
  const orderOf = (key: number): number => (key === 0 ? Infinity : sign * key);
  const reached = after ? orderOf(Number(after.key ?? 0)) : -Infinity;
  const afterId = after?.id ?? -1;
  const orders: number[] = [];
  const ids: number[] = [];
  let worst = Infinity;
  let worstId = Infinity;
  const take = (order: number, id: number): void => {
    let at = orders.length;
    while (at > 0 && (orders[at - 1]! > order || (orders[at - 1] === order && ids[at - 1]! > id))) at -= 1;
    orders.splice(at, 0, order);
    ids.splice(at, 0, id);
    if (orders.length > most) {
      orders.pop();
      ids.pop();
    }
    if (orders.length < most) return;
    worst = orders[most - 1]!;
    worstId = ids[most - 1]!;
  };
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at]! | 0; word !== 0; word &= word - 1) {
      const row = (at << 5) + 31 - Math.clz32(word & -word);
      const key = keyOf(row);
      const order = key === 0 ? Infinity : sign * key;
      if (order > worst || order < reached) continue;
      const id = idAt(segment, row);
      if ((order !== worst || id < worstId) && (order !== reached || id > afterId)) take(order, id);
    }
  }
  return ids.map((id, at) => ({ key: orders[at] === Infinity ? null : sign * orders[at]!, id }));
}
