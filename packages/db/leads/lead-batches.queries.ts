/** Ids of all leads of a workspace, batch by batch. */
import type { LeadKind } from '@leadlight/leads';
import type { WorkspaceTx } from '../platform/index.ts';

/** @returns ids of the workspace above `after`, ascending */
export async function leadIdsAfter(tx: WorkspaceTx, kind: LeadKind, after: number, limit: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select id::float8 as id from ${kind} where workspace_id = current_workspace() and id > $1 order by id limit $2`,
    [after, limit],
  );
  return rows.map(({ id }) => id);
}
