/**
 * Pairs of leads that are or may be one. A merge keeps one record, moves to it what a workspace keeps about the other (lists, notes, stage, people),
 * and remembers both as they were; undoing it gives each its own again.
 */
import { companyOf, mergeFacts, personOf, undoMerge as takeApart, type EmailVerdict, type PackedFacts } from '@leadlight/leads';
import { v7 as uuidv7 } from 'uuid';
import { system, type ActorRef, type WorkspaceTx, Refusal } from '../platform/index.ts';
import {
  insertCompanies,
  readCompaniesToWrite,
  updateCompanies,
  noteLeadChanges,
  rangesOf,
  insertPeople,
  readPeopleToWrite,
  updatePeople,
} from '../leads/index.ts';

export type MergeKind = 'people' | 'companies';
export type MergeState = 'open' | 'merged' | 'apart';

export interface NewPair {
  readonly kind: MergeKind;
  /** The one that would stay. */
  readonly keepId: number;
  readonly goneId: number;
  readonly reason: string;
}

/** Puts doubtful pairs into the queue; a pair that was asked about before, whichever way round, is not asked about again. @returns how many are new */
export async function queuePairs(tx: WorkspaceTx, pairs: readonly NewPair[], importId: string | null, now: Date): Promise<number> {
  if (pairs.length === 0) return 0;
  const { rowCount } = await tx.query(
    `insert into merges (workspace_id, id, kind, state, keep_id, gone_id, reasons, import_id, created_at)
     select current_workspace(), id, kind, 'open', keep_id, gone_id, jsonb_build_array(reason), $6, $7
     from unnest($1::uuid[], $2::text[], $3::bigint[], $4::bigint[], $5::text[]) as p (id, kind, keep_id, gone_id, reason) on conflict do nothing`,
    [
      pairs.map(() => uuidv7()),
      pairs.map(({ kind }) => kind),
      pairs.map(({ keepId }) => keepId),
      pairs.map(({ goneId }) => goneId),
      pairs.map(({ reason }) => reason),
      importId,
      now,
    ],
  );
  return rowCount ?? 0;
}

/** What was moved from the one that is gone to the one that is kept, to be moved back. */
interface Moved {
  /** Lists that the one that is gone stood in, and those of them that the other came into by this. */
  readonly lists: readonly string[];
  readonly joined: readonly string[];
  readonly notes: readonly string[];
  readonly people: readonly number[];
  readonly state: { readonly stage: string | null; readonly owner_id: string | null; readonly tags: readonly string[] } | null;
}

interface Before {
  readonly keep: PackedFacts;
  readonly gone: PackedFacts;
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
  /** The two records, or what is left of them; as they were before where they are merged. */
  readonly keep: MergeSide | null;
  readonly gone: MergeSide | null;
}

export interface MergeSide {
  readonly id: number;
  readonly facts: PackedFacts;
  readonly updatedAt: Date;
}

const columns = `m.id, m.kind, m.state, m.keep_id::float8 as "keepId", m.gone_id::float8 as "goneId", m.reasons, m.is_automatic as "isAutomatic",
  m.import_id as "importId", m.created_at as "createdAt", m.decided_at as "decidedAt",
  case when m.actor_kind is null then null else jsonb_build_object('kind', m.actor_kind, 'id', m.actor_id) end as "decidedBy",
  m.before -> 'keep' as "keepBefore", m.before -> 'gone' as "goneBefore"`;

interface Row extends Omit<MergeRecord, 'keep' | 'gone'> {
  readonly keepBefore: PackedFacts | null;
  readonly goneBefore: PackedFacts | null;
}

async function withSides(tx: WorkspaceTx, rows: readonly Row[]): Promise<MergeRecord[]> {
  const ids = [...new Set(rows.flatMap(({ keepId, goneId }) => [keepId, goneId]))];
  const sides = new Map<number, MergeSide>();
  for (const table of ['people', 'companies']) {
    const found = await tx.query<MergeSide>(
      `select id::float8 as id, facts, updated_at as "updatedAt" from ${table} where workspace_id = current_workspace() and id = any($1::bigint[])`,
      [ids],
    );
    for (const side of found.rows) sides.set(side.id, side);
  }
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
}

const filtered = `m.workspace_id = current_workspace() and m.state = $1 and ($2::text is null or m.kind = $2) and ($3::uuid is null or m.import_id = $3)`;

