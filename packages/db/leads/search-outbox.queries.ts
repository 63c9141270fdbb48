/**
 * The search outbox: what the search index has yet to apply, written in the transaction that changes leads and read by whatever keeps an index.
 * Surprise: numbers are given out before transactions end, so a lower one may appear after a higher one was read. A reader takes only what was
 * written by transactions older than every one still open (`pg_snapshot_xmin`): nothing can appear behind it any more.
 */
import type { LeadKind } from '@leadlight/leads';
import type { WorkspaceTx } from '../platform/index.ts';

/** Owner of the shared pool; as a workspace it has no members, no plan and no credits. */
export const poolId = '00000000-0000-0000-0000-000000000000';

/** Notified on this channel, with the workspace's id, when a transaction that changed leads commits. */
export const leadChannel = 'leadlight_leads';

export type SearchOutboxEntry =
  /** Leads from one id to another, both included, were written, changed or removed. */
  | { readonly kind: LeadKind; readonly firstId: number; readonly lastId: number }
  /** What the workspace keeps about these leads: stage, owner, tags; or that they are revealed. */
  | { readonly kind: 'states' | 'reveals'; readonly firstId: number; readonly lastId: number }
  | { readonly kind: 'list'; readonly listId: string }
  | { readonly kind: 'suppressions' }
  /** Too much to name: everything of the workspace is to be read again. */
  | { readonly kind: 'all' };

/** Ids in order as the fewest ranges. @param ids in any order, doubles allowed */
export function rangesOf(ids: readonly number[]): { firstId: number; lastId: number }[] {
  const ranges: { firstId: number; lastId: number }[] = [];
  for (const id of Float64Array.from(ids).toSorted()) {
    const last = ranges.at(-1);
    if (last && id <= last.lastId + 1) last.lastId = id;
    else ranges.push({ firstId: id, lastId: id });
  }
  return ranges;
}

/** Part of the caller's transaction: the search index learns of the change exactly when it is committed. */
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
  await tx.query(`select pg_notify('${leadChannel}', current_workspace()::text)`);
}

/** Collects what one piece of work changes, so that it is written as the fewest entries. */
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

  /** For work on so many leads that reading the whole workspace again costs less than following. */
  addAll(): void {
    this.#isAll = true;
  }

  /** Writes what was collected, and begins again with nothing. */
  async write(tx: WorkspaceTx): Promise<void> {
    const ranges = [...this.#ids].flatMap(([kind, ids]) => rangesOf(ids).map((range) => ({ kind, ...range })));
    const lists = [...this.#lists].map((listId) => ({ kind: 'list' as const, listId }));
    await addToSearchOutbox(tx, this.#isAll ? [{ kind: 'all' }] : [...ranges, ...lists]);
    this.discard();
  }

  /** For a part of some work at whose end all is written. */
  discard(): void {
    this.#ids.clear();
    this.#lists.clear();
    this.#isAll = false;
  }
}
