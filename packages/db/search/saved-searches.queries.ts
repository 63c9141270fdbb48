/** Saved searches: a member's own, or shared with the workspace. */
import { v7 as uuidv7 } from 'uuid';
import { type WorkspaceTx, Refusal, takeTurn } from '../platform/index.ts';

export interface SavedSearch {
  readonly id: string;
  readonly kind: 'people' | 'companies';
  readonly name: string;
  readonly query: unknown;
  readonly isShared: boolean;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = `id, kind, name, query, is_shared as "isShared", created_by as "createdBy", created_at as "createdAt", updated_at as "updatedAt"`;

/** Searches that this actor can see, by name. */
export async function listSavedSearches(tx: WorkspaceTx, actorId: string, kind?: string): Promise<SavedSearch[]> {
  const { rows } = await tx.query<SavedSearch>(
    `select ${columns} from saved_searches where (is_shared or created_by = $1) and ($2::text is null or kind = $2) order by lower(name), id`,
    [actorId, kind],
  );
  return rows;
}

/** @throws Refusal not_found if it doesn't exist or this actor can't see it */
export async function readSavedSearch(tx: WorkspaceTx, id: string, actorId: string): Promise<SavedSearch> {
  const { rows } = await tx.query<SavedSearch>(
    `select ${columns} from saved_searches where id = $1 and (is_shared or created_by = $2) for update`,
    [id, actorId],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** @throws Refusal limit_reached */
export async function createSavedSearch(
  tx: WorkspaceTx,
  search: Pick<SavedSearch, 'kind' | 'name' | 'query' | 'isShared' | 'createdBy'>,
  most: number,
  now: Date,
): Promise<SavedSearch> {
  await takeTurn(tx, 'saved searches');
  const { rows } = await tx.query<SavedSearch>(
    `insert into saved_searches (workspace_id, id, kind, name, query, is_shared, created_by, created_at, updated_at)
     select current_workspace(), $1, $2, $3, $4, $5, $6, $7, $7 where (select count(*) from saved_searches) < $8 returning ${columns}`,
    [uuidv7(), search.kind, search.name, JSON.stringify(search.query), search.isShared, search.createdBy, now, most],
  );
  if (!rows[0]) throw new Refusal('limit_reached');
  return rows[0];
}

export async function updateSavedSearch(
  tx: WorkspaceTx,
  id: string,
  change: { name?: string | undefined; query?: unknown; isShared?: boolean | undefined },
  now: Date,
): Promise<SavedSearch> {
  const { rows } = await tx.query<SavedSearch>(
    `update saved_searches set name = coalesce($2, name), query = coalesce($3, query), is_shared = coalesce($4, is_shared), updated_at = $5
     where id = $1 returning ${columns}`,
    [id, change.name, change.query === undefined ? null : JSON.stringify(change.query), change.isShared, now],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

export async function deleteSavedSearch(tx: WorkspaceTx, id: string): Promise<void> {
  await tx.query('delete from saved_searches where id = $1', [id]);
}
