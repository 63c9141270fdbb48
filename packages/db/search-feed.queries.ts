/**
 * What an index of leads is fed with: all leads of one owner in pages, those that changed, and what a workspace keeps about leads.
 * Surprise: a page comes as one text, cut here. As rows of twenty columns a million leads cost the driver three times as long.
 */
import { dayOf, type Ids, type Keeping, type LeadKind, type LeadRecord } from '@leadlight/leads';
import type { WorkspaceTx } from './connect.ts';
import { suppressedIds, suppressedIdsAmong, type Suppressions } from './search-visibility.queries.ts';

const fieldMark = '\u001f';
const rowMark = '\u001e';
const nullMark = '\u0002';
const itemMark = '\u001d';

const shared = [
  'l.id',
  'l.pool_id',
  'l.name',
  'l.country',
  'l.region',
  'l.city',
  'l.source',
  'l.is_sample::int',
  'l.score',
  'floor(extract(epoch from l.updated_at))::bigint',
];
const columns: Readonly<Record<LeadKind, readonly string[]>> = {
  people: [
    ...shared,
    `nullif(coalesce(c.name, l.company_name), '')`,
    'coalesce(c.domain, l.company_domain)',
    'c.industry',
    'c.size',
    'c.founded',
    'c.id',
    'l.title',
    'l.title_key',
    `array_to_string(l.seniorities, '${itemMark}')`,
    'l.department',
    'l.email_verdict',
    'floor(extract(epoch from l.email_checked_at))::bigint',
    '(coalesce(l.phone, l.mobile_phone) is not null)::int',
  ],
  companies: [
    ...shared,
    'l.name',
    'l.domain',
    'l.industry',
    'l.size',
    'l.founded',
    'l.id',
    '(l.phone is not null)::int',
    `array_to_string(l.tags, '${itemMark}')`,
    'l.description',
  ],
};
const joins: Readonly<Record<LeadKind, string>> = { people: 'left join companies c on c.id = l.company_id', companies: '' };

export interface LeadPage {
  readonly leads: readonly LeadRecord[];
  /** Id of the last; null when there are no more. */
  readonly lastId: number | null;
}

type Which =
  /** Ids greater than `after`, up to and including `until`. */
  | { readonly after: number; readonly until?: number | undefined; readonly limit: number }
  | { readonly ids: readonly number[] }
  /** None touches another. */
  | { readonly ranges: readonly IdRange[] };

/** Rows `r` of ranges given as $1 and $2: one statement for all of them, each found by the index. */
const rangesGiven = 'unnest($1::bigint[], $2::bigint[]) as r (first_id, last_id)';
const givenRanges = (ranges: readonly IdRange[]): readonly unknown[] => [
  ranges.map(({ firstId }) => firstId),
  ranges.map(({ lastId }) => lastId),
];

/** The workspace's own leads, by id; as the pool, the pool's. A lead that has gone is missing. */
export async function readLeadRecords(tx: WorkspaceTx, kind: LeadKind, which: Which): Promise<LeadPage> {
  const [source, condition, values] =
    'ranges' in which
      ? [`${rangesGiven} join ${kind} l on l.id between r.first_id and r.last_id ${joins[kind]}`, 'true', givenRanges(which.ranges)]
      : 'ids' in which
        ? [`${kind} l ${joins[kind]}`, 'l.id = any($1::bigint[])', [which.ids]]
        : [`${kind} l ${joins[kind]}`, 'l.id > $1 and l.id <= $2', [which.after, which.until ?? Number.MAX_SAFE_INTEGER]];
  const from = `from ${source} where l.workspace_id = current_workspace() and ${condition} order by l.id ${'limit' in which ? `limit ${which.limit}` : ''}`;
  const fields = columns[kind];
  const { rows } = await tx.query<{ text: string | null; count: number }>(
    `select string_agg(line, '${rowMark}' order by id) as text, count(*)::int as count from (
       select l.id, array_to_string(array[${fields.map((field) => `(${field})::text`).join(', ')}], '${fieldMark}', '${nullMark}') as line ${from}) page`,
    values,
  );
  const text = rows[0]?.text;
  if (text === null || text === undefined) return { leads: [], lastId: null };
  let lines = text.split(rowMark).map((line) => line.split(fieldMark));
  // A text that holds the marks itself: read as columns.
  if (lines.length !== rows[0]?.count || lines.some((line) => line.length !== fields.length)) {
    const result = await tx.query<Record<string, string | null>>(
      `select ${fields.map((field, at) => `(${field})::text as f${at}`).join(', ')} ${from}`,
      values,
    );
    lines = result.rows.map((row) => fields.map((_field, at) => row[`f${at}`] ?? nullMark));
  }
  const leads = lines.map(kind === 'people' ? toPerson : toCompany);
  return { leads, lastId: leads.at(-1)?.id ?? null };
}

