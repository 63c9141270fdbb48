/** Groups of leads that may be the same: the open pairs that have one lead in common. One question each, decided as a whole. */
import { v7 as uuidv7 } from 'uuid';
import { groupReason, joinGroups } from '../leads/index.ts';
import type { ActorRef, WorkspaceTx } from '../platform/index.ts';
import { readSides, type MergeKind, type MergeSide, type MergedBefore } from './merges.queries.ts';

/** Leads of a group that are shown and decided at a time; the others follow. */
export const mostLeadsOfGroup = 200;

/** An open pair of a group: the lead that it asks about, with the one that the pairs have in common. */
export interface GroupPair {
  readonly id: string;
  readonly leadId: number;
  readonly reasons: readonly string[];
  readonly importId: string | null;
  readonly createdAt: Date;
}

export interface MergeGroup {
  /** The lead that its pairs have in common. */
  readonly id: number;
  readonly kind: MergeKind;
  /** How many leads it has. */
  readonly size: number;
  /** The newest pair: the place of the group in the list. */
  readonly newestPairId: string;
  /** Oldest leads first, at most {@link mostLeadsOfGroup}. */
  readonly pairs: readonly GroupPair[];
  readonly leads: readonly MergeSide[];
}

export interface GroupFilter {
  readonly kind?: MergeKind | undefined;
  /** Groups with a pair that this import found. */
  readonly importId?: string | undefined;
}

const groups = `select m.keep_id, m.kind, count(*)::int as pairs, (array_agg(m.id order by m.id desc))[1] as newest from merges m
  where m.workspace_id = current_workspace() and m.state = 'open' and ($1::text is null or m.kind = $1)
  group by m.keep_id, m.kind having $2::uuid is null or bool_or(m.import_id = $2)`;

export async function listMergeGroups(
  tx: WorkspaceTx,
  { kind, importId }: GroupFilter,
  page: { before?: string | undefined; limit: number },
): Promise<MergeGroup[]> {
  const { rows } = await tx.query<{ id: number; kind: MergeKind; pairs: number; newest: string }>(
    `select g.keep_id::float8 as id, g.kind, g.pairs, g.newest from (${groups}) g
     where $3::uuid is null or g.newest < $3 order by g.newest desc limit $4`,
    [kind ?? null, importId ?? null, page.before ?? null, page.limit],
  );
  const ids = rows.map(({ id }) => id);
  const pairs = await tx.query<GroupPair & { readonly groupId: number }>(
    `select g.group_id as "groupId", m.id, m.gone_id::float8 as "leadId", m.reasons, m.import_id as "importId", m.created_at as "createdAt"
     from unnest($1::float8[]) as g (group_id)
     cross join lateral (
       select * from merges where workspace_id = current_workspace() and state = 'open' and keep_id = g.group_id::bigint order by gone_id limit $2) m
     order by m.gone_id`,
    [ids, mostLeadsOfGroup - 1],
  );
  const leads = await readSides(tx, [...ids, ...pairs.rows.map(({ leadId }) => leadId)]);
  const pairsOf = Map.groupBy(pairs.rows, ({ groupId }) => groupId);
  return rows.map((row) => {
    const own = pairsOf.get(row.id) ?? [];
    return {
      id: row.id,
      kind: row.kind,
      size: row.pairs + 1,
      newestPairId: row.newest,
      pairs: own,
      leads: [row.id, ...own.map(({ leadId }) => leadId)].flatMap((id) => leads.get(id) ?? []),
    };
  });
}

export async function countMergeGroups(tx: WorkspaceTx, { kind, importId }: GroupFilter): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(`select count(*)::int as n from (${groups}) g`, [kind ?? null, importId ?? null]);
  return rows[0]?.n ?? 0;
}

/** The open pairs of a group, locked until the transaction ends; null if there are none. */
export async function lockGroup(tx: WorkspaceTx, groupId: number): Promise<{ kind: MergeKind; pairs: GroupPair[] } | null> {
  const { rows } = await tx.query<GroupPair & { readonly kind: MergeKind }>(
    `select id, kind, gone_id::float8 as "leadId", reasons, import_id as "importId", created_at as "createdAt" from merges
     where workspace_id = current_workspace() and state = 'open' and keep_id = $1 order by gone_id for update`,
    [groupId],
  );
  return rows[0] ? { kind: rows[0].kind, pairs: rows } : null;
}

