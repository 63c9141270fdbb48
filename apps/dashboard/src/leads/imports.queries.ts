import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Import } from '../api/contract.ts';
import { read, readPages } from '../api/queries.ts';
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

export const invalidValuesQuery = (workspaceId: string, importId: string) =>
  read('listInvalidValues', { params: { workspaceId, importId }, query: { limit: 20 } });

export const refusedRowsQuery = (workspaceId: string, importId: string) =>
  read('listRefusedRows', { params: { workspaceId, importId }, query: { limit: 20 } });
