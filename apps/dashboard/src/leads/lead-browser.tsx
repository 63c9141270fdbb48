/** Filters, table and drawer of leads of one kind: the screen of a search, and of a list. Its state is the URL's; nothing of it is lost by going back. */
import type { LeadKind } from '@leadlight/contract/vocabulary';
import { Button, IconButton } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Dialog } from '@leadlight/ui/dialog';
import { ErrorState } from '@leadlight/ui/states';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUpDown, ListFilter } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { isRefusedWith } from '../api/failure.ts';
import { queryKeys } from '../api/query-keys.ts';
import { wordFailure } from '../api/word-failure.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { areSingleKeysOn, isTyping, isUnderDialog } from '../shell/shortcuts.ts';
import { wordNumber } from '../words/numbers.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import {
  countFilters,
  filtersOf,
  paramsOf,
  readLeadParams,
  readSort,
  writeSort,
  type Filters,
  type LeadParams,
  type Sort,
} from './lead-search.ts';
import { leadNouns } from './lead-words.ts';
import { leadPagesQuery, type LeadRow } from './leads.queries.ts';
import { selectionBody, useSelection } from './selection.ts';
import type { LeadColumn, LeadTableProps, TableSubject } from './table/lead-columns.ts';
import { TableSkeleton } from './table/table-skeleton.tsx';
import { useTablePreferences } from './table/table-preferences.ts';
import { useNarrow } from './use-narrow.ts';

let tableCode: Promise<typeof import('./table/lead-table.tsx')> | undefined;
const loadTable = () =>
  (tableCode ??= import('./table/lead-table.tsx').catch((failure: unknown) => {
    tableCode = undefined;
    throw failure;
  }));
// Fetched beside the first rows, which take as long: frame and filters are drawn before. A failure is shown where the table would be.
void loadTable().catch(() => undefined);
const LeadTable = deferred(() => loadTable().then((module) => module.LeadTable as ComponentType<LeadTableProps<TableSubject>>));
const WorkStrip = deferred(() => import('./bulk/work-strip.tsx').then((module) => module.WorkStrip));
const BulkBar = deferred(() => import('./bulk/bulk-bar.tsx').then((module) => module.BulkBar));
const LeadDrawer = deferred(() => import('./drawer/lead-drawer.tsx').then((module) => module.LeadDrawer));
const SortMenu = deferred(() => import('./table/sort-menu.tsx').then((module) => module.SortMenu));
const ColumnsMenu = deferred(() => import('./table/columns-menu.tsx').then((module) => module.ColumnsMenu));

interface LeadBrowserProps<K extends LeadKind> {
  workspace: OpenWorkspace;
  kind: K;
  params: LeadParams;
  onParams: (params: LeadParams, how: { replace: boolean }) => void;
  columns: readonly LeadColumn<LeadRow<K>>[];
  narrowRow: (row: LeadRow<K>) => ReactNode;
  /** Filters that the screen itself sets: a list's own. */
  fixed?: Filters;
  /** The list that is shown, from which leads can be taken off. */
  listId?: string;
  /** What stands at the right above the table. */
  renderActions?: (search: { filters: Filters; sort: Sort; total: number | undefined }) => ReactNode;
  /** Shown when there is nothing even without filters. */
  nothing: ReactNode;
}

