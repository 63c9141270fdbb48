/**
 * One run of an import: from its checkpoint to its end, or to where somebody holds it. Every few thousand rows are one transaction with their checkpoint,
 * so a run that is killed anywhere leaves what an uninterrupted one has at that point, and the next goes on there.
 * Runs in a process of its own (import-process.ts): what goes wrong here goes wrong for this import alone.
 */
import { setTimeout as delay } from 'node:timers/promises';
import {
  dropImportChunk,
  enterImportPhase,
  failImport,
  finishImport,
  hasOtherImportOfFile,
  holdImport,
  lastImportChunk,
  noteImportChunk,
  readImport,
  takeTurnOfWorkspace,
  type ImportRecord,
  type ImportTrouble,
} from '@leadlight/db/imports';
import { listMergesOfImport } from '@leadlight/db/merges';
import { inWorkspace, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import type { RowSource } from '@leadlight/leads';
import { reopenMerge } from '../merges/merges.commands.ts';
import { CompanyCache } from './company-cache.ts';
import { DatabaseTime } from './database-time.ts';
import { openRows } from './files/open-rows.ts';
import { FileFault, type FileRow, type Position, type RowBatch } from './files/rows.ts';
import { noteWords } from './import-words.ts';
import { ChangedMeanwhile, takeRows, type Taken } from './take-rows.ts';
import { takeBack } from './take-back.ts';
import type { Reading } from './understand-file.ts';
import { understandRows, type UnderstoodRows } from './understand-rows.ts';

export interface Run {
  readonly db: Database;
  readonly workspaceId: string;
  readonly importId: string;
  /** Where the uploaded file is. */
  readonly path: string;
  readonly now: () => Date;
  readonly signal?: AbortSignal;
  /** Rows of one transaction; tests make them few. */
  readonly batchRows?: number;
  /** Called behind every checkpoint, and waited for: for tests and for a progress bar. */
  readonly onProgress?: (record: ImportRecord) => void | Promise<void>;
}

/** What a run came to; 'held': somebody paused or cancelled it. */
export type RunOutcome = 'done' | 'undone' | 'held' | 'failed';

/** Somebody paused or cancelled the import: the transaction under way is taken back. */
class Held extends Error {}

export async function runImport(run: Run): Promise<RunOutcome> {
  try {
    const record = await inWorkspace(run.db, run.workspaceId, (tx) => readImport(tx, run.importId));
    if (record.state === 'undoing') return await undo(run);
    if (record.state !== 'queued' && record.state !== 'running') return 'held';
    return await takeIn(run, record);
  } catch (error) {
    if (error instanceof Held) return 'held';
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    await inWorkspace(run.db, run.workspaceId, (tx) => failImport(tx, run.importId, trouble, run.now()));
    return 'failed';
  }
}

/** What a further run could not do better. */
function troubleOf(error: unknown): ImportTrouble | null {
  if (error instanceof FileFault) return { code: error.code, row: error.row, field: null };
  const { code } = error as { code?: string };
  if (code === 'ENOENT') return { code: 'file_gone', row: null, field: null };
  // PostgreSQL's disk is full (53100), and trying again makes no room. What was taken stays, and the import can go on from there.
  if (code === '53100') return { code: 'database_full', row: null, field: null };
  return null;
}

async function takeIn(run: Run, record: ImportRecord): Promise<RunOutcome> {
  const reading = record.reading as Reading;
  const source: RowSource = {
    locator: `${record.id}/${record.fileName}`,
    hash: record.sha256,
    importedAt: Math.floor((record.startedAt ?? record.createdAt).getTime() / 1000),
    source: reading.source,
  };
  const from: Position = { row: record.rowsRead + 1, offset: record.bytesRead };
  let started = performance.now();
  await inWorkspace(run.db, run.workspaceId, (tx) => enterImportPhase(tx, run.importId, 'reading'));
  const companyCache = new CompanyCache();
  const databaseTime = new DatabaseTime();
  const file = { reading, source, companyCache, databaseTime };
  for await (const { rows, next, leads, understood } of oneAhead(understoodBatches(run, file, from), databaseTime)) {
    const expected = next.offset > 0 ? Math.round((record.bytes / next.offset) * (next.row - 1)) : null;
    let described: Taken['cachedCompanies'] = [];
    await patiently(run, async (tx) => {
      await requireAtWork(tx, run.importId);
      const isReadAgain = await hasOtherImportOfFile(tx, run.importId);
      const taken = await takeEach(run, tx, { leads, understood }, { ...file, isReadAgain });
      described = taken.cachedCompanies;
      await noteImportChunk(tx, run.importId, {
        firstRow: rows[0]?.row ?? next.row,
        lastRow: next.row - 1,
        offset: next.offset,
        ms: performance.now() - started,
        rowsExpected: expected,
        ...taken,
      });
    });
    // Not before it is committed: what was rolled back is in no record.
    for (const { words, ...company } of described) companyCache.set(words, company);
    started = performance.now();
    await tellProgress(run);
  }
  await inWorkspace(run.db, run.workspaceId, async (tx) => {
    await requireAtWork(tx, run.importId);
    await finishImport(tx, run.importId, 'done', run.now());
  });
  await tellProgress(run);
  return 'done';
}

interface UnderstoodBatch extends RowBatch {
  /** Of the rows, those that may be leads: the header and what stands before it are none. */
  readonly leads: readonly FileRow[];
  readonly understood: UnderstoodRows;
}

async function* understoodBatches(
  run: Run,
  { reading, databaseTime, ...file }: FileReading,
  from: Position,
): AsyncGenerator<UnderstoodBatch> {
  const turn = (): Promise<void> => databaseTime.turn();
  const options = { ...(run.signal ? { signal: run.signal } : {}), ...(run.batchRows ? { batchRows: run.batchRows } : {}) };
  for await (const batch of openRows(run.path, reading.shape, from, options)) {
    const leads = batch.rows.filter(({ row }) => row >= reading.firstRow);
    yield { ...batch, leads, understood: await understandRows(leads, { reading, ...file, turn, now: run.now() }) };
  }
}

/**
 * Has the next ready while one is worked at. Nothing of it is written before its turn: a run that ends meanwhile only reads these rows again.
 * What goes wrong with the next one is thrown when its turn comes, behind the one at work.
 */
async function* oneAhead<Item>(source: AsyncGenerator<Item>, databaseTime: DatabaseTime): AsyncGenerator<Item> {
  const begin = (): Promise<IteratorResult<Item>> => {
    const next = databaseTime.turn().then(() => source.next());
    next.catch(() => undefined);
    return next;
  };
  let next = begin();
  try {
    // Nothing else is to be done while it is waited for.
    for (let item = await databaseTime.during(next); !item.done; item = await databaseTime.during(next)) {
      next = begin();
      yield item.value;
    }
  } finally {
    await databaseTime.during(next).catch(() => undefined);
    await source.return(undefined);
  }
}

/** Takes the workspace's turn and holds the import, so that whoever pauses it waits for this transaction and no row comes after. */
async function requireAtWork(tx: WorkspaceTx, importId: string): Promise<void> {
  await takeTurnOfWorkspace(tx);
  const { state } = await holdImport(tx, importId);
  if (state !== 'queued' && state !== 'running' && state !== 'undoing') throw new Held();
}

const maxAttempts = 8;

/** Does a transaction again where another one was in its way. */
async function patiently(run: Run, work: (tx: WorkspaceTx) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inWorkspace(run.db, run.workspaceId, work);
    } catch (error) {
      // Serialization failure and deadlock (PostgreSQL, class 40).
      const isInTheWay = error instanceof ChangedMeanwhile || ((error as { code?: string }).code ?? '').startsWith('40');
      if (!isInTheWay || attempt === maxAttempts) throw error;
      await delay(50 * attempt, undefined, run.signal ? { signal: run.signal } : {});
    }
  }
}

