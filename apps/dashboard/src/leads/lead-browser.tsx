/** The filters, table and drawer of leads of one kind, for searches and lists. The state is in the URL, so that going back restores it. */
import { Button, IconButton } from '@leadlight/ui/button';
import { deferred, early, useDeferredKeys } from '@leadlight/ui/deferred';
import { Dialog } from '@leadlight/ui/dialog';
import { ErrorState } from '@leadlight/ui/states';
import { ArrowUpDown, ListFilter, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { wordFailure } from '../api/word-failure.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { kept, useKept } from '../store/kept.ts';
import { wordNumber } from '../words/numbers.ts';
import { countFilters, firstSort, paramsOf, writeSort, type Filters, type LeadKind, type LeadParams, type Sort } from './lead-search.ts';
import type { LeadSet, ShownList } from './lead-set.ts';
import { leadNouns } from './lead-nouns.ts';
import { selectionBody, useSelection, type SelectionState } from './selection.ts';
import type { TableSubject } from './table/lead-columns.ts';
import { TableSkeleton } from './table/table-skeleton.tsx';
import { useTablePreferences } from './table/table-preferences.ts';
import { useAsked } from './use-asked.ts';
import { useFound, type Found } from './use-found.ts';
import { useNarrow } from './use-narrow.ts';

const FilterPanel = early(() => import('./filters/filter-panel.tsx').then((module) => module.FilterPanel));
const NoMatches = deferred(() => import('./result-notices.tsx').then((module) => module.NoMatches));
const UnknownValues = deferred(() => import('./result-notices.tsx').then((module) => module.UnknownValues));
const NoSuchValues = deferred(() => import('./result-notices.tsx').then((module) => module.NoSuchValues));
const FilterChips = deferred(() => import('./filters/filter-chips.tsx').then((module) => module.FilterChips));
const WorkStrip = deferred(() => import('./bulk/work-strip.tsx').then((module) => module.WorkStrip));
const BulkBar = deferred(() => import('./bulk/bulk-bar.tsx').then((module) => module.BulkBar));
const LeadDrawer = deferred(() => import('./drawer/lead-drawer.tsx').then((module) => module.LeadDrawer));
const tableKeys = () => import('./table/table-keys.ts').then((module) => module.onTableKey);
const SortMenu = deferred(() => import('./table/sort-menu.tsx').then((module) => module.SortMenu));
const ColumnsMenu = deferred(() => import('./table/columns-menu.tsx').then((module) => module.ColumnsMenu));

interface LeadBrowserProps<Row extends TableSubject> {
  workspace: OpenWorkspace;
  set: LeadSet<Row>;
  params: LeadParams;
  onParams: (params: LeadParams, how: { replace: boolean }) => void;
  /** Filters that the screen sets itself, such as a list's. */
  fixed?: Filters;
  /** The list that is shown, from which leads can be removed. */
  listId?: string;
  /** Shown at the right above the table. */
  renderActions?: (search: { filters: Filters; sort: Sort; total: number | undefined }) => ReactNode;
  /** Shown when there are no leads even without filters. */
  nothing: ReactNode;
}

export function LeadBrowser<Row extends TableSubject>(props: LeadBrowserProps<Row>) {
  const { workspace, set, onParams, fixed, listId } = props;
  const { workspaceId } = workspace;
  const { kind } = set;
  const { params, filters, asked, sort } = useAsked(kind, props.params, { fixed, listId });
  const isNarrow = useNarrow();
  const found = useFound(set, workspaceId, asked, sort);
  const { rows, total } = found;
  const selection = useSelection(JSON.stringify([kind, asked]));
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const findBox = useFindBox();
  const [isPanelHidden, setPanelHidden] = usePanelHidden(false);
  const hasPanel = !isNarrow && !isPanelHidden;
  const openFilters = (): void => {
    if (isNarrow) return setFiltersOpen(true);
    setPanelHidden(false);
    findBox.focus();
  };
  useDeferredKeys(tableKeys, { table: grid, onFilters: openFilters });

  useEffect(() => {
    if (!fixed && !found.isStale && total !== undefined && countFilters(filters) > 0)
      void import('./recent-searches.ts').then(({ rememberSearch }) => rememberSearch(workspaceId, { kind, filters, sort, total }));
  }, [fixed, found.isStale, total, filters, kind, sort, workspaceId]);

  const setSort = (next: Sort): void => {
    const first = firstSort(filters);
    const isFirst = next.column === undefined && next.by === first.by && next.direction === first.direction;
    onParams({ ...params, sort: isFirst ? undefined : writeSort(next) }, { replace: false });
  };
  const setFilters = (next: Filters): void => onParams({ ...params, ...paramsOf(next) }, { replace: false });
  const open = (id: string | undefined): void =>
    onParams({ ...params, lead: id }, { replace: id !== undefined && params.lead !== undefined });

  const noun = leadNouns[kind];
  const chips = countFilters(filters) > 0 && (
    <div className="px-3 pb-2.5">
      <FilterChips workspaceId={workspaceId} kind={kind} filters={filters} onFilters={setFilters} {...(listId && { listId })} />
    </div>
  );
  const panel = (
    <FilterPanel
      workspaceId={workspaceId}
      kind={kind}
      filters={filters}
      onFilters={setFilters}
      onOpen={(id) => {
        setFiltersOpen(false);
        open(id);
      }}
      {...(fixed && { fixed })}
      findBox={findBox.ref}
    />
  );
  return (
    <div className="relative min-h-105 flex-1">
      <div className="absolute inset-0 flex">
        {hasPanel && (
          <aside
            aria-label="Filters"
            className={`relative w-60 shrink-0 overflow-y-auto overscroll-contain border-r border-hairline 2xl:w-72 ${selection.size > 0 ? 'pb-17' : ''}`}
          >
            {panel}
          </aside>
        )}
        <section aria-label={kind === 'people' ? 'People found' : 'Companies found'} className="relative flex min-w-0 flex-1 flex-col">
          <Results
            {...{ set, sort, found, selection, grid, workspace, filters }}
            {...(!isNarrow && { chips })}
            panel={isNarrow ? undefined : { isHidden: isPanelHidden, toggle: () => setPanelHidden(!isPanelHidden) }}
            hasBar={selection.size > 0}
            given={props.params}
            onForgetUnknown={() => onParams(params, { replace: true })}
            openId={params.lead}
            onOpen={open}
            onSort={setSort}
            onFilters={setFilters}
            onOpenFilters={openFilters}
            nothing={props.nothing}
            actions={props.renderActions?.({ filters, sort, total })}
            list={
              listId === undefined
                ? undefined
                : { id: listId, filter: filters.column, filters, onFilter: (column) => setFilters({ ...filters, column }) }
            }
          />
        </section>
        {params.lead !== undefined && (
          <LeadDrawer
            workspace={workspace}
            kind={kind}
            id={params.lead}
            adjacent={adjacentOf(rows, params.lead)}
            hasBar={selection.size > 0}
            {...(listId && { listId })}
            onOpen={open}
            onClose={() => {
              open(undefined);
              grid.current?.focus({ preventScroll: true });
            }}
          />
        )}
        {/* After the drawer, which it must not be behind. */}
        {selection.size > 0 && <SelectionBar {...{ workspace, kind, selection, asked, listId }} total={total ?? 0} />}
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

interface SelectionBarProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  selection: SelectionState;
  /** The filters of the whole search. */
  asked: Filters;
  total: number;
  listId: string | undefined;
}

function SelectionBar({ workspace, kind, selection, asked, total, listId }: SelectionBarProps) {
  return (
    <BulkBar
      workspace={workspace}
      kind={kind}
      size={selection.size}
      total={total}
      isWhole={selection.selection.kind === 'search'}
      body={selectionBody(selection.selection)}
      onWhole={() => selection.choose({ kind: 'search', filters: asked, total, excluded: new Set() })}
      onDone={selection.clear}
      {...(listId && { listId })}
    />
  );
}

interface ResultsProps<Row extends TableSubject> {
  workspace: OpenWorkspace;
  set: LeadSet<Row>;
  filters: Filters;
  sort: Sort;
  found: Found<Row>;
  selection: ReturnType<typeof useSelection>;
  grid: RefObject<HTMLDivElement | null>;
  chips?: ReactNode;
  /** The filters next to the table; absent in narrow windows. */
  panel: { isHidden: boolean; toggle: () => void } | undefined;
  /** Whether the bar of the selection covers the end of the table. */
  hasBar: boolean;
  /** What the URL states. */
  given: LeadParams;
  onForgetUnknown: () => void;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  onSort: (sort: Sort) => void;
  onFilters: (filters: Filters) => void;
  onOpenFilters: () => void;
  nothing: ReactNode;
  actions: ReactNode;
  list: ShownList | undefined;
}

/** The results: their number, their order, and the table. */
function Results<Row extends TableSubject>(props: ResultsProps<Row>) {
  const { set, filters, sort, found, nothing } = props;
  const { rows, total, failure } = found;
  const noun = leadNouns[set.kind];
  const isNarrow = useNarrow();
  const [preferences, setPreferences] = useTablePreferences(set.kind, firstPreferences);
  const skeleton = <TableSkeleton label={`Loading ${noun.many}`} isNarrow={isNarrow} />;
  const words = failure !== undefined && rows.length === 0 ? wordFailure(failure) : undefined;
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 max-md:pr-1.5">
        {isNarrow && (
          <Button onClick={props.onOpenFilters}>
            <ListFilter aria-hidden />
            Filters{countFilters(filters) > 0 && ` (${countFilters(filters)})`}
          </Button>
        )}
        {props.panel && (
          <IconButton
            className="-ml-1.5"
            label={props.panel.isHidden ? 'Show filters' : 'Hide filters'}
            aria-expanded={!props.panel.isHidden}
            icon={props.panel.isHidden ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
            onClick={props.panel.toggle}
          />
        )}
        <p role="status" className="text-13 whitespace-nowrap text-muted tabular-nums">
          {total !== undefined ? (
            <>
              <b className="font-semibold text-ink">{wordNumber(total)}</b> {total === 1 ? noun.one : noun.many}
            </>
          ) : (
            failure === undefined && 'Searching…'
          )}
        </p>
        <div className="ml-auto flex items-center gap-1.5 max-md:gap-0.5">
          {isNarrow && (
            <SortMenu
              meanwhile={<IconButton label="Sort" icon={<ArrowUpDown aria-hidden />} />}
              kind={set.kind}
              sort={sort}
              onSort={props.onSort}
            />
          )}
          {props.actions}
          {!isNarrow && (
            <ColumnsMenu
              meanwhile={<Button tone="quiet">Columns</Button>}
              kind={set.kind}
              preferences={preferences}
              onPreferences={setPreferences}
              first={firstPreferences}
            />
          )}
        </div>
      </div>
      {props.chips}
      {Object.values(props.given).some(Boolean) && <UnknownValues kind={set.kind} params={props.given} onForget={props.onForgetUnknown} />}
      {found.unknownValues.length > 0 && <NoSuchValues values={found.unknownValues} filters={filters} onFilters={props.onFilters} />}
      <WorkStrip workspace={props.workspace} />
      {found.isPending ? (
        skeleton
      ) : words ? (
        <ErrorState title={words.title} requestId={words.requestId} onRetry={found.retry}>
          {words.text}
        </ErrorState>
      ) : rows.length === 0 ? (
        <div className="relative flex-1 overflow-y-auto">
          {countFilters(filters) > 0 ? (
            <NoMatches
              noun={noun.many}
              isByEmail={filters.name?.include?.some((text) => text.includes('@')) ?? false}
              onClear={() => props.onFilters({})}
            />
          ) : (
            nothing
          )}
        </div>
      ) : (
        <set.Table
          meanwhile={skeleton}
          label={set.kind === 'people' ? 'People' : 'Companies'}
          rows={rows}
          total={total ?? rows.length}
          sort={sort}
          onSort={props.onSort}
          preferences={preferences}
          onPreferences={setPreferences}
          selection={props.selection}
          openId={props.openId}
          onOpen={props.onOpen}
          hasMore={found.hasMore && !found.isStale}
          isFetchingMore={found.isFetchingMore}
          moreFailure={found.moreFailure}
          onMore={found.more}
          isStale={found.isStale}
          focus={props.grid}
          workspace={props.workspace}
          list={props.list}
          coveredPx={props.hasBar ? barPx : 0}
        />
      )}
    </>
  );
}

/** Focuses the filters' field, whose code may still be loading. */
function useFindBox() {
  const box = useRef<HTMLInputElement>(null);
  const isWanted = useRef(false);
  const ref = useCallback((element: HTMLInputElement | null): void => {
    box.current = element;
    if (element && isWanted.current) element.focus();
    isWanted.current = false;
  }, []);
  const focus = (): void => {
    isWanted.current = box.current === null;
    box.current?.focus();
  };
  return { ref, focus };
}

/** The space that the bar of the selection takes at the end of the table, with its margin. */
const barPx = 68;

/** Whether the filters next to the table are hidden, in this browser. */
const usePanelHidden = (first: boolean) => useKept(panelHidden, first);
const panelHidden = kept<boolean>({
  name: 'filters.hidden',
  version: 1,
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
});

const firstPreferences = { visibility: {}, sizing: {}, pinned: ['name'] };

function adjacentOf(rows: readonly { id: string }[], id: string): { before: string | undefined; after: string | undefined } {
  const index = rows.findIndex((row) => row.id === id);
  return index < 0 ? { before: undefined, after: undefined } : { before: rows[index - 1]?.id, after: rows[index + 1]?.id };
}
