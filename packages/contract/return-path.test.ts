import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/', '/w/1/settings?tab=members#row', '/invitations/0190'])('%s is allowed', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'w/1',
  '/w/..//evil.example',
  '/w/../..//evil.example/%2e%2e',
  '/%2e%2e//evil.example',
  '/.//evil.example',
  'http://application.invalid/w/1',
  '//application.invalid//evil.example',
  '',
  null,
  undefined,
])('%s becomes the home page', (path) => {
  expect(returnPath(path)).toBe('/');
});

test('dot segments are resolved before the path is used', () => {
  expect(returnPath('/w/1/../2?tab=a#b')).toBe('/w/2?tab=a#b');
});
