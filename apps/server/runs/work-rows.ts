/**
 * Works on rows in a fixed order, batch by batch. A batch that fails is divided until the row that fails alone is found. That row is retried at the
 * end of the run and set aside after repeated failures (`mostRowAttempts`); all other rows are done meanwhile.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { inWorkspace } from '@leadlight/db/platform';
import {
  beginRowAttempt,
  forgetFailedRows,
  mostRowAttempts,
  noteRowFailure,
  readPendingPlaces,
  readPendingRows,
  takeBackRowAttempt,
  type FailedRow,
} from '@leadlight/db/runs';
import { faultOf } from '../http/fault.ts';
import { endedItsWorker, isAboutRows, rowReasonOf, RunFault } from './row-errors.ts';
import type { WorkEnd } from './run-kind.ts';
import type { RowBatch, RowWork, SliceWork } from './run-work.ts';
import { whyNoneLeft, type Slice, type Step } from './slice.ts';

/**
 * After a slice that ended without progress, its first batch is committed in this many parts: if a part ends the process again, what was
 * committed before it shows which one it was, and only its rows and those after it are then worked on one at a time. A batch of fewer rows is worked on row by row at once.
 */
const partsOfABatch = 20;
/** Wait before a row is retried at the end of a run, because the cause of its failure may be temporary. */
export const retryPauseMs = 500;
/** If more rows than this fail in a row, the rows are not the cause. */
export const mostFailedInARow = 1_000;
const pendingPage = 100;

export function workRows<Row>(definition: RowWork<Row>): SliceWork {
  return (slice) => new RowsAtWork(slice, definition).work();
}

/** Where a run continues: the checkpoint of a batch, and how many of its rows are done. */
interface Place {
  readonly at: unknown;
  readonly past: number;
}

class RowsAtWork<Row> {
  readonly #slice: Slice;
  readonly #definition: RowWork<Row>;
  /** Rows with an attempt that started and never ended; they may have crashed the process. */
  #begun: ReadonlySet<number> = new Set();
  #failedInARow = 0;

  constructor(slice: Slice, definition: RowWork<Row>) {
    this.#slice = slice;
    this.#definition = definition;
  }

  async work(): Promise<WorkEnd> {
    const slice = this.#slice;
    this.#begun = await inWorkspace(slice.db, slice.workspaceId, (tx) => readPendingPlaces(tx, slice.runId));
    let { checkpoint: at, rowsPastCheckpoint: past } = slice.run;
    for await (const batch of this.#definition.readRows(slice, at)) {
      if (past > 0 && past >= batch.rows.length) past -= batch.rows.length;
      else {
        const end = await this.#workBatch(batch, { at, past });
        if (end) return end;
        past = 0;
      }
      at = batch.checkpoint;
    }
    return (await this.#workPending()) ?? { is: 'finished' };
  }

  async #workBatch(batch: RowBatch<Row>, { at, past }: Place): Promise<WorkEnd | null> {
    const { rows } = batch;
    const behind = (count: number): Place => (count >= rows.length ? { at: batch.checkpoint, past: 0 } : { at, past: count });
    const isCareful = this.#slice.isCareful || rows.some((row) => this.#begun.has(this.#definition.placeOf(row)));
    const most = this.#mostRowsAtOnce(rows);
    let next = past;
    let size = Math.min(most, rows.length - past);
    do {
      const part = rows.slice(next, next + size);
      const [only] = part;
      if (most === 1 && only !== undefined) {
        await this.#workAlone(only, behind(next + 1));
        next += 1;
      } else {
        try {
          next += await this.#commitRows(batch, part, (done) => behind(next + done));
          this.#failedInARow = 0;
          size = Math.min(most, size * 2);
        } catch (error) {
          if (!isAboutRows(error) || only === undefined) throw error;
          if (part.length === 1) {
            await this.#workAlone(only, behind(next + 1));
            next += 1;
          } else size = Math.ceil(part.length / 2);
        }
      }
      const end = await this.#slice.shouldEnd();
      if (end) return end;
    } while (next < rows.length);
    if (isCareful) this.#slice.isCareful = false;
    return null;
  }

