/**
 * Data for an index of leads: all leads of one owner in pages, and changed leads. Surprise: a page is read as one text and split here. Rows of twenty
 * columns would take the driver three times as long for a million leads.
 */
import {
  copiedFields,
  employerFields,
  itemMark,
  leadFields,
  shareMask,
  shareMultiplier,
  wholePool,
  type LeadKind,
  type LeadRecord,
  type LeadShare,
} from '@leadlight/leads/segments';
import { technologiesOf } from '../leads/for-search.ts';
import type { WorkspaceTx } from '../platform/index.ts';

const fieldMark = '\u001f';
const rowMark = '\u001e';
const nullMark = '\u0002';

const columns: Readonly<Record<(typeof leadFields)[LeadKind][number], { readonly [kind in LeadKind]?: string }>> = {
  id: both('l.id'),
  poolId: both('l.pool_id'),
  name: both('l.name'),
  country: both('l.country'),
  region: both('l.region'),
  city: both('l.city'),
  source: both('l.source'),
  isSample: both('l.is_sample::int'),
  score: both('l.score'),
  // As double, seconds are exact to the microsecond; as numeric, they take three times as long.
  updatedAt: both(`floor(date_part('epoch', l.updated_at))::bigint`),
  companyName: { people: `nullif(coalesce(c.name, l.company_name), '')`, companies: 'l.name' },
  companyDomain: { people: 'coalesce(c.domain, l.company_domain)', companies: 'l.domain' },
  industry: { people: 'c.industry', companies: 'l.industry' },
  size: { people: 'c.size', companies: 'l.size' },
  founded: { people: 'c.founded', companies: 'l.founded' },
  companyStatus: { people: 'c.status', companies: 'l.status' },
  companyId: { people: 'c.id', companies: 'l.id' },
  technologies: ofCompany((row) => `array_to_string(${technologiesOf(row)}, '${itemMark}')`),
  mailProvider: ofCompany((row) => `${row}.mail_provider`),
  hiringIn: ofCompany((row) => `array_to_string(${row}.hiring_in, '${itemMark}')`),
  jobDays: ofCompany((row) => `array_to_string(${row}.job_days, '${itemMark}')`),
  hasPhone: { people: '(coalesce(l.phone, l.mobile_phone) is not null)::int', companies: '(l.phone is not null)::int' },
  title: { people: 'l.title' },
  titleKey: { people: 'l.title_key' },
  seniorities: { people: `array_to_string(l.seniorities, '${itemMark}')` },
  department: { people: 'l.department' },
  verdict: { people: 'case when coalesce(l.email, l.personal_email) is not null then l.email_verdict end' },
  checkedDay: { people: `floor(date_part('epoch', l.email_checked_at) / 86400)::int` },
  emailDomain: { people: domainOf('l.email') },
  personalDomain: { people: domainOf('l.personal_email') },
  emailHash: { people: `('x' || encode(${hashOf('l.email')}, 'hex'))::bit(32)::bigint` },
  personalHash: { people: `('x' || encode(${hashOf('l.personal_email')}, 'hex'))::bit(32)::bigint` },
  tags: { companies: `array_to_string(l.tags, '${itemMark}')` },
  description: { companies: 'l.description' },
};

function both(column: string): Readonly<Record<LeadKind, string>> {
  return { people: column, companies: column };
}

function ofCompany(column: (row: string) => string): Readonly<Record<LeadKind, string>> {
  return { people: column('c'), companies: column('l') };
}

function domainOf(address: string): string {
  return `split_part(${address}, '@', 2)`;
}

/** Four bytes. */
function hashOf(address: string): string {
  return `substr(sha256(convert_to(${address}, 'UTF8')), 1, 4)`;
}

const columnsFor = (kind: LeadKind): string[] => leadFields[kind].map((field) => columns[field][kind] ?? 'null');
const joins: Readonly<Record<LeadKind, string>> = { people: 'left join companies c on c.id = l.company_id', companies: '' };

/**
 * During an import, statistics are outdated. Without these settings, the planner would compare each lead of a page with all companies, and read all
 * companies of the workspace for a few that changed.
 */
export const byKey = ['set local jit = off', 'set local enable_seqscan = off', 'set local enable_bitmapscan = off'];

/** Restricts rows to a share of the leads, as `shareNumberOf` divides them; empty for all leads. @throws RangeError if it is not one */
export function inShare({ number, of }: LeadShare, row = 'l'): string {
  if (!Number.isSafeInteger(number) || !Number.isSafeInteger(of)) throw new RangeError('not a share of the leads');
  if (of === 1) return '';
  const lead = `coalesce(${row}.pool_id, ${row}.id)`;
  return ` and ((((${lead} & ${shareMask}) * ${shareMultiplier}) & ${2 ** 32 - 1}) * ${of}) >> 32 = ${number - 1}`;
}

