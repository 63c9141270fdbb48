/** What was done with a lead in a workspace, besides its facts: bulk changes, reveals, notes. */
import type { ActorRef, WorkspaceTx } from '../platform/index.ts';

export interface LeadDeed {
  readonly at: Date;
  readonly kind: string;
  readonly actor: ActorRef;
  /** The bulk change; null for reveals and notes. */
  readonly change: Readonly<Record<string, unknown>> | null;
  /** Name of the list, if there is one and this actor can see it. */
  readonly listName: string | null;
}

type Row = Omit<LeadDeed, 'actor'> & { actorKind: ActorRef['kind']; actorId: string | null };

/**
 * The newest events, up to a limit. Omits the text of notes, and lists that this actor can't see.
 * @param ids of the lead in this workspace: of its own record and of the pool record
 */
export async function listDeeds(tx: WorkspaceTx, ids: readonly string[], actorId: string, limit: number): Promise<LeadDeed[]> {
  const { rows } = await tx.query<Row>(
    `select * from (
       select r.created_at as at, k.change ->> 'kind' as kind, r.actor_kind as "actorKind", r.actor_id as "actorId", k.change, l.name as "listName"
         from bulk_change_items i join bulk_changes k on k.workspace_id = i.workspace_id and k.id = i.bulk_change_id
         join runs r on r.workspace_id = k.workspace_id and r.id = k.id
         left join lists l on l.id = (k.change ->> 'listId')::uuid
         where i.lead_id = any($1) and (l.id is null or l.is_shared or l.created_by = $2)
       union all
       select revealed_at, 'revealed', actor_kind, actor_id, null, null from reveals where person_id = any($1)
       union all
       select created_at, 'note', 'user', author_id, null, null from lead_notes where lead_id = any($1)
     ) deeds order by at desc limit $3`,
    [ids, actorId, limit],
  );
  return rows.map(({ actorKind, actorId: id, ...row }) => ({ ...row, actor: { kind: actorKind, id } as ActorRef }));
}
