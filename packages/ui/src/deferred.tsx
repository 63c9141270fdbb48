/**
 * A component whose code is loaded when it is first rendered, and which appears as soon as the code has arrived.
 * Used instead of React.lazy, because React delays the content of a Suspense boundary until 300 ms after the last fallback
 * (FALLBACK_THROTTLE_MS in its reconciler). That prevents flicker while a page loads, but a menu that was clicked must open at once.
 */
import { useEffect, useEffectEvent, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';

/** @param load loads the component; called again on the next render if it failed */
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
            // Without a connection the screen stays as it is; the component is loaded once the connection is back.
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
    // Thrown to the screen's error boundary, like an error of its own code.
    if (typeof outcome === 'object') throw outcome.failure;
    return Loaded ? <Loaded {...(props as unknown as P)} /> : meanwhile;
  };
}

/**
 * The same, but loaded together with the code that renders it instead of on its first render. Other content of that code does not wait for
 * it.
 * @param load loads the component; called again on the next render if it failed
 */
export function early<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P & { meanwhile?: ReactNode }> {
  let code: Promise<ComponentType<P>> | undefined;
  const loadOnce = (): Promise<ComponentType<P>> =>
    (code ??= load().catch((failure: unknown) => {
      code = undefined;
      throw failure;
    }));
  // An error is shown in place of the component.
  void loadOnce().catch(() => undefined);
  return deferred(loadOnce);
}

/**
 * Listens for keys at once, and loads what handles them after the screen, which doesn't wait for it. Keys pressed before are handled when it has arrived,
 * in their order. If it can't be loaded, the next key loads it again.
 * @param load loads the handler; the same function in every render
 * @param context what the handler is given, as of the last render
 */
export function useDeferredKeys<Context>(load: () => Promise<(event: KeyboardEvent, context: Context) => void>, context: Context): void {
  const latest = useEffectEvent(() => context);
  useEffect(() => {
    let handle: ((event: KeyboardEvent, context: Context) => void) | undefined;
    const fetch = (): Promise<void> =>
      load().then(
        (handler) => void (handle = handler),
        () => undefined,
      );
    const onKey = (event: KeyboardEvent): void => {
      if (handle) return handle(event, latest());
      // The browser's own Ctrl-K would leave the page.
      if (event.key === 'k' && (event.ctrlKey || event.metaKey)) event.preventDefault();
      void fetch().then(() => handle?.(event, latest()));
    };
    void fetch();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [load]);
}
