/** Reads of what a workspace keeps on its leads, shared by several screens. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../api/queries.ts';
import { membersQuery } from '../api/workspace.queries.ts';
import { bulkChangeRun } from '../runs/bulk-change-run.ts';
import { revealRun } from '../runs/reveal-run.ts';
import { isAtWork } from '../runs/run.ts';

const whileRunningMs = 1_000;

const listsQuery = (workspaceId: string) => read('listLists', { params: { workspaceId }, query: {} });

export const savedSearchesQuery = (workspaceId: string) => read('listSavedSearches', { params: { workspaceId }, query: {} });

/** Read again every second while a bulk change is active. */
export const bulkChangesQuery = (workspaceId: string) =>
  queryOptions({
    ...read('listBulkChanges', { params: { workspaceId } }),
    refetchInterval: ({ state }) => (state.data?.items.some((bulkChange) => isAtWork(bulkChangeRun(bulkChange))) ? whileRunningMs : false),
  });

export const revealRunsQuery = (workspaceId: string) =>
  queryOptions({
    ...read('listRevealRuns', { params: { workspaceId } }),
    refetchInterval: ({ state }) => (state.data?.items.some((run) => isAtWork(revealRun(run))) ? whileRunningMs : false),
  });

export const useLists = (workspaceId: string) => useQuery(listsQuery(workspaceId));

/** The name of a member by ID. */
export function useMemberNames(workspaceId: string): (id: string) => string {
  const { data } = useQuery(membersQuery(workspaceId));
  return (id) => data?.items.find((member) => member.userId === id)?.name ?? 'Former member';
}
