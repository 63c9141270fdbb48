/** Pairs of leads that are or may be the same. apps/server/merges changes the leads themselves. */
import type { PackedFacts } from '@leadlight/leads';
import { v7 as uuidv7 } from 'uuid';
import { system, type ActorRef, type WorkspaceTx, Refusal } from '../platform/index.ts';
import { isDecidedTogether, isKnownPair, joinGroups, type Moved } from '../leads/index.ts';

export type MergeKind = 'people' | 'companies';
export type MergeState = 'open' | 'merged' | 'apart';

export interface NewPair {
  readonly kind: MergeKind;
  /** The lead that would be kept. */
  readonly keepId: number;
  readonly goneId: number;
  readonly reason: string;
}

/** So many questions of one import can be answered in days; a file with more is full of namesakes, and the rest of its leads stay separate. */
const mostQuestionsOfImport = 10_000;

/**
 * Queues doubtful pairs. The open pairs of a group of leads that may be the same have its oldest lead in common: a lead that is asked about with
 * another member is asked about with that one. A pair that was queued before, in either order, is not queued again, nor one of two leads of a group that was
 * decided.
 * @returns how many are new
 */
export async function queuePairs(tx: WorkspaceTx, pairs: readonly NewPair[], importId: string | null, now: Date): Promise<number> {
  if (pairs.length === 0) return 0;
  const { rows } = await tx.query<{ id: string }>(
    `insert into merges (workspace_id, id, kind, state, keep_id, gone_id, reasons, import_id, created_at)
     select current_workspace(), p.id, p.kind, 'open', coalesce(g.keep_id, p.keep_id), p.gone_id, jsonb_build_array(p.reason), $6, $7
     from unnest($1::uuid[], $2::text[], $3::bigint[], $4::bigint[], $5::text[]) as p (id, kind, keep_id, gone_id, reason)
     left join lateral (
       select m.keep_id from merges m
       where m.workspace_id = current_workspace() and m.gone_id = p.keep_id and m.kind = p.kind and m.state = 'open' and m.keep_id <> p.gone_id
       order by m.keep_id limit 1
     ) g on true
     where not ${isDecidedTogether('p.keep_id', 'p.gone_id')}
     limit greatest(0, $8 - (select count(*) from merges m where m.workspace_id = current_workspace() and m.import_id = $6 and not m.is_automatic))
     on conflict do nothing
     returning id`,
    [
      pairs.map(() => uuidv7()),
      pairs.map(({ kind }) => kind),
      pairs.map(({ keepId }) => keepId),
      pairs.map(({ goneId }) => goneId),
      pairs.map(({ reason }) => reason),
      importId,
      now,
      mostQuestionsOfImport,
    ],
  );
  await joinGroups(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** What a merge stores for its undo: both leads before the merge, and the attached data that was moved. */
export interface MergedBefore {
  readonly keep: PackedFacts;
  readonly gone: PackedFacts;
  /** The row of the merged lead without its facts; columns by name. */
  readonly goneRecord: Readonly<Record<string, unknown>>;
  readonly moved: Moved;
}

export interface MergeRecord {
  readonly id: string;
  readonly kind: MergeKind;
  readonly state: MergeState;
  readonly keepId: number;
  readonly goneId: number;
  readonly reasons: readonly string[];
  readonly isAutomatic: boolean;
  readonly importId: string | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: ActorRef | null;
  /** Of the decision about a group of leads; null for one about this pair only. */
  readonly decisionId: string | null;
  /** How many open pairs the group has: those with the same lead to keep. */
  readonly groupSize: number;
  /** The two records; if they are merged, as they were before; null if deleted. */
  readonly keep: MergeSide | null;
  readonly gone: MergeSide | null;
}

export interface MergeSide {
  readonly id: number;
  readonly facts: PackedFacts;
  readonly updatedAt: Date;
}

const columns = `m.id, m.kind, m.state, m.keep_id::float8 as "keepId", m.gone_id::float8 as "goneId", m.reasons, m.is_automatic as "isAutomatic",
  m.import_id as "importId", m.created_at as "createdAt", m.decided_at as "decidedAt", m.decision_id as "decisionId",
  case when m.actor_kind is null then null else jsonb_build_object('kind', m.actor_kind, 'id', m.actor_id) end as "decidedBy",
  (select count(*)::int from merges g where g.workspace_id = m.workspace_id and g.keep_id = m.keep_id and g.kind = m.kind and g.state = 'open') as "groupSize",
  m.before -> 'keep' as "keepBefore", m.before -> 'gone' as "goneBefore"`;

interface Row extends Omit<MergeRecord, 'keep' | 'gone'> {
  readonly keepBefore: PackedFacts | null;
  readonly goneBefore: PackedFacts | null;
}

/** Those that exist, by id. */
export async function readSides(tx: WorkspaceTx, ids: readonly number[]): Promise<Map<number, MergeSide>> {
  const sides = new Map<number, MergeSide>();
  for (const table of ['people', 'companies']) {
    const found = await tx.query<MergeSide>(
      `select id::float8 as id, facts, updated_at as "updatedAt" from ${table} where workspace_id = current_workspace() and id = any($1::bigint[])`,
      [ids],
    );
    for (const side of found.rows) sides.set(side.id, side);
  }
  return sides;
}

async function withSides(tx: WorkspaceTx, rows: readonly Row[]): Promise<MergeRecord[]> {
  const sides = await readSides(tx, [...new Set(rows.flatMap(({ keepId, goneId }) => [keepId, goneId]))]);
  return rows.map(({ keepBefore, goneBefore, ...row }) => {
    const keep = sides.get(row.keepId) ?? null;
    const gone = sides.get(row.goneId) ?? null;
    if (row.state !== 'merged') return { ...row, keep, gone };
    const updatedAt = row.decidedAt ?? row.createdAt;
    return {
      ...row,
      keep: keepBefore && { id: row.keepId, facts: keepBefore, updatedAt },
      gone: goneBefore && { id: row.goneId, facts: goneBefore, updatedAt },
    };
  });
}

export interface MergeFilter {
  readonly state: MergeState;
  readonly kind?: MergeKind | undefined;
  readonly importId?: string | undefined;
  /** The lead that the pairs of a group have in common. */
  readonly groupId?: number | undefined;
}

const filtered = `m.workspace_id = current_workspace() and m.state = $1 and ($2::text is null or m.kind = $2) and ($3::uuid is null or m.import_id = $3)
  and ($4::bigint is null or m.keep_id = $4)`;

export async function listMerges(
  tx: WorkspaceTx,
  { state, kind, importId, groupId }: MergeFilter,
  page: { before?: string | undefined; limit: number },
): Promise<MergeRecord[]> {
  const { rows } = await tx.query<Row>(
    `select ${columns} from merges m where ${filtered} and ($5::uuid is null or m.id < $5) order by m.id desc limit $6`,
    [state, kind ?? null, importId ?? null, groupId ?? null, page.before ?? null, page.limit],
  );
  return withSides(tx, rows);
}

export async function countMerges(tx: WorkspaceTx, { state, kind, importId, groupId }: MergeFilter): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(`select count(*)::int as n from merges m where ${filtered}`, [
    state,
    kind ?? null,
    importId ?? null,
    groupId ?? null,
  ]);
  return rows[0]?.n ?? 0;
}

/** @throws Refusal not_found */
export async function readMerge(tx: WorkspaceTx, id: string): Promise<MergeRecord> {
  const { rows } = await tx.query<Row>(`select ${columns} from merges m where m.workspace_id = current_workspace() and m.id = $1`, [id]);
  const [merge] = await withSides(tx, rows);
  if (!merge) throw new Refusal('not_found');
  return merge;
}

/** Like readMerge, but locks the pair until the transaction ends. @throws Refusal not_found */
export async function lockMerge(tx: WorkspaceTx, id: string): Promise<MergeRecord> {
  await tx.query('select from merges where workspace_id = current_workspace() and id = $1 for update', [id]);
  return readMerge(tx, id);
}

/** @returns null if the pair is not merged */
export async function readMergedBefore(tx: WorkspaceTx, id: string): Promise<MergedBefore | null> {
  const { rows } = await tx.query<{ before: MergedBefore | null }>(
    'select before from merges where workspace_id = current_workspace() and id = $1',
    [id],
  );
  return rows[0]?.before ?? null;
}

/** Locks and returns the lead's row, without its facts; null if it no longer exists. */
export async function lockMergeSide(tx: WorkspaceTx, kind: MergeKind, id: number): Promise<Readonly<Record<string, unknown>> | null> {
  const { rows } = await tx.query<{ record: Record<string, unknown> }>(
    `select to_jsonb(t) - 'facts' as record from ${kind} t where workspace_id = current_workspace() and id = $1 for update`,
    [id],
  );
  return rows[0]?.record ?? null;
}

/** Whether the pair is queued, merged or kept apart, in either order, or was part of one decision about a group. */
export async function isPairKnown(tx: WorkspaceTx, { keepId, goneId }: Pick<NewPair, 'keepId' | 'goneId'>): Promise<boolean> {
  const { rows } = await tx.query<{ known: boolean }>(
    `select ${isKnownPair('$1::bigint', '$2::bigint')} or ${isDecidedTogether('$1::bigint', '$2::bigint')} as known`,
    [keepId, goneId],
  );
  return rows[0]?.known === true;
}

export async function setKeptApart(tx: WorkspaceTx, id: string, actor: ActorRef, now: Date): Promise<void> {
  await tx.query(
    `update merges set state = 'apart', decided_at = $2, actor_kind = $3, actor_id = $4 where workspace_id = current_workspace() and id = $1`,
    [id, now, actor.kind, actor.id],
  );
}

export async function setMerged(
  tx: WorkspaceTx,
  { id, keepId, goneId, before }: { readonly id: string; readonly keepId: number; readonly goneId: number; readonly before: MergedBefore },
  actor: ActorRef,
  now: Date,
): Promise<void> {
  await tx.query(
    `update merges set state = 'merged', keep_id = $2, gone_id = $3, before = $4, decided_at = $5, actor_kind = $6, actor_id = $7
     where workspace_id = current_workspace() and id = $1`,
    [id, keepId, goneId, JSON.stringify(before), now, actor.kind, actor.id],
  );
}

/** Queues the pair again. */
export async function setOpen(tx: WorkspaceTx, id: string): Promise<void> {
  await tx.query(
    `update merges set state = 'open', before = null, is_automatic = false, decided_at = null, actor_kind = null, actor_id = null, decision_id = null, group_id = null, other_pairs = null
     where workspace_id = current_workspace() and id = $1`,
    [id],
  );
}

/** Records a pair that an import merged. */
export async function createAutomaticMerge(
  tx: WorkspaceTx,
  pair: NewPair,
  { importId, before }: { readonly importId: string | null; readonly before: MergedBefore },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into merges (workspace_id, id, kind, state, keep_id, gone_id, reasons, is_automatic, import_id, before, created_at, decided_at, actor_kind)
     values (current_workspace(), $1, $2, 'merged', $3, $4, jsonb_build_array($5::text), true, $6, $7, $8, $8, $9)`,
    [uuidv7(), pair.kind, pair.keepId, pair.goneId, pair.reason, importId, JSON.stringify(before), now, system.kind],
  );
}

/** Automatic merges of an import that were not undone, newest first. */
export async function listMergesOfImport(tx: WorkspaceTx, importId: string, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from merges where workspace_id = current_workspace() and import_id = $1 and state = 'merged' and is_automatic order by id desc limit $2`,
    [importId, limit],
  );
  return rows.map(({ id }) => id);
}