export function LeadBrowser<K extends LeadKind>(props: LeadBrowserProps<K>) {
  const { workspace, kind, onParams, columns, narrowRow, fixed, listId, renderActions, nothing } = props;
  const { workspaceId } = workspace;
  const params = useMemo(() => readLeadParams(kind, props.params), [kind, props.params]);
  const queries = useQueryClient();
  const isNarrow = useNarrow();
  const filters = useMemo(() => filtersOf(kind, params), [kind, params]);
  const asked = useMemo(() => ({ ...filters, ...fixed }), [filters, fixed]);
  const sort = useMemo(() => readSort(params.sort), [params.sort]);
  const pages = useInfiniteQuery(leadPagesQuery(kind, workspaceId, asked, sort));
  const rows = useMemo(() => (pages.data?.pages.flatMap((page): readonly unknown[] => page.items) ?? []) as LeadRow<K>[], [pages.data]);
  const total = pages.data?.pages[0]?.total;
  const selection = useSelection(JSON.stringify([kind, asked]));
  const [preferences, setPreferences] = useTablePreferences(kind, firstPreferences);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const findBox = useRef<HTMLInputElement>(null);
  const { data: pagesNow, isPlaceholderData } = pages;

  useEffect(() => {
    if (!fixed && !isPlaceholderData && pagesNow && countFilters(filters) > 0)
      void import('./recent-searches.ts').then(({ rememberSearch }) =>
        rememberSearch(workspaceId, { kind, filters, sort, total: pagesNow.pages[0]?.total ?? 0 }),
      );
  }, [fixed, isPlaceholderData, pagesNow, filters, kind, sort, workspaceId]);

  // Keys reach the table from anywhere on the page; "/" leads to the filters.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isUnderDialog()) return;
      if (event.key === '/' && areSingleKeysOn()) {
        event.preventDefault();
        if (isNarrow) setFiltersOpen(true);
        else findBox.current?.focus();
      } else if (/^[jkx]$/.test(event.key) && areSingleKeysOn() && document.activeElement === document.body) {
        grid.current?.focus();
        grid.current?.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true }));
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isNarrow]);

  const setSort = (next: Sort): void =>
    onParams({ ...params, sort: next.by === 'score' && next.direction === 'descending' ? undefined : writeSort(next) }, { replace: false });
  const setFilters = (next: Filters): void => onParams({ ...params, ...paramsOf(next) }, { replace: false });
  const open = (id: string | undefined): void =>
    onParams({ ...params, lead: id }, { replace: id !== undefined && params.lead !== undefined });
  const { fetchNextPage } = pages;
  const more = useCallback(() => {
    void fetchNextPage().then(({ error }) => {
      // The data moved on under the cursor: the search begins anew.
      if (isRefusedWith(error, 'cursor_invalid'))
        return queries.resetQueries({ queryKey: queryKeys.leadPages(workspaceId, kind, { filters: asked, sort }) });
      return undefined;
    });
  }, [fetchNextPage, queries, workspaceId, kind, asked, sort]);

  const noun = leadNouns[kind];
  const words = pages.isError && rows.length === 0 ? wordFailure(pages.error) : undefined;
  const chips = countFilters(filters) > 0 && (
    <div className="px-3 pb-2.5">
      <FilterChips workspaceId={workspaceId} kind={kind} filters={filters} onFilters={setFilters} />
    </div>
  );
  const panel = (
    <FilterPanel
      workspaceId={workspaceId}
      kind={kind}
      filters={filters}
      onFilters={setFilters}
      {...(fixed && { fixed })}
      findBox={findBox}
    />
  );

  return (
    <div className="relative min-h-105 flex-1">
      <div className="absolute inset-0 flex">
        {!isNarrow && (
          <aside
            aria-label="Filters"
            className="relative w-66 shrink-0 overflow-y-auto overscroll-contain border-r border-hairline 2xl:w-72"
          >
            {panel}
          </aside>
        )}
        <section aria-label={kind === 'people' ? 'People found' : 'Companies found'} className="relative flex min-w-0 flex-1 flex-col">
          <div className="flex min-h-12 items-center gap-x-3 px-3 py-2 max-md:pr-1.5">
            {isNarrow && (
              <Button onClick={() => setFiltersOpen(true)}>
                <ListFilter aria-hidden />
                Filters{countFilters(filters) > 0 && ` (${countFilters(filters)})`}
              </Button>
            )}
            <p role="status" className="text-13 whitespace-nowrap text-muted tabular-nums">
              {total === undefined ? (
                pages.isError ? (
                  ''
                ) : (
                  'Searching…'
                )
              ) : (
                <>
                  <b className="font-semibold text-ink">{wordNumber(total)}</b> {total === 1 ? noun.one : noun.many}
                </>
              )}
            </p>
            <div className="ml-auto flex items-center gap-1.5 max-md:gap-0.5">
              {isNarrow && (
                <SortMenu
                  meanwhile={<IconButton label="Sort" icon={<ArrowUpDown aria-hidden />} />}
                  columns={columns}
                  sort={sort}
                  onSort={setSort}
                />
              )}
              {renderActions?.({ filters, sort, total })}
              {!isNarrow && (
                <ColumnsMenu
                  meanwhile={<Button tone="quiet">Columns</Button>}
                  columns={columns}
                  preferences={preferences}
                  onPreferences={setPreferences}
                  first={firstPreferences}
                />
              )}
            </div>
          </div>
          {!isNarrow && chips}
          <WorkStrip workspace={workspace} />
          {pages.isPending ? (
            <TableSkeleton label={`Loading ${noun.many}`} isNarrow={isNarrow} />
          ) : words ? (
            <ErrorState title={words.title} requestId={words.requestId} onRetry={() => void pages.refetch()}>
              {words.text}
            </ErrorState>
          ) : rows.length === 0 ? (
            <div className="relative flex-1 overflow-y-auto">
              {countFilters(filters) > 0 ? <NothingFits noun={noun.many} onClear={() => setFilters({})} /> : nothing}
            </div>
          ) : (
            <LeadTable
              meanwhile={<TableSkeleton label={`Loading ${noun.many}`} isNarrow={isNarrow} />}
              label={kind === 'people' ? 'People' : 'Companies'}
              // The table asks no more of a row than these columns do, which are made for it.
              columns={columns as unknown as readonly LeadColumn<TableSubject>[]}
              rows={rows}
              total={total ?? rows.length}
              sort={sort}
              onSort={setSort}
              preferences={preferences}
              onPreferences={setPreferences}
              selection={selection}
              openId={params.lead}
              onOpen={open}
              narrowRow={narrowRow as (row: TableSubject) => ReactNode}
              hasMore={pages.hasNextPage && !isPlaceholderData}
              isFetchingMore={pages.isFetchingNextPage}
              moreFailure={pages.isFetchNextPageError ? wordFailure(pages.error).text : undefined}
              onMore={more}
              isStale={isPlaceholderData}
              focus={grid}
            />
          )}
          {selection.size > 0 && (
            <BulkBar
              workspace={workspace}
              kind={kind}
              size={selection.size}
              total={total ?? 0}
              isWhole={selection.selection.kind === 'search'}
              body={selectionBody(selection.selection)}
              onWhole={() => selection.choose({ kind: 'search', filters: asked, total: total ?? 0, excluded: new Set() })}
              onDone={selection.clear}
              {...(listId && { listId })}
            />
          )}
        </section>
        {params.lead !== undefined && (
          <LeadDrawer
            workspace={workspace}
            kind={kind}
            id={params.lead}
            neighbours={neighboursOf(rows, params.lead)}
            onOpen={open}
            onClose={() => {
              open(undefined);
              grid.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
      {isNarrow && (
        <Dialog open={areFiltersOpen} onOpenChange={setFiltersOpen} title="Filters">
          <div className="relative -mx-5 max-h-[66dvh] overflow-y-auto">
            {chips}
            {panel}
          </div>
          <Button tone="primary" className="mt-3 w-full" onClick={() => setFiltersOpen(false)}>
            Show {total === undefined ? noun.many : `${wordNumber(total)} ${noun.many}`}
          </Button>
        </Dialog>
      )}
    </div>
  );
}

const firstPreferences = { visibility: {}, sizing: {}, pinned: ['name'] };

function neighboursOf(rows: readonly { id: string }[], id: string): { before: string | undefined; after: string | undefined } {
  const index = rows.findIndex((row) => row.id === id);
  return index < 0 ? { before: undefined, after: undefined } : { before: rows[index - 1]?.id, after: rows[index + 1]?.id };
}

function NothingFits({ noun, onClear }: { noun: string; onClear: () => void }) {
  return (
    <div className="grid justify-items-center px-4 py-16 text-center">
      <p className="font-heading text-16 font-bold tracking-tight">No {noun} fit all of this</p>
      <p className="mt-1.5 max-w-sm text-14 text-pretty text-muted">
        The counts beside the filters say which of them would let some in. Take one off above, or begin again.
      </p>
      <Button className="mt-5" onClick={onClear}>
        Clear all filters
      </Button>
    </div>
  );
}
