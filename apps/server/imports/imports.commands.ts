/** Imports: uploaded, started, controlled, undone. */
import type * as contract from '@leadlight/contract';
import { noteAudit } from '@leadlight/db/accounts';
import {
  cancelUploadedImport,
  countImportedRows,
  countWaitingImports,
  createImport,
  forgetImportFile,
  lockImport,
  readImport,
  settleImport,
  type ImportRecord,
} from '@leadlight/db/imports';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { beginRunUndo, isAtWork, lockRun } from '@leadlight/db/runs';
import type { WorkspaceCaller } from '../http/caller.ts';
import { queueRun } from '../runs/run-worker.ts';
import { startRun, steerRun, type RunVerb } from '../runs/runs.commands.ts';
import type { Services } from '../services.ts';
import { importRuns } from './import-runs.ts';
import { fileDays } from './remove-uploads.job.ts';
import type { Understood } from './understand-file.ts';
import { removeUpload, uploadPath, type Upload } from './uploads.ts';

/** Files that wait to be started; each may be as large as the limit. */
const mostWaiting = 20;
const dayMs = 86_400_000;

type Answer<T> = (tx: WorkspaceTx, record: ImportRecord) => Promise<T>;

/** Asked before a file is received. @throws Refusal limit_reached */
export async function requireRoomForUpload({ db }: Pick<Services, 'db'>, { workspaceId }: WorkspaceCaller): Promise<void> {
  if ((await inWorkspace(db, workspaceId, countWaitingImports)) >= mostWaiting) throw new Refusal('limit_reached');
}

/** Writes down a file that was received. Part of the caller's transaction, so that a repeated request is one upload. */
export async function uploadImport(
  tx: WorkspaceTx,
  { actor }: WorkspaceCaller,
  { id, fileName, bytes, sha256 }: Upload & { readonly id: string; readonly fileName: string },
  now: Date,
): Promise<ImportRecord> {
  const fileUntil = new Date(now.getTime() + fileDays * dayMs);
  return createImport(tx, { id, fileName, bytes, sha256, actor, fileUntil }, now);
}

/**
 * How the file would be read with these settings. Changes nothing.
 * @throws Refusal not_found, file_gone, and what is wrong with the file or the settings
 */
export async function understandImport(
  { config, db, previews }: Pick<Services, 'config' | 'db' | 'previews'>,
  { workspaceId }: WorkspaceCaller,
  { importId, settings }: { readonly importId: string; readonly settings: contract.ImportSettings },
  now: Date,
): Promise<Understood> {
  const { fileName, fileUntil, sha256 } = await inWorkspace(db, workspaceId, (tx) => readImport(tx, importId));
  if (fileUntil === null) throw new Refusal('file_gone');
  return previews.understand(uploadPath(config.dataDir, workspaceId, importId), settings, { name: fileName, sha256, at: now });
}

/**
 * Starts an import as its file was understood. Part of the caller's transaction, so that a repeated request starts it once.
 * @throws Refusal not_found, import_state, file_empty, mapping_makes_no_lead
 */
export async function startImport(
  services: Pick<Services, 'boss'>,
  tx: WorkspaceTx,
  { workspaceId, actor }: WorkspaceCaller,
  { importId, understood: { preview, reading } }: { readonly importId: string; readonly understood: Understood },
  now: Date,
): Promise<ImportRecord> {
  const { run, canceledAt } = await lockImport(tx, importId);
  if (run || canceledAt) throw new Refusal('import_state');
  if (!preview.isReady) throw new Refusal(preview.rows.length === 0 ? 'file_empty' : 'mapping_makes_no_lead', { field: 'columns' });
  const { vendor, shape } = reading;
  await settleImport(tx, importId, { format: shape.format, vendor, reading });
  const newRun = { workspaceId, id: importId, total: preview.rowsExpected, ceiling: null, startedBy: actor };
  await startRun(services, tx, importRuns, newRun, now);
  await noteAudit(tx, { actor, action: 'import.started', target: { kind: 'import', id: importId } }, now);
  return readImport(tx, importId);
}

interface ImportCommand<T> {
  readonly importId: string;
  /** What is answered, read in the same transaction. */
  readonly answer: Answer<T>;
}

/**
 * Pauses or resumes an import that was started, or its undo.
 * @throws Refusal not_found, import_state, already_ended, file_gone
 */
export async function steerImport<T>(
  services: Pick<Services, 'boss' | 'db'>,
  caller: WorkspaceCaller,
  { verb, importId, answer }: ImportCommand<T> & { readonly verb: RunVerb },
  now: Date,
): Promise<T> {
  const { run } = await inWorkspace(services.db, caller.workspaceId, (tx) => readImport(tx, importId));
  if (!run) throw new Refusal('import_state');
  const answerRun = async (tx: WorkspaceTx): Promise<T> => answer(tx, await readImport(tx, importId));
  return steerRun(services, caller, { runId: importId, kinds: ['import'], verb, answer: answerRun }, now);
}

/**
 * Cancels an import. The file of one that was never started is deleted.
 * @throws Refusal not_found, import_state, already_ended
 */
export async function cancelImport<T>(
  services: Pick<Services, 'boss' | 'config' | 'db'>,
  caller: WorkspaceCaller,
  { importId, answer }: ImportCommand<T>,
  now: Date,
): Promise<T> {
  const { config, db } = services;
  const { actor, workspaceId } = caller;
  const canceled = await inWorkspace(db, workspaceId, async (tx) => {
    const { run, canceledAt } = await lockImport(tx, importId);
    if (run) return null;
    if (canceledAt) throw new Refusal('import_state');
    await cancelUploadedImport(tx, importId, now);
    await noteAudit(tx, { actor, action: 'import.cancelled', target: { kind: 'import', id: importId } }, now);
    await forgetImportFile(tx, importId, now);
    return { answer: await answer(tx, await readImport(tx, importId)) };
  });
  if (!canceled) return steerImport(services, caller, { verb: 'cancel', importId, answer }, now);
  await removeUpload(uploadPath(config.dataDir, workspaceId, importId));
  return canceled.answer;
}

/**
 * Undoes an import that is not at work, or goes on with its undo.
 * @throws Refusal not_found, import_state
 */
export async function undoImport<T>(
  services: Pick<Services, 'boss' | 'db'>,
  { actor, workspaceId }: WorkspaceCaller,
  { importId, answer }: ImportCommand<T>,
  now: Date,
): Promise<T> {
  return inWorkspace(services.db, workspaceId, async (tx) => {
    if (!(await lockImport(tx, importId)).run) throw new Refusal('import_state');
    const run = await lockRun(tx, importId);
    if (isAtWork(run) || (run.isUndo && run.status === 'finished')) throw new Refusal('import_state');
    await beginRunUndo(tx, run, await countImportedRows(tx, importId), now);
    await noteAudit(tx, { actor, action: 'import.undone', target: { kind: 'import', id: importId } }, now);
    await queueRun(services, tx, importRuns, { workspaceId, runId: importId });
    return answer(tx, await readImport(tx, importId));
  });
}
