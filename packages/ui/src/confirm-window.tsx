/** The dialog of confirm.tsx. */
import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { Button } from './button.tsx';
import type { ConfirmProps } from './confirm.tsx';

export function ConfirmWindow({
  open,
  onOpenChange,
  title,
  description,
  action,
  tone = 'danger',
  dismiss = 'Cancel',
  pending = false,
  error,
  onConfirm,
}: ConfirmProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop
          forceRender
          className="fixed inset-0 min-h-dvh bg-shade transition-opacity duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0"
        />
        <Base.Popup className="fixed top-1/2 left-1/2 w-[min(420px,calc(100vw-32px))] -translate-x-1/2 -translate-y-1/2 rounded-window border border-hairline bg-card p-5 text-ink shadow-popup transition-[scale,opacity] duration-150 ease-out outline-none data-starting-style:scale-[0.98] data-starting-style:opacity-0 data-ending-style:opacity-0">
          <Base.Title className="text-17 leading-6">{title}</Base.Title>
          <Base.Description className="mt-1.5 text-14 text-muted">{description}</Base.Description>
          <p role="alert" className="mt-3 text-13 font-medium text-ruby-text empty:hidden">
            {error}
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Base.Close render={<Button>{dismiss}</Button>} />
            <Button tone={tone} pending={pending} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
