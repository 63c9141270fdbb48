/**
 * The reading of one slice: sites are read many at a time, because each is read slowly, and settled one by one. Settling is one transaction: facts, payment,
 * the row's outcome and the run's progress; so a worker that is killed has settled a site completely or not at all, and reads the others again.
 *
 * The ceiling is hard: no site is read whose facts could not be paid for. All sites under way together never cost more than is left of the reservation.
 *
 * A row that fails is read again when all others are done, alone, and set aside after repeated failures.
 */
import {
  claimEnrichmentForRun,
  leaveEnrichmentClaim,
  noteEnrichmentOutcome,
  postponeEnrichmentRow,
  readNextEnrichmentAttempt,
  readRowsToRead,
  readRowToRead,
  renewEnrichmentClaim,
  setAsideEnrichmentRow,
  settleEnrichment,
  settleEnrichmentRow,
  type EnrichmentClaim,
  type ReadingToSettle,
  type RowToRead,
} from '@leadlight/db/enrichments';
import { inWorkspace } from '@leadlight/db/platform';
import { forgetFailedRows } from '@leadlight/db/runs';
import { FailedRows, type Attempt } from '../runs/row-attempts.ts';
import { openRows, renewReservation } from '../runs/row-credits.ts';
import { isAboutRows } from '../runs/row-errors.ts';
import type { WorkEnd } from '../runs/run-kind.ts';
import type { SliceWork } from '../runs/run-work.ts';
import type { Slice, Step } from '../runs/slice.ts';
import { Wakeup } from '../runs/wakeup.ts';
import { materializeRun } from './materialize-run.ts';

/**
 * Reads one site, outside of any transaction, and stores its steps as they happen.
 * @throws if aborted, or if reading failed for a reason that is not an outcome of the site
 */
export type ReadSite = (claim: EnrichmentClaim, signal: AbortSignal) => Promise<ReadingToSettle>;

export interface ReadingOptions {
  /** Sites under way at a time. Each gets one request every five seconds, so that most of them wait. */
  readonly window?: number;
}

const defaultWindow = 60;
/** Rows in memory that are not under way. */
const lineRows = 200;
/** How often it checks whether the run is still at work. */
const lookMs = 1_000;
/** A claim expires after a minute. */
const renewMs = 15_000;
/** How long sites under way may still take when it makes room for other runs. */
const lastReadingsMs = 15_000;
/** After which a domain that somebody else is reading is looked at again. */
const busyMs = 2_000;

export function readRows(readSite: ReadSite, options: ReadingOptions = {}): SliceWork {
  return async (slice) => {
    const end = await materializeRun(slice);
    if (end) return end;
    const rows = new RowsRead(slice, readSite, options);
    try {
      return await rows.work();
    } finally {
      await rows.stop();
    }
  };
}

/** A site that is being read. */
interface UnderWay extends Attempt<RowToRead> {
  readonly claim: EnrichmentClaim;
}

interface Ended extends UnderWay {
  readonly reading?: ReadingToSettle;
  readonly error?: unknown;
}

class RowsRead {
  readonly #slice: Slice;
  readonly #readSite: ReadSite;
  readonly #window: number;
  readonly #over = new AbortController();
  readonly #signal: AbortSignal;
  readonly #underWay = new Map<number, UnderWay & { readonly done: Promise<void> }>();
  readonly #ended: Ended[] = [];
  /** Rows whose domain somebody else is reading, with the time when it is looked at again. */
  readonly #busy: { readonly row: RowToRead; readonly atMs: number }[] = [];
  readonly #failed: FailedRows<RowToRead>;
  #line: RowToRead[] = [];
  #after = 0;
  #isAllRead = false;
  /** Credits that are left of the reservation. */
  #left = 0;
  #committedMs = performance.now();
  #renewedMs = performance.now();
  readonly #wakeup = new Wakeup();

  constructor(slice: Slice, readSite: ReadSite, { window = defaultWindow }: ReadingOptions) {
    this.#slice = slice;
    this.#readSite = readSite;
    // If the previous slice ended without progress, one of the rows may have ended it.
    this.#window = slice.isCareful ? 1 : window;
    this.#signal = AbortSignal.any([slice.signal, this.#over.signal]);
    this.#failed = new FailedRows(slice, (work) => this.#commit(work), attemptedRows);
  }

  /** Ends what is under way; its claims are given back. */
  async stop(): Promise<void> {
    this.#over.abort(new Error('The slice has ended.'));
    const claims = [...this.#underWay.values(), ...this.#ended].map(({ claim }) => claim);
    await Promise.allSettled([...this.#underWay.values()].map(({ done }) => done));
    await inWorkspace(this.#slice.db, this.#slice.workspaceId, async (tx) => {
      for (const claim of claims) await leaveEnrichmentClaim(tx, claim, this.#slice.now());
    }).catch(() => undefined);
  }

  async work(): Promise<WorkEnd> {
    await this.#open();
    let ending: { readonly end: WorkEnd; readonly atMs: number } | null = null;
    for (;;) {
      this.#slice.signal.throwIfAborted();
      await this.#look();
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
        else if (this.#isAllRead && !(await this.#readFailed())) return this.#rest();
        continue;
      }
      await this.#wakeup.wait();
    }
  }

  /** Checks whether the run is still at work, and renews the claims of the sites under way. */
  async #look(): Promise<void> {
    const atMs = performance.now();
    if (atMs - this.#committedMs < lookMs) return;
    const isRenewal = atMs - this.#renewedMs >= renewMs;
    await this.#commit(async ({ tx, now }) => {
      if (isRenewal) for (const { claim } of [...this.#underWay.values(), ...this.#ended]) await renewEnrichmentClaim(tx, claim, now);
    });
    if (isRenewal) this.#renewedMs = atMs;
  }

  /** Nothing is left to read now. */
  async #rest(): Promise<WorkEnd> {
    const { db, workspaceId, runId } = this.#slice;
    const until = await inWorkspace(db, workspaceId, (tx) => readNextEnrichmentAttempt(tx, runId));
    return until ? { is: 'waiting', until } : { is: 'finished' };
  }

  async #commit<T>(work: (step: Step) => Promise<T>): Promise<T> {
    const result = await this.#slice.commit(work);
    this.#committedMs = performance.now();
    return result;
  }

  async #open(): Promise<void> {
    const { left, failing } = await this.#commit((step) => openRows(this.#slice, step));
    this.#left = left;
    this.#failed.park(failing);
  }

