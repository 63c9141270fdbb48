/** The queries about enrichment runs. A run that is in progress is read again until it has ended. */
import '../api/groups/enrichment.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EnrichmentOutcome, EnrichmentRunQuestion } from '../api/contract.ts';
import { read, readPages } from '../api/queries.ts';
import { enrichmentRun } from '../runs/enrichment-run.ts';
import { isAtWork } from '../runs/run.ts';

const whileRunningMs = 1_000;
const pageSize = 50;

export const enrichmentForecastQuery = (workspaceId: string, question: EnrichmentRunQuestion) =>
  queryOptions({
    ...read('forecastEnrichmentRun', { params: { workspaceId }, body: question }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const enrichmentRunsQuery = (workspaceId: string) =>
  infiniteQueryOptions({
    ...readPages('listEnrichmentRuns', { params: { workspaceId }, query: { limit: pageSize } }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((run) => isAtWork(enrichmentRun(run)))) ? whileRunningMs * 2 : false,
  });

export const enrichmentRunQuery = (workspaceId: string, enrichmentRunId: string) =>
  queryOptions({
    ...read('readEnrichmentRun', { params: { workspaceId, enrichmentRunId } }),
    refetchInterval: ({ state }) => (state.data && isAtWork(enrichmentRun(state.data)) ? whileRunningMs : false),
    staleTime: 0,
  });

/** @param isRunning rows still get their outcomes, so the shown ones are read again */
export const enrichmentRunRowsQuery = (
  workspaceId: string,
  enrichmentRunId: string,
  outcome: EnrichmentOutcome | undefined,
  isRunning: boolean,
) =>
  infiniteQueryOptions({
    ...readPages('listEnrichmentRunRows', {
      params: { workspaceId, enrichmentRunId },
      query: { limit: pageSize, ...(outcome && { outcome }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isRunning && (state.data?.pages.length ?? 0) <= 2 ? whileRunningMs * 2 : false),
  });
