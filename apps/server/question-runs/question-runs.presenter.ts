/** Question runs in the contract's form. */
import { questionSchema } from '@leadlight/contract';
import { readModelCostOfRun } from '@leadlight/db/models';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { QuestionRun } from '@leadlight/db/questions';
import type { WorkspaceContext } from '../command.ts';
import { presentRuns } from '../runs/runs.presenter.ts';

export async function presentQuestionRun(tx: WorkspaceTx, run: QuestionRun, { services }: WorkspaceContext) {
  const [one] = await presentRuns(services, tx, [run]);
  if (!one) throw new Refusal('not_found');
  const { columnId, name, question, total, modelCeilingMicros, outcomes, cached, done, failed } = run;
  const { rowsPerSecond } = one.fields;
  const left = Math.max(0, total - done - failed);
  return {
    ...one.fields,
    name,
    columnId,
    question: questionSchema.parse(question),
    total,
    modelCeilingMicros,
    modelMicros: Math.ceil((await readModelCostOfRun(tx, run.id)).micros),
    outcomes: { ...outcomes },
    cached,
    secondsLeft: rowsPerSecond && left > 0 ? Math.ceil(left / rowsPerSecond) : null,
  };
}
