/** The process that works on one slice of an import. */
import { openFiles, type FilesPlace } from '@leadlight/adapters/files';
import { whileFilesAnswer } from '../files/stored-files.ts';
import { serveRun, type RunOrder } from '../runs/run-process.ts';
import { importKind } from './import-kind.ts';
import { importWork } from './run-import.ts';

export interface ImportOrder extends RunOrder {
  /** Where uploaded files are kept. */
  readonly files: FilesPlace;
  /** Rows in one transaction; few in tests. */
  readonly batchRows?: number;
}

serveRun(
  importKind,
  async ({ files: place, workspaceId, runId, batchRows }: ImportOrder) => {
    const files = await openFiles(place);
    const path = (signal: AbortSignal): Promise<string> => files.pathOf({ workspaceId, id: runId }, signal);
    const work = whileFilesAnswer(importWork({ path, ...(batchRows ? { batchRows } : {}) }));
    return { work, close: async () => files.close() };
  },
  // One connection for the rows, one for the lease.
  { connections: 2 },
);
