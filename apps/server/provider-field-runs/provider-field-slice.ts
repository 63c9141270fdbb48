/**
 * The work of one slice on the rows of a run for a provider's field: several at a time, because each waits for the provider, and settled one by one. The
 * ceiling in credits is hard: no row is begun whose value could not be paid for. A row whose call could exceed the ceiling in the provider's money is
 * done without being asked.
 */
import { providerFieldSchema } from '@leadlight/contract';
import {
  findProviderFieldRow,
  postponeProviderFieldRow,
  readNextProviderFieldTry,
  readProviderFieldRows,
  readProviderFieldRun,
  setAsideProviderFieldRow,
  type ProviderFieldRow,
} from '@leadlight/db/provider-fields';
import { inWorkspace, Refusal } from '@leadlight/db/platform';
import { takeOverProviderCalls, type CallOfRun } from '@leadlight/db/providers';
import { forgetFailedRows, readPendingPlaces, readRunReservation, reserveForRun } from '@leadlight/db/runs';
import { openConnectionFor } from '../profile-runs/connections.ts';
import type { ProfileServices, ProfileWorld } from '../profile-runs/profile-world.ts';
import { RunCalls } from '../profile-runs/run-calls.ts';
import { countAttempt, forgetFailedRow, noteFailedAttempt, placeToTryAgain, failIfRowsKeepFailing } from '../runs/row-attempts.ts';
import { isAboutRows, RunFault } from '../runs/row-errors.ts';
import type { SliceWork, WorkEnd } from '../runs/run-kind.ts';
import { mostCostOf, type Slice, whyNoneLeft } from '../runs/slice.ts';
import { askField, type FieldEnd, type FieldToAsk } from './ask-field.ts';
import { extraOf } from './provider-fields.ts';
import { settleField } from './settle-field.ts';

/** Rows under way at a time: as many connections as there are to one provider (provider-client.ts). */
const window = 8;
/** How often it checks whether the run is still at work. */
const lookMs = 1_000;
/** A provider that is paused is waited for so long after the run was started. */
const patienceMs = 4 * 3_600_000;

export function askForFields(services: ProfileServices): SliceWork {
  return async (slice) => {
    const rows = await FieldsAsked.open(services, slice);
    try {
      return await rows.work();
    } finally {
      await rows.stop();
    }
  };
}

interface UnderWay {
  readonly row: ProviderFieldRow;
  /** If it was counted before it was made. */
  readonly attempts: number | null;
}

interface Ended extends UnderWay {
  readonly end?: FieldEnd;
  readonly error?: unknown;
}

class FieldsAsked {
  readonly #slice: Slice;
  readonly #world: ProfileWorld;
  readonly #asked: FieldToAsk;
  readonly #over: AbortController;
  readonly #underWay = new Map<number, Promise<void>>();
  /**
   * Why the provider can't be asked any more. Rows under way end first, because a call that is given up counts as lost, and its row isn't asked about
   * again.
   */
  #unusable: string | null = null;
  readonly #ended: Ended[] = [];
  /** Rows that failed, and are tried again last. */
  readonly #parked = new Set<number>();
  /** Credits that are left of the reservation. */
  #left = 0;
  #failedInARow = 0;
  #committedMs = performance.now();
  #wake = (): void => undefined;

  private constructor(slice: Slice, world: ProfileWorld, asked: FieldToAsk, over: AbortController) {
    this.#slice = slice;
    this.#world = world;
    this.#asked = asked;
    this.#over = over;
  }

  /** @throws RunFault if the provider can't be asked */
  static async open(services: ProfileServices, slice: Slice): Promise<FieldsAsked> {
    const { db, workspaceId, runId, signal, now } = slice;
    const over = new AbortController();
    return inWorkspace(db, workspaceId, async (tx) => {
      const run = await readProviderFieldRun(tx, runId);
      const field = providerFieldSchema.parse(run.providerField);
      const at = { providers: services.providers, workspaceId, now: now() };
      const chosen = await openConnectionFor(tx, at, { connectionId: run.connectionId, field: extraOf(field) }).catch((error: unknown) => {
        throw error instanceof Refusal ? new RunFault(error.code) : error;
      });
      // Calls of an earlier worker that never ended: what they may have cost counts.
      const before = await takeOverProviderCalls(tx, runId);
      const calls = new RunCalls(runId, before, { ofRun: run.providerCeilingMicros, ofRow: null });
      const refusals = refusalsIn(before, runId);
      const world: ProfileWorld = {
        services: { ...services, now },
        workspaceId,
        runId,
        actor: run.startedBy,
        isUrgent: run.total === 1,
        signal: AbortSignal.any([signal, over.signal]),
      };
      return new FieldsAsked(slice, world, { field, chosen, calls, refusals, deadlineMs: run.createdAt.getTime() + patienceMs }, over);
    });
  }

