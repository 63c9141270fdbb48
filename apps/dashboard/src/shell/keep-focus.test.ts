// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<main><h1 tabindex="-1">Lists</h1><ul><li><button>Delete</button></li></ul><a href="/x">New list</a></main>';
  stop = keepFocus();
});
afterEach(() => stop());

const focusOf = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();
const twoFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

test('when the row with the focused button is removed, the title of the screen is focused', async () => {
  focusOf('button');
  document.querySelector('li')?.remove();
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
});

test('when something else took the focus, it keeps it', async () => {
  focusOf('button');
  document.querySelector('li')?.remove();
  focusOf('a');
  await twoFrames();
  expect(document.activeElement?.tagName).toBe('A');
});

test('when another part of the screen is removed, the focus stays', async () => {
  focusOf('a');
  document.querySelector('li')?.remove();
  await twoFrames();
  expect(document.activeElement?.tagName).toBe('A');
});

test('when the user has pressed elsewhere, a later removal of what had the focus doesn’t move it', async () => {
  focusOf('button');
  document.querySelector<HTMLElement>('button')?.blur();
  document.querySelector('main')?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  document.querySelector('li')?.remove();
  await twoFrames();
  expect(document.activeElement).toBe(document.body);
});

test('when the user presses elsewhere right after the removal, the focus doesn’t move', async () => {
  focusOf('button');
  document.querySelector('li')?.remove();
  await Promise.resolve();
  document.querySelector('main')?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  await twoFrames();
  expect(document.activeElement).toBe(document.body);
});
