/** A small window next to its button, for content that is read rather than chosen. */
import { Popover as Base } from '@base-ui/react/popover';
import { useState, type ReactElement, type ReactNode } from 'react';

interface PopoverProps {
  trigger: ReactElement;
  title: string;
  /** @param close closes it, for links inside */
  children: (close: () => void) => ReactNode;
}

export function Popover({ trigger, title, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => setOpen(open)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-40" align="start" sideOffset={6} collisionPadding={8}>
          <Base.Popup className="w-80 max-w-[calc(100vw-16px)] origin-[var(--transform-origin)] rounded-[12px] border border-hairline bg-card p-1 text-ink shadow-popup outline-none transition-[scale,opacity] duration-120 ease-out data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0">
            <Base.Title className="px-2.5 pt-2 pb-1 font-text text-12 font-normal tracking-normal text-muted">{title}</Base.Title>
            {children(() => setOpen(false))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
