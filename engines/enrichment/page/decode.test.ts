import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHtml } from './decode.ts';

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.codePointAt(0) ?? 0);

test('believes a byte order mark before everything else', () => {
  expect(decodeHtml(Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8('Köln')), 'text/html; charset=windows-1252')).toEqual({
    text: 'Köln',
    charset: 'utf-8',
    evidence: 'bom',
  });
});

test('believes the header before the page', () => {
  const { text, charset, evidence } = decodeHtml(latin('<meta charset="utf-8">Köln'), 'text/html; charset=ISO-8859-1');
  expect([text.slice(-4), charset, evidence]).toEqual(['Köln', 'windows-1252', 'header']);
});

test.each([
  '<meta charset=iso-8859-1>',
  '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
  '<?xml version="1.0" encoding="iso-8859-1"?>',
])('reads the declaration %s', (declaration) => {
  const { text, evidence } = decodeHtml(latin(`${declaration}<p>Köln, Müller, “`.replace('“', '')), null);
  expect([text.includes('Köln, Müller'), evidence]).toEqual([true, 'meta']);
});

test("doesn't believe a page that declares UTF-8 and isn't", () => {
  expect(decodeHtml(latin('<meta charset="utf-8"><p>Köln Müller Straße'), null)).toMatchObject({
    charset: 'windows-1252',
    evidence: 'bytes',
  });
});

test('recognizes UTF-8, windows-1252 and Shift_JIS without a declaration', () => {
  expect(decodeHtml(utf8('<p>Größe, café, Łódź'), null)).toMatchObject({ charset: 'utf-8', evidence: 'bytes' });
  expect(decodeHtml(latin('<p>Größe, café, Straße'), null)).toMatchObject({ charset: 'windows-1252', evidence: 'bytes' });
  // "お問い合わせはこちら" in Shift_JIS.
  const japanese = Uint8Array.from([
    0x82, 0xa8, 0x96, 0xe2, 0x82, 0xa2, 0x8d, 0x87, 0x82, 0xed, 0x82, 0xb9, 0x82, 0xcd, 0x82, 0xb1, 0x82, 0xbf, 0x82, 0xe7,
  ]);
  expect(decodeHtml(japanese, null)).toMatchObject({ text: 'お問い合わせはこちら', charset: 'shift_jis' });
});

test('never throws, and ignores charsets that do not exist', () => {
  expect(decodeHtml(utf8('é'), 'text/html; charset=klingon')).toMatchObject({ text: 'é', charset: 'utf-8' });
  fc.assert(
    fc.property(fc.uint8Array(), fc.option(fc.string()), (bytes, header) => {
      expect(typeof decodeHtml(bytes, header).text).toBe('string');
    }),
  );
});
