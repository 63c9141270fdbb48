import { Menu, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { ArrowDown, ArrowUp, EyeOff, MoveHorizontal, Pin, PinOff } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { Sort } from '../lead-search.ts';

interface ColumnMenuProps {
  trigger: ReactElement;
  sort: { now: Sort['direction'] | null; change: (direction: Sort['direction']) => void } | undefined;
  isPinned: boolean;
  onPin: () => void;
  onHide: (() => void) | undefined;
  /** Items of this column alone. */
  extra: ReactNode;
  /** @param by in px */
  onResize: (by: number) => void;
}

export function ColumnMenu({ trigger, sort, isPinned, onPin, onHide, onResize, extra }: ColumnMenuProps) {
  return (
    <Menu trigger={trigger} defaultOpen align="end">
      {sort && (
        <>
          <MenuItem disabled={sort.now === 'ascending'} onClick={() => sort.change('ascending')}>
            <ArrowUp aria-hidden />
            Sort ascending
          </MenuItem>
          <MenuItem disabled={sort.now === 'descending'} onClick={() => sort.change('descending')}>
            <ArrowDown aria-hidden />
            Sort descending
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {extra && (
        <>
          {extra}
          <MenuSeparator />
        </>
      )}
      <MenuItem onClick={onPin}>
        {isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
        {isPinned ? 'Unpin' : 'Pin to the left'}
      </MenuItem>
      <MenuItem closeOnClick={false} onClick={() => onResize(40)}>
        <MoveHorizontal aria-hidden />
        Wider
      </MenuItem>
      <MenuItem closeOnClick={false} onClick={() => onResize(-40)}>
        <MoveHorizontal aria-hidden />
        Narrower
      </MenuItem>
      {onHide && (
        <>
          <MenuSeparator />
          <MenuItem onClick={onHide}>
            <EyeOff aria-hidden />
            Hide
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
