/** A modal window. Its code is loaded when it is first opened. */
import { useState, type ReactNode } from 'react';
import { deferred } from './deferred.tsx';

const DialogWindow = deferred(() => import('./dialog-window.tsx').then((module) => module.DialogWindow));

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** False if the user must answer: no close button, no Escape, no click outside. */
  dismissible?: boolean;
  width?: 'narrow' | 'wide';
  /** What gets the focus when it closes, if what had it before may be gone; null: what had it before. */
  returnFocusTo?: () => HTMLElement | null;
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const isWanted = useWasOnce(props.open);
  return isWanted && <DialogWindow {...props} />;
}

/** True once it was opened; it stays mounted so that it can animate when it closes. */
export function useWasOnce(isNow: boolean): boolean {
  const [wasOnce, setOnce] = useState(isNow);
  if (isNow && !wasOnce) setOnce(true);
  return isNow || wasOnce;
}

/** The buttons at the end of a dialog, the primary one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}
