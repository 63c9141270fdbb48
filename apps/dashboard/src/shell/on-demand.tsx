/**
 * A menu whose code is fetched when the pointer or the focus comes near its button, and which opens with the first click.
 * The menus weigh more than the rest of the shell; a page can be read without them.
 */
import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react';

export interface OnDemandProps {
  /** Draws the button; the handlers belong on it. */
  renderTrigger: (handlers: TriggerHandlers) => ReactElement;
  load: () => Promise<unknown>;
  menu: ComponentType<{ trigger: ReactElement; meanwhile?: ReactNode }>;
}

export interface TriggerHandlers {
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: false;
}

export function OnDemand({ renderTrigger, load, menu: Menu }: OnDemandProps) {
  const [isWanted, setWanted] = useState(false);
  const fetch = (): void => void load();
  const closed = renderTrigger({
    onPointerEnter: fetch,
    onFocus: fetch,
    onClick: () => setWanted(true),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
  return isWanted ? <Menu trigger={renderTrigger({})} meanwhile={closed} /> : closed;
}
