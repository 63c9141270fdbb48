/** The ledger: every change of the credits, newest first. Draws the rows in sight, fetches more before their end is reached. */
import { urlOf } from '@leadlight/contract/route';
import { Button } from '@leadlight/ui/button';
import { early } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState, ErrorState } from '@leadlight/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { endpointOf } from '../../api/endpoint.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { DownloadLink } from '../../downloads/download-link.tsx';
import { entriesQuery } from './credits.queries.ts';
import { toFilter, type CreditsSearch } from './credits.search.ts';
import { LedgerFilters } from './ledger-filters.tsx';

const LedgerTable = early(() => import('./ledger-table.tsx').then((module) => module.LedgerTable));
const route = getRouteApi('/w/$workspaceId/credits');

/** @param isFailureTold the page says already that nothing comes, and asks again for all of it: not twice */
export function Ledger({ workspaceId, isFailureTold }: { workspaceId: string; isFailureTold: boolean }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const entries = useInfiniteQuery(entriesQuery(workspaceId, search));
  const rows = entries.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = Boolean(search.kind || search.from || search.until);

  function filter(next: CreditsSearch): void {
    void navigate({ search: next, replace: true, resetScroll: false });
  }

  if (isFailureTold && entries.isError && rows.length === 0) return null;
  return (
    <section aria-labelledby="ledger" className="px-4 pt-5 pb-10 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="ledger" className="mr-auto text-16 max-sm:w-full">
          Ledger
        </h2>
        <LedgerFilters search={search} onChange={filter} />
        <DownloadLink href={urlOf(endpointOf('exportCreditEntries'), { workspaceId }, toFilter(search))}>CSV</DownloadLink>
      </div>
      <div className="mt-3">
        {entries.isPending ? (
          <SkeletonRows rows={8} label="Loading the ledger" />
        ) : entries.isError && rows.length === 0 ? (
          <ErrorState
            title={wordFailure(entries.error).title}
            requestId={wordFailure(entries.error).requestId}
            onRetry={() => void entries.refetch()}
          >
            {wordFailure(entries.error).text}
          </ErrorState>
        ) : rows.length > 0 ? (
          <LedgerTable
            meanwhile={<SkeletonRows rows={8} label="Loading the ledger" />}
            rows={rows}
            hasMore={entries.hasNextPage}
            isFetchingMore={entries.isFetchingNextPage}
            failure={entries.isFetchNextPageError ? wordFailure(entries.error).text : undefined}
            onMore={() => void entries.fetchNextPage()}
          />
        ) : isFiltered ? (
          <EmptyState
            title="Nothing fits this filter"
            action={<Button onClick={() => filter(search.days ? { days: search.days } : {})}>Show the whole ledger</Button>}
          >
            There are entries, but none of this kind in these days.
          </EmptyState>
        ) : (
          <EmptyState title="No entries yet">
            Credits that come in, are spent, refunded or expire are written here, each with its reason. Nothing is ever changed or taken
            out.
          </EmptyState>
        )}
      </div>
    </section>
  );
}
