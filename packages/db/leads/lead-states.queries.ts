/**
 * Changes what a workspace keeps on leads: stage, owner, tags, lists, and whether they exist at all. Every change is one statement over
 * many leads, which also stores how each was before. An undo leaves unchanged what someone changed again since then.
 */
import type { LeadKind } from '@leadlight/leads';
import type { ActorRef, WorkspaceTx } from '../platform/index.ts';
import { deleteLeads, restoreLeads, snapshotOfLead } from './attached-data.queries.ts';
import { writeLeads } from './lead-writer.ts';
import { addToSearchOutbox, rangesOf, type SearchOutboxEntry } from './search-outbox.queries.ts';

export type ChangeToLeads =
  | { readonly kind: 'set_stage'; readonly stage: string | null }
  | { readonly kind: 'set_owner'; readonly ownerId: string | null }
  | { readonly kind: 'add_tags' | 'remove_tags'; readonly tags: readonly string[] }
  | { readonly kind: 'add_to_list' | 'remove_from_list'; readonly listId: string }
  | { readonly kind: 'move_to_list'; readonly fromListId: string; readonly listId: string }
  | { readonly kind: 'delete' };

/** What the queries need to know about a bulk change. */
interface BulkChange {
  readonly id: string;
  readonly kind: LeadKind;
  readonly change: ChangeToLeads;
  readonly actor: ActorRef;
}

export interface ChangedLead {
  readonly leadId: string;
  readonly before: unknown;
}

/**
 * Changes these leads and stores how they were.
 * @returns how many of them changed; null if the list to which they were to be added is gone
 */
export async function applyChange(tx: WorkspaceTx, bulkChange: BulkChange, ids: readonly string[], now: Date): Promise<number | null> {
  const { change } = bulkChange;
  switch (change.kind) {
    case 'set_stage':
      return setColumn(tx, bulkChange, stageAs(change.stage), ids, now);
    case 'set_owner':
      return setColumn(tx, bulkChange, ownerAs(change.ownerId), ids, now);
    case 'add_tags':
      return changeTags(tx, bulkChange, { ...addedTags, tags: change.tags }, ids, now);
    case 'remove_tags':
      return changeTags(tx, bulkChange, { ...removedTags, tags: change.tags }, ids, now);
    case 'add_to_list':
      return (await isListThere(tx, bulkChange, change.listId)) ? addToList(tx, bulkChange, change.listId, ids, now) : null;
    case 'remove_from_list':
      return removeFromList(tx, bulkChange, change.listId, ids);
    case 'move_to_list':
      return (await isListThere(tx, bulkChange, change.listId)) ? moveToList(tx, bulkChange, change, ids, now) : null;
    case 'delete':
      return deleteOwn(tx, bulkChange, ids, now);
  }
}

/** Undoes what a bulk change did to these leads. */
export async function revertChange(tx: WorkspaceTx, bulkChange: BulkChange, items: readonly ChangedLead[], now: Date): Promise<void> {
  if (items.length === 0) return;
  const { change } = bulkChange;
  const rows = JSON.stringify(items.map(({ leadId, before }) => ({ lead_id: leadId, before })));
  switch (change.kind) {
    case 'set_stage':
      return revertColumn(tx, stageAs(change.stage), rows, now);
    case 'set_owner':
      return revertColumn(tx, ownerAs(change.ownerId), rows, now);
    case 'add_tags':
      return revertTags(tx, 'array(select unnest(s.tags) except select jsonb_array_elements_text(i.before))', rows, now);
    case 'remove_tags':
      return revertTags(
        tx,
        'array(select distinct t from unnest(s.tags || array(select jsonb_array_elements_text(i.before))) as t)',
        rows,
        now,
      );
    case 'add_to_list':
      return dropFromList(tx, change.listId, items);
    case 'remove_from_list':
      return putBackOnList(tx, change.listId, rows);
    case 'move_to_list':
      await dropFromList(
        tx,
        change.listId,
        items.filter(({ before }) => (before as { wasNew: boolean }).wasNew),
      );
      return putBackOnList(tx, change.fromListId, rows);
    case 'delete':
      return bringBack(tx, bulkChange.kind, items, now);
  }
}

const items = `, kept as (insert into bulk_change_items (workspace_id, bulk_change_id, lead_id, before) select current_workspace(), $1, id, before from changed)`;

async function statesChanged(tx: WorkspaceTx, ids: readonly string[]): Promise<void> {
  const entries: SearchOutboxEntry[] = rangesOf(ids.map(Number)).map((range) => ({ kind: 'states', ...range }));
  await addToSearchOutbox(tx, entries);
}

