/**
 * Short messages about what has just happened. The window that shows them is loaded with the first one.
 */
export interface Notice {
  title: string;
  text?: string;
  tone?: 'done' | 'error';
  /** Takes back what was done. */
  undo?: { label: string; run: () => void };
}

const queue: Notice[] = [];
let show: ((notice: Notice) => void) | undefined;
const listeners = new Set<() => void>();

export function notify(notice: Notice): void {
  if (show) return show(notice);
  queue.push(notice);
  for (const listener of listeners) listener();
}

/** The window is there: what waited is shown, what comes is shown at once. */
export function showNoticesWith(handler: (notice: Notice) => void): () => void {
  show = handler;
  for (const notice of queue.splice(0)) handler(notice);
  return () => {
    show = undefined;
  };
}

/** Whether anything was ever to be shown; for useSyncExternalStore. */
export const noticesWanted = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): boolean => queue.length > 0 || show !== undefined,
};
