/**
 * The asking of one slice: rows are read, asked about, a window at a time, and settled in batches. A batch is one transaction: verdicts, their payment, the
 * rows' answers and the run's progress; so a worker that is killed has settled all of a batch or nothing, and what was under way is asked again.
 *
 * The ceiling is hard: no address is asked about whose answer could not be paid for. Whatever is asked is unpaid until its batch is settled, and all that is
 * unpaid together never passes what is left of the reservation.
 *
 * A row that fails is asked again when all others are through, alone, and set aside after its third failure (asking-failures.ts).
 */
import type { Verifier } from '@leadlight/adapters';
import { inWorkspace } from '@leadlight/db/platform';
import { forgetFailedRow, mostRowAttempts, readPendingPlaces, readRunReservation, reserveForRun, takeBackRowAttempt } from '@leadlight/db/runs';
import {
  answerRows,
  lockPendingRows,
  lookUpByKey,
  noteRunCounts,
  readOrderToAsk,
  readRefusedAddresses,
  readRestOfRun,
  readRowsDue,
  readRowsToAsk,
  readVerificationRun,
  type PendingRow,
  type RowAnswer,
} from '@leadlight/db/verification';
import { endedItsWorker, isAboutRows } from '../runs/row-errors.ts';
import type { SliceWork, WorkEnd } from '../runs/run-kind.ts';
import { mostCostOf, type Slice, type Step } from '../runs/slice.ts';
import type { Asking } from './asking.ts';
import { createFailures, type Failures } from './asking-failures.ts';
import { createAskingLine, type LineRow, mostOfOneDomain } from './asking-line.ts';
import { mayRepeat, noAnswer, repeated } from './known-answers.ts';
import { materializeRun } from './materialize-run.ts';

export interface AskingOptions {
  /** Where the file with this id is. */
  readonly pathOf: (fileId: string) => string;
  readonly verifier: Pick<Verifier, 'verify'>;
  /** Addresses under way, or answered and not settled, at a time. */
  readonly window?: number;
}

/** Read at a time; what waits in memory is twice that at most. */
const pageRows = 1_000;
const batchMs = 1_000;
/** How often it checks whether the run is still at work, and whether deferred rows are due. */
const lookMs = 1_000;
/** When it makes room for other runs, what is under way has so long to end. */
const lastAnswersMs = 15_000;
/** A shorter wait is not worth ending the slice for. */
const shortWaitMs = 5_000;

