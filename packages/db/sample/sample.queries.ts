/**
 * The fictional pool: loaded in bulk, marked as sample, removed as a whole. That it was loaded, or removed by the operator, is noted as an import of the
 * pool, so that a later start neither doubles it nor brings it back.
 */
import type { SampleCompany, SamplePerson } from '@leadlight/leads';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { companyCells, companyColumns, noteLeadChanges, poolId, personCells, personColumns } from '../leads/index.ts';
import { inWorkspace, type ConnectionTarget, type Database, type WorkspaceTx, copyRows, type StagedValue } from '../platform/index.ts';

const sampleFile = 'Sample pool';

/** Whether the sample was ever loaded here, whatever became of it. What an earlier version began and did not finish (`uploaded`) does not count. */
export async function wasSampleLoaded(db: Database): Promise<boolean> {
  return inWorkspace(db, poolId, async (tx) => {
    const { rows } = await tx.query(
      `select from imports where workspace_id = current_workspace() and file_name = $1 and state <> 'uploaded'`,
      [sampleFile],
    );
    return rows.length > 0;
  });
}

/** @returns how many people and companies were removed */
export async function removeSample(db: Database, workspaceId: string, now: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await inWorkspace(db, workspaceId, async (tx) => {
      const gone = await removeSome(tx);
      if (gone === 0 && workspaceId === poolId) await noteSample(tx, 'undone', now);
      if (gone > 0) await noteLeadChanges(tx, [{ kind: 'all' }]);
      return gone;
    });
    removed += count;
    if (count === 0) return removed;
  }
}

async function removeSome(tx: WorkspaceTx): Promise<number> {
  let count = 0;
  for (const table of ['people', 'companies'] as const) {
    // The array is computed once. With `in (select … limit …)`, PostgreSQL runs the subquery for every row of a table that has no statistics yet.
    const { rowCount } = await tx.query(
      `delete from ${table} where workspace_id = current_workspace() and id = any (array(
         select id from ${table} where workspace_id = current_workspace() and is_sample limit 20000))`,
    );
    count += rowCount ?? 0;
  }
  return count;
}

async function noteSample(tx: WorkspaceTx, state: 'done' | 'undone', now: Date): Promise<void> {
  await tx.query('delete from imports where workspace_id = current_workspace() and file_name = $1', [sampleFile]);
  await tx.query(
    `insert into imports (workspace_id, id, file_name, bytes, sha256, state, actor_kind, created_at, finished_at)
     values (current_workspace(), $1, $2, 1, 'sample', $3, 'system', $4, $4)`,
    [uuidv7(), sampleFile, state, now],
  );
}

export interface SampleLoad {
  /** Companies first, then people (generateSample). */
  readonly leads: Iterable<SampleCompany | SamplePerson>;
  readonly companies: number;
  readonly people: number;
  /** Whose they become; the pool's, unless a benchmark fills a workspace. */
  readonly workspaceId: string;
  readonly now: Date;
}

// Any fixed number that no other advisory lock has.
const sampleLock = 5_323_018_466;

/**
 * Loads as the role that serves requests, in one transaction: an interrupted load leaves nothing behind. In the pool it replaces the existing sample, and
 * concurrent loads run one after the other, so that there is always one sample.
 */
export async function loadSample(db: Database, load: SampleLoad): Promise<void> {
  const { workspaceId, now } = load;
  await inWorkspace(db, workspaceId, async (tx) => {
    await tx.query('set local synchronous_commit = off');
    if (workspaceId === poolId) {
      await tx.query('select pg_advisory_xact_lock($1)', [sampleLock]);
      while ((await removeSome(tx)) > 0);
      await noteSample(tx, 'done', now);
    }
    const firstId = await takeIds(tx, load.companies + load.people);
    for (const { table, columns, rows } of batches(load, firstId)) {
      const staged = `staged_sample_${table}`;
      await tx.query(`create temp table if not exists ${staged} on commit drop as select ${columns.join(', ')} from ${table} with no data`);
      await copyRows(tx, staged, columns, rows);
      await tx.query(
        `insert into ${table} (workspace_id, created_at, ${columns.join(', ')}) select current_workspace(), updated_at, ${columns.join(', ')} from ${staged}`,
      );
      await tx.query(`truncate ${staged}`);
    }
    await noteLeadChanges(tx, [{ kind: 'all' }]);
  });
}

