/**
 * The columns of companies that searches find what a company publishes by. They follow from `company_details`; a technology counts until it is gone or
 * rejected, whatever a source stated earlier. Ages of jobs are compared when a search runs, so nothing has to be written when a job stops being new.
 */
import { technologyKey, technologyNames } from '@leadlight/leads';
import { departments } from '@leadlight/vocabulary';
import type { LeadWriter } from './lead-writer.ts';

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
export async function deriveCompanySearch({ tx, outbox }: LeadWriter, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return;
  const { rows } = await tx.query<StoredDetail>(
    `select company_id::float8 as "companyId", case when kind = 'technology' then value ->> 'name' end as name, department,
       posted_on - date '1970-01-01' as day, gone_since is not null or rejected_at is not null as "isOver"
     from company_details where workspace_id = current_workspace() and company_id = any($1::bigint[]) and kind in ('technology', 'job')
     order by company_id, posted_on desc, key`,
    [companyIds],
  );
  const details = Map.groupBy(rows, ({ companyId }) => companyId);
  const columns = companyIds.map((id) => columnsOf(details.get(id) ?? []));
  const changed = await tx.query<{ id: number }>(
    `update companies c set seen_technologies = t.seen, dropped_technologies = t.dropped, hiring_in = t.hiring, job_days = t.days
     from (select (row ->> 'id')::bigint as id, ${arrayOf('seen')}, ${arrayOf('dropped')}, ${arrayOf('hiring')}, ${arrayOf('days', 'integer')}
           from jsonb_array_elements($1::jsonb) as row) t
     where c.workspace_id = current_workspace() and c.id = t.id
       and row(c.seen_technologies, c.dropped_technologies, c.hiring_in, c.job_days) is distinct from row(t.seen, t.dropped, t.hiring, t.days)
     returning c.id::float8 as id`,
    [JSON.stringify(companyIds.map((id, at) => ({ id, ...columns[at] })))],
  );
  outbox.add(
    'companies',
    changed.rows.map(({ id }) => id),
  );
}

/** SQL of a JSON array as a column; null if it is absent. */
const arrayOf = (name: string, type = 'text'): string =>
  `case when row ? '${name}' then array(select each::${type} from jsonb_array_elements_text(row -> '${name}') with ordinality as a (each, at) order by at) end as ${name}`;

function columnsOf(details: readonly StoredDetail[]) {
  const named = (isOver: boolean): string[] =>
    technologyNames(details.flatMap((detail) => (detail.isOver === isOver && detail.name !== null ? [detail.name] : [])));
  const seen = named(false);
  const keys = new Set(seen.map(technologyKey));
  const dropped = named(true).filter((name) => !keys.has(technologyKey(name)));
  const jobs = details.filter(({ day, isOver }) => day !== null && !isOver).slice(0, mostJobs);
  const hiring = departments.filter((department) => jobs.some((job) => job.department === department));
  return {
    ...(seen.length > 0 && { seen }),
    ...(dropped.length > 0 && { dropped }),
    ...(hiring.length > 0 && { hiring }),
    ...(jobs.length > 0 && { days: jobs.map(({ day }) => day) }),
  };
}
