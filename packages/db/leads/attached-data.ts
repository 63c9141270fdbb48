/**
 * Long because it is one list.
 * Declares everything that refers to a lead: each column that contains ids of leads, with what happens to it when the lead is deleted, the deletion
 * is undone, two leads are merged, the merge is undone, a workspace copies a pool lead, or a person is erased. attached-data.queries.ts carries it
 * out; attached-data.test.ts fails for a column that is not declared here.
 */
import type { LeadKind } from '@leadlight/leads';
import type { WorkspaceTx } from '../platform/index.ts';
import { deriveCompanySearch } from './company-search.queries.ts';
import type { LeadWriter } from './lead-writer.ts';
import { joinGroups, leaveOpenPairs, moveOpenPairs, returnOpenPairs, type PairRow } from './open-pairs.queries.ts';

/** Nothing changes, for this reason. */
export interface Unchanged {
  readonly unchanged: string;
}

/** Deleting leads, and undoing it. */
export interface OnDelete {
  /** SQL of a JSON array: what must be stored of the lead `l` for the undo. */
  readonly snapshot: string;
  remove(writer: LeadWriter, ids: readonly number[]): Promise<void>;
  /** @param kept JSON array of what was stored for each lead: `{ lead, <table>: snapshot }` */
  restore(writer: LeadWriter, kept: string): Promise<void>;
}

/** What a merge moved from the merged lead to the kept one, as stored in `merges.before` for its undo. */
export interface Moved {
  /** Lists that contained the merged lead, and those of them to which the kept lead was added. */
  readonly lists: readonly string[];
  readonly joined: readonly string[];
  readonly notes: readonly string[];
  readonly people: readonly number[];
  /** Ids of readings, and of what was found by them. Absent in merges from before there were any. */
  readonly enrichments?: readonly string[];
  readonly details?: readonly string[];
  readonly sitePeople?: readonly string[];
  readonly providerValues?: readonly string[];
  readonly providerFields?: readonly string[];
  readonly proposals?: readonly string[];
  /** Open pairs of the merged lead, as they were. Absent in merges from before they were moved. */
  readonly pairs?: readonly PairRow[];
  readonly state: { readonly stage: string | null; readonly owner_id: string | null; readonly tags: readonly string[] } | null;
}

export interface Pair {
  readonly keepId: number;
  readonly goneId: number;
}

/** Merging two leads, and undoing the merge. */
export interface OnMerge {
  merge(writer: LeadWriter, pair: Pair): Promise<Partial<Moved>>;
  undo(writer: LeadWriter, pair: Pair, moved: Moved): Promise<void>;
}

/** Moves data from a pool record to the workspace's new copy. */
export type OnMove = (writer: LeadWriter, fromId: number, toId: number) => Promise<void>;

/** @returns how many rows were deleted or anonymized */
export type OnErase = (tx: WorkspaceTx, ids: readonly number[]) => Promise<number>;

export interface AttachedData {
  readonly table: string;
  /** Columns that contain ids of leads. */
  readonly columns: readonly string[];
  readonly kinds: readonly LeadKind[];
  readonly onDelete: OnDelete | Unchanged;
  readonly onMerge: OnMerge | Unchanged;
  readonly onMove: OnMove | Unchanged;
  readonly onErase: OnErase | Unchanged;
}

const anyLead: readonly LeadKind[] = ['people', 'companies'];
const unchanged = (because: string): Unchanged => ({ unchanged: because });
const allUnchanged = (because: string): Pick<AttachedData, 'onDelete' | 'onMerge' | 'onMove' | 'onErase'> => {
  const rule = unchanged(because);
  return { onDelete: rule, onMerge: rule, onMove: rule, onErase: rule };
};

const ours = 'workspace_id = current_workspace()';
const oneOf = (columns: readonly string[], value: string): string => `(${columns.map((column) => `t.${column} = ${value}`).join(' or ')})`;

interface WithLead {
  /** SQL condition for the rows `t` that are deleted with the lead; default: all. */
  readonly which?: string;
  /** SQL condition for whether the JSON `row` can be restored. */
  readonly canReturn?: string;
}

