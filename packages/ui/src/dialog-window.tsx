/**
 * A modal window: takes the focus while it is open and returns it when it closes. Screens use dialog.tsx, which loads this on first use.
 */
import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { classNames } from './class-names.tsx';
import type { DialogProps } from './dialog.tsx';
import { CloseIcon } from './icons.tsx';

const backdrop =
  'fixed inset-0 min-h-dvh bg-shade transition-opacity duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0';
const popup =
  'flex flex-col overflow-clip rounded-window border border-hairline bg-card text-ink shadow-popup outline-none ' +
  'transition-[scale,opacity] duration-150 ease-out data-starting-style:scale-[0.98] data-starting-style:opacity-0 data-ending-style:scale-[0.98] data-ending-style:opacity-0';

const control = ':is(input, textarea, select, button):enabled, a[href], [tabindex="0"]';
const textField = 'textarea, input:is([type=text], [type=email], [type=password], [type=search], [type=number], :not([type]))';
const isMouse = typeof matchMedia === 'function' ? matchMedia('(pointer: fine)') : undefined;

/** A form begins with its first field if that is for text, not with the button that closes it. A finger would get a keyboard over the window. */
function firstFieldOf(body: HTMLElement | null): HTMLElement | true {
  const first = isMouse?.matches ? body?.querySelector<HTMLElement>(control) : undefined;
  return first?.matches(textField) ? first : true;
}

export function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  dismissible = true,
  width = 'narrow',
  returnFocusTo,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => (dismissible || next) && onOpenChange(next)} disablePointerDismissal={!dismissible}>
      <Base.Portal>
        {/* Also above the window of a drawer. */}
        <Base.Backdrop className={backdrop} forceRender />
        <Base.Viewport className="fixed inset-0 grid place-items-center overflow-y-auto p-4 max-sm:place-items-end max-sm:p-0">
          <Base.Popup
            initialFocus={() => firstFieldOf(body.current)}
            finalFocus={returnFocusTo ? () => returnFocusTo() ?? true : undefined}
            className={classNames(popup, 'w-full max-sm:rounded-b-none', width === 'wide' ? 'sm:max-w-2xl' : 'sm:max-w-md')}
          >
            <div className="flex items-start gap-3 px-5 pt-5">
              <div className="min-w-0 flex-1">
                <Base.Title className="text-17 leading-6">{title}</Base.Title>
                {description && <Base.Description className="mt-1.5 text-14 text-muted">{description}</Base.Description>}
              </div>
              {dismissible && (
                <Base.Close
                  className="-mt-1 -mr-1.5 grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-wash-strong hover:text-ink pointer-coarse:-mt-2.5 pointer-coarse:-mr-3 pointer-coarse:size-11"
                  aria-label="Close"
                >
                  <CloseIcon className="size-4" />
                </Base.Close>
              )}
            </div>
            <div ref={body} className="px-5 pt-4 pb-5">
              {children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The window of the command palette: at the top of the page, without a visible title. */
export function PaletteWindow({ open, onOpenChange, title, children }: Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'children'>) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          className={classNames(popup, 'fixed top-[12vh] left-1/2 max-h-[70vh] w-[min(600px,calc(100vw-24px))] -translate-x-1/2')}
        >
          <Base.Title className="sr-only">{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
