import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { firstOfDays } from '../../charts/days.ts';
import { toFilter, type CreditsSearch } from './credits.search.ts';

const pageSize = 100;

export const entriesQuery = (workspaceId: string, search: CreditsSearch) =>
  infiniteQueryOptions({
    queryKey: queryKeys.creditEntries(workspaceId, toFilter(search)),
    queryFn: ({ pageParam, signal }) =>
      call(
        'listCreditEntries',
        { params: { workspaceId }, query: { ...toFilter(search), limit: pageSize, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** Use in the last days, today included. The days are the server's, in UTC. */
export const creditUseQuery = (workspaceId: string, days: number) => {
  const from = firstOfDays(days);
  return queryOptions({
    queryKey: queryKeys.creditUse(workspaceId, { from }),
    queryFn: ({ signal }) => call('readCreditUse', { params: { workspaceId }, query: { from } }, { signal }),
  });
};
