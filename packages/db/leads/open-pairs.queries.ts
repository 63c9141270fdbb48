/**
 * Open pairs of leads that may be the same. The pairs of a group have one lead in common (`keep_id`), usually its oldest. When that lead is deleted, or any lead
 * of the group is merged elsewhere, the question continues with the other leads, as long as two are left.
 */
import type { WorkspaceTx } from '../platform/index.ts';

/** The reason of a pair whose leads may both be the same as a third one, which was deleted. */
export const groupReason = 'same_group';

const ours = 'workspace_id = current_workspace()';

/** SQL condition: this pair was asked about before, in either order. */
export const isKnownPair = (one: string, other: string): string => `exists (
  select from merges k where k.${ours} and least(k.keep_id, k.gone_id) = least(${one}, ${other})
    and greatest(k.keep_id, k.gone_id) = greatest(${one}, ${other}))`;

/** SQL condition: both leads were part of one decision about their group. */
export const isDecidedTogether = (one: string, other: string): string => `exists (
  select from merges a join merges b on b.workspace_id = a.workspace_id and b.decision_id = a.decision_id
  where a.${ours} and ${one} in (a.keep_id, a.gone_id) and ${other} in (b.keep_id, b.gone_id))`;

/**
 * Changes which leads open pairs are about. A pair that was asked about before stays as it is.
 * @param moves SQL of `id`, `center`, `other`: the pair, and the leads that it is about from now on
 */
async function movePairs(tx: WorkspaceTx, moves: string, values: unknown[], reasons = 'm.reasons'): Promise<void> {
  await tx.query(
    `with moves as (${moves}), chosen as (
       select distinct on (least(center, other), greatest(center, other)) id, center, other from moves
       where center <> other and not ${isKnownPair('center', 'other')} order by least(center, other), greatest(center, other), id)
     update merges m set keep_id = c.center, gone_id = c.other, reasons = ${reasons} from chosen c where m.${ours} and m.id = c.id`,
    values,
  );
}

/** Before leads are deleted: questions about them continue with the other leads of the group, the oldest of which the pairs now have in common. */
export async function leaveOpenPairs(tx: WorkspaceTx, ids: readonly number[]): Promise<void> {
  await movePairs(
    tx,
    `select m.id, min(m.gone_id) over (partition by m.keep_id) as center, m.gone_id as other from merges m
     where m.${ours} and m.state = 'open' and m.keep_id = any($1::bigint[]) and not m.gone_id = any($1::bigint[])`,
    [ids],
    `'["${groupReason}"]'`,
  );
}

/** As stored for the undo: the rows of pairs. */
export type PairRow = Readonly<Record<string, unknown>>;

/**
 * When a lead is merged: its open pairs are about the kept lead from then on, unless that pair was decided before.
 * @returns those pairs as they were
 */
export async function moveOpenPairs(
  tx: WorkspaceTx,
  { keepId, goneId }: { readonly keepId: number; readonly goneId: number },
): Promise<PairRow[]> {
  // The pair of the two themselves is being decided.
  const which = `m.${ours} and m.state = 'open' and $1 in (m.keep_id, m.gone_id) and not $2 in (m.keep_id, m.gone_id)`;
  const { rows } = await tx.query<{ row: PairRow }>(`select to_jsonb(m) as row from merges m where ${which}`, [goneId, keepId]);
  if (rows.length === 0) return [];
  await movePairs(tx, `select m.id, $2::bigint as center, m.gone_id as other from merges m where ${which} and m.keep_id = $1`, [
    goneId,
    keepId,
  ]);
  await movePairs(tx, `select m.id, m.keep_id as center, $2::bigint as other from merges m where ${which} and m.gone_id = $1`, [
    goneId,
    keepId,
  ]);
  await tx.query(`delete from merges m where ${which}`, [goneId, keepId]);
  return rows.map(({ row }) => row);
}

/** After an undo: the pairs are open as they were, except those that were decided since. */
export async function returnOpenPairs(tx: WorkspaceTx, pairs: readonly PairRow[]): Promise<void> {
  if (pairs.length === 0) return;
  const kept = JSON.stringify(pairs);
  await tx.query(
    `delete from merges m using jsonb_array_elements($1::jsonb) as row where m.${ours} and m.state = 'open' and m.id = (row ->> 'id')::uuid`,
    [kept],
  );
  await tx.query(
    `insert into merges select (jsonb_populate_record(null::merges, row)).* from jsonb_array_elements($1::jsonb) as row on conflict do nothing`,
    [kept],
  );
}

/**
 * Two groups are one if the lead that the pairs of one have in common is part of the other. Each side is asked for by itself, because PostgreSQL reads all open
 * pairs of the workspace for one condition about either.
 * @param ids of pairs of one of them
 */
export async function joinGroups(tx: WorkspaceTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const from = (named: 'm' | 'p'): string => `select m.id, p.keep_id as center, m.gone_id as other
     from merges m join merges p on p.${ours} and p.state = 'open' and p.gone_id = m.keep_id and p.keep_id <> m.gone_id
     where m.${ours} and m.state = 'open' and ${named}.id = any($1::uuid[])`;
  const second = `${from('m')} union ${from('p')}`;
  await movePairs(tx, second, [ids]);
  // What is left is asked about in the group already.
  await tx.query(
    `delete from merges d using (${second}) as s
     where d.${ours} and d.id = s.id and exists (
       select from merges k where k.${ours} and k.state = 'open' and k.keep_id = s.center and k.gone_id = s.other
         and least(k.keep_id, k.gone_id) = least(s.center, s.other) and greatest(k.keep_id, k.gone_id) = greatest(s.center, s.other))`,
    [ids],
  );
}
