import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKey, domainOfKey, formsOfKey } from './address-key.ts';

test.each([
  [' Ana.Silva@ACME.test ', 'ana.silva@acme.test'],
  ['ana@MÜNCHEN.test', 'ana@xn--mnchen-3ya.test'],
  ['ANA@xn--mnchen-3ya.test', 'ana@xn--mnchen-3ya.test'],
  ['"A B"@acme.test', '"a b"@acme.test'],
  ['Not An Address', 'not an address'],
  ['ana@', 'ana@'],
])('the key of %j is %j', (text, key) => {
  expect(addressKey(text)).toBe(key);
});

test('a decomposed letter has the same key as a composed one', () => {
  expect(addressKey('jose\u{301}@acme.test')).toBe(addressKey('jos\u{e9}@acme.test'));
});

test('a key is its own key, fits in an index, and can be stored, for any input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.emailAddress()), (text) => {
      const key = addressKey(text);
      expect(key.length <= 500 && key.isWellFormed() && !key.includes('\0')).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.emailAddress(), (text) => {
      expect(addressKey(addressKey(text))).toBe(addressKey(text));
    }),
  );
});

test('the domain of a key is in A-labels; invalid addresses and IP literals have none', () => {
  expect([domainOfKey('ana@acme.test'), domainOfKey('not an address'), domainOfKey('ana@[192.0.2.1]')]).toEqual(['acme.test', null, null]);
});

test('formsOfKey returns both forms of an internationalized domain', () => {
  expect(formsOfKey('ana@xn--mnchen-3ya.test')).toEqual(['ana@xn--mnchen-3ya.test', 'ana@münchen.test']);
  expect(formsOfKey('ana@acme.test')).toEqual(['ana@acme.test']);
});
