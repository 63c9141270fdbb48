/** The queries about enrichments and what they found. A site that is being read is polled until it is done, as often as the contract allows. */
import '../api/groups/enrichment.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CompanyJob, Enrichment, EnrichmentOutcome, LeadFact } from '../api/contract.ts';
import { read, readPages } from '../api/queries.ts';

/** Each page is shown as it is read. */
const whileReadingMs = 500;
/** The server reads it again automatically after minutes or hours, so polling can be slower. */
const whileWaitingMs = 10_000;
const pageSize = 50;

const paceOf = (status: Enrichment['status'] | undefined): number | false =>
  status === 'reading' ? whileReadingMs : status === 'waiting' ? whileWaitingMs : false;

export const enrichmentQuery = (workspaceId: string, enrichmentId: string) =>
  queryOptions({
    ...read('readEnrichment', { params: { workspaceId, enrichmentId } }),
    refetchInterval: ({ state }) => paceOf(state.data?.status),
    staleTime: 0,
  });

export interface EnrichmentFilter {
  outcome?: EnrichmentOutcome | undefined;
  text?: string | undefined;
}

export const enrichmentsQuery = (workspaceId: string, { outcome, text }: EnrichmentFilter) =>
  infiniteQueryOptions({
    ...readPages('listEnrichments', {
      params: { workspaceId },
      query: { limit: pageSize, ...(outcome && { outcome }), ...(text && { text }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'reading')) ? 2_000 : false,
  });

/** Whether websites can be read from this installation. The operator changes it once. */
export const enrichmentStateQuery = (workspaceId: string) =>
  queryOptions({ ...read('readEnrichmentState', { params: { workspaceId } }), staleTime: 300_000 });

export const detailsQuery = (workspaceId: string, companyId: string) => read('readCompanyDetails', { params: { workspaceId, companyId } });

export interface JobFilter {
  departmentId?: NonNullable<CompanyJob['departmentId']> | undefined;
  isGone: boolean;
}

export const jobsQuery = (workspaceId: string, companyId: string, { departmentId, isGone }: JobFilter) =>
  infiniteQueryOptions({
    ...readPages('listCompanyJobs', {
      params: { workspaceId, companyId },
      query: { limit: pageSize, gone: isGone ? 'true' : 'false', ...(departmentId && { departmentId }) },
    }),
    placeholderData: keepPreviousData,
  });

/** Read again each time it is opened, because the copy of the page may be gone or replaced. */
export const factContextQuery = (workspaceId: string, companyId: string, { field, evidence: { fetchedAt } }: LeadFact) =>
  queryOptions({ ...read('readFactContext', { params: { workspaceId, companyId, field }, query: { fetchedAt } }), staleTime: 0 });
