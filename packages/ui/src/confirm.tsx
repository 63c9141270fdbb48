/** A question before something that cannot be undone. The button says what it does, never "OK". */
import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** What the button does: "Remove Ana". */
  action: string;
  pending?: boolean;
  /** What went wrong on the last try. */
  error?: string | undefined;
  onConfirm: () => void;
}

export function Confirm({ open, onOpenChange, title, description, action, pending = false, error, onConfirm }: ConfirmProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 min-h-dvh bg-shade transition-opacity duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0" />
        <Base.Popup className="fixed top-1/2 left-1/2 w-[min(420px,calc(100vw-32px))] -translate-x-1/2 -translate-y-1/2 rounded-window border border-hairline bg-card p-5 text-ink shadow-popup transition-[scale,opacity] duration-150 ease-out outline-none data-starting-style:scale-[0.98] data-starting-style:opacity-0 data-ending-style:opacity-0">
          <Base.Title className="text-17 leading-6">{title}</Base.Title>
          <Base.Description className="mt-1.5 text-14 text-muted">{description}</Base.Description>
          <p role="alert" className="mt-3 text-13 font-medium text-ruby-text empty:hidden">
            {error}
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Base.Close render={<Button>Cancel</Button>} />
            <Button tone="danger" pending={pending} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