const orNull = (field: string | undefined): string | null => (field === nullMark || field === undefined ? null : field);
const numberOrNull = (field: string | undefined): number | null => (field === nullMark || field === undefined ? null : Number(field));
const items = (field: string | undefined): string[] =>
  field === '' || field === nullMark || field === undefined ? [] : field.split(itemMark);

function toShared(line: readonly string[]) {
  return {
    id: Number(line[0]),
    poolId: numberOrNull(line[1]),
    name: line[2] ?? '',
    country: orNull(line[3]),
    region: orNull(line[4]),
    city: orNull(line[5]),
    source: line[6] ?? '',
    isSample: line[7] === '1',
    score: Number(line[8]),
    updatedAt: Number(line[9]),
    companyName: orNull(line[10]),
    companyDomain: orNull(line[11]),
    industry: orNull(line[12]),
    size: orNull(line[13]),
    founded: numberOrNull(line[14]),
    companyId: numberOrNull(line[15]),
  };
}

function toPerson(line: readonly string[]): LeadRecord {
  const checkedAt = numberOrNull(line[21]);
  return {
    ...toShared(line),
    title: orNull(line[16]),
    titleKey: orNull(line[17]),
    seniorities: items(line[18]),
    department: orNull(line[19]),
    verdict: orNull(line[20]),
    checkedDay: checkedAt === null ? null : dayOf(checkedAt),
    hasPhone: line[22] === '1',
    tags: [],
    description: null,
  };
}

function toCompany(line: readonly string[]): LeadRecord {
  return {
    ...toShared(line),
    title: null,
    titleKey: null,
    seniorities: [],
    department: null,
    verdict: null,
    checkedDay: null,
    hasPhone: line[16] === '1',
    tags: items(line[17]),
    description: orNull(line[18]),
  };
}

/** Where in the feed a reader is: everything of transactions older than this has been read. */
export type FeedPosition = string;

