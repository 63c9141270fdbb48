/** Email addresses in scripts that only write them into the page: joined strings, shifted letters, character codes. Nothing is run. */

const address = /[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,18}/gi;
/** Longer scripts are programs. */
const longestScript = 20_000;

/** @returns what looks like an address, in the order of the script; the caller decides */
export function addressesInScript(script: string): string[] {
  const text = script.slice(0, longestScript);
  // Most scripts have nothing to do with mail.
  if (!/@|&#64|%40|x40|mail|fromcharcode|uncrypt/i.test(text)) return [];
  const plain = decodeEscapes(text);
  const found = [...matches(join(plain)), ...shifted(plain), ...matches(join(codes(plain)))];
  return [...new Set(found)];
}

const matches = (text: string): string[] => text.match(address) ?? [];

/** `\x40`, `\u0040`, `%40`, `&#64;`, `&#x40;`. */
function decodeEscapes(text: string): string {
  return text
    .replaceAll(/\\x([\da-f]{2})|\\u00([\da-f]{2})|%([2-7][\da-f])/gi, (_, a?: string, b?: string, c?: string) =>
      String.fromCodePoint(Number.parseInt(a ?? b ?? c ?? '20', 16)),
    )
    .replaceAll(/&#(?:x([\da-f]{2})|(\d{2,3}));/gi, (whole, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code >= 32 && code < 127 ? String.fromCodePoint(code) : whole;
    });
}

/**
 * Joins strings across `+` and across the assignments by which Joomla hides addresses: `var a = 'info' + '@'; a = a + 'acme' + '.' + 'com'`.
 */
function join(text: string): string {
  return text
    .replaceAll(/(["'])\s*\)?\s*;\s*(?:var |let |const )?([\w$]{1,60})\s*=\s*\2\s*\+\s*(["'])/g, '')
    .replaceAll(/(["'])\s*\+\s*(["'])/g, '')
    .replaceAll(/(["'])\s*,\s*(["'])@\1\s*,\s*(["'])/g, '@');
}

/** `String.fromCharCode(105, 110, …)`. */
function codes(text: string): string {
  return text.replaceAll(/String\.fromCharCode\(([\d,\s]{4,2000})\)/gi, (whole, list: string) => {
    const numbers = list.split(',').map(Number);
    return numbers.every((code) => code >= 32 && code < 127) ? `"${String.fromCodePoint(...numbers)}"` : whole;
  });
}

const scheme = 'mailto:';

/**
 * TYPO3 (`linkTo_UnCryptMailto('…')`) shifts characters within three ranges by a configured number
 * (TYPO3 CMS, config.spamProtectEmailAddresses); others use ROT13. A result that starts with "mailto:" is right.
 */
function shifted(text: string): string[] {
  if (!/crypt|rot|decod|linkto|charcode|unscramble|obfusc|javascript:/i.test(text)) return [];
  return [...text.matchAll(/["'`]([^"'`\s]{10,200})["'`]/g)].slice(0, 50).flatMap(([, quoted = '']) => {
    if (!/^[\x21-\x7e]+$/.test(quoted)) return [];
    for (let offset = 1; offset < 26; offset++) {
      for (const decode of [shiftInRanges, rotateLetters]) {
        for (const way of [offset, -offset]) {
          // Each character is shifted by itself, so the start alone tells.
          if (decode(quoted.slice(0, scheme.length), way) === scheme) return matches(decode(quoted, way));
        }
      }
    }
    return [];
  });
}

const ranges = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
] as const;

function shiftInRanges(text: string, offset: number): string {
  return Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    const range = ranges.find(([start, end]) => code >= start && code <= end);
    if (!range) return char;
    const size = range[1] - range[0] + 1;
    return String.fromCodePoint(range[0] + ((code - range[0] + offset + size) % size));
  }).join('');
}

function rotateLetters(text: string, offset: number): string {
  return text.replaceAll(/[a-z]/gi, (char) => {
    const start = char <= 'Z' ? 65 : 97;
    return String.fromCodePoint(start + (((char.codePointAt(0) ?? 0) - start + offset + 26) % 26));
  });
}
