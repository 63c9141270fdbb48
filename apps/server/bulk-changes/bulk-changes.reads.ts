/** Bulk changes of a workspace. */
import { listBulkChanges, readBulkChange as readOne, type BulkChange } from '@leadlight/db/bulk-changes';
import { transact, type Present, type WorkspaceContext } from '../command.ts';

const maxListed = 50;

/** The last 50, newest first. */
export function readBulkChanges<Answer>(context: WorkspaceContext, present: Present<readonly BulkChange[], Answer[]>): Promise<Answer[]> {
  return transact(context, async (tx) => present(tx, await listBulkChanges(tx, maxListed), context));
}

/** @throws Refusal not_found */
export function readBulkChange<Answer>(context: WorkspaceContext, id: string, present: Present<BulkChange, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readOne(tx, id), context));
}
