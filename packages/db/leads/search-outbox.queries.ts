/**
 * The search outbox: what the search index has yet to apply, written in the transaction that changes leads and read by every process with an index.
 * Surprise: numbers are assigned before transactions end, so a lower number can appear after a higher one was read. A reader's position therefore
 * covers only transactions older than every open one (`pg_snapshot_xmin`), before which nothing can appear anymore.
 */
import type { LeadKind } from '@leadlight/leads';
import type { WorkspaceTx } from '../platform/index.ts';

/** Id of the workspace that contains the shared pool; it has no members, no plan and no credits. */
export const poolId = '00000000-0000-0000-0000-000000000000';

/** The channel on which a notification with the workspace's id is sent when a transaction that changed leads commits. */
export const leadChannel = 'leadlight_leads';

export type SearchOutboxEntry =
  /** Leads in a range of ids, inclusive, were written, changed or deleted. */
  | { readonly kind: LeadKind; readonly firstId: number; readonly lastId: number }
  /** Stage, owner or tags of these leads changed, or they were revealed. */
  | { readonly kind: 'states' | 'reveals'; readonly firstId: number; readonly lastId: number }
  | { readonly kind: 'list'; readonly listId: string }
  | { readonly kind: 'suppressions' }
  /** Too many changes to list: the whole workspace must be read again. */
  | { readonly kind: 'all' };

/** Combines ids into as few ranges as possible. @param ids in any order, duplicates allowed */
export function rangesOf(ids: readonly number[]): { firstId: number; lastId: number }[] {
  const ranges: { firstId: number; lastId: number }[] = [];
  for (const id of Float64Array.from(ids).toSorted()) {
    const last = ranges.at(-1);
    if (last && id <= last.lastId + 1) last.lastId = id;
    else ranges.push({ firstId: id, lastId: id });
  }
  return ranges;
}

/** Adds entries in the caller's transaction, so that search applies the change exactly when it is committed. */
export async function addToSearchOutbox(tx: WorkspaceTx, entries: readonly SearchOutboxEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.query(
    `insert into lead_changes (workspace_id, kind, first_id, last_id, list_id)
     select current_workspace(), kind, first_id, last_id, list_id from unnest($1::text[], $2::bigint[], $3::bigint[], $4::uuid[]) as c (kind, first_id, last_id, list_id)`,
    [
      entries.map(({ kind }) => kind),
      entries.map((entry) => ('firstId' in entry ? entry.firstId : null)),
      entries.map((entry) => ('lastId' in entry ? entry.lastId : null)),
      entries.map((entry) => ('listId' in entry ? entry.listId : null)),
    ],
  );
  await notifySearch(tx);
}

/** Tells everything that searches to look at the workspace; also for one that is deleted, of which no entry can tell. */
export async function notifySearch(tx: WorkspaceTx): Promise<void> {
  await tx.query(`select pg_notify('${leadChannel}', current_workspace()::text)`);
}

/** Collects the changes of one piece of work, so that they are written in as few entries as possible. */
export class SearchOutbox {
  readonly #ids = new Map<LeadKind | 'states' | 'reveals', number[]>();
  readonly #lists = new Set<string>();
  #isAll = false;

  add(kind: LeadKind | 'states' | 'reveals', ids: readonly number[]): void {
    const known = this.#ids.get(kind) ?? [];
    for (const id of ids) known.push(id);
    this.#ids.set(kind, known);
  }

  addLists(ids: readonly string[]): void {
    for (const id of ids) this.#lists.add(id);
  }

  /** For so many changes that reading the whole workspace again costs less than applying them. */
  addAll(): void {
    this.#isAll = true;
  }

  /** Writes the collected entries and clears them. */
  async write(tx: WorkspaceTx): Promise<void> {
    const ranges = [...this.#ids].flatMap(([kind, ids]) => rangesOf(ids).map((range) => ({ kind, ...range })));
    const lists = [...this.#lists].map((listId) => ({ kind: 'list' as const, listId }));
    await addToSearchOutbox(tx, this.#isAll ? [{ kind: 'all' }] : [...ranges, ...lists]);
    this.discard();
  }

  /** For a part of the work; the entries are written at the end of the whole. */
  discard(): void {
    this.#ids.clear();
    this.#lists.clear();
    this.#isAll = false;
  }
}
