/**
 * One worker's turn with a run. It writes only through {@link Slice.commit}: one transaction that locks the run, checks the lease and the permission,
 * and writes rows, progress and credits together. So pausing a run waits for the current transaction, after which no row is done; a killed worker has
 * committed a transaction completely or not at all; and a worker that lost its lease changes nothing.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { isReadOnly } from '@leadlight/credits';
import { isApiKeyInForce, readWorkspace, roleOf } from '@leadlight/db/accounts';
import { inAuth, inWorkspace, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import {
  confirmLease,
  countPendingRows,
  isAnotherRunDue,
  isNewRunDue,
  lockLeasedRun,
  moveRun,
  noteRunProgress,
  readRunReservation,
  reserveForRun,
  RunHalted,
  type PauseReason,
  type Run,
  type RunProgress,
  type RunReservation,
} from '@leadlight/db/runs';
import { isDoneReadOnly, mayDo } from '../policy.ts';
import { isInTheWay } from './row-errors.ts';
import type { RunCredits, RunKind, WorkEnd } from './run-kind.ts';

export interface RunWorld {
  readonly db: Database;
  readonly now: () => Date;
  /** Aborted when the server stops; the slice ends after the current transaction. */
  readonly signal?: AbortSignal;
}

export interface SliceTimes {
  /** Milliseconds after which an unrenewed lease expires. */
  readonly leaseMs: number;
  /**
   * Milliseconds after which the slice makes room for other runs, and between checks whether any wait. For another workspace's run that was never worked
   * on, it makes room at the next check.
   */
  readonly sliceMs: number;
  readonly lookMs: number;
}

/** What a transaction changed in the run, besides its rows. */
export interface StepProgress extends Pick<RunProgress, 'done' | 'failed' | 'creditsSpent' | 'total' | 'checkpoint'> {
  /** The run made progress that the other fields don't show. */
  readonly advanced?: boolean;
}

/** The context of one transaction. */
export interface Step {
  readonly tx: WorkspaceTx;
  /** Locked until the transaction ends. */
  readonly run: Run;
  readonly now: Date;
  /** Adds to the progress that is written at the end of the transaction. */
  readonly note: (progress: StepProgress) => void;
  /** Pauses the run at the end of the transaction; `commit` then throws RunHalted. */
  readonly pause: (reason: PauseReason) => void;
  /**
   * Returns the credits that the run may spend: the open reservation if it has any left; otherwise a new one with the available credits. Where nothing
   * that was left cost anything, it is not counted again in this slice.
   */
  readonly reservation: () => Promise<RunReservation>;
}

const mostAttempts = 8;

export class Slice {
  readonly kind: RunKind;
  readonly workspaceId: string;
  readonly runId: string;
  readonly db: Database;
  readonly now: () => Date;
  /** Aborted when the server stops or the lease is lost. */
  readonly signal: AbortSignal;
  /** The previous slice ended without progress, so rows are worked on in small parts or one at a time until one batch is done. */
  isCareful: boolean;
  /** The slice before that one, which worked in small parts, also ended without progress. */
  readonly hasPartFailed: boolean;
  readonly #token: string;
  readonly #times: SliceTimes;
  readonly #stopping: AbortSignal | undefined;
  readonly #startedMs = performance.now();
  #run: Run;
  #rows = 0;
  /** The rest of the run cost nothing when it was last counted. Counting reads every row that is left. */
  #isRestFree = false;
  /** The last reservation was refused because of that, without counting. */
  #isRemembered = false;
  #lookedMs = performance.now();

  constructor(
    world: RunWorld,
    kind: RunKind,
    at: { readonly workspaceId: string; readonly run: Run; readonly token: string; readonly lost: AbortSignal },
    times: SliceTimes,
  ) {
    this.kind = kind;
    this.workspaceId = at.workspaceId;
    this.runId = at.run.id;
    this.db = world.db;
    this.now = world.now;
    this.#stopping = world.signal;
    this.signal = world.signal ? AbortSignal.any([world.signal, at.lost]) : at.lost;
    // The count includes this slice.
    this.isCareful = at.run.stalledAttempts > 1;
    this.hasPartFailed = at.run.stalledAttempts > 2;
    this.#token = at.token;
    this.#times = times;
    this.#run = at.run;
  }

  /** The run as the last transaction read it. */
  get run(): Run {
    return this.#run;
  }

