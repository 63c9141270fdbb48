/**
 * Bulk changes: what a bulk change has beside what every run has (../runs), which leads it changed, and how they were before. The changes
 * themselves are in ../leads/lead-states.queries.ts.
 */
import type { LeadKind } from '@leadlight/leads';
import { applyChange, forgetPicks, leadsPerPick, revertChange, type ChangeToLeads, type ChangedLead } from '../leads/index.ts';
import { type WorkspaceTx, Refusal, takeTurn } from '../platform/index.ts';
import { runColumns, type Run } from '../runs/index.ts';

/** A run with `kind` `bulk-change`. */
export interface BulkChange extends Run {
  readonly leadKind: LeadKind;
  readonly change: ChangeToLeads;
  readonly total: number;
  /** Leads that it changed; the others were already set or can't be changed. */
  readonly changed: number;
  readonly undoUntil: Date;
}

const columns = `${runColumns}, k.kind as "leadKind", k.change, k.changed, k.undo_until as "undoUntil"`;
const source = 'runs r join bulk_changes k on k.workspace_id = r.workspace_id and k.id = r.id';

/** Days in which a bulk change can be undone; then what it deleted is gone. */
const undoDays = 30;

/** The kind's own part of a run with this id. */
export async function createBulkChange(
  tx: WorkspaceTx,
  { id, leadKind, change }: Pick<BulkChange, 'id' | 'leadKind' | 'change'>,
  now: Date,
): Promise<void> {
  await tx.query('insert into bulk_changes (workspace_id, id, kind, change, undo_until) values (current_workspace(), $1, $2, $3, $4)', [
    id,
    leadKind,
    JSON.stringify(change),
    new Date(now.getTime() + undoDays * 86_400_000),
  ]);
}

/** @throws Refusal not_found */
export async function readBulkChange(tx: WorkspaceTx, id: string): Promise<BulkChange> {
  const { rows } = await tx.query<BulkChange>(`select ${columns} from ${source} where r.workspace_id = current_workspace() and r.id = $1`, [
    id,
  ]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Newest first. */
export async function listBulkChanges(tx: WorkspaceTx, limit: number): Promise<BulkChange[]> {
  const { rows } = await tx.query<BulkChange>(
    `select ${columns} from ${source} where r.workspace_id = current_workspace() order by r.id desc limit $1`,
    [limit],
  );
  return rows;
}

/** The change and its kind of lead. Both stay the same from start to undo. */
export type ChangeToMake = Pick<BulkChange, 'leadKind' | 'change'>;

/** @throws Refusal not_found */
export async function readChangeToMake(tx: WorkspaceTx, id: string): Promise<ChangeToMake> {
  const { rows } = await tx.query<ChangeToMake>(
    'select kind as "leadKind", change from bulk_changes where workspace_id = current_workspace() and id = $1',
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/**
 * Makes the bulk changes of a workspace wait for each other until the transaction ends, so that each stores what its leads were before it.
 * Taken before the run is locked.
 */
export async function takeBulkChangeTurn(tx: WorkspaceTx): Promise<void> {
  await takeTurn(tx, 'bulk-changes');
}

/**
 * Changes these leads and stores how they were.
 * @returns how many of them changed; null if the list that the change needs is gone
 */
export async function changeSome(
  tx: WorkspaceTx,
  { id, startedBy }: Pick<Run, 'id' | 'startedBy'>,
  { leadKind, change }: ChangeToMake,
  leadIds: readonly string[],
  now: Date,
): Promise<number | null> {
  const changed = await applyChange(tx, { id, kind: leadKind, change, actor: startedBy }, leadIds, now);
  if (changed)
    await tx.query('update bulk_changes set changed = changed + $2 where workspace_id = current_workspace() and id = $1', [id, changed]);
  return changed;
}

/** Undoes the change of these leads. What someone changed again since then stays as it is. */
export async function undoSome(
  tx: WorkspaceTx,
  { id, startedBy }: Pick<Run, 'id' | 'startedBy'>,
  { leadKind, change }: ChangeToMake,
  leadIds: readonly string[],
  now: Date,
): Promise<void> {
  const undone = await deleteItems(tx, id, leadIds);
  if (undone.length < leadIds.length) {
    // What was stored for a pool lead moves to the workspace's own record of it, also while the undo is in progress.
    const found = new Set(undone.map(({ leadId }) => leadId));
    const { rows: own } = await tx.query<{ id: string }>(
      `select id from ${leadKind} where workspace_id = current_workspace() and pool_id = any($1::bigint[])`,
      [leadIds.filter((leadId) => !found.has(leadId))],
    );
    undone.push(
      ...(await deleteItems(
        tx,
        id,
        own.map((lead) => lead.id),
      )),
    );
  }
  await revertChange(tx, { id, kind: leadKind, change, actor: startedBy }, undone, now);
}

async function deleteItems(tx: WorkspaceTx, id: string, leadIds: readonly string[]): Promise<ChangedLead[]> {
  const { rows } = await tx.query<ChangedLead>(
    `delete from bulk_change_items where workspace_id = current_workspace() and bulk_change_id = $1 and lead_id = any($2::bigint[])
     returning lead_id as "leadId", before`,
    [id, leadIds],
  );
  return rows;
}

/** Keeps the leads that a bulk change changed as those of its undo, in the order of their ids. @returns how many */
export async function keepPicksOfUndo(tx: WorkspaceTx, id: string): Promise<number> {
  await forgetPicks(tx, id);
  const { rows } = await tx.query<{ count: number }>(
    `with picks as (
       insert into lead_picks (workspace_id, pick_id, number, ids)
       select current_workspace(), $1, number, array_agg(lead_id order by lead_id)
       from (
         select lead_id, (row_number() over (order by lead_id) - 1) / ${leadsPerPick} as number
         from bulk_change_items where workspace_id = current_workspace() and bulk_change_id = $1
       ) as changed
       group by number returning cardinality(ids) as size)
     select coalesce(sum(size), 0)::int as count from picks`,
    [id],
  );
  return rows[0]?.count ?? 0;
}

/** Deletes what deletions stored, once they can no longer be undone. @returns how many leads are deleted permanently */
export async function forgetUndone(tx: WorkspaceTx, now: Date): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from bulk_change_items i using bulk_changes k
     where k.workspace_id = i.workspace_id and k.id = i.bulk_change_id and k.undo_until <= $1 and k.change ->> 'kind' = 'delete'`,
    [now],
  );
  return rowCount ?? 0;
}
