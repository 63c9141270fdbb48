/**
 * Imports: the uploaded file, how it is read, the refused rows, and the changes, with which the import is undone. The progress of a started import is
 * in its run, which has the same id.
 */
import { type ActorRef, type WorkspaceTx, Refusal, takeTurn } from '../platform/index.ts';
import { cancelRun, findRuns, lockRun, type Run } from '../runs/index.ts';
import { noteInvalidValues, type NewInvalidValue } from './invalid-values.queries.ts';

/** What an import, or a part of it, changed. */
export interface ImportCounts {
  readonly peopleCreated: number;
  readonly companiesCreated: number;
  readonly matched: number;
  readonly unchanged: number;
  readonly merged: number;
  readonly doubtful: number;
  readonly refused: number;
}

export interface ImportRecord extends ImportCounts {
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly format: 'csv' | 'xlsx' | 'json' | 'vcf' | 'xls' | 'ods' | null;
  readonly vendor: string | null;
  /** Records of a register that are not companies or may not be used. */
  readonly skipped: SkippedRecords;
  /** How the file is read, as confirmed when the import was started. The server defines the type. */
  readonly reading: unknown;
  readonly uploadedBy: ActorRef;
  readonly createdAt: Date;
  /** When it was canceled, if it was never started. */
  readonly canceledAt: Date | null;
  /** When the uploaded file is deleted; null after that. */
  readonly fileUntil: Date | null;
  /** An earlier import of the same file that was finished and not undone. */
  readonly sameAs: string | null;
  /** Null until it is started. */
  readonly run: Run | null;
}

const columns = `i.id, i.file_name as "fileName", i.bytes::float8 as bytes, i.sha256, i.format, i.vendor, i.reading,
  i.people_created as "peopleCreated", i.companies_created as "companiesCreated", i.matched, i.unchanged, i.merged, i.doubtful, i.refused, i.skipped,
  jsonb_build_object('kind', i.actor_kind, 'id', i.actor_id) as "uploadedBy",
  i.created_at as "createdAt", i.canceled_at as "canceledAt", i.file_until as "fileUntil", i.run_id as "runId",
  (select s.id from imports s join runs r on r.workspace_id = s.workspace_id and r.id = s.run_id
   where s.workspace_id = i.workspace_id and s.sha256 = i.sha256 and s.id < i.id and r.status = 'finished' and not r.is_undo
   order by s.id desc limit 1) as "sameAs"`;

type ImportRow = Omit<ImportRecord, 'run'> & { readonly runId: string | null };

async function withRuns(tx: WorkspaceTx, rows: readonly ImportRow[]): Promise<ImportRecord[]> {
  const runs = await findRuns(
    tx,
    rows.flatMap(({ runId }) => runId ?? []),
  );
  return rows.map(({ runId, ...record }) => ({ ...record, run: runId === null ? null : (runs.get(runId) ?? null) }));
}

export interface NewImport {
  /** A UUID of version 7, because imports are listed in the order of their ids. */
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly actor: ActorRef;
  readonly fileUntil: Date;
}

export async function createImport(tx: WorkspaceTx, made: NewImport, now: Date): Promise<ImportRecord> {
  await tx.query(
    `insert into imports (workspace_id, id, file_name, bytes, sha256, actor_kind, actor_id, created_at, file_until)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8)`,
    [made.id, made.fileName, made.bytes, made.sha256, made.actor.kind, made.actor.id, now, made.fileUntil],
  );
  return readImport(tx, made.id);
}

/** The number of uploaded imports that have not been started, for the limit. */
export async function countWaitingImports(tx: WorkspaceTx): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    'select count(*)::int as n from imports where run_id is null and canceled_at is null and file_until is not null',
  );
  return rows[0]?.n ?? 0;
}

/** @throws Refusal not_found */
export async function readImport(tx: WorkspaceTx, id: string): Promise<ImportRecord> {
  const { rows } = await tx.query<ImportRow>(`select ${columns} from imports i where i.workspace_id = current_workspace() and i.id = $1`, [
    id,
  ]);
  const [record] = await withRuns(tx, rows);
  if (!record) throw new Refusal('not_found');
  return record;
}

/**
 * Like {@link readImport}, but locks the import, so that no one else starts, cancels or undoes it until the transaction ends. @throws Refusal
 * not_found
 */
export async function lockImport(tx: WorkspaceTx, id: string): Promise<ImportRecord> {
  await tx.query('select from imports where workspace_id = current_workspace() and id = $1 for update', [id]);
  return readImport(tx, id);
}

