/** Which global window is open. Each is loaded when it is first opened. */
import { useSyncExternalStore } from 'react';

export type Overlay = 'palette' | 'keyboard-help';

let open: Overlay | null = null;
const listeners = new Set<() => void>();

export function openOverlay(overlay: Overlay | null): void {
  open = overlay;
  for (const listener of listeners) listener();
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
