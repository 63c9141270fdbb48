// @vitest-environment jsdom
/** The keys of a field whose suggestions are still to come. */
import { Combobox } from '@leadlight/ui/combobox';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: Root;
let place: HTMLElement;
let picked: string[];
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  picked = [];
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

function show(isPending: boolean, names: readonly string[]): void {
  const items = names.map((name) => ({ key: name, content: name, onPick: () => void picked.push(name) }));
  flushSync(() =>
    root.render(<Combobox label="Find" placeholder="Name" text="ac" onText={() => undefined} items={items} isPending={isPending} />),
  );
  flushSync(() => place.querySelector('input')?.focus());
}

function press(key: string, more: KeyboardEventInit = {}): void {
  flushSync(() =>
    place.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
  );
}

const searching = (): boolean => place.querySelector('[role=status]')?.textContent === 'Searching…';

test('Enter waits for the items, says so, and picks the first', async () => {
  show(true, ['as typed']);
  press('Enter');
  expect([picked, searching()]).toEqual([[], true]);
  show(false, ['Acme', 'as typed']);
  await expect.poll(() => picked).toEqual(['Acme']);
});

test('an arrow pressed meanwhile takes Enter back, so that nothing opens that was only passed', async () => {
  show(true, ['as typed', 'exactly']);
  press('Enter');
  press('ArrowDown');
  expect(searching()).toBe(false);
  show(false, ['as typed', 'exactly']);
  press('Enter');
  await expect.poll(() => picked).toEqual(['exactly']);
});

test('the Enter that ends a word of an input method picks nothing', () => {
  show(false, ['田中']);
  press('Enter', { isComposing: true });
  expect(picked).toEqual([]);
  press('Enter');
  expect(picked).toEqual(['田中']);
});