  /** @throws RunHalted if no more can be reserved */
  async #renewReservation(): Promise<void> {
    this.#left = await this.#commit(renewReservation);
  }

  async #refill(): Promise<void> {
    const nowMs = performance.now();
    while (this.#busy[0] && this.#busy[0].atMs <= nowMs) {
      const again = this.#busy.shift();
      if (again) this.#line.push(again.row);
    }
    if (this.#isAllRead || this.#line.length > 0) return;
    const { db, workspaceId, runId, now } = this.#slice;
    const selection = { after: this.#after, limit: lineRows, except: this.#failed.places() };
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
      else if (begun !== 'set_aside') this.#read(begun);
    }
  }

  /** @param isCounted the attempt is counted before it is made, so that a row that ends its process is counted too */
  #begin(row: RowToRead, { isCounted }: { readonly isCounted: boolean }): Promise<UnderWay | 'busy' | 'set_aside'> {
    return this.#commit(async (step) => {
      const { tx, run, now } = step;
      const claim = await claimEnrichmentForRun(
        tx,
        { domain: row.domain, companyId: row.companyId, actor: run.startedBy, runId: run.id },
        now,
      );
      if (claim === null) return 'busy';
      const attempt = isCounted ? await this.#failed.count(step, row) : { row, attempts: null };
      if (attempt) return { ...attempt, claim };
      await leaveEnrichmentClaim(tx, claim, now);
      return 'set_aside';
    });
  }

  #read(begun: UnderWay): void {
    const place = begun.row.row;
    const done = this.#readSite(begun.claim, this.#signal)
      .then(
        (reading) => this.#ended.push({ ...begun, reading }),
        (error: unknown) => this.#ended.push({ ...begun, error }),
      )
      .then(() => {
        this.#underWay.delete(place);
        this.#wakeup.wake();
      });
    this.#underWay.set(place, { ...begun, done });
  }

  async #conclude({ row, claim, attempts, reading, error }: Ended): Promise<void> {
    try {
      if (reading === undefined) throw error;
      this.#left = await this.#commit((step) => this.#settle(step, row, claim, reading));
      this.#failed.noteSuccess();
      if (this.#slice.isCareful) this.#slice.isCareful = false;
    } catch (failure) {
      if (!isAboutRows(failure) || this.#signal.aborted) throw failure;
      await this.#failed.note({ row, attempts }, failure, ({ tx, now }) => leaveEnrichmentClaim(tx, claim, now));
    }
  }

  /** @returns the credits that are left of the reservation */
  async #settle(
    { tx, run, now, note, reservation }: Step,
    row: RowToRead,
    claim: EnrichmentClaim,
    reading: ReadingToSettle,
  ): Promise<number> {
    const { id: payFrom, left } = row.isFree ? { id: null, left: this.#left } : await reservation();
    const settled = await settleEnrichment(tx, claim, reading, { actor: run.startedBy, payFrom }, now);
    // Another worker has the claim: it is read again, or found to be fresh.
    if (!settled || settled.isUnpaid) {
      this.#isAllRead = false;
      this.#after = Math.min(this.#after, row.row - 1);
      note({ advanced: true });
      return settled ? 0 : left;
    }
    if (settled.nextAt) {
      await postponeEnrichmentRow(tx, run.id, row.row, settled.nextAt);
      note({ advanced: true });
      return left;
    }
    const { outcome, companyId, factsAdded, cost } = settled;
    const { movedTo, reason, pagesRead } = reading;
    const result = { row: row.row, companyId, outcome, movedTo, reason, pagesRead, factsAdded, cost };
    if (!(await settleEnrichmentRow(tx, run.id, result))) return left;
    await noteEnrichmentOutcome(tx, run.id, { outcome, factsAdded });
    await forgetFailedRows(tx, run.id, [row.row]);
    note({ done: 1, creditsSpent: cost });
    return left - cost;
  }

  /** Reads one of the rows that failed before again, alone. @returns false if none is left */
  async #readFailed(): Promise<boolean> {
    const row = await this.#failed.next((tx, runId, place) => readRowToRead(tx, runId, place, this.#slice.now()));
    if (!row) return row === null;
    if (!row.isFree && this.#left === 0) await this.#renewReservation();
    const begun = await this.#begin(row, { isCounted: true });
    if (begun !== 'busy' && begun !== 'set_aside') this.#read(begun);
    return true;
  }
}

const describe = ({ given, companyId }: RowToRead) => ({ subject: given, ref: companyId === null ? {} : { leadId: companyId } });

const attemptedRows = { describe, setAside: setAsideEnrichmentRow };
