/** Imports: uploaded, started, controlled, undone. */
import type * as contract from '@leadlight/contract';
import {
  cancelUploadedImport,
  changeImportReading,
  countImportedRows,
  countWaitingImports,
  createImport,
  forgetImportFile,
  lockImport,
  readImport,
  settleImport,
  type ImportRecord,
} from '@leadlight/db/imports';
import { Refusal, takeTurn, type WorkspaceTx } from '@leadlight/db/platform';
import { beginRunUndo, createRun, isAtWork, lockRun, newRunId, resumeRun } from '@leadlight/db/runs';
import type { Context } from 'hono';
import { noteAudit } from '../audit/note-audit.ts';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { queueRun } from '../runs/run-worker.ts';
import { startRun, steerRun, type RunVerb } from '../runs/runs.commands.ts';
import { FileFault } from './files/rows.ts';
import { sniffFile } from './files/sniff-file.ts';
import { pathForReading } from '../files/stored-files.ts';
import { importKind } from './import-kind.ts';
import { importRuns } from './import-runs.ts';
import { fileDays } from './uploads.commands.ts';
import type { Understood } from './understand-file.ts';
import type { Reading } from './reading.ts';
import { workspaceOwners } from './workspace-owners.ts';
import { receiveOnce, type Upload } from './uploads.ts';

/** Maximum number of uploaded files that haven't been started; each can be as large as the size limit. */
const mostWaiting = 20;
/** Characters of a file's name, as the API allows. */
const maxFileName = 200;
const dayMs = 86_400_000;

type PresentImport<Answer> = Present<ImportRecord, Answer>;

/**
 * Receives the file of a request, once for its Idempotency-Key.
 * @throws Refusal limit_reached, file_too_large, file_empty, file_format_unknown, disk_full, upload_broken, idempotency_key_reused; FilesUnavailable
 */
export async function uploadImport<Answer extends { readonly id: string }>(
  context: WorkspaceContext<'config' | 'db' | 'files'>,
  c: Context,
  fileName: string,
  present: PresentImport<Answer>,
): Promise<Answer> {
  const { caller, now, services, once: wholeRequest } = context;
  const { config, files } = services;
  if ((await transact(context, countWaitingImports)) >= mostWaiting) throw new Refusal('limit_reached');
  const id = newRunId();
  const fileUntil = fileUntilOf(now);
  const file = { files, workspaceId: caller.workspaceId, id, fileName, maxBytes: config.importMaxBytes };
  return receiveOnce({ c, once: wholeRequest }, file, {
    prepare: requireReadable,
    save: (upload, _prepared, once) =>
      transactOnce({ ...context, once }, async (tx) => {
        // Other files may have arrived during the upload.
        await takeTurn(tx, 'imports');
        if ((await countWaitingImports(tx)) >= mostWaiting) throw new Refusal('limit_reached');
        return present(tx, await createImport(tx, { id, fileName, actor: caller.actor, fileUntil, ...upload }, now), context);
      }),
  });
}

/** An archive isn't opened here, but by the preview, in its own thread. */
const unreadable = ['file_format_unknown', 'workbook_old', 'workbook_protected', 'file_is_link', 'file_packed'] as const;

/** Refuses a file whose content can't be rows, such as a PDF, before an import is created. @throws Refusal with one of the codes `unreadable` */
async function requireReadable(path: string): Promise<void> {
  try {
    await sniffFile(path);
  } catch (error) {
    const code = error instanceof FileFault && unreadable.find((each) => each === error.code);
    throw code ? new Refusal(code) : error;
  }
}

/**
 * How the file would be read with these settings. Changes nothing.
 * @throws Refusal not_found, file_gone, and what is wrong with the file or the settings
 */
export async function understandImport(
  context: WorkspaceContext<'db' | 'files' | 'previews'>,
  importId: string,
  settings: contract.ImportSettings,
): Promise<Understood> {
  const { caller, now, services } = context;
  const { fileName, fileUntil, sha256 } = await transact(context, (tx) => readImport(tx, importId));
  if (fileUntil === null) throw new Refusal('file_gone');
  const path = await pathForReading(services.files, { workspaceId: caller.workspaceId, id: importId });
  const owners = await workspaceOwners(services.db, caller.workspaceId);
  return services.previews.understand(path, settings, { name: fileName, sha256, at: now, owners });
}

/**
 * Starts an import with the settings of its preview.
 * @throws Refusal not_found, import_state, file_gone, file_empty, leads_undecided, mapping_makes_no_lead, and what is wrong with the file or the settings
 */
export async function startImport<Answer>(
  context: WorkspaceContext<'boss' | 'db' | 'files' | 'previews'>,
  importId: string,
  settings: contract.ImportSettings,
  present: PresentImport<Answer>,
): Promise<Answer> {
  const { caller, now, services } = context;
  const { actor, workspaceId } = caller;
  const { preview, reading } = await understandImport(context, importId, settings);
  // The preview is no longer needed, and the import needs the memory.
  services.previews.rest();
  return transactOnce(context, async (tx) => {
    const { run, canceledAt } = await lockImport(tx, importId);
    if (run || canceledAt) throw new Refusal('import_state');
    requireReady(preview);
    await settleImport(tx, importId, { format: preview.format, vendor: reading.vendor, reading });
    const newRun = { workspaceId, id: importId, total: preview.rowsExpected, ceiling: null, startedBy: actor };
    await startRun(services, tx, importRuns, newRun, now);
    await noteAudit(tx, { actor, action: 'import.started', target: { kind: 'import', id: importId } }, now);
    return present(tx, await readImport(tx, importId), context);
  });
}