  /** @returns 1 where a row may have ended the process; its attempts are then counted */
  #mostRowsAtOnce(rows: readonly Row[]): number {
    if (rows.some((row) => this.#begun.has(this.#definition.placeOf(row)))) return 1;
    if (!this.#slice.isCareful) return rows.length;
    return this.#slice.hasPartFailed ? 1 : Math.ceil(rows.length / partsOfABatch);
  }

  /** @returns how many of the rows are done: fewer than all if the credits run out */
  async #commitRows(batch: RowBatch<Row>, rows: readonly Row[], behind: (done: number) => Place): Promise<number> {
    const prepared = rows.length === batch.rows.length ? batch.prepared : undefined;
    return this.#commit(rows, prepared, async (step, done) => {
      step.note({ done, checkpoint: behind(done), ...(batch.total === undefined ? {} : { total: batch.total }) });
    });
  }

  async #commit(rows: readonly Row[], prepared: unknown, conclude: (step: Step, done: number) => Promise<void>): Promise<number> {
    const { prepare, work } = this.#definition;
    let onCommitted: (() => void) | undefined;
    const done = await this.#slice.commit(async (step) => {
      const { tx, run, now } = step;
      const reservation = await step.reservation();
      const worked = await work(rows, { tx, run, actor: run.startedBy, reservation, now, ...(prepared === undefined ? {} : { prepared }) });
      ({ onCommitted } = worked);
      const spent = worked.spent ?? 0;
      step.note({ creditsSpent: spent });
      await conclude(step, worked.done);
      if (worked.done < rows.length) {
        if (run.ceiling === null) throw new Error('a run that costs nothing skipped rows');
        if (run.creditsSpent + spent >= run.ceiling) step.pause('ceiling');
        // If the reservation is used up below the ceiling, the next transaction reserves again. Without a reservation there are no credits left.
        else if ((reservation.id === null || worked.done === 0) && !this.#slice.countAgain())
          step.pause(whyNoneLeft(run, reservation, spent));
      }
      return worked.done;
    }, prepare);
    onCommitted?.();
    return done;
  }

  /**
   * Works on one row in its own transaction. The attempt is counted in an earlier transaction, so that a row that crashes the process is counted too.
   * @param behind where the run continues after the row; null for a row that the run has already passed
   */
  async #workAlone(row: Row, behind: Place | null): Promise<void> {
    const place = this.#definition.placeOf(row);
    const passed = behind ? { checkpoint: behind } : {};
    const attempts = await this.#slice.commit(async ({ tx, run, now }) => {
      const identity = await this.#definition.describe(tx, row);
      return beginRowAttempt(tx, run.id, { row: place, ...identity }, now);
    });
    if (attempts > mostRowAttempts) return this.#setAside(place, passed);
    try {
      await this.#commit([row], undefined, async (step, done) => {
        if (done === 0) return takeBackRowAttempt(step.tx, step.run.id, place);
        await forgetFailedRows(step.tx, step.run.id, [place]);
        step.note({ done, ...passed });
      });
      this.#failedInARow = 0;
    } catch (error) {
      if (!isAboutRows(error)) throw error;
      this.#failedInARow += 1;
      if (this.#failedInARow > mostFailedInARow) throw new RunFault('rows_failing', faultOf(error));
      const failure = { ...(this.#definition.reasonOf?.(error) ?? rowReasonOf(error)), fault: faultOf(error) };
      const status = attempts < mostRowAttempts ? 'pending' : 'failed';
      await this.#slice.commit(async ({ tx, run, note, now }) => {
        await noteRowFailure(tx, run.id, { row: place, status, failure }, now);
        note({ failed: status === 'failed' ? 1 : 0, ...passed });
      });
    }
  }

  async #setAside(place: number, passed: { readonly checkpoint?: Place }): Promise<void> {
    await this.#slice.commit(async ({ tx, run, note, now }) => {
      await noteRowFailure(tx, run.id, { row: place, status: 'failed', failure: { ...endedItsWorker, fault: null } }, now);
      note({ failed: 1, ...passed });
    });
  }

  /** Retries the rows that failed, after all others are done. */
  async #workPending(): Promise<WorkEnd | null> {
    const { db, workspaceId, runId, signal } = this.#slice;
    for (let triedBefore = 0; ;) {
      const pending = await inWorkspace(db, workspaceId, (tx) => readPendingRows(tx, runId, pendingPage));
      const [first] = pending;
      if (!first) return null;
      if (first.attempts > triedBefore) await delay(retryPauseMs, undefined, { signal });
      triedBefore = first.attempts;
      const end = await this.#workAgain(pending.filter(({ attempts }) => attempts === first.attempts));
      if (end) return end;
    }
  }

  async #workAgain(pending: readonly FailedRow[]): Promise<WorkEnd | null> {
    const rows = await this.#definition.readAgain(this.#slice, pending);
    const there = new Map(rows.map((row) => [this.#definition.placeOf(row), row]));
    for (const { row: place } of pending) {
      const row = there.get(place);
      if (row !== undefined) await this.#workAlone(row, null);
      else {
        await this.#slice.commit(async ({ tx, run, note }) => {
          await forgetFailedRows(tx, run.id, [place]);
          note({ done: 1 });
        });
      }
      const end = await this.#slice.shouldEnd();
      if (end) return end;
    }
    return null;
  }
}
