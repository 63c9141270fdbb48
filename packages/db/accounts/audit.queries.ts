/** The audit log of a workspace: append-only, newest first, with ids in chronological order. */
import { v7 as uuidv7 } from 'uuid';
import type { ActorRef, AuthTx, WorkspaceTx } from '../platform/index.ts';

export interface AuditEvent {
  readonly id: string;
  readonly at: Date;
  readonly actor: ActorRef;
  readonly action: string;
  readonly target: { kind: string; id: string } | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface AuditNote {
  readonly actor: ActorRef;
  readonly action: string;
  readonly target?: { kind: string; id: string };
  readonly details?: Readonly<Record<string, unknown>>;
}

export async function noteAudit(tx: WorkspaceTx, note: AuditNote, now: Date): Promise<void> {
  await tx.query(
    `insert into audit_events (workspace_id, id, at, actor_kind, actor_id, action, target_kind, target_id, details)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8)`,
    [uuidv7(), now, note.actor.kind, note.actor.id, note.action, note.target?.kind, note.target?.id, note.details ?? {}],
  );
}

/** Records a user's change to their own account in each of their workspaces. */
export async function noteUserAudit(tx: AuthTx, userId: string, action: string, now: Date): Promise<void> {
  const { rows } = await tx.query<{ id: string }>('select "organizationId" as id from auth.member where "userId" = $1', [userId]);
  await tx.query(
    `insert into app.audit_events (workspace_id, id, at, actor_kind, actor_id, action)
     select workspace, id, $3, 'user', $4, $5 from unnest($1::uuid[], $2::uuid[]) as t (workspace, id)`,
    [rows.map(({ id }) => id), rows.map(() => uuidv7()), now, userId, action],
  );
}

interface Row extends Omit<AuditEvent, 'actor' | 'target'> {
  readonly actorKind: ActorRef['kind'];
  readonly actorId: string | null;
  readonly targetKind: string | null;
  readonly targetId: string | null;
}

export async function listAuditEvents(
  tx: WorkspaceTx,
  { action, before, limit }: { action?: string | undefined; before?: string | undefined; limit: number },
): Promise<AuditEvent[]> {
  const { rows } = await tx.query<Row>(
    `select id, at, actor_kind as "actorKind", actor_id as "actorId", action, target_kind as "targetKind", target_id as "targetId", details
     from audit_events where ($1::uuid is null or id < $1) and ($2::text is null or action = $2) order by id desc limit $3`,
    [before, action, limit],
  );
  return rows.map(({ actorKind, actorId, targetKind, targetId, ...row }) => ({
    ...row,
    actor: { kind: actorKind, id: actorId } as ActorRef,
    target: targetKind && targetId ? { kind: targetKind, id: targetId } : null,
  }));
}
