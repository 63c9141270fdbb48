/**
 * Short messages about what just happened. The component that shows them is loaded with the first one.
 */
export interface Notice {
  title: string;
  text?: string;
  tone?: 'done' | 'error';
  /** Undoes the action. */
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

/** The component has loaded: shows waiting messages, and then each new one at once. */
export function showNoticesWith(handler: (notice: Notice) => void): () => void {
  show = handler;
  for (const notice of queue.splice(0)) handler(notice);
  return () => {
    show = undefined;
  };
}

/** Whether there ever was a message; for useSyncExternalStore. */
export const noticesWanted = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): boolean => queue.length > 0 || show !== undefined,
};
