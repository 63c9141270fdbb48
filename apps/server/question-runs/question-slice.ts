/**
 * The work of one slice on the rows of a question run: several companies at a time, because each waits for its website and the model, and settled one by
 * one. The ceiling is hard: the call that could exceed it is not sent, and the run pauses.
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
import { forgetFailedRows, readPendingPlaces } from '@leadlight/db/runs';
import { readModelInUse } from '../models/model-in-use.ts';
import { FailedRows, type Attempt } from '../runs/row-attempts.ts';
import { isAboutRows, RunFault } from '../runs/row-errors.ts';
import type { WorkEnd } from '../runs/run-kind.ts';
import type { SliceWork } from '../runs/run-work.ts';
import type { Slice, Step } from '../runs/slice.ts';
import { Wakeup } from '../runs/wakeup.ts';
import type { Services } from '../services.ts';
import { answerQuestion, type AnswerEnd, type QuestionServices, type QuestionToAsk } from './answer-question.ts';

type SliceServices = QuestionServices & Pick<Services, 'providers'>;

/** Companies under way at a time. Hosts of models limit requests, and a model on one machine answers one after another. */
const window = 6;
/** How often it checks whether the run is still at work. */
const lookMs = 1_000;
/** A site or host that does not answer is tried this often. */
const mostTries = 3;

export function askQuestions(services: SliceServices): SliceWork {
  return async (slice) => {
    const asked = await openRun(services, slice);
    const rows = new QuestionsAsked(services, slice, asked);
    try {
      return await rows.work();
    } finally {
      await rows.stop();
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

interface Ended extends Attempt<QuestionRow> {
  readonly end?: AnswerEnd;
  readonly error?: unknown;
}

class QuestionsAsked {
  readonly #services: SliceServices;
  readonly #slice: Slice;
  readonly #asked: QuestionToAsk;
  readonly #over = new AbortController();
  readonly #signal: AbortSignal;
  readonly #underWay = new Map<number, Promise<void>>();
  readonly #ended: Ended[] = [];
  /** Why the model can't be asked anymore. Rows under way end first, because a call that is given up costs money without an answer. */
  #unusable: string | null = null;
  readonly #failed: FailedRows<QuestionRow>;
  /** Companies that may be under way. */
  #window = window;
  #committedMs = 0;
  readonly #wakeup = new Wakeup();

  constructor(services: SliceServices, slice: Slice, asked: QuestionToAsk) {
    this.#services = services;
    this.#slice = slice;
    this.#asked = asked;
    this.#signal = AbortSignal.any([slice.signal, this.#over.signal]);
    this.#failed = new FailedRows(slice, (work) => this.#commit(work), attemptedRows);
  }

  async stop(): Promise<void> {
    this.#over.abort(new Error('The slice has ended.'));
    await Promise.allSettled(this.#underWay.values());
  }

  async work(): Promise<WorkEnd> {
    const { db, workspaceId, runId } = this.#slice;
    this.#failed.park(await inWorkspace(db, workspaceId, (tx) => readPendingPlaces(tx, runId)));
    let ending: WorkEnd | null = null;
    for (;;) {
      this.#slice.signal.throwIfAborted();
      if (performance.now() - this.#committedMs >= lookMs) await this.#commit(async () => undefined);
      ending ??= await this.#slice.shouldEnd();
      if (!ending && this.#unusable === null) await this.#send();
      const next = this.#ended.shift();
      if (next) {
        await this.#conclude(next);
        continue;
      }
      if (this.#underWay.size > 0) {
        await this.#wakeup.wait();
        continue;
      }
      if (this.#unusable !== null) throw new RunFault('model_unusable', { reason: this.#unusable });
      if (ending) return ending;
      if (await this.#tryFailed()) continue;
      const until = await inWorkspace(db, workspaceId, (tx) => readNextQuestionTry(tx, runId));
      return until ? { is: 'waiting', until } : { is: 'finished' };
    }
  }

  async #commit<T>(work: (step: Step) => Promise<T>): Promise<T> {
    const result = await this.#slice.commit(work);
    this.#committedMs = performance.now();
    return result;
  }

  async #send(): Promise<void> {
    // If the previous slice ended without progress, one of the rows may have ended it.
    const { isCareful, db, workspaceId, runId, now } = this.#slice;
    const free = (isCareful ? 1 : this.#window) - this.#underWay.size - this.#ended.length;
    if (free <= 0) return;
    const except = [...this.#failed.places(), ...this.#underWay.keys(), ...this.#ended.map(({ row }) => row.row)];
    const rows = await inWorkspace(db, workspaceId, (tx) => readQuestionRows(tx, runId, { limit: free, except }, now()));
    for (const row of rows) {
      if (isCareful) await this.#beginCounted(row);
      else this.#begin({ row, attempts: null });
    }
  }

  /** The attempt is counted before it is made, so that a row that ends its process is counted too. */
  async #beginCounted(row: QuestionRow): Promise<void> {
    const attempt = await this.#commit((step) => this.#failed.count(step, row));
    if (attempt) this.#begin(attempt);
  }

  #begin(begun: Attempt<QuestionRow>): void {
    const { row } = begun;
    const done = answerQuestion(this.#services, this.#asked, row.domain, this.#signal)
      .then(
        (end) => this.#ended.push({ ...begun, end }),
        (error: unknown) => this.#ended.push({ ...begun, error }),
      )
      .then(() => {
        this.#underWay.delete(row.row);
        this.#wakeup.wake();
      });
    this.#underWay.set(row.row, done);
  }

  async #conclude({ row, attempts, end, error }: Ended): Promise<void> {
    try {
      if (end === undefined) throw error;
      await this.#settle(row, end);
      this.#failed.noteSuccess();
      if (this.#slice.isCareful) this.#slice.isCareful = false;
    } catch (failure) {
      if (!isAboutRows(failure) || this.#signal.aborted) throw failure;
      await this.#failed.note({ row, attempts }, failure);
    }
  }

  async #settle({ row, domain, tries }: QuestionRow, end: AnswerEnd): Promise<void> {
    const { columnId } = this.#asked;
    if (end.kind === 'unusable') {
      this.#unusable ??= end.reason;
      return;
    }
    // The ceiling counts what calls under way may cost. When they have ended, there may be enough left for this one.
    if (end.kind === 'ceiling' && this.#underWay.size + this.#ended.length > 0) {
      this.#window = this.#underWay.size + this.#ended.length;
      return;
    }
    await this.#commit(async ({ tx, run, now, note, pause }) => {
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

  /** Tries one of the rows that failed before again, alone. @returns false if none is left */
  async #tryFailed(): Promise<boolean> {
    const row = await this.#failed.next(findQuestionRow);
    if (row) await this.#beginCounted(row);
    return row !== undefined;
  }
}

const describe = ({ domain }: QuestionRow) => ({ subject: domain, ref: {} });

const attemptedRows = { describe, setAside: setAsideQuestionRow };
