/**
 * A session that ends while a page is open: requests wait here until the person has signed in again over the page, then go on.
 * So nothing typed is lost, and what was sent is sent once more.
 */
type Listener = () => void;

let waiting: { promise: Promise<boolean>; resolve: (isSignedIn: boolean) => void } | undefined;
const listeners = new Set<Listener>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Resolves to true once the person has signed in again, to false when they would rather not. */
export function untilSignedInAgain(): Promise<boolean> {
  if (!waiting) {
    waiting = Promise.withResolvers<boolean>();
    tell();
  }
  return waiting.promise;
}

export function endReauthentication(isSignedIn: boolean): void {
  waiting?.resolve(isSignedIn);
  waiting = undefined;
  tell();
}

/** For useSyncExternalStore. */
export const reauthentication = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isNeeded: (): boolean => waiting !== undefined,
};
