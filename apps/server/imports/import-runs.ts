/** Imports as runs: each slice in a process of its own, so that whatever a file does to it, the server goes on. */
import type { RunWorker } from '../runs/run-worker.ts';
import { importKind } from './import-kind.ts';
import type { ImportOrder } from './import-process.ts';
import { uploadPath } from './uploads.ts';

export const importRuns: RunWorker = {
  kind: importKind,
  queue: 'run-import',
  concurrency: 2,
  runsIn: {
    module: new URL('import-process.ts', import.meta.url),
    order: ({ config }, { workspaceId, runId }): Pick<ImportOrder, 'path'> => ({ path: uploadPath(config.dataDir, workspaceId, runId) }),
  },
};
