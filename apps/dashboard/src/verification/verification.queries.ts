/** The queries about verifications and finds. What is running is read again until it has ended, as often as the contract allows. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { FindOutcome, VerdictKind } from '../api/contract.ts';
import { queryKey, read, readPages } from '../api/queries.ts';

/** Steps are shown as they happen. */
const whileCheckingMs = 300;
/** The server tries again automatically after minutes, so polling can be slower. */
const whileWaitingMs = 5_000;
const pageSize = 50;

const paceOf = (status: 'checking' | 'waiting' | 'done' | undefined): number | false =>
  status === 'checking' ? whileCheckingMs : status === 'waiting' ? whileWaitingMs : false;

export const verificationQuery = (workspaceId: string, verificationId: string) =>
  queryOptions({
    ...read('readVerification', { params: { workspaceId, verificationId } }),
    refetchInterval: ({ state }) => paceOf(state.data?.status),
    staleTime: 0,
  });

export interface VerificationFilter {
  verdict?: VerdictKind | undefined;
  text?: string | undefined;
}

export const verificationsQuery = (workspaceId: string, { verdict, text }: VerificationFilter) =>
  infiniteQueryOptions({
    ...readPages('listVerifications', {
      params: { workspaceId },
      query: { limit: pageSize, ...(verdict && { verdict }), ...(text && { text }) },
    }),
    placeholderData: keepPreviousData,
  });

/** The record of one address, if the workspace has one. */
export const addressQuery = (workspaceId: string, address: string) => {
  const input = { params: { workspaceId }, query: { text: address, limit: 50 } };
  return queryOptions({
    queryKey: queryKey('listVerifications', input, 'one'),
    queryFn: async ({ signal }) => {
      const { items } = await call('listVerifications', input, { signal });
      return items.find((each) => each.address.toLowerCase() === address.toLowerCase()) ?? null;
    },
    refetchInterval: ({ state }) => paceOf(state.data?.status),
  });
};

export const verificationSummaryQuery = (workspaceId: string, days: number) =>
  queryOptions({ ...read('readVerificationSummary', { params: { workspaceId }, query: { days } }), placeholderData: keepPreviousData });

export const findQuery = (workspaceId: string, findId: string) =>
  queryOptions({
    ...read('readFind', { params: { workspaceId, findId } }),
    refetchInterval: ({ state }) => paceOf(state.data?.status),
    staleTime: 0,
  });

export const findsQuery = (workspaceId: string, { outcome, text }: { outcome?: FindOutcome | undefined; text?: string | undefined }) =>
  infiniteQueryOptions({
    ...readPages('listFinds', { params: { workspaceId }, query: { limit: pageSize, ...(outcome && { outcome }), ...(text && { text }) } }),
    placeholderData: keepPreviousData,
  });
