/** Reading question runs. */
import { readQuestionRun as readRecord, type QuestionRun } from '@leadlight/db/questions';
import { transact, type Present, type WorkspaceContext } from '../command.ts';

/** @throws Refusal not_found */
export function readQuestionRun<Answer>(context: WorkspaceContext, id: string, present: Present<QuestionRun, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readRecord(tx, id), context));
}
