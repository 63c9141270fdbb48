import { expect, test } from 'vitest';
import { isEmailAddress } from './contact.email.ts';

test.each([
  'ana@acme.test',
  'ana.maria+leads@mail.acme.co.uk',
  "o'brien@acme.test",
  'user%x@acme.test',
  'josé@acme.test',
  'ana@münchen.de',
  'ana@xn--mnchen-3ya.de',
  '"ana maria"@acme.test',
  '測試@例子.台灣',
])('%s can be answered', (address) => expect(isEmailAddress(address)).toBe(true));

test.each([
  'ana',
  'ana@',
  '@acme.test',
  'ana@acme',
  'ana@localhost',
  'ana@[192.0.2.1]',
  'ana@192.0.2.1',
  'Ana <ana@acme.test>',
  'ana@acme.test, b@acme.test',
  'ana maria@acme.test',
  'ana@acme..test',
  '.ana@acme.test',
  'ana@-acme.test',
  'ana@acme.test\r\nBcc: x@y.test',
  `${'a'.repeat(65)}@acme.test`,
  '',
])('%j is not an address', (address) => expect(isEmailAddress(address)).toBe(false));
