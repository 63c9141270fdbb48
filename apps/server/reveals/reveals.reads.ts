/** Reveal runs of a workspace. */
import { listRevealRuns, readRevealRun as readOne, type RevealRun } from '@leadlight/db/reveals';
import { transact, type Present, type WorkspaceContext } from '../command.ts';

const maxListed = 50;

/** The last 50, newest first. */
export function readRevealRuns<Answer>(context: WorkspaceContext, present: Present<readonly RevealRun[], Answer[]>): Promise<Answer[]> {
  return transact(context, async (tx) => present(tx, await listRevealRuns(tx, maxListed), context));
}

/** @throws Refusal not_found */
export function readRevealRun<Answer>(context: WorkspaceContext, runId: string, present: Present<RevealRun, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readOne(tx, runId), context));
}
