import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/', '/w/1/settings?tab=members#row', '/invitations/0190', '/w/1/people?text=a/../b', '/w/1/..a/b.c'])(
  '%s is allowed',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

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
  '/w/.%2E//evil.example',
  '/w/..?tab=a',
  '/w/.',
  '',
  null,
  undefined,
])('%s becomes the home page', (path) => {
  expect(returnPath(path)).toBe('/');
});
