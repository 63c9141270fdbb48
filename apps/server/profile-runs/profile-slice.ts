/**
 * The work of one slice on the rows of a profile run: several at a time, because each waits for websites, mail servers and providers, and settled one
 * by one. Settling is one transaction: facts, payment, the row's outcome and the run's progress; so a worker that is killed has settled a row
 * completely or not at all. What it had asked is stored where it was asked, and is not asked again.
 *
 * The ceiling is hard: no row is begun whose fact could not be paid for. A row that fails is tried again when all others are done, alone, and set
 * aside after repeated failures.
 */
import {
  noteProfileOutcome,
  noteProfileSteps,
  postponeProfileRow,
  readNextProfileAttempt,
  readProfileRowsToDo,
  readProfileRowToDo,
  readProfileRun,
  setAsideProfileRow,
  settleProfileRow,
  noteProfilePaid,
  type DoneProfileRow,
  type ProfileRowToDo,
  type ProfileRun,
} from '@leadlight/db/profiles';
import { inWorkspace } from '@leadlight/db/platform';
import { revealMany } from '@leadlight/db/reveals';
import { forgetFailedRows } from '@leadlight/db/runs';
import { takeOverRevealed } from '../reveals/take-over-revealed.ts';
import { FailedRows, type Attempt } from '../runs/row-attempts.ts';
import { openRows, renewReservation } from '../runs/row-credits.ts';
import { isAboutRows } from '../runs/row-errors.ts';
import type { WorkEnd } from '../runs/run-kind.ts';
import type { SliceWork } from '../runs/run-work.ts';
import type { Slice, Step } from '../runs/slice.ts';
import { Wakeup } from '../runs/wakeup.ts';
import { EmployerSites } from './employer-sites.ts';
import { enrichProfile, type RowEnd } from './enrich-profile.ts';
import type { ProfileServices, ProfileWorld } from './profile-world.ts';
import { ProviderWaterfall } from './provider-waterfall.ts';
import { settleProfile } from './settle-profile.ts';
import { createStepStore } from './step-store.ts';

/** Rows under way at a time; most of them wait. */
const window = 25;
/** Rows in memory that are not under way. */
const lineRows = 200;
/** How often it checks whether the run is still at work. */
const lookMs = 1_000;
/** How long rows under way may still take when it makes room for other runs. */
const lastRowsMs = 15_000;
export function enrichProfiles(services: ProfileServices): SliceWork {
  return async (slice) => {
    const rows = await ProfilesWorked.open(services, slice);
    try {
      return await rows.work();
    } finally {
      await rows.stop();
    }
  };
}

interface Ended extends Attempt<ProfileRowToDo> {
  readonly end?: RowEnd;
  readonly error?: unknown;
}

class ProfilesWorked {
  readonly #slice: Slice;
  readonly #run: ProfileRun;
  readonly #world: ProfileWorld;
  readonly #sites: EmployerSites;
  readonly #waterfall: ProviderWaterfall;
  readonly #over: AbortController;
  readonly #underWay = new Map<number, Promise<void>>();
  readonly #ended: Ended[] = [];
  readonly #failed: FailedRows<ProfileRowToDo>;
  #window: number;
  #line: ProfileRowToDo[] = [];
  #after = 0;
  #isAllRead = false;
  /** Credits that are left of the reservation. */
  #left = 0;
  /** Rows that a reveal of this slice paid for. */
  readonly #revealed = new Set<number>();
  #committedMs = performance.now();
  readonly #wakeup = new Wakeup();

  private constructor(slice: Slice, run: ProfileRun, world: ProfileWorld, waterfall: ProviderWaterfall, over: AbortController) {
    this.#slice = slice;
    this.#run = run;
    this.#world = world;
    this.#waterfall = waterfall;
    this.#sites = new EmployerSites(world);
    this.#over = over;
    this.#failed = new FailedRows(slice, (work) => this.#commit(work), attemptedRows);
    // If the previous slice ended without progress, one of the rows may have ended it.
    this.#window = slice.isCareful ? 1 : window;
  }

  static async open(services: ProfileServices, slice: Slice): Promise<ProfilesWorked> {
    const { db, workspaceId, runId, signal } = slice;
    const run = await inWorkspace(db, workspaceId, (tx) => readProfileRun(tx, runId));
    const over = new AbortController();
    const world: ProfileWorld = {
      services: { ...services, now: slice.now },
      workspaceId,
      runId,
      actor: run.startedBy,
      isUrgent: run.total === 1,
      signal: AbortSignal.any([signal, over.signal]),
    };
    const ceilings = { ofRun: run.providerCeilingMicros, ofRow: run.personCeilingMicros };
    return new ProfilesWorked(slice, run, world, await ProviderWaterfall.open(world, ceilings), over);
  }

