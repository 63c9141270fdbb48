/**
 * A side panel. In wide windows it is part of the page, which stays usable next to it; in narrow ones it covers the page.
 */
import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';

interface DrawerProps {
  /** Its title, for screen readers. */
  label: string;
  /** Covers the page: for narrow windows. */
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
          {/* No z-index: whatever is opened from it comes later in the document and is therefore above it. The panel takes the focus itself,
              because its first button would look selected. */}
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
