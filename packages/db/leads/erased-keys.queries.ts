/** Digests of erased people's addresses and profiles, so that no import or edit brings them back. */
import { createHash } from 'node:crypto';
import type { WorkspaceTx } from '../platform/index.ts';

export type ErasedKey = { readonly kind: 'address' | 'linkedin'; readonly value: string };

/** @param value lower-case address, or key of a LinkedIn profile */
export function digestOfErased({ kind, value }: ErasedKey): string {
  return createHash('sha256')
    .update(kind === 'address' ? value.toLowerCase() : value)
    .digest('hex');
}

/** Returns those of the keys that belong to erased people. */
export async function erasedAmong(tx: WorkspaceTx, keys: readonly ErasedKey[]): Promise<ErasedKey[]> {
  if (keys.length === 0) return [];
  // Without erasures, computing up to a million digests can be skipped.
  const { rowCount } = await tx.query('select from erasures where workspace_id = app.pool_id() limit 1');
  if (rowCount === 0) return [];
  const digests = keys.map(digestOfErased);
  const { rows } = await tx.query<{ kind: string; digest: string }>(
    // With every kind, because the index begins with it; before PostgreSQL 18, the whole index would be read.
    `select kind, digest from erasures where workspace_id = app.pool_id() and kind in ('address', 'linkedin') and digest = any($1)`,
    [digests],
  );
  const erased = new Set(rows.map(({ kind, digest }) => `${kind} ${digest}`));
  return keys.filter((key, index) => erased.has(`${key.kind} ${digests[index]}`));
}

/** Must be called in a transaction on the pool. @returns how many are new */
export async function noteErased(tx: WorkspaceTx, keys: readonly ErasedKey[], now: Date): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into erasures (workspace_id, kind, digest, erased_at)
     select current_workspace(), kind, digest, $3 from unnest($1::text[], $2::text[]) as t (kind, digest) on conflict do nothing`,
    [keys.map(({ kind }) => kind), keys.map(digestOfErased), now],
  );
  return rowCount ?? 0;
}

/** When a person was last erased, in any workspace; null if no one was. */
export async function readLastErasure(tx: WorkspaceTx): Promise<Date | null> {
  const { rows } = await tx.query<{ at: Date | null }>('select max(erased_at) as at from erasures where workspace_id = app.pool_id()');
  return rows[0]?.at ?? null;
}