  /** Ends what is under way. */
  async stop(): Promise<void> {
    this.#over.abort(new Error('The slice has ended.'));
    await Promise.allSettled(this.#underWay.values());
    await inWorkspace(this.#slice.db, this.#slice.workspaceId, (tx) => this.#waterfall.storeLearning(tx)).catch(() => undefined);
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
      if (ending && (isQuiet || performance.now() - ending.atMs >= lastRowsMs)) return ending.end;
      if (!ending && isQuiet) {
        if (this.#line.length > 0) await this.#renewReservation();
        else if (this.#isAllRead && !(await this.#tryFailed())) return this.#rest();
        continue;
      }
      await this.#wakeup.wait();
    }
  }

  /** Nothing is left to do now. */
  async #rest(): Promise<WorkEnd> {
    const { db, workspaceId, runId } = this.#slice;
    const until = await inWorkspace(db, workspaceId, (tx) => readNextProfileAttempt(tx, runId));
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
    if (this.#isAllRead) return;
    const { db, workspaceId, runId, now } = this.#slice;
    const selection = { after: this.#after, limit: lineRows, except: this.#failed.places() };
    this.#line = await inWorkspace(db, workspaceId, (tx) => readProfileRowsToDo(tx, runId, selection, now()));
    this.#after = this.#line.at(-1)?.row ?? this.#after;
    this.#isAllRead = this.#line.length === 0;
  }

  async #send(): Promise<void> {
    while (this.#underWay.size + this.#ended.length < this.#window && this.#left > this.#underWay.size + this.#ended.length) {
      const row = this.#line.shift();
      if (!row) return;
      if (this.#slice.isCareful) await this.#beginCounted(row);
      else this.#begin({ row, attempts: null });
    }
  }

  /** The attempt is counted before it is made, so that a row that ends its process is counted too. */
  async #beginCounted(row: ProfileRowToDo): Promise<void> {
    const attempt = await this.#commit((step) => this.#failed.count(step, row));
    if (attempt) this.#begin(attempt);
  }

  #begin(begun: Attempt<ProfileRowToDo>): void {
    const { row } = begun;
    const { db, workspaceId, runId } = this.#slice;
    const steps = createStepStore((latest) => inWorkspace(db, workspaceId, (tx) => noteProfileSteps(tx, runId, row.row, latest)));
    const sources = { sites: this.#sites, waterfall: this.#waterfall, asksProviders: this.#run.asksProviders };
    const enrich = async (): Promise<RowEnd> => {
      try {
        return await enrichProfile(this.#world, this.#run, row, {
          sources,
          onSteps: steps.note,
          reveal: (poolId) => this.#reveal(row, poolId),
        });
      } finally {
        await steps.end();
      }
    };
    const done = enrich()
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

  async #reveal({ row }: ProfileRowToDo, poolId: string): Promise<void> {
    this.#left = await this.#commit(async ({ tx, run, now, note, reservation }) => {
      const { id, left } = await reservation();
      const { spent } = await revealMany(tx, [poolId], id, { actor: run.startedBy, onReveal: takeOverRevealed(now) }, now);
      if (spent === 0) return left;
      await noteProfilePaid(tx, run.id, row);
      this.#revealed.add(row);
      note({ creditsSpent: spent });
      return left - spent;
    });
  }

  async #conclude({ row, attempts, end, error }: Ended): Promise<void> {
    try {
      if (end === undefined) throw error;
      this.#left = await this.#commit((step) => this.#settle(step, row, end));
      this.#failed.noteSuccess();
      if (this.#slice.isCareful) {
        this.#slice.isCareful = false;
        this.#window = window;
      }
    } catch (failure) {
      if (!isAboutRows(failure) || this.#world.signal.aborted) throw failure;
      await this.#failed.note({ row, attempts }, failure);
    }
  }

  /** @returns the credits that are left of the reservation */
  async #settle(step: Step, { row, cost: paid }: ProfileRowToDo, end: RowEnd): Promise<number> {
    const { tx, run, note } = step;
    if (end.kind === 'waiting') {
      await postponeProfileRow(tx, run.id, row, { nextAt: new Date(end.untilMs), steps: end.steps });
      note({ advanced: true });
      return this.#left;
    }
    const isPaid = paid === 1 || this.#revealed.has(row);
    if (end.kind === 'skipped') {
      const skipped = { row, personId: null, outcome: null, skipReason: end.reason, factsAdded: 0, providerMicros: 0 } as const;
      return this.#finish(step, { ...skipped, cost: isPaid ? 1 : 0, steps: end.steps, open: {} }, isPaid);
    }
    const settled = await settleProfile(step, {
      row,
      draft: end.draft,
      open: end.open,
      callKeyStart: this.#waterfall.keyOf(`${row}.`),
      isPaid,
    });
    if (settled.kind === 'unpaid') {
      this.#isAllRead = false;
      this.#after = Math.min(this.#after, row - 1);
      note({ advanced: true });
      return 0;
    }
    await this.#waterfall.storeLearning(tx);
    return this.#finish(step, settled.row, isPaid);
  }

  async #finish({ tx, run, now, note }: Step, row: DoneProfileRow, isPaid: boolean): Promise<number> {
    if (!(await settleProfileRow(tx, run.id, row, now))) return this.#left;
    await noteProfileOutcome(tx, run.id, row);
    await forgetFailedRows(tx, run.id, [row.row]);
    // What a reveal paid is counted already.
    const spent = isPaid ? 0 : row.cost;
    note({ done: 1, creditsSpent: spent });
    return this.#left - spent;
  }

  /** Tries one of the rows that failed before again, alone. @returns false if none is left */
  async #tryFailed(): Promise<boolean> {
    const row = await this.#failed.next((tx, runId, place) => readProfileRowToDo(tx, runId, place, this.#slice.now()));
    if (!row) return row === null;
    if (this.#left === 0) await this.#renewReservation();
    await this.#beginCounted(row);
    return true;
  }
}

const describe = ({ given, personId }: ProfileRowToDo) => ({ subject: given, ref: personId === null ? {} : { leadId: personId } });

const attemptedRows = { describe, setAside: setAsideProfileRow };
