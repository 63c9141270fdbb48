/** Where the focus goes when what has it is removed: a deleted row, a button that did its work, the button that opened a window. */

/**
 * Until it is stopped: when the focused element is removed and nothing else takes the focus, focuses the title of the screen, from which the Tab key
 * and screen readers continue. Browsers would start again at the top of the document.
 * @returns stops it
 */
export function keepFocus(): () => void {
  let last: Element | null = document.activeElement;
  let presses = 0;
  const remember = (): void => {
    last = document.activeElement;
  };
  // A press on something that can't have the focus takes it from what had it: the user is elsewhere, and its removal doesn't concern them.
  const leave = (): void => {
    presses += 1;
    if (isNowhere()) last = null;
  };
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    const before = presses;
    // Windows return the focus in a frame after they are removed, and a new screen focuses its title itself.
    requestAnimationFrame(() => requestAnimationFrame(() => before === presses && isNowhere() && focusTitle()));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  // At its end: browsers move the focus at the beginning of a press. A click, which may remove something, follows.
  document.addEventListener('pointerup', leave);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerup', leave);
  };
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
}
