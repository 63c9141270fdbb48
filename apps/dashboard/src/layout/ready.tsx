/** What a query read, in each state: loading, failed with a button to try again, empty, or there. A failure is never shown as an empty list. */
import { SkeletonRows } from '@leadlight/ui/skeleton';
import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';

/** The part of a query's result that is needed here. */
interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface ReadyProps<Data> {
  query: Query<Data>;
  /** Such as "the lists"; read by screen readers while it is loading. */
  what: string;
  /** Rows of the skeleton. */
  rows: number;
  /** Renders what was read; never called without it. */
  children: (data: Data) => ReactNode;
}

/** What was read before stays shown when reading it again fails. */
export function Ready<Data>({ query, what, rows, children }: ReadyProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <Failed query={query} /> : <SkeletonRows rows={rows} label={`Loading ${what}`} />;
}

interface ReadyListProps<Item> extends Omit<ReadyProps<{ items: readonly Item[] }>, 'children'> {
  /** Shown when there are no items. */
  empty: ReactNode;
  /** Renders the items; never called without any. */
  children: (items: readonly Item[]) => ReactNode;
}

export function ReadyList<Item>({ empty, children, ...about }: ReadyListProps<Item>) {
  return (
    <Ready {...about}>{({ items }) => (items.length > 0 ? children(items) : about.query.error ? <Failed {...about} /> : empty)}</Ready>
  );
}