/** Newest first. */
export async function listImports(tx: WorkspaceTx, page: { before?: string | undefined; limit: number }): Promise<ImportRecord[]> {
  const { rows } = await tx.query<ImportRow>(
    `select ${columns} from imports i where i.workspace_id = current_workspace() and ($1::uuid is null or i.id < $1) order by i.id desc limit $2`,
    [page.before, page.limit],
  );
  return withRuns(tx, rows);
}

export interface ImportReading {
  /** Null for the file of a register. */
  readonly format: 'csv' | 'xlsx' | 'json' | 'vcf' | 'xls' | 'ods' | null;
  readonly vendor: string | null;
  readonly reading: object;
}

/** Stores how the file is read, in the transaction that writes its run with the same id. */
export async function settleImport(tx: WorkspaceTx, id: string, { format, vendor, reading }: ImportReading): Promise<void> {
  await tx.query(
    'update imports set run_id = id, format = $2, vendor = $3, reading = $4 where workspace_id = current_workspace() and id = $1',
    [id, format, vendor, JSON.stringify(reading)],
  );
}

/** Ends an import that was never started. */
export async function cancelUploadedImport(tx: WorkspaceTx, id: string, now: Date): Promise<void> {
  await tx.query('update imports set canceled_at = $2 where workspace_id = current_workspace() and id = $1', [id, now]);
}

/** Records that were skipped, by reason. */
export type SkippedRecords = Readonly<Record<string, number>>;

export interface ImportChunk {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly made: readonly number[];
  readonly updated: readonly number[];
  readonly counts: ImportCounts;
  readonly refusals: readonly NewRefusal[];
  readonly invalid: readonly NewInvalidValue[];
  readonly skipped?: SkippedRecords;
}

export interface NewRefusal {
  readonly row: number;
  readonly field: string | null;
  readonly code: string;
  readonly reason: string;
  readonly cells: readonly string[];
}

/** Records what rows changed that were imported in this transaction. */
export async function noteImportChunk(tx: WorkspaceTx, id: string, chunk: ImportChunk): Promise<void> {
  const { counts } = chunk;
  await tx.query(
    `insert into import_chunks (workspace_id, import_id, number, first_row, last_row, made, told)
     select current_workspace(), $1, coalesce(max(number), 0) + 1, $2, $3, $4::bigint[], $5::bigint[]
     from import_chunks where workspace_id = current_workspace() and import_id = $1`,
    [id, chunk.firstRow, chunk.lastRow, chunk.made, chunk.updated],
  );
  await noteInvalidValues(tx, id, chunk.invalid);
  if (chunk.refusals.length > 0) {
    await tx.query(
      `insert into import_refusals (workspace_id, import_id, row, field, code, reason, cells)
       select current_workspace(), $1, r.row, r.field, r.code, r.reason, array(select jsonb_array_elements_text(r.cells))
       from jsonb_to_recordset($2::jsonb) as r (row bigint, field text, code text, reason text, cells jsonb)`,
      [id, JSON.stringify(chunk.refusals)],
    );
  }
  await tx.query(
    `update imports set people_created = people_created + $2, companies_created = companies_created + $3, matched = matched + $4,
       unchanged = unchanged + $5, merged = merged + $6, doubtful = doubtful + $7, refused = refused + $8,
       skipped = case when $9::jsonb = '{}' then skipped else (
         select jsonb_object_agg(reason, n) from (
           select reason, sum(n::bigint) as n from (select * from jsonb_each_text(skipped) union all select * from jsonb_each_text($9)) as each (reason, n)
           group by reason) as all_reasons) end
     where workspace_id = current_workspace() and id = $1`,
    [
      id,
      counts.peopleCreated,
      counts.companiesCreated,
      counts.matched,
      counts.unchanged,
      counts.merged,
      counts.doubtful,
      counts.refused,
      JSON.stringify(chunk.skipped ?? {}),
    ],
  );
}

/**
 * The latest import of a register's file that is not undone or canceled, to continue it or to see that it is complete.
 * @param limit records after which it ends; null for all
 */
export async function findRegisterImport(
  tx: WorkspaceTx,
  { sha256, register, limit }: { readonly sha256: string; readonly register: string; readonly limit: number | null },
): Promise<ImportRecord | null> {
  const { rows } = await tx.query<ImportRow>(
    `select ${columns} from imports i join runs r on r.workspace_id = i.workspace_id and r.id = i.run_id
     where i.workspace_id = current_workspace() and i.sha256 = $1 and i.reading -> 'shape' ->> 'register' = $2
       and (i.reading -> 'shape' ->> 'limit')::bigint is not distinct from $3 and not r.is_undo and r.status <> 'canceled'
     order by i.id desc limit 1`,
    [sha256, register, limit],
  );
  return (await withRuns(tx, rows))[0] ?? null;
}

