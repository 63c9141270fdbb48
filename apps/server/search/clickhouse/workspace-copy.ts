/**
 * Writes what a workspace sees differently from the pool: its own leads, pool leads that it doesn't see (-1), and pool leads to which it has attached
 * something (-1 as in the pool, +1 with what is attached). Refers to the pool as it is in ClickHouse at a number, not as it is in PostgreSQL, because the
 * two must cancel out.
 */
import {
  hasList,
  idOf,
  idsInLog,
  idsWithAddress,
  leadRow,
  numberLiteral,
  poolIdOf,
  withAttached,
  type ClickHouse,
  type LeadRow,
  type Scope,
} from '@leadlight/adapters/search/clickhouse';
import { poolId } from '@leadlight/db/leads';
import { inWorkspace, readInWorkspace, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import {
  addSearchCopy,
  advanceSearchCopy,
  feedPosition,
  isSuppressing,
  lockSearchCopy,
  nothingRead,
  readAttached,
  readEntries,
  readLeadIdsAfter,
  readLeadRecords,
  readListMembers,
  readPeopleAt,
  readSearchCopy,
  readSuppressed,
  readSuppressedAmong,
  readSuppressions,
  readTouchedIds,
  type FeedEntry,
  type SearchCopy,
  type Suppressions,
} from '@leadlight/db/search';
import { leadKinds, type LeadKind } from '@leadlight/leads';
import { AttemptWriter } from './attempt-writer.ts';
import { askAll, difference, readNet, readPooled } from './copied-rows.ts';
import { ownerScope, scopeOf } from './copy-scope.ts';
import { changedIds, NeedsGeneration, pageSize } from './pool-copy.ts';

/** With more changed leads than this, all leads of the workspace are compared. */
const mostChanged = 50_000;

interface Feeding {
  readonly db: Database;
  readonly tx: WorkspaceTx;
  readonly clickhouse: ClickHouse;
  readonly pool: SearchCopy;
  readonly copy: SearchCopy;
  readonly suppressions: Suppressions;
}

/**
 * @returns the workspace's state, which includes everything that was committed before the call, relative to a state of the pool that is not older than
 * the one before the call
 * @throws NeedsGeneration, ShardUnavailable, WriteFailed
 */
export async function feedWorkspace(
  db: Database,
  clickhouse: ClickHouse,
  workspaceId: string,
  generation: number,
  now: Date,
): Promise<SearchCopy> {
  // Committed before, because attempts refer to it in transactions of their own.
  await inWorkspace(db, workspaceId, async (tx) => {
    const pool = await readSearchCopy(tx, poolId, generation);
    if (pool) await addSearchCopy(tx, { generation, database: pool.database }, now);
  });
  await inWorkspace(db, workspaceId, async (tx) => {
    await lockSearchCopy(tx, generation);
    const pool = await readSearchCopy(tx, poolId, generation);
    if (!pool) throw new NeedsGeneration('the generation is gone');
    const copy = await readSearchCopy(tx, workspaceId, generation);
    if (!copy) throw new NeedsGeneration('the generation is gone');
    const isNew = copy.position === nothingRead;
    if (copy.isRecent && !copy.isBehind && copy.poolVersion === pool.version) return;
    const position = await feedPosition(tx);
    const entries = await readEntries(tx, isNew ? position : copy.position);
    const known = new Set(copy.known);
    const fresh = isNew ? [] : entries.filter((entry) => !known.has(entry.number));
    const feeding: Feeding = { db, tx, clickhouse, pool, copy, suppressions: await readSuppressions(tx) };
    const some = isNew || !copy.isRecent ? null : await changedLeads(feeding, fresh);
    const ids = some ?? (await allLeads(feeding));
    const writer = new AttemptWriter(db, clickhouse, workspaceId, generation);
    const replaced = await writeLeads(feeding, ids, writer);
    const done = new Set(ids);
    await writeLeads(
      feeding,
      [...replaced].filter((id) => !done.has(id)),
      writer,
    );
    await writer.flush();
    const { attempts, rows } = writer;
    await advanceSearchCopy(tx, generation, { position, known: entries.map(({ number }) => number), attempts, rows, pool }, now);
  });
  const fed = await inWorkspace(db, workspaceId, (tx) => readSearchCopy(tx, workspaceId, generation));
  if (!fed) throw new NeedsGeneration('the generation is gone');
  return fed;
}

/** The leads whose rows may differ from what ClickHouse has. @returns null if all may */
async function changedLeads(feeding: Feeding, entries: readonly FeedEntry[]): Promise<number[] | null> {
  const { tx, clickhouse, pool, copy, suppressions } = feeding;
  const of = (...kinds: readonly FeedEntry['kind'][]): FeedEntry[] => entries.filter(({ kind }) => kinds.includes(kind));
  if (of('all', 'suppressions').length > 0) return null;
  const ids = new Set<number>();
  const add = (more: Iterable<number>): void => {
    for (const id of more) ids.add(id);
  };
  const written = changedIds(of('people', 'companies', 'states', 'reveals'), mostChanged);
  const companies = changedIds(of('companies'), mostChanged);
  if (!written || !companies) return null;
  add(written);
  const scope = scopeOf(pool, null);
  const own = ownerScope(copy);
  const bothScope: Scope = { ...scope, owners: [...scope.owners, own] };
  for (const { listId } of of('list')) {
    if (listId === null) continue;
    add(await readListMembers(tx, listId));
    for (const kind of leadKinds) add(await idsOf(clickhouse, kind, bothScope, idsInLog(kind, scope.generation, own, hasList(listId))));
  }
  if (pool.version !== copy.poolVersion) {
    const since = `version > ${numberLiteral(copy.poolVersion)}`;
    for (const kind of leadKinds) {
      const changed = idsInLog(kind, scope.generation, ownerScope(pool), since);
      add(await idsOf(clickhouse, kind, bothScope, idsInLog(kind, scope.generation, own, `id in (${changed})`)));
      const all = await idsOf(clickhouse, kind, bothScope, changed);
      if (kind === 'companies') companies.push(...all);
      if (isSuppressing(suppressions))
        for (let at = 0; at < all.length; at += pageSize) add(await readSuppressedAmong(tx, suppressions, all.slice(at, at + pageSize)));
    }
  }
  for (let at = 0; at < companies.length; at += pageSize) add(await readPeopleAt(tx, companies.slice(at, at + pageSize)));
  return ids.size > mostChanged ? null : [...ids];
}

async function idsOf(clickhouse: ClickHouse, kind: LeadKind, scope: Scope, statement: string): Promise<number[]> {
  return (await askAll(clickhouse, kind, scope, () => statement)).map(([id]) => Number(id));
}

/** All leads that the workspace sees, or saw, differently from the pool. */
async function allLeads({ tx, clickhouse, pool, copy, suppressions }: Feeding): Promise<number[]> {
  const ids = new Set(await readTouchedIds(tx));
  const scope = scopeOf(pool, null);
  const own = ownerScope(copy);
  const bothScope: Scope = { ...scope, owners: [...scope.owners, own] };
  for (const kind of leadKinds) {
    for (let after = 0, page: number[]; ; after = page.at(-1) ?? 0) {
      page = await readLeadIdsAfter(tx, kind, after, 100_000);
      for (const id of page) ids.add(id);
      if (page.length === 0) break;
    }
    for (const id of await idsOf(clickhouse, kind, bothScope, idsInLog(kind, scope.generation, own, '1'))) ids.add(id);
  }
  if (isSuppressing(suppressions)) {
    const mayHave = await idsOf(clickhouse, 'people', scope, idsWithAddress(suppressions, scope));
    for (const id of await readSuppressed(tx, suppressions, mayHave)) ids.add(id);
  }
  return [...ids];
}

/** Writes what changed of these leads. @returns the pool leads that they replace or replaced */
async function writeLeads(feeding: Feeding, ids: readonly number[], writer: AttemptWriter): Promise<Set<number>> {
  const { tx, suppressions } = feeding;
  const replaced = new Set<number>();
  for (let at = 0; at < ids.length; at += pageSize) {
    const page = ids.slice(at, at + pageSize);
    const suppressed = new Set(isSuppressing(suppressions) ? await readSuppressedAmong(tx, suppressions, page) : []);
    for (const kind of leadKinds) await writeKind(feeding, { kind, ids: page, suppressed }, replaced, writer);
  }
  return replaced;
}

/** @param replaced gets the pool leads that these replace */
async function writeKind(
  { db, clickhouse, pool, copy }: Feeding,
  { kind, ids: page, suppressed }: { readonly kind: LeadKind; readonly ids: readonly number[]; readonly suppressed: ReadonlySet<number> },
  replaced: Set<number>,
  writer: AttemptWriter,
): Promise<void> {
  const scope = scopeOf(pool, null);
  const own = ownerScope(copy);
  const [records, keptAbout] = await Promise.all([
    readInWorkspace(db, copy.owner, (reading) => readLeadRecords(reading, kind, page)),
    readInWorkspace(db, copy.owner, (reading) => readAttached(reading, kind, page)),
  ]);
  const attached = new Map(keptAbout.map((each) => [each.id, each]));
  const ownIds = new Set(records.map(({ id }) => id));
  const others = page.filter((id) => !ownIds.has(id));
  const [there, pooled] = await Promise.all([
    readNet(clickhouse, kind, { ...scope, owners: [...scope.owners, own] }, own, page),
    readPooled(clickhouse, kind, scope, ownerScope(pool), others),
  ]);
  const wanted: { readonly sign: number; readonly row: LeadRow }[] = [];
  for (const record of records) {
    if (record.poolId !== null) replaced.add(record.poolId);
    const kept = attached.get(record.id);
    if (kept && !kept.isReplaced && !suppressed.has(record.id))
      wanted.push({ sign: 1, row: withAttached(leadRow(kind, record), kept, true) });
  }
  for (const row of pooled.values()) {
    const kept = attached.get(idOf(row));
    if (!kept) continue;
    const { stage, owner, tags, lists, isRevealed, isReplaced } = kept;
    if (isReplaced || suppressed.has(idOf(row))) wanted.push({ sign: -1, row });
    else if (stage !== null || owner !== null || tags.length + lists.length > 0 || isRevealed)
      wanted.push({ sign: -1, row }, { sign: 1, row: withAttached(row, kept, false) });
  }
  for (const { row } of there) if (poolIdOf(row) !== 0) replaced.add(poolIdOf(row));
  await writer.add(kind, difference(wanted, there));
}
