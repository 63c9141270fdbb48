/** Where the focus goes when what had it before a window opened is gone when the window closes. */
import { useEffect } from 'react';

/**
 * After the window closed: if nothing has the focus, because the row or the button that opened the window was removed with what it was about,
 * focuses the title of the screen, from which a screen reader and the Tab key continue. Without it, both would start again at the top of the
 * document.
 * @param open whether the window is open
 */
export function useRescuedFocus(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      // The primitives return the focus first, in a frame of their own.
      requestAnimationFrame(() => requestAnimationFrame(rescue));
    };
  }, [open]);
}

function rescue(): void {
  const now = document.activeElement;
  if (now !== null && now !== document.body) return;
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
}
