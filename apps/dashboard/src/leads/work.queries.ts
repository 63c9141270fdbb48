/** What a workspace keeps about its leads, as several screens read it. */
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { RevealRun } from '../api/contract.ts';
import { queryKeys } from '../api/query-keys.ts';
import { membersQuery } from '../api/workspace.queries.ts';

/** How long search may take to see a write. */
const searchLagMs = 1_000;
const whileRunningMs = 1_000;

const listsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: queryKeys.lists(workspaceId),
    queryFn: ({ signal }) => call('listLists', { params: { workspaceId }, query: {} }, { signal }),
  });

export const savedSearchesQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: queryKeys.savedSearches(workspaceId),
    queryFn: ({ signal }) => call('listSavedSearches', { params: { workspaceId }, query: {} }, { signal }),
  });

/** Asked again every second while an act is at work. */
export const leadActsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: queryKeys.leadActs(workspaceId),
    queryFn: ({ signal }) => call('listLeadActs', { params: { workspaceId } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'running' || status === 'undoing') ? whileRunningMs : false,
  });

export const isAtWork = ({ status }: Pick<RevealRun, 'status'>): boolean => status === 'queued' || status === 'running';

export const revealRunsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: queryKeys.revealRuns(workspaceId),
    queryFn: ({ signal }) => call('listRevealRuns', { params: { workspaceId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isAtWork) ? whileRunningMs : false),
  });

export const useLists = (workspaceId: string) => useQuery(listsQuery(workspaceId));

/** The name of a member by id. */
export function useMemberNames(workspaceId: string): (id: string) => string {
  const { data } = useQuery(membersQuery(workspaceId));
  return (id) => data?.items.find((member) => member.userId === id)?.name ?? 'Former member';
}

/** After a change: what is shown is asked anew, at once and once more when search has surely seen it. */
export function refreshLeads(queries: QueryClient, workspaceId: string): void {
  const refresh = (): void => {
    for (const queryKey of [queryKeys.leads(workspaceId), queryKeys.lists(workspaceId), queryKeys.leadActs(workspaceId)])
      void queries.invalidateQueries({ queryKey });
  };
  refresh();
  setTimeout(refresh, searchLagMs + 200);
}