/** Rows are deleted and restored with the lead. */
function withLead(table: string, columns: readonly string[], { which = 'true', canReturn = 'true' }: WithLead = {}): OnDelete {
  return {
    snapshot: `(select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${table} t where t.${ours} and ${oneOf(columns, 'l.id')} and ${which})`,
    remove: async ({ tx }, ids) => {
      await tx.query(`delete from ${table} t where t.${ours} and ${oneOf(columns, 'any($1::bigint[])')} and ${which}`, [ids]);
    },
    restore: async ({ tx }, kept) => {
      await tx.query(
        `insert into ${table} select (jsonb_populate_record(null::${table}, row)).* from jsonb_array_elements($1::jsonb) as kept,
           jsonb_array_elements(coalesce(kept -> '${table}', '[]')) as row where ${canReturn} on conflict do nothing`,
        [kept],
      );
    },
  };
}

const erased =
  (table: string, columns: readonly string[]): OnErase =>
  async (tx, ids) =>
    (await tx.query(`delete from ${table} t where t.${ours} and ${oneOf(columns, 'any($1::bigint[])')}`, [ids])).rowCount ?? 0;

const moved =
  (table: string, column: string): OnMove =>
  async ({ tx }, fromId, toId) => {
    await tx.query(`update ${table} set ${column} = $2 where ${ours} and ${column} = $1`, [fromId, toId]);
  };

/** Stage, owner and tags. */
const states: AttachedData = {
  table: 'lead_states',
  columns: ['lead_id'],
  kinds: anyLead,
  onDelete: withLead('lead_states', ['lead_id']),
  // The kept lead's stage and owner take precedence, and it gets the tags of both. Undoing the merge restores the other lead's own values.
  onMerge: {
    merge: async ({ tx, now, outbox }, { keepId, goneId }) => {
      const { rows } = await tx.query<NonNullable<Moved['state']>>(
        `delete from lead_states where ${ours} and lead_id = $1 returning stage, owner_id, tags`,
        [goneId],
      );
      const state = rows[0] ?? null;
      outbox.add('states', [keepId, goneId]);
      if (state)
        await tx.query(
          `insert into lead_states as s (workspace_id, lead_id, stage, owner_id, tags, updated_at) values (current_workspace(), $1, $2, $3, $4, $5)
           on conflict (workspace_id, lead_id) do update set stage = coalesce(s.stage, excluded.stage), owner_id = coalesce(s.owner_id, excluded.owner_id),
             tags = array(select distinct tag from unnest(s.tags || excluded.tags) as tag order by tag), updated_at = excluded.updated_at`,
          [keepId, state.stage, state.owner_id, state.tags, now],
        );
      return { state };
    },
    undo: async ({ tx, now, outbox }, { keepId, goneId }, { state }) => {
      outbox.add('states', [keepId, goneId]);
      if (!state) return;
      await tx.query(
        `insert into lead_states (workspace_id, lead_id, stage, owner_id, tags, updated_at) values (current_workspace(), $1, $2, $3, $4, $5) on conflict do nothing`,
        [goneId, state.stage, state.owner_id, state.tags, now],
      );
    },
  },
  onMove: async (writer, fromId, toId) => {
    await moved('lead_states', 'lead_id')(writer, fromId, toId);
    writer.outbox.add('states', [toId]);
  },
  onErase: erased('lead_states', ['lead_id']),
};

const listsOf = async ({ tx, outbox }: LeadWriter, ids: readonly number[]): Promise<void> => {
  const { rows } = await tx.query<{ id: string }>(
    `select distinct list_id as id from list_leads where ${ours} and lead_id = any($1::bigint[])`,
    [ids],
  );
  outbox.addLists(rows.map(({ id }) => id));
};

const onLists = withLead('list_leads', ['lead_id'], { canReturn: `exists (select from lists where id = (row ->> 'list_id')::uuid)` });

