/**
 * One stretch of work on a run: lays its rows out, asks about them, a window at a time, and settles what is answered in batches. A batch is one
 * transaction: verdicts, their payment, the rows' answers and the run's counts; so a worker that is killed has settled all of a batch or nothing, and what
 * was under way is asked again.
 *
 * The ceiling is hard: no address is asked about whose answer could not be paid for. Whatever is asked is unpaid until its batch is settled, and all that is
 * unpaid together never passes what is left of the hold.
 * Runs in a process of its own (run-process.ts).
 */
import { isReadOnly } from '@leadlight/credits';
import { isApiKeyInForce, noteAudit, readWorkspace, roleOf } from '@leadlight/db/accounts';
import { forgetPicks } from '@leadlight/db/leads';
import { inWorkspace, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import {
  answerRows,
  finishVerificationRun,
  letGoOfRun,
  liveHoldOfRun,
  lockUnanswered,
  lockVerificationRun,
  lookUpByKey,
  noteDue,
  noteProgress,
  readMostCost,
  readRefusedAddresses,
  readRowsDue,
  readOrderToAsk,
  readRowsToAsk,
  readVerificationRun,
  readWhatIsLeft,
  requireHoldOfRun,
  stopVerificationRun,
  type RowAnswer,
  type VerificationRun,
  type VerificationRunStop,
} from '@leadlight/db/verification';
import type { Verifier } from '@leadlight/adapters';
import { askAddresses } from './ask-addresses.ts';
import { askNames } from './ask-names.ts';
import type { Asking } from './asking.ts';
import { createAskingLine, type LineRow, mostOfOneDomain } from './asking-line.ts';
import { mayRepeat, noAnswer, repeated } from './known-answers.ts';
import { FileGone, layRun, NotRunning } from './lay-run.ts';

export interface RunWork {
  readonly db: Database;
  readonly workspaceId: string;
  readonly runId: string;
  /** Where a file with this id lies. */
  readonly pathOf: (fileId: string) => string;
  readonly verifier: Pick<Verifier, 'verify'>;
  readonly now: () => Date;
  readonly signal?: AbortSignal;
  /** Whether another run waits for a worker; this one then makes room after a while. */
  readonly othersWait?: () => Promise<boolean>;
  /** Addresses under way, or answered and not settled, at a time. */
  readonly window?: number;
  /** Milliseconds after which it makes room for others, and how often it looks whether any wait. */
  readonly turnMs?: number;
  readonly lookMs?: number;
}

/**
 * What a stretch came to. 'waiting': only rows are left whose server asked to be asked later; 'held': somebody paused or ended the run;
 * 'turn_over': there is more, and others wait too.
 */
export type RunOutcome = 'done' | 'waiting' | 'held' | 'stopped' | 'turn_over';

/** Read at a time; what waits in memory is twice that at most. */
const pageRows = 1_000;
const batchMs = 1_000;
/** How often it looks whether it is still wanted, and whether anything has come due. */
const usualLookMs = 1_000;
/** A run gives way to others after this; what is under way then has so long to end. */
const usualTurnMs = 60_000;
const lastAnswersMs = 15_000;
/** It is not worth while to end for less. */
const shortWaitMs = 5_000;

interface Answered<Heard> {
  readonly row: LineRow;
  readonly heard: Heard;
}

/** @throws when the database fails; the run goes on where it was with the next stretch */
export async function workOnVerificationRun(work: RunWork): Promise<RunOutcome> {
  const { db, workspaceId, runId, now } = work;
  const before = await inWorkspace(db, workspaceId, (tx) => readVerificationRun(tx, runId));
  if (before.status !== 'running') return 'held';
  const because = await reasonToStop(work, before);
  if (because) return stop(work, because);
  try {
    await layRun(work);
  } catch (error) {
    if (error instanceof NotRunning) return 'held';
    if (error instanceof FileGone) return stop(work, 'file_gone');
    throw error;
  }
  const stretch = before.kind === 'verify' ? new Stretch(work, askAddresses) : new Stretch(work, askNames);
  try {
    return await stretch.ask();
  } finally {
    stretch.callOff();
    await inWorkspace(db, workspaceId, async (tx) => {
      // Whoever looks at a run that nobody works at must not see how fast it goes.
      const { status, dueAt } = await readVerificationRun(tx, runId);
      if (status === 'running') await noteDue(tx, runId, dueAt > now() ? dueAt : now());
    }).catch(() => undefined);
  }
}

async function stop({ db, workspaceId, runId, now }: RunWork, because: VerificationRunStop): Promise<RunOutcome> {
  const { status } = await inWorkspace(db, workspaceId, (tx) => stopVerificationRun(tx, runId, because, now()));
  return status === 'stopped' ? 'stopped' : 'held';
}

/** Whether whoever started it still may. */
async function reasonToStop({ db, workspaceId, now }: RunWork, { actor, isFree }: VerificationRun): Promise<VerificationRunStop | null> {
  return inWorkspace(db, workspaceId, async (tx) => {
    if (isReadOnly(await readWorkspace(tx), now())) return 'workspace_read_only';
    if (actor.kind === 'user') return (await roleOf(db.auth, workspaceId, actor.id)) === null ? 'permission_lost' : null;
    if (actor.kind !== 'api_key') return null;
    // A free check belongs to an export.
    return (await isApiKeyInForce(tx, actor.id, isFree ? 'leads:export' : 'emails:verify')) ? null : 'permission_lost';
  });
}

/** The asking. What waits, what is under way and what is answered and not settled yet stand here; all else stands in the database. */
class Stretch<Heard> {
  readonly #work: RunWork;
  readonly #asking: Asking<Heard>;
  readonly #line = createAskingLine();
  readonly #over = new AbortController();
  readonly #signal: AbortSignal;
  readonly #startedMs = performance.now();
  #answered: Answered<Heard>[] = [];
  #underWay = 0;
  /** Credits that what is under way, and what is answered and not settled, can cost together. */
  #atStake = 0;
  /** Credits that are left of the hold. */
  #left = 0;
  /** Rows to ask about, in their order, and how many of them were read; null: to be looked up. */
  #order: readonly number[] | null = null;
  #read = 0;
  #settledRows = 0;
  #wake = (): void => undefined;

  constructor(work: RunWork, asking: Asking<Heard>) {
    this.#work = work;
    this.#asking = asking;
    this.#signal = work.signal ? AbortSignal.any([work.signal, this.#over.signal]) : this.#over.signal;
  }

  callOff(): void {
    this.#over.abort(new Error('The work on this run has ended.'));
  }

  async ask(): Promise<RunOutcome> {
    const { window = this.#asking.window, turnMs = usualTurnMs, lookMs = usualLookMs, now } = this.#work;
    await this.#openHold();
    let lookedMs = performance.now();
    let settledMs = lookedMs;
    let turnOverMs: number | null = null;
    for (;;) {
      this.#work.signal?.throwIfAborted();
      const atMs = performance.now();
      if (atMs - lookedMs >= lookMs) {
        const held = await this.#look();
        if (held) return held;
        if (turnOverMs === null && atMs - this.#startedMs >= turnMs && (await this.#work.othersWait?.())) turnOverMs = atMs;
        lookedMs = performance.now();
      }
      if (turnOverMs === null) {
        if (this.#line.size() < pageRows && !(await this.#refill())) return 'held';
        // What is answered and not settled counts: settling may be slower than asking, and what is not settled is asked again by whoever goes on after a kill.
        this.#send(window - this.#underWay - this.#answered.length);
      }
      const isQuiet = this.#underWay === 0;
      if (this.#answered.length >= this.#asking.batchRows || (this.#answered.length > 0 && (isQuiet || atMs - settledMs >= batchMs))) {
        if (!(await this.#settle())) return 'held';
        settledMs = performance.now();
        continue;
      }
      if (turnOverMs !== null && (isQuiet || atMs - turnOverMs >= lastAnswersMs)) return 'turn_over';
      if (isQuiet && turnOverMs === null) {
        if (this.#line.size() > 0) {
          const because = await this.#renewHold();
          if (because) return stop(this.#work, because);
          continue;
        }
        if (!this.#hasMore()) {
          const { hasOpen, nextAt } = await this.#inRun((tx) => readWhatIsLeft(tx, this.#work.runId));
          if (hasOpen) this.#beginAgain();
          else if (nextAt === null) return (await this.#finish()) ? 'done' : 'held';
          else if (nextAt.getTime() - now().getTime() > shortWaitMs) {
            await this.#inRun((tx) => noteDue(tx, this.#work.runId, nextAt));
            return 'waiting';
          }
        }
      }
      await this.#change();
    }
  }

  #inRun<T>(work: (tx: WorkspaceTx) => Promise<T>): Promise<T> {
    return inWorkspace(this.#work.db, this.#work.workspaceId, async (tx) => {
      await lookUpByKey(tx);
      return work(tx);
    });
  }

  /** Holds what the rest can cost, and no more. */
  async #openHold(): Promise<void> {
    const { runId, now } = this.#work;
    await this.#inRun(async (tx) => {
      const run = await lockVerificationRun(tx, runId);
      if (run.status !== 'running') return;
      const { left } = await liveHoldOfRun(tx, run, run.isFree ? 0 : await readMostCost(tx, runId, now()), now());
      this.#left = left;
    });
  }

  /** Nothing that is left can go out: more is held, if the ceiling and the balance allow. @returns why not */
  async #renewHold(): Promise<VerificationRunStop | null> {
    const { runId, now } = this.#work;
    return this.#inRun(async (tx) => {
      const run = await lockVerificationRun(tx, runId);
      if (run.status !== 'running') return null;
      if (run.spent >= run.ceiling) return 'ceiling_reached';
      const { left } = await liveHoldOfRun(tx, run, await readMostCost(tx, runId, now()), now());
      this.#left = left;
      return left > 0 ? null : 'credits_insufficient';
    });
  }

  /** @returns how the stretch ends, where it does */
  async #look(): Promise<RunOutcome | null> {
    const run = await this.#inRun((tx) => readVerificationRun(tx, this.#work.runId));
    if (run.status !== 'running') return 'held';
    const because = await reasonToStop(this.#work, run);
    return because ? stop(this.#work, because) : null;
  }

  /** Reads the next rows; those whose answer is known already get it at once. @returns false when the run is held */
  async #refill(): Promise<boolean> {
    const { runId, now } = this.#work;
    const line = this.#line;
    return this.#inRun(async (tx) => {
      const run = await lockVerificationRun(tx, runId);
      if (run.status !== 'running') return false;
      const at = now();
      const due = run.waiting > 0 ? await readRowsDue(tx, runId, at, line.size() + this.#underWay + this.#answered.length + pageRows) : [];
      this.#order ??= await readOrderToAsk(tx, runId, mostOfOneDomain);
      const page = this.#order.slice(this.#read, this.#read + pageRows);
      this.#read += page.length;
      const fresh = page.length > 0 ? await readRowsToAsk(tx, runId, page) : [];
      const rows = [...due, ...fresh].filter(({ askKey }) => !line.has(askKey));
      if (rows.length === 0) return true;
      const { readKnown, refusalKey } = this.#asking;
      const keys = rows.map(({ askKey }) => askKey);
      const [known, refused] = [await readKnown(tx, keys, at), await readRefusedAddresses(tx, [...new Set(rows.map(refusalKey))])];
      const answers = rows.flatMap((row): RowAnswer[] => {
        const refusal = refused.get(refusalKey(row));
        if (refusal) return [{ ...noAnswer(row), result: refusal === 'erased' ? 'gone' : 'suppressed' }];
        const one = known.get(row.askKey);
        return one && mayRepeat(run, one) ? [repeated(row, one)] : [];
      });
      const isAnswered = new Set(answers.map(({ askKey }) => askKey));
      if (answers.length > 0) await this.#write(tx, answers, 0);
      line.add(
        rows
          .filter(({ askKey }) => !isAnswered.has(askKey))
          .map((row) => ({ ...row, mostCost: run.isFree || known.get(row.askKey)?.isFree ? (0 as const) : (1 as const) })),
      );
      return true;
    });
  }

  #send(room: number): void {
    if (room <= 0) return;
    for (const row of this.#line.take(room, this.#left - this.#atStake)) {
      this.#underWay += 1;
      this.#atStake += row.mostCost;
      void this.#ask(row);
    }
  }

  async #ask(row: LineRow): Promise<void> {
    const { db, workspaceId, verifier, now } = this.#work;
    try {
      this.#answered.push({ row, heard: await this.#asking.ask(row, { db, workspaceId, verifier, signal: this.#signal, now }) });
    } catch {
      // Called off: it stays as it was.
    } finally {
      this.#underWay -= 1;
      this.#wake();
    }
  }

  /** One batch, one transaction. @returns false when the run is held: what was answered is dropped, and costs nothing */
  async #settle(): Promise<boolean> {
    const { runId, now } = this.#work;
    const batch = this.#answered.splice(0, this.#asking.batchRows);
    let unpaid: readonly LineRow[] = [];
    const isGoing = await this.#inRun(async (tx) => {
      const run = await lockVerificationRun(tx, runId);
      if (run.status !== 'running') return false;
      const at = now();
      const hold = run.isFree ? { reservationId: null, left: 0 } : await requireHoldOfRun(tx, run, at);
      const open = await lockUnanswered(
        tx,
        runId,
        batch.map(({ row }) => row.askKey),
      );
      const toSettle = batch.filter(({ row }) => open.has(row.askKey));
      const settled = await this.#asking.settle(tx, toSettle, { run, payFrom: hold.reservationId, now: at });
      const spent = settled.answers.reduce((sum, { cost }) => sum + cost, 0);
      await this.#write(tx, settled.answers, spent, open);
      this.#left = hold.left - spent;
      ({ unpaid } = settled);
      return true;
    });
    for (const { row } of batch) {
      this.#line.end(row);
      this.#atStake -= row.mostCost;
    }
    this.#line.add(unpaid);
    return isGoing;
  }

  async #write(
    tx: WorkspaceTx,
    answers: readonly RowAnswer[],
    spent: number,
    locked?: ReadonlyMap<string, 'open' | 'waiting'>,
  ): Promise<void> {
    const { runId } = this.#work;
    const before =
      locked ??
      (await lockUnanswered(
        tx,
        runId,
        answers.map(({ askKey }) => askKey),
      ));
    const change = await answerRows(tx, runId, answers, before);
    this.#settledRows += (change.answered ?? 0) + (change.skipped ?? 0);
    await noteProgress(tx, runId, change, { spent, work: { ms: performance.now() - this.#startedMs, rows: this.#settledRows } });
  }

  /** Rows that were answered and could not be settled are read again. */
  #beginAgain(): void {
    this.#order = null;
    this.#read = 0;
  }

  #hasMore(): boolean {
    return this.#order === null || this.#read < this.#order.length;
  }

  async #finish(): Promise<boolean> {
    const { runId, now } = this.#work;
    return this.#inRun(async (tx) => {
      const run = await finishVerificationRun(tx, runId, now());
      if (run.status !== 'done') return false;
      await endRun(tx, run, now());
      return true;
    });
  }

  /** Until something is answered, or it is time to look. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 50);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** What stays to be done with a run that is done or cancelled. */
export async function endRun(tx: WorkspaceTx, run: VerificationRun, now: Date): Promise<void> {
  await letGoOfRun(tx, run.id);
  await forgetPicks(tx, run.id);
  const { actor, id, answered, spent } = run;
  await noteAudit(tx, { actor, action: 'emails.verified', target: { kind: 'verification-run', id }, details: { answered, spent } }, now);
}
