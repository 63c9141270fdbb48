/**
 * Imports: what was uploaded, how far each has come, what it refused, and what it did, by which it is undone.
 * Whoever takes rows in writes rows and checkpoint in one transaction (noteImportChunk), holding the import's row: pausing or cancelling waits for the
 * transaction under way and no row is taken after it.
 */
import { type ActorRef, type AuthTx, type WorkspaceTx, Refusal } from '../platform/index.ts';

export type ImportState = 'uploaded' | 'queued' | 'running' | 'paused' | 'done' | 'failed' | 'cancelled' | 'undoing' | 'undone';
export type ImportPhase = 'waiting' | 'reading' | 'taking' | 'finishing' | 'undoing';

/** Why an import as a whole cannot go on. */
export interface ImportTrouble {
  readonly code: string;
  readonly row: number | null;
  readonly field: string | null;
}

/** What an import, or a part of it, did. */
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
  readonly state: ImportState;
  readonly isUndo: boolean;
  readonly format: 'csv' | 'xlsx' | 'json' | null;
  readonly vendor: string | null;
  /** How the file is read, as whoever started it settled; its shape is theirs. */
  readonly reading: unknown;
  readonly phase: ImportPhase;
  readonly rowsRead: number;
  readonly bytesRead: number;
  readonly rowsExpected: number | null;
  readonly runMs: number;
  readonly runRows: number;
  readonly problem: ImportTrouble | null;
  readonly failures: number;
  readonly actor: ActorRef;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly fileUntil: Date | null;
  /** An earlier import of the very same file, which still stands. */
  readonly sameAs: string | null;
}

const columns = `i.id, i.file_name as "fileName", i.bytes::float8 as bytes, i.sha256, i.state, i.is_undo as "isUndo", i.format, i.vendor, i.reading, i.phase,
  i.rows_read::float8 as "rowsRead", i.bytes_read::float8 as "bytesRead", i.rows_expected::float8 as "rowsExpected",
  i.people_created as "peopleCreated", i.companies_created as "companiesCreated", i.matched, i.unchanged, i.merged, i.doubtful, i.refused,
  i.run_ms::float8 as "runMs", i.run_rows::float8 as "runRows", i.problem, i.failures,
  jsonb_build_object('kind', i.actor_kind, 'id', i.actor_id) as actor,
  i.created_at as "createdAt", i.started_at as "startedAt", i.finished_at as "finishedAt", i.file_until as "fileUntil",
  (select s.id from imports s where s.workspace_id = i.workspace_id and s.sha256 = i.sha256 and s.id < i.id and s.state = 'done' order by s.id desc limit 1) as "sameAs"`;

export interface NewImport {
  /** UUID of version 7: imports stand in the order of their ids. */
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly actor: ActorRef;
  readonly fileUntil: Date;
}

export async function createImport(tx: WorkspaceTx, made: NewImport, now: Date): Promise<ImportRecord> {
  await tx.query(
    `insert into imports (workspace_id, id, file_name, bytes, sha256, state, actor_kind, actor_id, created_at, file_until)
     values (current_workspace(), $1, $2, $3, $4, 'uploaded', $5, $6, $7, $8)`,
    [made.id, made.fileName, made.bytes, made.sha256, made.actor.kind, made.actor.id, now, made.fileUntil],
  );
  return readImport(tx, made.id);
}

/** Uploaded and not started: what a limit counts. */
export async function countWaitingImports(tx: WorkspaceTx): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    `select count(*)::int as n from imports where state = 'uploaded' and file_until is not null`,
  );
  return rows[0]?.n ?? 0;
}

