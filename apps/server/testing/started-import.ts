/** Imports for tests: started without an HTTP upload and worked on in this process. */
import { createImport, settleImport } from '@leadlight/db/imports';
import { inWorkspace, operator, type Database } from '@leadlight/db/platform';
import { createRun, newRunId } from '@leadlight/db/runs';
import { importKind } from '../imports/import-kind.ts';
import { importWork, type ImportWork } from '../imports/run-import.ts';
import { understandFile } from '../imports/understand-file.ts';
import { runSlice, type SliceOutcome } from '../runs/run-slice.ts';
import { alone } from './work-on-run.ts';

interface FileToImport {
  readonly path: string;
  /** The same hash for equal files. */
  readonly sha256: string;
  readonly now: Date;
}

/** @returns the import's id */
export async function startedImport(db: Database, workspaceId: string, { path, sha256, now }: FileToImport): Promise<string> {
  const importId = newRunId();
  const file = { name: 'people.csv', sha256, at: now };
  const { reading } = await understandFile(path, {}, file);
  await inWorkspace(db, workspaceId, async (tx) => {
    await createImport(tx, { id: importId, fileName: file.name, bytes: 1_000_000, sha256, actor: operator, fileUntil: now }, now);
    await settleImport(tx, importId, { format: 'csv', vendor: null, reading });
    await createRun(tx, { id: importId, kind: importKind.name, total: null, ceiling: null, startedBy: operator }, now);
  });
  return importId;
}

interface ImportToRun extends ImportWork {
  readonly db: Database;
  readonly workspaceId: string;
  readonly importId: string;
  readonly now: () => Date;
}

/** Runs one slice. */
export function runImport({ db, workspaceId, importId, now, ...work }: ImportToRun): Promise<SliceOutcome> {
  return runSlice({ db, now }, importKind, importWork(work), { workspaceId, runId: importId }, alone);
}
