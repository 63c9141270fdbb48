import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

/** What OWASP's Password Storage Cheat Sheet and RFC 7914 call N, r and p. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

test('outside of tests, a password is hashed and checked with scrypt at its full cost', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('127.0.0.1', 'correct horse battery staple');
  const [salt = '', key] = stored.split(':');
  expect(key).toBe(scryptSync('correct horse battery staple', salt, 64, cost).toString('hex'));
  expect(await passwords.verify('127.0.0.1', 'correct horse battery staple', stored)).toBe(true);
  expect(await passwords.verify('127.0.0.1', 'correct horse battery stapler', stored)).toBe(false);
});
