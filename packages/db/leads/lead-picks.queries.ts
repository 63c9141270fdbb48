/**
 * The leads selected for a run or an export, at the time of the request. Stored in order, in rows of {@link leadsPerPick} ids, so
 * that a worker can read a part, and resume after it was killed, without reading the rest.
 */
import type { LeadKind } from '@leadlight/leads';
import type { WorkspaceTx } from '../platform/index.ts';

/** Ids in one row of the table. */
export const leadsPerPick = 1_000;

/** Finds the ids of leads that a workspace can see, in parts of any size, in the order in which they are worked on. */
export type FindLeads = (tx: WorkspaceTx) => AsyncIterable<readonly string[]>;

/** Stores the found ids under this id. @returns how many leads */
export async function keepPicks(tx: WorkspaceTx, pickId: string, found: AsyncIterable<readonly string[]>): Promise<number> {
  let waiting: string[] = [];
  let number = 0;
  let total = 0;
  const write = async (ids: readonly string[]): Promise<void> => {
    await tx.query('insert into lead_picks (workspace_id, pick_id, number, ids) values (current_workspace(), $1, $2, $3)', [
      pickId,
      number,
      ids,
    ]);
    number += 1;
    total += ids.length;
  };
  for await (const part of found) {
    waiting.push(...part);
    let from = 0;
    for (; waiting.length - from >= leadsPerPick; from += leadsPerPick) await write(waiting.slice(from, from + leadsPerPick));
    waiting = waiting.slice(from);
  }
  if (waiting.length > 0) await write(waiting);
  return total;
}

/** Reads ids from this position, at most to the end of so many rows of the table; empty after the last. */
export async function readPicks(tx: WorkspaceTx, pickId: string, from: number, rowsAtOnce = 1): Promise<string[]> {
  const first = Math.floor(from / leadsPerPick);
  const { rows } = await tx.query<{ ids: string[] }>(
    'select ids from lead_picks where pick_id = $1 and number >= $2 and number < $3 order by number',
    [pickId, first, first + rowsAtOnce],
  );
  return rows.flatMap(({ ids }) => ids).slice(from % leadsPerPick);
}

export async function forgetPicks(tx: WorkspaceTx, pickId: string): Promise<void> {
  await tx.query('delete from lead_picks where pick_id = $1', [pickId]);
}

/**
 * The leads of these ids that the workspace can see, each once, in order. For a pool lead that the workspace has copied, returns the copy. Omits ids
 * that don't exist or that the workspace may not see.
 */
export async function seenLeads(tx: WorkspaceTx, kind: LeadKind, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select coalesce(o.id, l.id) as id from unnest($1::bigint[]) with ordinality as asked (id, place) join ${kind} l on l.id = asked.id
       left join lateral (select o.id from ${kind} o where o.workspace_id = current_workspace() and o.pool_id = l.id order by o.id limit 1) o
         on l.workspace_id <> current_workspace()
     group by 1 order by min(asked.place)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
