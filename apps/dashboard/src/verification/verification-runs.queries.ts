/** The queries about verification runs. A run at work is read again until it has ended, as often as the contract allows. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FindOutcome, RunQuestion, VerdictKind } from '../api/contract.ts';
import { read, readPages } from '../api/queries.ts';
import { isAtWork } from '../runs/run.ts';
import { verificationRun } from '../runs/verification-run.ts';

const whileRunningMs = 1_000;
const pageSize = 50;

export const runForecastQuery = (workspaceId: string, question: RunQuestion) =>
  queryOptions({
    ...read('forecastVerificationRun', { params: { workspaceId }, body: question }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const runsQuery = (workspaceId: string) =>
  infiniteQueryOptions({
    ...readPages('listVerificationRuns', { params: { workspaceId }, query: { limit: pageSize } }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((run) => isAtWork(verificationRun(run)))) ? whileRunningMs * 2 : false,
  });

export const runQuery = (workspaceId: string, verificationRunId: string) =>
  queryOptions({
    ...read('readVerificationRun', { params: { workspaceId, verificationRunId } }),
    refetchInterval: ({ state }) => (state.data && isAtWork(verificationRun(state.data)) ? whileRunningMs : false),
    staleTime: 0,
  });

export interface RunRowFilter {
  verdict?: VerdictKind | undefined;
  outcome?: FindOutcome | undefined;
}

/** @param isRunning rows still get their results, so the shown ones are read again */
export const runRowsQuery = (workspaceId: string, verificationRunId: string, { verdict, outcome }: RunRowFilter, isRunning: boolean) =>
  infiniteQueryOptions({
    ...readPages('listVerificationRunRows', {
      params: { workspaceId, verificationRunId },
      query: { limit: pageSize, ...(verdict && { verdict }), ...(outcome && { outcome }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isRunning && (state.data?.pages.length ?? 0) <= 2 ? whileRunningMs * 2 : false),
  });
