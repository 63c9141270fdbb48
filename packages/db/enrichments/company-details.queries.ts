/**
 * Writes what has a history of its own: technologies, jobs, contact points, addresses, people and register numbers. The same key in two readings is
 * the same thing. A thing is gone when the pages that showed it were read without it, a job after two complete answers of its board, or two readings of the
 * pages that showed it; pages that could
 * not be read and boards that did not answer change nothing. What a member rejected stays rejected.
 */
import { compareJobs, type JobHistory, type JobsResult } from '@leadlight/enrichment';
import { v7 as uuidv7 } from 'uuid';
import { deriveCompanySearch, writeLeads } from '../leads/index.ts';
import { jsonOf, textOf, type WorkspaceTx } from '../platform/index.ts';
import type { DetailKind, DetailValues, StoredQuote } from './detail-values.ts';

export interface FoundDetail<Kind extends DetailKind = DetailKind> {
  readonly kind: Kind;
  /** Equal for the same thing in two readings. */
  readonly key: string;
  readonly value: DetailValues[Kind];
  readonly evidence: readonly StoredQuote[];
}

export interface JobsToWrite {
  /** What the board answered, with the keys of details instead of the board's IDs. */
  readonly result: JobsResult;
  /** Whether the company's site still leads to this board. */
  readonly isBoardConfirmed: boolean;
  readonly found: readonly FoundDetail<'job'>[];
}

/** Jobs that the company's own pages publish. */
export interface PageJobsToWrite {
  /** With keys that start with `pageJobPrefix`. */
  readonly found: readonly FoundDetail<'job'>[];
  /** Whether these are all jobs of the pages that were read. */
  readonly isComplete: boolean;
}

export interface DetailsToWrite {
  /** Without jobs. */
  readonly found: readonly FoundDetail[];
  /** Keys (`pageKeyOf`) of the pages that were read, and of those that no longer exist. */
  readonly pages: ReadonlySet<string>;
  /** Null if no board was asked. */
  readonly jobs: JobsToWrite | null;
  /** Null if a job board has the company's jobs. */
  readonly pageJobs: PageJobsToWrite | null;
}

/** Keys of jobs that no board has. Those of boards start with the name of a system. */
export const pageJobPrefix = 'page#';

export interface DetailChanges {
  /** Ids of details that were not known before. */
  readonly added: readonly string[];
}

interface KnownDetail {
  readonly id: string;
  readonly kind: DetailKind;
  readonly key: string;
  readonly pages: readonly string[];
  readonly firstSeen: Date;
  readonly lastSeen: Date;
  readonly missingSince: Date | null;
  readonly misses: number;
  readonly goneSince: Date | null;
}