/** A value that a bulk change sets. */
interface ColumnValue {
  readonly column: 'stage' | 'owner_id';
  /** The column's type in PostgreSQL. */
  readonly type: 'text' | 'uuid';
  readonly value: string | null;
}
const stageAs = (value: string | null): ColumnValue => ({ column: 'stage', type: 'text', value });
const ownerAs = (value: string | null): ColumnValue => ({ column: 'owner_id', type: 'uuid', value });

async function setColumn(
  tx: WorkspaceTx,
  { id: bulkChangeId, kind }: BulkChange,
  { column, type, value }: ColumnValue,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await tx.query<{ id: string }>(
    `with changed as (
       select l.id, jsonb_build_object('value', s.${column}) as before from ${kind} l left join lead_states s on s.workspace_id = current_workspace() and s.lead_id = l.id
       where l.id = any($2) and s.${column} is distinct from $3::${type})${items}
     insert into lead_states (workspace_id, lead_id, ${column}, updated_at) select current_workspace(), id, $3::${type}, $4 from changed
     on conflict (workspace_id, lead_id) do update set ${column} = excluded.${column}, updated_at = excluded.updated_at returning lead_id as id`,
    [bulkChangeId, ids, value, now],
  );
  await statesChanged(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

async function revertColumn(tx: WorkspaceTx, { column, type, value }: ColumnValue, rows: string, now: Date): Promise<void> {
  const done = await tx.query<{ id: string }>(
    `update lead_states s set ${column} = (i.before ->> 'value')::${type}, updated_at = $3
     from jsonb_to_recordset($1::jsonb) as i (lead_id bigint, before jsonb)
     where s.lead_id = i.lead_id and s.${column} is not distinct from $2::${type} returning s.lead_id as id`,
    [rows, value, now],
  );
  await statesChanged(
    tx,
    done.rows.map(({ id }) => id),
  );
}

/** Which of the tags are new to a lead, and which tags it has afterward, in alphabetical order. */
const addedTags = {
  touched: 'array(select unnest($3::text[]) except select unnest(coalesce(s.tags, $5::text[])))',
  after: 'array(select distinct t from unnest(coalesce(s.tags, $5::text[]) || $3::text[]) as t order by t)',
};
const removedTags = {
  touched: 'array(select unnest($3::text[]) intersect select unnest(coalesce(s.tags, $5::text[])))',
  after: 'array(select unnest(coalesce(s.tags, $5::text[])) except select unnest($3::text[]) order by 1)',
};

async function changeTags(
  tx: WorkspaceTx,
  { id: bulkChangeId, kind }: BulkChange,
  { touched, after, tags }: { readonly touched: string; readonly after: string; readonly tags: readonly string[] },
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await tx.query<{ id: string }>(
    `with changed as (
       select * from (
         select l.id, ${touched} as touched, ${after} as after from ${kind} l left join lead_states s on s.workspace_id = current_workspace() and s.lead_id = l.id
         where l.id = any($2)) each where cardinality(touched) > 0),
     kept as (insert into bulk_change_items (workspace_id, bulk_change_id, lead_id, before) select current_workspace(), $1, id, to_jsonb(touched) from changed)
     insert into lead_states (workspace_id, lead_id, tags, updated_at) select current_workspace(), id, after, $4 from changed
     on conflict (workspace_id, lead_id) do update set tags = excluded.tags, updated_at = excluded.updated_at returning lead_id as id`,
    [bulkChangeId, ids, tags, now, []],
  );
  await statesChanged(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

async function revertTags(tx: WorkspaceTx, after: string, rows: string, now: Date): Promise<void> {
  const done = await tx.query<{ id: string }>(
    `update lead_states s set tags = (select coalesce(array_agg(t order by t), '{}') from unnest(${after}) as t), updated_at = $2
     from jsonb_to_recordset($1::jsonb) as i (lead_id bigint, before jsonb) where s.lead_id = i.lead_id returning s.lead_id as id`,
    [rows, now],
  );
  await statesChanged(
    tx,
    done.rows.map(({ id }) => id),
  );
}

/** Locked until the transaction ends, so that the list is not deleted meanwhile. */
async function isListThere(tx: WorkspaceTx, { kind }: BulkChange, listId: string): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from lists where id = $1 and kind = $2 for share', [listId, kind]);
  return rowCount === 1;
}

async function addToList(
  tx: WorkspaceTx,
  { id: bulkChangeId, kind, actor }: BulkChange,
  listId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { rowCount } = await tx.query(
    `with changed as (
       insert into list_leads (workspace_id, list_id, lead_id, added_by, added_at)
       select current_workspace(), $3, l.id, $4, $5 from ${kind} l where l.id = any($2) on conflict do nothing returning lead_id as id)
     insert into bulk_change_items (workspace_id, bulk_change_id, lead_id, before) select current_workspace(), $1, id, '{}' from changed`,
    [bulkChangeId, ids, listId, actor.id, now],
  );
  if (rowCount) await addToSearchOutbox(tx, [{ kind: 'list', listId }]);
  return rowCount ?? 0;
}

async function removeFromList(tx: WorkspaceTx, { id: bulkChangeId }: BulkChange, listId: string, ids: readonly string[]): Promise<number> {
  const { rowCount } = await tx.query(
    `with changed as (delete from list_leads where list_id = $3 and lead_id = any($2) returning lead_id as id, added_by, added_at)
     insert into bulk_change_items (workspace_id, bulk_change_id, lead_id, before)
     select current_workspace(), $1, id, jsonb_build_object('added_by', added_by, 'added_at', added_at) from changed`,
    [bulkChangeId, ids, listId],
  );
  if (rowCount) await addToSearchOutbox(tx, [{ kind: 'list', listId }]);
  return rowCount ?? 0;
}

async function moveToList(
  tx: WorkspaceTx,
  { id: bulkChangeId, actor }: BulkChange,
  { fromListId, listId }: { fromListId: string; listId: string },
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (fromListId === listId) return 0;
  const { rowCount } = await tx.query(
    `with gone as (delete from list_leads where list_id = $3 and lead_id = any($2) returning lead_id, added_by, added_at),
     here as (
       insert into list_leads (workspace_id, list_id, lead_id, added_by, added_at)
       select current_workspace(), $4, lead_id, $5, $6 from gone on conflict do nothing returning lead_id)
     insert into bulk_change_items (workspace_id, bulk_change_id, lead_id, before)
     select current_workspace(), $1, gone.lead_id, jsonb_build_object('added_by', added_by, 'added_at', added_at, 'wasNew', here.lead_id is not null)
     from gone left join here using (lead_id)`,
    [bulkChangeId, ids, fromListId, listId, actor.id, now],
  );
  if (rowCount) {
    await addToSearchOutbox(tx, [
      { kind: 'list', listId: fromListId },
      { kind: 'list', listId },
    ]);
  }
  return rowCount ?? 0;
}

async function dropFromList(tx: WorkspaceTx, listId: string, dropped: readonly ChangedLead[]): Promise<void> {
  await tx.query('delete from list_leads where list_id = $1 and lead_id = any($2)', [listId, dropped.map(({ leadId }) => leadId)]);
  await addToSearchOutbox(tx, [{ kind: 'list', listId }]);
}

/** A list that was deleted in the meantime stays deleted. */
async function putBackOnList(tx: WorkspaceTx, listId: string, rows: string): Promise<void> {
  await tx.query(
    `insert into list_leads (workspace_id, list_id, lead_id, added_by, added_at)
     select current_workspace(), l.id, i.lead_id, (i.before ->> 'added_by')::uuid, (i.before ->> 'added_at')::timestamptz
     from jsonb_to_recordset($1::jsonb) as i (lead_id bigint, before jsonb) join lists l on l.id = $2 on conflict do nothing`,
    [rows, listId],
  );
  await addToSearchOutbox(tx, [{ kind: 'list', listId }]);
}

/** Deletes the workspace's own leads among these; the pool's stay. */
async function deleteOwn(tx: WorkspaceTx, { id: bulkChangeId, kind }: BulkChange, ids: readonly string[], now: Date): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `with deleted as (select l.* from ${kind} l where l.id = any($2) and l.workspace_id = current_workspace() order by l.id for update)
     insert into bulk_change_items (workspace_id, bulk_change_id, lead_id, before)
     select current_workspace(), $1, l.id, ${snapshotOfLead(kind)} from deleted l returning lead_id::float8 as id`,
    [bulkChangeId, ids],
  );
  return writeLeads(tx, now, (writer) =>
    deleteLeads(
      writer,
      kind,
      rows.map(({ id }) => id),
    ),
  );
}

async function bringBack(tx: WorkspaceTx, kind: LeadKind, deleted: readonly ChangedLead[], now: Date): Promise<void> {
  const ids = deleted.map(({ leadId }) => Number(leadId));
  await writeLeads(tx, now, (writer) =>
    restoreLeads(
      writer,
      kind,
      ids,
      deleted.map(({ before }) => before),
    ),
  );
}
