/** Imports as runs. Each slice runs in its own process, so that a file that exhausts memory or crashes it doesn't affect the server. */
import { filesPlaceOf } from '../files/files.config.ts';
import type { RunWorker } from '../runs/run-worker.ts';
import { importKind } from './import-kind.ts';
import type { ImportOrder } from './import-process.ts';

export const importRuns: RunWorker = {
  kind: importKind,
  queue: 'run-import',
  concurrency: 2,
  runsIn: {
    module: new URL('import-process.ts', import.meta.url),
    order: ({ config }): Pick<ImportOrder, 'files'> => ({ files: filesPlaceOf(config) }),
  },
};