interface FileReading {
  readonly reading: Reading;
  readonly source: RowSource;
  readonly companyCache: CompanyCache;
  readonly databaseTime: DatabaseTime;
}

interface FileTaking extends FileReading {
  readonly isReadAgain: boolean;
}

/** A value that the database cannot hold costs its row, not the import: the rows are halved until it is found. */
async function takeEach(
  run: Run,
  tx: WorkspaceTx,
  { leads, understood }: Pick<UnderstoodBatch, 'leads' | 'understood'>,
  file: FileTaking,
): Promise<Taken> {
  const { importId, workspaceId } = run;
  const { isReadAgain, reading, databaseTime, source, companyCache } = file;
  await tx.query('savepoint rows');
  try {
    const taken = await takeRows(tx, understood, { workspaceId, importId, reading, isReadAgain, databaseTime, now: run.now() });
    await tx.query('release savepoint rows');
    return taken;
  } catch (error) {
    // Data exceptions and violated constraints (PostgreSQL, classes 22 and 23).
    if (!/^2[23]/.test((error as { code?: string }).code ?? '')) throw error;
    await tx.query('rollback to savepoint rows');
    const [only] = leads;
    if (leads.length === 1 && only) return { ...nothing, refusals: [refusalOf(only)], counts: { ...nothing.counts, refused: 1 } };
    const half = async (rows: readonly FileRow[]): Promise<Taken> =>
      takeEach(run, tx, { leads: rows, understood: await understandRows(rows, { reading, source, companyCache, now: run.now() }) }, file);
    const middle = Math.ceil(leads.length / 2);
    const first = await half(leads.slice(0, middle));
    return sum(first, await half(leads.slice(middle)));
  }
}

