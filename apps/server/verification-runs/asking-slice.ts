/**
 * The asking of one slice: rows are read, asked about, a window at a time, and settled in batches. A batch is one transaction: verdicts, their payment, the
 * rows' answers and the run's progress; so a worker that is killed has settled all of a batch or nothing, and what was under way is asked again.
 *
 * The ceiling is hard: no address is asked about whose answer could not be paid for. A row is unpaid until its batch is settled, and all unpaid rows together
 * never cost more than is left of the reservation.
 *
 * A row that fails is asked again when all others are done, alone, and set aside after repeated failures (asking-failures.ts).
 */
import type { Verifier } from '@leadlight/adapters';
import { lockEdits } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import {
  forgetFailedRows,
  mostRowAttempts,
  readPendingPlaces,
  readRunReservation,
  reserveForRun,
  takeBackRowAttempt,
} from '@leadlight/db/runs';
import { lockPendingRows, lookUpByKey, readRestOfRun, readVerificationRun } from '@leadlight/db/verification';
import { endedItsWorker, isAboutRows } from '../runs/row-errors.ts';
import type { SliceWork, WorkEnd } from '../runs/run-kind.ts';
import { mostCostOf, type Slice, type Step, whyNoneLeft } from '../runs/slice.ts';
import type { Asking } from './asking.ts';
import { createFailures, type Failures } from './asking-failures.ts';
import { createAskingLine, type LineRow } from './asking-line.ts';
import { createAskingPages, pageRows } from './asking-pages.ts';
import { answerKnown, writeAnswers } from './known-answers.ts';
import { materializeRun } from './materialize-run.ts';

export interface AskingOptions {
  /** Where the file with this id is. */
  readonly pathOf: (fileId: string) => string | Promise<string>;
  readonly verifier: Pick<Verifier, 'verify'>;
  /** Addresses under way, or answered and not settled, at a time. */
  readonly window?: number;
}

const batchMs = 1_000;
/** How often it checks whether the run is still at work. */
const lookMs = 1_000;
/** Rows under way at a time after a slice without progress. If one of them ends the process, the others are tried again one at a time. */
const carefulRows = 50;
/** How long rows under way may still take when it makes room for other runs. */
const lastAnswersMs = 15_000;
/** A shorter wait is not worth ending the slice for. */
const shortWaitMs = 5_000;

interface Answered<Heard> {
  readonly row: LineRow;
  readonly heard: Heard;
  /** If they were counted before this one was made. */
  readonly attempts?: number | undefined;
}

export function askRows<Heard>(asking: Asking<Heard>, options: AskingOptions): SliceWork {
  return async (slice) => {
    const end = await materializeRun(slice, options.pathOf);
    if (end) return end;
    const rows = new RowsAsked(slice, asking, options);
    try {
      return await rows.work();
    } finally {
      rows.abort();
    }
  };
}

/** Rows that wait, are under way, or are answered and not settled yet are here; everything else is in the database. */
class RowsAsked<Heard> {
  readonly #slice: Slice;
  readonly #asking: Asking<Heard>;
  readonly #verifier: AskingOptions['verifier'];
  readonly #window: number;
  readonly #line = createAskingLine();
  readonly #pages = createAskingPages();
  readonly #failures: Failures;
  readonly #over = new AbortController();
  readonly #signal: AbortSignal;
  #answered: Answered<Heard>[] = [];
  /** Rows whose asking failed, and why. */
  #failed: { readonly row: LineRow; readonly error: unknown }[] = [];
  #underWay = 0;
  /** Credits that what is under way, and what is answered and not settled, can cost together. */
  #atStake = 0;
  /** Credits that are left of the reservation. */
  #left = 0;
  /** Rows asked about with few under way, after a slice without progress. */
  #askedCarefully = 0;
  #committedMs = performance.now();
  #settledMs = performance.now();
  #wake = (): void => undefined;

  constructor(slice: Slice, asking: Asking<Heard>, { verifier, window = asking.window }: AskingOptions) {
    this.#slice = slice;
    this.#asking = asking;
    this.#verifier = verifier;
    this.#window = window;
    this.#failures = createFailures((work) => this.#commit(work));
    this.#signal = AbortSignal.any([slice.signal, this.#over.signal]);
  }

  abort(): void {
    this.#over.abort(new Error('The slice has ended.'));
  }

