/** The columns of a list and their cells. While a run of a column is in progress, both are read again. */
import '../api/groups/list-columns.ts';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../api/queries.ts';

const whileRunningMs = 3_000;

export const listColumnsQuery = (workspaceId: string, listId: string) =>
  queryOptions({
    ...read('listListColumns', { params: { workspaceId, listId } }),
    refetchInterval: ({ state }) => (state.data?.items.some(({ activeRunId }) => activeRunId !== null) ? whileRunningMs : false),
  });

/** @param isRunning whether a run of a column is in progress */
export const listCellsQuery = (workspaceId: string, listId: string, ids: readonly string[], isRunning: boolean) =>
  queryOptions({
    ...read('readListCells', { params: { workspaceId, listId }, body: { ids: [...ids] } }),
    // The run may have ended since its last cells were read.
    refetchInterval: ({ state }) => {
      const isPending = state.data?.items.some(({ cells }) => cells.some((cell) => cell.state === 'pending'));
      return isRunning || isPending ? whileRunningMs : false;
    },
  });

/** Where a cell is. */
export interface CellPlace {
  workspaceId: string;
  listId: string;
  columnId: string;
  leadId: string;
}

/** What was asked for a cell; steps appear as they happen. */
export const cellLookupsQuery = (place: CellPlace) =>
  queryOptions({
    ...read('readCellLookups', { params: { ...place } }),
    refetchInterval: ({ state }) => (state.data?.items.some(({ isPending }) => isPending) ? whileRunningMs : false),
    staleTime: 0,
  });