const nothing: Taken = {
  made: [],
  told: [],
  refusals: [],
  cachedCompanies: [],
  counts: { peopleCreated: 0, companiesCreated: 0, matched: 0, unchanged: 0, merged: 0, doubtful: 0, refused: 0 },
};

const refusalOf = ({ row, cells }: FileRow): Taken['refusals'][number] => ({
  row,
  field: null,
  code: 'database_refused',
  reason: noteWords('database_refused'),
  cells,
});

function sum(a: Taken, b: Taken): Taken {
  const names = Object.keys(a.counts) as (keyof Taken['counts'])[];
  const counts = Object.fromEntries(names.map((name) => [name, a.counts[name] + b.counts[name]])) as unknown as Taken['counts'];
  return {
    made: [...a.made, ...b.made],
    told: [...a.told, ...b.told],
    refusals: [...a.refusals, ...b.refusals],
    cachedCompanies: [...a.cachedCompanies, ...b.cachedCompanies],
    counts,
  };
}

/** Merges it made by itself first, then its rows, the last ones first. */
async function undo(run: Run): Promise<RunOutcome> {
  for (;;) {
    const more = await again(run, async (tx) => {
      const ids = await listMergesOfImport(tx, run.importId, 100);
      for (const id of ids) await reopenMerge(tx, id, run.now());
      return ids.length > 0;
    });
    if (!more) break;
  }
  for (;;) {
    const started = performance.now();
    const more = await again(run, async (tx) => {
      const chunk = await lastImportChunk(tx, run.importId);
      if (!chunk) return false;
      await takeBack(tx, run.importId, chunk, run.now());
      await dropImportChunk(tx, run.importId, chunk.number, performance.now() - started);
      return true;
    });
    await tellProgress(run);
    if (!more) break;
  }
  await inWorkspace(run.db, run.workspaceId, async (tx) => {
    await requireAtWork(tx, run.importId);
    await finishImport(tx, run.importId, 'undone', run.now());
  });
  await tellProgress(run);
  return 'undone';
}

async function again(run: Run, work: (tx: WorkspaceTx) => Promise<boolean>): Promise<boolean> {
  let more = false;
  await patiently(run, async (tx) => {
    await requireAtWork(tx, run.importId);
    more = await work(tx);
  });
  return more;
}

async function tellProgress({ db, workspaceId, importId, onProgress }: Run): Promise<void> {
  if (onProgress) await onProgress(await inWorkspace(db, workspaceId, (tx) => readImport(tx, importId)));
}
