/** Reading one person. */
import { findSeen } from '@leadlight/db/leads';
import { transact, type Present, type WorkspaceContext } from '../command.ts';

/**
 * @param personId under which the person is shown, or was shown before the workspace had its own record
 * @param present gets the id under which the person is shown
 * @throws Refusal not_found
 */
export function readPerson<Answer>(context: WorkspaceContext, personId: string, present: Present<string, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await findSeen(tx, 'people', personId), context));
}