/** To be asked for before leads are read: what is written meanwhile is then read again. */
export async function feedPosition(tx: WorkspaceTx): Promise<FeedPosition> {
  const { rows } = await tx.query<{ position: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as position');
  return rows[0]?.position ?? '0';
}

export interface FeedEntry {
  readonly number: number;
  readonly kind: 'people' | 'companies' | 'states' | 'reveals' | 'suppressions' | 'list' | 'all';
  /** Null where the whole kind is meant. */
  readonly firstId: number | null;
  readonly lastId: number | null;
  readonly listId: string | null;
}

/**
 * Changes of this workspace since a position, those whose transactions are younger than one that is still open included: they will be given again
 * (known by their numbers), so that nothing waits for another's long transaction.
 */
export async function readFeed(tx: WorkspaceTx, since: FeedPosition): Promise<{ entries: FeedEntry[]; position: FeedPosition }> {
  // Sent together, answered in this order: an entry that comes in between is given again.
  const asked = feedPosition(tx);
  const entered = tx.query<{
    number: string;
    kind: FeedEntry['kind'];
    first: string | null;
    last: string | null;
    list: string | null;
  }>(
    `select number, kind, first_id as first, last_id as last, list_id as list from lead_changes
     where workspace_id = current_workspace() and transaction >= $1::text::xid8 order by number`,
    [since],
  );
  const [position, { rows }] = await Promise.all([asked, entered]);
  const entries = rows.map(({ number, kind, first, last, list }) => ({
    number: Number(number),
    kind,
    firstId: first === null ? null : Number(first),
    lastId: last === null ? null : Number(last),
    listId: list,
  }));
  return { entries, position };
}

/** Entries of the feed older than this are no longer kept: an index that was saved before must be built anew. */
export const feedKeptDays = 7;

export async function forgetOldFeed(tx: WorkspaceTx, now: Date): Promise<void> {
  await tx.query(
    `delete from lead_changes where workspace_id = current_workspace() and at < $1::timestamptz - interval '${feedKeptDays} days'`,
    [now],
  );
}

/** Tells one PostgreSQL from another: transactions are numbered anew in each. */
export async function databaseIdentity(tx: WorkspaceTx): Promise<string> {
  const { rows } = await tx.query<{ identity: string }>(
    `select concat_ws('.', (select system_identifier from pg_control_system()), current_database(), (select oid from pg_database where datname = current_database())) as identity`,
  );
  return rows[0]?.identity ?? '';
}

interface StateRow {
  readonly id: number;
  readonly stage: string | null;
  readonly owner: string | null;
  readonly tags: readonly string[];
}

export interface IdRange {
  readonly firstId: number;
  readonly lastId: number;
}

/** @param ranges of leads' ids; all where they are absent */
export async function readStates(tx: WorkspaceTx, ranges?: readonly IdRange[]): Promise<StateRow[]> {
  const source = ranges ? `${rangesGiven} join lead_states s on s.lead_id between r.first_id and r.last_id` : 'lead_states s';
  const { rows } = await tx.query<Omit<StateRow, 'id'> & { id: string }>(
    `select s.lead_id as id, s.stage, s.owner_id as owner, s.tags from ${source} where s.workspace_id = current_workspace()`,
    ranges ? givenRanges(ranges) : [],
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

/** Of all leads that the workspace sees. */
export async function readSuppressed(tx: WorkspaceTx, suppressions: Suppressions): Promise<Ids> {
  const values: unknown[] = [];
  const sql = suppressedIds(suppressions, (value) => `$${values.push(value)}`);
  return sql === null ? new Float64Array(0) : idsOf(tx, sql, values);
}

/** Of the leads in these ranges: one statement for all. */
export async function readSuppressedAmong(tx: WorkspaceTx, suppressions: Suppressions, ranges: readonly IdRange[]): Promise<Ids> {
  const values = [...givenRanges(ranges)];
  const sql = suppressedIdsAmong(suppressions, rangesGiven, (value) => `$${values.push(value)}`);
  return sql === null ? new Float64Array(0) : idsOf(tx, sql, values);
}

/** Ids of the people whom the workspace sees at companies of these ranges: whether they are suppressed hangs on their company's domain too. */
export async function readPeopleAt(tx: WorkspaceTx, ranges: readonly IdRange[]): Promise<readonly number[]> {
  if (ranges.length === 0) return [];
  const sql = `select l.id from ${rangesGiven} join people l on l.company_id between r.first_id and r.last_id`;
  return Array.from(await idsOf(tx, sql, givenRanges(ranges)));
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
 * By value, which leads have it.
 * @param before groups that did not change stay the same arrays: what was worked out from them stays known
 */
export function groupStates(
  states: Iterable<StateRow>,
  before: Pick<Keeping, 'stages' | 'owners' | 'tags'>,
): Pick<Keeping, 'stages' | 'owners' | 'tags'> {
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

/** The array from before where it holds the same. */
export function sameIds(ids: Ids, before: Ids | undefined): Ids {
  return before?.length === ids.length && ids.every((id, at) => id === before[at]) ? before : ids;
}

export type { StateRow };
