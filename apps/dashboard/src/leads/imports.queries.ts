import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { Import, ImportSettings } from '../api/contract.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The contract lets an import at work be asked every second. */
const whileAtWorkMs = 1_000;

export const isAtWork = ({ status }: Pick<Import, 'status'>): boolean => status === 'queued' || status === 'running';

export const importsQuery = (workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.imports(workspaceId), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('listImports', { params: { workspaceId }, query: { limit: 30, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ items }) => items.some(isAtWork)) ? whileAtWorkMs * 2 : false),
  });

export const importQuery = (workspaceId: string, importId: string) =>
  queryOptions({
    queryKey: queryKeys.import(workspaceId, importId),
    queryFn: ({ signal }) => call('readImport', { params: { workspaceId, importId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? whileAtWorkMs : false),
    staleTime: 0,
  });

export const previewQuery = (workspaceId: string, importId: string, settings: ImportSettings) =>
  queryOptions({
    queryKey: [...queryKeys.import(workspaceId, importId), 'preview', settings],
    queryFn: ({ signal }) => call('previewImport', { params: { workspaceId, importId }, body: settings }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

export const refusedRowsQuery = (workspaceId: string, importId: string) =>
  queryOptions({
    queryKey: [...queryKeys.import(workspaceId, importId), 'refused'],
    queryFn: ({ signal }) => call('listRefusedRows', { params: { workspaceId, importId }, query: { limit: 20 } }, { signal }),
  });