  async stop(): Promise<void> {
    this.#over.abort(new Error('The slice has ended.'));
    await Promise.allSettled(this.#underWay.values());
  }

  async work(): Promise<WorkEnd> {
    const { db, workspaceId, runId } = this.#slice;
    await this.#open();
    let ending: WorkEnd | null = null;
    for (;;) {
      this.#slice.signal.throwIfAborted();
      if (performance.now() - this.#committedMs >= lookMs) await this.#commit(async () => undefined);
      ending ??= await this.#slice.shouldEnd();
      const isShort = !ending && this.#unusable === null && (await this.#send());
      const next = this.#ended.shift();
      if (next) {
        await this.#conclude(next);
        continue;
      }
      if (this.#underWay.size > 0) {
        await this.#change();
        continue;
      }
      if (this.#unusable !== null) throw new RunFault('provider_unusable', { reason: this.#unusable });
      if (ending) return ending;
      if (isShort) {
        await this.#renewReservation();
        continue;
      }
      if (await this.#tryFailed()) continue;
      const until = await inWorkspace(db, workspaceId, (tx) => readNextProviderFieldTry(tx, runId));
      return until ? { is: 'waiting', until } : { is: 'finished' };
    }
  }

  async #commit<T>(work: Parameters<Slice['commit']>[0]): Promise<T> {
    const result = await this.#slice.commit(work);
    this.#committedMs = performance.now();
    return result as T;
  }

  /** Reserves what the rest can cost, and no more; finds the rows that failed before. */
  async #open(): Promise<void> {
    const { credits } = this.#slice.kind;
    if (!credits) throw new Error('provider field runs cost credits');
    const { left, failing } = await this.#commit<{ left: number; failing: ReadonlySet<number> }>(async ({ tx, run, now }) => {
      const most = await mostCostOf(tx, run, credits, now);
      const wanted = Math.min((run.ceiling ?? 0) - run.creditsSpent, most);
      const open = await readRunReservation(tx, run, now);
      const reservation = open && open.left > 0 && open.left <= wanted ? open : await reserveForRun(tx, run, credits, most, now);
      return { left: reservation.left, failing: await readPendingPlaces(tx, run.id) };
    });
    this.#left = left;
    for (const place of failing) this.#parked.add(place);
  }

  /** None of the rows left can be paid for: more is reserved, if the ceiling and the balance allow it. @throws RunHalted if not */
  async #renewReservation(): Promise<void> {
    this.#left = await this.#commit<number>(async (step) => {
      const reservation = await step.reservation();
      if (reservation.left === 0) step.pause(whyNoneLeft(step.run, reservation));
      return reservation.left;
    });
  }

  /** @returns whether rows wait that can't be paid for */
  async #send(): Promise<boolean> {
    // If the previous slice ended without progress, one of the rows may have ended it.
    const { isCareful, db, workspaceId, runId, now } = this.#slice;
    const busy = this.#underWay.size + this.#ended.length;
    const free = Math.min((isCareful ? 1 : window) - busy, this.#left - busy);
    if (free <= 0 && busy > 0) return false;
    const except = [...this.#parked, ...this.#underWay.keys(), ...this.#ended.map(({ row }) => row.row)];
    const rows = await inWorkspace(db, workspaceId, (tx) => readProviderFieldRows(tx, runId, { limit: Math.max(1, free), except }, now()));
    if (free <= 0) return rows.length > 0;
    for (const row of rows) {
      if (isCareful) await this.#beginCounted(row);
      else this.#begin({ row, attempts: null });
    }
    return false;
  }

  /** The attempt is counted before it is made, so that a row that ends its process is counted too. */
  async #beginCounted(row: ProviderFieldRow): Promise<void> {
    const attempts = await this.#commit<number | null>((step) => countAttempt(step, attemptedRows, row));
    if (attempts !== null) this.#begin({ row, attempts });
    else this.#parked.delete(row.row);
  }

  #begin(begun: UnderWay): void {
    const { row } = begun;
    const done = askField(this.#world, this.#asked, row)
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

  async #conclude({ row, attempts, end, error }: Ended): Promise<void> {
    try {
      if (end === undefined) throw error;
      await this.#settle(row, end);
      this.#failedInARow = 0;
      if (this.#slice.isCareful) this.#slice.isCareful = false;
    } catch (failure) {
      if (!isAboutRows(failure) || this.#world.signal.aborted) throw failure;
      await this.#noteFailure({ row, attempts }, failure);
    }
  }

  async #settle(row: ProviderFieldRow, end: FieldEnd): Promise<void> {
    if (end.kind === 'unusable') {
      this.#unusable ??= end.reason;
      return;
    }
    const { field, calls } = this.#asked;
    this.#left = await this.#commit<number>(async (step) => {
      const { tx, run, note } = step;
      if (end.kind === 'later') {
        await postponeProviderFieldRow(tx, run.id, row.row, new Date(end.untilMs));
        note({ advanced: true });
        return this.#left;
      }
      const value = end.kind === 'done' ? end.value : null;
      const isCached = end.kind === 'done' && end.isCached;
      const settled = await settleField(step, { row, field, value, isCached, callKeyStart: calls.keyOf(`${row.row}.`) });
      if (settled.kind === 'unpaid') {
        // The row stays: its answer is stored, and is read again once it can be paid for.
        note({ advanced: true });
        return 0;
      }
      if (settled.kind === 'done_before') return this.#left;
      await forgetFailedRows(tx, run.id, [row.row]);
      note({ done: 1, creditsSpent: settled.cost });
      return this.#left - settled.cost;
    });
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
    const { db, workspaceId, runId } = this.#slice;
    const place = await placeToTryAgain(this.#slice);
    if (place === null) return false;
    const row = await inWorkspace(db, workspaceId, (tx) => findProviderFieldRow(tx, runId, place));
    if (row) {
      if (this.#left === 0) await this.#renewReservation();
      await this.#beginCounted(row);
      return true;
    }
    await this.#commit((step) => forgetFailedRow(step, place));
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

/** By row: calls that only a member could make succeed. */
function refusalsIn(calls: readonly CallOfRun[], runId: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { idempotencyKey, outcome } of calls) {
    if (outcome !== 'wrong_key' && outcome !== 'quota_exhausted') continue;
    const row = Number.parseInt(idempotencyKey.slice(runId.length + 1), 10);
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return counts;
}

const describe = ({ personId, domain }: ProviderFieldRow) =>
  personId === null ? { subject: domain, ref: {} } : { subject: 'A person', ref: { leadId: personId } };

const attemptedRows = { describe, setAside: setAsideProviderFieldRow };