const lists: AttachedData = {
  table: 'list_leads',
  columns: ['lead_id'],
  kinds: anyLead,
  onDelete: {
    snapshot: onLists.snapshot,
    remove: async (writer, ids) => {
      await listsOf(writer, ids);
      await onLists.remove(writer, ids);
    },
    restore: async (writer, kept) => {
      await onLists.restore(writer, kept);
      const leads = JSON.parse(kept) as readonly { readonly lead: { readonly id: number } }[];
      await listsOf(
        writer,
        leads.map(({ lead }) => lead.id),
      );
    },
  },
  onMerge: {
    merge: async ({ tx, outbox }, { keepId, goneId }) => {
      const joined = await tx.query<{ id: string }>(
        `insert into list_leads (workspace_id, list_id, lead_id, added_by, added_at)
         select workspace_id, list_id, $1, added_by, added_at from list_leads where ${ours} and lead_id = $2 on conflict do nothing returning list_id as id`,
        [keepId, goneId],
      );
      const left = await tx.query<{ id: string }>(`delete from list_leads where ${ours} and lead_id = $1 returning list_id as id`, [
        goneId,
      ]);
      const all = left.rows.map(({ id }) => id);
      outbox.addLists(all);
      return { lists: all, joined: joined.rows.map(({ id }) => id) };
    },
    undo: async ({ tx, now, outbox }, { keepId, goneId }, { lists: left, joined }) => {
      await tx.query(
        `insert into list_leads (workspace_id, list_id, lead_id, added_at)
         select workspace_id, id, $1, $3 from lists where ${ours} and id = any($2::uuid[]) on conflict do nothing`,
        [goneId, left, now],
      );
      await tx.query(`delete from list_leads where ${ours} and lead_id = $1 and list_id = any($2::uuid[])`, [keepId, joined]);
      outbox.addLists(left);
    },
  },
  onMove: async (writer, fromId, toId) => {
    await listsOf(writer, [fromId]);
    await moved('list_leads', 'lead_id')(writer, fromId, toId);
  },
  onErase: erased('list_leads', ['lead_id']),
};

const notes: AttachedData = {
  table: 'lead_notes',
  columns: ['lead_id'],
  kinds: anyLead,
  onDelete: withLead('lead_notes', ['lead_id']),
  onMerge: {
    merge: async ({ tx }, { keepId, goneId }) => {
      const { rows } = await tx.query<{ id: string }>(`update lead_notes set lead_id = $1 where ${ours} and lead_id = $2 returning id`, [
        keepId,
        goneId,
      ]);
      return { notes: rows.map(({ id }) => id) };
    },
    undo: async ({ tx }, { keepId, goneId }, { notes: ids }) => {
      await tx.query(`update lead_notes set lead_id = $2 where ${ours} and lead_id = $1 and id = any($3::uuid[])`, [keepId, goneId, ids]);
    },
  },
  onMove: moved('lead_notes', 'lead_id'),
  onErase: erased('lead_notes', ['lead_id']),
};

/** The examples of a likeness, and leads marked in its ranking. */
const likenesses: AttachedData = {
  table: 'likeness_leads',
  columns: ['lead_id'],
  kinds: anyLead,
  onDelete: withLead('likeness_leads', ['lead_id'], {
    canReturn: `exists (select from likenesses where id = (row ->> 'likeness_id')::uuid)`,
  }),
  onMerge: unchanged('A ranking leaves out examples that no longer exist; if the merge is undone, the lead is an example again.'),
  onMove: moved('likeness_leads', 'lead_id'),
  onErase: erased('likeness_leads', ['lead_id']),
};

/** What a bulk change did to the lead, and how it was before. */
const bulkChanges: AttachedData = {
  table: 'bulk_change_items',
  columns: ['lead_id'],
  kinds: anyLead,
  onDelete: unchanged('The deletion itself is such an item, from which the lead is restored; the others are its history.'),
  onMerge: unchanged('A bulk change is undone on the lead that it changed. While that lead is merged, the undo has nothing to change.'),
  onMove: moved('bulk_change_items', 'lead_id'),
  onErase: erased('bulk_change_items', ['lead_id']),
};

/** People whose employer a company is. */
const employers: AttachedData = {
  table: 'people',
  columns: ['company_id'],
  kinds: ['companies'],
  onDelete: {
    snapshot: `(select coalesce(jsonb_agg(p.id), '[]') from people p where p.${ours} and p.company_id = l.id)`,
    remove: async (writer, ids) => {
      await writer.setEmployer(ids, null);
    },
    restore: async (writer, kept) => {
      const companies = JSON.parse(kept) as readonly { readonly lead: { readonly id: number }; readonly people?: readonly number[] }[];
      for (const { lead, people = [] } of companies) if (people.length > 0) await writer.restoreEmployer(lead.id, people);
    },
  },
  onMerge: {
    merge: async (writer, { keepId, goneId }) => ({ people: await writer.setEmployer([goneId], keepId) }),
    undo: async (writer, { keepId, goneId }, { people }) => {
      await writer.setEmployer([keepId], goneId, people);
    },
  },
  // The workspace's own people refer to the record that it sees; the pool's people keep referring to the pool record.
  onMove: async (writer, fromId, toId) => {
    await writer.setEmployer([fromId], toId);
  },
  onErase: unchanged('Only people are erased.'),
};

