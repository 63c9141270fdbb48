import { deferred } from '@leadlight/ui/deferred';
import type { ReactTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { MenuOnDemand } from '../../layout/menu-on-demand.tsx';
import { isChosen, type SelectionState } from '../selection.ts';
import type { Sort } from '../lead-search.ts';
import type { LeadColumn, TableSubject } from './lead-columns.ts';
import { firstDirection } from './sort-words.ts';
import { pinnedClass, tickPx, type TableFeaturesInUse } from './table-features.ts';

const loadMenu = () => import('./column-menu.tsx');
const ColumnMenu = deferred(() => loadMenu().then((module) => module.ColumnMenu));

interface TableHeaderProps<Row extends TableSubject> {
  table: ReactTable<TableFeaturesInUse, Row>;
  columns: readonly LeadColumn<Row>[];
  rows: readonly Row[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: SelectionState;
  isNarrow: boolean;
}

const cell = 'relative flex shrink-0 items-center border-y border-hairline';

export function TableHeader<Row extends TableSubject>({ table, columns, rows, sort, onSort, selection, isNarrow }: TableHeaderProps<Row>) {
  const ticked = rows.filter((row) => isChosen(selection.selection, row.id)).length;
  const isAll = ticked > 0 && ticked === rows.length;
  return (
    <div role="rowgroup" hidden={isNarrow} className="sticky top-0 z-10 bg-card">
      <div role="row" aria-rowindex={1} className="flex h-9 bg-inherit font-medium text-muted">
        <div role="columnheader" className={`${cell} sticky left-0 z-[2] justify-center bg-inherit`} style={{ width: tickPx }}>
          <input
            type="checkbox"
            aria-label={isAll ? 'Deselect the loaded rows' : 'Select the loaded rows'}
            className="size-4 accent-cobalt"
            checked={isAll}
            ref={(input) => {
              if (input) input.indeterminate = ticked > 0 && !isAll;
            }}
            onChange={() =>
              selection.selection.kind === 'search'
                ? selection.clear()
                : selection.toggle(
                    rows.map((row) => row.id),
                    !isAll,
                  )
            }
          />
        </div>
        {table.getHeaderGroups()[0]?.headers.map((header) => {
          const column = columns.find(({ id }) => id === header.column.id);
          if (!column) return null;
          const isPinned = header.column.getIsPinned() === 'start';
          const { listColumn } = column;
          const isSorted = listColumn ? sort.column === listColumn.id : sort.column === undefined && column.sort === sort.by;
          const by = listColumn ? 'score' : column.sort;
          const change = (direction: Sort['direction']): void => {
            if (by) onSort({ by, direction, ...(listColumn && { column: listColumn.id }) });
          };
          return (
            <div
              key={header.id}
              role="columnheader"
              aria-sort={isSorted ? sort.direction : undefined}
              className={`group/head ${cell} last:flex-1 ${isPinned ? pinnedClass : ''} ${column.numeric ? 'flex-row-reverse' : ''}`}
              style={{ width: header.getSize(), ...(isPinned && { left: tickPx + header.column.getStart('start') }) }}
            >
              {by ? (
                <button
                  type="button"
                  className="flex h-full min-w-0 items-center gap-1 px-3 hover:text-ink focus-visible:-outline-offset-2"
                  onClick={() =>
                    change(
                      isSorted
                        ? sort.direction === 'ascending'
                          ? 'descending'
                          : 'ascending'
                        : listColumn
                          ? 'ascending'
                          : firstDirection(by),
                    )
                  }
                >
                  <span className={`truncate ${isSorted ? 'text-ink' : ''}`}>{column.name}</span>
                  {isSorted &&
                    (sort.direction === 'ascending' ? (
                      <ArrowUp className="size-3.5" aria-hidden />
                    ) : (
                      <ArrowDown className="size-3.5" aria-hidden />
                    ))}
                </button>
              ) : (
                <span className="truncate px-3">{column.name}</span>
              )}
              <MenuOnDemand
                load={loadMenu}
                renderTrigger={(handlers) => (
                  <button
                    type="button"
                    aria-label={`${column.name}: column options`}
                    {...handlers}
                    className={`grid size-6 shrink-0 place-items-center rounded-small opacity-0 group-hover/head:opacity-100 hover:bg-wash-strong focus-visible:opacity-100 data-popup-open:opacity-100 pointer-coarse:opacity-100 ${column.numeric ? '' : '-ml-2'}`}
                  >
                    <ChevronDown className="size-3.5" aria-hidden />
                  </button>
                )}
              >
                {(trigger, meanwhile) => (
                  <ColumnMenu
                    trigger={trigger}
                    meanwhile={meanwhile}
                    sort={by ? { now: isSorted ? sort.direction : null, change } : undefined}
                    isPinned={isPinned}
                    extra={listColumn?.renderMenu()}
                    onPin={() => header.column.pin(isPinned ? false : 'start')}
                    onHide={header.column.getCanHide() ? () => header.column.toggleVisibility(false) : undefined}
                    onResize={(step) =>
                      table.setColumnSizing((old) => ({ ...old, [column.id]: Math.max(72, Math.min(640, header.getSize() + step)) }))
                    }
                  />
                )}
              </MenuOnDemand>
              {/* For the pointer; by keyboard, use the column's menu. */}
              <div
                aria-hidden
                onMouseDown={header.getResizeHandler()}
                onTouchStart={header.getResizeHandler()}
                onDoubleClick={() => header.column.resetSize()}
                className={`absolute inset-y-0 right-0 z-[1] w-2 cursor-col-resize touch-none border-r-2 ${header.column.getIsResizing() ? 'border-cobalt' : 'border-transparent hover:border-control'}`}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