export async function removePairs(tx: WorkspaceTx, ids: readonly string[]): Promise<void> {
  await tx.query('delete from merges where workspace_id = current_workspace() and id = any($1::uuid[])', [ids]);
}

export interface DecidedPair {
  readonly pair: GroupPair;
  readonly keepId: number;
  readonly goneId: number;
  /** What the undo of a merge needs; null: the two are kept apart. */
  readonly before: MergedBefore | null;
}

interface NewDecision {
  readonly decisionId: string;
  readonly groupId: number;
  readonly kind: MergeKind;
  /** The pairs of the group, as they are, that no decided pair takes the place of: of leads that it does not name, for example. */
  readonly otherPairs: readonly GroupPair[];
}

/** Writes the pairs of one decision. What was decided about them before is replaced. */
export async function writeDecision(
  tx: WorkspaceTx,
  { decisionId, groupId, kind, otherPairs }: NewDecision,
  pairs: readonly DecidedPair[],
  actor: ActorRef,
  now: Date,
): Promise<void> {
  const keepIds = pairs.map(({ keepId }) => keepId);
  const goneIds = pairs.map(({ goneId }) => goneId);
  await tx.query(
    `delete from merges m using unnest($1::bigint[], $2::bigint[]) as p (keep_id, gone_id) where m.workspace_id = current_workspace()
       and least(m.keep_id, m.gone_id) = least(p.keep_id, p.gone_id) and greatest(m.keep_id, m.gone_id) = greatest(p.keep_id, p.gone_id)`,
    [keepIds, goneIds],
  );
  await tx.query(
    `insert into merges (workspace_id, id, kind, state, keep_id, gone_id, reasons, import_id, before, created_at, decided_at, actor_kind, actor_id,
       decision_id, group_id, other_pairs)
     select current_workspace(), p.id, $8, case when p.before is null then 'apart' else 'merged' end, p.keep_id, p.gone_id, p.reasons, p.import_id,
       p.before, p.created_at, $9, $10, $11, $12, $13, case when p.place = 1 then $14::jsonb end
     from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::jsonb[], $5::uuid[], $6::jsonb[], $7::timestamptz[]) with ordinality
       as p (id, keep_id, gone_id, reasons, import_id, before, created_at, place)`,
    [
      pairs.map(({ pair }) => pair.id),
      keepIds,
      goneIds,
      pairs.map(({ pair }) => JSON.stringify(pair.reasons)),
      pairs.map(({ pair }) => pair.importId),
      pairs.map(({ before }) => before && JSON.stringify(before)),
      pairs.map(({ pair }) => pair.createdAt),
      kind,
      now,
      actor.kind,
      actor.id,
      decisionId,
      groupId,
      JSON.stringify(otherPairs),
    ],
  );
}

/** Asks about the leads of these pairs again, each with the same lead. A pair that was decided before is not asked about. */
export async function writeOpenPairs(tx: WorkspaceTx, kind: MergeKind, groupId: number, pairs: readonly GroupPair[]): Promise<void> {
  await tx.query(
    `insert into merges (workspace_id, id, kind, state, keep_id, gone_id, reasons, import_id, created_at)
     select current_workspace(), p.id, $1, 'open', $2, p.lead_id, p.reasons, p.import_id, p.created_at
     from unnest($3::uuid[], $4::bigint[], $5::jsonb[], $6::uuid[], $7::timestamptz[]) as p (id, lead_id, reasons, import_id, created_at)
     on conflict do nothing`,
    [
      kind,
      groupId,
      pairs.map(({ id }) => id),
      pairs.map(({ leadId }) => leadId),
      pairs.map(({ reasons }) => JSON.stringify(reasons)),
      pairs.map(({ importId }) => importId),
      pairs.map(({ createdAt }) => createdAt),
    ],
  );
}

export interface DecisionPair {
  readonly id: string;
  /** The lead that the pairs of the decision have in common. */
  readonly anchorId: number;
  /** The one that they had in common before; null if it was erased. */
  readonly groupId: number | null;
  readonly kind: MergeKind;
  readonly decidedAt: Date;
  /** The pairs of the group that the decision has no row for; null in all rows of it but one. */
  readonly otherPairs: readonly StoredPair[] | null;
}

/** As it is stored: with the time as text. */
type StoredPair = Omit<GroupPair, 'createdAt'> & { readonly createdAt: string };