export async function listMerges(
  tx: WorkspaceTx,
  { state, kind, importId }: MergeFilter,
  page: { before?: string | undefined; limit: number },
): Promise<MergeRecord[]> {
  const { rows } = await tx.query<Row>(
    `select ${columns} from merges m where ${filtered} and ($4::uuid is null or m.id < $4) order by m.id desc limit $5`,
    [state, kind ?? null, importId ?? null, page.before ?? null, page.limit],
  );
  return withSides(tx, rows);
}

export async function countMerges(tx: WorkspaceTx, { state, kind, importId }: MergeFilter): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(`select count(*)::int as n from merges m where ${filtered}`, [
    state,
    kind ?? null,
    importId ?? null,
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

/** Holds the pair until the end of the transaction. @throws Refusal not_found */
async function holdMerge(tx: WorkspaceTx, id: string): Promise<MergeRecord> {
  await tx.query('select from merges where workspace_id = current_workspace() and id = $1 for update', [id]);
  return readMerge(tx, id);
}

/** Two leads, and never asked about again. @throws Refusal not_found, merge_decided */
export async function keepApart(tx: WorkspaceTx, id: string, actor: ActorRef, now: Date): Promise<void> {
  const merge = await holdMerge(tx, id);
  if (merge.state !== 'open') throw new Refusal('merge_decided');
  await tx.query(
    `update merges set state = 'apart', decided_at = $2, actor_kind = $3, actor_id = $4 where workspace_id = current_workspace() and id = $1`,
    [id, now, actor.kind, actor.id],
  );
}

/** @param keepId which of the two stays. @throws Refusal not_found, merge_decided, merge_outdated */
export async function mergePair(tx: WorkspaceTx, id: string, keepId: number | null, actor: ActorRef, now: Date): Promise<void> {
  const merge = await holdMerge(tx, id);
  if (merge.state !== 'open') throw new Refusal('merge_decided');
  const keep = keepId ?? merge.keepId;
  if (keep !== merge.keepId && keep !== merge.goneId) throw new Refusal('validation_failed', { field: 'keep' });
  const gone = keep === merge.keepId ? merge.goneId : merge.keepId;
  const before = await join(tx, merge.kind, keep, gone, now);
  await tx.query(
    `update merges set state = 'merged', keep_id = $2, gone_id = $3, before = $4, decided_at = $5, actor_kind = $6, actor_id = $7
     where workspace_id = current_workspace() and id = $1`,
    [id, keep, gone, JSON.stringify(before), now, actor.kind, actor.id],
  );
}

/** Merges a pair that is certain. A pair that somebody has kept apart, or taken apart, stays two. @returns whether it is one now */
export async function mergeByItself(tx: WorkspaceTx, pair: NewPair, importId: string | null, now: Date): Promise<boolean> {
  const { rows } = await tx.query(
    `select from merges where workspace_id = current_workspace() and least(keep_id, gone_id) = least($1::bigint, $2::bigint)
       and greatest(keep_id, gone_id) = greatest($1::bigint, $2::bigint)`,
    [pair.keepId, pair.goneId],
  );
  if (rows.length > 0) return false;
  const before = await join(tx, pair.kind, pair.keepId, pair.goneId, now);
  await tx.query(
    `insert into merges (workspace_id, id, kind, state, keep_id, gone_id, reasons, is_automatic, import_id, before, created_at, decided_at, actor_kind)
     values (current_workspace(), $1, $2, 'merged', $3, $4, jsonb_build_array($5::text), true, $6, $7, $8, $8, $9)`,
    [uuidv7(), pair.kind, pair.keepId, pair.goneId, pair.reason, importId, JSON.stringify(before), now, system.kind],
  );
  return true;
}

/** Two leads again, each with its own facts; what was added since stays with the one that was kept. @throws Refusal not_found, merge_open, merge_outdated */
export async function undoMerge(tx: WorkspaceTx, id: string, now: Date): Promise<void> {
  const merge = await holdMerge(tx, id);
  if (merge.state === 'open') throw new Refusal('merge_open');
  if (merge.state === 'merged') await part(tx, merge, now);
  await tx.query(
    `update merges set state = 'open', before = null, is_automatic = false, decided_at = null, actor_kind = null, actor_id = null
     where workspace_id = current_workspace() and id = $1`,
    [id],
  );
}

/** Merges that an import made by itself and that still stand, newest first. */
export async function listMergesOfImport(tx: WorkspaceTx, importId: string, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from merges where workspace_id = current_workspace() and import_id = $1 and state = 'merged' and is_automatic order by id desc limit $2`,
    [importId, limit],
  );
  return rows.map(({ id }) => id);
}

/** Questions about leads that are gone. */
export async function dropPairsOf(tx: WorkspaceTx, ids: readonly number[]): Promise<void> {
  await tx.query(
    `delete from merges where workspace_id = current_workspace() and state <> 'merged' and (keep_id = any($1::bigint[]) or gone_id = any($1::bigint[]))`,
    [ids],
  );
}

async function join(tx: WorkspaceTx, kind: MergeKind, keepId: number, goneId: number, now: Date): Promise<Before> {
  const { rows } = await tx.query<{ record: Record<string, unknown> }>(
    `select to_jsonb(t) - 'facts' as record from ${kind} t where workspace_id = current_workspace() and id = $1 for update`,
    [goneId],
  );
  const [record] = rows;
  const facts = kind === 'people' ? await joinPeople(tx, keepId, goneId, now) : await joinCompanies(tx, keepId, goneId, now);
  if (!record || !facts) throw new Refusal('merge_outdated');
  const moved = await move(tx, keepId, goneId, now);
  await tx.query(`delete from ${kind} where workspace_id = current_workspace() and id = $1`, [goneId]);
  await noteJoined(tx, kind, [keepId, goneId], moved);
  return { ...facts, goneRecord: record.record, moved };
}

async function noteJoined(tx: WorkspaceTx, kind: MergeKind, ids: readonly number[], moved: Moved): Promise<void> {
  await noteLeadChanges(tx, [
    ...rangesOf(ids).map((range) => ({ kind, ...range })),
    ...rangesOf(ids).map((range) => ({ kind: 'states' as const, ...range })),
    ...rangesOf(moved.people).map((range) => ({ kind: 'people' as const, ...range })),
    ...moved.lists.map((listId) => ({ kind: 'list' as const, listId })),
  ]);
}

type BothFacts = Pick<Before, 'keep' | 'gone'>;

async function joinPeople(tx: WorkspaceTx, keepId: number, goneId: number, now: Date): Promise<BothFacts | null> {
  const both = await readPeopleToWrite(tx, [keepId, goneId]);
  const keep = both.find(({ id }) => id === keepId);
  const gone = both.find(({ id }) => id === goneId);
  if (!keep || !gone) return null;
  const { facts } = mergeFacts(keep.facts, gone.facts);
  const check = checkOf(keep.emailCheckedAt ? keep : gone);
  const lead = personOf(facts, secondsOf(now), check);
  const companyId = keep.companyId ?? gone.companyId;
  await updatePeople(tx, [{ ...keep, facts, lead, companyId, poolId: keep.poolId ?? gone.poolId }], now);
  return { keep: keep.facts, gone: gone.facts };
}

async function joinCompanies(tx: WorkspaceTx, keepId: number, goneId: number, now: Date): Promise<BothFacts | null> {
  const both = await readCompaniesToWrite(tx, [keepId, goneId]);
  const keep = both.find(({ id }) => id === keepId);
  const gone = both.find(({ id }) => id === goneId);
  if (!keep || !gone) return null;
  const { facts } = mergeFacts(keep.facts, gone.facts);
  await updateCompanies(tx, [{ ...keep, facts, lead: companyOf(facts, secondsOf(now)), poolId: keep.poolId ?? gone.poolId }], now);
  return { keep: keep.facts, gone: gone.facts };
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
const checkOf = (of: { readonly emailVerdict: EmailVerdict; readonly emailCheckedAt: Date | null }) =>
  of.emailCheckedAt ? { verdict: of.emailVerdict, checkedAt: secondsOf(of.emailCheckedAt) } : null;

/** What the workspace keeps about the one goes to the other. What is paid for stays paid for under both. */
async function move(tx: WorkspaceTx, keepId: number, goneId: number, now: Date): Promise<Moved> {
  const both = [keepId, goneId];
  const joined = await tx.query<{ id: string }>(
    `insert into list_leads (workspace_id, list_id, lead_id, added_by, added_at)
     select workspace_id, list_id, $1, added_by, added_at from list_leads where workspace_id = current_workspace() and lead_id = $2
     on conflict do nothing returning list_id as id`,
    both,
  );
  const lists = await tx.query<{ id: string }>(
    'delete from list_leads where workspace_id = current_workspace() and lead_id = $1 returning list_id as id',
    [goneId],
  );
  const notes = await tx.query<{ id: string }>(
    'update lead_notes set lead_id = $1 where workspace_id = current_workspace() and lead_id = $2 returning id',
    both,
  );
  const people = await tx.query<{ id: string }>(
    'update people set company_id = $1 where workspace_id = current_workspace() and company_id = $2 returning id',
    both,
  );
  const states = await tx.query<NonNullable<Moved['state']>>(
    'delete from lead_states where workspace_id = current_workspace() and lead_id = $1 returning stage, owner_id, tags',
    [goneId],
  );
  const state = states.rows[0] ?? null;
  if (state)
    await tx.query(
      `insert into lead_states as s (workspace_id, lead_id, stage, owner_id, tags, updated_at) values (current_workspace(), $1, $2, $3, $4, $5)
       on conflict (workspace_id, lead_id) do update set stage = coalesce(s.stage, excluded.stage), owner_id = coalesce(s.owner_id, excluded.owner_id),
         tags = (select array_agg(distinct tag) from unnest(s.tags || excluded.tags) as tag), updated_at = excluded.updated_at`,
      [keepId, state.stage, state.owner_id, state.tags, now],
    );
  await tx.query(
    `insert into reveals (workspace_id, person_id, revealed_at, actor_kind, actor_id, entry_number)
     select workspace_id, $1, revealed_at, actor_kind, actor_id, null from reveals where workspace_id = current_workspace() and person_id = $2
     on conflict do nothing`,
    both,
  );
  return {
    lists: lists.rows.map(({ id }) => id),
    joined: joined.rows.map(({ id }) => id),
    notes: notes.rows.map(({ id }) => id),
    people: people.rows.map(({ id }) => Number(id)),
    state,
  };
}

async function part(tx: WorkspaceTx, merge: MergeRecord, now: Date): Promise<void> {
  const { rows } = await tx.query<{ before: Before }>('select before from merges where workspace_id = current_workspace() and id = $1', [
    merge.id,
  ]);
  const before = rows[0]?.before;
  if (!before) throw new Refusal('merge_open');
  const { keepId, goneId, kind } = merge;
  const given = before.goneRecord;
  const apart = (facts: PackedFacts) => takeApart(facts, { before: before.keep, taken: before.gone });
  if (kind === 'people') {
    const [keep] = await readPeopleToWrite(tx, [keepId]);
    if (!keep) throw new Refusal('merge_outdated');
    const { kept, taken } = apart(keep.facts);
    await updatePeople(tx, [{ ...keep, facts: kept, lead: personOf(kept, secondsOf(now), checkOf(keep)) }], now);
    const checkedAt = typeof given['email_checked_at'] === 'string' ? new Date(given['email_checked_at']) : null;
    const check = checkOf({ emailVerdict: given['email_verdict'] as EmailVerdict, emailCheckedAt: checkedAt });
    const company = { companyId: numberOf(given['company_id']), poolId: numberOf(given['pool_id']) };
    await insertPeople(tx, [{ id: goneId, facts: taken, lead: personOf(taken, secondsOf(now), check), ...company, version: null }], now);
  } else {
    const [keep] = await readCompaniesToWrite(tx, [keepId]);
    if (!keep) throw new Refusal('merge_outdated');
    const { kept, taken } = apart(keep.facts);
    await updateCompanies(tx, [{ ...keep, facts: kept, lead: companyOf(kept, secondsOf(now)) }], now);
    await insertCompanies(
      tx,
      [{ id: goneId, facts: taken, lead: companyOf(taken, secondsOf(now)), poolId: numberOf(given['pool_id']), version: null }],
      now,
    );
  }
  await moveBack(tx, keepId, goneId, before.moved, now);
  await noteJoined(tx, kind, [keepId, goneId], before.moved);
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

async function moveBack(tx: WorkspaceTx, keepId: number, goneId: number, moved: Moved, now: Date): Promise<void> {
  const ids = [keepId, goneId];
  await tx.query(
    `insert into list_leads (workspace_id, list_id, lead_id, added_at)
     select workspace_id, id, $1, $3 from lists where workspace_id = current_workspace() and id = any($2::uuid[]) on conflict do nothing`,
    [goneId, moved.lists, now],
  );
  await tx.query('delete from list_leads where workspace_id = current_workspace() and lead_id = $1 and list_id = any($2::uuid[])', [
    keepId,
    moved.joined,
  ]);
  await tx.query('update lead_notes set lead_id = $2 where workspace_id = current_workspace() and lead_id = $1 and id = any($3::uuid[])', [
    ...ids,
    moved.notes,
  ]);
  await tx.query(
    'update people set company_id = $2 where workspace_id = current_workspace() and company_id = $1 and id = any($3::bigint[])',
    [...ids, moved.people],
  );
  if (moved.state)
    await tx.query(
      `insert into lead_states (workspace_id, lead_id, stage, owner_id, tags, updated_at) values (current_workspace(), $1, $2, $3, $4, $5) on conflict do nothing`,
      [goneId, moved.state.stage, moved.state.owner_id, moved.state.tags, now],
    );
}