const reveals: AttachedData = {
  table: 'reveals',
  columns: ['person_id'],
  kinds: ['people'],
  onDelete: unchanged('A reveal stays paid for.'),
  // A reveal of one lead stays valid for both, also after the merge is undone.
  onMerge: {
    merge: async ({ tx }, { keepId, goneId }) => {
      await tx.query(
        `insert into reveals (workspace_id, person_id, revealed_at, actor_kind, actor_id, entry_number)
         select workspace_id, $1, revealed_at, actor_kind, actor_id, null from reveals where ${ours} and person_id = $2 on conflict do nothing`,
        [keepId, goneId],
      );
      return {};
    },
    undo: async () => undefined,
  },
  onMove: unchanged('A reveal refers to the pool record.'),
  onErase: unchanged('The ledger refers to it by a number, which names no one.'),
};

/** Pairs of leads that are or may be the same. */
const pairs: AttachedData = {
  table: 'merges',
  columns: ['keep_id', 'gone_id', 'group_id'],
  kinds: anyLead,
  onDelete: pairsWithLead(),
  onMerge: {
    merge: async ({ tx }, pair) => ({ pairs: await moveOpenPairs(tx, pair) }),
    undo: async ({ tx }, _pair, { pairs: before = [] }) => returnOpenPairs(tx, before),
  },
  onMove: unchanged('Pairs of a workspace never contain pool records.'),
  onErase: async (tx, ids) => {
    await leaveOpenPairs(tx, ids);
    await tx.query(`update merges set group_id = null where ${ours} and group_id = any($1::bigint[])`, [ids]);
    return erased('merges', ['keep_id', 'gone_id'])(tx, ids);
  },
};

/** The selected leads of a bulk change, a run or an export. */
const picks: AttachedData = {
  table: 'lead_picks',
  columns: ['ids'],
  kinds: anyLead,
  onDelete: unchanged('Readers skip leads that no longer exist.'),
  onMerge: unchanged('Readers skip leads that no longer exist.'),
  onMove: unchanged("The pool record's id resolves to the workspace's copy."),
  // The id becomes 0, which no lead has, because runs find the other leads by position.
  onErase: async (tx, ids) =>
    (
      await tx.query(
        `update lead_picks set ids = array(
           select case when id = any($1::bigint[]) then 0 else id end from unnest(ids) with ordinality as pick (id, place) order by place)
         where ${ours} and ids && $1::bigint[]`,
        [ids],
      )
    ).rowCount ?? 0,
};

/** Failed rows of runs. The lead's id is in `ref`, as `leadId`. */
const failedRows: AttachedData = {
  table: 'run_failed_rows',
  columns: ['ref'],
  kinds: anyLead,
  onDelete: unchanged('A run detects that the lead no longer exists when it retries the row.'),
  onMerge: unchanged('A run detects that the lead no longer exists when it retries the row.'),
  onMove: unchanged("The pool record's id resolves to the workspace's copy."),
  onErase: async (tx, ids) =>
    (await tx.query(`delete from run_failed_rows where ${ours} and (ref ->> 'leadId')::bigint = any($1::bigint[])`, [ids])).rowCount ?? 0,
};

const verificationRows: AttachedData = {
  table: 'verification_run_rows',
  columns: ['person_id'],
  kinds: ['people'],
  onDelete: unchanged('A run shows the values that it was started with.'),
  onMerge: unchanged('A run shows the values that it was started with.'),
  onMove: unchanged('A run shows the values that it was started with.'),
  onErase: erased('verification_run_rows', ['person_id']),
};

const providerValuesWithLead = withLead('provider_values', ['person_id']);

