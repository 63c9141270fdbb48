/** Suppressions in the contract's form. */
import type { Suppression } from '@leadlight/db/leads';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { WorkspaceContext } from '../command.ts';
import { presentMakers } from '../leads/actors.ts';

export async function presentSuppressions(tx: WorkspaceTx, suppressions: readonly Suppression[], { services }: WorkspaceContext) {
  const makerOf = await presentMakers(
    services.db,
    tx,
    suppressions.map(({ createdBy }) => createdBy),
  );
  return suppressions.map(({ createdBy, createdAt, ...one }) => ({
    ...one,
    createdBy: makerOf(createdBy),
    createdAt: createdAt.toISOString(),
  }));
}