interface Answered<Heard> {
  readonly row: LineRow;
  readonly heard: Heard;
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
  /** Rows to ask about, in their order, and how many of them were read; null: to be read. */
  #order: readonly number[] | null = null;
  #read = 0;
  /** Rows asked one at a time, after a slice without progress. */
  #askedCarefully = 0;
  #committedMs = performance.now();
  #settledMs = performance.now();
  #dueLookMs = Number.NEGATIVE_INFINITY;
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
        if (!this.#hasMore()) {
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

  /** Nothing that is left can go out: more is reserved, if the ceiling and the balance allow. @throws RunHalted if not */
  async #renewReservation(): Promise<void> {
    this.#left = await this.#commit(async (step) => {
      const { left } = await step.reservation();
      if (left === 0) step.pause(step.run.creditsSpent >= (step.run.ceiling ?? 0) ? 'ceiling' : 'credits');
      return left;
    });
  }

  /** Reads the next rows; those whose answer is known already get it at once. */
  async #refill(): Promise<void> {
    const isDueLook = performance.now() - this.#dueLookMs >= lookMs;
    if (!this.#hasMore() && !isDueLook) return;
    const line = this.#line;
    const except = this.#failures.places();
    const dueLimit = line.size() + this.#underWay + this.#answered.length + pageRows;
    const { order, count, rows } = await this.#commit(async (step) => {
      const { tx, run, now } = step;
      const whole = await readVerificationRun(tx, run.id);
      const due = whole.waiting > 0 && isDueLook ? await readRowsDue(tx, run.id, now, { limit: dueLimit, except }) : [];
      const inOrder = this.#order ?? (await readOrderToAsk(tx, run.id, { together: mostOfOneDomain, except }));
      const page = inOrder.slice(this.#read, this.#read + pageRows);
      const unasked = page.length > 0 ? await readRowsToAsk(tx, run.id, page) : [];
      const found = [...due, ...unasked].filter(({ askKey }) => !line.has(askKey));
      const left = await this.#answerKnown(step, whole, found);
      return { order: inOrder, count: page.length, rows: left };
    });
    if (isDueLook) this.#dueLookMs = performance.now();
    this.#order = order;
    this.#read += count;
    line.add(rows);
  }

  /** Answers those that need no asking. @returns the others */
  async #answerKnown(
    step: Step,
    run: Awaited<ReturnType<typeof readVerificationRun>>,
    rows: readonly Omit<LineRow, 'mostCost'>[],
  ): Promise<LineRow[]> {
    if (rows.length === 0) return [];
    const { tx, now } = step;
    const { readKnown, refusalKey } = this.#asking;
    const keys = rows.map(({ askKey }) => askKey);
    const [known, refused] = [await readKnown(tx, keys, now), await readRefusedAddresses(tx, [...new Set(rows.map(refusalKey))])];
    const answers = rows.flatMap((row): RowAnswer[] => {
      const refusal = refused.get(refusalKey(row));
      if (refusal) return [{ ...noAnswer(row), status: 'skipped', skipReason: refusal === 'erased' ? 'gone' : 'suppressed' }];
      const one = known.get(row.askKey);
      return one && mayRepeat(run, one) ? [repeated(row, one)] : [];
    });
    const isAnswered = new Set(answers.map(({ askKey }) => askKey));
    if (answers.length > 0) await this.#write(step, answers, await lockPendingRows(tx, run.id, [...isAnswered]));
    return rows
      .filter(({ askKey }) => !isAnswered.has(askKey))
      .map((row) => ({ ...row, mostCost: run.isFree || known.get(row.askKey)?.isFree ? 0 : 1 }));
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
        await this.#failures.note(only.row, error);
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
    this.#line.add(unpaid);
  }

  /** One batch, one transaction. @returns rows whose answers could not be paid for */
  async #settleTogether(batch: readonly Answered<Heard>[]): Promise<readonly LineRow[]> {
    const { left, unpaid } = await this.#commit(async (step) => {
      const { tx, run, now } = step;
      const whole = await readVerificationRun(tx, run.id);
      const reservation = await step.reservation();
      const pending = await lockPendingRows(
        tx,
        run.id,
        batch.map(({ row }) => row.askKey),
      );
      const toSettle = batch.filter(({ row }) => pending.has(row.askKey));
      const settled = await this.#asking.settle(tx, toSettle, { run: whole, payFrom: reservation.id, now });
      const creditsSpent = settled.answers.reduce((sum, { cost }) => sum + cost, 0);
      await this.#write(step, settled.answers, pending);
      step.note({ creditsSpent });
      const isUnpaid = new Set(settled.unpaid.map(({ row }) => row));
      for (const { row } of batch.filter((each) => this.#failures.has(each.row.row)))
        await (isUnpaid.has(row.row) ? takeBackRowAttempt : forgetFailedRow)(tx, run.id, row.row);
      return { left: reservation.left - creditsSpent, unpaid: settled.unpaid };
    });
    this.#left = left;
    this.#failures.unpark(batch.map(({ row }) => row.row));
    return unpaid;
  }

  async #write(step: Step, answers: readonly RowAnswer[], pending: ReadonlyMap<string, PendingRow>): Promise<void> {
    const { counts, done } = await answerRows(step.tx, step.run.id, answers, pending);
    await noteRunCounts(step.tx, step.run.id, counts);
    step.note({ done, advanced: answers.length > 0 });
  }

  /** After a slice without progress: one row at a time, as many as may have been under way. @returns false where no row can go out */
  async #askCarefully(): Promise<boolean> {
    const [row] = this.#line.take(1, this.#left);
    if (!row) return false;
    await this.#askAlone(row);
    this.#line.end(row);
    this.#askedCarefully += 1;
    if (this.#askedCarefully >= this.#window) this.#slice.isCareful = false;
    return true;
  }

  /** The attempt is counted before it is made, so that a row that ends its process is counted too. */
  async #askAlone(row: LineRow): Promise<void> {
    const attempts = await this.#failures.begin(row);
    if (attempts > mostRowAttempts) return this.#failures.setAside(row, { ...endedItsWorker, fault: null });
    try {
      await this.#settleTogether([{ row, heard: await this.#hear(row) }]);
    } catch (error) {
      if (!isAboutRows(error) || this.#signal.aborted) throw error;
      await this.#failures.note(row, error, attempts);
    }
  }

  /** Nothing waits here any more. @returns how the slice ends; null where there is more to do */
  async #conclude(): Promise<WorkEnd | null> {
    const { db, workspaceId, runId, now } = this.#slice;
    const except = this.#failures.places();
    const { hasUnasked, nextAt } = await inWorkspace(db, workspaceId, async (tx) => {
      await lookUpByKey(tx);
      return readRestOfRun(tx, runId, except);
    });
    if (hasUnasked) {
      // Answers that could not be settled are asked for again.
      this.#order = null;
      this.#read = 0;
      return null;
    }
    const failed = await this.#failures.next(this.#slice);
    if (failed) {
      const [row] = await this.#commit(async (step) => this.#answerKnown(step, await readVerificationRun(step.tx, runId), [failed]));
      if (!row) return null;
      if (row.mostCost > this.#left) await this.#renewReservation();
      await this.#askAlone(row);
      return null;
    }
    // They are no longer parked: what is left is looked up once more.
    if (except.length > 0) return null;
    if (nextAt === null) return { is: 'finished' };
    return nextAt.getTime() - now().getTime() > shortWaitMs ? { is: 'waiting', until: nextAt } : null;
  }

  #hasMore(): boolean {
    return this.#order === null || this.#read < this.#order.length;
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
