/** What was new or gone when companies' websites and job boards were read again. */
import type { WorkspaceTx } from '../platform/index.ts';

export interface CompanyChange {
  readonly companyId: string;
  readonly name: string;
  readonly domain: string | null;
  /** When it was last seen to change. */
  readonly changedAt: Date;
  readonly newJobs: number;
  readonly goneJobs: number;
  /** By name, at most ten. */
  readonly newTechnologies: readonly string[];
  readonly goneTechnologies: readonly string[];
}

/** Details of one home screen; more changes are counted with the next reading. */
const mostDetails = 20_000;

/**
 * Companies whose jobs or technologies changed since then, latest change first. A company's first reading is not a change: everything is new then.
 * What a member rejected does not count.
 */
export async function listCompanyChanges(tx: WorkspaceTx, since: Date, limit: number): Promise<CompanyChange[]> {
  const { rows } = await tx.query<CompanyChange>(
    `with changed as (
       (select company_id, kind, value, first_seen as at, false as is_gone from company_details
        where workspace_id = current_workspace() and kind in ('job', 'technology') and first_seen >= $1 and gone_since is null and rejected_at is null
        order by first_seen desc limit $3)
       union all
       (select company_id, kind, value, gone_since, true from company_details
        where workspace_id = current_workspace() and kind in ('job', 'technology') and gone_since >= $1 and first_seen < $1 and rejected_at is null
        order by gone_since desc limit $3))
     select c.company_id::text as "companyId", l.name, l.domain, max(c.at) as "changedAt",
       count(*) filter (where c.kind = 'job' and not c.is_gone)::int as "newJobs",
       count(*) filter (where c.kind = 'job' and c.is_gone)::int as "goneJobs",
       coalesce((array_agg(distinct c.value ->> 'name') filter (where c.kind = 'technology' and not c.is_gone))[1:10], '{}') as "newTechnologies",
       coalesce((array_agg(distinct c.value ->> 'name') filter (where c.kind = 'technology' and c.is_gone))[1:10], '{}') as "goneTechnologies"
     from changed c join companies l on l.id = c.company_id and l.workspace_id = current_workspace()
     where exists (select from company_details o where o.workspace_id = current_workspace() and o.company_id = c.company_id and o.first_seen < $1)
     group by c.company_id, l.name, l.domain order by max(c.at) desc, c.company_id limit $2`,
    [since, limit, mostDetails],
  );
  return rows;
}
