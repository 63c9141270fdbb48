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
import { forgetFailedRows, readPendingPlaces, readRunReservation, reserveForRun } from '@leadlight/db/runs';
import { takeOverRevealed } from '../reveals/take-over-revealed.ts';
import { countAttempt, forgetFailedRow, noteFailedAttempt, placeToTryAgain, failIfRowsKeepFailing } from '../runs/row-attempts.ts';
import { isAboutRows } from '../runs/row-errors.ts';
import type { SliceWork, WorkEnd } from '../runs/run-kind.ts';
import { mostCostOf, type Slice, type Step, whyNoneLeft } from '../runs/slice.ts';
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

interface UnderWay {
  readonly row: ProfileRowToDo;
  /** If they were counted before this one was made. */
  readonly attempts: number | null;
}

interface Ended extends UnderWay {
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
  /** Rows that failed, and are tried again last. */
  readonly #parked = new Set<number>();
  #window: number;
  #line: ProfileRowToDo[] = [];
  #after = 0;
  #isAllRead = false;
  /** Credits that are left of the reservation. */
  #left = 0;
  /** Rows that a reveal of this slice paid for. */
  readonly #revealed = new Set<number>();
  #failedInARow = 0;
  #committedMs = performance.now();
  #wake = (): void => undefined;

  private constructor(slice: Slice, run: ProfileRun, world: ProfileWorld, waterfall: ProviderWaterfall, over: AbortController) {
    this.#slice = slice;
    this.#run = run;
    this.#world = world;
    this.#waterfall = waterfall;
    this.#sites = new EmployerSites(world);
    this.#over = over;
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
      await this.#change();
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

  /** Reserves what the rest can cost, and no more; finds the rows that failed before. */
  async #open(): Promise<void> {
    const { credits } = this.#slice.kind;
    if (!credits) throw new Error('profile runs cost credits');
    const { left, failing } = await this.#commit(async ({ tx, run, now }) => {
      const places = await readPendingPlaces(tx, run.id);
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
      const reservation = await step.reservation();
      if (reservation.left === 0) step.pause(whyNoneLeft(step.run, reservation));
      return reservation.left;
    });
  }

  async #refill(): Promise<void> {
    if (this.#isAllRead) return;
    const { db, workspaceId, runId, now } = this.#slice;
    const selection = { after: this.#after, limit: lineRows, except: [...this.#parked] };
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
    const attempts = await this.#commit((step) => countAttempt(step, attemptedRows, row));
    if (attempts !== null) this.#begin({ row, attempts });
  }

  #begin(begun: UnderWay): void {
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
        this.#wake();
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
      this.#failedInARow = 0;
      if (this.#slice.isCareful) {
        this.#slice.isCareful = false;
        this.#window = window;
      }
    } catch (failure) {
      if (!isAboutRows(failure) || this.#world.signal.aborted) throw failure;
      await this.#noteFailure({ row, attempts }, failure);
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

  async #noteFailure(underWay: UnderWay, error: unknown): Promise<void> {
    this.#failedInARow += 1;
    failIfRowsKeepFailing(this.#failedInARow, error);
    const isSetAside = await this.#commit((step) => noteFailedAttempt(step, attemptedRows, underWay, error));
    const { row } = underWay;
    if (isSetAside) this.#parked.delete(row.row);
    else this.#parked.add(row.row);
  }

  /** Tries one of the rows that failed before again, alone. @returns false if none is left */
  async #tryFailed(): Promise<boolean> {
    const { db, workspaceId, runId, now } = this.#slice;
    const place = await placeToTryAgain(this.#slice);
    if (place === null) return false;
    const row = await inWorkspace(db, workspaceId, (tx) => readProfileRowToDo(tx, runId, place, now()));
    if (!row) {
      await this.#commit((step) => forgetFailedRow(step, place));
      return true;
    }
    if (this.#left === 0) await this.#renewReservation();
    await this.#beginCounted(row);
    return true;
  }

  /** Until a row has ended, or it is time to look. */
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

const describe = ({ given, personId }: ProfileRowToDo) => ({ subject: given, ref: personId === null ? {} : { leadId: personId } });

const attemptedRows = { describe, setAside: setAsideProfileRow };
