/** What a workspace has learned about its providers: counts by field, country and size of the company (engines/profiles/waterfall). */
import type { WorkspaceTx } from '../platform/index.ts';

export interface ProviderTally {
  readonly key: string;
  readonly count: number;
  readonly sum: number;
}

export async function readProviderTallies(tx: WorkspaceTx): Promise<ProviderTally[]> {
  const { rows } = await tx.query<ProviderTally>('select key, count, sum from provider_tallies where workspace_id = current_workspace()');
  return rows;
}

/** Adds to what is stored; workers of several runs add side by side. In the order of the keys, so that they don't wait for each other in a circle. */
export async function addProviderTallies(tx: WorkspaceTx, added: readonly ProviderTally[]): Promise<void> {
  if (added.length === 0) return;
  const sorted = added.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  await tx.query(
    `insert into provider_tallies (workspace_id, key, count, sum)
     select current_workspace(), t.key, t.count, t.sum from unnest($1::text[], $2::int[], $3::float8[]) as t (key, count, sum)
     on conflict (workspace_id, key) do update set count = provider_tallies.count + excluded.count, sum = provider_tallies.sum + excluded.sum`,
    [sorted.map(({ key }) => key), sorted.map(({ count }) => count), sorted.map(({ sum }) => sum)],
  );
}
