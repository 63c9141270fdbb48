/** Cursors of lists: opaque to callers; they contain the key of the last item. */
import { Refusal } from '@leadlight/db/platform';

function encodeCursor(key: string | number): string {
  return Buffer.from(String(key)).toString('base64url');
}

/** @throws Refusal cursor_invalid for a cursor that isn't from this list */
export function decodeCursor(cursor: string | undefined, shape: RegExp): string | undefined {
  if (cursor === undefined) return undefined;
  const key = Buffer.from(cursor, 'base64url').toString();
  if (!shape.test(key)) throw new Refusal('cursor_invalid', { field: 'cursor' });
  return key;
}

/** Nine digits: every such number fits into PostgreSQL's integer, and no list is that long. */
export const numberKey = /^[1-9]\d{0,8}$/;
export const idKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Cuts a list that was read with one item more than requested. */
export function cut<T>(items: readonly T[], limit: number, keyOf: (item: T) => string | number): { items: T[]; nextCursor: string | null } {
  const page = items.slice(0, limit);
  const last = page.at(-1);
  return { items: page, nextCursor: items.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null };
}

/** The position of the last item of a page sorted by time of change. */
export interface Place {
  readonly updatedAt: Date;
  readonly id: string;
}

const placeKey = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const placeOf = ({ updatedAt, id }: Place): string => `${updatedAt.toISOString()} ${id}`;

/** @throws Refusal cursor_invalid */
export function decodePlace(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [at = '', id = ''] = decodeCursor(cursor, placeKey)?.split(' ') ?? [];
  const updatedAt = new Date(at);
  if (Number.isNaN(updatedAt.getTime())) throw new Refusal('cursor_invalid', { field: 'cursor' });
  return { updatedAt, id };
}
