/** A list that is read page by page, in each state: loading, failed, empty, or with rows. A failure is never shown as an empty list. */
import { Button } from '@leadlight/ui/button';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wordFailure } from '../api/word-failure.ts';
import { Failed } from './failed.tsx';

export interface PagedListProps<Item> {
  pages: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>;
  /** Shown while the first page is loading. */
  skeleton: ReactNode;
  /** Shown when there are no rows: none exist, or none match the filter. */
  empty: ReactNode;
  /** Renders the rows; never called without any. */
  children: (items: readonly Item[]) => ReactNode;
}

export function PagedList<Item>({ pages, skeleton, empty, children }: PagedListProps<Item>) {
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  if (pages.isPending) return skeleton;
  if (items.length === 0 && !pages.isError) return empty;
  if (items.length === 0) return <Failed query={pages} />;
  return (
    // The rows are those of the previous query while the new ones are loading.
    <div aria-busy={pages.isPlaceholderData} className={pages.isPlaceholderData ? 'opacity-55 transition-opacity duration-150' : undefined}>
      {children(items)}
      {pages.hasNextPage && (
        <div className="my-4 text-center">
          {pages.isFetchNextPageError && (
            <p role="alert" className="mb-2 text-13 text-muted">
              {wordFailure(pages.error).text}
            </p>
          )}
          <Button pending={pages.isFetchingNextPage} pendingLabel="Loading…" onClick={() => void pages.fetchNextPage()}>
            {pages.isFetchNextPageError ? 'Try again' : 'Show more'}
          </Button>
        </div>
      )}
    </div>
  );
}
