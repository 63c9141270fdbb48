/** Saved likenesses: their examples, what was marked in the ranking, and the choices about traits. All members of a workspace see them. */
import { v7 as uuidv7 } from 'uuid';
import { type WorkspaceTx, Refusal, takeTurn } from '../platform/index.ts';

export type Judgment = 'example' | 'good' | 'bad';

export interface SavedLikeness {
  readonly id: string;
  readonly kind: 'people' | 'companies';
  readonly name: string;
  readonly choices: unknown;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** IDs of leads, ascending. */
  readonly examples: readonly number[];
  readonly good: readonly number[];
  readonly bad: readonly number[];
}

const judged = (judgment: Judgment): string =>
  `(select coalesce(jsonb_agg(j.lead_id order by j.lead_id), '[]') from likeness_leads j
    where j.workspace_id = current_workspace() and j.likeness_id = l.id and j.judgment = '${judgment}')`;
const columns = `l.id, l.kind, l.name, l.choices, l.created_by as "createdBy", l.created_at as "createdAt", l.updated_at as "updatedAt",
  ${judged('example')} as examples, ${judged('good')} as good, ${judged('bad')} as bad`;

/** By name. */
export async function listLikenesses(tx: WorkspaceTx): Promise<SavedLikeness[]> {
  const { rows } = await tx.query<SavedLikeness>(
    `select ${columns} from likenesses l where l.workspace_id = current_workspace() order by lower(l.name), l.id`,
  );
  return rows;
}

/** @throws Refusal not_found */
export async function readLikeness(tx: WorkspaceTx, id: string): Promise<SavedLikeness> {
  const { rows } = await tx.query<SavedLikeness>(
    `select ${columns} from likenesses l where l.workspace_id = current_workspace() and l.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** @throws Refusal limit_reached */
export async function createLikeness(
  tx: WorkspaceTx,
  likeness: Pick<SavedLikeness, 'kind' | 'name' | 'choices' | 'createdBy' | 'examples' | 'good' | 'bad'>,
  most: number,
  now: Date,
): Promise<SavedLikeness> {
  const id = uuidv7();
  const { kind, name, choices, createdBy, examples, good, bad } = likeness;
  await takeTurn(tx, 'likenesses');
  const { rowCount } = await tx.query(
    `insert into likenesses (workspace_id, id, kind, name, choices, created_by, created_at, updated_at)
     select current_workspace(), $1, $2, $3, $4, $5, $6, $6 where (select count(*) from likenesses where workspace_id = current_workspace()) < $7`,
    [id, kind, name, JSON.stringify(choices), createdBy, now, most],
  );
  if (rowCount === 0) throw new Refusal('limit_reached');
  // Only leads that exist and that the workspace sees.
  await tx.query(
    `insert into likeness_leads (workspace_id, likeness_id, lead_id, judgment)
     select current_workspace(), $1, given.id, given.judgment
     from (select unnest($2::bigint[]) as id, 'bad' as judgment union all select unnest($3::bigint[]), 'good' union all select unnest($4::bigint[]), 'example') given
     where exists (select from ${kind} where ${kind}.id = given.id) on conflict do nothing`,
    [id, bad, good, examples],
  );
  return readLikeness(tx, id);
}

/** @throws Refusal not_found */
export async function updateLikeness(
  tx: WorkspaceTx,
  id: string,
  change: { name?: string | undefined; choices?: unknown },
  now: Date,
): Promise<SavedLikeness> {
  const { rowCount } = await tx.query(
    `update likenesses set name = coalesce($2, name), choices = coalesce($3, choices), updated_at = $4
     where workspace_id = current_workspace() and id = $1`,
    [id, change.name, change.choices === undefined ? null : JSON.stringify(change.choices), now],
  );
  if (rowCount === 0) throw new Refusal('not_found');
  return readLikeness(tx, id);
}

/**
 * Marks a lead as good or bad; null removes the mark. Examples stay examples.
 * @throws Refusal not_found if the likeness or the lead does not exist
 */
export async function judgeLead(tx: WorkspaceTx, id: string, leadId: number, judgment: 'good' | 'bad' | null): Promise<SavedLikeness> {
  const { kind } = await readLikeness(tx, id);
  if (judgment === null)
    await tx.query(
      `delete from likeness_leads where workspace_id = current_workspace() and likeness_id = $1 and lead_id = $2 and judgment <> 'example'`,
      [id, leadId],
    );
  else {
    const { rowCount } = await tx.query(`select from ${kind} where id = $1`, [leadId]);
    if (rowCount === 0) throw new Refusal('not_found');
    await tx.query(
      `insert into likeness_leads as j (workspace_id, likeness_id, lead_id, judgment) values (current_workspace(), $1, $2, $3)
       on conflict (workspace_id, likeness_id, lead_id) do update set judgment = excluded.judgment where j.judgment <> 'example'`,
      [id, leadId, judgment],
    );
  }
  return readLikeness(tx, id);
}

export async function deleteLikeness(tx: WorkspaceTx, id: string): Promise<void> {
  await tx.query('delete from likenesses where workspace_id = current_workspace() and id = $1', [id]);
}

/**
 * The ID from which on leads appeared at this time or later. IDs ascend with time, so that a few rows are read, not all new ones.
 * @returns Infinity when there are none
 */
export async function readFirstIdSince(tx: WorkspaceTx, kind: 'people' | 'companies', since: Date): Promise<number> {
  let first = Infinity;
  for (const owner of ['current_workspace()', 'app.pool_id()']) {
    const at = async (id: number): Promise<{ id: number; isNew: boolean } | null> => {
      const { rows } = await tx.query<{ id: number; isNew: boolean }>(
        `select id::float8 as id, created_at >= $2 as "isNew" from ${kind} where workspace_id = ${owner} and id >= $1 order by id limit 1`,
        [id, since],
      );
      return rows[0] ?? null;
    };
    const { rows } = await tx.query<{ last: number | null }>(`select max(id)::float8 as last from ${kind} where workspace_id = ${owner}`);
    let [low, high] = [0, (rows[0]?.last ?? -1) + 1];
    // All leads before `low` are older; the first lead from `high` on is new, or there is none.
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const found = await at(middle);
      if (!found || found.isNew) high = middle;
      else low = found.id + 1;
    }
    const found = await at(low);
    if (found) first = Math.min(first, found.id);
  }
  return first;
}

/** IDs of the workspace's leads that replace a pool lead with one of these stages. */
export async function readChangedAtStages(tx: WorkspaceTx, kind: 'people' | 'companies', stages: readonly string[]): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select changed.id::float8 as id from lead_states s join ${kind} changed on changed.workspace_id = s.workspace_id and changed.pool_id = s.lead_id
     where s.workspace_id = current_workspace() and s.stage = any($1) order by changed.id`,
    [stages],
  );
  return rows.map(({ id }) => id);
}
