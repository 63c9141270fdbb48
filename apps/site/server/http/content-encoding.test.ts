import { expect, test } from 'vitest';
import { chooseEncoding } from './content-encoding.ts';

const all = { br: true, gzip: true };

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['brotli', 'identity'],
  ['br;q=nonsense', 'identity'],
])('Accept-Encoding %j gets %s', (header, encoding) => expect(chooseEncoding(header, all)).toBe(encoding));

test('an encoding that is not there is not chosen', () => {
  expect(chooseEncoding('br, gzip', { gzip: true })).toBe('gzip');
  expect(chooseEncoding('br, gzip', {})).toBe('identity');
});
