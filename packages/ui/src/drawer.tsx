/**
 * A panel beside what it is about. On wide windows it is a part of the page: what lies beside it can be worked with while it is open.
 * On narrow ones it is a window over everything.
 */
import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';

interface DrawerProps {
  /** What it is about, for screen readers. */
  label: string;
  /** Over everything: for narrow windows. */
  isWindow: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function Drawer({ label, isWindow, onClose, children }: DrawerProps) {
  const popup = useRef<HTMLDivElement>(null);
  if (isWindow)
    return (
      <Base.Root open onOpenChange={(open) => !open && onClose()}>
        <Base.Portal>
          {/* No layer of its own: what is opened from it comes later in the document, and so lies over it. It takes the focus itself: on its first button, that button would look chosen. */}
          <Base.Popup
            ref={popup}
            initialFocus={popup}
            className="fixed inset-0 flex flex-col bg-card text-ink outline-none transition-[translate] duration-200 ease-out data-starting-style:translate-y-8"
          >
            <Base.Title className="sr-only">{label}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside; its button does the same
    <aside
      aria-label={label}
      className="absolute inset-y-0 right-0 z-20 flex w-112 max-w-full animate-[drawer_180ms_cubic-bezier(0.2,0.7,0.2,1)] flex-col border-l border-hairline bg-card shadow-popup 2xl:w-120"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      {children}
    </aside>
  );
}
