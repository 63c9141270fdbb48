/**
 * A menu whose code is loaded when its button is hovered or focused, and which opens on the first click. The menus are larger than the rest
 * of the shell, and a page can be read without them.
 */
import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react';

export interface OnDemandProps {
  /** Renders the button; put the handlers on it. */
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
