/** Everything about a cell, in a window that the cell opens. */
import { Popover } from '@leadlight/ui/popover';
import type { ReactElement } from 'react';
import type { ListCell, ListColumn } from '../api/contract.ts';
import { CellDetails } from './cell-details.tsx';
import type { CellPlace } from './list-columns.queries.ts';

interface CellWindowProps {
  trigger: ReactElement;
  place: CellPlace;
  name: string;
  runKind: ListColumn['runKind'];
  cell: ListCell;
  onLook: (() => void) | undefined;
  onRun: (() => void) | undefined;
}

export function CellWindow({ trigger, place, name, runKind, cell, onLook, onRun }: CellWindowProps) {
  return (
    <Popover trigger={trigger} title={name}>
      {(close) => (
        <div className="max-h-[min(70vh,32rem)] overflow-y-auto overscroll-contain px-2.5 pb-2">
          <CellDetails
            place={place}
            showsLookups
            runKind={runKind}
            cell={cell}
            onLook={onLook && closing(close, onLook)}
            onRun={onRun && closing(close, onRun)}
          />
        </div>
      )}
    </Popover>
  );
}

/** What opens another window closes this one. */
const closing = (close: () => void, open: () => void) => (): void => {
  close();
  open();
};
