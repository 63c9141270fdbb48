/**
 * The reading of one slice: sites are read many at a time, because each is read slowly, and settled one by one. Settling is one transaction: facts, payment,
 * the row's outcome and the run's progress; so a worker that is killed has settled a site completely or not at all, and reads the others again.
 *
 * The ceiling is hard: no site is read whose facts could not be paid for. All sites under way together never cost more than is left of the reservation.
 *
 * A row that fails is read again when all others are done, alone, and set aside after repeated failures.
 */
import { setTimeout as delay } from 'node:timers/promises';
import {
  noteEnrichmentOutcome,
  readRowsToRead,
  readRowToRead,
  setAsideEnrichmentRow,
  settleEnrichmentRow,
  type ReadRow,
  type RowToRead,
} from '@leadlight/db/enrichments';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import {
  beginRowAttempt,
  forgetFailedRows,
  mostRowAttempts,
  noteRowFailure,
  readPendingPlaces,
  readPendingRows,
  readRunReservation,
  reserveForRun,
  type Run,
} from '@leadlight/db/runs';
import { faultOf } from '../http/fault.ts';
import { endedItsWorker, isAboutRows, rowReasonOf, RunFault } from '../runs/row-errors.ts';
import type { SliceWork, WorkEnd } from '../runs/run-kind.ts';
import { mostCostOf, type Slice, type Step } from '../runs/slice.ts';
import { mostFailedInARow, retryPauseMs } from '../runs/work-rows.ts';
import { materializeRun } from './materialize-run.ts';

/** What one site's reading needs from enrichments: claimed, read outside of any transaction, stored and paid for. */
export interface SiteReading<Claim, Heard> {
  /** Claims the domain, so that it is read once. Null if somebody else is reading it. */
  readonly claim: (tx: WorkspaceTx, row: RowToRead, run: Run, now: Date) => Promise<Claim | null>;
  readonly read: (claim: Claim, signal: AbortSignal) => Promise<Heard>;
  /** @param payFrom a reservation; null if no credit is left, which only a free row can be settled with */
  readonly store: (
    tx: WorkspaceTx,
    claim: Claim,
    heard: Heard,
    terms: { readonly payFrom: string | null; readonly run: Run; readonly now: Date },
  ) => Promise<Omit<ReadRow, 'row'>>;
  /** Gives a claim back that nothing was stored for. */
  readonly leave: (tx: WorkspaceTx, claim: Claim) => Promise<void>;
}

export interface ReadingOptions {
  /** Sites under way at a time. Each gets one request every five seconds, so that most of them wait. */
  readonly window?: number;
}

const defaultWindow = 60;
/** Rows in memory that are not under way. */
const lineRows = 200;
/** How often it checks whether the run is still at work. */
const lookMs = 1_000;
/** How long sites under way may still take when it makes room for other runs. */
const lastReadingsMs = 15_000;
/** After which a domain that somebody else is reading is looked at again. */
const busyMs = 2_000;

export function readRows<Claim, Heard>(reading: SiteReading<Claim, Heard>, options: ReadingOptions = {}): SliceWork {
  return async (slice) => {
    const end = await materializeRun(slice);
    if (end) return end;
    const rows = new RowsRead(slice, reading, options);
    try {
      return await rows.work();
    } finally {
      await rows.stop();
    }
  };
}

/** A site that is being read. */
interface UnderWay<Claim> {
  readonly row: RowToRead;
  readonly claim: Claim;
  /** If they were counted before this one was made. */
  readonly attempts: number | null;
}

interface Ended<Claim, Heard> extends UnderWay<Claim> {
  readonly heard?: Heard;
  readonly error?: unknown;
}

class RowsRead<Claim, Heard> {
  readonly #slice: Slice;
  readonly #reading: SiteReading<Claim, Heard>;
  readonly #window: number;
  readonly #over = new AbortController();
  readonly #signal: AbortSignal;
  readonly #underWay = new Map<number, UnderWay<Claim> & { readonly done: Promise<void> }>();
  readonly #ended: Ended<Claim, Heard>[] = [];
  /** Rows whose domain somebody else is reading, with the time when it is looked at again. */
  readonly #busy: { readonly row: RowToRead; readonly atMs: number }[] = [];
  /** Rows that failed, and are read again last. */
  readonly #parked = new Set<number>();
  #line: RowToRead[] = [];
  #after = 0;
  #isAllRead = false;
  /** Credits that are left of the reservation. */
  #left = 0;
  #failedInARow = 0;
  #committedMs = performance.now();
  #wake = (): void => undefined;

