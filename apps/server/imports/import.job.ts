/** Works at imports: each run is a process of its own; what it says at its end decides whether the job is done or is tried again. */
import { fork } from 'node:child_process';
import {
  failImport,
  inAuth,
  inWorkspace,
  isImportClaimed,
  listImportsAtWork,
  noteImportFailure,
  queueJob,
  readImport,
  type ImportAtWork,
} from '@leadlight/db';
import type { Services } from '../services.ts';
import type { ImportOrder, ImportReport } from './import-process.ts';
import { uploadPath } from './uploads.ts';

/** A workspace's import in at most this much of V8's heap; beside it stand buffers and the code itself. */
const heapMegabytes = 400;
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
  const report = await runInProcess(order, signal);
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

/** Never rejects: a process that was killed is a report of its own. */
function runInProcess(order: ImportOrder, signal?: AbortSignal): Promise<ImportReport> {
  return new Promise((resolve) => {
    const child = fork(new URL('import-process.ts', import.meta.url), [], {
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let report: ImportReport | undefined;
    const stop = (): void => {
      child.kill('SIGKILL');
    };
    signal?.addEventListener('abort', stop, { once: true });
    child.on('message', (said: ImportReport) => {
      report = said;
    });
    child.once('error', (error) => {
      report ??= { fault: { kind: error.name } };
    });
    child.once('exit', (code, killedBy) => {
      signal?.removeEventListener('abort', stop);
      resolve(report ?? { fault: { kind: 'exit', code, signal: killedBy } });
    });
    child.send(order, (error) => {
      if (error) stop();
    });
  });
}

/** Queues what should be at work and may have lost its worker: at start, and every minute. A run that goes on already makes a second one end at once. */
export async function queueImportsAtWork({ boss, db }: Services): Promise<void> {
  for (const at of await inAuth(db, listImportsAtWork)) await inAuth(db, (tx) => queueJob(boss, tx, 'work-at-import', at));
}
