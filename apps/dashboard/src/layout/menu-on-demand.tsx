import { useState, type ReactElement, type ReactNode } from 'react';

interface MenuOnDemandProps {
  /** Draws the button; the handlers belong on it. */
  renderTrigger: (handlers: {
    onPointerEnter?: () => void;
    onFocus?: () => void;
    onClick?: () => void;
    'aria-haspopup'?: 'menu';
    'aria-expanded'?: false;
  }) => ReactElement;
  load: () => Promise<unknown>;
  /** The menu, opened: a deferred component, which shows `meanwhile` until its code is there. */
  children: (trigger: ReactElement, meanwhile: ReactElement) => ReactNode;
}

/** As shell/on-demand.tsx, for menus that need more than their button to be told. */
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