/** The workspace's own leads by id; in the pool, the pool's leads. Deleted leads, and those of other shares, are missing. */
export async function readLeadRecords(
  tx: WorkspaceTx,
  kind: LeadKind,
  ids: readonly number[],
  share: LeadShare = wholePool,
): Promise<readonly LeadRecord[]> {
  const values = [ids];
  const from = `from ${kind} l ${joins[kind]} where l.workspace_id = current_workspace() and l.id = any($1::bigint[])${inShare(share)} order by l.id`;
  const fields = columnsFor(kind);
  // Sent together with the query, so that a read takes one round trip.
  const settings = byKey.map((setting) => tx.query(setting));
  const asked = tx.query<{ text: string | null; count: number }>(
    `select string_agg(line, '${rowMark}' order by id) as text, count(*)::int as count from (
       select l.id, array_to_string(array[${fields.map((field) => `(${field})::text`).join(', ')}], '${fieldMark}', '${nullMark}') as line ${from}) page`,
    values,
  );
  const [{ rows }] = await Promise.all([asked, ...settings]);
  const text = rows[0]?.text;
  if (text === null || text === undefined) return [];
  let lines = text.split(rowMark).map((line) => line.split(fieldMark));
  // If a text contains the separators, the rows are read as columns.
  if (lines.length !== rows[0]?.count || lines.some((line) => line.length !== fields.length)) {
    const result = await tx.query<Record<string, string | null>>(
      `select ${fields.map((field, at) => `(${field})::text as f${at}`).join(', ')} ${from}`,
      values,
    );
    lines = result.rows.map((row) => fields.map((_field, at) => row[`f${at}`] ?? nullMark));
  }
  return lines.map(kind === 'people' ? toPerson : toCompany);
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
    hasPhone: line[16] === '1',
    companyStatus: orNull(line[17]),
    technologies: items(line[18]),
    mailProvider: orNull(line[19]),
    hiringIn: items(line[20]),
    jobDays: items(line[21]).map(Number),
  };
}

function toPerson(line: readonly string[]): LeadRecord {
  return {
    ...toShared(line),
    title: orNull(line[22]),
    titleKey: orNull(line[23]),
    seniorities: items(line[24]),
    department: orNull(line[25]),
    verdict: orNull(line[26]),
    checkedDay: numberOrNull(line[27]),
    emailDomain: orNull(line[28]),
    personalDomain: orNull(line[29]),
    emailHash: numberOrNull(line[30]),
    personalHash: numberOrNull(line[31]),
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
    emailDomain: null,
    personalDomain: null,
    emailHash: null,
    personalHash: null,
    tags: items(line[22]),
    description: orNull(line[23]),
  };
}

/** Columns of a person's row without the company joined, and numbers as binary values. */
const ownColumns: Readonly<Partial<Record<keyof LeadRecord, string>>> = {
  companyName: `nullif(l.company_name, '')`,
  companyDomain: 'l.company_domain',
  companyId: 'l.company_id',
  emailHash: hashOf('l.email'),
  personalHash: hashOf('l.personal_email'),
};

/** The statement with which {@link copyLeads} reads all leads of the workspace, or a share of them. In physical order, because the index sorts them faster. */
export function allLeads(kind: LeadKind, share: LeadShare = wholePool): string {
  return copyOut(`${copiedLeads(kind)} where l.workspace_id = current_workspace()${inShare(share)}`);
}

function copiedLeads(kind: LeadKind): string {
  const own = kind === 'people' ? ownColumns : {};
  return `select ${copiedFields[kind].map((field) => own[field] ?? columns[field][kind] ?? 'null').join(', ')} from ${kind} l`;
}

/** Like {@link allLeads}, for ids in a range. */
export function leadsBetween(kind: LeadKind, range: IdRange, share: LeadShare = wholePool): string {
  return copyOut(`${copiedLeads(kind)} where l.workspace_id = current_workspace() and l.id ${between(range)}${inShare(share)}`);
}

/** The employers of people with ids in a range. Uses an array, so that each is found by its key, whatever number the planner expects. */
export function employersBetween(range: IdRange): string {
  return copyOut(`${copiedEmployers} where l.id = any(array(
    select distinct company_id from people where workspace_id = current_workspace() and id ${between(range)} and company_id is not null))`);
}

export interface IdRange {
  readonly firstId: number;
  readonly lastId: number;
}

/** Checks that ids are whole numbers, because COPY takes no parameters. @throws RangeError otherwise */
function between({ firstId, lastId }: IdRange): string {
  if (!Number.isSafeInteger(firstId) || !Number.isSafeInteger(lastId)) throw new RangeError('not a range of ids');
  return `between ${firstId} and ${lastId}`;
}

/** The id of the last lead of a page; null if there is none. */
export async function endOfPage(
  tx: WorkspaceTx,
  kind: LeadKind,
  { firstId, lastId }: IdRange,
  limit: number,
  share: LeadShare = wholePool,
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number | null }>(
    `select max(id)::float8 as id from (
       select l.id from ${kind} l where l.workspace_id = current_workspace() and l.id between $1 and $2${inShare(share)} order by l.id limit $3) page`,
    [firstId, lastId, limit],
  );
  return rows[0]?.id ?? null;
}

const copiedEmployers = `select ${employerFields.map((field) => columns[field].companies).join(', ')} from companies l`;

