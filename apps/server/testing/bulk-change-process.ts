/** One slice of a bulk change in a process of its own, which kills itself in the middle of a transaction if its order says so. */
import { readChangeToMake } from '@leadlight/db/bulk-changes';
import { inWorkspace } from '@leadlight/db/platform';
import { bulkChangeRuns, bulkChangeWork } from '../bulk-changes/bulk-change-run.ts';
import { serveRun, type RunOrder } from '../runs/run-process.ts';
import { workRows } from '../runs/work-rows.ts';

export interface BulkChangeOrder extends RunOrder {
  /** The transaction, counted from 1, that is killed when its leads are changed and nothing is committed; without it, none is. */
  readonly killIn?: number;
}

serveRun(bulkChangeRuns.kind, ({ killIn }: BulkChangeOrder) => {
  let transactions = 0;
  return {
    work: async (slice) => {
      const { work, ...others } = bulkChangeWork(await inWorkspace(slice.db, slice.workspaceId, (tx) => readChangeToMake(tx, slice.runId)));
      return workRows({
        ...others,
        work: async (leads, context) => {
          const worked = await work(leads, context);
          transactions += 1;
          if (transactions === killIn) process.kill(process.pid, 'SIGKILL');
          return worked;
        },
      })(slice);
    },
  };
});
