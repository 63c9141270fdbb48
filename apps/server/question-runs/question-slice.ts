/**
 * The work of one slice on the rows of a question run: several companies at a time, because each waits for its website and the model, and settled one by
 * one (`runs/rows-under-way.ts`). The ceiling is hard: the call that could exceed it is not sent, and the run pauses.
 */
import { questionSchema } from '@leadlight/contract';
import { loseModelCalls } from '@leadlight/db/models';
import { inWorkspace, Refusal } from '@leadlight/db/platform';
import {
  findQuestionRow,
  postponeQuestionRow,
  readNextQuestionTry,
  readQuestionRows,
  readQuestionRun,
  saveQuestionAnswer,
  setAsideQuestionRow,
  settleQuestionRow,
  type QuestionRow,
} from '@leadlight/db/questions';
import { forgetFailedRows } from '@leadlight/db/runs';
import { readModelInUse } from '../models/model-in-use.ts';
import type { Attempt } from '../runs/row-attempts.ts';
import { RunFault } from '../runs/row-errors.ts';
import { RowsUnderWay, startRow, type RowsLeft, type RowsToWork } from '../runs/rows-under-way.ts';
import type { SliceWork } from '../runs/run-work.ts';
import type { Slice } from '../runs/slice.ts';
import type { Services } from '../services.ts';
import { answerQuestion, type AnswerEnd, type QuestionServices, type QuestionToAsk } from './answer-question.ts';

type SliceServices = QuestionServices & Pick<Services, 'providers'>;

/** Companies under way at a time. Hosts of models limit requests, and a model on one machine answers one after another. */
const window = 6;
/** A site or host that does not answer is tried this often. */
const mostTries = 3;

export function askQuestions(services: SliceServices): SliceWork {
  return async (slice) => {
    const asked = await openRun(services, slice);
    const underWay: QuestionsUnderWay = new RowsUnderWay(slice, (rows) => new QuestionsToAsk(rows, services, asked));
    try {
      return await underWay.run();
    } finally {
      await underWay.stop();
    }
  };
}

/** @throws RunFault if no model can be asked */
async function openRun(services: SliceServices, slice: Slice): Promise<QuestionToAsk> {
  const { db, workspaceId, runId } = slice;
  return inWorkspace(db, workspaceId, async (tx) => {
    // Calls of an earlier worker that never ended: what they may have cost counts.
    await loseModelCalls(tx, { runId });
    const { columnId, question, modelCeilingMicros } = await readQuestionRun(tx, runId);
    try {
      const model = await readModelInUse(tx, services, workspaceId);
      return { workspaceId, runId, columnId, question: questionSchema.parse(question), model, modelCeilingMicros };
    } catch (error) {
      if (error instanceof Refusal) throw new RunFault(error.code);
      throw error;
    }
  });
}

type QuestionsUnderWay = RowsUnderWay<QuestionRow, AnswerEnd>;

class QuestionsToAsk implements RowsToWork<QuestionRow, AnswerEnd> {
  readonly setAside = setAsideQuestionRow;
  readonly find = findQuestionRow;
  readonly nextAttemptAt = readNextQuestionTry;
  readonly #underWay: QuestionsUnderWay;
  readonly #services: SliceServices;
  readonly #asked: QuestionToAsk;
  #window = window;

  constructor(underWay: QuestionsUnderWay, services: SliceServices, asked: QuestionToAsk) {
    this.#underWay = underWay;
    this.#services = services;
    this.#asked = asked;
  }

  /** Companies that may be under way: fewer if the ceiling doesn't allow more. */
  get window(): number {
    return this.#window;
  }

  describe({ domain }: QuestionRow): { readonly subject: string; readonly ref: Readonly<Record<string, never>> } {
    return { subject: domain, ref: {} };
  }

  async send(): Promise<RowsLeft> {
    const { isCareful, db, workspaceId, runId, now } = this.#underWay.slice;
    const room = this.#underWay.room();
    if (room <= 0) return 'more';
    const except = this.#underWay.unavailable();
    const rows = await inWorkspace(db, workspaceId, (tx) => readQuestionRows(tx, runId, { limit: room, except }, now()));
    for (const row of rows) await startRow(this.#underWay, row, isCareful);
    return rows.length > 0 ? 'more' : 'none';
  }

  retry(row: QuestionRow): Promise<void> {
    return startRow(this.#underWay, row, true);
  }

  work({ row }: Attempt<QuestionRow>): Promise<AnswerEnd> {
    return answerQuestion(this.#services, this.#asked, row.domain, this.#underWay.signal);
  }

  async settle({ row: { row, domain, tries } }: Attempt<QuestionRow>, end: AnswerEnd): Promise<void> {
    const { columnId } = this.#asked;
    if (end.kind === 'unusable') {
      // Rows under way end first, because an abandoned call costs money without an answer.
      this.#underWay.endWith(new RunFault('model_unusable', { reason: end.reason }));
      return;
    }
    // The ceiling counts what calls under way may cost. When they have ended, there may be enough left for this one.
    const others = this.#underWay.begun().length;
    if (end.kind === 'ceiling' && others > 0) {
      this.#window = others;
      return;
    }
    await this.#underWay.commit(async ({ tx, run, now, note, pause }) => {
      if (end.kind === 'ceiling') return pause('ceiling');
      if (end.kind === 'later' && tries + 1 < mostTries) {
        await postponeQuestionRow(tx, run.id, row, new Date(now.getTime() + end.afterMs));
        return note({ advanced: true });
      }
      const { outcome } = end;
      if (end.kind === 'later') {
        const nothing = { answer: null, quote: null, pageUrl: null, askedDigest: null, model: null };
        await saveQuestionAnswer(tx, { columnId, domain, runId: run.id, outcome, reason: end.reason, ...nothing }, now);
      }
      const isCached = end.kind === 'done' && end.isCached;
      if (!(await settleQuestionRow(tx, run.id, { row, outcome, isCached }))) return;
      await forgetFailedRows(tx, run.id, [row]);
      note({ done: 1 });
    });
  }
}