/** The pairs of a decision that were not undone, those merged last first. Locked until the transaction ends. */
export async function lockDecision(tx: WorkspaceTx, decisionId: string): Promise<DecisionPair[]> {
  const { rows } = await tx.query<DecisionPair>(
    `select id, keep_id::float8 as "anchorId", group_id::float8 as "groupId", kind, decided_at as "decidedAt", other_pairs as "otherPairs" from merges
     where workspace_id = current_workspace() and decision_id = $1 order by id desc for update`,
    [decisionId],
  );
  return rows;
}

/**
 * Open pairs have the lead in common again that they had before a decision, if it exists and they were not asked about with it since. What was not decided
 * joins them.
 * @returns the lead that they have in common
 */
export async function returnToGroup(
  tx: WorkspaceTx,
  { anchorId, groupId }: Pick<DecisionPair, 'anchorId' | 'groupId'>,
  pairs: readonly Pick<DecisionPair, 'id'>[],
): Promise<number> {
  const between = await tx.query<{ id: string }>(
    `select id from merges where workspace_id = current_workspace() and state = 'open' and keep_id = $1 and gone_id = $2`,
    [anchorId, groupId],
  );
  const ids = [...new Set([...between.rows, ...pairs].map(({ id }) => id))];
  const isThere = groupId !== null && (await readSides(tx, [groupId])).size > 0;
  for (const id of isThere ? ids : [])
    await tx.query(
      `update merges m set keep_id = $2, gone_id = p.other
       from (select id, case when gone_id = $2 then keep_id else gone_id end as other from merges where workspace_id = current_workspace() and id = $1) p
       where m.workspace_id = current_workspace() and m.id = p.id and m.state = 'open' and p.other <> $2
         and not exists (
           select from merges k where k.workspace_id = current_workspace() and k.id <> m.id
             and least(k.keep_id, k.gone_id) = least($2, p.other) and greatest(k.keep_id, k.gone_id) = greatest($2, p.other))`,
      [id, groupId],
    );
  await joinGroups(tx, ids);
  return isThere ? groupId : anchorId;
}

/**
 * After the undo of a decision, the leads that it had no row for are asked about with the others again, except those that were deleted, merged into another
 * one or kept apart since. If they are part of another question now, the two become one.
 * @param groupId the lead that all of them had in common
 */
export async function returnOtherPairs(tx: WorkspaceTx, groupId: number, decision: readonly DecisionPair[]): Promise<void> {
  const [first] = decision;
  const stored = decision.flatMap((row) => row.otherPairs ?? []);
  const members = [groupId, ...stored.map(({ leadId }) => leadId)];
  const existing = await readSides(tx, members);
  if (!first || !existing.has(groupId)) return;
  const { rows } = await tx.query<{ id: string; openId: string | null; centerId: number | null }>(
    `select p.id, o.id as "openId", o.keep_id::float8 as "centerId" from unnest($1::uuid[], $2::bigint[]) as p (id, lead_id)
     left join merges o on o.workspace_id = current_workspace() and o.id = p.id and o.state = 'open'
     where not exists (select from merges a where a.workspace_id = current_workspace() and a.state = 'apart' and a.decided_at > $3
       and p.lead_id in (a.keep_id, a.gone_id))`,
    [stored.map(({ id }) => id), stored.map(({ leadId }) => leadId), first.decidedAt],
  );
  const standingOf = new Map(rows.map((row) => [row.id, row]));
  const asked = stored.filter(({ id, leadId }) => existing.has(leadId) && standingOf.has(id));
  const older = rows.flatMap(({ centerId }) => (centerId === null || members.includes(centerId) ? [] : [centerId]));
  const [olderId] = older.toSorted((a, b) => a - b);
  const isHere = ({ id }: StoredPair): boolean => !older.includes(standingOf.get(id)?.centerId ?? groupId);
  const here = asked.filter(isHere);
  await tx.query(`delete from merges where workspace_id = current_workspace() and state = 'open' and id = any($1::uuid[])`, [
    here.map(({ id }) => id),
  ]);
  await writeOpenPairs(
    tx,
    first.kind,
    groupId,
    here.map((pair) => ({ ...pair, createdAt: new Date(pair.createdAt) })),
  );
  const link = { id: uuidv7(), leadId: groupId, reasons: [groupReason], importId: null, createdAt: first.decidedAt };
  if (olderId !== undefined) await writeOpenPairs(tx, first.kind, olderId, [link]);
  await joinGroups(tx, [link.id, ...here.map(({ id }) => id)]);
}
