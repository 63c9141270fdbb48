/**
 * The table of leads: renders the visible rows, loads more before the end is reached, and works by keyboard alone. An ARIA grid that keeps
 * the focus itself; the current row is its active descendant, because virtual rows are removed and rendered again.
 */
import { createColumnHelper, useTable, type Updater } from '@tanstack/react-table';
import { Button } from '@leadlight/ui/button';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useRef } from 'react';
import { isChosen } from '../selection.ts';
import { useNarrow } from '../use-narrow.ts';
import type { LeadTableProps, TableSubject } from './lead-columns.ts';
import { useHiddenColumns } from './hidden-columns.ts';
import { features, tickPx, type TableFeaturesInUse } from './table-features.ts';
import { TableHeader } from './table-header.tsx';
import { NarrowRow, TableRow } from './table-row.tsx';
import { useMarkedRow } from './use-marked-row.ts';

const rowPx = 36;
const narrowRowPx = 64;
const headerPx = 36;

export function LeadTable<Row extends TableSubject>(props: LeadTableProps<Row>) {
  const { label, columns, rows, total, selection, openId, onMore } = props;
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const grid = props.focus ?? own;
  const isNarrow = useNarrow();
  const table = useColumnTable(props);

  const size = isNarrow ? narrowRowPx : rowPx;
  // oxlint-disable-next-line react/incompatible-library -- its result is only used here, never passed to a memoized component
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => size,
    overscan: 16,
    scrollPaddingStart: isNarrow ? 0 : headerPx,
    paddingEnd: 8 + props.coveredPx,
    scrollPaddingEnd: props.coveredPx,
  });
  useEffect(() => virtual.measure(), [virtual, size]);
  const drawn = virtual.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  const { hasMore, isFetchingMore, moreFailure } = props;
  useEffect(() => {
    if (hasMore && !isFetchingMore && !moreFailure && last > rows.length - 40) onMore();
  }, [last, rows.length, hasMore, isFetchingMore, moreFailure, onMore]);

  const hidden = useHiddenColumns(grid, isNarrow ? 0 : table.getTotalSize());

  const { markedIndex, open, tick, onKeyDown } = useMarkedRow(props, {
    grid,
    rowPx: size,
    onMarked: (index) => virtual.scrollToIndex(index),
  });

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={grid}
        id={id}
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-multiselectable
        aria-busy={props.isStale}
        data-scrolled={hidden.before || undefined}
        aria-activedescendant={drawn.some(({ index }) => index === markedIndex) ? `${id}-${markedIndex}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="group/grid relative min-h-0 flex-1 overflow-auto overscroll-contain text-13 outline-none [scrollbar-gutter:stable]"
      >
        <div className="min-w-full" style={{ width: isNarrow ? '100%' : table.getTotalSize() + tickPx }}>
          <TableHeader
            table={table}
            columns={columns}
            rows={rows}
            sort={props.sort}
            onSort={props.onSort}
            selection={selection}
            isNarrow={isNarrow}
          />
          <div
            role="rowgroup"
            className={`relative transition-opacity duration-150 ${props.isStale ? 'opacity-55' : ''}`}
            style={{ height: virtual.getTotalSize() }}
          >
            {drawn.map(({ index, start }) => {
              const row = table.getRowModel().rows[index];
              if (!row) return null;
              const common = {
                id: `${id}-${index}`,
                name: row.original.name,
                index,
                isTicked: isChosen(selection.selection, row.id),
                isMarked: index === markedIndex,
                isOpen: row.id === openId,
                style: { height: size, top: start },
                onOpen: () => open(row.id),
                onTick: (isRange: boolean) => tick(index, isRange),
              };
              return isNarrow ? (
                <NarrowRow key={row.id} {...common}>
                  {props.narrowRow(row.original)}
                </NarrowRow>
              ) : (
                <TableRow key={row.id} {...common} row={row} columns={columns} renderActions={() => props.renderActions(row.original)} />
              );
            })}
          </div>
        </div>
        {(moreFailure ?? isFetchingMore) && (
          <div role="status" className="sticky left-0 flex h-10 items-center justify-center gap-2 text-13 text-muted">
            {moreFailure ? (
              <>
                {moreFailure}
                <Button tone="quiet" onClick={onMore}>
                  Try again
                </Button>
              </>
            ) : (
              'Loading more…'
            )}
          </div>
        )}
      </div>
      {hidden.after && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-y-0 z-10 w-10 bg-linear-to-l from-card to-transparent"
          style={{ right: hidden.gutterPx }}
        />
      )}
    </div>
  );
}

/** The columns with their visibility, width and pinning. */
function useColumnTable<Row extends TableSubject>({ columns, rows, preferences, onPreferences }: LeadTableProps<Row>) {
  return useTable({
    features,
    columns: useMemo(() => {
      const helper = createColumnHelper<TableFeaturesInUse, Row>();
      return helper.columns(
        columns.map((column) =>
          helper.display({
            id: column.id,
            header: column.name,
            cell: ({ row }) => column.cell(row.original),
            size: column.width,
            minSize: 72,
            maxSize: 640,
            enableHiding: !column.isFixed,
          }),
        ),
      );
    }, [columns]),
    data: rows,
    getRowId: (row) => row.id,
    columnResizeMode: 'onChange',
    state: {
      columnSizing: preferences.sizing,
      columnVisibility: useMemo(
        () => ({
          ...Object.fromEntries(columns.filter(({ isExtra }) => isExtra).map((each) => [each.id, false])),
          ...preferences.visibility,
        }),
        [columns, preferences.visibility],
      ),
      columnPinning: useMemo(() => ({ start: preferences.pinned, end: [] }), [preferences.pinned]),
    },
    onColumnSizingChange: (next) => onPreferences({ ...preferences, sizing: settle(next, preferences.sizing) }),
    onColumnPinningChange: (next) =>
      onPreferences({ ...preferences, pinned: settle(next, { start: preferences.pinned, end: [] as string[] }).start }),
    onColumnVisibilityChange: (next) => onPreferences({ ...preferences, visibility: settle(next, preferences.visibility) }),
  });
}

function settle<T>(updater: Updater<T>, now: T): T {
  return typeof updater === 'function' ? (updater as (old: T) => T)(now) : updater;
}
