import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { UnknownFilterValue } from '../api/contract.ts';
import { isRefusedWith } from '../api/failure.ts';
import { wordFailure } from '../api/word-failure.ts';
import type { Filters, Sort } from './lead-search.ts';
import type { LeadSet } from './lead-set.ts';
import type { TableSubject } from './table/lead-columns.ts';

export interface Found<Row> {
  rows: readonly Row[];
  /** Undefined until something was found or the search failed. */
  total: number | undefined;
  /** Values of the filters that no lead can have. */
  unknownValues: readonly UnknownFilterValue[];
  isPending: boolean;
  /** The rows are those of the previous search while the new ones are loading. */
  isStale: boolean;
  failure: unknown;
  hasMore: boolean;
  isFetchingMore: boolean;
  moreFailure: string | undefined;
  more: () => void;
  retry: () => void;
}

const none: readonly UnknownFilterValue[] = [];

/** The rows of a search, loaded page by page. */
export function useFound<Row extends TableSubject>(set: LeadSet<Row>, workspaceId: string, filters: Filters, sort: Sort): Found<Row> {
  const queries = useQueryClient();
  const query = useMemo(() => set.pages(workspaceId, filters, sort), [set, workspaceId, filters, sort]);
  // Previous results stay visible until the new ones have loaded.
  const pages = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const { fetchNextPage } = pages;
  const more = useCallback(() => {
    void fetchNextPage().then(({ error }) => {
      // The data changed and the cursor is no longer valid: start the search again.
      if (isRefusedWith(error, 'cursor_invalid')) return queries.resetQueries({ queryKey: query.queryKey });
      return undefined;
    });
  }, [fetchNextPage, queries, query]);
  return {
    rows: useMemo(() => pages.data?.pages.flatMap(({ items }) => items) ?? [], [pages.data]),
    total: pages.data?.pages[0]?.total,
    unknownValues: pages.data?.pages[0]?.unknownValues ?? none,
    isPending: pages.isPending,
    isStale: pages.isPlaceholderData,
    failure: pages.isError ? pages.error : undefined,
    hasMore: pages.hasNextPage,
    isFetchingMore: pages.isFetchingNextPage,
    moreFailure: pages.isFetchNextPageError ? wordFailure(pages.error).text : undefined,
    more,
    retry: () => void pages.refetch(),
  };
}
