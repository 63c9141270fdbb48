/** Decodes UTF-8 without TextDecoder, which is part of Node and browsers but not of the language. */

/** @returns the text; each invalid byte becomes U+FFFD (Unicode 3.9, best practice for replacement) */
export function decodeUtf8(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length;) {
    const point = pointAt(bytes, i);
    text += String.fromCodePoint(point ?? 0xfffd);
    i += point === null ? 1 : lengthOf(point);
  }
  return text;
}

function pointAt(bytes: readonly number[], at: number): number | null {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return first;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return null;
  let point = first & (0xff >> (length + 1));
  for (let i = 1; i < length; i++) {
    const next = bytes[at + i] ?? 0;
    if ((next & 0xc0) !== 0x80) return null;
    point = (point << 6) | (next & 0x3f);
  }
  // Overlong forms, surrogates, and values beyond Unicode are invalid.
  return lengthOf(point) !== length || (point >= 0xd800 && point <= 0xdfff) || point > 0x10_ffff ? null : point;
}

function lengthOf(point: number): number {
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
}