/** @throws Refusal not_found */
export async function readImport(tx: WorkspaceTx, id: string): Promise<ImportRecord> {
  const { rows } = await tx.query<ImportRecord>(
    `select ${columns} from imports i where i.workspace_id = current_workspace() and i.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Holds the import until the end of the transaction. @throws Refusal not_found */
export async function holdImport(tx: WorkspaceTx, id: string): Promise<ImportRecord> {
  await tx.query('select from imports where workspace_id = current_workspace() and id = $1 for update', [id]);
  return readImport(tx, id);
}

export async function listImports(tx: WorkspaceTx, page: { before?: string | undefined; limit: number }): Promise<ImportRecord[]> {
  const { rows } = await tx.query<ImportRecord>(
    `select ${columns} from imports i where i.workspace_id = current_workspace() and ($1::uuid is null or i.id < $1) order by i.id desc limit $2`,
    [page.before, page.limit],
  );
  return rows;
}

export interface Started {
  readonly format: 'csv' | 'xlsx' | 'json';
  readonly vendor: string | null;
  readonly reading: object;
  readonly rowsExpected: number | null;
}

export async function startImport(tx: WorkspaceTx, id: string, started: Started, now: Date): Promise<void> {
  await tx.query(
    `update imports set state = 'queued', phase = 'waiting', format = $2, vendor = $3, reading = $4, rows_expected = $5, started_at = $6
     where workspace_id = current_workspace() and id = $1`,
    [id, started.format, started.vendor, JSON.stringify(started.reading), started.rowsExpected, now],
  );
}

/** Moves an import that is held from one state to another; a run that begins counts its own time. */
export async function moveImport(
  tx: WorkspaceTx,
  id: string,
  to: ImportState,
  more: { isUndo?: boolean; finishedAt?: Date | null } = {},
): Promise<void> {
  await tx.query(
    `update imports set state = $2, is_undo = coalesce($3, is_undo), problem = null, failures = 0, run_ms = 0, run_rows = 0,
       phase = case when $2 in ('queued', 'undoing') then 'waiting' else phase end,
       finished_at = case when $5 then $4 else finished_at end
     where workspace_id = current_workspace() and id = $1`,
    [id, to, more.isUndo ?? null, more.finishedAt ?? null, 'finishedAt' in more],
  );
}

export async function enterImportPhase(tx: WorkspaceTx, id: string, phase: ImportPhase): Promise<void> {
  await tx.query('update imports set phase = $2 where workspace_id = current_workspace() and id = $1', [id, phase]);
}

/** Gives up: nothing more happens until somebody lets it go on. */
export async function failImport(tx: WorkspaceTx, id: string, problem: ImportTrouble, now: Date): Promise<void> {
  await tx.query(
    `update imports set state = 'failed', problem = $2, finished_at = $3 where workspace_id = current_workspace() and id = $1 and state in ('queued', 'running', 'undoing')`,
    [id, JSON.stringify(problem), now],
  );
}

/** Counts a run that ended by itself without getting further. @returns how many there were since the last progress */
export async function noteImportFailure(tx: WorkspaceTx, id: string): Promise<number> {
  const { rows } = await tx.query<{ failures: number }>(
    'update imports set failures = failures + 1 where workspace_id = current_workspace() and id = $1 returning failures',
    [id],
  );
  return rows[0]?.failures ?? 0;
}

export interface ImportChunk {
  readonly firstRow: number;
  readonly lastRow: number;
  /** How far into the file the next row begins. */
  readonly offset: number;
  readonly ms: number;
  readonly made: readonly number[];
  readonly told: readonly number[];
  readonly counts: ImportCounts;
  readonly refusals: readonly NewRefusal[];
  readonly rowsExpected: number | null;
}

export interface NewRefusal {
  readonly row: number;
  readonly field: string | null;
  readonly code: string;
  readonly reason: string;
  readonly cells: readonly string[];
}

/** The checkpoint of rows that were taken in this same transaction. */
export async function noteImportChunk(tx: WorkspaceTx, id: string, chunk: ImportChunk): Promise<void> {
  const { counts } = chunk;
  await tx.query(
    `insert into import_chunks (workspace_id, import_id, number, first_row, last_row, made, told)
     select current_workspace(), $1, coalesce(max(number), 0) + 1, $2, $3, $4::bigint[], $5::bigint[]
     from import_chunks where workspace_id = current_workspace() and import_id = $1`,
    [id, chunk.firstRow, chunk.lastRow, chunk.made, chunk.told],
  );
  if (chunk.refusals.length > 0) {
    await tx.query(
      `insert into import_refusals (workspace_id, import_id, row, field, code, reason, cells)
       select current_workspace(), $1, r.row, r.field, r.code, r.reason, array(select jsonb_array_elements_text(r.cells))
       from jsonb_to_recordset($2::jsonb) as r (row bigint, field text, code text, reason text, cells jsonb)`,
      [id, JSON.stringify(chunk.refusals)],
    );
  }
  await tx.query(
    `update imports set state = 'running', phase = 'taking', failures = 0,
       rows_read = $2, bytes_read = least($3, bytes), rows_expected = coalesce($4, rows_expected), run_ms = run_ms + $5, run_rows = run_rows + $6,
       people_created = people_created + $7, companies_created = companies_created + $8, matched = matched + $9, unchanged = unchanged + $10,
       merged = merged + $11, doubtful = doubtful + $12, refused = refused + $13
     where workspace_id = current_workspace() and id = $1`,
    [
      id,
      chunk.lastRow,
      chunk.offset,
      chunk.rowsExpected,
      Math.round(chunk.ms),
      chunk.lastRow - chunk.firstRow + 1,
      counts.peopleCreated,
      counts.companiesCreated,
      counts.matched,
      counts.unchanged,
      counts.merged,
      counts.doubtful,
      counts.refused,
    ],
  );
}

export async function finishImport(tx: WorkspaceTx, id: string, to: 'done' | 'undone', now: Date): Promise<void> {
  await tx.query(
    `update imports set state = $2, finished_at = $3, problem = null, rows_expected = case when $2 = 'done' then rows_read else rows_expected end,
       bytes_read = case when $2 = 'done' then bytes else bytes_read end
     where workspace_id = current_workspace() and id = $1`,
    [id, to, now],
  );
}

export interface DoneChunk {
  readonly number: number;
  readonly made: readonly number[];
  readonly told: readonly number[];
}

/** The newest chunk that is not undone yet; null when there is none left. */
export async function lastImportChunk(tx: WorkspaceTx, id: string): Promise<DoneChunk | null> {
  const { rows } = await tx.query<{ number: number; made: string[]; told: string[] }>(
    'select number, made, told from import_chunks where workspace_id = current_workspace() and import_id = $1 order by number desc limit 1',
    [id],
  );
  const [row] = rows;
  return row ? { number: row.number, made: row.made.map(Number), told: row.told.map(Number) } : null;
}

/** The checkpoint of an undo: part of the transaction that took the chunk back. */
export async function dropImportChunk(tx: WorkspaceTx, id: string, number: number, ms: number): Promise<void> {
  const { rows } = await tx.query<{ rows: number }>(
    `delete from import_chunks where workspace_id = current_workspace() and import_id = $1 and number = $2 returning (last_row - first_row + 1)::float8 as rows`,
    [id, number],
  );
  await tx.query(
    `update imports set phase = 'undoing', failures = 0, rows_read = greatest(0, rows_read - $2), run_ms = run_ms + $3, run_rows = run_rows + $2
     where workspace_id = current_workspace() and id = $1`,
    [id, rows[0]?.rows ?? 0, Math.round(ms)],
  );
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

/** Whether another import, whatever became of it, has rows of the very same file. */
export async function hasOtherImportOfFile(tx: WorkspaceTx, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from imports i join imports o on o.workspace_id = i.workspace_id and o.sha256 = i.sha256 and o.id <> i.id and o.rows_read > 0
     where i.workspace_id = current_workspace() and i.id = $1 limit 1`,
    [id],
  );
  return (rowCount ?? 0) > 0;
}