/**
 * As the owner of the tables, straight into them: for benchmarks. Where they are empty their indexes are made afterwards.
 * @throws Error where the owner is under row-level security, which COPY does not allow
 */
export async function copySample(owner: ConnectionTarget, load: SampleLoad): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  try {
    await client.query(`set search_path = app; set app.workspace_id = '${load.workspaceId}'; set maintenance_work_mem = '256MB'`);
    const tx = client as unknown as WorkspaceTx;
    const { rows } = await tx.query<{ free: boolean }>(
      'select not exists (select from people) and not exists (select from companies) as free',
    );
    const indexes = rows[0]?.free ? await takeIndexes(tx) : [];
    // All or nothing, in one transaction: tables that are not seen by others until then need no indexes.
    await client.query('begin; set local synchronous_commit = off');
    for (const drop of indexes) await client.query(drop.drop);
    const firstId = await takeIds(tx, load.companies + load.people);
    for (const { table, columns, rows: cells } of wholeTables(load, firstId))
      await copyRows(tx, table, [...columns, 'workspace_id', 'created_at'], cells);
    for (const { create } of indexes) await client.query(create);
    await noteLeadChanges(tx, [{ kind: 'all' }]);
    if (load.workspaceId === poolId) await noteSample(tx, 'done', load.now);
    await client.query('commit');
    await client.query('analyze people; analyze companies');
  } finally {
    await client.end();
  }
}

async function takeIndexes(tx: WorkspaceTx): Promise<{ drop: string; create: string }[]> {
  const { rows } = await tx.query<{ drop: string; create: string }>(
    `select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as create
     from pg_index i where i.indrelid in ('people'::regclass, 'companies'::regclass) and not i.indisprimary`,
  );
  return rows;
}

/** A run of ids that nobody else gets. @returns the first; @throws Error when others kept taking ids in between */
async function takeIds(tx: WorkspaceTx, count: number): Promise<number> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const { rows } = await tx.query<{ first: string; last: string }>(
      `select min(id) as first, max(id) as last from (select nextval('lead_ids') as id from generate_series(1, $1)) as taken`,
      [count],
    );
    const [first, last] = [Number(rows[0]?.first), Number(rows[0]?.last)];
    if (last - first === count - 1) return first;
  }
  throw new Error('no run of ids could be taken');
}

interface Cells {
  readonly table: 'people' | 'companies';
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly StagedValue[]>;
}

const batchRows = 5_000;

function cellsOf(load: SampleLoad, firstId: number, lead: SampleCompany | SamplePerson): StagedValue[] {
  return lead.kind === 'company'
    ? companyCells({ id: firstId + lead.number, facts: lead.facts, lead: lead.company, poolId: null }, load.now)
    : personCells(
        {
          id: firstId + load.companies + lead.number,
          facts: lead.facts,
          lead: lead.person,
          companyId: firstId + lead.companyNumber,
          poolId: null,
        },
        load.now,
      );
}

function* batches(load: SampleLoad, firstId: number): Generator<Cells> {
  let batch: { table: Cells['table']; rows: StagedValue[][] } = { table: 'companies', rows: [] };
  const columnsOf = (table: Cells['table']): readonly string[] => (table === 'people' ? personColumns : companyColumns);
  for (const lead of load.leads) {
    const table = lead.kind === 'company' ? 'companies' : 'people';
    if (table !== batch.table || batch.rows.length === batchRows) {
      if (batch.rows.length > 0) yield { ...batch, columns: columnsOf(batch.table) };
      batch = { table, rows: [] };
    }
    batch.rows.push(cellsOf(load, firstId, lead));
  }
  if (batch.rows.length > 0) yield { ...batch, columns: columnsOf(batch.table) };
}

/** The two tables one after the other, each row made when it is written. */
function* wholeTables(load: SampleLoad, firstId: number): Generator<Cells> {
  const iterator = load.leads[Symbol.iterator]();
  let next = iterator.next();
  const rowsWhile = function* (kind: 'company' | 'person'): Generator<StagedValue[]> {
    while (!next.done && next.value.kind === kind) {
      yield [...cellsOf(load, firstId, next.value), load.workspaceId, load.now];
      next = iterator.next();
    }
  };
  yield { table: 'companies', columns: companyColumns, rows: rowsWhile('company') };
  yield { table: 'people', columns: personColumns, rows: rowsWhile('person') };
}
