/** Works at imports: each run is a process of its own; what it says at its end decides whether the job is done or is tried again. */
import { failImport, isImportClaimed, listImportsAtWork, noteImportFailure, readImport, type ImportAtWork } from '@leadlight/db/imports';
import { inAuth, inWorkspace } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import { runInProcess } from '../jobs/run-in-process.ts';
import type { Services } from '../services.ts';
import type { ImportOrder } from './import-process.ts';
import { uploadPath } from './uploads.ts';

/** Runs that may end by themselves one after the other without a row between them, before an import is given up. */
const mostFailures = 4;

/** @throws Error when the run ended by itself: the job is tried again, from the checkpoint */
export async function workAtImport(services: Services, { workspaceId, importId }: ImportAtWork, signal?: AbortSignal): Promise<void> {
  const { config, db, log, now, target } = services;
  if (await inWorkspace(db, workspaceId, (tx) => isImportClaimed(tx, importId))) return;
  const order: ImportOrder = {
    target,
    workspaceId,
    importId,
    path: uploadPath(config.dataDir, workspaceId, importId),
    clockOffsetMs: config.clockOffsetMs,
  };
  const report = await runInProcess(new URL('import-process.ts', import.meta.url), order, signal);
  if ('outcome' in report) {
    log.info({ importId, outcome: report.outcome }, 'an import was worked at');
    return;
  }
  if (signal?.aborted) return;
  log.warn({ importId, fault: report.fault }, 'a run of an import ended by itself');
  const isOver = await inWorkspace(db, workspaceId, async (tx) => {
    if ((await noteImportFailure(tx, importId)) < mostFailures) return false;
    const { rowsRead } = await readImport(tx, importId);
    await failImport(tx, importId, { code: 'import_fault', row: rowsRead + 1, field: null }, now());
    return true;
  });
  if (!isOver) throw new Error('the run ended by itself');
}

/** Queues what should be at work and may have lost its worker: at start, and every minute. A run that goes on already makes a second one end at once. */
export async function queueImportsAtWork({ boss, db }: Services): Promise<void> {
  for (const at of await inAuth(db, listImportsAtWork)) await inAuth(db, (tx) => queueJob(boss, tx, 'work-at-import', at));
}
