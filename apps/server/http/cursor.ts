/** Cursors of lists: opaque to callers, the last item's key inside. */
import { Refusal } from '@leadlight/db/platform';

function encodeCursor(key: string | number): string {
  return Buffer.from(String(key)).toString('base64url');
}

/** @throws Refusal cursor_invalid for a cursor that this list did not make */
export function decodeCursor(cursor: string | undefined, shape: RegExp): string | undefined {
  if (cursor === undefined) return undefined;
  const key = Buffer.from(cursor, 'base64url').toString();
  if (!shape.test(key)) throw new Refusal('cursor_invalid', { field: 'cursor' });
  return key;
}

export const numberKey = /^[1-9]\d{0,9}$/;
export const idKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Cuts a list that was read one longer than asked. */
export function cut<T>(items: readonly T[], limit: number, keyOf: (item: T) => string | number): { items: T[]; nextCursor: string | null } {
  const page = items.slice(0, limit);
  const last = page.at(-1);
  return { items: page, nextCursor: items.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null };
}

/** The last item of a page that is sorted by time of change. */
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
