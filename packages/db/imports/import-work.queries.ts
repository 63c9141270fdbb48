/**
 * What an import adds to the workspace's work with leads: stage, owner, tags, notes and lists. A value that a lead already has stays, so that
 * importing a file again changes nothing. What was added is recorded for the undo.
 */
import { v7 as uuidv7 } from 'uuid';
import { createList, writeLeads } from '../leads/index.ts';
import { type ActorRef, type WorkspaceTx, Refusal } from '../platform/index.ts';

export interface WorkToAdd {
  readonly leadId: number;
  readonly stage: string | null;
  readonly ownerId: string | null;
  readonly tags: readonly string[];
  /** Parts that each fit a note. */
  readonly notes: readonly string[];
  readonly listIds: readonly string[];
}

export interface AddedWork {
  /** Whether anything was added. */
  readonly isChanged: boolean;
  /** The lead has another one, which stays. */
  readonly keepsStage: boolean;
  readonly keepsOwner: boolean;
}

interface Kept {
  stage: string | null;
  ownerId: string | null;
  tags: Set<string>;
  notes: Set<string>;
  lists: Set<string>;
}

interface Added {
  stage: string | null;
  ownerId: string | null;
  readonly tags: string[];
  readonly notes: { readonly id: string; readonly body: string }[];
  readonly lists: string[];
}

/**
 * Adds what each entry says to its lead, in their order: of two that contradict each other, the first counts.
 * @param importer the author of the notes, who also adds to the lists
 * @returns the result of each entry
 */
export async function addImportedWork(
  tx: WorkspaceTx,
  importId: string,
  entries: readonly WorkToAdd[],
  importer: ActorRef,
  now: Date,
): Promise<AddedWork[]> {
  if (entries.length === 0) return [];
  const kept = await readKept(tx, importId, [...new Set(entries.map(({ leadId }) => leadId))]);
  const added = new Map<number, Added>();
  const results = entries.map((entry): AddedWork => {
    const has = kept.get(entry.leadId) ?? { stage: null, ownerId: null, tags: new Set(), notes: new Set(), lists: new Set() };
    kept.set(entry.leadId, has);
    const adds = added.get(entry.leadId) ?? { stage: null, ownerId: null, tags: [], notes: [], lists: [] };
    const before = sizeOf(adds);
    const keepsStage = entry.stage !== null && has.stage !== null && has.stage !== entry.stage;
    const keepsOwner = entry.ownerId !== null && has.ownerId !== null && has.ownerId !== entry.ownerId;
    if (entry.stage !== null && has.stage === null) adds.stage = has.stage = entry.stage;
    if (entry.ownerId !== null && has.ownerId === null) adds.ownerId = has.ownerId = entry.ownerId;
    for (const tag of entry.tags) if (!has.tags.has(tag)) adds.tags.push((has.tags.add(tag), tag));
    for (const listId of entry.listIds) if (!has.lists.has(listId)) adds.lists.push((has.lists.add(listId), listId));
    for (const body of entry.notes) if (!has.notes.has(body)) adds.notes.push((has.notes.add(body), { id: uuidv7(), body }));
    const isChanged = sizeOf(adds) > before;
    if (isChanged) added.set(entry.leadId, adds);
    return { isChanged, keepsStage, keepsOwner };
  });
  await writeAdded(tx, importId, added, importer, now);
  return results;
}

const sizeOf = ({ stage, ownerId, tags, notes, lists }: Added): number =>
  Number(stage !== null) + Number(ownerId !== null) + tags.length + notes.length + lists.length;

