/** The columns of a list in a menu, on a phone: to add one, and to open the settings of each. */
import { Menu, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { Plus, Settings2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ListColumn } from '../api/contract.ts';
import type { LeadKind } from '../leads/lead-search.ts';
import { columnName } from './column-words.ts';
import type { ColumnWindow } from './use-list-columns.tsx';

interface ListColumnsMenuProps {
  trigger: ReactElement;
  kind: LeadKind;
  columns: readonly ListColumn[];
  onOpen: (window: 'add' | ColumnWindow) => void;
}

export function ListColumnsMenu({ trigger, kind, columns, onOpen }: ListColumnsMenuProps) {
  return (
    <Menu trigger={trigger} align="end" defaultOpen>
      <MenuItem onClick={() => onOpen('add')}>
        <Plus aria-hidden />
        Add column…
      </MenuItem>
      <MenuSeparator />
      {columns.map((column) => (
        <MenuItem key={column.id} onClick={() => onOpen({ kind: 'settings', column })}>
          <Settings2 aria-hidden />
          {columnName(kind, column)}…
        </MenuItem>
      ))}
    </Menu>
  );
}
