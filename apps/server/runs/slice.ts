/**
 * One worker's time with a run. Everything that it writes goes through {@link Slice.commit}: one transaction that has the run locked, checks the lease
 * and the permission, and writes rows, progress and credits together. So whoever pauses a run waits for the transaction under way and no row comes after;
 * a worker that is killed has done all of a transaction or nothing; and one that lost its lease changes nothing.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { isReadOnly } from '@leadlight/credits';
import { isApiKeyInForce, readWorkspace, roleOf } from '@leadlight/db/accounts';
import { inAuth, inWorkspace, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import {
  countPendingRows,
  isAnotherRunDue,
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
  /** Aborted when the server stops: the slice ends behind the transaction under way. */
  readonly signal?: AbortSignal;
}

export interface SliceTimes {
  /** Milliseconds for which a worker has a run without a sign of life. */
  readonly leaseMs: number;
  /** Milliseconds after which it makes room for other runs, and how often it looks whether any wait. */
  readonly sliceMs: number;
  readonly lookMs: number;
}

/** What a transaction of the work did to the run, beside its rows. */
export interface StepProgress extends Pick<RunProgress, 'done' | 'failed' | 'creditsSpent' | 'total' | 'checkpoint'> {
  /** The run came on in a way that none of the others shows. */
  readonly advanced?: boolean;
}

/** One transaction of the work. */
export interface Step {
  readonly tx: WorkspaceTx;
  /** Locked until the end of the transaction. */
  readonly run: Run;
  readonly now: Date;
  /** Adds to what is written of the run at the end of the transaction. */
  readonly note: (progress: StepProgress) => void;
  /** Pauses the run at the end of the transaction; `commit` then throws RunHalted. */
  readonly pause: (reason: PauseReason) => void;
  /** What the run may spend now: what is reserved while that is open and has something left, else reserved anew as far as there are credits. */
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
  /** The slice before ended without progress: rows are worked on one at a time until one batch is through. */
  isCareful: boolean;
  readonly #token: string;
  readonly #times: SliceTimes;
  readonly #stopping: AbortSignal | undefined;
  readonly #startedMs = performance.now();
  #run: Run;
  #rows = 0;
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
    // Counted when this slice began, with this one.
    this.isCareful = at.run.stalledAttempts > 1;
    this.#token = at.token;
    this.#times = times;
    this.#run = at.run;
  }

  /** As the last transaction found it. */
  get run(): Run {
    return this.#run;
  }

  /**
   * One transaction of the work; repeated where another was in its way.
   * @param prepare first of all, before the run is locked
   * @throws RunHalted when the run is paused or ended, by others or by this step; LeaseLost
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
      // Rows that come behind in the same batch may be what ended the slice before: the next one stays careful.
      ...(isAdvance({ ...progress, ...(advanced === undefined ? {} : { advanced }) }) ? { stalledAttempts: this.isCareful ? 1 : 0 } : {}),
    });
  }

  /** Whether whoever started the run still may. */
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
    return reserveForRun(tx, run, credits, await mostCostOf(tx, run, credits, now), now);
  }

  /** Asked between transactions: how the slice ends now; null where it goes on. */
  async shouldEnd(): Promise<WorkEnd | null> {
    if (this.#stopping?.aborted) return { is: 'stopped' };
    this.signal.throwIfAborted();
    const atMs = performance.now();
    if (atMs - this.#startedMs < this.#times.sliceMs || atMs - this.#lookedMs < this.#times.lookMs) return null;
    this.#lookedMs = atMs;
    const othersWait = await inAuth(this.db, (tx) => isAnotherRunDue(tx, { runId: this.runId, kind: this.kind.name }, this.now()));
    return othersWait ? { is: 'made_room' } : null;
  }
}

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