export interface ImportAtWork {
  readonly workspaceId: string;
  readonly importId: string;
}

/** Every import, of any workspace, that should be at work. */
export async function listImportsAtWork(tx: AuthTx): Promise<ImportAtWork[]> {
  const { rows } = await tx.query<ImportAtWork>(
    `select workspace_id as "workspaceId", id as "importId" from app.imports where state in ('queued', 'running', 'undoing') order by id`,
  );
  return rows;
}

/**
 * Makes this connection the only one that works at an import; the lock ends with the connection, however it ends.
 * @returns false while another works at it
 */
export async function claimImport(
  tx: { query(text: string, values: readonly unknown[]): Promise<{ rows: { claimed: boolean }[] }> },
  id: string,
): Promise<boolean> {
  const { rows } = await tx.query(`select pg_try_advisory_lock(hashtextextended('import:' || $1, 0)) as claimed`, [id]);
  return rows[0]?.claimed === true;
}

/** Whether a living connection works at an import. */
export async function isImportClaimed(tx: WorkspaceTx, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ free: boolean }>(`select pg_try_advisory_xact_lock(hashtextextended('import:' || $1, 0)) as free`, [
    id,
  ]);
  return rows[0]?.free !== true;
}

/** Imports of one workspace take turns: each sees the leads that the other made. Until the end of the transaction. */
export async function takeTurnOfWorkspace(tx: WorkspaceTx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('leads:' || current_workspace()::text, 0))`);
  // Rows and checkpoint are one commit: one that a power cut takes back (synchronous_commit is off: at most the last second's) takes its checkpoint with
  // it, and the next run reads these rows again. Whoever is told of progress is told of what is visible, not of what has reached the disk.
  // Lookups are by key, and the tables they look into grow faster than their statistics: nothing is to be read whole.
  await tx.query(
    `set local synchronous_commit = off; set local jit = off; set local enable_seqscan = off; set local enable_bitmapscan = off`,
  );
}

/** Uploaded files whose time is over. */
export async function listFilesToRemove(tx: WorkspaceTx, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>('select id from imports where workspace_id = current_workspace() and file_until <= $1', [
    now,
  ]);
  return rows.map(({ id }) => id);
}

/** Notes that the file is gone; an import that was never started, or not finished, cannot go on. */
export async function forgetImportFile(tx: WorkspaceTx, id: string, now: Date): Promise<void> {
  await tx.query(
    `update imports set file_until = null,
       state = case when state in ('uploaded', 'paused') and not is_undo then 'cancelled' else state end,
       finished_at = case when state in ('uploaded', 'paused') and not is_undo then $2 else finished_at end
     where workspace_id = current_workspace() and id = $1`,
    [id, now],
  );
}
