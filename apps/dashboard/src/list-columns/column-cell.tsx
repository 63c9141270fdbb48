/** A cell of a column: its value with source and age, or why it is empty. A click shows everything about it. */
import { deferred } from '@leadlight/ui/deferred';
import type { ReactElement } from 'react';
import type { ListCell, ListColumn } from '../api/contract.ts';
import { MenuOnDemand } from '../layout/menu-on-demand.tsx';
import { emailVerdictNames } from '../leads/lead-words.ts';
import { Masked } from '../leads/table/cells.tsx';
import { wordSource } from './column-words.ts';
import { lookWords } from './look-words.ts';

const loadWindow = () => import('./cell-window.tsx');
const CellWindow = deferred(() => loadWindow().then((module) => module.CellWindow));

interface ColumnCellProps {
  workspaceId: string;
  listId: string;
  /** Of the column. */
  name: string;
  runKind: ListColumn['runKind'];
  /** The lead. */
  of: { id: string; name: string };
  /** Undefined until it has loaded. */
  cell: ListCell | undefined;
  /** It couldn't be loaded; the table says so above. */
  isMissing: boolean;
  /** Looks for the value again; absent if the user may not. */
  onLook: (() => void) | undefined;
  /** Shows the run in progress; absent if it has a screen of its own. */
  onRun: (() => void) | undefined;
}

export function ColumnCell({ workspaceId, listId, name, runKind, of, cell, isMissing, onLook, onRun }: ColumnCellProps) {
  if (!cell && isMissing) return <span className="text-muted">Not loaded</span>;
  if (!cell)
    return (
      <span className="h-3 w-20 animate-pulse rounded-full bg-wash-strong motion-reduce:animate-none">
        <span className="sr-only">
          Loading {name.toLowerCase()} of {of.name}
        </span>
      </span>
    );
  const renderTrigger = (handlers: object): ReactElement => (
    <button
      type="button"
      // The grid keeps the focus; the panel of the lead has the same facts by keyboard.
      tabIndex={-1}
      {...handlers}
      className="-mx-1.5 flex min-w-0 flex-col items-start rounded-small px-1.5 py-0.5 text-left hover:bg-wash-strong data-popup-open:bg-wash-strong"
    >
      <span className="sr-only">
        {name} of {of.name}:{' '}
      </span>
      <Content cell={cell} runKind={runKind} />
    </button>
  );
  return (
    <MenuOnDemand load={loadWindow} renderTrigger={renderTrigger}>
      {(trigger, meanwhile) => (
        <CellWindow
          trigger={trigger}
          meanwhile={meanwhile}
          place={{ workspaceId, listId, columnId: cell.columnId, leadId: of.id }}
          name={name}
          runKind={runKind}
          cell={cell}
          onLook={onLook}
          onRun={onRun}
        />
      )}
    </MenuOnDemand>
  );
}

/** What a cell shows: two lines, or the reason in one. */
function Content({ cell, runKind }: Pick<ColumnCellProps, 'runKind'> & { cell: ListCell }) {
  if (cell.state === 'filled')
    return (
      <>
        <span className="max-w-full truncate leading-4">{cell.text}</span>
        <span className="max-w-full truncate text-12 leading-3.5 text-muted">
          {cell.verdict ? emailVerdictNames[cell.verdict] : wordSource(cell)}
        </span>
      </>
    );
  if (cell.state === 'masked')
    return (
      <>
        <span className="flex h-4 items-center">
          <Masked panes={7} />
        </span>
        <span className="text-12 leading-3.5 text-muted">Reveal to see</span>
      </>
    );
  if (cell.state === 'pending')
    return (
      <span className="flex items-center gap-1.5 text-muted">
        <span aria-hidden className="size-1.5 animate-pulse rounded-full bg-cobalt motion-reduce:animate-none" />
        {lookWords({ runKind }).now}
      </span>
    );
  return <span className="max-w-full truncate text-muted">{cell.reason}</span>;
}
