/** A question before something that cannot be undone. The button says what it does, never "OK". Its code is fetched when it is first asked. */
import type { ReactNode } from 'react';
import { deferred } from './deferred.tsx';
import { useWasOnce } from './dialog.tsx';

const ConfirmWindow = deferred(() => import('./confirm-window.tsx').then((module) => module.ConfirmWindow));

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

export function Confirm(props: ConfirmProps) {
  const isWanted = useWasOnce(props.open);
  return isWanted && <ConfirmWindow {...props} />;
}