/** Replaces how the file is read, for a file that was moved since. */
export async function changeImportReading(tx: WorkspaceTx, id: string, reading: object): Promise<void> {
  await tx.query('update imports set reading = $2 where workspace_id = current_workspace() and id = $1', [id, JSON.stringify(reading)]);
}

export interface DoneChunk {
  readonly number: number;
  /** Number of rows of the file. */
  readonly rows: number;
  readonly made: readonly number[];
  readonly updated: readonly number[];
}

/** The newest chunk that has not been undone; null if there is none. */
export async function lastImportChunk(tx: WorkspaceTx, id: string): Promise<DoneChunk | null> {
  const { rows } = await tx.query<{ number: number; rows: number; made: string[]; updated: string[] }>(
    `select number, (last_row - first_row + 1)::float8 as rows, made, told as updated from import_chunks
     where workspace_id = current_workspace() and import_id = $1 order by number desc limit 1`,
    [id],
  );
  const [row] = rows;
  return row ? { ...row, made: row.made.map(Number), updated: row.updated.map(Number) } : null;
}

/** Must be called in the transaction that undid the chunk. */
export async function dropImportChunk(tx: WorkspaceTx, id: string, number: number): Promise<void> {
  await tx.query('delete from import_chunks where workspace_id = current_workspace() and import_id = $1 and number = $2', [id, number]);
}

/** Number of rows of the file that an undo has to process. */
export async function countImportedRows(tx: WorkspaceTx, id: string): Promise<number> {
  const { rows } = await tx.query<{ rows: number }>(
    `select coalesce(sum(last_row - first_row + 1), 0)::float8 as rows from import_chunks where workspace_id = current_workspace() and import_id = $1`,
    [id],
  );
  return rows[0]?.rows ?? 0;
}

export interface RefusedRow {
  readonly row: number;
  readonly field: string | null;
  readonly code: string;
  readonly reason: string;
  readonly cells: readonly string[];
}

export async function listRefusedRows(
  tx: WorkspaceTx,
  id: string,
  page: { after?: number | undefined; limit: number },
): Promise<RefusedRow[]> {
  const { rows } = await tx.query<RefusedRow>(
    `select row::float8 as row, field, code, reason, cells from import_refusals
     where workspace_id = current_workspace() and import_id = $1 and row > $2 order by row limit $3`,
    [id, page.after ?? 0, page.limit],
  );
  return rows;
}

/** Whether another import has rows of the same file that are not undone. */
export async function hasOtherImportOfFile(tx: WorkspaceTx, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from imports i join imports o on o.workspace_id = i.workspace_id and o.sha256 = i.sha256 and o.id <> i.id
     where i.workspace_id = current_workspace() and i.id = $1
       and exists (select from import_chunks c where c.workspace_id = o.workspace_id and c.import_id = o.id) limit 1`,
    [id],
  );
  return (rowCount ?? 0) > 0;
}

/** Locks imports of the workspace until the transaction ends, so that imports take turns and each sees the leads that the other created. */
export async function takeTurnOfWorkspace(tx: WorkspaceTx): Promise<void> {
  await takeTurn(tx, 'leads');
  // Rows and checkpoint are committed together. A power failure may lose the last commits, because synchronous_commit is off, but each with its
  // checkpoint, so the next slice reads these rows again. Progress shows what is committed, which may not be on disk yet. Lookups are by key, in
  // tables that grow faster than their statistics, so a sequential scan is never right. Keys differ, so a cache of lookups only costs time.
  await tx.query(
    `set local synchronous_commit = off; set local jit = off; set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_memoize = off`,
  );
}

/** Imports whose uploaded file is to be deleted now. */
export async function listFilesToRemove(tx: WorkspaceTx, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>('select id from imports where workspace_id = current_workspace() and file_until <= $1', [
    now,
  ]);
  return rows.map(({ id }) => id);
}

/** Imports whose uploaded file is kept. */
export async function listKeptFiles(tx: WorkspaceTx): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from imports where workspace_id = current_workspace() and file_until is not null',
  );
  return rows.map(({ id }) => id);
}

/** Records that the file was deleted. An import that was never started, or is paused, can't continue without it and is canceled. */
export async function forgetImportFile(tx: WorkspaceTx, id: string, now: Date): Promise<void> {
  const { run, canceledAt } = await lockImport(tx, id);
  await tx.query('update imports set file_until = null where workspace_id = current_workspace() and id = $1', [id]);
  if (!run) {
    if (!canceledAt) await cancelUploadedImport(tx, id, now);
    return;
  }
  const locked = await lockRun(tx, id);
  if (locked.status === 'paused' && !locked.isUndo) await cancelRun(tx, locked, now);
}
