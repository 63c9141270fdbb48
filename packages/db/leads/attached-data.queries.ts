/** Deletes, restores, merges, moves and erases what is attached to leads, as attached-data.ts declares it. */
import type { LeadKind } from '@leadlight/leads';
import type { WorkspaceTx } from '../platform/index.ts';
import { attachedData, type AttachedData, type Moved, type Pair, type Unchanged } from './attached-data.ts';
import { writeLeads, type LeadToWriteAlone, type LeadWriter } from './lead-writer.ts';

/** The declared behavior for one event, for every declaration of this kind of lead that has one. */
function rulesFor<Event extends 'onDelete' | 'onMerge' | 'onMove' | 'onErase'>(
  kind: LeadKind,
  event: Event,
): { readonly table: string; readonly rule: Exclude<AttachedData[Event], Unchanged> }[] {
  return attachedData.flatMap((each) => {
    const rule = each[event];
    if (!each.kinds.includes(kind) || 'unchanged' in rule) return [];
    return [{ table: each.table, rule: rule as Exclude<AttachedData[Event], Unchanged> }];
  });
}

/** Deletes leads of the workspace with their attached data. @returns how many there were */
export async function deleteLeads(writer: LeadWriter, kind: LeadKind, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  for (const { rule } of rulesFor(kind, 'onDelete')) await rule.remove(writer, ids);
  return writer.deleteRows(kind, ids);
}

/** SQL of a JSON object with what `restoreLeads` needs of the lead `l`. */
export function snapshotOfLead(kind: LeadKind): string {
  const attached = rulesFor(kind, 'onDelete').map(({ table, rule }) => `'${table}', ${rule.snapshot}`);
  return `jsonb_build_object('lead', to_jsonb(l), ${attached.join(', ')})`;
}

/** Undoes a deletion. Data that was created again in the meantime stays. @param snapshots of snapshotOfLead */
export async function restoreLeads(
  writer: LeadWriter,
  kind: LeadKind,
  ids: readonly number[],
  snapshots: readonly unknown[],
): Promise<void> {
  const kept = JSON.stringify(snapshots);
  await writer.restoreRows(kind, ids, kept);
  for (const { rule } of rulesFor(kind, 'onDelete')) await rule.restore(writer, kept);
}

/** Moves the attached data of the lead that is merged to the one that is kept. @returns what `undoMergeOfAttachedData` needs */
export async function mergeAttachedData(writer: LeadWriter, kind: LeadKind, pair: Pair): Promise<Moved> {
  let moved: Moved = { lists: [], joined: [], notes: [], people: [], state: null };
  for (const { rule } of rulesFor(kind, 'onMerge')) moved = { ...moved, ...(await rule.merge(writer, pair)) };
  return moved;
}

export async function undoMergeOfAttachedData(writer: LeadWriter, kind: LeadKind, pair: Pair, moved: Moved): Promise<void> {
  for (const { rule } of rulesFor(kind, 'onMerge')) await rule.undo(writer, pair, moved);
}

/**
 * Writes one lead of the workspace, as typed by a member. A new copy of a pool lead takes over the pool lead's attached data.
 * @returns its id
 * @throws Refusal not_found, lead_erased, lead_suppressed
 */
export function writeOwnLead<Kind extends LeadKind>(
  tx: WorkspaceTx,
  kind: Kind,
  write: LeadToWriteAlone<Kind>,
  now: Date,
): Promise<number> {
  return writeLeads(tx, now, async (writer) => {
    const id = await writer.writeOne(kind, write);
    if (write.id === null && write.poolId !== null) await moveAttachedData(writer, kind, write.poolId, id);
    return id;
  });
}

/** Moves the attached data of a pool record to the workspace's new copy of it. */
export async function moveAttachedData(writer: LeadWriter, kind: LeadKind, fromId: number, toId: number): Promise<void> {
  for (const { rule } of rulesFor(kind, 'onMove')) await rule(writer, fromId, toId);
}

/** A record of the workspace that has come to refer to a pool record. */
export interface LinkedLead {
  readonly id: number;
  readonly poolId: number;
}

/**
 * Adds what the workspace keeps on pool records to its own records of the same leads, which are shown in their place. For many leads, most of which have
 * nothing attached.
 */
export async function takeOverAttachedData(writer: LeadWriter, kind: LeadKind, linked: readonly LinkedLead[]): Promise<void> {
  if (linked.length === 0) return;
  const { rows } = await writer.tx.query<{ id: number }>(
    `select t.id::float8 as id from unnest($1::bigint[]) as t (id)
     where exists (select from lead_states where workspace_id = current_workspace() and lead_id = t.id)
        or exists (select from list_leads where workspace_id = current_workspace() and lead_id = t.id)
        or exists (select from lead_notes where workspace_id = current_workspace() and lead_id = t.id)
        or exists (select from enrichments where workspace_id = current_workspace() and company_id = t.id)
        or exists (select from provider_field_values where workspace_id = current_workspace() and person_id = t.id)
        or exists (select from proposals where workspace_id = current_workspace() and person_id = t.id)`,
    [linked.map(({ poolId }) => poolId)],
  );
  const attached = new Set(rows.map(({ id }) => id));
  for (const { id, poolId } of linked) if (attached.has(poolId)) await mergeAttachedData(writer, kind, { keepId: id, goneId: poolId });
}

/** @param ids of people in the workspace and in the pool. @returns how many rows were erased, by table */
export async function eraseAttachedData(writer: LeadWriter, ids: readonly number[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, rule } of rulesFor('people', 'onErase')) counts.set(table, (counts.get(table) ?? 0) + (await rule(writer.tx, ids)));
  writer.outbox.add('people', ids);
  return counts;
}
