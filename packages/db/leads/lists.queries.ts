/** Lists of leads. A private list is visible only to its creator; for others it doesn't exist. */
import type { LeadKind } from '@leadlight/leads';
import { v7 as uuidv7 } from 'uuid';
import { type WorkspaceTx, Refusal, takeTurn } from '../platform/index.ts';
import { isShown } from './lead-refusals.queries.ts';
import { addToSearchOutbox } from './search-outbox.queries.ts';

export interface LeadList {
  readonly id: string;
  readonly kind: 'people' | 'companies';
  readonly name: string;
  readonly isShared: boolean;
  /** The leads on it that the workspace is shown. */
  readonly count: number;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = `l.id, l.kind, l.name, l.is_shared as "isShared", l.created_by as "createdBy", l.created_at as "createdAt", l.updated_at as "updatedAt",
  case l.kind when 'people' then ${shownOn('people')} else ${shownOn('companies')} end as count`;

function shownOn(kind: LeadKind): string {
  return `(select count(*)::int from list_leads m join ${kind} lead on lead.id = m.lead_id
    where m.workspace_id = l.workspace_id and m.list_id = l.id and ${isShown(kind, 'lead')})`;
}

/** Lists that this actor can see, by name. */
export async function listLists(tx: WorkspaceTx, actorId: string, kind?: string): Promise<LeadList[]> {
  const { rows } = await tx.query<LeadList>(
    `select ${columns} from lists l where (l.is_shared or l.created_by = $1) and ($2::text is null or l.kind = $2) order by lower(l.name), l.id`,
    [actorId, kind],
  );
  return rows;
}

/** @throws Refusal not_found if it doesn't exist or this actor can't see it */
export async function readList(tx: WorkspaceTx, id: string, actorId: string): Promise<LeadList> {
  const { rows } = await tx.query<LeadList>(`select ${columns} from lists l where l.id = $1 and (l.is_shared or l.created_by = $2)`, [
    id,
    actorId,
  ]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** @throws Refusal limit_reached */
export async function createList(
  tx: WorkspaceTx,
  list: Pick<LeadList, 'kind' | 'name' | 'isShared' | 'createdBy'>,
  most: number,
  now: Date,
): Promise<string> {
  const id = uuidv7();
  await takeTurn(tx, 'lists');
  const { rowCount } = await tx.query(
    `insert into lists (workspace_id, id, kind, name, is_shared, created_by, created_at, updated_at)
     select current_workspace(), $1, $2, $3, $4, $5, $6, $6 where (select count(*) from lists) < $7`,
    [id, list.kind, list.name, list.isShared, list.createdBy, now, most],
  );
  if (!rowCount) throw new Refusal('limit_reached');
  return id;
}

export async function updateList(
  tx: WorkspaceTx,
  id: string,
  change: { name?: string | undefined; isShared?: boolean | undefined },
  now: Date,
): Promise<void> {
  await tx.query('update lists set name = coalesce($2, name), is_shared = coalesce($3, is_shared), updated_at = $4 where id = $1', [
    id,
    change.name,
    change.isShared,
    now,
  ]);
}

/** @throws Refusal not_found if another transaction has deleted it */
export async function deleteList(tx: WorkspaceTx, id: string): Promise<void> {
  await tx.query('delete from list_leads where list_id = $1', [id]);
  const { rowCount } = await tx.query('delete from lists where id = $1', [id]);
  if (rowCount === 0) throw new Refusal('not_found');
  await addToSearchOutbox(tx, [{ kind: 'list', listId: id }]);
}

/** Lists with a lead that this actor can see, by name. */
export async function listsOfLead(tx: WorkspaceTx, leadId: string, actorId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.query<{ id: string; name: string }>(
    `select l.id, l.name from list_leads m join lists l on l.workspace_id = m.workspace_id and l.id = m.list_id
     where m.lead_id = $1 and (l.is_shared or l.created_by = $2) order by lower(l.name), l.id`,
    [leadId, actorId],
  );
  return rows;
}