/**
 * The employers of people in the workspace, possibly with other companies of its own. Read once, because joining them to a million people would take
 * twice as long as reading the people.
 */
export function allEmployers(share: LeadShare = wholePool): string {
  const ofPeople = `(select p.company_id from people p where p.workspace_id = current_workspace()${inShare(share, 'p')})`;
  return copyOut(`${copiedEmployers} where l.workspace_id = current_workspace()${share.of === 1 ? '' : ` and l.id in ${ofPeople}`} union all
    ${copiedEmployers} where l.workspace_id = app.pool_id() and app.pool_id() <> current_workspace()
      and l.id in ${ofPeople}`);
}

const copyOut = (query: string): string => `copy (${query}) to stdout with (format binary)`;

export async function hasMoreLeadsThan(tx: WorkspaceTx, kind: LeadKind, count: number): Promise<boolean> {
  const { rowCount } = await tx.query(`select from ${kind} where workspace_id = current_workspace() limit $1`, [count + 1]);
  return (rowCount ?? 0) > count;
}

/** A reader's position in the feed: all entries of older transactions have been read. */
export type FeedPosition = string;

/** Must be read before the leads, so that changes made meanwhile are read again. */
export async function feedPosition(tx: WorkspaceTx): Promise<FeedPosition> {
  const { rows } = await tx.query<{ position: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as position');
  return rows[0]?.position ?? '0';
}

export interface FeedEntry {
  readonly number: number;
  readonly kind: 'people' | 'companies' | 'states' | 'reveals' | 'suppressions' | 'list' | 'all';
  /** Null if the whole kind changed. */
  readonly firstId: number | null;
  readonly lastId: number | null;
  readonly listId: string | null;
}

/**
 * Changes of this workspace since a position. Includes entries of transactions newer than an open one, which will be returned again (recognizable by
 * their numbers), so that nothing waits for a long transaction.
 */
export async function readFeed(tx: WorkspaceTx, since: FeedPosition): Promise<{ entries: FeedEntry[]; position: FeedPosition }> {
  // Sent together and executed in this order; an entry that is added in between is returned again.
  const asked = feedPosition(tx);
  const entered = readEntries(tx, since);
  const [position, entries] = await Promise.all([asked, entered]);
  return { entries, position };
}

/** The entries of {@link readFeed}, or those of some kinds. Read the position before, so that none is missed. */
export async function readEntries(
  tx: WorkspaceTx,
  since: FeedPosition,
  kinds: readonly FeedEntry['kind'][] | null = null,
): Promise<FeedEntry[]> {
  const { rows } = await tx.query<{
    number: string;
    kind: FeedEntry['kind'];
    first: string | null;
    last: string | null;
    list: string | null;
  }>(
    `select number, kind, first_id as first, last_id as last, list_id as list from lead_changes
     where workspace_id = current_workspace() and transaction >= $1::text::xid8 and ($2::text[] is null or kind = any($2)) order by number`,
    [since, kinds],
  );
  return rows.map(({ number, kind, first, last, list }) => ({
    number: Number(number),
    kind,
    firstId: first === null ? null : Number(first),
    lastId: last === null ? null : Number(last),
    listId: list,
  }));
}

/**
 * Whether a lead that this owner had at the position may be deleted meanwhile, or the whole workspace is. What is written is known by its entries: every
 * id of an entry was a lead's, so one that is missing was deleted.
 */
export async function hasLostLeads(tx: WorkspaceTx, since: FeedPosition): Promise<boolean> {
  const isIncomplete = (table: LeadKind): string =>
    `c.kind = '${table}' and (c.first_id is null or c.last_id - c.first_id + 1 >
       (select count(*) from ${table} l where l.workspace_id = current_workspace() and l.id between c.first_id and c.last_id))`;
  const { rows } = await tx.query<{ lost: boolean }>(
    `select current_workspace() <> app.pool_id() and not exists (select from workspaces where workspace_id = current_workspace()) or exists (
       select from lead_changes c where c.workspace_id = current_workspace() and c.transaction >= $1::text::xid8
         and (c.kind = 'all' or ${isIncomplete('people')} or ${isIncomplete('companies')})) as lost`,
    [since],
  );
  return rows[0]?.lost ?? true;
}

/** Older entries of the feed are deleted, so an index that was saved earlier must be rebuilt. */
export const feedKeptDays = 7;

export async function forgetOldFeed(tx: WorkspaceTx, now: Date): Promise<void> {
  await tx.query(
    `delete from lead_changes where workspace_id = current_workspace() and at < $1::timestamptz - interval '${feedKeptDays} days'`,
    [now],
  );
}

/** Identifies the PostgreSQL cluster and database, because each cluster numbers its transactions separately. */
export async function databaseIdentity(tx: WorkspaceTx): Promise<string> {
  const { rows } = await tx.query<{ identity: string }>(
    `select concat_ws('.', (select system_identifier from pg_control_system()), current_database(), (select oid from pg_database where datname = current_database())) as identity`,
  );
  return rows[0]?.identity ?? '';
}