async function readKept(tx: WorkspaceTx, importId: string, ids: readonly number[]): Promise<Map<number, Kept>> {
  const { rows } = await tx.query<{
    id: number;
    stage: string | null;
    ownerId: string | null;
    tags: string[];
    notes: string[];
    lists: string[];
  }>(
    `select l.id::float8 as id, s.stage, s.owner_id as "ownerId", coalesce(s.tags, '{}') as tags,
       array(select m.list_id::text from list_leads m where m.workspace_id = current_workspace() and m.lead_id = l.id) as lists,
       -- Also all notes in one text, as an export has them, and those that an earlier import of this file added, even if edited or deleted since.
       array(select n.body from lead_notes n where n.workspace_id = current_workspace() and n.lead_id = l.id
         union all select string_agg(n.body, E'\\n' order by n.created_at, n.id) from lead_notes n
         where n.workspace_id = current_workspace() and n.lead_id = l.id having count(*) > 0
         union all select unnest(w.note_bodies) from import_work w join imports o on o.workspace_id = w.workspace_id and o.id = w.import_id
         where w.workspace_id = current_workspace() and w.lead_id = l.id and o.sha256 = (select i.sha256 from imports i
           where i.workspace_id = current_workspace() and i.id = $2)) as notes
     from unnest($1::bigint[]) as l (id) left join lead_states s on s.workspace_id = current_workspace() and s.lead_id = l.id`,
    [ids, importId],
  );
  return new Map(
    rows.map(({ id, stage, ownerId, tags, notes, lists }) => [
      id,
      { stage, ownerId, tags: new Set(tags), notes: new Set(notes), lists: new Set(lists) },
    ]),
  );
}

async function writeAdded(
  tx: WorkspaceTx,
  importId: string,
  added: ReadonlyMap<number, Added>,
  importer: ActorRef,
  now: Date,
): Promise<void> {
  if (added.size === 0) return;
  const rows = [...added].map(([lead, { stage, ownerId, tags, notes, lists }]) => ({
    lead,
    stage,
    owner: ownerId,
    tags,
    notes,
    lists,
  }));
  const json = JSON.stringify(rows);
  const shape = 'jsonb_to_recordset($1::jsonb) as r (lead bigint, stage text, owner uuid, tags text[], notes jsonb, lists uuid[])';
  const states = rows.filter(({ stage, owner, tags }) => stage !== null || owner !== null || tags.length > 0);
  await tx.query(
    `insert into lead_states as s (workspace_id, lead_id, stage, owner_id, tags, updated_at)
     select current_workspace(), r.lead, r.stage, r.owner, r.tags, $2 from ${shape} where r.stage is not null or r.owner is not null or cardinality(r.tags) > 0
     on conflict (workspace_id, lead_id) do update set stage = coalesce(s.stage, excluded.stage), owner_id = coalesce(s.owner_id, excluded.owner_id),
       tags = array(select distinct tag from unnest(s.tags || excluded.tags) as tag order by tag), updated_at = excluded.updated_at`,
    [json, now],
  );
  await tx.query(
    `insert into lead_notes (workspace_id, id, lead_id, body, author_id, created_at, updated_at)
     select current_workspace(), n.id, r.lead, n.body, $3, $2, $2 from ${shape}, jsonb_to_recordset(r.notes) as n (id uuid, body text)`,
    [json, now, importer.id],
  );
  await tx.query(
    `insert into list_leads (workspace_id, list_id, lead_id, added_by, added_at)
     select current_workspace(), list_id, r.lead, $3, $2 from ${shape}, unnest(r.lists) as list_id on conflict do nothing`,
    [json, now, importer.id],
  );
  await tx.query(
    `insert into import_work as w (workspace_id, import_id, lead_id, stage, owner_id, tags, note_ids, note_bodies, list_ids)
     select current_workspace(), $2, r.lead, r.stage, r.owner, r.tags, array(select n.id from jsonb_to_recordset(r.notes) as n (id uuid)),
       array(select n.body from jsonb_to_recordset(r.notes) as n (body text)), r.lists from ${shape}
     on conflict (workspace_id, import_id, lead_id) do update set stage = coalesce(w.stage, excluded.stage), owner_id = coalesce(w.owner_id, excluded.owner_id),
       tags = w.tags || excluded.tags, note_ids = w.note_ids || excluded.note_ids, note_bodies = w.note_bodies || excluded.note_bodies,
       list_ids = w.list_ids || excluded.list_ids`,
    [json, importId],
  );
  await writeLeads(tx, now, async ({ outbox }) => {
    outbox.add(
      'states',
      states.map(({ lead }) => lead),
    );
    outbox.addLists([...new Set(rows.flatMap(({ lists }) => lists))]);
  });
}

/** What happened to a list's name: the list, or why there is none. */
export type NamedList = { readonly id: string } | { readonly code: 'lists_too_many' | 'lists_full' };

interface ListsToFind {
  readonly kind: 'people' | 'companies';
  readonly names: readonly string[];
  readonly importer: ActorRef;
  /** How many lists this import may create. */
  readonly mostNew: number;
  /** How many lists a workspace can have. */
  readonly most: number;
}

