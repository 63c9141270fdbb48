/**
 * Acts on many leads: what an act is for, how far it is, what it changed and how that was before. The changes themselves stand in
 * lead-states.queries.ts.
 */
import type { LeadKind } from '@leadlight/leads';
import { v7 as uuidv7 } from 'uuid';
import { type ActorRef, type AuthTx, type WorkspaceTx, Refusal } from '../platform/index.ts';
import { forgetPicks, readPicks, applyChange, revertChange, type LeadAlteration } from '../leads/index.ts';

export type LeadActStatus = 'running' | 'done' | 'cancelled' | 'undoing' | 'undone';

export interface LeadAct {
  readonly id: string;
  readonly kind: LeadKind;
  readonly change: LeadAlteration;
  readonly status: LeadActStatus;
  readonly total: number;
  readonly done: number;
  readonly changed: number;
  readonly actor: ActorRef;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly undoUntil: Date;
}

type Row = Omit<LeadAct, 'actor'> & { actorKind: ActorRef['kind']; actorId: string | null };

const columns = `id, kind, change, status, total, done, changed, actor_kind as "actorKind", actor_id as "actorId", created_at as "createdAt",
  ended_at as "endedAt", undo_until as "undoUntil"`;
const toAct = ({ actorKind, actorId, ...row }: Row): LeadAct => ({ ...row, actor: { kind: actorKind, id: actorId } as ActorRef });

/** Days in which an act can be undone; then what it deleted is gone. */
const undoDays = 30;

export const newActId = (): string => uuidv7();

/** Makes an act whose leads are kept already under its id. */
export async function startAct(
  tx: WorkspaceTx,
  act: Pick<LeadAct, 'id' | 'kind' | 'change' | 'total' | 'actor'>,
  now: Date,
): Promise<LeadAct> {
  const { rows } = await tx.query<Row>(
    `insert into lead_acts (workspace_id, id, kind, change, status, total, actor_kind, actor_id, created_at, undo_until)
     values (current_workspace(), $1, $2, $3, 'running', $4, $5, $6, $7, $8) returning ${columns}`,
    [
      act.id,
      act.kind,
      JSON.stringify(act.change),
      act.total,
      act.actor.kind,
      act.actor.id,
      now,
      new Date(now.getTime() + undoDays * 86_400_000),
    ],
  );
  if (!rows[0]) throw new Error('the act was not written');
  return toAct(rows[0]);
}

/** @throws Refusal not_found */
export async function readAct(tx: WorkspaceTx, id: string): Promise<LeadAct> {
  const { rows } = await tx.query<Row>(`select ${columns} from lead_acts where id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return toAct(rows[0]);
}

/** As readAct, and nobody else moves it until the transaction ends. */
async function lockAct(tx: WorkspaceTx, id: string): Promise<LeadAct> {
  const { rows } = await tx.query<Row>(`select ${columns} from lead_acts where id = $1 for update`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return toAct(rows[0]);
}

export async function listActs(tx: WorkspaceTx, limit: number): Promise<LeadAct[]> {
  const { rows } = await tx.query<Row>(`select ${columns} from lead_acts order by id desc limit $1`, [limit]);
  return rows.map(toAct);
}

async function endAs(tx: WorkspaceTx, act: LeadAct, status: LeadActStatus, now: Date): Promise<LeadAct> {
  await forgetPicks(tx, act.id);
  await tx.query('update lead_acts set status = $2, ended_at = $3 where id = $1', [act.id, status, now]);
  return readAct(tx, act.id);
}

/**
 * Does an act's next part, up to 1,000 leads, or takes its next part back, in the caller's transaction.
 * Acts of one workspace wait for each other, so that each keeps what really was before it.
 */
export async function stepAct(tx: WorkspaceTx, id: string, now: Date): Promise<LeadAct> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('lead-acts:' || current_workspace()::text, 0))`);
  const act = await lockAct(tx, id);
  if (act.status === 'running') return stepOn(tx, act, now);
  return act.status === 'undoing' ? stepBack(tx, act, now) : act;
}

async function stepOn(tx: WorkspaceTx, act: LeadAct, now: Date): Promise<LeadAct> {
  const ids = await readPicks(tx, act.id, act.done);
  if (ids.length === 0) return endAs(tx, act, 'done', now);
  const changed = await applyChange(tx, act, ids, now);
  // The list that it was to fill is gone: what was done stays, the rest makes no sense any more.
  if (changed === null) return endAs(tx, act, 'cancelled', now);
  await tx.query('update lead_acts set done = done + $2, changed = changed + $3 where id = $1', [act.id, ids.length, changed]);
  return act.done + ids.length >= act.total ? endAs(tx, act, 'done', now) : readAct(tx, act.id);
}

const undoPart = 1_000;

async function stepBack(tx: WorkspaceTx, act: LeadAct, now: Date): Promise<LeadAct> {
  const { rows } = await tx.query<{ leadId: string; before: unknown }>(
    `delete from lead_act_items where act_id = $1 and lead_id in (select lead_id from lead_act_items where act_id = $1 order by lead_id limit ${undoPart})
     returning lead_id as "leadId", before`,
    [act.id],
  );
  await revertChange(tx, act, rows, now);
  await tx.query('update lead_acts set done = greatest(done - $2, 0) where id = $1', [act.id, rows.length]);
  return rows.length < undoPart ? endAs(tx, act, 'undone', now) : readAct(tx, act.id);
}

/** @throws Refusal not_found, already_ended */
export async function cancelAct(tx: WorkspaceTx, id: string, now: Date): Promise<LeadAct> {
  const act = await lockAct(tx, id);
  if (act.status === 'cancelled') return act;
  if (act.status !== 'running') throw new Refusal('already_ended');
  return endAs(tx, act, 'cancelled', now);
}

/** Begins to undo an act; the steps do it. @throws Refusal not_found, undo_over */
export async function beginUndo(tx: WorkspaceTx, id: string, now: Date): Promise<LeadAct> {
  const act = await lockAct(tx, id);
  if (act.status === 'undoing' || act.status === 'undone') return act;
  if (act.undoUntil <= now) throw new Refusal('undo_over');
  await forgetPicks(tx, id);
  await tx.query(`update lead_acts set status = 'undoing', done = changed, ended_at = null where id = $1`, [id]);
  return readAct(tx, id);
}

/** Takes what can no longer be undone out of what deletions kept. @returns how many leads are gone for good */
export async function forgetUndone(tx: WorkspaceTx, now: Date): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from lead_act_items i using lead_acts a
     where a.workspace_id = i.workspace_id and a.id = i.act_id and a.undo_until <= $1 and a.change ->> 'kind' = 'delete'`,
    [now],
  );
  return rowCount ?? 0;
}

/** Acts that are under way, in every workspace: for a worker that starts. */
export async function listActsAtWork(tx: AuthTx): Promise<{ workspaceId: string; id: string }[]> {
  const { rows } = await tx.query<{ workspaceId: string; id: string }>(
    `select workspace_id as "workspaceId", id from app.lead_acts where status in ('running', 'undoing') order by id`,
  );
  return rows;
}
