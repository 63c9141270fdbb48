/** Asks for confirmation of an action that can't be undone or costs money. The button names the action, never "OK". The code is loaded on first use. */
import type { ReactNode } from 'react';
import { deferred } from './deferred.tsx';
import { useWasOnce } from './dialog.tsx';

const ConfirmWindow = deferred(() => import('./confirm-window.tsx').then((module) => module.ConfirmWindow));

export interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** The action, as the button names it: "Remove Ana". */
  action: string;
  /** Red by default, for what can't be undone. */
  tone?: 'danger' | 'primary';
  /** The button that closes the dialog; "Cancel" by default. */
  dismiss?: string;
  pending?: boolean;
  /** Why the last attempt failed. */
  error?: string | undefined;
  onConfirm: () => void;
}

export function Confirm(props: ConfirmProps) {
  const isWanted = useWasOnce(props.open);
  return isWanted && <ConfirmWindow {...props} />;
}
