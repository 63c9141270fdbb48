/** What every handler of keys asks: whether single keys are on, and whether a key belongs to a field or a window. */
import { kept, useKept } from '../store/kept.ts';

const singleKeys = kept({ name: 'single-keys', version: 1, parse: (value) => (typeof value === 'boolean' ? value : undefined) });
export const isApple = /Mac|iP(hone|ad)/.test(navigator.platform);

/** Changed on one screen, read on every key press. */
export const areSingleKeysOn = (): boolean => singleKeys.read() ?? true;

/** Whether single-key shortcuts are on, and a setter. */
export const useSingleKeys = (): [boolean, (on: boolean) => void] => useKept(singleKeys, true);

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

export function isUnderDialog(): boolean {
  return document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"]') !== null;
}
