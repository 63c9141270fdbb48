/** Bulk changes as runs: one change to many leads, or its undo, in the order in which the leads were selected. */
import { changeSome, readChangeToMake, takeBulkChangeTurn, undoSome, type ChangeToMake } from '@leadlight/db/bulk-changes';
import { forgetPicks, readLeadLabel } from '@leadlight/db/leads';
import { inWorkspace, Refusal } from '@leadlight/db/platform';
import { chosenAgain, readChosenLeads, refOf, type ChosenLead } from '../leads/chosen-leads.ts';
import { RunFault } from '../runs/row-errors.ts';
import type { RunKind } from '../runs/run-kind.ts';
import type { RowWork } from '../runs/run-work.ts';
import type { RunWorker } from '../runs/run-worker.ts';
import { workRows } from '../runs/work-rows.ts';

const bulkChangeKind: RunKind = {
  name: 'bulk-change',
  permission: async (tx, { id, isUndo }) => {
    const { change } = await readChangeToMake(tx, id);
    // An undo may have been started by another member than the change itself.
    const outlivesStarter = isUndo;
    return change.kind === 'delete'
      ? { action: 'leads.delete', outlivesStarter }
      : { action: 'leads.update', scope: 'leads:write', outlivesStarter };
  },
  credits: null,
  onEnd: async (tx, { id, status, isUndo }) => {
    // An undo can be paused, but not end with only some leads undone.
    if (isUndo && status === 'canceled') throw new Refusal('already_ended');
    await forgetPicks(tx, id);
  },
  wordFailure: ({ code }) => (code === 'list_gone' ? 'The list was deleted.' : undefined),
};

/** Leads of one transaction, for which other bulk changes of the workspace wait: about 70 ms. With 1,000, a run needed 5 % more CPU time. */
const batchLeads = 2_000;

/** Work on the leads of one bulk change. */
export const bulkChangeWork = (toMake: ChangeToMake): RowWork<ChosenLead> => ({
  prepare: takeBulkChangeTurn,
  readRows: (slice, from) => readChosenLeads(slice, from, batchLeads),
  readAgain: async (_slice, rows) => chosenAgain(rows),
  placeOf: ({ place }) => place,
  describe: async (tx, lead) => ({ subject: await readLeadLabel(tx, toMake.leadKind, lead.id), ref: refOf(lead) }),
  work: async (leads, { tx, run, now }) => {
    const ids = leads.map(({ id }) => id);
    if (run.isUndo) await undoSome(tx, run, toMake, ids, now);
    else if ((await changeSome(tx, run, toMake, ids, now)) === null) throw new RunFault('list_gone');
    return { done: leads.length };
  },
});

export const bulkChangeRuns: RunWorker = {
  kind: bulkChangeKind,
  queue: 'run-bulk-change',
  concurrency: 2,
  runsIn: {
    here: async (slice) => {
      const toMake = await inWorkspace(slice.db, slice.workspaceId, (tx) => readChangeToMake(tx, slice.runId));
      return workRows(bulkChangeWork(toMake))(slice);
    },
  },
};
