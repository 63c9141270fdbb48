import type { Row as TanStackRow } from '@tanstack/react-table';
import { useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import type { LeadColumn, TableSubject } from './lead-columns.ts';
import { pinnedClass, tickPx, type TableFeaturesInUse } from './table-features.ts';

interface RowProps {
  id: string;
  index: number;
  name: string;
  isTicked: boolean;
  isMarked: boolean;
  isOpen: boolean;
  style: CSSProperties;
  onOpen: () => void;
  /** @param isRange with Shift: also all rows since the last one */
  onTick: (isRange: boolean) => void;
  renderActions: () => ReactNode;
}

const rowClass =
  'group/row absolute inset-x-0 flex cursor-default bg-card hover:bg-row-hover aria-selected:bg-row-chosen data-open:bg-row-hover ' +
  'after:pointer-events-none after:absolute after:inset-0 after:z-[2] group-focus-visible/grid:data-marked:after:shadow-[inset_0_0_0_2px_var(--focus)]';

export function TableRow<Row extends TableSubject>({
  row,
  columns,
  ...props
}: RowProps & { row: TanStackRow<TableFeaturesInUse, Row>; columns: readonly LeadColumn<Row>[] }) {
  return (
    <RowFrame {...props}>
      {row.getVisibleCells().map((cell, index) => {
        const column = columns.find(({ id }) => id === cell.column.id);
        const isPinned = cell.column.getIsPinned() === 'start';
        return (
          <div
            key={cell.id}
            role="gridcell"
            aria-colindex={index + 2}
            className={`flex min-w-0 shrink-0 items-center border-b border-hairline px-3 nth-last-[2]:flex-1 ${column?.numeric ? 'justify-end tabular-nums' : ''} ${isPinned ? pinnedClass : ''}`}
            style={{ width: cell.column.getSize(), ...(isPinned && { left: tickPx + cell.column.getStart('start') }) }}
          >
            {column?.cell(row.original)}
          </div>
        );
      })}
    </RowFrame>
  );
}

export function NarrowRow({ children, ...props }: Omit<RowProps, 'renderActions'> & { children: ReactNode }) {
  return (
    <RowFrame {...props}>
      <div role="gridcell" className="flex min-w-0 flex-1 items-center border-b border-hairline pr-3">
        {children}
      </div>
    </RowFrame>
  );
}

function RowFrame({
  id,
  index,
  name,
  isTicked,
  isMarked,
  isOpen,
  style,
  onOpen,
  onTick,
  renderActions,
  children,
}: Omit<RowProps, 'renderActions'> & Partial<Pick<RowProps, 'renderActions'>> & { children: ReactNode }) {
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid keeps the focus and handles the keys (ARIA APG, grid)
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isTicked}
      data-marked={isMarked || undefined}
      data-open={isOpen || undefined}
      className={rowClass}
      style={style}
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
      // Otherwise the browser would select the text between the two clicks.
      onMouseDown={(event: MouseEvent<HTMLElement>) => event.shiftKey && event.preventDefault()}
      onClick={(event: MouseEvent<HTMLElement>) => {
        if (event.target instanceof Element && event.target.closest('a, button, input, label')) return;
        if (event.shiftKey || event.ctrlKey || event.metaKey) return onTick(event.shiftKey);
        if (String(getSelection())) return;
        onOpen();
      }}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        className="sticky left-0 z-[2] grid shrink-0 place-items-center border-b border-hairline bg-inherit group-data-open/row:shadow-[inset_2px_0_0_var(--cobalt)]"
        style={{ width: tickPx }}
      >
        <label className="grid size-full place-items-center select-none">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`Select ${name}`}
            className="size-4 accent-cobalt"
            checked={isTicked}
            onClick={(event) => onTick(event.shiftKey)}
            readOnly
          />
        </label>
      </div>
      {children}
      {renderActions && (
        <div
          role="gridcell"
          className="sticky right-0 z-[11] flex w-0 shrink-0 items-center justify-end border-b border-hairline bg-inherit"
        >
          {(isPointedAt || isMarked) && (
            <div className="flex h-full shrink-0 items-center gap-0.5 border-l border-hairline bg-inherit px-2">{renderActions()}</div>
          )}
        </div>
      )}
    </div>
  );
}