/** Which values are from a provider. After a merge both leads have the values, and the merged one needs them again if the merge is undone. */
const providerValues: AttachedData = {
  table: 'provider_values',
  columns: ['person_id'],
  kinds: ['people'],
  onDelete: {
    ...providerValuesWithLead,
    // Whether they may stay can have been changed meanwhile; those of a provider that was disconnected stay for as long as they could.
    restore: async (writer, kept) => {
      await providerValuesWithLead.restore(writer, kept);
      await writer.tx.query(
        `update provider_values v set due_at = v.answered_at + make_interval(days => case when c.may_stay then c.stay_days else 1 end)
         from provider_connections c, jsonb_array_elements($1::jsonb) as kept
         where v.${ours} and c.workspace_id = v.workspace_id and c.id = v.connection_id and v.person_id = (kept -> 'lead' ->> 'id')::bigint`,
        [kept],
      );
    },
  },
  onMerge: {
    merge: async ({ tx }, { keepId, goneId }) => {
      const { rows } = await tx.query<{ id: string }>(
        `insert into provider_values (workspace_id, id, person_id, connection_id, name, facts, run_id, run_row, answered_at, due_at)
         select workspace_id, gen_random_uuid(), $1, connection_id, name, facts, run_id, run_row, answered_at, due_at from provider_values
         where ${ours} and person_id = $2 returning id`,
        [keepId, goneId],
      );
      return { providerValues: rows.map(({ id }) => id) };
    },
    undo: async ({ tx }, _pair, { providerValues: copies = [] }) => {
      await tx.query(`delete from provider_values where ${ours} and id = any($1::uuid[])`, [copies]);
    },
  },
  onMove: unchanged('A profile run writes only records of the workspace.'),
  onErase: erased('provider_values', ['person_id']),
};

const providerFieldsWithLead = withLead('provider_field_values', ['person_id']);

/** What columns of providers' fields show. What is known of the merged lead is the kept one's where that was never looked for; the rest stays with the merged lead. */
const providerFields: AttachedData = {
  table: 'provider_field_values',
  columns: ['person_id'],
  kinds: ['people'],
  onDelete: {
    ...providerFieldsWithLead,
    // Whether they may stay can have been changed meanwhile; those of a provider that was disconnected stay for as long as they could.
    restore: async (writer, kept) => {
      await providerFieldsWithLead.restore(writer, kept);
      await writer.tx.query(
        `update provider_field_values v set due_at = v.answered_at + make_interval(days => case when c.may_stay then c.stay_days else 1 end)
         from provider_connections c, jsonb_array_elements($1::jsonb) as kept
         where v.${ours} and c.workspace_id = v.workspace_id and c.id = v.connection_id and v.value is not null
           and v.person_id = (kept -> 'lead' ->> 'id')::bigint`,
        [kept],
      );
    },
  },
  onMerge: {
    merge: async ({ tx }, { keepId, goneId }) => {
      const { rows } = await tx.query<{ id: string }>(
        `update provider_field_values g set person_id = $1 where g.${ours} and g.person_id = $2 and not exists (
           select from provider_field_values k where k.${ours} and k.person_id = $1 and k.connection_id = g.connection_id and k.pointer = g.pointer)
         returning g.id`,
        [keepId, goneId],
      );
      return { providerFields: rows.map(({ id }) => id) };
    },
    undo: (writer, pair, { providerFields: ids }) => linkedBack(writer, 'provider_field_values', 'person_id', pair, ids),
  },
  onMove: moved('provider_field_values', 'person_id'),
  onErase: erased('provider_field_values', ['person_id']),
};

/** Values that members decide on, decided on, or that replaced others. What the kept lead has already stays with the merged one. */
const proposals: AttachedData = {
  table: 'proposals',
  columns: ['person_id'],
  kinds: ['people'],
  onDelete: withLead('proposals', ['person_id']),
  onMerge: {
    merge: async ({ tx }, { keepId, goneId }) => {
      const { rows } = await tx.query<{ id: string }>(
        `update proposals g set person_id = $1 where g.${ours} and g.person_id = $2 and not exists (
           select from proposals k where k.${ours} and k.person_id = $1 and k.field = g.field and k.source_key = g.source_key
             and k.value_key = g.value_key)
         returning g.id`,
        [keepId, goneId],
      );
      return { proposals: rows.map(({ id }) => id) };
    },
    undo: (writer, pair, { proposals: ids }) => linkedBack(writer, 'proposals', 'person_id', pair, ids),
  },
  onMove: moved('proposals', 'person_id'),
  onErase: erased('proposals', ['person_id']),
};

const providerFieldRows: AttachedData = {
  table: 'provider_field_run_rows',
  columns: ['person_id'],
  kinds: ['people'],
  onDelete: unchanged('A run shows the people that it asked about; it leaves out those that no longer exist.'),
  onMerge: unchanged('A run shows the people that it asked about.'),
  onMove: unchanged("The pool record's id resolves to the workspace's copy."),
  onErase: erased('provider_field_run_rows', ['person_id']),
};

