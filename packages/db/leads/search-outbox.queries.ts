/**
 * What search has yet to take in: written in the transaction that changes leads, read by whoever keeps an index.
 * Surprise: numbers are given out before transactions end, so a lower one may appear after a higher one was read. A reader takes only what was
 * written by transactions older than every one still open (`pg_snapshot_xmin`): nothing can appear behind it any more.
 */
import type { WorkspaceTx } from '../platform/index.ts';

/** Owner of the shared pool; as a workspace it has no members, no plan and no credits. */
export const poolId = '00000000-0000-0000-0000-000000000000';

/** Told on this channel, with the workspace's id, when a transaction that changed leads commits. */
export const leadChannel = 'leadlight_leads';

export type LeadChange =
  /** Leads from one id to another, both included, were written, changed or removed. */
  | { readonly kind: 'people' | 'companies'; readonly firstId: number; readonly lastId: number }
  /** What the workspace keeps about these leads: stage, owner, tags; or that they are revealed. */
  | { readonly kind: 'states' | 'reveals'; readonly firstId: number; readonly lastId: number }
  | { readonly kind: 'list'; readonly listId: string }
  | { readonly kind: 'suppressions' }
  /** Too much to name: everything of the workspace is to be read again. */
  | { readonly kind: 'all' };

/** Ids in order as the fewest ranges. @param ids in any order, doubles allowed */
export function rangesOf(ids: readonly number[]): { firstId: number; lastId: number }[] {
  const ranges: { firstId: number; lastId: number }[] = [];
  for (const id of Float64Array.from(ids).toSorted()) {
    const last = ranges.at(-1);
    if (last && id <= last.lastId + 1) last.lastId = id;
    else ranges.push({ firstId: id, lastId: id });
  }
  return ranges;
}

/** Part of the caller's transaction: search learns of the change exactly when it is committed. */
export async function noteLeadChanges(tx: WorkspaceTx, changes: readonly LeadChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `insert into lead_changes (workspace_id, kind, first_id, last_id, list_id)
     select current_workspace(), kind, first_id, last_id, list_id from unnest($1::text[], $2::bigint[], $3::bigint[], $4::uuid[]) as c (kind, first_id, last_id, list_id)`,
    [
      changes.map(({ kind }) => kind),
      changes.map((change) => ('firstId' in change ? change.firstId : null)),
      changes.map((change) => ('lastId' in change ? change.lastId : null)),
      changes.map((change) => ('listId' in change ? change.listId : null)),
    ],
  );
  await tx.query(`select pg_notify('${leadChannel}', current_workspace()::text)`);
}
