import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkContact, contactFields, contactLimits, contactSentences, type ContactValues } from './contact.rules.ts';

const complete: ContactValues = { fullName: 'Ana Reyes', email: 'ana@acme.example', phone: '+44 20 7946 0958', message: 'Hello' };
const looksLikeEmail = (address: string) => address.includes('@');
const check = (changed: Partial<ContactValues> = {}) => checkContact({ ...complete, ...changed }, looksLikeEmail);
const codesOf = (changed: Partial<ContactValues>) => {
  const result = check(changed);
  return result.ok ? [] : result.errors.map((error) => error.code);
};

describe('a contact message', () => {
  test('with all four fields is accepted, trimmed, with line ends as \\n', () => {
    const result = check({ fullName: '  Ana Reyes ', message: ' one\r\ntwo\rthree ' });
    expect(result).toEqual({ ok: true, values: { ...complete, message: 'one\ntwo\nthree' } });
  });

  test.each([
    ['fullName', '', 'full_name_required'],
    ['fullName', ' \t ', 'full_name_required'],
    ['fullName', 'a'.repeat(201), 'full_name_too_long'],
    ['fullName', 'Ana\r\nBcc: all@acme.example', 'full_name_line_break'],
    ['email', '', 'email_required'],
    ['email', 'ana', 'email_invalid'],
    ['email', `${'a'.repeat(250)}@b.example`, 'email_too_long'],
    ['email', 'ana@acme.example\nBcc: all@acme.example', 'email_line_break'],
    ['phone', '', 'phone_required'],
    ['phone', '1234', 'phone_too_short'],
    ['phone', 'call me', 'phone_without_digits'],
    ['phone', '1'.repeat(33), 'phone_too_long'],
    ['phone', '12345\u202867890', 'phone_line_break'],
    ['message', '  \n ', 'message_required'],
    ['message', 'a'.repeat(5001), 'message_too_long'],
  ] as const)('is refused for %s %j with %s and its own sentence', (field, value, code) => {
    const result = check({ [field]: value });
    expect(result).toEqual({ ok: false, errors: [{ code, field, message: contactSentences[code] }] });
  });

  test('at the edge of each limit is accepted', () => {
    expect(codesOf({ fullName: 'a', phone: '12345', message: 'a' })).toEqual([]);
    expect(codesOf({ fullName: 'a'.repeat(200), phone: '1'.repeat(32), message: 'a'.repeat(5000) })).toEqual([]);
    expect(codesOf({ email: `${'a'.repeat(244)}@b.example` })).toEqual([]);
  });

  test('counts characters as people do, not UTF-16 units', () => {
    expect(codesOf({ fullName: '😀'.repeat(200) })).toEqual([]);
    expect(codesOf({ fullName: '😀'.repeat(201) })).toEqual(['full_name_too_long']);
  });

  test('accepts digits of any script in a phone number', () => {
    expect(codesOf({ phone: '٠١٢٣٤٥' })).toEqual([]);
  });

  test('says every refusal at once, in the order of the fields', () => {
    expect(codesOf({ fullName: '', email: '', phone: '', message: '' })).toEqual([
      'full_name_required',
      'email_required',
      'phone_required',
      'message_required',
    ]);
  });

  test('is either accepted within all limits or refused with a reason, whatever was typed', () => {
    const anything = fc.record({
      fullName: fc.string({ unit: 'binary' }),
      email: fc.string({ unit: 'binary' }),
      phone: fc.string(),
      message: fc.string({ maxLength: 6000 }),
    });
    fc.assert(
      fc.property(anything, (typed) => {
        const result = checkContact(typed, looksLikeEmail);
        if (!result.ok) return result.errors.every((error) => error.field !== undefined && error.message.endsWith('.'));
        return contactFields.every((field) => {
          const length = Array.from(result.values[field]).length;
          return length >= contactLimits[field].min && length <= contactLimits[field].max;
        });
      }),
    );
  });
});
