import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPagePath, pathOf } from './target.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=mail&x=%zz', '/'],
  ['/index.html?a=1?b=2', '/index.html'],
  ['http://leadlight.test/', '/'],
  ['HTTPS://leadlight.test', '/'],
  ['http://leadlight.test?x', '/'],
  ['http://leadlight.test/index.html?x', '/index.html'],
  ['//', '//'],
  ['/%69ndex.html', '/%69ndex.html'],
  ['/#pricing', '/#pricing'],
])('the path of %s is %s', (target, path) => expect(pathOf(target)).toBe(path));

test.each(['*', 'leadlight.test:443', 'index.html', '', 'ftp://leadlight.test/', 'http:///'])('%j has no path', (target) =>
  expect(pathOf(target)).toBeUndefined(),
);

test('no other spelling than / and /index.html is the page', () => {
  const segment = fc.constantFrom('/', 'index.html', 'INDEX.HTML', '.', '..', '%2f', '%2e', 'index', '\\', ';', '//', '#', 'a', '%', '%00');
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
      const target = `/${segments.join('')}`;
      const path = pathOf(target);
      expect(path !== undefined && isPagePath(path)).toBe(target === '/' || target === '/index.html');
    }),
  );
});
