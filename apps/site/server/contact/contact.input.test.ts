import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactFields, emptyContactValues } from '../../src/contact/contact.rules.ts';
import { bodyKindOf, readContactInput } from './contact.input.ts';

test.each([
  ['application/json', 'json'],
  ['Application/JSON; charset=UTF-8', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['application/x-www-form-urlencoded;charset="utf-8"', 'form'],
  ['application/x-www-form-urlencoded; charset=iso-8859-1', undefined],
  ['multipart/form-data; boundary=x', undefined],
  ['text/plain', undefined],
  ['application/json+x', undefined],
  [undefined, undefined],
])('a body of type %j is read as %s', (type, kind) => expect(bodyKindOf(type, undefined)).toBe(kind));

test('a compressed body is not read', () => expect(bodyKindOf('application/json', 'gzip')).toBeUndefined());

test('what a browser or a program sends is what is read, to the character', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const values = fc.record({ fullName: text, email: text, phone: text, message: text });
  fc.assert(
    fc.property(values, (typed) => {
      const form = Buffer.from(new URLSearchParams(typed).toString());
      expect(readContactInput('form', form)?.values).toEqual(typed);
      expect(readContactInput('json', Buffer.from(JSON.stringify({ ...typed, other: 1 })))?.values).toEqual(typed);
    }),
  );
});

test('no body whatever makes it throw', () => {
  fc.assert(
    fc.property(fc.constantFrom('json' as const, 'form' as const), fc.uint8Array({ maxLength: 200 }), (kind, bytes) => {
      const { values } = readContactInput(kind, Buffer.from(bytes)) ?? { values: emptyContactValues };
      expect(contactFields.every((field) => values[field].isWellFormed())).toBe(true);
    }),
  );
});

test.each([
  ['form', Buffer.from([0x66, 0x3d, 0xff])],
  ['form', 'fullName=%FF'],
  ['form', 'fullName=%C3%28'],
  ['form', 'fullName=%ZZ'],
  ['json', Buffer.from([0x22, 0xff, 0x22])],
  ['json', '{"fullName": "\\ud800"}'],
  ['json', '{"fullName": '],
  ['json', '["fullName"]'],
  ['json', '"fullName"'],
  ['json', 'null'],
  ['json', ''],
] as const)('a %s body that is malformed is refused, not guessed at: %s', (kind, body) =>
  expect(readContactInput(kind, Buffer.from(body as string))).toBeUndefined(),
);

test('what is not asked for is ignored, and the first of two equal names counts', () => {
  expect(readContactInput('form', Buffer.from('email=a%40b.test&email=c%40d.test&x=y&=&&message=a=b'))?.values).toEqual({
    fullName: '',
    email: 'a@b.test',
    phone: '',
    message: 'a=b',
  });
  const input = readContactInput('json', Buffer.from('{"__proto__":{"fullName":"x"},"constructor":"y","phone":"12345"}'));
  expect(input?.values).toEqual({ fullName: '', email: '', phone: '12345', message: '' });
});

test('a field that is not text has a refusal of its own', () => {
  const input = readContactInput('json', Buffer.from('{"fullName":1,"email":["a"],"phone":{},"message":true}'));
  expect(input?.wrongTypes.map(({ code }) => code)).toEqual(['full_name_not_text', 'email_not_text', 'phone_not_text', 'message_not_text']);
});
