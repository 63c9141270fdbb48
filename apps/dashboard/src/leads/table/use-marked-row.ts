import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isChosen } from '../selection.ts';
import type { LeadTableProps, TableSubject } from './lead-columns.ts';

interface Marking {
  grid: RefObject<HTMLDivElement | null>;
  rowPx: number;
  /** Scrolls the row into view. */
  onMarked: (index: number) => void;
}

/**
 * The current row of the keyboard: arrows move it, Space selects it, Enter opens it, Escape closes the drawer and then clears the
 * selection.
 */
export function useMarkedRow<Row extends TableSubject>(
  { rows, selection, openId, onOpen }: Pick<LeadTableProps<Row>, 'rows' | 'selection' | 'openId' | 'onOpen'>,
  { grid, rowPx, onMarked }: Marking,
) {
  const [marked, setMarked] = useState<string>();
  const anchor = useRef<number>(undefined);
  const markedIndex = rows.findIndex((row) => row.id === (marked ?? openId));

  function mark(index: number): void {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!row) return;
    setMarked(row.id);
    onMarked(rows.indexOf(row));
    // An open drawer shows the current row.
    if (openId !== undefined) onOpen(row.id);
  }

  function tick(index: number, isRange: boolean): void {
    const row = rows[index];
    if (!row) return;
    const isTicked = !isChosen(selection.selection, row.id);
    const from = isRange && anchor.current !== undefined ? anchor.current : index;
    const ids = rows.slice(Math.min(from, index), Math.max(from, index) + 1).map((each) => each.id);
    selection.toggle(ids, isRange || isTicked);
    anchor.current = index;
    setMarked(row.id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key.toLowerCase() === 'a' && !event.altKey) {
        event.preventDefault();
        selection.toggle(
          rows.map((row) => row.id),
          true,
        );
      }
      return;
    }
    const page = Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / rowPx) - 2);
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      j: 1,
      k: -1,
      J: 1,
      K: -1,
      PageDown: page,
      PageUp: -page,
      Home: -rows.length,
      End: rows.length,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const target = markedIndex < 0 ? 0 : markedIndex + step;
      if (event.shiftKey && Math.abs(step) === 1) tickOnTheWay(target);
      mark(target);
    } else if ((event.key === 'x' || event.key === ' ') && markedIndex >= 0) {
      event.preventDefault();
      tick(markedIndex, event.shiftKey);
    } else if (event.key === 'Enter' && markedIndex >= 0 && event.target === grid.current) {
      event.preventDefault();
      onOpen(rows[markedIndex]?.id);
    } else if (event.key === 'Escape') {
      if (openId !== undefined) onOpen(undefined);
      else if (selection.size > 0) selection.clear();
    }
  }

  function tickOnTheWay(target: number): void {
    const ids = [rows[markedIndex]?.id, rows[target]?.id].filter((each) => each !== undefined);
    selection.toggle(ids, true);
    anchor.current = target;
  }

  function open(rowId: string): void {
    setMarked(rowId);
    onOpen(rowId);
  }

  return { markedIndex, open, tick, onKeyDown };
}
