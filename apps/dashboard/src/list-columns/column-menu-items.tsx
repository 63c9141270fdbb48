/** What can be done with a column of a list, in its menu. */
import { MenuItem } from '@leadlight/ui/menu';
import { Activity, ListFilter, Search, Settings2, Trash2 } from 'lucide-react';
import type { ListColumn } from '../api/contract.ts';
import type { ShownList } from '../leads/lead-set.ts';
import { stateFilters } from './column-words.ts';
import { isAsked } from './look-words.ts';
import { showsRun } from './may-look-for.ts';
import type { ColumnWindow } from './use-list-columns.tsx';

interface ColumnMenuItemsProps {
  column: ListColumn;
  list: ShownList | undefined;
  onOpen: (window: ColumnWindow) => void;
  mayLook: boolean;
  mayChange: boolean;
}

export function ColumnMenuItems({ column, list, onOpen, mayLook, mayChange }: ColumnMenuItemsProps) {
  const isFiltered = list?.filter?.id === column.id;
  return (
    <>
      {stateFilters.map(({ words, states }) => (
        <MenuItem key={words} onClick={() => list?.onFilter({ id: column.id, states: [...states] })}>
          <ListFilter aria-hidden />
          {words}
        </MenuItem>
      ))}
      {isFiltered && (
        <MenuItem onClick={() => list.onFilter(undefined)}>
          <ListFilter aria-hidden />
          All rows
        </MenuItem>
      )}
      {showsRun(column) && (
        <MenuItem onClick={() => onOpen({ kind: 'progress', column })}>
          <Activity aria-hidden />
          Show the run…
        </MenuItem>
      )}
      {mayLook && (
        <MenuItem onClick={() => onOpen({ kind: 'run', column })}>
          <Search aria-hidden />
          {isAsked(column) ? 'Ask…' : 'Look for values…'}
        </MenuItem>
      )}
      {mayChange && (
        <>
          <MenuItem onClick={() => onOpen({ kind: 'settings', column })}>
            <Settings2 aria-hidden />
            Column settings…
          </MenuItem>
          <MenuItem danger onClick={() => onOpen({ kind: 'remove', column })}>
            <Trash2 aria-hidden />
            Remove column…
          </MenuItem>
        </>
      )}
    </>
  );
}