  constructor(slice: Slice, reading: SiteReading<Claim, Heard>, { window = defaultWindow }: ReadingOptions) {
    this.#slice = slice;
    this.#reading = reading;
    // If the previous slice ended without progress, one of the rows may have ended it.
    this.#window = slice.isCareful ? 1 : window;
    this.#signal = AbortSignal.any([slice.signal, this.#over.signal]);
  }

  /** Ends what is under way; its claims are given back. */
  async stop(): Promise<void> {
    this.#over.abort(new Error('The slice has ended.'));
    const claims = [...this.#underWay.values(), ...this.#ended].map(({ claim }) => claim);
    await Promise.allSettled([...this.#underWay.values()].map(({ done }) => done));
    await inWorkspace(this.#slice.db, this.#slice.workspaceId, async (tx) => {
      for (const claim of claims) await this.#reading.leave(tx, claim);
    }).catch(() => undefined);
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
        if (this.#line.length === 0) await this.#refill();
        await this.#send();
      }
      const next = this.#ended.shift();
      if (next) {
        await this.#conclude(next);
        continue;
      }
      const isQuiet = this.#underWay.size === 0;
      if (ending && (isQuiet || performance.now() - ending.atMs >= lastReadingsMs)) return ending.end;
      if (!ending && isQuiet && this.#busy.length === 0) {
        if (this.#line.length > 0) await this.#renewReservation();
        else if (this.#isAllRead && !(await this.#readFailed())) return { is: 'finished' };
        continue;
      }
      await this.#change();
    }
  }

  async #commit<T>(work: (step: Step) => Promise<T>): Promise<T> {
    const result = await this.#slice.commit(work);
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
    for (const place of failing) this.#parked.add(place);
  }

  /** None of the rows left can be paid for: more is reserved, if the ceiling and the balance allow it. @throws RunHalted if not */
  async #renewReservation(): Promise<void> {
    this.#left = await this.#commit(async (step) => {
      const { left } = await step.reservation();
      if (left === 0) step.pause(step.run.creditsSpent >= (step.run.ceiling ?? 0) ? 'ceiling' : 'credits');
      return left;
    });
  }

  async #refill(): Promise<void> {
    const nowMs = performance.now();
    while (this.#busy[0] && this.#busy[0].atMs <= nowMs) {
      const again = this.#busy.shift();
      if (again) this.#line.push(again.row);
    }
    if (this.#isAllRead || this.#line.length > 0) return;
    const { db, workspaceId, runId, now } = this.#slice;
    const selection = { after: this.#after, limit: lineRows, except: [...this.#parked] };
    this.#line = await inWorkspace(db, workspaceId, (tx) => readRowsToRead(tx, runId, selection, now()));
    this.#after = this.#line.at(-1)?.row ?? this.#after;
    this.#isAllRead = this.#line.length === 0;
  }

  /** Credits that the sites under way, and those read and not settled, can cost. */
  #atStake(): number {
    return [...this.#underWay.values(), ...this.#ended].filter(({ row }) => !row.isFree).length;
  }

  async #send(): Promise<void> {
    while (this.#underWay.size + this.#ended.length < this.#window) {
      const index = this.#line.findIndex(({ isFree }) => isFree || this.#left > this.#atStake());
      const [row] = index === -1 ? [] : this.#line.splice(index, 1);
      if (!row) return;
      const begun = await this.#begin(row, { isCounted: this.#slice.isCareful });
      if (begun === 'busy') this.#busy.push({ row, atMs: performance.now() + busyMs });
      else if (begun !== 'set_aside') this.#readSite(begun);
    }
  }

  /** @param isCounted the attempt is counted before it is made, so that a row that ends its process is counted too */
  #begin(row: RowToRead, { isCounted }: { readonly isCounted: boolean }): Promise<UnderWay<Claim> | 'busy' | 'set_aside'> {
    return this.#commit(async (step) => {
      const { tx, run, now } = step;
      const claim = await this.#reading.claim(tx, row, run, now);
      if (claim === null) return 'busy';
      if (!isCounted) return { row, claim, attempts: null };
      const attempts = await beginRowAttempt(tx, run.id, { row: row.row, ...describe(row) }, now);
      if (attempts <= mostRowAttempts) return { row, claim, attempts };
      await this.#reading.leave(tx, claim);
      await setAside(step, row, { ...endedItsWorker, fault: null });
      return 'set_aside';
    });
  }

  #readSite(begun: UnderWay<Claim>): void {
    const place = begun.row.row;
    const done = this.#reading
      .read(begun.claim, this.#signal)
      .then(
        (heard) => this.#ended.push({ ...begun, heard }),
        (error: unknown) => this.#ended.push({ ...begun, error }),
      )
      .then(() => {
        this.#underWay.delete(place);
        this.#wake();
      });
    this.#underWay.set(place, { ...begun, done });
  }

  async #conclude({ row, claim, attempts, heard, error }: Ended<Claim, Heard>): Promise<void> {
    try {
      if (heard === undefined) throw error;
      this.#left = await this.#commit((step) => this.#settle(step, row, claim, heard));
      this.#failedInARow = 0;
      if (this.#slice.isCareful) this.#slice.isCareful = false;
    } catch (failure) {
      if (!isAboutRows(failure) || this.#signal.aborted) throw failure;
      await this.#noteFailure({ row, claim, attempts }, failure);
    }
  }

  /** @returns the credits that are left of the reservation */
  async #settle({ tx, run, now, note, reservation }: Step, row: RowToRead, claim: Claim, heard: Heard): Promise<number> {
    const { id: payFrom, left } = row.isFree ? { id: null, left: this.#left } : await reservation();
    const stored = await this.#reading.store(tx, claim, heard, { payFrom, run, now });
    if (!(await settleEnrichmentRow(tx, run.id, { row: row.row, ...stored }))) return left;
    await noteEnrichmentOutcome(tx, run.id, stored);
    await forgetFailedRows(tx, run.id, [row.row]);
    note({ done: 1, creditsSpent: stored.cost });
    return left - stored.cost;
  }

  async #noteFailure({ row, claim, attempts: begun }: UnderWay<Claim>, error: unknown): Promise<void> {
    this.#failedInARow += 1;
    if (this.#failedInARow > mostFailedInARow) throw new RunFault('rows_failing', faultOf(error));
    const failure = { ...rowReasonOf(error), fault: faultOf(error) };
    const isSetAside = await this.#commit(async (step) => {
      const { tx, run, now, note } = step;
      await this.#reading.leave(tx, claim);
      const attempts = begun ?? (await beginRowAttempt(tx, run.id, { row: row.row, ...describe(row) }, now));
      if (attempts >= mostRowAttempts) {
        await setAside(step, row, failure);
        return true;
      }
      await noteRowFailure(tx, run.id, { row: row.row, status: 'pending', failure }, now);
      note({ advanced: true });
      return false;
    });
    if (isSetAside) this.#parked.delete(row.row);
    else this.#parked.add(row.row);
  }

  /** Reads one of the rows that failed before again, alone. @returns false if none is left */
  async #readFailed(): Promise<boolean> {
    const { db, workspaceId, runId, signal, now } = this.#slice;
    const [first] = await inWorkspace(db, workspaceId, (tx) => readPendingRows(tx, runId, 1));
    if (!first) return false;
    await delay(retryPauseMs, undefined, { signal });
    const row = await inWorkspace(db, workspaceId, (tx) => readRowToRead(tx, runId, first.row, now()));
    if (!row) {
      await this.#commit(async ({ tx, run, note }) => {
        await forgetFailedRows(tx, run.id, [first.row]);
        note({ advanced: true });
      });
      return true;
    }
    if (!row.isFree && this.#left === 0) await this.#renewReservation();
    const begun = await this.#begin(row, { isCounted: true });
    if (begun !== 'busy' && begun !== 'set_aside') this.#readSite(begun);
    return true;
  }

  /** Until a site has been read, or it is time to look. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 100);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const describe = ({ given, companyId }: RowToRead) => ({ subject: given, ref: companyId === null ? {} : { leadId: companyId } });

async function setAside(
  { tx, run, now, note }: Step,
  { row }: RowToRead,
  failure: Parameters<typeof noteRowFailure>[2]['failure'],
): Promise<void> {
  await noteRowFailure(tx, run.id, { row, status: 'failed', failure }, now);
  await setAsideEnrichmentRow(tx, run.id, row);
  note({ failed: 1 });
}
