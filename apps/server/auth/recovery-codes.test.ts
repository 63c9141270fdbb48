import { expect, test } from 'vitest';
import { newRecoveryCodes, recoveryCodeKey } from './recovery-codes.ts';

test('a recovery code is the same in either case, with spaces, and with any hyphen or none', () => {
  for (const typed of ['K7M2P-X9Q4D', 'k7m2px9q4d', ' k7m2p x9q4d\n', 'k7m2p–x9q4d', 'k7m2p‑x9q4d', 'k7m2p−x9q4d'])
    expect(recoveryCodeKey(typed)).toBe('k7m2px9q4d');
  expect(recoveryCodeKey('k7m2p-x9q4e')).not.toBe('k7m2px9q4d');
});

test('new recovery codes are ten different ones, without letters that look like others', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes.map(recoveryCodeKey)).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-tv-z2-9]{5}-[a-hjkmnp-tv-z2-9]{5}$/);
});
