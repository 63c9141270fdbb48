import { useState, type ReactElement, type ReactNode } from 'react';

interface MenuOnDemandProps {
  /** Renders the button; put the handlers on it. */
  renderTrigger: (handlers: {
    onPointerEnter?: () => void;
    onFocus?: () => void;
    onClick?: () => void;
    'aria-haspopup'?: 'menu';
    'aria-expanded'?: false;
  }) => ReactElement;
  load: () => Promise<unknown>;
  /** The open menu: a deferred component that shows `meanwhile` until its code has loaded. */
  children: (trigger: ReactElement, meanwhile: ReactElement) => ReactNode;
}

/** Like shell/on-demand.tsx, for menus with more props than their button. */
export function MenuOnDemand({ renderTrigger, load, children }: MenuOnDemandProps) {
  const [isWanted, setWanted] = useState(false);
  const fetch = (): void => void load();
  const closed = renderTrigger({
    onPointerEnter: fetch,
    onFocus: fetch,
    onClick: () => setWanted(true),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
  return isWanted ? children(renderTrigger({}), closed) : closed;
}
