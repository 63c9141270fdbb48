/**
 * One slice of an import: from its checkpoint to the end of the file, or of an undo to its beginning. Every few thousand rows are committed in one
 * transaction with the checkpoint, so a slice that is killed at any point leaves consistent data, and the next slice continues there.
 */
import {
  hasOtherImportOfFile,
  noteImportChunk,
  readImport,
  takeTurnOfWorkspace,
  type ImportCounts,
  type ImportRecord,
} from '@leadlight/db/imports';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import type { FailedRow } from '@leadlight/db/runs';
import type { Owners, RowSource } from '@leadlight/leads';
import { RunFault } from '../runs/row-errors.ts';
import type { RowBatch, RowContext, RowsWorked, RowWork, SliceWork } from '../runs/run-work.ts';
import type { Slice } from '../runs/slice.ts';
import { workRows } from '../runs/work-rows.ts';
import { CompanyCache } from './company-cache.ts';
import { DatabaseTime } from './database-time.ts';
import { openRows } from './files/open-rows.ts';
import { workspaceOwners } from './workspace-owners.ts';
import { FileFault, type FileRow, type Position } from './files/rows.ts';
import { noteWords } from './import-words.ts';
import { importRows, type ImportContext, type ImportedRows } from './import-rows.ts';
import type { RegisterRow } from './registers/register-files.ts';
import type { UnderstoodRecords } from './registers/understand-records.ts';
import { undoRows } from './undo-import.ts';
import type { Reading } from './reading.ts';
import { understandRows, type UnderstoodRows } from './understand-rows.ts';

export interface ImportWork {
  /** Where the uploaded file is, or finds it when it is read: a register's file and an undo need none. */
  readonly path: string | ((signal: AbortSignal) => Promise<string>);
  /** Rows in one transaction; few in tests. */
  readonly batchRows?: number;
  /** Called and awaited after every transaction, to show progress. */
  readonly onProgress?: (record: ImportRecord) => void | Promise<void>;
}

/** The work of one slice of an import, or of its undo. */
export function importWork(options: ImportWork): SliceWork {
  const { onProgress } = options;
  return async (slice) => {
    const read = (): Promise<ImportRecord> => inWorkspace(slice.db, slice.workspaceId, (tx) => readImport(tx, slice.runId));
    const reportProgress = async (): Promise<void> => {
      if (onProgress) await onProgress(await read());
    };
    if (slice.run.isUndo) return undoRows(slice, reportProgress);
    try {
      return await workRows(new FileImport(slice, await read(), options, reportProgress))(slice);
    } catch (error) {
      throw faultOfFile(error) ?? error;
    }
  };
}

/** Why the file can't be read any further; trying again would not help. */
function faultOfFile(error: unknown): RunFault | null {
  if (error instanceof FileFault) return new RunFault(error.code, error.row === null ? {} : { row: error.row });
  return (error as { code?: unknown } | null)?.code === 'ENOENT' ? new RunFault('file_gone') : null;
}

/** Rows of a list, or records of a register. */
type Understood = UnderstoodRows | UnderstoodRecords;

/** Work on the rows of one file, including those above the first lead. */
class FileImport implements RowWork<FileRow> {
  readonly #slice: Slice;
  readonly #record: ImportRecord;
  readonly #reading: Reading;
  readonly #source: RowSource;
  readonly #options: ImportWork;
  readonly #reportProgress: () => Promise<void>;
  readonly #companyCache = new CompanyCache();
  readonly #databaseTime = new DatabaseTime();
  /** Where the batch in progress starts. */
  #batchFrom: Position;

