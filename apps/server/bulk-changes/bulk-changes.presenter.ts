/** Bulk changes in the contract's form. */
import * as contract from '@leadlight/contract';
import type { BulkChange } from '@leadlight/db/bulk-changes';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { WorkspaceContext } from '../command.ts';
import { presentRuns } from '../runs/runs.presenter.ts';

export async function presentBulkChanges(tx: WorkspaceTx, bulkChanges: readonly BulkChange[], { services, now }: WorkspaceContext) {
  return (await presentRuns(services, tx, bulkChanges)).map(({ run, fields }) => {
    const { leadKind, change, total, changed, undoUntil, isUndo } = run;
    return {
      ...fields,
      kind: leadKind,
      change: contract.bulkChangeSchema.shape.change.parse(change),
      total,
      changed,
      undoUntil: !isUndo && undoUntil > now ? undoUntil.toISOString() : null,
    };
  });
}

export async function presentBulkChange(tx: WorkspaceTx, bulkChange: BulkChange, context: WorkspaceContext) {
  const [one] = await presentBulkChanges(tx, [bulkChange], context);
  if (!one) throw new Error('the bulk change was not presented');
  return one;
}
