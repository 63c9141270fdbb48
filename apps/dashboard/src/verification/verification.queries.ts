/** What is asked about verifying and finding. What is under way is asked again until it is over, as often as the contract allows. */
import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { FindOutcome, RunQuestion, VerdictKind } from '../api/contract.ts';
import { queryKeys } from '../api/query-keys.ts';
import { isRunAtWork } from './run-words.ts';

/** Steps appear as they happen. */
const whileCheckingMs = 300;
/** The server asks again by itself, minutes later; the screen need not be faster. */
const whileWaitingMs = 5_000;
const whileRunningMs = 1_000;
const pageSize = 50;

const paceOf = (status: 'checking' | 'waiting' | 'done' | undefined): number | false =>
  status === 'checking' ? whileCheckingMs : status === 'waiting' ? whileWaitingMs : false;

export const verificationQuery = (workspaceId: string, verificationId: string) =>
  queryOptions({
    queryKey: queryKeys.verification(workspaceId, verificationId),
    queryFn: ({ signal }) => call('readVerification', { params: { workspaceId, verificationId } }, { signal }),
    refetchInterval: ({ state }) => paceOf(state.data?.status),
    staleTime: 0,
  });

export interface VerificationFilter {
  verdict?: VerdictKind | undefined;
  text?: string | undefined;
}

export const verificationsQuery = (workspaceId: string, { verdict, text }: VerificationFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.verifications(workspaceId), 'pages', { verdict, text }],
    queryFn: ({ pageParam, signal }) =>
      call(
        'listVerifications',
        {
          params: { workspaceId },
          query: { limit: pageSize, ...(verdict && { verdict }), ...(text && { text }), ...(pageParam && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

/** The record of one address, where the workspace has one. */
export const addressQuery = (workspaceId: string, address: string) =>
  queryOptions({
    queryKey: [...queryKeys.verifications(workspaceId), 'of', address.toLowerCase()],
    queryFn: async ({ signal }) => {
      const { items } = await call('listVerifications', { params: { workspaceId }, query: { text: address, limit: 50 } }, { signal });
      return items.find((each) => each.address.toLowerCase() === address.toLowerCase()) ?? null;
    },
    refetchInterval: ({ state }) => paceOf(state.data?.status),
  });

export const verificationSummaryQuery = (workspaceId: string, days: number) =>
  queryOptions({
    queryKey: queryKeys.verificationSummary(workspaceId, { days }),
    queryFn: ({ signal }) => call('readVerificationSummary', { params: { workspaceId }, query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const findQuery = (workspaceId: string, findId: string) =>
  queryOptions({
    queryKey: queryKeys.find(workspaceId, findId),
    queryFn: ({ signal }) => call('readFind', { params: { workspaceId, findId } }, { signal }),
    refetchInterval: ({ state }) => paceOf(state.data?.status),
    staleTime: 0,
  });

export const findsQuery = (workspaceId: string, { outcome, text }: { outcome?: FindOutcome | undefined; text?: string | undefined }) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.finds(workspaceId), 'pages', { outcome, text }],
    queryFn: ({ pageParam, signal }) =>
      call(
        'listFinds',
        {
          params: { workspaceId },
          query: { limit: pageSize, ...(outcome && { outcome }), ...(text && { text }), ...(pageParam && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

export const runForecastQuery = (workspaceId: string, question: RunQuestion) =>
  queryOptions({
    queryKey: [...queryKeys.verificationRuns(workspaceId), 'forecast', question],
    queryFn: ({ signal }) => call('forecastVerificationRun', { params: { workspaceId }, body: question }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const runsQuery = (workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.verificationRuns(workspaceId), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'listVerificationRuns',
        { params: { workspaceId }, query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => isRunAtWork(status))) ? whileRunningMs * 2 : false,
  });

export const runQuery = (workspaceId: string, verificationRunId: string) =>
  queryOptions({
    queryKey: queryKeys.verificationRun(workspaceId, verificationRunId),
    queryFn: ({ signal }) => call('readVerificationRun', { params: { workspaceId, verificationRunId } }, { signal }),
    refetchInterval: ({ state }) => (isRunAtWork(state.data?.status) ? whileRunningMs : false),
    staleTime: 0,
  });

export interface RunRowFilter {
  verdict?: VerdictKind | undefined;
  outcome?: FindOutcome | undefined;
}

/** @param isRunning rows get their answers meanwhile: what is shown is asked again */
export const runRowsQuery = (workspaceId: string, verificationRunId: string, { verdict, outcome }: RunRowFilter, isRunning: boolean) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.verificationRun(workspaceId, verificationRunId), 'rows', { verdict, outcome }],
    queryFn: ({ pageParam, signal }) =>
      call(
        'listVerificationRunRows',
        {
          params: { workspaceId, verificationRunId },
          query: { limit: pageSize, ...(verdict && { verdict }), ...(outcome && { outcome }), ...(pageParam && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isRunning && (state.data?.pages.length ?? 0) <= 2 ? whileRunningMs * 2 : false),
  });

/** After a check or a finding has ended: what depends on it is asked anew. */
export function refreshVerifications(queries: QueryClient, workspaceId: string): void {
  for (const queryKey of [
    [...queryKeys.verifications(workspaceId), 'pages'],
    [...queryKeys.verifications(workspaceId), 'of'],
    [...queryKeys.verifications(workspaceId), 'summary'],
    [...queryKeys.finds(workspaceId), 'pages'],
    queryKeys.credits(workspaceId),
  ])
    void queries.invalidateQueries({ queryKey });
}
