/** The process that works on one slice of an import. */
import { serveRun, type RunOrder } from '../runs/run-process.ts';
import { importKind } from './import-kind.ts';
import { importWork } from './run-import.ts';

export interface ImportOrder extends RunOrder {
  /** Where the uploaded file is. */
  readonly path: string;
  /** Rows in one transaction; few in tests. */
  readonly batchRows?: number;
}

serveRun(importKind, ({ path, batchRows }: ImportOrder) => ({ work: importWork({ path, ...(batchRows ? { batchRows } : {}) }) }), {
  // One connection for the rows, one for the lease.
  connections: 2,
});
