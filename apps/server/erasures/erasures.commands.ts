/**
 * Erases a person from every workspace and from the shared pool, and returns a proof: what was deleted, what stays, and a second search of every table.
 * The digests are written first, so that a concurrent import does not add the person again.
 */
import {
  erasePerson as eraseHere,
  findFreeTexts,
  findTraces,
  keysOfPerson,
  noteErased,
  poolId,
  type ErasedKey,
  type FreeText,
} from '@leadlight/db/leads';
import { inWorkspace, operator, type Database } from '@leadlight/db/platform';
import { noteAudit } from '../audit/note-audit.ts';

export interface Erasure {
  /** The key given and the other keys of records that have it. */
  readonly keys: readonly ErasedKey[];
  /** Number of workspaces, the pool included, in which something was deleted. */
  readonly touched: number;
  /** Deleted or changed rows by table. */
  readonly removed: ReadonlyMap<string, number>;
  /** What a second search found, and could not be deleted then either; empty when the erasure is complete, null if there was no second search. */
  readonly traces: readonly Trace[] | null;
  /** The members' own texts that contain the person's name, which stay; null if there was no second search. */
  readonly freeTexts: readonly (FreeText & { readonly workspaceId: string })[] | null;
}

export interface Trace {
  readonly workspaceId: string;
  readonly table: string;
  readonly count: number;
}

/**
 * @param db on connections of the database's owner, as searching texts of all workspaces needs
 * @param workspaceIds the ids of all workspaces
 * @param searchesAgain whether every row of every table is read again, which takes about a minute for each million leads
 */
export async function erasePerson(
  db: Database,
  workspaceIds: readonly string[],
  key: ErasedKey,
  now: Date,
  { searchesAgain = true }: { readonly searchesAgain?: boolean } = {},
): Promise<Erasure> {
  const places = [poolId, ...workspaceIds];
  const keys = await allKeys(db, places, key);
  await inWorkspace(db, poolId, (tx) => noteErased(tx, keys, now));

  const total = new Map<string, number>();
  const touched = new Set<string>();
  const names = new Set<string>();
  let poolIds: readonly string[] = [];
  const eraseAt = async (place: string, isThorough: boolean): Promise<readonly string[]> => {
    const {
      ids,
      names: found,
      counts,
    } = await inWorkspace(db, place, async (tx) => {
      const erased = await eraseHere(tx, keys, poolIds, now, { isThorough });
      const removed = Object.fromEntries(Object.entries(erased.counts).filter(([, count]) => count > 0));
      if (Object.keys(removed).length > 0) await noteAudit(tx, { actor: operator, action: 'lead.erased', details: { removed } }, now);
      return erased;
    });
    if (Object.values(counts).some((count) => count > 0)) touched.add(place);
    for (const name of found) names.add(name);
    for (const [table, count] of Object.entries(counts)) total.set(table, (total.get(table) ?? 0) + count);
    return ids;
  };
  poolIds = await eraseAt(poolId, false);
  for (const place of workspaceIds) await eraseAt(place, false);
  let traces = searchesAgain ? await tracesIn(db, places, keys) : null;
  if (traces !== null && traces.length > 0) {
    // The indexes missed them, or another transaction changed the row meanwhile.
    const left = [...new Set(traces.map(({ workspaceId }) => workspaceId))];
    for (const place of left) await eraseAt(place, true);
    traces = await tracesIn(db, left, keys);
  }
  const freeTexts = searchesAgain ? await freeTextsIn(db, workspaceIds, [...names]) : null;
  return { keys, touched: touched.size, removed: total, traces, freeTexts };
}

async function freeTextsIn(db: Database, workspaceIds: readonly string[], names: readonly string[]) {
  const found: (FreeText & { workspaceId: string })[] = [];
  for (const workspaceId of workspaceIds)
    for (const text of await inWorkspace(db, workspaceId, (tx) => findFreeTexts(tx, names))) found.push({ ...text, workspaceId });
  return found;
}

/** The other keys of records that have this key. One step only: if a record mixes up two people, the second person must not be erased too. */
async function allKeys(db: Database, places: readonly string[], key: ErasedKey): Promise<ErasedKey[]> {
  const keys = new Map([[`${key.kind} ${key.value}`, key]]);
  for (const place of places) {
    for (const found of await inWorkspace(db, place, (tx) => keysOfPerson(tx, [key]))) keys.set(`${found.kind} ${found.value}`, found);
  }
  return [...keys.values()];
}

async function tracesIn(db: Database, places: readonly string[], keys: readonly ErasedKey[]): Promise<Trace[]> {
  const traces: Trace[] = [];
  for (const workspaceId of places) {
    const found = await inWorkspace(db, workspaceId, (tx) => findTraces(tx, keys));
    for (const [table, count] of Object.entries(found)) traces.push({ workspaceId, table, count });
  }
  return traces;
}