const profileRows: AttachedData = {
  table: 'profile_run_rows',
  columns: ['person_id'],
  kinds: ['people'],
  onDelete: unchanged('A run shows the people that it enriched.'),
  onMerge: unchanged('A run shows the people that it enriched.'),
  onMove: unchanged('A run enriches only records of the workspace.'),
  onErase: erased('profile_run_rows', ['person_id']),
};

/** What an import added to the lead: for the undo of the import. */
const importedWork: AttachedData = {
  table: 'import_work',
  columns: ['lead_id'],
  kinds: anyLead,
  onDelete: unchanged('An undo of the import ignores leads that no longer exist.'),
  onMerge: unchanged('An undo of the import removes its notes wherever they are, and what was set on this lead if the merge is undone.'),
  onMove: unchanged('An import adds only to records of the workspace.'),
  onErase: erased('import_work', ['lead_id']),
};

/** Cells of the row that became the lead which couldn't be read. */
const invalidValues: AttachedData = {
  table: 'import_invalid_values',
  columns: ['lead_id'],
  kinds: anyLead,
  ...allUnchanged('A result of an import, which shows what the file contained.'),
  // Also those of leads that were merged into this one; the pairs are erased after these.
  onErase: async (tx, ids) =>
    (
      await tx.query(
        `delete from import_invalid_values where ${ours} and lead_id = any($1::bigint[] || array(
           select gone_id from merges where ${ours} and state = 'merged' and keep_id = any($1::bigint[])))`,
        [ids],
      )
    ).rowCount ?? 0,
};

/** Pairs are deleted with a lead, and their question continues with the other leads of its group. */
function pairsWithLead(): OnDelete {
  const { snapshot, remove, restore } = withLead('merges', ['keep_id', 'gone_id'], { which: `t.state <> 'merged'` });
  return {
    snapshot,
    remove: async (writer, ids) => {
      await leaveOpenPairs(writer.tx, ids);
      await remove(writer, ids);
    },
    restore: async (writer, kept) => {
      // Where the question has continued without the lead, and nobody has decided since, it is the same question again.
      await writer.tx.query(
        `delete from merges t using jsonb_array_elements($1::jsonb) as kept, jsonb_array_elements(coalesce(kept -> 'merges', '[]')) as row
         where t.${ours} and t.state = 'open' and t.id = (row ->> 'id')::uuid`,
        [kept],
      );
      await restore(writer, kept);
      const { rows } = await writer.tx.query<{ id: string }>(
        `select row ->> 'id' as id from jsonb_array_elements($1::jsonb) as kept, jsonb_array_elements(coalesce(kept -> 'merges', '[]')) as row`,
        [kept],
      );
      await joinGroups(
        writer.tx,
        rows.map(({ id }) => id),
      );
    },
  };
}

/** The rows stay and refer to no lead. */
function unlinked(table: string, column: string): OnDelete {
  return {
    snapshot: `(select coalesce(jsonb_agg(t.id), '[]') from ${table} t where t.${ours} and t.${column} = l.id)`,
    remove: async ({ tx }, ids) => {
      await tx.query(`update ${table} set ${column} = null where ${ours} and ${column} = any($1::bigint[])`, [ids]);
    },
    restore: async ({ tx }, kept) => {
      await tx.query(
        `update ${table} t set ${column} = (kept -> 'lead' ->> 'id')::bigint from jsonb_array_elements($1::jsonb) as kept,
           jsonb_array_elements_text(coalesce(kept -> '${table}', '[]')) as row where t.${ours} and t.id = row::uuid and t.${column} is null`,
        [kept],
      );
    },
  };
}

const relinked = async ({ tx }: LeadWriter, table: string, column: string, { keepId, goneId }: Pair): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(`update ${table} set ${column} = $1 where ${ours} and ${column} = $2 returning id`, [keepId, goneId])
  ).rows.map(({ id }) => id);

const linkedBack = async (
  { tx }: LeadWriter,
  table: string,
  column: string,
  { keepId, goneId }: Pair,
  ids: readonly string[] = [],
): Promise<void> => {
  await tx.query(`update ${table} set ${column} = $2 where ${ours} and ${column} = $1 and id = any($3::uuid[])`, [keepId, goneId, ids]);
};

