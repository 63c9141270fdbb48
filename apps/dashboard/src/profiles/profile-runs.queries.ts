/** The queries about profile runs. A run that is in progress is read again until it has ended. */
import '../api/groups/profiles.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProfileRunQuestion } from '../api/contract.ts';
import type { InputOf } from '../api/endpoint.ts';
import { read, readPages } from '../api/queries.ts';
import { profileRun } from '../runs/profile-run.ts';
import { isAtWork } from '../runs/run.ts';

const whileRunningMs = 1_000;
const pageSize = 50;

/** What the rows of a run are filtered by: an outcome, or the status of rows without one. */
export type RowFilter = NonNullable<InputOf<'listProfileRunRows'>['query']['outcome']>;

export const profileForecastQuery = (workspaceId: string, question: ProfileRunQuestion) =>
  queryOptions({
    ...read('forecastProfileRun', { params: { workspaceId }, body: question }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const profileRunsQuery = (workspaceId: string) =>
  infiniteQueryOptions({
    ...readPages('listProfileRuns', { params: { workspaceId }, query: { limit: pageSize } }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((run) => isAtWork(profileRun(run)))) ? whileRunningMs * 2 : false,
  });

export const profileRunQuery = (workspaceId: string, profileRunId: string) =>
  queryOptions({
    ...read('readProfileRun', { params: { workspaceId, profileRunId } }),
    refetchInterval: ({ state }) => (state.data && isAtWork(profileRun(state.data)) ? whileRunningMs : false),
    staleTime: 0,
  });

/** @param isRunning rows still get their outcomes, so the shown ones are read again */
export const profileRunRowsQuery = (workspaceId: string, profileRunId: string, outcome: RowFilter | undefined, isRunning: boolean) =>
  infiniteQueryOptions({
    ...readPages('listProfileRunRows', { params: { workspaceId, profileRunId }, query: { limit: pageSize, ...(outcome && { outcome }) } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isRunning && (state.data?.pages.length ?? 0) <= 2 ? whileRunningMs * 2 : false),
  });

/** One row with its steps, which appear as they happen. @param isRunning whether the run still works on its rows */
export const profileRunRowQuery = (workspaceId: string, profileRunId: string, row: number, isRunning: boolean) =>
  queryOptions({
    ...read('readProfileRunRow', { params: { workspaceId, profileRunId, row } }),
    refetchInterval: ({ state }) => (isRunning && state.data?.status === 'pending' ? whileRunningMs : false),
    staleTime: 0,
  });
