/** A window over the page. Its code is fetched when it is opened for the first time. */
import { useState, type ReactNode } from 'react';
import { deferred } from './deferred.tsx';

const DialogWindow = deferred(() => import('./dialog-window.tsx').then((module) => module.DialogWindow));

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** False for what must be answered: no cross, no Escape, no click beside it. */
  dismissible?: boolean;
  width?: 'narrow' | 'wide';
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const isWanted = useWasOnce(props.open);
  return isWanted && <DialogWindow {...props} />;
}

/** True from the first time on; what was opened stays, so that it can close in its own time. */
export function useWasOnce(isNow: boolean): boolean {
  const [wasOnce, setOnce] = useState(isNow);
  if (isNow && !wasOnce) setOnce(true);
  return isNow || wasOnce;
}

/** The buttons at a dialog's end; the main one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}