  /**
   * Runs `work` in one transaction, which is repeated if another transaction interfered.
   * @param prepare called first, before the run is locked
   * @throws RunHalted if the run is paused or ended, by others or by this step; LeaseLost
   */
  async commit<T>(work: (step: Step) => Promise<T>, prepare?: (tx: WorkspaceTx) => Promise<void>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#commitOnce(work, prepare);
      } catch (error) {
        if (!isInTheWay(error) || attempt === mostAttempts) throw error;
        await delay(50 * attempt, undefined, { signal: this.signal });
      }
    }
  }

  /**
   * Part of a transaction that records something before it happens outside of the database, such as a call that costs money: a worker that was suspended
   * until another one claimed the run must not start it. @throws LeaseLost
   */
  confirmLease(tx: WorkspaceTx): Promise<void> {
    return confirmLease(tx, this.runId, this.#token);
  }

  async #commitOnce<T>(work: (step: Step) => Promise<T>, prepare?: (tx: WorkspaceTx) => Promise<void>): Promise<T> {
    let progress: StepProgress = {};
    let pauseReason: PauseReason | null = null;
    const outcome = await inWorkspace(this.db, this.workspaceId, async (tx) => {
      await prepare?.(tx);
      const run = await lockLeasedRun(tx, this.runId, this.#token);
      this.#run = run;
      const now = this.now();
      const isAgainst = await this.#reasonToPause(tx, run, now);
      if (isAgainst) return { halted: await moveRun(tx, run, 'paused', now, { pauseReason: isAgainst }) };
      const result = await work({
        tx,
        run,
        now,
        note: (more) => (progress = add(progress, more)),
        pause: (reason) => (pauseReason = reason),
        reservation: () => this.#reservation(tx, run, now),
      });
      await this.#write(tx, progress);
      return { result, halted: pauseReason ? await moveRun(tx, run, 'paused', now, { pauseReason }) : null };
    });
    this.#rows += (progress.done ?? 0) + (progress.failed ?? 0);
    if (outcome.halted) throw new RunHalted(outcome.halted);
    return outcome.result as T;
  }

  async #write(tx: WorkspaceTx, { advanced, ...progress }: StepProgress): Promise<void> {
    const rows = this.#rows + (progress.done ?? 0) + (progress.failed ?? 0);
    await noteRunProgress(tx, this.runId, {
      ...progress,
      work: { ms: performance.now() - this.#startedMs, rows },
      leaseMs: this.#times.leaseMs,
      // A later row of the same batch may have ended the previous slice, so the next slice stays careful.
      ...(isAdvance({ ...progress, ...(advanced === undefined ? {} : { advanced }) }) ? { stalledAttempts: this.isCareful ? 1 : 0 } : {}),
    });
  }

  /** Why the run must pause, for example because the user who started it lost the permission; null if it can continue. */
  async #reasonToPause(tx: WorkspaceTx, run: Run, now: Date): Promise<PauseReason | null> {
    // The operator may change any workspace, whatever its plan, and the pool, which has none.
    if (run.startedBy.kind === 'operator') return null;
    const { action, scope, outlivesStarter = false } = await this.kind.permission(tx, run);
    if (!isDoneReadOnly(action) && isReadOnly(await readWorkspace(tx), now)) return 'read_only';
    if (outlivesStarter) return null;
    const { kind, id } = run.startedBy;
    if (kind === 'user') {
      const role = await roleOf(this.db.auth, this.workspaceId, id);
      return role !== null && mayDo(role, action) ? null : 'permission';
    }
    if (kind !== 'api_key' || scope === undefined) return null;
    return (await isApiKeyInForce(tx, id, scope)) ? null : 'permission';
  }

  async #reservation(tx: WorkspaceTx, run: Run, now: Date): Promise<RunReservation> {
    const { credits } = this.kind;
    if (!credits || run.ceiling === null) return { id: null, left: 0 };
    const open = await readRunReservation(tx, run, now);
    if (open && open.left > 0) return open;
    if (run.creditsSpent >= run.ceiling) return { id: null, left: 0 };
    this.#isRemembered = this.#isRestFree;
    if (this.#isRestFree) return { id: null, left: 0 };
    const most = await mostCostOf(tx, run, credits, now);
    this.#isRestFree = most === 0;
    return reserveForRun(tx, run, credits, most, now);
  }

  /** For a row that costs credits without a reservation. @returns whether the next transaction may get one, because this one didn't count */
  countAgain(): boolean {
    this.#isRestFree &&= !this.#isRemembered;
    return this.#isRemembered;
  }

  /** Checked between transactions. @returns how the slice ends now; null if it continues */
  async shouldEnd(): Promise<WorkEnd | null> {
    if (this.#stopping?.aborted) return { is: 'stopped' };
    this.signal.throwIfAborted();
    const atMs = performance.now();
    if (atMs - this.#lookedMs < this.#times.lookMs) return null;
    this.#lookedMs = atMs;
    const { workspaceId, runId } = this;
    const kind = this.kind.name;
    const isOver = atMs - this.#startedMs >= this.#times.sliceMs;
    const othersWait = await inAuth(this.db, (tx) =>
      isOver ? isAnotherRunDue(tx, { runId, kind }, this.now()) : isNewRunDue(tx, { workspaceId, kind }, this.now()),
    );
    return othersWait ? { is: 'made_room' } : null;
  }
}

/** Why a run that can't reserve more is paused. @param spent credits, besides those that the run has recorded */
export const whyNoneLeft = ({ creditsSpent, ceiling }: Run, { lacks }: RunReservation, spent = 0): PauseReason =>
  creditsSpent + spent >= (ceiling ?? 0) ? 'ceiling' : (lacks ?? 'credits');

/** The most credits that the rest of a run can cost. */
export async function mostCostOf(tx: WorkspaceTx, run: Run, credits: RunCredits, now: Date): Promise<number> {
  return (await credits.mostCost(tx, run, now)) + (await countPendingRows(tx, run.id));
}

function add(a: StepProgress, b: StepProgress): StepProgress {
  return {
    ...a,
    ...b,
    done: (a.done ?? 0) + (b.done ?? 0),
    failed: (a.failed ?? 0) + (b.failed ?? 0),
    creditsSpent: (a.creditsSpent ?? 0) + (b.creditsSpent ?? 0),
  };
}

const isAdvance = ({ done = 0, failed = 0, checkpoint, advanced = false }: StepProgress): boolean =>
  done > 0 || failed > 0 || checkpoint !== undefined || advanced;
