import fc from 'fast-check';
import { expect, test } from 'vitest';
import { envelopeForm, needsSmtpUtf8, parseAddress, type Address, type AddressFault } from './address.ts';

const address = (text: string): Address => {
  const reading = parseAddress(text);
  if (!reading.ok) throw new Error(`${text}: ${reading.fault}`);
  return reading.address;
};
const label63 = 'a'.repeat(63);

test.for([
  ['a minimal address', 'a@b.test', 'a@b.test'],
  ['a domain in any case, with the local part unchanged', 'Ana.Maria@ACME.Test', 'Ana.Maria@acme.test'],
  ['every character allowed in an atom', "!#$%&'*+/=?^_`{|}~-@b.test", "!#$%&'*+/=?^_`{|}~-@b.test"],
  ['a quoted local part that contains an @', '"a@b"@c.test', '"a@b"@c.test'],
  ['a quoted quote', '"\\""@b.test', '"\\""@b.test'],
  ['an empty quoted string', '""@b.test', '""@b.test'],
  ['a domain with non-ASCII letters', 'a@müller.test', 'a@xn--mller-kva.test'],
  ['an ß, which IDNA 2008 keeps', 'a@straße.de', 'a@xn--strae-oqa.de'],
  ['an ideographic full stop', 'a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['a local part with non-ASCII letters', 'jürgen@b.test', 'jürgen@b.test'],
  ['xn-- in a local part, where it is plain text', 'xn--mller-kva@b.test', 'xn--mller-kva@b.test'],
  ['a top-level domain only', 'a@io', 'a@io'],
  ['a local part of 64 octets', `${'a'.repeat(64)}@b.test`, `${'a'.repeat(64)}@b.test`],
  ['a label of 63 octets', `a@${label63}.test`, `a@${label63}.test`],
  ['an IPv4 literal', 'a@[192.0.2.1]', 'a@[192.0.2.1]'],
  ['an IPv6 literal', 'a@[IPv6:2001:db8::1]', 'a@[IPv6:2001:db8::1]'],
  ['an IPv6 literal that ends with an IPv4 address', 'a@[IPv6:::ffff:192.0.2.1]', 'a@[IPv6:::ffff:192.0.2.1]'],
])('%s is an address', ([, text = '', envelope]) => {
  expect(envelopeForm(address(text))).toBe(envelope);
});

test.for<[string, AddressFault]>([
  ['', 'empty'],
  ['ana', 'no_at'],
  ['@b.test', 'no_local_part'],
  ['a@', 'no_domain'],
  ['a@b@c.test', 'local_part_characters'],
  ['a b@c.test', 'local_part_characters'],
  [' a@b.test', 'local_part_characters'],
  ['a@b.test ', 'domain_characters'],
  ['.a@b.test', 'local_part_dots'],
  ['a.@b.test', 'local_part_dots'],
  ['a..b@c.test', 'local_part_dots'],
  ['(comment)a@b.test', 'local_part_characters'],
  ['"a@b.test', 'quotes'],
  ['"a"b@c.test', 'quotes'],
  ['"a"."b"@c.test', 'quotes'],
  ['"\u0007"@b.test', 'quotes'],
  ['a\r\nRCPT TO:<b@c.test>@d.test', 'local_part_characters'],
  ['"a\r\nb"@c.test', 'quotes'],
  ['a@b.test\r\nQUIT', 'domain_characters'],
  ['a\u0085b@c.test', 'local_part_characters'],
  ['a@b..test', 'domain_dots'],
  ['a@b.test.', 'domain_dots'],
  ['a@-b.test', 'domain_hyphens'],
  ['a@b-.test', 'domain_hyphens'],
  ['a@b_c.test', 'domain_characters'],
  [`a@${label63}a.test`, 'label_too_long'],
  ['a@192.0.2.1', 'domain_numeric'],
  ['a@[192.0.2.256]', 'ip_literal'],
  ['a@[IPv6:1::2::3]', 'ip_literal'],
  ['a@[x400:c=de]', 'ip_literal'],
  ['a@xn--a', 'domain_characters'],
  [`${'a'.repeat(65)}@b.test`, 'local_part_too_long'],
  [`${'ü'.repeat(33)}@b.test`, 'local_part_too_long'],
  [`a@${`${label63}.`.repeat(4)}test`, 'domain_too_long'],
  [`${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}bbbbbbb`, 'too_long'],
  ['a\ud800@b.test', 'not_unicode'],
])('%j is refused for %s', ([text, fault]) => {
  expect(parseAddress(text)).toEqual({ ok: false, fault });
});

test('only non-ASCII letters in the local part need SMTPUTF8', () => {
  expect([needsSmtpUtf8(address('a@müller.test')), needsSmtpUtf8(address('ü@b.test'))]).toEqual([false, true]);
});

test('for any input, a valid address has no line break, no brackets outside quotes, and respects the length limits', () => {
  const odd = fc.string({ unit: fc.constantFrom(...Array.from('aZ9.@"\\ -_[]:()<>,;ü例\r\n\t\0\u0085')), maxLength: 40 });
  fc.assert(
    fc.property(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 80 }), fc.emailAddress()), (text) => {
      const reading = parseAddress(text);
      if (!reading.ok) return;
      const envelope = envelopeForm(reading.address);
      expect(envelope).not.toMatch(/[\r\n\0\t\u0080-\u009f]/);
      if (reading.address.form !== 'quoted') expect(reading.address.localPart).not.toMatch(/[<>()[\]\\,;:@" ]/);
      expect(encodeURIComponent(envelope).replace(/%../g, 'x').length).toBeLessThanOrEqual(254);
    }),
    { numRuns: 500 },
  );
});

test('parsing a parsed address returns the same address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (text) => {
      const reading = parseAddress(text);
      if (reading.ok)
        expect(parseAddress(envelopeForm(reading.address))).toMatchObject({ ok: true, address: { localPart: reading.address.localPart } });
    }),
  );
});
