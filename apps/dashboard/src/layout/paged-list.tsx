/** What comes page by page, in each of its states: on its way, failed, none, or there with more to come. What failed is never shown as none. */
import { Button } from '@leadlight/ui/button';
import { ErrorState } from '@leadlight/ui/states';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wordFailure } from '../api/word-failure.ts';

interface PagedListProps<Item> {
  pages: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>;
  /** The shape of what is on its way. */
  skeleton: ReactNode;
  /** Why there is nothing: because there never was, or because nothing fits the filter. */
  empty: ReactNode;
  /** Draws what is there; never called with nothing. */
  children: (items: readonly Item[]) => ReactNode;
}

export function PagedList<Item>({ pages, skeleton, empty, children }: PagedListProps<Item>) {
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  if (pages.isPending) return skeleton;
  if (items.length === 0 && !pages.isError) return empty;
  const failure = pages.isError ? wordFailure(pages.error) : undefined;
  if (items.length === 0)
    return (
      <ErrorState title={failure?.title ?? ''} requestId={failure?.requestId} onRetry={() => void pages.refetch()}>
        {failure?.text}
      </ErrorState>
    );
  return (
    // What still stands there answers the question before: the new answer is on its way.
    <div className={pages.isPlaceholderData ? 'opacity-55 transition-opacity duration-150' : undefined}>
      {children(items)}
      {pages.hasNextPage && (
        <div className="my-4 text-center">
          {pages.isFetchNextPageError && (
            <p role="alert" className="mb-2 text-13 text-muted">
              {failure?.text}
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
