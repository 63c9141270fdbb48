/**
 * Everything that refers to a lead, declared once: each column that holds ids of leads, with what happens to it when the lead is deleted, when the
 * deletion is undone, when two leads are merged and the merge is undone, when a workspace makes its own record of a pool lead, and when a person is
 * erased. attached-data.queries.ts carries it out; attached-data.test.ts fails for a column that is not declared here.
 */
import type { LeadKind } from '@leadlight/leads';
import type { WorkspaceTx } from '../platform/index.ts';
import type { LeadWriter } from './lead-writer.ts';

/** Nothing is changed, because of this. */
export interface Unchanged {
  readonly unchanged: string;
}

/** Deleting leads, and undoing it. */
export interface OnDelete {
  /** SQL of a JSON array: what must be kept for the undo. Of the lead `l`. */
  readonly snapshot: string;
  remove(writer: LeadWriter, ids: readonly number[]): Promise<void>;
  /** @param kept JSON array of what was kept for each lead: `{ lead, <table>: snapshot }` */
  restore(writer: LeadWriter, kept: string): Promise<void>;
}

/** What a merge moved from the lead that is gone to the one that is kept, as stored in `merges.before` for its undo. */
export interface Moved {
  /** Lists with the lead that is gone, and those of them that the kept lead was added to. */
  readonly lists: readonly string[];
  readonly joined: readonly string[];
  readonly notes: readonly string[];
  readonly people: readonly number[];
  readonly state: { readonly stage: string | null; readonly owner_id: string | null; readonly tags: readonly string[] } | null;
}

export interface Pair {
  readonly keepId: number;
  readonly goneId: number;
}

/** Merging two leads, and taking them apart. */
export interface OnMerge {
  merge(writer: LeadWriter, pair: Pair): Promise<Partial<Moved>>;
  undo(writer: LeadWriter, pair: Pair, moved: Moved): Promise<void>;
}

/** From the pool's record to the workspace's own, which is new. */
export type OnMove = (writer: LeadWriter, fromId: number, toId: number) => Promise<void>;

/** @returns how many rows were removed or made unrecognizable */
export type OnErase = (tx: WorkspaceTx, ids: readonly number[]) => Promise<number>;

export interface AttachedData {
  readonly table: string;
  /** Columns that hold ids of leads. */
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
  /** SQL: which rows `t` go with the lead; by default all of them. */
  readonly which?: string;
  /** SQL: whether a row `row`, as JSON, can return. */
  readonly canReturn?: string;
}

/** Rows are removed with the lead and come back with it. */
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
  // The kept lead's stage and owner take precedence, and it gets the tags of both. Undo gives the other its own again.
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

/** What a bulk change did to the lead, and how it was before. */
const bulkChanges: AttachedData = {
  table: 'lead_act_items',
  columns: ['lead_id'],
  kinds: anyLead,
  onDelete: unchanged('A deletion is itself such an item, by which the lead comes back; the others are its history.'),
  onMerge: unchanged('A bulk change is undone on the lead that it changed. While that is merged, its undo finds nothing to change.'),
  onMove: moved('lead_act_items', 'lead_id'),
  onErase: erased('lead_act_items', ['lead_id']),
};

/** Whose employer a company is. */
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
  // People of the workspace's own work at the record that the workspace sees; the pool's people stay with the pool's.
  onMove: async (writer, fromId, toId) => {
    await writer.setEmployer([fromId], toId);
  },
  onErase: unchanged('Only people are erased.'),
};

const reveals: AttachedData = {
  table: 'reveals',
  columns: ['person_id'],
  kinds: ['people'],
  onDelete: unchanged('What is paid for stays paid for.'),
  // What is paid for under one stays paid for under both, also when they are taken apart.
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
  onMove: unchanged("A reveal is of the pool's record."),
  onErase: unchanged('The ledger refers to it; it is a number without a name.'),
};

/** Pairs that are or may be one. */
const pairs: AttachedData = {
  table: 'merges',
  columns: ['keep_id', 'gone_id'],
  kinds: anyLead,
  onDelete: withLead('merges', ['keep_id', 'gone_id'], { which: `t.state <> 'merged'` }),
  onMerge: unchanged('Other pairs of the one that is gone are not shown while it is gone.'),
  onMove: unchanged("The pool's records are in no pair of a workspace."),
  onErase: erased('merges', ['keep_id', 'gone_id']),
};

/** The leads that a bulk change, a run or an export was asked for. */
const picks: AttachedData = {
  table: 'lead_picks',
  columns: ['ids'],
  kinds: anyLead,
  onDelete: unchanged('What works on them leaves out those that are gone.'),
  onMerge: unchanged('What works on them leaves out those that are gone.'),
  onMove: unchanged("The pool's id leads to the own record in front of it."),
  // The id becomes 0, which is no lead's: runs find the other leads by their place.
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

/** Rows of runs that failed. The lead's id is in `ref`, as `leadId`. */
const failedRows: AttachedData = {
  table: 'run_failed_rows',
  columns: ['ref'],
  kinds: anyLead,
  onDelete: unchanged('A run finds that the lead is gone when it tries the row again.'),
  onMerge: unchanged('A run finds that the lead is gone when it tries the row again.'),
  onMove: unchanged("The pool's id leads to the own record in front of it."),
  onErase: async (tx, ids) =>
    (await tx.query(`delete from run_failed_rows where ${ours} and (ref ->> 'leadId')::bigint = any($1::bigint[])`, [ids])).rowCount ?? 0,
};

const verificationRows: AttachedData = {
  table: 'verification_run_rows',
  columns: ['person_id'],
  kinds: ['people'],
  onDelete: unchanged('A run shows what it was asked about.'),
  onMerge: unchanged('A run shows what it was asked about.'),
  onMove: unchanged('A run shows what it was asked about.'),
  onErase: erased('verification_run_rows', ['person_id']),
};

const poolRecords: readonly AttachedData[] = anyLead.map((kind) => ({
  table: kind,
  columns: ['pool_id'],
  kinds: [kind],
  ...allUnchanged(
    "Refers to the pool's record from a workspace's. A missing one reads as none; merging fills in what only one of two has; erasing deletes the own record.",
  ),
}));

export const attachedData: readonly AttachedData[] = [
  states,
  lists,
  notes,
  bulkChanges,
  employers,
  reveals,
  pairs,
  picks,
  failedRows,
  verificationRows,
  ...poolRecords,
  {
    table: 'import_chunks',
    columns: ['made', 'told'],
    kinds: anyLead,
    ...allUnchanged('By these an import is undone, which leaves out leads that are gone.'),
  },
  {
    table: 'lead_changes',
    columns: ['first_id', 'last_id'],
    kinds: anyLead,
    ...allUnchanged('The search outbox: ranges of numbers that search reads again.'),
  },
];