  async work(): Promise<WorkEnd> {
    await this.#open();
    let ending: { readonly end: WorkEnd; readonly atMs: number } | null = null;
    for (;;) {
      this.#slice.signal.throwIfAborted();
      if (performance.now() - this.#committedMs >= lookMs) await this.#commit(async () => undefined);
      const end: WorkEnd | null = ending ? null : await this.#slice.shouldEnd();
      if (end) ending = { end, atMs: performance.now() };
      if (!ending) {
        if (this.#line.size() < pageRows) await this.#refill();
        if (this.#slice.isCareful) {
          if (await this.#askCarefully()) continue;
        } else this.#send();
      }
      if (await this.#settleDue()) continue;
      const isQuiet = this.#underWay === 0;
      if (ending && (isQuiet || performance.now() - ending.atMs >= lastAnswersMs)) return ending.end;
      if (!ending && isQuiet) {
        if (this.#line.size() > 0) {
          await this.#renewReservation();
          continue;
        }
        if (!this.#pages.hasMore()) {
          const over = await this.#conclude();
          if (over) return over;
        }
      }
      await this.#change();
    }
  }

  async #commit<T>(work: (step: Step) => Promise<T>): Promise<T> {
    const result = await this.#slice.commit(work, lookUpByKey);
    this.#committedMs = performance.now();
    return result;
  }

  /** Reserves what the rest can cost, and no more; finds the rows that failed before. */
  async #open(): Promise<void> {
    const { credits } = this.#slice.kind;
    const { left, failing } = await this.#commit(async ({ tx, run, now }) => {
      const places = await readPendingPlaces(tx, run.id);
      if (!credits) return { left: 0, failing: places };
      const most = await mostCostOf(tx, run, credits, now);
      const wanted = Math.min((run.ceiling ?? 0) - run.creditsSpent, most);
      const open = await readRunReservation(tx, run, now);
      const reservation = open && open.left > 0 && open.left <= wanted ? open : await reserveForRun(tx, run, credits, most, now);
      return { left: reservation.left, failing: places };
    });
    this.#left = left;
    this.#failures.start(failing);
  }

