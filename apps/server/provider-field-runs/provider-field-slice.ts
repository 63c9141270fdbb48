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
import { forgetFailedRows } from '@leadlight/db/runs';
import { openConnectionFor } from '../profile-runs/connections.ts';
import type { ProfileServices, ProfileWorld } from '../profile-runs/profile-world.ts';
import { RunCalls } from '../profile-runs/run-calls.ts';
import { FailedRows, type Attempt } from '../runs/row-attempts.ts';
import { openRows, renewReservation } from '../runs/row-credits.ts';
import { isAboutRows, RunFault } from '../runs/row-errors.ts';
import type { WorkEnd } from '../runs/run-kind.ts';
import type { SliceWork } from '../runs/run-work.ts';
import type { Slice, Step } from '../runs/slice.ts';
import { Wakeup } from '../runs/wakeup.ts';
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

interface Ended extends Attempt<ProviderFieldRow> {
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
   * Why the provider can't be asked anymore. Rows under way end first, because a call that is given up counts as lost, and its row isn't asked about
   * again.
   */
  #unusable: string | null = null;
  readonly #ended: Ended[] = [];
  readonly #failed: FailedRows<ProviderFieldRow>;
  /** Credits that are left of the reservation. */
  #left = 0;
  #committedMs = performance.now();
  readonly #wakeup = new Wakeup();

  private constructor(slice: Slice, world: ProfileWorld, asked: FieldToAsk, over: AbortController) {
    this.#slice = slice;
    this.#world = world;
    this.#asked = asked;
    this.#over = over;
    this.#failed = new FailedRows(slice, (work) => this.#commit(work), attemptedRows);
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
        await this.#wakeup.wait();
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

  /** @returns whether rows wait that can't be paid for */
  async #send(): Promise<boolean> {
    // If the previous slice ended without progress, one of the rows may have ended it.
    const { isCareful, db, workspaceId, runId, now } = this.#slice;
    const busy = this.#underWay.size + this.#ended.length;
    const free = Math.min((isCareful ? 1 : window) - busy, this.#left - busy);
    if (free <= 0 && busy > 0) return false;
    const except = [...this.#failed.places(), ...this.#underWay.keys(), ...this.#ended.map(({ row }) => row.row)];
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
    const attempt = await this.#commit((step) => this.#failed.count(step, row));
    if (attempt) this.#begin(attempt);
  }

  #begin(begun: Attempt<ProviderFieldRow>): void {
    const { row } = begun;
    const done = askField(this.#world, this.#asked, row)
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

  async #conclude({ row, attempts, end, error }: Ended): Promise<void> {
    try {
      if (end === undefined) throw error;
      await this.#settle(row, end);
      this.#failed.noteSuccess();
      if (this.#slice.isCareful) this.#slice.isCareful = false;
    } catch (failure) {
      if (!isAboutRows(failure) || this.#world.signal.aborted) throw failure;
      await this.#failed.note({ row, attempts }, failure);
    }
  }

  async #settle(row: ProviderFieldRow, end: FieldEnd): Promise<void> {
    if (end.kind === 'unusable') {
      this.#unusable ??= end.reason;
      return;
    }
    const { field, calls } = this.#asked;
    this.#left = await this.#commit(async (step) => {
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

  /** Tries one of the rows that failed before again, alone. @returns false if none is left */
  async #tryFailed(): Promise<boolean> {
    const row = await this.#failed.next(findProviderFieldRow);
    if (row && this.#left === 0) await this.#renewReservation();
    if (row) await this.#beginCounted(row);
    return row !== undefined;
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
