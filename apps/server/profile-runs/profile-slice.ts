/**
 * The work of one slice on the rows of a profile run: several at a time, because each waits for websites, mail servers and providers, and settled one
 * by one (`runs/rows-under-way.ts`). What a row had asked is stored where it was asked, and is not asked again.
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
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { revealMany } from '@leadlight/db/reveals';
import { forgetFailedRows } from '@leadlight/db/runs';
import { takeOverRevealed } from '../reveals/take-over-revealed.ts';
import type { Attempt } from '../runs/row-attempts.ts';
import { RowsUnderWay, startRow, type RowsLeft, type RowsToWork } from '../runs/rows-under-way.ts';
import type { SliceWork } from '../runs/run-work.ts';
import type { Slice, Step } from '../runs/slice.ts';
import { EmployerSites } from './employer-sites.ts';
import { enrichProfile, type RowEnd } from './enrich-profile.ts';
import { worldOf, type ProfileServices, type ProfileWorld } from './profile-world.ts';
import { ProviderWaterfall } from './provider-waterfall.ts';
import { settleProfile } from './settle-profile.ts';
import { createStepStore } from './step-store.ts';

/** Rows under way at a time; most of them wait. */
const window = 25;
/** Rows in memory that are not under way. */
const lineRows = 200;
/** How long rows under way may still take when it makes room for other runs. */
const lastRowsMs = 15_000;

export function enrichProfiles(services: ProfileServices): SliceWork {
  return async (slice) => {
    const over = new AbortController();
    const { run, world, waterfall } = await openRun(services, slice, over.signal);
    const underWay: ProfilesUnderWay = new RowsUnderWay(slice, (rows) => new ProfilesToEnrich(rows, run, world, waterfall), over);
    try {
      return await underWay.run();
    } finally {
      await underWay.stop();
      // What was learned about providers only makes later questions cheaper.
      await inWorkspace(slice.db, slice.workspaceId, (tx) => waterfall.storeLearning(tx)).catch(() => undefined);
    }
  };
}

interface OpenRun {
  readonly run: ProfileRun;
  readonly world: ProfileWorld;
  readonly waterfall: ProviderWaterfall;
}

async function openRun(services: ProfileServices, slice: Slice, over: AbortSignal): Promise<OpenRun> {
  const run = await inWorkspace(slice.db, slice.workspaceId, (tx) => readProfileRun(tx, slice.runId));
  const world = worldOf(services, slice, run, over);
  const ceilings = { ofRun: run.providerCeilingMicros, ofRow: run.personCeilingMicros };
  return { run, world, waterfall: await ProviderWaterfall.open(world, ceilings) };
}

type ProfilesUnderWay = RowsUnderWay<ProfileRowToDo, RowEnd>;

class ProfilesToEnrich implements RowsToWork<ProfileRowToDo, RowEnd> {
  readonly window = window;
  readonly lastRowsMs = lastRowsMs;
  readonly setAside = setAsideProfileRow;
  readonly nextAttemptAt = readNextProfileAttempt;
  readonly #underWay: ProfilesUnderWay;
  readonly #run: ProfileRun;
  readonly #world: ProfileWorld;
  readonly #sites: EmployerSites;
  readonly #waterfall: ProviderWaterfall;
  #line: ProfileRowToDo[] = [];
  #after = 0;
  #isAllRead = false;
  /** Rows that a reveal of this slice paid for. */
  readonly #revealed = new Set<number>();

  constructor(underWay: ProfilesUnderWay, run: ProfileRun, world: ProfileWorld, waterfall: ProviderWaterfall) {
    this.#underWay = underWay;
    this.#run = run;
    this.#world = world;
    this.#waterfall = waterfall;
    this.#sites = new EmployerSites(world);
  }

  describe({ given, personId }: ProfileRowToDo): { readonly subject: string; readonly ref: { readonly leadId?: string } } {
    return { subject: given, ref: personId === null ? {} : { leadId: personId } };
  }

  find(tx: WorkspaceTx, runId: string, place: number): Promise<ProfileRowToDo | null> {
    return readProfileRowToDo(tx, runId, place, this.#underWay.slice.now());
  }

  async send(): Promise<RowsLeft> {
    if (this.#line.length === 0) await this.#refill();
    while (this.#underWay.room() > 0 && this.#underWay.left > this.#underWay.begun().length) {
      const row = this.#line.shift();
      if (!row) break;
      await startRow(this.#underWay, row, this.#underWay.slice.isCareful);
    }
    if (this.#line.length > 0) return 'unpaid';
    return this.#isAllRead ? 'none' : 'more';
  }

  async retry(row: ProfileRowToDo): Promise<void> {
    if (this.#underWay.left === 0) await this.#underWay.renewReservation();
    await startRow(this.#underWay, row, true);
  }

  async work({ row }: Attempt<ProfileRowToDo>): Promise<RowEnd> {
    const { db, workspaceId, runId } = this.#underWay.slice;
    const steps = createStepStore((latest) => inWorkspace(db, workspaceId, (tx) => noteProfileSteps(tx, runId, row.row, latest)));
    const sources = { sites: this.#sites, waterfall: this.#waterfall, asksProviders: this.#run.asksProviders };
    try {
      return await enrichProfile(this.#world, this.#run, row, {
        sources,
        onSteps: steps.note,
        reveal: (poolId) => this.#reveal(row, poolId),
      });
    } finally {
      await steps.end();
    }
  }

  async settle({ row }: Attempt<ProfileRowToDo>, end: RowEnd): Promise<void> {
    this.#underWay.left = await this.#underWay.commit((step) => this.#store(step, row, end));
  }

  async #refill(): Promise<void> {
    if (this.#isAllRead) return;
    const { db, workspaceId, runId, now } = this.#underWay.slice;
    const selection = { after: this.#after, limit: lineRows, except: this.#underWay.unavailable() };
    this.#line = await inWorkspace(db, workspaceId, (tx) => readProfileRowsToDo(tx, runId, selection, now()));
    this.#after = this.#line.at(-1)?.row ?? this.#after;
    this.#isAllRead = this.#line.length === 0;
  }

  async #reveal({ row }: ProfileRowToDo, poolId: string): Promise<void> {
    this.#underWay.left = await this.#underWay.commit(async ({ tx, run, now, note, reservation }) => {
      const { id, left } = await reservation();
      const { spent } = await revealMany(tx, [poolId], id, { actor: run.startedBy, onReveal: takeOverRevealed(now) }, now);
      if (spent === 0) return left;
      await noteProfilePaid(tx, run.id, row);
      this.#revealed.add(row);
      note({ creditsSpent: spent });
      return left - spent;
    });
  }

  /** @returns the credits that are left of the reservation */
  async #store(step: Step, { row, cost: paid }: ProfileRowToDo, end: RowEnd): Promise<number> {
    const { tx, run, note } = step;
    if (end.kind === 'waiting') {
      await postponeProfileRow(tx, run.id, row, { nextAt: new Date(end.untilMs), steps: end.steps });
      note({ advanced: true });
      return this.#underWay.left;
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
    if (!(await settleProfileRow(tx, run.id, row, now))) return this.#underWay.left;
    await noteProfileOutcome(tx, run.id, row);
    await forgetFailedRows(tx, run.id, [row.row]);
    // What a reveal paid is counted already.
    const spent = isPaid ? 0 : row.cost;
    note({ done: 1, creditsSpent: spent });
    return this.#underWay.left - spent;
  }
}
