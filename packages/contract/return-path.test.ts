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
  '',
  null,
  undefined,
])('%s becomes the home page', (path) => {
  expect(returnPath(path)).toBe('/');
});
