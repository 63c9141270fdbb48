/**
 * Runs that verify or find many: where each stands, what it may still spend, and how it is steered. Its rows stand in verification-run-rows.queries.ts;
 * rows, place and money move in one transaction, behind the lock of the run.
 */
import { v7 as uuidv7 } from 'uuid';
import { type ActorRef, type AuthTx, type WorkspaceTx, Refusal } from '../platform/index.ts';
import { releaseReservation, reserveCredits } from '../credits/index.ts';

export type VerificationRunStatus = 'running' | 'paused' | 'done' | 'cancelled' | 'stopped';
export type VerificationRunStop =
  | 'ceiling_reached'
  | 'credits_insufficient'
  | 'workspace_read_only'
  | 'permission_lost'
  | 'file_gone'
  | 'failed';

/** Rows by what became of them. */
export interface RunCounts {
  readonly answered: number;
  readonly waiting: number;
  readonly skipped: number;
  readonly deliverable: number;
  readonly undeliverable: number;
  readonly risky: number;
  readonly unknown: number;
  readonly confirmed: number;
  readonly pattern_only: number;
  readonly not_found: number;
  readonly unconfirmed: number;
}

export interface VerificationRun extends RunCounts {
  readonly id: string;
  readonly kind: 'verify' | 'find';
  readonly source: 'file' | 'people' | 'addresses';
  readonly name: string;
  readonly fileId: string | null;
  readonly columns: unknown;
  readonly fresh: boolean;
  readonly isFree: boolean;
  readonly status: VerificationRunStatus;
  readonly stoppedBecause: VerificationRunStop | null;
  readonly isLaid: boolean;
  /** Row that is laid next, and where in the file it begins. */
  readonly laidRow: number;
  readonly laidOffset: number;
  readonly total: number;
  /** Of the stretch of work under way. */
  readonly workMs: number;
  readonly workRows: number;
  readonly ceiling: number;
  readonly spent: number;
  readonly reservationId: string | null;
  readonly holds: number;
  readonly dueAt: Date;
  readonly deadlineAt: Date;
  readonly actor: ActorRef;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

type Row = Omit<VerificationRun, 'actor' | 'laidOffset' | 'workMs'> & {
  actorKind: ActorRef['kind'];
  actorId: string | null;
  laidOffset: string;
  workMs: string;
};

const countNames = [
  'answered',
  'waiting',
  'skipped',
  'deliverable',
  'undeliverable',
  'risky',
  'unknown',
  'confirmed',
  'pattern_only',
  'not_found',
  'unconfirmed',
] as const satisfies readonly (keyof RunCounts)[];

const columns = `id, kind, source, name, file_id as "fileId", columns, fresh, is_free as "isFree", status, stopped_because as "stoppedBecause",
  is_laid as "isLaid", laid_row as "laidRow", laid_offset as "laidOffset", total, ${countNames.join(', ')}, work_ms as "workMs", work_rows as "workRows",
  ceiling, spent, reservation_id as "reservationId", holds, due_at as "dueAt", deadline_at as "deadlineAt", actor_kind as "actorKind",
  actor_id as "actorId", created_at as "createdAt", ended_at as "endedAt"`;

const toRun = ({ actorKind, actorId, laidOffset, workMs, ...row }: Row): VerificationRun => ({
  ...row,
  laidOffset: Number(laidOffset),
  workMs: Number(workMs),
  actor: { kind: actorKind, id: actorId } as ActorRef,
});

/** Asking again what was put off ends so long after the start (engines/verification, retryWindowMs). */
const deadlineMs = 24 * 3_600_000;

export type NewVerificationRun = Pick<
  VerificationRun,
  'id' | 'kind' | 'source' | 'name' | 'fileId' | 'fresh' | 'isFree' | 'total' | 'ceiling' | 'actor'
> & {
  readonly columns: readonly unknown[] | null;
  /** Credits: the ceiling, or the most that it can cost if that is less. */
  readonly hold: number;
};

/** Makes a run whose rows are not laid yet. @throws Refusal credits_insufficient */
export async function startVerificationRun(tx: WorkspaceTx, run: NewVerificationRun, now: Date): Promise<VerificationRun> {
  const { rows } = await tx.query<Row>(
    `insert into verification_runs (workspace_id, id, kind, source, name, file_id, columns, fresh, is_free, status, total, ceiling, due_at, deadline_at,
       actor_kind, actor_id, created_at)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, 'running', $9, $10, $13, $14, $11, $12, $13) returning ${columns}`,
    [
      run.id,
      run.kind,
      run.source,
      run.name,
      run.fileId,
      run.columns === null ? null : JSON.stringify(run.columns),
      run.fresh,
      run.isFree,
      run.total,
      run.ceiling,
      run.actor.kind,
      run.actor.id,
      now,
      new Date(now.getTime() + deadlineMs),
    ],
  );
  const made = rows[0];
  if (!made) throw new Error('the run was not written');
  if (run.hold > 0) await holdFor(tx, toRun(made), run.hold, now);
  return readVerificationRun(tx, run.id);
}

export const newVerificationRunId = (): string => uuidv7();

/** @throws Refusal not_found */
export async function readVerificationRun(tx: WorkspaceTx, id: string): Promise<VerificationRun> {
  const { rows } = await tx.query<Row>(`select ${columns} from verification_runs where id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return toRun(rows[0]);
}

/** As readVerificationRun, and nobody else moves it until the transaction ends. */
export async function lockVerificationRun(tx: WorkspaceTx, id: string): Promise<VerificationRun> {
  const { rows } = await tx.query<Row>(`select ${columns} from verification_runs where id = $1 for update`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return toRun(rows[0]);
}

/** Newest first; at most `limit` with an id below `before`. */
export async function listVerificationRuns(
  tx: WorkspaceTx,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<VerificationRun[]> {
  const { rows } = await tx.query<Row>(
    `select ${columns} from verification_runs where $1::uuid is null or id < $1 order by id desc limit $2`,
    [before, limit],
  );
  return rows.map(toRun);
}

/** When the first of the rows that wait is asked again, by run; runs without any are left out. */
export async function readNextAttempts(tx: WorkspaceTx, ids: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await tx.query<{ id: string; at: Date | null }>(
    `select id, (select min(next_at) from verification_run_rows r where r.run_id = t.id and r.result = 'waiting' and not r.is_double) as at
     from unnest($1::uuid[]) as t (id)`,
    [ids],
  );
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}

/** Of these runs, those that are still to give answers. */
export async function readRunning(tx: WorkspaceTx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.query<{ id: string }>(
    `select id from verification_runs where id = any($1) and status in ('running', 'paused')`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

async function holdFor(tx: WorkspaceTx, run: VerificationRun, credits: number, now: Date): Promise<void> {
  const { id } = await reserveCredits(
    tx,
    {
      ceiling: credits,
      reason: run.kind === 'verify' ? 'verification' : 'find',
      reference: `verification-run:${run.id}`,
      actor: run.actor,
      idempotencyKey: `verification-run:${run.id}:${run.holds}`,
      // It waits a day for servers that put it off, and is always taken up again: its hold outlasts that.
      reserveMs: deadlineMs + 3_600_000,
    },
    now,
  );
  await tx.query('update verification_runs set reservation_id = $2, holds = holds + 1 where id = $1', [run.id, id]);
}

async function releaseHold(tx: WorkspaceTx, run: VerificationRun, now: Date): Promise<void> {
  if (!run.reservationId) return;
  await releaseReservation(tx, run.reservationId, now);
  await tx.query('update verification_runs set reservation_id = null where id = $1', [run.id]);
}

export interface LiveHold {
  /** Null where nothing can be spent. */
  readonly reservationId: string | null;
  /** Credits that it still has. */
  readonly left: number;
}

/**
 * What the run may pay from now. A hold that lapsed, or was used up below the ceiling, is made anew, as far as there are credits; one that holds more than
 * `most` gives the rest back.
 * @param most credits that what is left of the run can cost
 */
export async function liveHoldOfRun(tx: WorkspaceTx, run: VerificationRun, most: number, now: Date): Promise<LiveHold> {
  const wanted = Math.min(run.ceiling - run.spent, most);
  const open = await readHold(tx, run, now);
  if (open !== null && (open === wanted || (open > 0 && open < wanted))) return { reservationId: run.reservationId, left: open };
  await releaseHold(tx, run, now);
  // The account's lock comes first: what is available is what the one before left.
  const { rows } = await tx.query<{ available: number }>('select balance - held as available from credit_accounts for update');
  const credits = Math.min(wanted, rows[0]?.available ?? 0);
  if (credits <= 0) return { reservationId: null, left: 0 };
  await holdFor(tx, run, credits, now);
  const { reservationId } = await readVerificationRun(tx, run.id);
  return { reservationId, left: credits };
}

/** The hold to settle a batch from: as it is while it is open and has something left, else made anew. */
export async function requireHoldOfRun(tx: WorkspaceTx, run: VerificationRun, now: Date): Promise<LiveHold> {
  const open = await readHold(tx, run, now);
  if (open !== null && open > 0) return { reservationId: run.reservationId, left: open };
  return liveHoldOfRun(tx, run, run.total - run.answered - run.skipped, now);
}

/** Credits that its hold still has; null without one that is open. */
async function readHold(tx: WorkspaceTx, { reservationId }: VerificationRun, now: Date): Promise<number | null> {
  if (reservationId === null) return null;
  const { rows } = await tx.query<{ isOpen: boolean; left: number }>(
    'select released_at is null and expires_at > $2 as "isOpen", ceiling - spent as left from credit_reservations where id = $1',
    [reservationId, now],
  );
  return rows[0]?.isOpen ? rows[0].left : null;
}

async function moveTo(
  tx: WorkspaceTx,
  run: VerificationRun,
  status: VerificationRunStatus,
  now: Date,
  stoppedBecause: VerificationRunStop | null = null,
): Promise<VerificationRun> {
  if (status !== 'running') await releaseHold(tx, run, now);
  const endedAt = status === 'done' || status === 'cancelled' ? now : null;
  await tx.query(
    'update verification_runs set status = $2, stopped_because = $3, ended_at = $4, work_ms = 0, work_rows = 0, fruitless = 0 where id = $1',
    [run.id, status, stoppedBecause, endedAt],
  );
  return readVerificationRun(tx, run.id);
}

/** @throws Refusal not_found, already_ended, credits_insufficient */
export async function steerVerificationRun(
  tx: WorkspaceTx,
  id: string,
  to: 'paused' | 'running' | 'cancelled',
  now: Date,
): Promise<VerificationRun> {
  const run = await lockVerificationRun(tx, id);
  if (run.status === to) return run;
  if (run.status === 'done' || run.status === 'cancelled') throw new Refusal('already_ended');
  // What stopped by itself stays so: pausing it would hide why.
  if (to === 'paused' && run.status === 'stopped') return run;
  if (to !== 'running') return moveTo(tx, run, to, now);
  // Who goes on after days gives what was put off another day.
  await tx.query('update verification_runs set due_at = $2, deadline_at = greatest(deadline_at, $3) where id = $1', [
    id,
    now,
    new Date(now.getTime() + deadlineMs),
  ]);
  const resumed = await moveTo(tx, run, 'running', now);
  const most = resumed.total - resumed.answered - resumed.skipped;
  const { left } = await liveHoldOfRun(tx, resumed, most, now);
  if (left === 0 && Math.min(resumed.ceiling - resumed.spent, most) > 0) throw new Refusal('credits_insufficient');
  return readVerificationRun(tx, id);
}

/** Says that a run cannot go on, as long as it is running. */
export async function stopVerificationRun(tx: WorkspaceTx, id: string, because: VerificationRunStop, now: Date): Promise<VerificationRun> {
  const run = await lockVerificationRun(tx, id);
  return run.status === 'running' ? moveTo(tx, run, 'stopped', now, because) : run;
}

/** So many stretches in a row may end by themselves without coming on: more are no accident of the machine, and would go on for ever. */
const mostFruitless = 5;

/**
 * Notes that a stretch ended by itself. One that came on begins the count anew; the last of too many stops the run as 'failed'.
 * @returns the run as it is then
 */
export async function noteBrokenStretch(tx: WorkspaceTx, id: string, cameOn: boolean, now: Date): Promise<VerificationRun> {
  const { rows } = await tx.query<{ fruitless: number }>(
    'update verification_runs set fruitless = case when $2 then 0 else fruitless + 1 end where id = $1 returning fruitless',
    [id, cameOn],
  );
  return (rows[0]?.fruitless ?? 0) >= mostFruitless ? stopVerificationRun(tx, id, 'failed', now) : readVerificationRun(tx, id);
}

/** Says that a run is through, as long as it is running. */
export async function finishVerificationRun(tx: WorkspaceTx, id: string, now: Date): Promise<VerificationRun> {
  const run = await lockVerificationRun(tx, id);
  return run.status === 'running' ? moveTo(tx, run, 'done', now) : run;
}

/** Notes how far the laying is. @param skipped rows of this part with nothing to ask */
export async function noteLaid(
  tx: WorkspaceTx,
  id: string,
  { row, offset, isLaid, skipped }: { readonly row: number; readonly offset: number; readonly isLaid: boolean; readonly skipped: number },
): Promise<void> {
  await tx.query('update verification_runs set laid_row = $2, laid_offset = $3, is_laid = $4, skipped = skipped + $5 where id = $1', [
    id,
    row,
    offset,
    isLaid,
    skipped,
  ]);
}

/** Moves the counts, and how fast it goes. @param work of the stretch under way, in milliseconds and rows */
export async function noteProgress(
  tx: WorkspaceTx,
  id: string,
  change: Partial<RunCounts>,
  { spent, work }: { readonly spent: number; readonly work: { readonly ms: number; readonly rows: number } },
): Promise<void> {
  const moves = countNames.map((name, index) => `${name} = ${name} + $${index + 5}`).join(', ');
  await tx.query(`update verification_runs set spent = spent + $2, work_ms = $3, work_rows = $4, ${moves} where id = $1`, [
    id,
    spent,
    Math.round(work.ms),
    work.rows,
    ...countNames.map((name) => change[name] ?? 0),
  ]);
}

/** When it is worked at next: nothing is at work until then. */
export async function noteDue(tx: WorkspaceTx, id: string, at: Date): Promise<void> {
  await tx.query('update verification_runs set due_at = $2, work_ms = 0, work_rows = 0 where id = $1', [id, at]);
}

/** For the rest of a transaction of a run: its lookups are by key, into tables that grow faster than their statistics, where the planner would read them whole. */
export async function lookUpByKey(tx: WorkspaceTx): Promise<void> {
  await tx.query('set local jit = off; set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off');
}

export interface RunAtWork {
  readonly workspaceId: string;
  readonly runId: string;
}

const claimKey = (id: string): string => `hashtextextended('verification-run:' || ${id}, 0)`;

/** Whether a connection holds the lock of a run, told without touching it: a look must not get in the way of a worker that begins. */
const isClaimed = `exists (select from pg_locks l where l.locktype = 'advisory' and l.objsubid = 1 and l.database = (select oid from pg_database where datname = current_database())
  and (l.classid::bigint << 32) | l.objid::bigint = ${claimKey('r.id::text')})`;

/** Whether a living connection works at a run. */
export async function isVerificationRunClaimed(tx: WorkspaceTx, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ claimed: boolean }>(`select ${isClaimed} as claimed from verification_runs r where r.id = $1`, [id]);
  return rows[0]?.claimed === true;
}

/** Runs with something to do that nobody works at, in every workspace, the longest due first. */
export async function listVerificationRunsDue(tx: AuthTx, now: Date): Promise<RunAtWork[]> {
  const { rows } = await tx.query<RunAtWork>(
    `select workspace_id as "workspaceId", id as "runId" from app.verification_runs r
     where status = 'running' and due_at <= $1 and not ${isClaimed} order by due_at, id`,
    [now],
  );
  return rows;
}

/**
 * Makes this connection the only one that works at a run; the lock ends with the connection, however it ends.
 * @returns false while another works at it
 */
export async function claimVerificationRun(
  connection: { query(text: string, values: readonly unknown[]): Promise<{ rows: { claimed: boolean }[] }> },
  id: string,
): Promise<boolean> {
  const { rows } = await connection.query(`select pg_try_advisory_lock(${claimKey('$1')}) as claimed`, [id]);
  return rows[0]?.claimed === true;
}
