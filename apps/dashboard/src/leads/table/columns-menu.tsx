import { Button } from '@leadlight/ui/button';
import { Menu, MenuItem, MenuSeparator, MenuTick } from '@leadlight/ui/menu';
import { Columns3 } from 'lucide-react';
import type { LeadKind } from '../lead-search.ts';
import { columnsOf } from './columns-of.ts';
import type { TablePreferences } from './table-preferences.ts';

interface ColumnsMenuProps {
  kind: LeadKind;
  preferences: TablePreferences;
  onPreferences: (next: TablePreferences) => void;
  first: TablePreferences;
}

export function ColumnsMenu({ kind, preferences, onPreferences, first }: ColumnsMenuProps) {
  return (
    <Menu
      align="end"
      className="max-h-[70vh] overflow-y-auto"
      trigger={
        <Button tone="quiet">
          <Columns3 aria-hidden />
          Columns
        </Button>
      }
    >
      {columnsOf(kind)
        .filter(({ isFixed }) => !isFixed)
        .map(({ id, name, isExtra }) => (
          <MenuTick
            key={id}
            checked={preferences.visibility[id] ?? !isExtra}
            onCheckedChange={(isShown: boolean) =>
              onPreferences({ ...preferences, visibility: { ...preferences.visibility, [id]: isShown } })
            }
          >
            {name}
          </MenuTick>
        ))}
      <MenuSeparator />
      <MenuItem onClick={() => onPreferences(first)}>Reset columns</MenuItem>
    </Menu>
  );
}
