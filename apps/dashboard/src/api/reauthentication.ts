/**
 * If the session ends while a page is open, requests wait here until the user has signed in again over the page, and are then sent again.
 * Nothing that was typed is lost.
 */
type Listener = () => void;

let waiting: { promise: Promise<boolean>; resolve: (isSignedIn: boolean) => void } | undefined;
const listeners = new Set<Listener>();
const notify = (): void => listeners.forEach((listener) => listener());

/** Resolves to true once the user has signed in again, to false if they decline. */
export function untilSignedInAgain(): Promise<boolean> {
  if (!waiting) {
    waiting = Promise.withResolvers<boolean>();
    notify();
  }
  return waiting.promise;
}

export function endReauthentication(isSignedIn: boolean): void {
  waiting?.resolve(isSignedIn);
  waiting = undefined;
  notify();
}

/** For useSyncExternalStore. */
export const reauthentication = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isNeeded: (): boolean => waiting !== undefined,
};
