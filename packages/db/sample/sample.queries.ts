/**
 * The fictional sample: loaded in bulk, marked as sample, removed as a whole. Loading it, and removing it by the operator, is recorded as an import
 * of the pool, so that a later start doesn't load it again.
 */
import type { SampleCompany, SamplePerson } from '@leadlight/leads/sample';
import {
  addToSearchOutbox,
  type CompanyToWrite,
  copyLeadsIn,
  deleteLeads,
  type PersonToWrite,
  poolId,
  writeLeads,
} from '../leads/index.ts';
import { inWorkspace, openConnection, system, type ConnectionTarget, type Database, type WorkspaceTx } from '../platform/index.ts';
import { beginRunUndo, createRun, moveRun, newRunId } from '../runs/index.ts';

const sampleFile = 'Sample pool';

/** Whether the sample was ever loaded here, even if removed since. An unfinished load of an earlier version (`uploaded`) does not count. */
export async function wasSampleLoaded(db: Database): Promise<boolean> {
  return inWorkspace(db, poolId, async (tx) => {
    const { rows } = await tx.query(
      `select from imports where workspace_id = current_workspace() and file_name = $1 and run_id is not null`,
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
      const gone = await removeSome(tx, now);
      if (gone === 0 && workspaceId === poolId) await noteSample(tx, 'removed', now);
      return gone;
    });
    removed += count;
    if (count === 0) return removed;
  }
}

/** Removes up to 20,000 people and as many companies. @returns how many; 0 if none are left */
async function removeSome(tx: WorkspaceTx, now: Date): Promise<number> {
  return writeLeads(tx, now, async (writer) => {
    let deleted = 0;
    for (const kind of ['people', 'companies'] as const) {
      const { rows } = await tx.query<{ id: number }>(
        `select id::float8 as id from ${kind} where workspace_id = current_workspace() and is_sample limit 20000`,
      );
      deleted += await deleteLeads(
        writer,
        kind,
        rows.map(({ id }) => id),
      );
    }
    if (deleted > 0) writer.outbox.addAll();
    return deleted;
  });
}

async function noteSample(tx: WorkspaceTx, status: 'loaded' | 'removed', now: Date): Promise<void> {
  const id = newRunId();
  await tx.query('delete from runs where workspace_id = current_workspace() and id in (select run_id from imports where file_name = $1)', [
    sampleFile,
  ]);
  await tx.query('delete from imports where workspace_id = current_workspace() and file_name = $1', [sampleFile]);
  await tx.query(
    `insert into imports (workspace_id, id, file_name, bytes, sha256, run_id, actor_kind, created_at)
     values (current_workspace(), $1, $2, 1, 'sample', $3, 'system', $4)`,
    [id, sampleFile, id, now],
  );
  const run = await createRun(tx, { id, kind: 'import', total: 0, ceiling: null, startedBy: system }, now);
  await moveRun(tx, status === 'removed' ? await beginRunUndo(tx, run, 0, now) : run, 'finished', now);
}

export interface SampleLoad {
  /** Companies first, then people (generateSample). */
  readonly leads: Iterable<SampleCompany | SamplePerson>;
  readonly companies: number;
  readonly people: number;
  /** The pool, or the workspace that a benchmark fills. */
  readonly workspaceId: string;
  readonly now: Date;
}

// An arbitrary fixed number that no other advisory lock uses.
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
      while ((await removeSome(tx, now)) > 0);
      await noteSample(tx, 'loaded', now);
    }
    const firstId = await takeIds(tx, load.companies + load.people);
    for (const batch of batches(load, firstId)) {
      await writeLeads(tx, now, async (writer) => {
        await (batch.kind === 'people' ? writer.insert('people', batch.leads) : writer.insert('companies', batch.leads));
        // Written once, after everything is loaded; otherwise the index would apply every batch.
        writer.outbox.discard();
      });
    }
    await addToSearchOutbox(tx, [{ kind: 'all' }]);
  });
}

/**
 * Copies directly into the tables as their owner, for benchmarks. If the tables are empty, indexes are created after the copy.
 * @throws Error if row-level security applies to the owner, because COPY doesn't allow it
 */
