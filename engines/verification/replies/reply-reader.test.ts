import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf } from '../testing/bytes.ts';
import { createReplyReader, type ReplyBatch } from './reply-reader.ts';

const read = (text: string): ReplyBatch => createReplyReader().push(bytesOf(text));
/** Splits bytes at the given positions. */
function pieces(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
}

test.for([
  ['a single-line reply', '250 2.1.5 Ok\r\n', { code: 250, enhanced: '2.1.5', lines: ['Ok'] }],
  [
    'a multi-line reply with its code on each line',
    '550-5.1.1 No\r\n550 5.1.1 such user\r\n',
    { code: 550, enhanced: '5.1.1', lines: ['No', 'such user'] },
  ],
  ['an enhanced code on a later line', '550-Sorry\r\n550 5.1.1 no\r\n', { code: 550, enhanced: '5.1.1', lines: ['Sorry', 'no'] }],
  ['an enhanced code of another class than the reply code', '450 5.1.1 no\r\n', { code: 450, enhanced: null, lines: ['5.1.1 no'] }],
  ['no enhanced code', '550 no 5.1.1\r\n', { code: 550, enhanced: null, lines: ['no 5.1.1'] }],
  ['a code without text', '250\r\n', { code: 250, enhanced: null, lines: [''] }],
  ['a line that ends with LF only', '250 Ok\n', { code: 250, enhanced: null, lines: ['Ok'] }],
  ['non-ASCII letters', '550 ungültig\r\n', { code: 550, enhanced: null, lines: ['ungültig'] }],
  ['control characters, which could color a terminal', '550 \u001b[31mred\u0007\r\n', { code: 550, enhanced: null, lines: ['[31mred'] }],
])('%s', ([, text, reply]) => {
  expect(read(text as string)).toEqual({ replies: [reply], fault: null });
});

test('replaces invalid UTF-8 with replacement characters', () => {
  const bytes = Uint8Array.from([...bytesOf('550 a'), 0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0xf5, ...bytesOf('z\r\n')]);
  expect(createReplyReader().push(bytes).replies).toEqual([
    { code: 550, enhanced: null, lines: ['a\ufffd\ufffd(\ufffd\ufffd\ufffd\ufffdz'] },
  ]);
});

test.for([
  ['a line without a code', 'hello\r\n', 'not_a_reply'],
  ['a code of no class', '199 hm\r\n', 'not_a_reply'],
  ['HTTP', 'HTTP/1.1 400 Bad Request\r\n', 'not_a_reply'],
  ['lines with different codes', '250-a\r\n550 b\r\n', 'codes_differ'],
])('%s is an error', ([, text, fault]) => {
  expect(read(text as string)).toEqual({ replies: [], fault });
});

test('an error is final: nothing after it is read', () => {
  const reader = createReplyReader();
  reader.push(bytesOf('hello\r\n'));
  expect(reader.push(bytesOf('250 Ok\r\n'))).toEqual({ replies: [], fault: 'not_a_reply' });
});

test('a line of ten megabytes is an error after 64 kilobytes', () => {
  const reader = createReplyReader();
  const chunk = bytesOf('a'.repeat(65_536));
  const faults = Array.from({ length: 160 }, () => reader.push(chunk).fault);
  expect(new Set(faults.slice(1))).toEqual(new Set(['line_too_long']));
  expect(reader.hasPartialReply()).toBe(false);
});

test('a long line is a reply, of which the first kilobytes are kept', () => {
  const { replies, fault } = createReplyReader().push(bytesOf(`550 5.1.1 User unknown ${'x'.repeat(9000)}\r\n250 Ok\r\n`));
  expect([fault, replies.map(({ code }) => code), replies[0]?.lines[0]?.startsWith('User unknown x')]).toEqual([null, [550, 250], true]);
  expect(replies[0]?.lines[0]?.length).toBeLessThan(4096);
});

test('an endless reply is an error', () => {
  const reader = createReplyReader();
  let lines = 0;
  while (reader.push(bytesOf('250-and\r\n')).fault === null) lines++;
  expect(lines).toBeLessThan(128);
});

test('the same replies result, however the bytes are split', () => {
  const line = fc.record({
    code: fc.integer({ min: 200, max: 599 }),
    texts: fc.array(
      fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replace(/[\r\n]/g, '')),
      { minLength: 1, maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), fc.array(fc.nat(), { maxLength: 12 }), (replies, cuts) => {
      const bytes = bytesOf(
        replies
          .map(({ code, texts }) =>
            texts.map((text, index) => `${code}${index + 1 < texts.length ? '-' : ' '}${text.toWellFormed()}\r\n`).join(''),
          )
          .join(''),
      );
      const whole = createReplyReader().push(bytes);
      const reader = createReplyReader();
      expect(pieces(bytes, cuts).flatMap((piece) => reader.push(piece).replies)).toEqual(whole.replies);
      expect(whole.replies).toHaveLength(replies.length);
    }),
  );
});

test('for any bytes, nothing is thrown and no reply exceeds the limits', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 }), (chunks) => {
      const reader = createReplyReader();
      for (const chunk of chunks) {
        for (const { code, lines } of reader.push(chunk).replies) {
          expect(code).toBeGreaterThanOrEqual(200);
          expect(lines.length).toBeLessThanOrEqual(128);
        }
      }
    }),
    { numRuns: 1000 },
  );
});
