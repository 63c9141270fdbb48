/** Reading what a company publishes about itself beyond its facts. */
import {
  isDetailOf,
  listCompanyChanges,
  listJobs,
  readDetails,
  readEnrichmentOf,
  readJobDates,
  type CompanyChange,
  type CompanyDetail,
  type EnrichmentWithSteps,
  type JobDates,
} from '@leadlight/db/enrichments';
import { findSeen, readCompanyRecord } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { companyOf, type PackedFacts } from '@leadlight/leads';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { withLiveSteps } from '../enrichments/enrichments.reads.ts';
import { readCompanyDomain } from '../enrichments/company-domain.ts';
import { cut, decodeCursor } from '../http/cursor.ts';
import { secondsOf } from '../leads/seconds.ts';
import type { Services } from '../services.ts';

/** Everything that is known of a company beyond its facts. */
export interface ReadDetails {
  readonly enrichment: EnrichmentWithSteps | null;
  /** A fact, from the domain's MX records. */
  readonly mailProvider: string | null;
  readonly details: readonly CompanyDetail[];
  readonly jobs: readonly (JobDates & { readonly title: string })[];
}

/**
 * @param companyId under which the company is shown, or was shown before the workspace had its own record
 * @throws Refusal not_found
 */
export function readCompanyDetails<Answer>(
  context: WorkspaceContext<'db' | 'readings'>,
  companyId: string,
  present: Present<ReadDetails, Answer>,
): Promise<Answer> {
  return transact(context, async (tx) =>
    present(tx, await collectDetails(tx, await findSeen(tx, 'companies', companyId), context), context),
  );
}

const dayMs = 86_400_000;

/** Latest change first. */
export function readCompanyChanges<Answer>(
  context: WorkspaceContext,
  { days, limit }: { readonly days: number; readonly limit: number },
  present: (changes: readonly CompanyChange[]) => Answer,
): Promise<Answer> {
  const since = new Date(context.now.getTime() - days * dayMs);
  return transact(context, async (tx) => present(await listCompanyChanges(tx, since, limit)));
}

/** @param id the company's ID */
export async function collectDetails(
  tx: WorkspaceTx,
  id: string,
  { services, now }: { readonly services: Pick<Services, 'readings'>; readonly now: Date },
): Promise<ReadDetails> {
  const { facts } = await readCompanyRecord(tx, id);
  const row = await readEnrichmentOfCompany(tx, id, facts, now);
  return {
    enrichment: row && withLiveSteps(row, services),
    mailProvider: companyOf(facts, secondsOf(now)).mailProvider,
    details: await readDetails(tx, id),
    jobs: await readJobDates(tx, id),
  };
}

/** The last reading of the company's website; null if it was never read. @param id the company's ID */
export function readEnrichmentOfCompany(tx: WorkspaceTx, id: string, facts: PackedFacts, now: Date): Promise<EnrichmentWithSteps | null> {
  const { domain } = companyOf(facts, secondsOf(now));
  const read = domain === null ? null : readCompanyDomain(domain);
  return readEnrichmentOf(tx, { companyId: id, domain: read?.kind === 'domain' ? read.domain : domain });
}

const jobKey = /^\d{4}-\d\d-\d\d [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The latest posted first. @throws Refusal not_found, cursor_invalid */
export function readCompanyJobs<Item>(
  context: WorkspaceContext,
  companyId: string,
  query: { departmentId?: string | undefined; gone: 'true' | 'false'; cursor?: string | undefined; limit: number },
  present: (job: CompanyDetail<'job'>) => Item,
): Promise<Page<Item>> {
  const [postedOn, id] = decodeCursor(query.cursor, jobKey)?.split(' ') ?? [];
  if (postedOn !== undefined && Number.isNaN(Date.parse(postedOn))) throw new Refusal('cursor_invalid', { field: 'cursor' });
  const before = postedOn !== undefined && id !== undefined ? { postedOn, id } : undefined;
  return transact(context, async (tx) => {
    const company = await findSeen(tx, 'companies', companyId);
    const filter = { departmentId: query.departmentId, isGone: query.gone === 'true' };
    const jobs = await listJobs(tx, company, filter, { before, limit: query.limit + 1 });
    const page = cut(jobs, query.limit, (job) => `${job.postedOn ?? ''} ${job.id}`);
    return { ...page, items: page.items.filter(isDetailOf('job')).map(present) };
  });
}