/**
 * Creates an import of a file that the operator has on disk, ready to be worked on. It is not queued: the caller works on it.
 * @throws Refusal file_empty, leads_undecided, mapping_makes_no_lead
 */
export async function createOperatorImport(
  context: WorkspaceContext,
  { id, fileName, upload }: { readonly id: string; readonly fileName: string; readonly upload: Upload },
  { preview, reading }: Understood,
): Promise<void> {
  const { caller, now } = context;
  const { actor } = caller;
  requireReady(preview);
  await transact(context, async (tx) => {
    await createImport(tx, { id, fileName: fileName.slice(0, maxFileName), actor, fileUntil: fileUntilOf(now), ...upload }, now);
    await settleImport(tx, id, { format: preview.format, vendor: preview.vendor, reading });
    await createRun(tx, { id, kind: importKind.name, total: preview.rowsExpected, ceiling: null, startedBy: actor }, now);
  });
}

/** Creates an import of a register's file, which stays where it is. It is not queued: the caller works on it. */
export async function createRegisterImport(
  context: WorkspaceContext,
  { id, fileName, upload }: { readonly id: string; readonly fileName: string; readonly upload: Upload },
  reading: Reading,
): Promise<void> {
  const { caller, now } = context;
  const { actor } = caller;
  await transact(context, async (tx) => {
    await createImport(tx, { id, fileName: fileName.slice(0, maxFileName), actor, fileUntil: fileUntilOf(now), ...upload }, now);
    await settleImport(tx, id, { format: null, vendor: reading.vendor, reading });
    await createRun(tx, { id, kind: importKind.name, total: null, ceiling: null, startedBy: actor }, now);
  });
}

/** Continues an import of a register's file that failed, was paused or whose process was killed. Its file may be in another place now. */
export async function continueRegisterImport(context: WorkspaceContext, id: string, reading: Reading): Promise<void> {
  await transact(context, async (tx) => {
    await changeImportReading(tx, id, reading);
    const run = await lockRun(tx, id);
    if (!isAtWork(run)) await resumeRun(tx, run, context.now);
  });
}

/** @throws Refusal file_empty, leads_undecided, mapping_makes_no_lead */
function requireReady({ isLeadsSure, isReady, rows }: Understood['preview']): void {
  if (!isLeadsSure && rows.length > 0) throw new Refusal('leads_undecided', { field: 'leads' });
  if (!isReady) throw new Refusal(rows.length === 0 ? 'file_empty' : 'mapping_makes_no_lead', { field: 'columns' });
}

const fileUntilOf = (now: Date): Date => new Date(now.getTime() + fileDays * dayMs);

/**
 * Pauses or resumes an import that was started, or its undo.
 * @throws Refusal not_found, import_state, already_ended, file_gone
 */
export async function steerImport<Answer>(
  context: WorkspaceContext<'boss' | 'db'>,
  importId: string,
  verb: RunVerb,
  present: PresentImport<Answer>,
): Promise<Answer> {
  const { caller, now, services } = context;
  const { run } = await transact(context, (tx) => readImport(tx, importId));
  if (!run) throw new Refusal('import_state');
  const answer = async (tx: WorkspaceTx): Promise<Answer> => present(tx, await readImport(tx, importId), context);
  return steerRun(services, caller, { runId: importId, kinds: ['import'], verb, answer }, now);
}

/**
 * Cancels an import. The file of one that was never started is deleted.
 * @throws Refusal not_found, import_state, already_ended
 */
export async function cancelImport<Answer>(
  context: WorkspaceContext<'boss' | 'db' | 'files'>,
  importId: string,
  present: PresentImport<Answer>,
): Promise<Answer> {
  const { caller, now, services } = context;
  const { actor, workspaceId } = caller;
  const canceled = await transact(context, async (tx) => {
    const { run, canceledAt } = await lockImport(tx, importId);
    if (run) return null;
    if (canceledAt) throw new Refusal('import_state');
    await cancelUploadedImport(tx, importId, now);
    await noteAudit(tx, { actor, action: 'import.cancelled', target: { kind: 'import', id: importId } }, now);
    await forgetImportFile(tx, importId, now);
    return { answer: await present(tx, await readImport(tx, importId), context) };
  });
  if (!canceled) return steerImport(context, importId, 'cancel', present);
  // It is canceled, whether the store answers or not. If not, the sweep removes the file.
  await services.files.remove({ workspaceId, id: importId }).catch(() => undefined);
  return canceled.answer;
}

/**
 * Undoes an import that is not running, or continues its undo.
 * @throws Refusal not_found, import_state
 */
export async function undoImport<Answer>(
  context: WorkspaceContext<'boss' | 'db'>,
  importId: string,
  present: PresentImport<Answer>,
): Promise<Answer> {
  const { caller, now, services } = context;
  const { actor, workspaceId } = caller;
  return transact(context, async (tx) => {
    if (!(await lockImport(tx, importId)).run) throw new Refusal('import_state');
    const run = await lockRun(tx, importId);
    if (isAtWork(run) || (run.isUndo && run.status === 'finished')) throw new Refusal('import_state');
    await beginRunUndo(tx, run, await countImportedRows(tx, importId), now);
    await noteAudit(tx, { actor, action: 'import.undone', target: { kind: 'import', id: importId } }, now);
    await queueRun(services, tx, importRuns, { workspaceId, runId: importId }, now);
    return present(tx, await readImport(tx, importId), context);
  });
}
