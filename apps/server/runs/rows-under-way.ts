/**
 * The loop of a slice that works on many rows at a time, because each waits for websites, mail servers, providers or models, and settles them one by one.
 * Settling is one transaction: the outcome, its payment, the row and the run's progress; so a worker that is killed has settled each row completely or not
 * at all, and another worker works on the rest again.
 *
 * Where rows cost credits, the ceiling is hard: rows under way together never cost more than is left of the reservation. A row that fails is tried again
 * alone, when all others are done, and is set aside after repeated failures. Runs that work on their rows in a fixed order use work-rows.ts.
 */
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { FailedRows, type Attempt, type AttemptedRows } from './row-attempts.ts';
import { openRows, renewReservation } from './row-credits.ts';
import { isAboutRows, type RunFault } from './row-errors.ts';
import type { WorkEnd } from './run-kind.ts';
import type { Slice, Step } from './slice.ts';
import { Wakeup } from './wakeup.ts';

/**
 * What is left after no more rows could be started. `unpaid`: rows that the reservation is too small for; `later`: rows that can be started in a moment;
 * `more`: rows that are not read yet; `none`.
 */
export type RowsLeft = 'unpaid' | 'later' | 'more' | 'none';

/** How a kind of run reads its rows, works on one and settles it. `Begun` is a row under way, with what the kind needs to end it. */
export interface RowsToWork<
  Row extends { readonly row: number },
  End,
  Begun extends Attempt<Row> = Attempt<Row>,
> extends AttemptedRows<Row> {
  /** The most rows that are under way, or ended and not settled, at a time. */
  readonly window: number;
  /** Milliseconds that rows under way may still take when the slice ends. Without it, they always end, because an abandoned row costs money. */
  readonly lastRowsMs?: number;
  /** Starts rows with {@link RowsUnderWay.start} while there is room. @returns what is left if no row is under way afterward */
  readonly send: () => Promise<RowsLeft>;
  /** Works on a row, outside of any transaction. @throws if aborted, or if the row failed */
  readonly work: (begun: Begun) => Promise<End>;
  /** Stores the outcome of a row. Sets {@link RowsUnderWay.left}. */
  readonly settle: (begun: Begun, end: End) => Promise<void>;
  /** Starts a row that failed before, alone, with its attempt counted. */
  readonly retry: (row: Row) => Promise<void>;
  /** Reads a row to retry; null if it no longer exists. */
  readonly find: (tx: WorkspaceTx, runId: string, place: number) => Promise<Row | null>;
  /** When the next row that has to wait can be worked on; null if no row waits. */
  readonly nextAttemptAt: (tx: WorkspaceTx, runId: string) => Promise<Date | null>;
  /** Part of the transaction that checks, once per second, whether the run is still at work. */
  readonly onLook?: (step: Step) => Promise<void>;
  /** Part of the transaction that notes a failed attempt. */
  readonly onFailure?: (step: Step, begun: Begun) => Promise<void>;
}

/** How often it checks whether the run is still at work, in milliseconds. */
const lookMs = 1_000;

export class RowsUnderWay<Row extends { readonly row: number }, End, Begun extends Attempt<Row> = Attempt<Row>> {
  readonly slice: Slice;
  /** Aborted when the slice ends. */
  readonly signal: AbortSignal;
  /** Credits that are left of the reservation; 0 for a kind without credits. */
  left = 0;
  readonly #over: AbortController;
  readonly #rows: RowsToWork<Row, End, Begun>;
  readonly #underWay = new Map<number, { readonly begun: Begun; readonly done: Promise<void> }>();
  readonly #ended: { readonly begun: Begun; readonly end?: End; readonly error?: unknown }[] = [];
  readonly #failed: FailedRows<Row>;
  readonly #wakeup = new Wakeup();
  #committedMs = performance.now();
  #fault: RunFault | null = null;

  /**
   * @param rowsFor makes the kind's part, which needs the rows under way
   * @param over aborted when the slice ends; pass it if the kind needs its signal earlier
   */
  constructor(
    slice: Slice,
    rowsFor: (underWay: RowsUnderWay<Row, End, Begun>) => RowsToWork<Row, End, Begun>,
    over = new AbortController(),
  ) {
    this.slice = slice;
    this.#over = over;
    this.signal = AbortSignal.any([slice.signal, over.signal]);
    this.#rows = rowsFor(this);
    this.#failed = new FailedRows(slice, (work) => this.commit(work), this.#rows);
  }

