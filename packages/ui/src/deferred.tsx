/**
 * A component whose code is fetched when it is first drawn, and which appears as soon as the code is there.
 * Instead of React.lazy: what a Suspense boundary reveals is held back until 300 ms after the last fallback (FALLBACK_THROTTLE_MS in
 * React's reconciler). That spares a page that loads its flicker; a menu that was clicked must not wait for it.
 */
import { useEffect, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';

/** @param load fetches the component; asked again at the next drawing when it failed */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P & { meanwhile?: ReactNode }> {
  let Loaded: ComponentType<P> | undefined;
  return function Deferred({ meanwhile = null, ...props }) {
    const [outcome, setOutcome] = useState<'there' | { failure: unknown } | undefined>(Loaded && 'there');
    useEffect(() => {
      if (Loaded) return undefined;
      let isDrawn = true;
      const fetch = (): void =>
        void load().then(
          (component) => {
            Loaded = component;
            if (isDrawn) setOutcome('there');
          },
          (failure: unknown) => {
            if (!isDrawn) return;
            // Without a connection nothing is broken, and the screen stays: it comes when the connection does.
            if (navigator.onLine) setOutcome({ failure });
            else addEventListener('online', fetch, { once: true });
          },
        );
      fetch();
      return () => {
        isDrawn = false;
        removeEventListener('online', fetch);
      };
    }, []);
    // To the error boundary of the screen, as a failure of its own code goes.
    if (typeof outcome === 'object') throw outcome.failure;
    return Loaded ? <Loaded {...(props as unknown as P)} /> : meanwhile;
  };
}

/**
 * The same, but fetched with the code that draws it rather than with its first drawing: what else that code draws does not wait for it.
 * @param load fetches the component; asked again at the next drawing when it failed
 */
export function early<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P & { meanwhile?: ReactNode }> {
  let code: Promise<ComponentType<P>> | undefined;
  const loadOnce = (): Promise<ComponentType<P>> =>
    (code ??= load().catch((failure: unknown) => {
      code = undefined;
      throw failure;
    }));
  // A failure is shown where the component would be.
  void loadOnce().catch(() => undefined);
  return deferred(loadOnce);
}