  /** None of the rows left can be paid for: more is reserved, if the ceiling and the balance allow it. @throws RunHalted if not */
  async #renewReservation(): Promise<void> {
    this.#left = await this.#commit(async (step) => {
      const reservation = await step.reservation();
      if (reservation.left === 0) step.pause(whyNoneLeft(step.run, reservation));
      return reservation.left;
    });
  }

  /** Reads the next rows; those whose answer is already known get it at once. */
  async #refill(): Promise<void> {
    if (!this.#pages.isReadable()) return;
    const line = this.#line;
    const unavailable = { failing: this.#failures.places(), inMemory: line.size() + this.#underWay + this.#answered.length };
    const { page, rows } = await this.#commit(async (step) => {
      const run = await readVerificationRun(step.tx, step.run.id);
      const next = await this.#pages.read(step, run, unavailable);
      const found = next.rows.filter(({ askKey }) => !line.has(askKey));
      return { page: next.page, rows: await answerKnown(step, this.#asking, run, found) };
    });
    this.#pages.passed(page);
    line.add(rows);
  }

  #send(): void {
    // What is answered and not settled counts: settling may be slower than asking, and what is not settled is asked again after a kill.
    const room = this.#window - this.#underWay - this.#answered.length;
    if (room <= 0) return;
    for (const row of this.#line.take(room, this.#left - this.#atStake)) {
      this.#underWay += 1;
      this.#atStake += row.mostCost;
      void this.#ask(row);
    }
  }

  async #ask(row: LineRow): Promise<void> {
    try {
      this.#answered.push({ row, heard: await this.#hear(row) });
    } catch (error) {
      // When aborted the row stays as it was.
      if (!this.#signal.aborted) this.#failed.push({ row, error });
    } finally {
      this.#underWay -= 1;
      this.#wake();
    }
  }

  #hear(row: LineRow): Promise<Heard> {
    const { db, workspaceId, now } = this.#slice;
    return this.#asking.ask(row, { db, workspaceId, verifier: this.#verifier, signal: this.#signal, now });
  }

  /** @returns whether anything was settled */
  async #settleDue(): Promise<boolean> {
    const { batchRows } = this.#asking;
    for (const { row, error } of this.#failed.splice(0)) {
      if (!isAboutRows(error)) throw error;
      await this.#failures.note(row, error);
      this.#release([row], []);
    }
    const { length } = this.#answered;
    const isDue = length >= batchRows || (length > 0 && (this.#underWay === 0 || performance.now() - this.#settledMs >= batchMs));
    if (!isDue) return false;
    await this.#settle(this.#answered.splice(0, batchRows));
    this.#settledMs = performance.now();
    return true;
  }

  /** A batch that fails is settled in smaller and smaller parts, until the row is found that fails alone. */
  async #settle(batch: readonly Answered<Heard>[]): Promise<void> {
    try {
      const unpaid = await this.#settleTogether(batch);
      this.#release(
        batch.map(({ row }) => row),
        unpaid,
      );
    } catch (error) {
      const [only] = batch;
      if (!isAboutRows(error) || !only) throw error;
      if (batch.length === 1) {
        await this.#failures.note(only.row, error, only.attempts);
        this.#release([only.row], []);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await this.#settle(batch.slice(0, half));
      await this.#settle(batch.slice(half));
    }
  }

  #release(rows: readonly LineRow[], unpaid: readonly LineRow[]): void {
    for (const row of rows) {
      this.#line.end(row);
      this.#atStake -= row.mostCost;
    }
    // Also those that were free when they were read.
    this.#line.add(unpaid.map((row) => ({ ...row, mostCost: 1 })));
  }

  /** One batch, one transaction. @returns rows whose answers could not be paid for */
  async #settleTogether(batch: readonly Answered<Heard>[]): Promise<readonly LineRow[]> {
    const costs = batch.some(({ row }) => row.mostCost > 0);
    const { left, unpaid } = await this.#commit(async (step) => {
      const { tx, run, now } = step;
      const whole = await readVerificationRun(tx, run.id);
      // Before people and payments are locked, as in every edit.
      if (whole.adds) await lockEdits(tx);
      // Answers that cost nothing need no reservation: none is renewed for them.
      const reservation = costs ? await step.reservation() : null;
      const pending = await lockPendingRows(
        tx,
        run.id,
        batch.map(({ row }) => row.askKey),
      );
      const toSettle = batch.filter(({ row }) => pending.has(row.askKey));
      const settled = await this.#asking.settle(tx, toSettle, { run: whole, payFrom: reservation?.id ?? null, now });
      const creditsSpent = settled.answers.reduce((sum, { cost }) => sum + cost, 0);
      await writeAnswers(step, whole, settled.answers, pending);
      step.note({ creditsSpent });
      const isUnpaid = new Set(settled.unpaid.map(({ row }) => row));
      const [again, settledRows] = [batch.filter(({ row }) => isUnpaid.has(row.row)), batch.filter(({ row }) => !isUnpaid.has(row.row))];
      for (const { row } of again.filter(({ attempts }) => attempts !== undefined)) await takeBackRowAttempt(tx, run.id, row.row);
      await forgetFailedRows(
        tx,
        run.id,
        settledRows.map(({ row }) => row.row),
      );
      return { left: reservation && reservation.left - creditsSpent, unpaid: settled.unpaid };
    });
    if (left !== null) this.#left = left;
    this.#failures.unpark(batch.map(({ row }) => row.row));
    return unpaid;
  }

  /** After a slice without progress: few rows at a time, until as many were asked about as may have been under way. @returns false if no row can go out */
  async #askCarefully(): Promise<boolean> {
    const rows = this.#line.take(carefulRows, this.#left);
    if (rows.length === 0) return false;
    await this.#askCounted(rows);
    this.#askedCarefully += rows.length;
    if (this.#askedCarefully >= this.#window) this.#slice.isCareful = false;
    return true;
  }

  /** Attempts are counted before they are made, so that a row that ends its process is counted too. */
  async #askCounted(rows: readonly LineRow[]): Promise<void> {
    for (const { mostCost } of rows) this.#atStake += mostCost;
    const attempts = await this.#failures.begin(rows);
    const isAllowed = ({ row }: LineRow): boolean => (attempts.get(row) ?? 1) <= mostRowAttempts;
    for (const row of rows.filter((each) => !isAllowed(each))) {
      await this.#failures.setAside(row, { ...endedItsWorker, fault: null });
      this.#release([row], []);
    }
    const asked = await Promise.all(
      rows.filter(isAllowed).map(async (row) => {
        const counted = { row, attempts: attempts.get(row.row) };
        try {
          return { ...counted, heard: await this.#hear(row) };
        } catch (error) {
          return { ...counted, error };
        }
      }),
    );
    const answered: Answered<Heard>[] = [];
    for (const one of asked) {
      if ('heard' in one) answered.push(one);
      else if (!isAboutRows(one.error) || this.#signal.aborted) throw one.error;
      else {
        await this.#failures.note(one.row, one.error, one.attempts);
        this.#release([one.row], []);
      }
    }
    if (answered.length > 0) await this.#settle(answered);
  }

  /** No row waits in memory. @returns how the slice ends; null if there is more to do */
  async #conclude(): Promise<WorkEnd | null> {
    const { db, workspaceId, runId, now } = this.#slice;
    const except = this.#failures.places();
    const { hasUnasked, nextAt } = await inWorkspace(db, workspaceId, async (tx) => {
      await lookUpByKey(tx);
      return readRestOfRun(tx, runId, except);
    });
    if (hasUnasked) {
      // Answers that could not be settled are asked for again.
      this.#pages.restart();
      return null;
    }
    const failed = await this.#failures.next(this.#slice);
    if (failed) {
      const [row] = await this.#commit(async (step) =>
        answerKnown(step, this.#asking, await readVerificationRun(step.tx, runId), [failed]),
      );
      if (!row) return null;
      if (row.mostCost > this.#left) await this.#renewReservation();
      await this.#askCounted([row]);
      return null;
    }
    // They are no longer parked: reads again what is left.
    if (except.length > 0) return null;
    if (nextAt === null) return { is: 'finished' };
    return nextAt.getTime() - now().getTime() > shortWaitMs ? { is: 'waiting', until: nextAt } : null;
  }

  /** Until something is answered, or it is time to look. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 50);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