/** Equal for the addresses of one page: with and without www, a final slash, http and https. A name that is not an address is its own key. */
export function pageKeyOf(page: string): string {
  const [, host, path = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)([^#]*)/i.exec(page) ?? [];
  return host === undefined ? page : `${host.toLowerCase()}${path.replace(/\/(?=\?|$)/, '')}`;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** @param at when the site was read */
export async function writeDetails(
  tx: WorkspaceTx,
  companyId: number,
  { found, pages, jobs, pageJobs }: DetailsToWrite,
  at: Date,
): Promise<DetailChanges> {
  const known = await lockDetails(tx, companyId);
  const all = new Map(
    [...found, ...(jobs?.found ?? []), ...(pageJobs?.found ?? [])].map((detail) => [`${detail.kind} ${detail.key}`, detail]),
  );
  const isMissing = ({ kind, key, goneSince, pages: seenOn }: KnownDetail): boolean =>
    goneSince === null && !all.has(`${kind} ${key}`) && seenOn.length > 0 && seenOn.every((page) => pages.has(pageKeyOf(page)));
  const missing = known.filter(isMissing);
  const gone = missing.filter(({ kind }) => kind !== 'job');
  if (gone.length > 0)
    await tx.query(
      `update company_details set gone_since = $2, missing_since = $2, misses = 1 where workspace_id = current_workspace() and id = any($1::uuid[])`,
      [gone.map(({ id }) => id), at],
    );
  if (jobs) await writeMissingJobs(tx, known, jobs, at);
  const nothing = { result: { kind: 'absent', isCertain: true }, isBoardConfirmed: true } as const;
  if (pageJobs?.isComplete) await writeMissingJobs(tx, missing.filter(isPageJob), nothing, at);
  const added = await upsert(tx, companyId, [...all.values()], at);
  await writeLeads(tx, at, (writer) => deriveCompanySearch(writer, [companyId]));
  return { added };
}

async function lockDetails(tx: WorkspaceTx, companyId: number): Promise<KnownDetail[]> {
  const { rows } = await tx.query<KnownDetail>(
    `select id, kind, key, array(select quote ->> 'page' from jsonb_array_elements(evidence) as quote) as pages, first_seen as "firstSeen",
       last_seen as "lastSeen", missing_since as "missingSince", misses, gone_since as "goneSince"
     from company_details where workspace_id = current_workspace() and company_id = $1 order by id for update`,
    [companyId],
  );
  return rows;
}

const isPageJob = ({ kind, key }: KnownDetail): boolean => kind === 'job' && key.startsWith(pageJobPrefix);

async function writeMissingJobs(
  tx: WorkspaceTx,
  known: readonly KnownDetail[],
  { result, isBoardConfirmed }: Omit<JobsToWrite, 'found'>,
  at: Date,
): Promise<void> {
  const stored = new Map(known.filter(({ kind }) => kind === 'job').map((job) => [job.key, job]));
  const histories = Array.from(stored.values(), ({ key, firstSeen, lastSeen, missingSince, misses, goneSince }): JobHistory => ({
    id: key,
    firstSeen: seconds(firstSeen),
    lastSeen: seconds(lastSeen),
    missingSince: missingSince && seconds(missingSince),
    misses,
    goneSince: goneSince && seconds(goneSince),
  }));
  const { history } = compareJobs(histories, result, seconds(at), { isBoardConfirmed });
  const missing = history.flatMap(({ id, missingSince, misses, goneSince }) => {
    const before = stored.get(id);
    return before && misses > before.misses ? [{ id: before.id, missingSince, misses, goneSince }] : [];
  });
  if (missing.length === 0) return;
  const dateOf = (value: number | null): Date | null => (value === null ? null : new Date(value * 1000));
  await tx.query(
    `update company_details d set missing_since = t.missing_since, misses = t.misses, gone_since = t.gone_since
     from unnest($1::uuid[], $2::timestamptz[], $3::int[], $4::timestamptz[]) as t (id, missing_since, misses, gone_since)
     where d.workspace_id = current_workspace() and d.id = t.id`,
    [
      missing.map(({ id }) => id),
      missing.map(({ missingSince }) => dateOf(missingSince)),
      missing.map(({ misses }) => misses),
      missing.map(({ goneSince }) => dateOf(goneSince)),
    ],
  );
}

/** The day that a job's board gives; null if it gives none. */
function postedOn({ kind, value }: FoundDetail): string | null {
  if (kind !== 'job') return null;
  const [day] = /^\d{4}-\d\d-\d\d/.exec((value as DetailValues['job']).postedAt ?? '') ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** A date that is known stays: later readings don't ask for it again. */
const keptDate = `case when excluded.kind = 'job' and excluded.value ->> 'postedAt' is null and d.value ? 'postedAt'
  then excluded.value || jsonb_build_object('postedAt', d.value -> 'postedAt') else excluded.value end`;

async function upsert(tx: WorkspaceTx, companyId: number, found: readonly FoundDetail[], at: Date): Promise<string[]> {
  if (found.length === 0) return [];
  const { rows } = await tx.query<{ id: string; isNew: boolean }>(
    `insert into company_details as d (workspace_id, id, company_id, kind, key, value, evidence, department, posted_on, first_seen, last_seen)
     select current_workspace(), t.id, $1, t.kind, t.key, t.value, t.evidence, t.department,
       case when t.kind = 'job' then coalesce(t.posted_on, ($9::timestamptz at time zone 'UTC')::date) end, $9, $9
     from unnest($2::uuid[], $3::text[], $4::text[], $5::jsonb[], $6::jsonb[], $7::text[], $8::date[])
       as t (id, kind, key, value, evidence, department, posted_on)
     on conflict (workspace_id, company_id, kind, key) do update set value = ${keptDate}, evidence = excluded.evidence,
       department = excluded.department, posted_on = least(d.posted_on, excluded.posted_on), last_seen = greatest(d.last_seen, excluded.last_seen),
       gone_since = null, missing_since = null, misses = 0
     returning id, xmax = 0 as "isNew"`,
    [
      companyId,
      found.map(() => uuidv7()),
      found.map(({ kind }) => kind),
      found.map(({ key }) => textOf(key)),
      found.map(({ value }) => jsonOf(value)),
      found.map(({ evidence }) => jsonOf(evidence)),
      found.map(({ kind, value }) => (kind === 'job' ? (value as DetailValues['job']).departmentId : null)),
      found.map(postedOn),
      at,
    ],
  );
  return rows.flatMap(({ id, isNew }) => (isNew ? [id] : []));
}

/** Deletes what has been gone since before this time. What was rejected stays, so that it stays rejected. */
export async function forgetGoneDetails(tx: WorkspaceTx, before: Date): Promise<void> {
  await tx.query(
    'delete from company_details where workspace_id = current_workspace() and gone_since < $1 and rejected_at is null and person_id is null',
    [before],
  );
}