/** Finds lists by their names, ignoring case, among those that the importer can see, and creates the missing ones. @returns each name's list */
export async function findOrCreateLists(
  tx: WorkspaceTx,
  importId: string,
  { kind, names, importer, mostNew, most }: ListsToFind,
  now: Date,
): Promise<Map<string, NamedList>> {
  const found = new Map<string, NamedList>();
  if (names.length === 0) return found;
  const { rows } = await tx.query<{ name: string; id: string }>(
    `select distinct on (given.name) given.name, l.id from unnest($1::text[]) as given (name)
     join lists l on l.workspace_id = current_workspace() and l.kind = $2 and lower(l.name) = lower(given.name) and (l.is_shared or l.created_by = $3)
     order by given.name, l.id`,
    [names, kind, importer.id],
  );
  for (const { name, id } of rows) found.set(name, { id });
  const created = await tx.query<{ created: string[] }>(
    'select created_lists::text[] as created from imports where workspace_id = current_workspace() and id = $1',
    [importId],
  );
  let room = mostNew - (created.rows[0]?.created.length ?? 0);
  const madeIds: string[] = [];
  const byFolded = new Map<string, NamedList>();
  for (const name of names.filter((each) => !found.has(each))) {
    const same = byFolded.get(name.toLowerCase());
    const list = same ?? (room > 0 ? await create(name) : { code: 'lists_too_many' as const });
    byFolded.set(name.toLowerCase(), list);
    found.set(name, list);
  }
  if (madeIds.length > 0)
    await tx.query('update imports set created_lists = created_lists || $2::uuid[] where workspace_id = current_workspace() and id = $1', [
      importId,
      madeIds,
    ]);
  return found;

  async function create(name: string): Promise<NamedList> {
    try {
      const id = await createList(tx, { kind, name, isShared: true, createdBy: importer.id }, most, now);
      madeIds.push(id);
      room -= 1;
      return { id };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'limit_reached') return { code: 'lists_full' };
      throw error;
    }
  }
}

/** Removes what the import added to these leads, unless someone changed it since, and the lists that it created and that are empty now. */
export async function removeImportedWork(tx: WorkspaceTx, importId: string, leadIds: readonly number[], now: Date): Promise<void> {
  const { rows } = await tx.query<{ id: number; lists: string[] }>(
    `select lead_id::float8 as id, list_ids::text[] as lists from import_work
     where workspace_id = current_workspace() and import_id = $1 and lead_id = any($2::bigint[])`,
    [importId, leadIds],
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const ofThese = 'w.workspace_id = current_workspace() and w.import_id = $1 and w.lead_id = any($2::bigint[])';
  await tx.query(
    `update lead_states s set stage = case when s.stage = w.stage then null else s.stage end,
       owner_id = case when s.owner_id = w.owner_id then null else s.owner_id end,
       tags = array(select tag from unnest(s.tags) as tag where tag <> all(w.tags) order by tag), updated_at = $3
     from import_work w where ${ofThese} and s.workspace_id = w.workspace_id and s.lead_id = w.lead_id`,
    [importId, ids, now],
  );
  await tx.query(
    `delete from lead_notes n using import_work w where ${ofThese} and n.workspace_id = w.workspace_id and n.id = any(w.note_ids) and n.updated_at = n.created_at`,
    [importId, ids],
  );
  await tx.query(
    `delete from list_leads m using import_work w where ${ofThese} and m.workspace_id = w.workspace_id and m.lead_id = w.lead_id and m.list_id = any(w.list_ids)`,
    [importId, ids],
  );
  await tx.query(`delete from import_work w where ${ofThese}`, [importId, ids]);
  await tx.query(
    `delete from lists l using imports i where i.workspace_id = current_workspace() and i.id = $1 and l.workspace_id = i.workspace_id
       and l.id = any(i.created_lists) and l.updated_at = l.created_at
       and not exists (select from list_leads m where m.workspace_id = l.workspace_id and m.list_id = l.id)
       and not exists (select from import_work w where w.workspace_id = l.workspace_id and w.import_id = i.id and l.id = any(w.list_ids))`,
    [importId],
  );
  await writeLeads(tx, now, async ({ outbox }) => {
    outbox.add('states', ids);
    outbox.addLists([...new Set(rows.flatMap(({ lists }) => lists))]);
  });
}
