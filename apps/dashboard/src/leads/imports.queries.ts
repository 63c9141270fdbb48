import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { Import, ImportPreview, ImportSettings } from '../api/contract.ts';
import { queryKey, read, readPages } from '../api/queries.ts';
import { importRun } from '../runs/import-run.ts';
import { isAtWork } from '../runs/run.ts';

/** The contract allows reading an active import once per second. */
const whileAtWorkMs = 1_000;

export const isImportAtWork = (file: Import): boolean => isAtWork(importRun(file));

export const importsQuery = (workspaceId: string) =>
  infiniteQueryOptions({
    ...readPages('listImports', { params: { workspaceId }, query: { limit: 30 } }),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ items }) => items.some(isImportAtWork)) ? whileAtWorkMs * 2 : false),
  });

export const importQuery = (workspaceId: string, importId: string) =>
  queryOptions({
    ...read('readImport', { params: { workspaceId, importId } }),
    refetchInterval: ({ state }) => (state.data && isImportAtWork(state.data) ? whileAtWorkMs : false),
    staleTime: 0,
  });

/** The server reads a file for at most a minute, then says so. */
const previewPatienceMs = 70_000;

const previewInput = (workspaceId: string, importId: string, settings: ImportSettings) => ({
  params: { workspaceId, importId },
  body: settings,
});

export const previewQuery = (workspaceId: string, importId: string, settings: ImportSettings) =>
  queryOptions({
    queryKey: queryKey('previewImport', previewInput(workspaceId, importId, settings)),
    queryFn: ({ signal }): Promise<ImportPreview> =>
      call('previewImport', previewInput(workspaceId, importId, settings), { signal, patienceMs: previewPatienceMs }),
    placeholderData: keepPreviousData,
    retry: false,
  });

export const invalidValuesQuery = (workspaceId: string, importId: string) =>
  read('listInvalidValues', { params: { workspaceId, importId }, query: { limit: 20 } });

export const refusedRowsQuery = (workspaceId: string, importId: string) =>
  read('listRefusedRows', { params: { workspaceId, importId }, query: { limit: 20 } });