export async function copySample(owner: ConnectionTarget, load: SampleLoad): Promise<void> {
  const client = await openConnection(owner);
  try {
    await client.query(`set search_path = app; set app.workspace_id = '${load.workspaceId}'; set maintenance_work_mem = '256MB'`);
    const tx = client as unknown as WorkspaceTx;
    const { rows } = await tx.query<{ free: boolean }>(
      'select not exists (select from people) and not exists (select from companies) as free',
    );
    const indexes = rows[0]?.free ? await takeIndexes(tx) : [];
    // All or nothing, in one transaction. Indexes can be dropped, because others don't see the rows until the commit.
    await client.query('begin; set local synchronous_commit = off');
    for (const drop of indexes) await client.query(drop.drop);
    const firstId = await takeIds(tx, load.companies + load.people);
    const [companies, people] = wholeTables(load, firstId);
    await copyLeadsIn(tx, 'companies', load, companies);
    await copyLeadsIn(tx, 'people', load, people);
    for (const { create } of indexes) await client.query(create);
    await addToSearchOutbox(tx, [{ kind: 'all' }]);
    if (load.workspaceId === poolId) await noteSample(tx, 'loaded', load.now);
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

/** Reserves consecutive ids. @returns the first. @throws Error if other transactions kept taking ids in between */
async function takeIds(tx: WorkspaceTx, count: number): Promise<number> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const { rows } = await tx.query<{ first: string; last: string }>(
      `select min(id) as first, max(id) as last from (select nextval('lead_ids') as id from generate_series(1, $1)) as taken`,
      [count],
    );
    const [first, last] = [Number(rows[0]?.first), Number(rows[0]?.last)];
    if (last - first === count - 1) return first;
  }
  throw new Error('could not reserve consecutive ids');
}

type Batch =
  | { readonly kind: 'people'; readonly leads: PersonToWrite[] }
  | { readonly kind: 'companies'; readonly leads: CompanyToWrite[] };

const batchRows = 5_000;

const companyToWrite = ({ number, facts, company }: SampleCompany, firstId: number): CompanyToWrite => ({
  id: firstId + number,
  facts,
  lead: company,
  poolId: null,
  version: null,
});

const personToWrite = (
  { number, facts, person, companyNumber }: SamplePerson,
  firstId: number,
  { companies }: SampleLoad,
): PersonToWrite => ({
  id: firstId + companies + number,
  facts,
  lead: person,
  companyId: firstId + companyNumber,
  poolId: null,
  version: null,
});

function* batches(load: SampleLoad, firstId: number): Generator<Batch> {
  const emptyBatch = (kind: Batch['kind']): Batch => ({ kind, leads: [] });
  let batch = emptyBatch('companies');
  for (const lead of load.leads) {
    const kind = lead.kind === 'company' ? 'companies' : 'people';
    if (kind !== batch.kind || batch.leads.length === batchRows) {
      if (batch.leads.length > 0) yield batch;
      batch = emptyBatch(kind);
    }
    if (lead.kind === 'company') (batch.leads as CompanyToWrite[]).push(companyToWrite(lead, firstId));
    else (batch.leads as PersonToWrite[]).push(personToWrite(lead, firstId, load));
  }
  if (batch.leads.length > 0) yield batch;
}

/** Generates companies, then people, each when it is written. The companies must be read to the end first. */
function wholeTables(load: SampleLoad, firstId: number): [companies: Iterable<CompanyToWrite>, people: Iterable<PersonToWrite>] {
  const iterator = load.leads[Symbol.iterator]();
  let next = iterator.next();
  const companies = function* (): Generator<CompanyToWrite> {
    for (; !next.done && next.value.kind === 'company'; next = iterator.next()) yield companyToWrite(next.value, firstId);
  };
  const people = function* (): Generator<PersonToWrite> {
    for (; !next.done && next.value.kind === 'person'; next = iterator.next()) yield personToWrite(next.value, firstId, load);
  };
  return [companies(), people()];
}