/** The readings of a company's site. They stay when the company is deleted, because they were paid for. */
const enrichments: AttachedData = {
  table: 'enrichments',
  columns: ['company_id'],
  kinds: ['companies'],
  onDelete: unlinked('enrichments', 'company_id'),
  onMerge: {
    merge: async (writer, pair) => ({ enrichments: await relinked(writer, 'enrichments', 'company_id', pair) }),
    undo: (writer, pair, { enrichments: ids }) => linkedBack(writer, 'enrichments', 'company_id', pair, ids),
  },
  onMove: moved('enrichments', 'company_id'),
  onErase: unchanged('Only people are erased.'),
};

/** Technologies, jobs, contact points, addresses, people and register numbers of a company. */
const companyDetails: AttachedData = {
  table: 'company_details',
  columns: ['company_id'],
  kinds: ['companies'],
  onDelete: withLead('company_details', ['company_id']),
  // What both have stays with the merged company too, and is hidden with it.
  onMerge: {
    merge: async (writer, { keepId, goneId }) => {
      const { rows } = await writer.tx.query<{ id: string }>(
        `update company_details d set company_id = $1 where ${ours} and company_id = $2 and not exists (
           select from company_details o where o.${ours} and o.company_id = $1 and o.kind = d.kind and o.key = d.key) returning id`,
        [keepId, goneId],
      );
      await deriveCompanySearch(writer, [keepId, goneId]);
      return { details: rows.map(({ id }) => id) };
    },
    undo: async (writer, pair, { details }) => {
      await linkedBack(writer, 'company_details', 'company_id', pair, details);
      await deriveCompanySearch(writer, [pair.keepId, pair.goneId]);
    },
  },
  onMove: async (writer, fromId, toId) => {
    await moved('company_details', 'company_id')(writer, fromId, toId);
    await deriveCompanySearch(writer, [toId]);
  },
  onErase: unchanged('Only people are erased.'),
};

/** The people that were added from a site. */
const sitePeople: AttachedData = {
  table: 'company_details',
  columns: ['person_id'],
  kinds: ['people'],
  onDelete: unlinked('company_details', 'person_id'),
  onMerge: {
    merge: async (writer, pair) => ({ sitePeople: await relinked(writer, 'company_details', 'person_id', pair) }),
    undo: (writer, pair, { sitePeople: ids }) => linkedBack(writer, 'company_details', 'person_id', pair, ids),
  },
  onMove: moved('company_details', 'person_id'),
  onErase: erased('company_details', ['person_id']),
};

const poolRecords: readonly AttachedData[] = anyLead.map((kind) => ({
  table: kind,
  columns: ['pool_id'],
  kinds: [kind],
  ...allUnchanged(
    "A reference from a workspace's record to the pool record. A deleted one is read as none; a merge takes the one that exists; erasing deletes the workspace's record.",
  ),
}));

export const attachedData: readonly AttachedData[] = [
  states,
  lists,
  notes,
  likenesses,
  bulkChanges,
  employers,
  reveals,
  invalidValues,
  pairs,
  picks,
  failedRows,
  verificationRows,
  profileRows,
  providerValues,
  providerFields,
  proposals,
  providerFieldRows,
  ...poolRecords,
  importedWork,
  enrichments,
  companyDetails,
  sitePeople,
  {
    table: 'enrichment_run_rows',
    columns: ['company_id'],
    kinds: ['companies'],
    ...allUnchanged('A run shows the companies that it was started with.'),
  },
  {
    table: 'import_chunks',
    columns: ['made', 'told'],
    kinds: anyLead,
    ...allUnchanged('An undo of the import uses these and ignores leads that no longer exist.'),
  },
  {
    table: 'company_register_keys',
    columns: ['company_id'],
    kinds: ['companies'],
    ...allUnchanged('Triggers write it together with the row of the company that it is derived from.'),
  },
  {
    table: 'lead_changes',
    columns: ['first_id', 'last_id'],
    kinds: anyLead,
    ...allUnchanged('The search outbox has ranges of ids, which search reads again.'),
  },
  {
    table: 'search_copies',
    columns: ['known', 'base_rows'],
    kinds: anyLead,
    ...allUnchanged('Numbers of entries in the search outbox, and counts of rows.'),
  },
];
