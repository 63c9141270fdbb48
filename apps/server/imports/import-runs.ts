/** Imports as runs. Each slice runs in its own process, so that a file that exhausts memory or crashes it doesn't affect the server. */
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
