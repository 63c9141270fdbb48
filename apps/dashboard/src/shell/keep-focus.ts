/** Where the focus goes when what has it is removed: a deleted row, a button that did its work, the button that opened a window. */

/**
 * Until it is stopped: when the focused element is removed and nothing else takes the focus, focuses the title of the screen, from which the Tab key
 * and screen readers continue. Browsers would start again at the top of the document.
 * @returns stops it
 */
export function keepFocus(): () => void {
  let last: Element | null = document.activeElement;
  const remember = (): void => {
    last = document.activeElement;
  };
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    // Windows return the focus in a frame after they are removed, and a new screen focuses its title itself.
    requestAnimationFrame(() => requestAnimationFrame(focusTitle));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}

function focusTitle(): void {
  const now = document.activeElement;
  if (now === null || now === document.body) document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
}
