import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '',
  undefined,
  7,
  ['/a'],
])('signing in does not lead away from this origin: %j', (next) => {
  expect(safeReturnPath(next)).toBe('/');
});

test('signing in leads back to the page that was asked for, with its state', () => {
  expect(safeReturnPath('/w/1/credits?kind=spend#top')).toBe('/w/1/credits?kind=spend#top');
});
