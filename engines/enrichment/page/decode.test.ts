import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHtml } from './decode.ts';

declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label: string);
  decode(bytes: Uint8Array): string;
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

test('reads UTF-8 on a page that declares ISO-8859-1, because a template says so', () => {
  expect(decodeHtml(utf8('<meta charset=iso-8859-1><p>Größe'), null)).toMatchObject({
    text: '<meta charset=iso-8859-1><p>Größe',
    charset: 'utf-8',
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

const html = (text: string): string => `<html><head><title>x</title></head><body><p>${text}</p></body></html>`;
/** Bytes of a text in a charset with one byte for each character. */
function encoded(text: string, charset: string): Uint8Array {
  const decoder = new TextDecoder(charset);
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, (char) => table.get(char) ?? 0x3f);
}
const wide = (text: string, isLittle: boolean): number[] =>
  Array.from(text).flatMap((char) => {
    const code = char.codePointAt(0) ?? 0;
    return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
  });

test.each([
  ['windows-1252', 'Die „Größe“ der Pumpen – für Müller & Söhne, Köln'],
  ['windows-1252', 'Le café de l’été coûte 5 € à l’hôtel, même près de Genève'],
  ['windows-1252', 'Smørrebrød på Ærø, Ålborg og Møn, også på søndag'],
  ['windows-1252', 'Camión, señor, añadir, corazón, dirección, ¿qué tal?'],
  ['windows-1251', 'Мы делаем насосы для водопроводов'],
  ['windows-1250', 'Spółka działa od roku, łączymy ludzi i książki, jesteśmy blisko, życie'],
  ['iso-8859-2', 'Spółka działa od roku, łączymy ludzi i książki, jesteśmy blisko, życie'],
  ['windows-1250', 'Společnost působí na trhu čerpadel, nabízíme řešení, důvěřují nám města, žádost, kůň, řeka, škola, účet'],
])('recognizes %s without a declaration: %s', (charset, text) => {
  expect(decodeHtml(encoded(html(text), charset), null)).toMatchObject({ text: html(text), charset });
});

test.each([
  ['utf-16le', Uint8Array.of(0xff, 0xfe, ...wide(html('Köln 東京'), true)), 'bom'],
  ['utf-16be', Uint8Array.of(0xfe, 0xff, ...wide(html('Köln 東京'), false)), 'bom'],
  ['utf-16le', Uint8Array.from(wide(html('Köln, Łódź'), true)), 'bytes'],
  ['utf-16be', Uint8Array.from(wide(html('Köln, Łódź'), false)), 'bytes'],
])('reads %s, known by %#', (charset, bytes, evidence) => {
  const read = decodeHtml(bytes, null);
  expect([read.charset, read.evidence, read.text.includes('<p>Köln')]).toEqual([charset, evidence, true]);
});

test('never throws, and ignores charsets that do not exist', () => {
  expect(decodeHtml(utf8('é'), 'text/html; charset=klingon')).toMatchObject({ text: 'é', charset: 'utf-8' });
  fc.assert(
    fc.property(fc.uint8Array(), fc.option(fc.string()), (bytes, header) => {
      expect(typeof decodeHtml(bytes, header).text).toBe('string');
    }),
  );
});
