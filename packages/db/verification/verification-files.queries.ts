/** Lists that were uploaded to verify or find addresses. The files themselves are in the data folder. */
import type { FileEncoding } from '@leadlight/leads';
import { type ActorRef, type AuthTx, type WorkspaceTx, Refusal } from '../platform/index.ts';

/** How an uploaded list is read, and what its columns seem to be. */
export interface ListLayout {
  readonly delimiter: ',' | ';' | '\t' | '|';
  readonly encoding: FileEncoding;
  readonly lineBreak: 'lf' | 'cr';
  /** From 1; 0 if the file has no headers. */
  readonly headerRow: number;
  /** The first with something to ask about, from 1. */
  readonly firstRow: number;
  /** Cells of the header, or of the first row. */
  readonly width: number;
  /** Cells of the widest row: appended columns come after them. */
  readonly widest: number;
  readonly columns: readonly {
    readonly column: number;
    readonly header: string | null;
    readonly guess: 'address' | 'name' | 'first_name' | 'last_name' | 'domain' | null;
    readonly samples: readonly string[];
  }[];
}

export interface VerificationFile {
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly rows: number;
  readonly layout: ListLayout;
  readonly createdAt: Date;
  /** When the file is removed; null once it is. */
  readonly fileUntil: Date | null;
}

type Row = Omit<VerificationFile, 'bytes'> & { bytes: string };

const columns = `id, file_name as "fileName", bytes, rows, layout, created_at as "createdAt", file_until as "fileUntil"`;
const toFile = ({ bytes, ...row }: Row): VerificationFile => ({ ...row, bytes: Number(bytes) });

export async function createVerificationFile(
  tx: WorkspaceTx,
  file: Omit<VerificationFile, 'createdAt'> & { readonly actor: ActorRef },
  now: Date,
): Promise<VerificationFile> {
  const { rows } = await tx.query<Row>(
    `insert into verification_files (workspace_id, id, file_name, bytes, layout, rows, actor_kind, actor_id, created_at, file_until)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
    [file.id, file.fileName, file.bytes, JSON.stringify(file.layout), file.rows, file.actor.kind, file.actor.id, now, file.fileUntil],
  );
  if (!rows[0]) throw new Error('the file was not noted');
  return toFile(rows[0]);
}

/** @throws Refusal not_found */
export async function readVerificationFile(tx: WorkspaceTx, id: string): Promise<VerificationFile> {
  const { rows } = await tx.query<Row>(`select ${columns} from verification_files where id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return toFile(rows[0]);
}

/** By id, without those that do not exist. */
export async function readVerificationFiles(tx: WorkspaceTx, ids: readonly string[]): Promise<Map<string, VerificationFile>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<Row>(`select ${columns} from verification_files where id = any($1)`, [ids]);
  return new Map(rows.map((row) => [row.id, toFile(row)]));
}

/** Files that no run was started with, except for the newest ones. @param newest how many of these */
export async function listUnusedVerificationFiles(tx: WorkspaceTx, newest: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from verification_files f
     where file_until is not null and not exists (select from verification_runs r where r.file_id = f.id) order by id desc offset $1`,
    [newest],
  );
  return rows.map(({ id }) => id);
}

export async function listKeptVerificationFiles(tx: WorkspaceTx): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from verification_files where workspace_id = current_workspace() and file_until is not null',
  );
  return rows.map(({ id }) => id);
}

/** Files that are due to be removed, in every workspace. */
export async function listVerificationFilesToRemove(tx: AuthTx, now: Date): Promise<{ workspaceId: string; id: string }[]> {
  const { rows } = await tx.query<{ workspaceId: string; id: string }>(
    'select workspace_id as "workspaceId", id from app.verification_files where file_until <= $1 order by file_until',
    [now],
  );
  return rows;
}

/** Notes that the file was removed: its rows keep their answers, but can no longer be downloaded. */
export async function forgetVerificationFile(tx: WorkspaceTx, id: string): Promise<void> {
  await tx.query('update verification_files set file_until = null where id = $1', [id]);
}
