/** Everything about a cell, in a window that the cell opens. */
import { Popover } from '@leadlight/ui/popover';
import type { ReactElement } from 'react';
import type { ListCell, ListColumn } from '../api/contract.ts';
import { CellDetails } from './cell-details.tsx';

interface CellWindowProps {
  trigger: ReactElement;
  workspaceId: string;
  name: string;
  runKind: ListColumn['runKind'];
  cell: ListCell;
  onLook: (() => void) | undefined;
  onRun: (() => void) | undefined;
}

export function CellWindow({ trigger, workspaceId, name, runKind, cell, onLook, onRun }: CellWindowProps) {
  return (
    <Popover trigger={trigger} title={name}>
      {(close) => (
        <div className="px-2.5 pb-2">
          <CellDetails
            workspaceId={workspaceId}
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
