/** Reveal runs: many people at once, as a durable job under a ceiling. Its place and its money move in the transactions that reveal. */
import { v7 as uuidv7 } from 'uuid';
import { type ActorRef, type AuthTx, type WorkspaceTx, Refusal } from '../platform/index.ts';
import { releaseReservation, reserveCredits } from '../credits/index.ts';
import { readPicks } from '../leads/index.ts';
import { revealMany, type OnReveal } from './reveals.queries.ts';

export type RevealRunStatus = 'running' | 'paused' | 'done' | 'cancelled' | 'stopped';
export type StopReason = 'ceiling_reached' | 'credits_insufficient' | 'workspace_read_only' | 'permission_lost';

export interface RevealRun {
  readonly id: string;
  readonly status: RevealRunStatus;
  readonly stoppedBecause: StopReason | null;
  readonly total: number;
  readonly done: number;
  readonly paid: number;
  readonly undeliverable: number;
  readonly alreadyRevealed: number;
  readonly nothingToReveal: number;
  readonly suppressed: number;
  readonly gone: number;
  readonly ceiling: number;
  readonly spent: number;
  readonly reservationId: string | null;
  readonly holds: number;
  readonly actor: ActorRef;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

type Row = Omit<RevealRun, 'actor'> & { actorKind: ActorRef['kind']; actorId: string | null };

const columns = `id, status, stopped_because as "stoppedBecause", total, done, paid, undeliverable, already_revealed as "alreadyRevealed",
  nothing_to_reveal as "nothingToReveal", suppressed, gone, ceiling, spent, reservation_id as "reservationId", holds, actor_kind as "actorKind",
  actor_id as "actorId", created_at as "createdAt", ended_at as "endedAt"`;

const toRun = ({ actorKind, actorId, ...row }: Row): RevealRun => ({ ...row, actor: { kind: actorKind, id: actorId } as ActorRef });

/**
 * Makes a run whose people are kept already under its id, and holds what it may spend.
 * @param hold credits: the ceiling, or what the forecast says if that is less
 * @throws Refusal credits_insufficient
 */
export async function startRevealRun(
  tx: WorkspaceTx,
  run: { id: string; total: number; ceiling: number; hold: number; actor: ActorRef },
  now: Date,
): Promise<RevealRun> {
  const { rows } = await tx.query<Row>(
    `insert into reveal_runs (workspace_id, id, status, total, ceiling, actor_kind, actor_id, created_at)
     values (current_workspace(), $1, 'running', $2, $3, $4, $5, $6) returning ${columns}`,
    [run.id, run.total, run.ceiling, run.actor.kind, run.actor.id, now],
  );
  const made = rows[0];
  if (!made) throw new Error('the run was not written');
  if (run.hold > 0) await holdFor(tx, toRun(made), run.hold, now);
  return readRevealRun(tx, run.id);
}

export const newRunId = (): string => uuidv7();

/** @throws Refusal not_found */
export async function readRevealRun(tx: WorkspaceTx, id: string): Promise<RevealRun> {
  const { rows } = await tx.query<Row>(`select ${columns} from reveal_runs where id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return toRun(rows[0]);
}

/** As readRevealRun, and nobody else moves it until the transaction ends. */
async function lockRevealRun(tx: WorkspaceTx, id: string): Promise<RevealRun> {
  const { rows } = await tx.query<Row>(`select ${columns} from reveal_runs where id = $1 for update`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return toRun(rows[0]);
}

export async function listRevealRuns(tx: WorkspaceTx, limit: number): Promise<RevealRun[]> {
  const { rows } = await tx.query<Row>(`select ${columns} from reveal_runs order by id desc limit $1`, [limit]);
  return rows.map(toRun);
}

async function holdFor(tx: WorkspaceTx, run: RevealRun, credits: number, now: Date): Promise<string> {
  const reservation = await reserveCredits(
    tx,
    {
      ceiling: credits,
      reason: 'reveal',
      reference: `reveal-run:${run.id}`,
      actor: run.actor,
      idempotencyKey: `reveal-run:${run.id}:${run.holds}`,
    },
    now,
  );
  await tx.query('update reveal_runs set reservation_id = $2, holds = holds + 1 where id = $1', [run.id, reservation.id]);
  return reservation.id;
}

async function releaseHold(tx: WorkspaceTx, run: RevealRun, now: Date): Promise<void> {
  if (!run.reservationId) return;
  await releaseReservation(tx, run.reservationId, now);
  await tx.query('update reveal_runs set reservation_id = null where id = $1', [run.id]);
}

async function moveTo(
  tx: WorkspaceTx,
  run: RevealRun,
  status: RevealRunStatus,
  now: Date,
  stoppedBecause: StopReason | null = null,
): Promise<RevealRun> {
  if (status !== 'running') await releaseHold(tx, run, now);
  const endedAt = status === 'done' || status === 'cancelled' ? now : null;
  await tx.query('update reveal_runs set status = $2, stopped_because = $3, ended_at = $4 where id = $1', [
    run.id,
    status,
    stoppedBecause,
    endedAt,
  ]);
  return readRevealRun(tx, run.id);
}

/** @throws Refusal not_found, already_ended */
export async function steerRevealRun(tx: WorkspaceTx, id: string, to: 'paused' | 'running' | 'cancelled', now: Date): Promise<RevealRun> {
  const run = await lockRevealRun(tx, id);
  if (run.status === to) return run;
  if (run.status === 'done' || run.status === 'cancelled') throw new Refusal('already_ended');
  // What stopped by itself stays so: pausing it would hide why.
  if (to === 'paused' && run.status === 'stopped') return run;
  return moveTo(tx, run, to, now);
}

/** Says that a run cannot go on, as long as it is running. */
export async function stopRevealRun(tx: WorkspaceTx, id: string, because: StopReason, now: Date): Promise<RevealRun> {
  const run = await lockRevealRun(tx, id);
  return run.status === 'running' ? moveTo(tx, run, 'stopped', now, because) : run;
}

/** Whoever else pays in this workspace waits for a step; one of 1,000 people took 2.3 s on 2 busy cores. */
const peopleAStep = 200;

/**
 * Reveals the next people of a run in the caller's transaction: whoever is killed before its commit has done nothing.
 * Surprise: a hold lapses after an hour by itself; then what may still be spent is held anew, as far as there are credits.
 */
export async function stepRevealRun(tx: WorkspaceTx, id: string, onReveal: OnReveal, now: Date): Promise<RevealRun> {
  // Lookups are by key; where people were just loaded there are no statistics yet, and each of those revealed would be compared with all of them.
  await tx.query('set local jit = off; set local enable_seqscan = off; set local enable_bitmapscan = off');
  const run = await lockRevealRun(tx, id);
  if (run.status !== 'running') return run;
  const ids = (await readPicks(tx, id, run.done)).slice(0, peopleAStep);
  if (ids.length === 0) return moveTo(tx, run, 'done', now);
  const hold = await liveHold(tx, run, now);
  const { done, counts } = await revealMany(tx, ids, hold, { actor: run.actor, onReveal }, now);
  await tx.query(
    `update reveal_runs set done = done + $2, paid = paid + $3, undeliverable = undeliverable + $4, already_revealed = already_revealed + $5,
       nothing_to_reveal = nothing_to_reveal + $6, suppressed = suppressed + $7, gone = gone + $8, spent = spent + $3 where id = $1`,
    [id, done, counts.pay, counts.undeliverable, counts.already_revealed, counts.nothing_to_reveal, counts.suppressed, counts.gone],
  );
  const after = await readRevealRun(tx, id);
  if (done === ids.length) return after.done >= after.total ? moveTo(tx, after, 'done', now) : after;
  if (after.spent >= after.ceiling) return moveTo(tx, after, 'stopped', now, 'ceiling_reached');
  // A hold that was used up below the ceiling is renewed by the next step; without any there is nothing to pay with.
  return hold === null || done === 0 ? moveTo(tx, after, 'stopped', now, 'credits_insufficient') : after;
}

/** The hold to pay from; null where the ceiling, or the balance, leaves nothing to spend. */
async function liveHold(tx: WorkspaceTx, run: RevealRun, now: Date): Promise<string | null> {
  const { rows } = await tx.query<{ isOpen: boolean; left: number }>(
    'select released_at is null and expires_at > $2 as "isOpen", ceiling - spent as left from credit_reservations where id = $1',
    [run.reservationId, now],
  );
  if (rows[0]?.isOpen && rows[0].left > 0) return run.reservationId;
  const rest = run.ceiling - run.spent;
  if (rest === 0) return null;
  if (rows[0]) await releaseHold(tx, run, now);
  return holdUpTo(tx, run, rest, now);
}

/** Holds this much, or what there is. */
async function holdUpTo(tx: WorkspaceTx, run: RevealRun, most: number, now: Date): Promise<string | null> {
  const { rows } = await tx.query<{ available: number }>('select balance - held as available from credit_accounts for update');
  const credits = Math.min(most, rows[0]?.available ?? 0);
  return credits > 0 ? holdFor(tx, run, credits, now) : null;
}

/** Runs that are under way, in every workspace: for a worker that starts. */
export async function listRevealRunsAtWork(tx: AuthTx): Promise<{ workspaceId: string; id: string }[]> {
  const { rows } = await tx.query<{ workspaceId: string; id: string }>(
    `select workspace_id as "workspaceId", id from app.reveal_runs where status = 'running' order by id`,
  );
  return rows;
}
