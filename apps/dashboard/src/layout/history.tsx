/** Everything of a kind that was done before, newest first, with filters: verifications, finds, websites read. */
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { useId, type ReactNode } from 'react';
import { HistoryFilters, type HistoryFiltersProps } from './history-filters.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';

interface HistoryProps<Item> extends Pick<PagedListProps<Item>, 'pages' | 'children'> {
  title: string;
  /** What the rows are, in the plural: "addresses". */
  noun: string;
  filters: HistoryFiltersProps;
  onShowAll: () => void;
  skeletonRows: number;
  /** Shown when nothing was done yet. */
  empty: ReactNode;
}

export function History<Item>({ pages, title, noun, filters, onShowAll, skeletonRows, empty, children }: HistoryProps<Item>) {
  const id = useId();
  const isFiltered = filters.choice !== undefined || filters.text !== undefined;
  const hasRows = pages.data?.pages.some(({ items }) => items.length > 0) ?? false;
  return (
    <section aria-labelledby={id} className="px-4 pt-5 pb-16 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="mr-auto text-16 max-sm:w-full">
          {title}
        </h2>
        {(hasRows || isFiltered) && <HistoryFilters {...filters} />}
      </div>
      <PagedList
        pages={pages}
        skeleton={<SkeletonRows rows={skeletonRows} label={`Loading the ${noun}`} />}
        empty={
          isFiltered ? (
            <EmptyState title={`No ${noun} match this filter`} action={<Button onClick={onShowAll}>Show all</Button>}>
              Change the filter, or show all {noun}.
            </EmptyState>
          ) : (
            empty
          )
        }
      >
        {(items) => <div className="mt-2">{children(items)}</div>}
      </PagedList>
    </section>
  );
}
