/**
 * The columns of companies that searches find what a company publishes by. They follow from `company_details`; a technology counts until it is gone or
 * rejected, whatever a source stated earlier. Ages of jobs are compared when a search runs, so nothing has to be written when a job stops being new.
 */
import { technologyKey, technologyNames } from '@leadlight/leads/search';
import { departments } from '@leadlight/vocabulary/values';
import type { CompanySearch, LeadWriter } from './lead-writer.ts';

/** The most open jobs of a company whose age is stored; the latest count. */
const mostJobs = 5_000;

/** SQL of the technologies of a company that searches find. @param row alias of the table */
export function technologiesOf(row: string): string {
  return `case when ${row}.seen_technologies is null and ${row}.dropped_technologies is null then ${row}.technologies
    else app.company_technologies(${row}.technologies, ${row}.seen_technologies, ${row}.dropped_technologies) end`;
}

interface StoredDetail {
  readonly companyId: number;
  /** Of a technology. */
  readonly name: string | null;
  /** Of a job. */
  readonly department: string | null;
  /** Of a job: days since 1970. */
  readonly day: number | null;
  readonly isOver: boolean;
}

/**
 * Computes these columns of the workspace's companies again. Must be called after every change of their details, in the same transaction: a reading, a
 * rejection, a merge and its undo. People need nothing: the search index reads those of a changed company again.
 * @param companyIds may include companies without details
 */
export async function deriveCompanySearch(writer: LeadWriter, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return;
  const { rows } = await writer.tx.query<StoredDetail>(
    `select company_id::float8 as "companyId", case when kind = 'technology' then value ->> 'name' end as name, department,
       posted_on - date '1970-01-01' as day, gone_since is not null or rejected_at is not null as "isOver"
     from company_details where workspace_id = current_workspace() and company_id = any($1::bigint[]) and kind in ('technology', 'job')
     order by company_id, posted_on desc, key`,
    [companyIds],
  );
  const details = Map.groupBy(rows, ({ companyId }) => companyId);
  await writer.setCompanySearch(companyIds.map((id) => ({ id, ...columnsOf(details.get(id) ?? []) })));
}

function columnsOf(details: readonly StoredDetail[]): Omit<CompanySearch, 'id'> {
  const named = (isOver: boolean): string[] =>
    technologyNames(details.flatMap((detail) => (detail.isOver === isOver && detail.name !== null ? [detail.name] : [])));
  const seen = named(false);
  const keys = new Set(seen.map(technologyKey));
  const dropped = named(true).filter((name) => !keys.has(technologyKey(name)));
  const jobs = details.filter(({ day, isOver }) => day !== null && !isOver).slice(0, mostJobs);
  const hiring = departments.filter((department) => jobs.some((job) => job.department === department));
  return { seen, dropped, hiring, days: jobs.map(({ day }) => day ?? 0) };
}