  constructor(slice: Slice, record: ImportRecord, options: ImportWork, reportProgress: () => Promise<void>) {
    this.#slice = slice;
    this.#record = record;
    this.#options = options;
    this.#reportProgress = reportProgress;
    this.#reading = record.reading as Reading;
    this.#source = {
      locator: `${record.id}/${record.fileName}`,
      hash: record.sha256,
      importedAt: Math.floor(slice.run.createdAt.getTime() / 1000),
      source: this.#reading.source,
    };
    this.#batchFrom = positionAt(slice.run.checkpoint);
  }

  #owners: Owners | null = null;

  readonly prepare = takeTurnOfWorkspace;

  async *readRows(_slice: Slice, from: unknown): AsyncGenerator<RowBatch<FileRow>> {
    const { bytes } = this.#record;
    this.#batchFrom = positionAt(from);
    for await (const { rows, next, understood } of oneAhead(this.#understoodBatches(this.#batchFrom), this.#databaseTime)) {
      // Without the header and the lines above it: those are not rows of leads.
      const above = this.#reading.firstRow - 1;
      const expected = next.offset > 0 ? Math.max(0, Math.round((bytes / next.offset) * (next.row - 1)) - above) : undefined;
      const total = expected === undefined ? undefined : Math.min(expected, limitOf(this.#reading));
      yield { rows, checkpoint: next, prepared: understood, ...(total === undefined ? {} : { total }) };
      // The next batch is requested only after these rows are committed.
      this.#batchFrom = next;
      await this.#reportProgress();
    }
  }

  async *#understoodBatches(from: Position): AsyncGenerator<{ rows: readonly FileRow[]; next: Position; understood: Understood }> {
    const turn = (): Promise<void> => this.#databaseTime.turn();
    for await (const { rows, next } of this.#openRows(from)) {
      // The header and the lines above it are not leads.
      const leads = rows.filter(({ row }) => row >= this.#reading.firstRow);
      if (leads.length > 0) yield { rows: leads, next, understood: await this.#understand(leads, turn) };
    }
  }

  async *#openRows(from: Position): ReturnType<typeof openRows> {
    const { path, batchRows } = this.#options;
    const { signal } = this.#slice;
    const { shape } = this.#reading;
    const found = typeof path === 'string' || shape.format === 'register' ? String(path) : await path(signal);
    yield* openRows(found, shape, from, { signal, ...(batchRows ? { batchRows } : {}) });
  }

  async #understand(rows: readonly FileRow[], turn?: () => Promise<void>): Promise<Understood> {
    const { shape } = this.#reading;
    if (shape.format === 'register') {
      const { id: importId, fileName, sha256: hash } = this.#record;
      const file = { importId, fileName, hash, importedAt: this.#source.importedAt };
      const { understandRecords } = await import('./registers/understand-records.ts');
      return understandRecords(rows as readonly RegisterRow[], file, this.#slice.now(), turn);
    }
    this.#owners ??= await workspaceOwners(this.#slice.db, this.#slice.workspaceId);
    const file = {
      reading: this.#reading,
      source: this.#source,
      companyCache: this.#companyCache,
      owners: this.#owners,
      now: this.#slice.now(),
    };
    return understandRows(rows, { ...file, ...(turn ? { turn } : {}) });
  }

  /** A row's reference is the position of its batch. */
  async readAgain(_slice: Slice, failed: readonly FailedRow[]): Promise<FileRow[]> {
    const found: FileRow[] = [];
    for (const [ref, rows] of Map.groupBy(failed, (each) => JSON.stringify(each.ref))) {
      const wanted = new Set(rows.map(({ row }) => row));
      const last = Math.max(...wanted);
      for await (const batch of this.#openRows(positionAt(JSON.parse(ref)))) {
        found.push(...batch.rows.filter(({ row }) => wanted.has(row)));
        if (batch.next.row > last) break;
      }
    }
    return found;
  }

  readonly placeOf = ({ row }: FileRow): number => row;

  /** Doesn't store the cells: an erasure would have to find the copy. A row keeps its first `ref`. */
  readonly describe = async (_tx: WorkspaceTx, { row }: FileRow) => ({ subject: `Row ${row}`, ref: this.#batchFrom });

  readonly work = async (rows: readonly FileRow[], { tx, prepared, now }: RowContext): Promise<RowsWorked> => {
    const { id } = this.#record;
    const understood = (prepared as Understood | undefined) ?? (await this.#understand(rows));
    const imported = await this.#importRows(tx, { rows, understood }, now);
    const [first, last] = [rows[0], rows.at(-1)];
    // A workbook doesn't contain its blank rows. Where the parts of a divided batch begin is not known, so blank rows are counted only in whole batches.
    const from = Math.max(this.#batchFrom.row, this.#reading.firstRow);
    const isWhole = prepared !== undefined && 'sheet' in this.#reading.shape;
    const missing = !isWhole || !last ? 0 : last.row + 1 - from - rows.length;
    const { skipped } = imported;
    const chunk = missing > 0 ? { ...imported, skipped: { ...skipped, blank: (skipped?.blank ?? 0) + missing } } : imported;
    if (first && last) await noteImportChunk(tx, id, { firstRow: first.row, lastRow: last.row, ...chunk });
    return {
      done: rows.length,
      // Only after the commit: records that were rolled back don't exist.
      onCommitted: () => {
        for (const { words, ...company } of imported.cachedCompanies) this.#companyCache.set(words, company);
      },
    };
  };

  /** Refuses a row with a value that the database can't store. The run finds it by dividing a batch that fails. */
  async #importRows(
    tx: WorkspaceTx,
    { rows, understood }: { readonly rows: readonly FileRow[]; readonly understood: Understood },
    now: Date,
  ): Promise<ImportedRows> {
    const [only, another] = rows;
    const isReadAgain = await hasOtherImportOfFile(tx, this.#record.id);
    const { workspaceId } = this.#slice;
    const context = {
      workspaceId,
      importId: this.#record.id,
      importer: this.#slice.run.startedBy,
      reading: this.#reading,
      isReadAgain,
      databaseTime: this.#databaseTime,
      now,
    };
    if (only === undefined || another !== undefined) return importAll(tx, understood, context);
    await tx.query('savepoint row');
    try {
      return await importAll(tx, understood, context);
    } catch (error) {
      // Data exceptions and violated constraints (PostgreSQL, classes 22 and 23).
      if (!/^2[23]/.test((error as { code?: string }).code ?? '')) throw error;
      await tx.query('rollback to savepoint row');
      return refused(only);
    }
  }
}

const limitOf = ({ shape }: Reading): number => (shape.format === 'register' ? shape.limit : null) ?? Infinity;

/** @throws InTheWay */
async function importAll(tx: WorkspaceTx, understood: Understood, context: ImportContext): Promise<ImportedRows> {
  if (!('records' in understood)) return importRows(tx, understood, context);
  // What only registers need is loaded only for them.
  const { importRecords } = await import('./registers/import-records.ts');
  return importRecords(tx, understood, context);
}

const positionAt = (checkpoint: unknown): Position => (checkpoint as Position | null) ?? { row: 1, offset: 0 };

const noCounts: ImportCounts = { peopleCreated: 0, companiesCreated: 0, matched: 0, unchanged: 0, merged: 0, doubtful: 0, refused: 0 };

function refused({ row, cells }: FileRow): ImportedRows {
  const refusal = { row, field: null, code: 'database_refused', reason: noteWords('database_refused'), cells };
  return { made: [], updated: [], invalid: [], cachedCompanies: [], refusals: [refusal], counts: { ...noCounts, refused: 1 } };
}

/**
 * Prepares the next item while one is in progress. Nothing is written in advance; a slice that ends meanwhile only has to read these rows again. An
 * error in the next item is thrown after the current one is done.
 */
async function* oneAhead<Item>(source: AsyncGenerator<Item>, databaseTime: DatabaseTime): AsyncGenerator<Item> {
  const begin = (): Promise<IteratorResult<Item>> => {
    const next = databaseTime.turn().then(() => source.next());
    next.catch(() => undefined);
    return next;
  };
  let next = begin();
  try {
    // Marks the wait as free time, in which the next rows may be read.
    for (let item = await databaseTime.during(next); !item.done; item = await databaseTime.during(next)) {
      next = begin();
      yield item.value;
    }
  } finally {
    await databaseTime.during(next).catch(() => undefined);
    await source.return(undefined);
  }
}
