import { expect, test } from 'vitest';
import { isChosen, nothing, selectionBody, sizeOf, withIds, type Selection } from './selection.ts';

const search: Selection = { kind: 'search', filters: { own: true }, total: 240, excluded: new Set() };

test('leads are selected and deselected', () => {
  const three = withIds(nothing, ['1', '2', '3'], true);
  const two = withIds(three, ['2'], false);
  expect(sizeOf(two)).toBe(2);
  expect(isChosen(two, '2')).toBe(false);
  expect(selectionBody(two)).toEqual({ kind: 'ids', ids: ['1', '3'] });
});

test('leads can be excluded from a whole search, and included again', () => {
  const fewer = withIds(search, ['7', '8'], false);
  expect(sizeOf(fewer)).toBe(238);
  expect(isChosen(fewer, '7')).toBe(false);
  expect(selectionBody(withIds(fewer, ['8'], true))).toEqual({ kind: 'search', filters: { own: true }, excludeIds: ['7'] });
});
