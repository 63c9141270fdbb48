/** The ledger: every change of the credits, newest first. Renders the visible rows, and loads more before the end is reached. */
import { urlOf } from '@leadlight/contract/route';
import { Button } from '@leadlight/ui/button';
import { deferred, early } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import '../../api/groups/exports.ts';
import { endpointOf } from '../../api/endpoint.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { Failed } from '../../layout/failed.tsx';
import { entriesQuery } from './credits.queries.ts';
import { toFilter } from './credits-filter.ts';
import { readCreditsSearch, toCreditsParams, type CreditsSearch } from './credits.search.ts';
import { LedgerFilters } from './ledger-filters.tsx';

const DownloadLink = deferred(() => import('../../downloads/download-link.tsx').then((module) => module.DownloadLink));
const LedgerTable = early(() => import('./ledger-table.tsx').then((module) => module.LedgerTable));
const route = getRouteApi('/w/$workspaceId/credits');

/** @param isFailureShown the page already shows the failure and a retry button, so it is not shown again here */
export function Ledger({ workspaceId, isFailureShown }: { workspaceId: string; isFailureShown: boolean }) {
  const search = readCreditsSearch(route.useSearch());
  const navigate = route.useNavigate();
  const entries = useInfiniteQuery(entriesQuery(workspaceId, search));
  const rows = entries.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = Boolean(search.kind || search.from || search.until || search.run);

  function filter(next: CreditsSearch): void {
    void navigate({ search: toCreditsParams(next), replace: true, resetScroll: false });
  }

  if (isFailureShown && entries.isError && rows.length === 0) return null;
  return (
    <section aria-labelledby="ledger" className="px-4 pt-5 pb-10 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="ledger" className="mr-auto text-16 max-sm:w-full">
          Ledger
        </h2>
        <LedgerFilters search={search} onChange={filter} />
        <DownloadLink
          meanwhile={<span className="h-8 pointer-coarse:h-11" aria-hidden />}
          href={urlOf(endpointOf('exportCreditEntries'), { workspaceId }, toFilter(search))}
        >
          CSV
        </DownloadLink>
      </div>
      {search.run !== undefined && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
          <span className="text-muted">Only the entries of one run.</span>
          <Button size="small" onClick={() => filter({ ...search, run: undefined })}>
            Show the whole ledger
          </Button>
        </p>
      )}
      <div className="mt-3">
        {entries.isPending ? (
          <SkeletonRows rows={8} label="Loading the ledger" />
        ) : entries.isError && rows.length === 0 ? (
          <Failed query={entries} />
        ) : rows.length > 0 ? (
          <LedgerTable
            meanwhile={<SkeletonRows rows={8} label="Loading the ledger" />}
            workspaceId={workspaceId}
            rows={rows}
            hasMore={entries.hasNextPage}
            isFetchingMore={entries.isFetchingNextPage}
            failure={entries.isFetchNextPageError ? wordFailure(entries.error).text : undefined}
            onMore={() => void entries.fetchNextPage()}
          />
        ) : isFiltered ? (
          <EmptyState
            title="No entries match this filter"
            action={<Button onClick={() => filter(search.days ? { days: search.days } : {})}>Show the whole ledger</Button>}
          >
            There are no entries of this kind in this period.
          </EmptyState>
        ) : (
          <EmptyState title="No entries yet">
            Credits that are added, spent, refunded or expired are recorded here, each with its reason. Entries are never changed or
            removed.
          </EmptyState>
        )}
      </div>
    </section>
  );
}