  /** Works until the slice ends. @throws RunFault, RunHalted, and errors that are not about a row */
  async run(): Promise<WorkEnd> {
    await this.#open();
    let ending: { readonly end: WorkEnd; readonly atMs: number } | null = null;
    for (;;) {
      this.slice.signal.throwIfAborted();
      if (performance.now() - this.#committedMs >= lookMs) await this.commit(async (step) => this.#rows.onLook?.(step));
      const end: WorkEnd | null = ending ? null : await this.slice.shouldEnd();
      if (end) ending = { end, atMs: performance.now() };
      const left = ending || this.#fault ? 'none' : await this.#rows.send();
      const next = this.#ended.shift();
      if (next) {
        await this.#conclude(next);
        continue;
      }
      const isQuiet = this.#underWay.size === 0;
      if (isQuiet && this.#fault) throw this.#fault;
      if (ending && (isQuiet || performance.now() - ending.atMs >= (this.#rows.lastRowsMs ?? Infinity))) return ending.end;
      if (!isQuiet || left === 'later') await this.#wakeup.wait();
      else if (left === 'unpaid') await this.renewReservation();
      else if (left === 'none' && !(await this.#tryFailed())) return this.#rest();
    }
  }

  /** Ends the rows under way. @returns the rows that were not settled */
  async stop(): Promise<readonly Begun[]> {
    this.#over.abort(new Error('The slice has ended.'));
    const begun = this.begun();
    await Promise.allSettled([...this.#underWay.values()].map(({ done }) => done));
    return begun;
  }

  /** Rows under way, and those that have ended and are not settled. */
  begun(): readonly Begun[] {
    return [...[...this.#underWay.values()].map(({ begun }) => begun), ...this.#ended.map(({ begun }) => begun)];
  }

  /** How many more rows may be under way. One after a slice without progress, because a row may have ended it. */
  room(): number {
    const { isCareful } = this.slice;
    return (isCareful ? 1 : this.#rows.window) - this.#underWay.size - this.#ended.length;
  }

  /** Places of rows that are not to be started: begun, or failed before. */
  unavailable(): readonly number[] {
    return [...this.#failed.places(), ...this.begun().map(({ row }) => row.row)];
  }

  async commit<T>(work: (step: Step) => Promise<T>): Promise<T> {
    const result = await this.slice.commit(work);
    this.#committedMs = performance.now();
    return result;
  }

  /** Part of the transaction in which an attempt is made, so that a row that ends its process is counted too. @returns null if the row is set aside */
  count(step: Step, row: Row): Promise<Attempt<Row> | null> {
    return this.#failed.count(step, row);
  }

  start(begun: Begun): void {
    const place = begun.row.row;
    // Only after it counts as under way.
    const done = Promise.resolve()
      .then(() => this.#rows.work(begun))
      .then(
        (end) => this.#ended.push({ begun, end }),
        (error: unknown) => this.#ended.push({ begun, error }),
      )
      .then(() => {
        this.#underWay.delete(place);
        this.#wakeup.wake();
      });
    this.#underWay.set(place, { begun, done });
  }

  /** @throws RunHalted if no more can be reserved */
  async renewReservation(): Promise<void> {
    this.left = await this.commit(renewReservation);
  }

  /** The run can't continue. No more rows are started, and it ends with this fault when those under way have ended. */
  endWith(fault: RunFault): void {
    this.#fault ??= fault;
  }

  async #open(): Promise<void> {
    const { left, failing } = await this.commit((step) => openRows(this.slice, step));
    this.left = left;
    this.#failed.park(failing);
  }

  async #conclude({ begun, end, error }: { readonly begun: Begun; readonly end?: End; readonly error?: unknown }): Promise<void> {
    try {
      if (end === undefined) throw error;
      await this.#rows.settle(begun, end);
      this.#failed.noteSuccess();
      this.slice.isCareful = false;
    } catch (failure) {
      if (!isAboutRows(failure) || this.signal.aborted) throw failure;
      await this.#failed.note(begun, failure, async (step) => this.#rows.onFailure?.(step, begun));
    }
  }

  /** Tries one of the rows that failed before again, alone. @returns false if none is left */
  async #tryFailed(): Promise<boolean> {
    const row = await this.#failed.next((tx, runId, place) => this.#rows.find(tx, runId, place));
    if (row) await this.#rows.retry(row);
    return row !== undefined;
  }

  /** Nothing is left to do now. */
  async #rest(): Promise<WorkEnd> {
    const { db, workspaceId, runId } = this.slice;
    const until = await inWorkspace(db, workspaceId, (tx) => this.#rows.nextAttemptAt(tx, runId));
    return until ? { is: 'waiting', until } : { is: 'finished' };
  }
}

/** Starts rows for which only the attempt is recorded. If the slice is careful, attempts are counted before they are made. */
export async function startRow<Row extends { readonly row: number }, End>(
  underWay: RowsUnderWay<Row, End>,
  row: Row,
  isCounted: boolean,
): Promise<void> {
  const attempt = isCounted ? await underWay.commit((step) => underWay.count(step, row)) : { row, attempts: null };
  if (attempt) underWay.start(attempt);
}
