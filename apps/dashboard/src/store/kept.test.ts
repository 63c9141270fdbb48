// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { kept, listOf, recordOf, textOf } from './kept.ts';

beforeEach(() => localStorage.clear());
const isNumber = (value: unknown): value is number => typeof value === 'number';

test('a written value is read again', () => {
  kept({ name: 'a', version: 1, parse: textOf }).write('x');
  expect(kept({ name: 'a', version: 1, parse: textOf }).read()).toBe('x');
  kept({ name: 'a', version: 1, parse: textOf }).write(undefined);
  expect(localStorage).toHaveLength(0);
});

test.each([['not JSON'], ['1:{"a":'], ['1:7'], ['0:"x"'], ['"x"'], ['']])('%s in the storage is ignored', (text) => {
  localStorage.setItem('leadlight.a', text);
  expect(kept({ name: 'a', version: 1, parse: textOf }).read()).toBeUndefined();
});

test('valid entries of lists and records are read', () => {
  expect(listOf(['a', 1, null, 'b'], textOf)).toEqual(['a', 'b']);
  expect(listOf({ 0: 'a' }, textOf)).toBeUndefined();
  expect(recordOf({ a: 1, b: 'x' }, isNumber)).toEqual({ a: 1 });
  expect(recordOf([1], isNumber)).toBeUndefined();
});

test('a value that a full or blocked storage does not store lasts as long as the page', () => {
  const name = kept({ name: 'full', version: 1, parse: textOf });
  name.write('before');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  name.write('after');
  expect(name.read()).toBe('after');
  full.mockRestore();
  name.write('now');
  expect([name.read(), localStorage.getItem('leadlight.full')]).toEqual(['now', '1:"now"']);
});
