import { useSyncExternalStore } from 'react';

const narrow = typeof matchMedia === 'function' ? matchMedia('(width < 768px)') : undefined;

/** Whether the window is a phone's: rows instead of columns, windows instead of panels. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow?.addEventListener('change', listener);
      return () => narrow?.removeEventListener('change', listener);
    },
    () => narrow?.matches ?? false,
  );
}
