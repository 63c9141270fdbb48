/** Reads what is stored of a company beyond its facts, and rejects it. */
import { deriveCompanySearch, writeLeads } from '../leads/index.ts';
import type { WorkspaceTx } from '../platform/index.ts';
import { Refusal } from '../platform/index.ts';
import { pageJobPrefix } from './company-details.queries.ts';
import type { DetailKind, DetailValues, StoredQuote } from './detail-values.ts';

export interface CompanyDetail<Kind extends DetailKind = DetailKind> {
  readonly id: string;
  readonly companyId: string;
  readonly kind: Kind;
  readonly key: string;
  readonly value: DetailValues[Kind];
  readonly evidence: readonly StoredQuote[];
  /** Of a job: YYYY-MM-DD, posted or first seen. */
  readonly postedOn: string | null;
  readonly firstSeen: Date;
  readonly lastSeen: Date;
  readonly goneSince: Date | null;
  readonly rejectedAt: Date | null;
  readonly personId: string | null;
}

const columns = `id, company_id as "companyId", kind, key, value, evidence, posted_on::text as "postedOn", first_seen as "firstSeen",
  last_seen as "lastSeen", gone_since as "goneSince", rejected_at as "rejectedAt", person_id as "personId"`;

/** More of one kind are not shown; those that are there come first. */
const mostPerKind = 500;

/** Everything but jobs: first what is there, then what is gone; in each, the longest known first. */
export async function readDetails(tx: WorkspaceTx, companyId: string): Promise<CompanyDetail[]> {
  const { rows } = await tx.query<CompanyDetail>(
    `select ${columns} from (
       select *, row_number() over (partition by kind order by gone_since is not null, first_seen, id) as place from company_details
       where workspace_id = current_workspace() and company_id = $1 and kind <> 'job') d
     where place <= ${mostPerKind} order by kind, place`,
    [companyId],
  );
  return rows;
}

/** @throws Refusal not_found if one of them isn't the company's */
export async function readDetailsById(tx: WorkspaceTx, companyId: string, ids: readonly string[]): Promise<CompanyDetail[]> {
  const { rows } = await tx.query<CompanyDetail>(
    `select ${columns} from company_details where workspace_id = current_workspace() and company_id = $1 and id = any($2::uuid[]) order by id for update`,
    [companyId, ids],
  );
  if (rows.length !== new Set(ids).size) throw new Refusal('not_found');
  return rows;
}

/** When a job could be seen, for counting. */
export interface JobDates {
  readonly department: string | null;
  readonly postedOn: string;
  readonly firstSeen: Date;
  readonly goneSince: Date | null;
  /** The company's own pages publish it, not a job board. */
  readonly isOnPages: boolean;
}

/** Of all jobs of the company that were not rejected. */
export async function readJobDates(tx: WorkspaceTx, companyId: string): Promise<(JobDates & { readonly title: string })[]> {
  const { rows } = await tx.query<JobDates & { title: string }>(
    `select value ->> 'title' as title, department, posted_on::text as "postedOn", first_seen as "firstSeen", gone_since as "goneSince",
       starts_with(key, $2) as "isOnPages" from company_details
     where workspace_id = current_workspace() and company_id = $1 and kind = 'job' and rejected_at is null`,
    [companyId, pageJobPrefix],
  );
  return rows;
}

/** Keys of jobs whose date is known, of the company that this reading was about before. */
export async function readDatedJobKeys(tx: WorkspaceTx, enrichmentId: string): Promise<Set<string>> {
  const { rows } = await tx.query<{ key: string }>(
    `select d.key from company_details d join enrichments e on e.workspace_id = d.workspace_id and e.company_id = d.company_id
     where d.workspace_id = current_workspace() and e.id = $1 and d.kind = 'job' and d.value ->> 'postedAt' is not null`,
    [enrichmentId],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Where a page of jobs ends. */
export interface JobPlace {
  /** YYYY-MM-DD */
  readonly postedOn: string;
  readonly id: string;
}

/** The latest posted first. */
export async function listJobs(
  tx: WorkspaceTx,
  companyId: string,
  { departmentId, isGone }: { readonly departmentId?: string | undefined; readonly isGone: boolean },
  { before, limit }: { readonly before?: JobPlace | undefined; readonly limit: number },
): Promise<CompanyDetail<'job'>[]> {
  const { rows } = await tx.query<CompanyDetail<'job'>>(
    `select ${columns} from company_details
     where workspace_id = current_workspace() and company_id = $1 and kind = 'job' and (gone_since is not null) = $2
       and ($3::text is null or department = $3) and ($4::date is null or (posted_on, id) < ($4::date, $5::uuid))
     order by posted_on desc, id desc limit $6`,
    [companyId, isGone, departmentId, before?.postedOn, before?.id, limit],
  );
  return rows;
}

export async function rejectDetails(tx: WorkspaceTx, ids: readonly string[], isRejected: boolean, now: Date): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(
    `with changed as (
       update company_details set rejected_at = case when $2 then coalesce(rejected_at, $3) end
       where workspace_id = current_workspace() and id = any($1::uuid[]) returning company_id)
     select distinct company_id::float8 as id from changed`,
    [ids, isRejected, now],
  );
  await writeLeads(tx, now, (writer) =>
    deriveCompanySearch(
      writer,
      rows.map(({ id }) => id),
    ),
  );
}

/** Records which lead a person on the site is. */
export async function linkSitePerson(tx: WorkspaceTx, detailId: string, personId: number): Promise<void> {
  await tx.query('update company_details set person_id = $2 where workspace_id = current_workspace() and id = $1', [detailId, personId]);
}
