/** Tests that everything that refers to a lead is declared, and that the declarations work. */
import { companyOf, packFacts, personOf, type LeadKind } from '@leadlight/leads';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { inWorkspace, type ConnectionTarget, type WorkspaceTx } from '../platform/connect.ts';
import { copyOfDatabase, newWorkspace, testDatabase } from '../testing/index.ts';
import { attachedData } from './attached-data.ts';
import {
  deleteLeads,
  eraseAttachedData,
  mergeAttachedData,
  moveAttachedData,
  restoreLeads,
  snapshotOfLead,
  undoMergeOfAttachedData,
} from './attached-data.queries.ts';
import { writeLeads } from './lead-writer.ts';

const { db, owner } = await testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const seconds = now.getTime() / 1000;

/**
 * Columns that may refer to leads: bigint columns named `…_id` or after a lead (but not amounts of money, `…_micros`), every array of bigint, and columns named
 * like a lead's id.
 * @returns a sentence for each undeclared column
 */
async function undeclared(target: ConnectionTarget): Promise<string[]> {
  const client = new Client(target);
  await client.connect();
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = 'app' and c.relkind in ('r', 'p') and not c.relispartition and (
       (a.atttypid = 'bigint'::regtype and a.attname ~ '_ids?$|lead|person|people|compan' and a.attname !~ '_micros$')
       or a.atttypid = 'bigint[]'::regtype
       or a.attname ~ '^(lead|person|company|pool|keep|gone)_ids?$')
     order by 1, 2`,
  );
  await client.end();
  return rows
    .filter(({ table, column }) => !attachedData.some((each) => each.table === table && each.columns.includes(column)))
    .map(
      ({ table, column }) =>
        `${table}.${column} refers to leads: declare in packages/db/leads/attached-data.ts what happens to it when a lead is deleted, merged, moved or erased.`,
    );
}

describe('every column that refers to a lead is declared', () => {
  test('in the database as it is', async () => {
    expect(await undeclared(owner)).toEqual([]);
  });

  test.for<[what: string, columns: string]>([
    ['a lead of its own', 'lead_id bigint'],
    ['a person', 'person_id bigint'],
    ['several leads', 'watched bigint[]'],
    ['a lead by another name', 'moved_to_id bigint'],
    ['a lead as a text', 'company_id text'],
  ])('and the check fails, with where to declare it, for a new table with %s', async ([, columns]) => {
    const target = await copyOfDatabase();
    const client = new Client(target);
    await client.connect();
    await client.query(`create table app.signals (workspace_id uuid not null, id uuid primary key, ${columns}, at timestamptz not null)`);
    await client.end();
    const [column = ''] = columns.split(' ');
    expect(await undeclared(target)).toEqual([
      expect.stringMatching(`^signals.${column} refers to leads: declare in packages/db/leads/attached-data.ts`),
    ]);
  });

  test('and each declared column exists', async () => {
    const client = new Client(owner);
    await client.connect();
    const found: string[][] = [];
    for (const { table, columns } of attachedData) {
      const { fields } = await client.query(`select ${columns.join(', ')} from app.${table} limit 0`);
      found.push(fields.map(({ name }) => name));
    }
    await client.end();
    expect(found).toEqual(attachedData.map(({ columns }) => columns));
  });
});

interface Place {
  readonly lead: (values: Record<string, string>, more?: { companyId?: number; poolId?: number }) => Promise<number>;
  readonly company: (values: Record<string, string>) => Promise<number>;
  readonly within: <T>(work: (tx: WorkspaceTx) => Promise<T>) => Promise<T>;
}

async function place(): Promise<Place> {
  const workspaceId = await newWorkspace(db, now);
  const within = <T>(work: (tx: WorkspaceTx) => Promise<T>): Promise<T> => inWorkspace(db, workspaceId, work);
  const factsOf = (values: Record<string, string>) => {
    const evidence = { source: 'import', locator: 'x.csv', row: 1, snippet: null, fetchedAt: seconds, hash: null } as const;
    return packFacts(Object.entries(values).map(([field, value]) => ({ field, value, evidence, retractedAt: null })));
  };
  return {
    within,
    lead: (values, { companyId = null, poolId = null }: { companyId?: number | null; poolId?: number | null } = {}) => {
      const facts = factsOf(values);
      const write = { id: null, facts, lead: personOf(facts, seconds), companyId, poolId };
      return within((tx) => writeLeads(tx, now, (writer) => writer.writeOne('people', write)));
    },
    company: (values) => {
      const facts = factsOf(values);
      const write = { id: null, facts, lead: companyOf(facts, seconds), poolId: null };
      return within((tx) => writeLeads(tx, now, (writer) => writer.writeOne('companies', write)));
    },
  };
}

/** Writes a row to every table with attached data. */
async function attach(tx: WorkspaceTx, kind: LeadKind, id: number, other: number, list: string): Promise<void> {
  const [bulkChange, run, failing, enriching, likeness] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const rows: [table: string, columns: string, values: unknown[]][] = [
    ['lead_states', 'lead_id, stage, tags, updated_at', [id, `stage of ${id}`, [`tag of ${id}`], now]],
    ['lead_notes', 'id, lead_id, body, created_at, updated_at', [uuidv7(), id, `note on ${id}`, now, now]],
    ['list_leads', 'list_id, lead_id, added_at', [list, id, now]],
    ['likenesses', 'id, kind, name, choices, created_at, updated_at', [likeness, kind, 'l', '[]', now, now]],
    ['likeness_leads', 'likeness_id, lead_id, judgment', [likeness, id, 'example']],
    ['runs', 'id, kind, status, due_at, actor_kind, created_at', [bulkChange, 'bulk-change', 'finished', now, 'system', now]],
    ['bulk_changes', 'id, kind, change, undo_until', [bulkChange, kind, '{}', now]],
    ['bulk_change_items', 'bulk_change_id, lead_id, before', [bulkChange, id, '{}']],
    ['merges', 'id, kind, state, keep_id, gone_id, reasons, created_at', [uuidv7(), kind, 'apart', id, other, '[]', now]],
    ['lead_picks', 'pick_id, number, ids', [uuidv7(), 0, [id, other]]],
    ['runs', 'id, kind, status, due_at, actor_kind, created_at', [failing, 'reveal', 'queued', now, 'system', now]],
    [
      'run_failed_rows',
      'run_id, row, subject, ref, status, attempts, created_at, updated_at',
      [failing, 1, 'A', JSON.stringify({ leadId: String(id) }), 'failed', 3, now, now],
    ],
  ];
  if (kind === 'people') {
    const importId = uuidv7();
    rows.push(
      ['imports', 'id, file_name, bytes, sha256, actor_kind, created_at', [importId, 'x.csv', 1, 'x', 'system', now]],
      ['import_work', 'import_id, lead_id, stage', [importId, id, 'won']],
      ['import_invalid_values', 'import_id, row, column_index, code, value, lead_id', [importId, 1, 0, 'email_invalid', 'x', id]],
      ['reveals', 'person_id, revealed_at, actor_kind', [id, now, 'system']],
      [
        'runs',
        'id, kind, status, total, ceiling, due_at, actor_kind, created_at',
        [run, 'verification', 'finished', 1, 0, now, 'system', now],
      ],
      ['verification_runs', 'id, source, name, deadline_at', [run, 'addresses', 'r', now]],
      ['verification_run_rows', 'run_id, row, given, status, person_id', [run, 1, 'a', 'done', id]],
      [
        'runs',
        'id, kind, status, total, ceiling, due_at, actor_kind, created_at',
        [enriching, 'profile', 'finished', 1, 0, now, 'system', now],
      ],
      ['profile_runs', 'id, source, name, wants, asks_providers, provider_ceiling_micros', [enriching, 'people', 'r', ['email'], false, 0]],
      ['profile_run_rows', 'run_id, row, given, status, person_id', [enriching, 1, 'a', 'skipped', id]],
      [
        'provider_values',
        'id, person_id, connection_id, name, facts, run_id, run_row, answered_at',
        [uuidv7(), id, uuidv7(), 'Hunter', '[]', enriching, 1, now],
      ],
      [
        'provider_field_values',
        'id, connection_id, about, pointer, person_id, outcome, value, name, answered_at, looked_at',
        [uuidv7(), uuidv7(), 'person', '/seniority', id, 'found', '"senior"', 'Hunter', now, now],
      ],
      [
        'proposals',
        'id, person_id, field, source_key, value_key, value, evidence, run_id, run_row, status, made_at',
        [uuidv7(), id, 'title', 'provider:Hunter', '0'.repeat(64), '"CTO"', '{}', enriching, 1, 'open', now],
      ],
      ['provider_field_run_rows', 'run_id, row, person_id, status', [enriching, 1, id, 'done']],
    );
  }
  if (kind === 'companies')
    rows.push(
      [
        'enrichments',
        'id, domain, company_id, status, outcome, actor_kind, created_at, updated_at',
        [uuidv7(), `acme-${id}.test`, id, 'done', 'read', 'system', now, now],
      ],
      ['company_details', 'id, company_id, kind, key, value, first_seen, last_seen', [uuidv7(), id, 'contact', `k${id}`, '{}', now, now]],
    );
  else
    rows.push([
      'company_details',
      'id, company_id, kind, key, value, first_seen, last_seen, person_id',
      [uuidv7(), 999_999_999, 'person', `k${id}`, '{}', now, now, id],
    ]);
  for (const [table, columns, values] of rows) {
    const places = values.map((_value, index) => `$${index + 1}`).join(', ');
    await tx.query(`insert into ${table} (workspace_id, ${columns}) values (current_workspace(), ${places})`, values);
  }
}

const newList = async (tx: WorkspaceTx, kind: LeadKind): Promise<string> => {
  const id = uuidv7();
  await tx.query(
    `insert into lists (workspace_id, id, kind, name, created_at, updated_at) values (current_workspace(), $1, $2, 'l', $3, $3)`,
    [id, kind, now],
  );
  return id;
};

/** Every row that refers to one of these leads, in every declared table. */
async function everythingOn(tx: WorkspaceTx, ids: readonly number[]): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { table, columns } of attachedData.filter(({ table: name }) => name !== 'lead_changes')) {
    const valuesOf = (column: string): string => `jsonb_path_query(to_jsonb(t) -> '${column}', 'lax $[*]')`;
    const condition = columns.map((column) => `exists (select from ${valuesOf(column)} as v where v <@ $1::jsonb)`).join(' or ');
    const { rows } = await tx.query<{ row: unknown }>(
      `select to_jsonb(t) as row from ${table} t where workspace_id = current_workspace() and (${condition}) order by 1`,
      [JSON.stringify(ids)],
    );
    found[`${table} ${columns.join()}`] = rows.map(({ row }) => row);
  }
  return found;
}

describe('attached data', () => {
  test.for<LeadKind>(['people', 'companies'])('of %s is deleted with them, and restored when the deletion is undone', async (kind) => {
    const { lead, company, within } = await place();
    const make = () => (kind === 'people' ? lead({ name: 'A' }) : company({ name: 'A' }));
    const [id, other] = [await make(), await make()];
    const employee = kind === 'companies' ? await lead({ name: 'E' }, { companyId: id }) : null;
    await within(async (tx) => attach(tx, kind, id, other, await newList(tx, kind)));
    const before = await within((tx) => everythingOn(tx, [id]));
    const kept = await within(async (tx) => {
      const { rows } = await tx.query<{ kept: unknown }>(`select ${snapshotOfLead(kind)} as kept from ${kind} l where id = $1`, [id]);
      await writeLeads(tx, now, (writer) => deleteLeads(writer, kind, [id]));
      return rows[0]?.kept;
    });
    const gone = await within((tx) => everythingOn(tx, [id]));
    const left = Object.entries(gone).flatMap(([table, rows]) => (rows.length > 0 ? [table] : []));
    const ofPeople =
      kind === 'people'
        ? [
            'reveals person_id',
            'verification_run_rows person_id',
            'profile_run_rows person_id',
            'provider_field_run_rows person_id',
            'import_work lead_id',
            'import_invalid_values lead_id',
          ]
        : [];
    expect(left.toSorted()).toEqual(['bulk_change_items lead_id', 'lead_picks ids', ...ofPeople].toSorted());
    if (employee !== null)
      expect(await within(async (tx) => (await tx.query('select company_id as at from people where id = $1', [employee])).rows)).toEqual([
        { at: null },
      ]);
    await within((tx) => writeLeads(tx, now, (writer) => restoreLeads(writer, kind, [id], [kept])));
    expect(await within((tx) => everythingOn(tx, [id]))).toEqual(before);
  });

  test('of a merged lead is moved to the kept one, and back when the merge is undone', async () => {
    const { lead, company, within } = await place();
    for (const kind of ['people', 'companies'] as const) {
      const make = () => (kind === 'people' ? lead({ name: 'A' }) : company({ name: 'A' }));
      const [keepId, goneId, other] = [await make(), await make(), await make()];
      const employee = kind === 'companies' ? await lead({ name: 'E' }, { companyId: goneId }) : null;
      const list = await within(async (tx) => newList(tx, kind));
      await within((tx) => attach(tx, kind, goneId, other, list));
      const ofGone = async (tx: WorkspaceTx) => {
        const {
          'lead_states lead_id': states,
          'lead_notes lead_id': notes,
          'list_leads lead_id': lists,
          'enrichments company_id': readings,
          'company_details company_id': details,
          'company_details person_id': sitePeople,
        } = await everythingOn(tx, [goneId]);
        return { states, notes, lists, readings, details, sitePeople };
      };
      const before = await within(ofGone);
      const moved = await within((tx) => writeLeads(tx, now, (writer) => mergeAttachedData(writer, kind, { keepId, goneId })));
      expect(await within(ofGone)).toEqual({ states: [], notes: [], lists: [], readings: [], details: [], sitePeople: [] });
      const ofKeep = await within((tx) => everythingOn(tx, [keepId]));
      expect(ofKeep['lead_states lead_id']).toMatchObject([{ stage: `stage of ${goneId}`, tags: [`tag of ${goneId}`] }]);
      expect(ofKeep['lead_notes lead_id']).toMatchObject([{ body: `note on ${goneId}` }]);
      expect(ofKeep['list_leads lead_id']).toMatchObject([{ list_id: list }]);
      expect(ofKeep['reveals person_id']).toHaveLength(kind === 'people' ? 1 : 0);
      if (employee !== null) expect(ofKeep['people company_id']).toMatchObject([{ id: employee }]);
      await within((tx) => writeLeads(tx, now, (writer) => undoMergeOfAttachedData(writer, kind, { keepId, goneId }, moved)));
      expect(await within(ofGone)).toEqual(before);
      if (employee !== null)
        expect((await within((tx) => everythingOn(tx, [goneId])))['people company_id']).toMatchObject([{ id: employee }]);
    }
  });

  test('two leads without a tag are merged, whichever of them has a stage', async () => {
    const { lead, within } = await place();
    const [keepId, goneId] = [await lead({ name: 'A' }), await lead({ name: 'B' })];
    const state = await within(async (tx) => {
      for (const id of [keepId, goneId])
        await tx.query(`insert into lead_states (workspace_id, lead_id, stage, updated_at) values (current_workspace(), $1, 'won', $2)`, [
          id,
          now,
        ]);
      await writeLeads(tx, now, (writer) => mergeAttachedData(writer, 'people', { keepId, goneId }));
      return (await tx.query('select stage, tags from lead_states where lead_id = $1', [keepId])).rows;
    });
    expect(state).toEqual([{ stage: 'won', tags: [] }]);
  });

  test("of a pool record is moved to the workspace's copy", async () => {
    const { lead, within } = await place();
    const [fromId, toId] = [await lead({ name: 'Pool' }), await lead({ name: 'Own' })];
    await within(async (tx) => attach(tx, 'people', fromId, toId, await newList(tx, 'people')));
    await within((tx) => writeLeads(tx, now, (writer) => moveAttachedData(writer, 'people', fromId, toId)));
    const moved = await within((tx) => everythingOn(tx, [toId]));
    for (const table of ['lead_states lead_id', 'lead_notes lead_id', 'list_leads lead_id', 'bulk_change_items lead_id'])
      expect(moved[table]).toHaveLength(1);
  });

  test('of an erased person is permanently deleted; paid reveals stay as a number', async () => {
    const { lead, within } = await place();
    const [id, other] = [await lead({ name: 'A' }), await lead({ name: 'B' })];
    await within(async (tx) => attach(tx, 'people', id, other, await newList(tx, 'people')));
    const counts = await within((tx) => writeLeads(tx, now, (writer) => eraseAttachedData(writer, [id])));
    expect(Object.fromEntries(counts)).toEqual({
      lead_states: 1,
      likeness_leads: 1,
      list_leads: 1,
      lead_notes: 1,
      bulk_change_items: 1,
      merges: 1,
      lead_picks: 1,
      run_failed_rows: 1,
      verification_run_rows: 1,
      profile_run_rows: 1,
      provider_values: 1,
      provider_field_values: 1,
      proposals: 1,
      provider_field_run_rows: 1,
      import_work: 1,
      import_invalid_values: 1,
      company_details: 1,
    });
    const left = await within((tx) => everythingOn(tx, [id]));
    expect(Object.entries(left).flatMap(([table, rows]) => (rows.length > 0 ? [table] : []))).toEqual(['reveals person_id']);
  });
});
