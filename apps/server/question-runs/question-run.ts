/** Question runs: a question about many companies, under a ceiling in money. They cost no credits. */
import { readModelCostOfRun } from '@leadlight/db/models';
import { putBackQuestionRows, readQuestionRun } from '@leadlight/db/questions';
import { errorTable } from '@leadlight/contract/error-table';
import { noteAudit } from '../audit/note-audit.ts';
import type { RunKind } from '../runs/run-kind.ts';
import type { RunWorker } from '../runs/run-worker.ts';
import { askQuestions } from './question-slice.ts';

export const questionKind: RunKind = {
  name: 'question',
  permission: () => ({ action: 'questions.create', scope: 'companies:enrich' }),
  credits: null,
  wordFailure: ({ code, details }) => {
    if (code === 'model_unusable') return `${String(details['reason'])} Then resume the run.`;
    return code === 'model_missing' || code === 'model_key_unreadable' ? `${errorTable[code].message} Then resume the run.` : undefined;
  },
  onRetry: async (tx, { id }) => putBackQuestionRows(tx, id),
  onEnd: async (tx, { id, startedBy }, now) => {
    const { outcomes, columnId } = await readQuestionRun(tx, id);
    const { micros } = await readModelCostOfRun(tx, id);
    await noteAudit(
      tx,
      {
        actor: startedBy,
        action: 'questions.asked',
        target: { kind: 'list-column', id: columnId },
        details: { answered: outcomes.answered ?? 0, modelMicros: micros },
      },
      now,
    );
  },
};

export const questionRuns: RunWorker = {
  kind: questionKind,
  queue: 'run-question',
  concurrency: 2,
  runsIn: { withServices: askQuestions },
};
