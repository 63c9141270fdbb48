/** Applies changes of the pool's leads to what ClickHouse has of them. */
import { leadRow, type ClickHouse } from '@leadlight/adapters/search/clickhouse';
import { poolId } from '@leadlight/db/leads';
import { inWorkspace, readInWorkspace, type Database } from '@leadlight/db/platform';
import {
  advanceSearchCopy,
  feedPosition,
  lockSearchCopy,
  readEntries,
  readLeadRecords,
  readPeopleAt,
  readSearchCopy,
  type FeedEntry,
  type SearchCopy,
} from '@leadlight/db/search';
import { leadKinds, type LeadKind } from '@leadlight/leads';
import { AttemptWriter } from './attempt-writer.ts';
import { difference, readBase, readNet } from './copied-rows.ts';
import { ownerScope, scopeOf } from './copy-scope.ts';

/** Leads read at a time. */
export const pageSize = 2_000;
/** With more changed leads than this, filling a generation anew costs less. */
const mostChanged = 200_000;

/** The generation can't be brought up to date by changes. */
export class NeedsGeneration extends Error {}

/** The ids of these entries. @returns null if they are too many to list */
export function changedIds(entries: readonly FeedEntry[], most = mostChanged): number[] | null {
  const ids = new Set<number>();
  for (const { firstId, lastId } of entries) {
    if (firstId === null || lastId === null || lastId - firstId + ids.size >= most) return null;
    for (let id = firstId; id <= lastId; id += 1) ids.add(id);
  }
  return [...ids].toSorted((a, b) => a - b);
}

/**
 * @returns the pool's state, which includes everything that was committed before the call
 * @throws NeedsGeneration, ShardUnavailable, WriteFailed
 */
export async function feedPool(db: Database, clickhouse: ClickHouse, generation: number, now: Date): Promise<SearchCopy> {
  await inWorkspace(db, poolId, async (tx) => {
    await lockSearchCopy(tx, generation);
    const copy = await readSearchCopy(tx, poolId, generation);
    if (!copy) throw new NeedsGeneration('the generation is gone');
    if (!copy.isBehind) return;
    const position = await feedPosition(tx);
    const entries = await readEntries(tx, copy.position);
    const known = new Set(copy.known);
    const fresh = entries.filter((entry) => !known.has(entry.number));
    const of = (kind: LeadKind): FeedEntry[] => fresh.filter((entry) => entry.kind === kind);
    const people = changedIds(of('people'));
    const companies = changedIds(of('companies'));
    if (!people || !companies || fresh.some(({ kind }) => kind === 'all')) throw new NeedsGeneration('too many leads changed');
    const employed: number[] = [];
    for (let at = 0; at < companies.length; at += pageSize) employed.push(...(await readPeopleAt(tx, companies.slice(at, at + pageSize))));
    const writer = new AttemptWriter(db, clickhouse, poolId, generation);
    const scope = scopeOf(copy, null);
    const ids: Record<LeadKind, number[]> = { people: [...new Set([...people, ...employed])], companies };
    for (const kind of leadKinds)
      for (let at = 0; at < ids[kind].length; at += pageSize) {
        const page = ids[kind].slice(at, at + pageSize);
        const [records, base, there] = await Promise.all([
          readInWorkspace(db, poolId, (reading) => readLeadRecords(reading, kind, page)),
          readBase(clickhouse, kind, scope, page),
          readNet(clickhouse, kind, scope, ownerScope(copy), page),
        ]);
        const wanted = [...records.map((lead) => ({ sign: 1, row: leadRow(kind, lead) })), ...base.map((row) => ({ sign: -1, row }))];
        await writer.add(kind, difference(wanted, there));
      }
    await writer.flush();
    const { attempts, rows } = writer;
    await advanceSearchCopy(tx, generation, { position, known: entries.map(({ number }) => number), attempts, rows }, now);
  });
  const fed = await inWorkspace(db, poolId, (tx) => readSearchCopy(tx, poolId, generation));
  if (!fed) throw new NeedsGeneration('the generation is gone');
  return fed;
}
