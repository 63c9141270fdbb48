/** The attached data that the search index reads: stages, owners, tags, reveals, lists, suppressions. */
import type { Ids, AttachedData } from '@leadlight/leads/segments';
import type { WorkspaceTx } from '../platform/index.ts';
import type { IdRange } from './search-feed.queries.ts';
import { suppressedIds, suppressedIdsAmong, type Suppressions } from './search-visibility.queries.ts';

export interface StateRow {
  readonly id: number;
  readonly stage: string | null;
  readonly owner: string | null;
  readonly tags: readonly string[];
}

const everything: IdRange = { firstId: 0, lastId: Number.MAX_SAFE_INTEGER };

/** States of the leads in this range, or of all. */
export async function readStates(tx: WorkspaceTx, { firstId, lastId } = everything): Promise<StateRow[]> {
  const { rows } = await tx.query<Omit<StateRow, 'id'> & { id: string }>(
    `select lead_id as id, stage, owner_id as owner, tags from lead_states where workspace_id = current_workspace() and lead_id between $1 and $2`,
    [firstId, lastId],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

export async function readRevealed(tx: WorkspaceTx): Promise<Ids> {
  return idsOf(tx, 'select person_id as id from reveals where workspace_id = current_workspace()', []);
}

export async function readListMembers(tx: WorkspaceTx, listId: string): Promise<Ids> {
  return idsOf(tx, 'select lead_id as id from list_leads where workspace_id = current_workspace() and list_id = $1', [listId]);
}

export async function readListIds(tx: WorkspaceTx): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>('select id from lists');
  return rows.map(({ id }) => id);
}

/**
 * Ids of all suppressed leads that the workspace sees.
 * @param mayHave ids of all people with an address of a suppressed domain or hash, possibly with others, because no database index finds them
 */
export async function readSuppressed(tx: WorkspaceTx, suppressions: Suppressions, mayHave: readonly number[]): Promise<Ids> {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const parts = [
    suppressedIds(suppressions, put),
    mayHave.length === 0 ? null : suppressedIdsAmong(suppressions, `l.id = any(${put(mayHave)}::bigint[])`, put),
  ].filter((part) => part !== null);
  return parts.length === 0 ? new Float64Array(0) : idsOf(tx, parts.join(' union '), values);
}

/**
 * Ids of the suppressed leads among these. Looks up each id with the index; for a joined range, PostgreSQL would expect a ninth of the table and scan
 * all companies.
 */
export async function readSuppressedAmong(tx: WorkspaceTx, suppressions: Suppressions, leads: IdRange | readonly number[]): Promise<Ids> {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const among = 'firstId' in leads ? `l.id between ${put(leads.firstId)} and ${put(leads.lastId)}` : `l.id = any(${put(leads)}::bigint[])`;
  const sql = suppressedIdsAmong(suppressions, among, put);
  return sql === null ? new Float64Array(0) : idsOf(tx, sql, values);
}

/** Ids of people at these companies that the workspace sees, because their company's domain can suppress them. */
export async function readPeopleAt(tx: WorkspaceTx, companies: IdRange | readonly number[]): Promise<readonly number[]> {
  const [condition, values] =
    'firstId' in companies
      ? ['company_id between $1 and $2', [companies.firstId, companies.lastId]]
      : ['company_id = any($1::bigint[])', [companies]];
  return Array.from(await idsOf(tx, `select id from people where ${condition}`, values));
}

export async function readHidesSample(tx: WorkspaceTx): Promise<boolean> {
  const { rows } = await tx.query<{ hides: boolean }>('select hides_sample as hides from workspaces');
  return rows[0]?.hides ?? false;
}

async function idsOf(tx: WorkspaceTx, sql: string, values: readonly unknown[]): Promise<Ids> {
  const { rows } = await tx.query<{ ids: string | null }>(`select string_agg(id::text, ',' order by id) as ids from (${sql}) each`, values);
  const text = rows[0]?.ids;
  return text ? Float64Array.from(text.split(','), Number) : new Float64Array(0);
}

/**
 * Groups leads by value.
 * @param before the previous groups. Unchanged groups keep the same array, so that values cached for it stay valid.
 */
export function groupStates(
  states: Iterable<StateRow>,
  before: Pick<AttachedData, 'stages' | 'owners' | 'tags'>,
): Pick<AttachedData, 'stages' | 'owners' | 'tags'> {
  const groups = { stages: new Map<string, number[]>(), owners: new Map<string, number[]>(), tags: new Map<string, number[]>() };
  const put = (group: Map<string, number[]>, value: string, id: number): void => {
    const ids = group.get(value);
    if (ids) ids.push(id);
    else group.set(value, [id]);
  };
  for (const { id, stage, owner, tags } of states) {
    if (stage !== null) put(groups.stages, stage, id);
    if (owner !== null) put(groups.owners, owner, id);
    for (const tag of new Set(tags)) put(groups.tags, tag, id);
  }
  const sorted = (group: Map<string, number[]>, known: ReadonlyMap<string, Ids>): Map<string, Ids> =>
    new Map(Array.from(group, ([value, ids]) => [value, sameIds(Float64Array.from(ids).toSorted(), known.get(value))]));
  return {
    stages: sorted(groups.stages, before.stages),
    owners: sorted(groups.owners, before.owners),
    tags: sorted(groups.tags, before.tags),
  };
}

/** Returns the previous array if its ids are equal. */
export function sameIds(ids: Ids, before: Ids | undefined): Ids {
  return before?.length === ids.length && ids.every((id, at) => id === before[at]) ? before : ids;
}
