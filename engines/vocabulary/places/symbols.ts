/** Flags and pictures in a place as people write it in profiles: "Berlin 🇩🇪", "📍 Lyon", "Ukraine ✈️ Lviv". */
import { countryOf } from './gazetteer.ts';

/** A flag is two letters of Unicode's regional indicators, the country's ISO code (Unicode Technical Standard 51, 1.4.4). */
const flag = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;
const letterA = 0x1f1e6;
/** Pictures, with what changes their color, direction or parts. The signs ©, ® and ™ are among them. */
const picture = /(?:\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]|\u{FE0F}|\u{200D})+/gu;
const hasSymbol = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]/u;

const countryOfFlag = (written: string): string | null => {
  const code = Array.from(written, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? letterA) - letterA + 0x41)).join('');
  return countryOf(code)?.name ?? null;
};

/**
 * @returns the text without flags and pictures: pictures separate parts, and a flag is its country's name behind all else. Flags of several countries say nothing,
 * and neither does one beside a text that names another country.
 */
export function withoutSymbols(text: string, namesCountry: (text: string) => boolean): string {
  if (!hasSymbol.test(text)) return text;
  const named = new Set([...text.matchAll(flag)].map(([written]) => countryOfFlag(written)));
  const bare = text
    .replaceAll(flag, ' ')
    .replaceAll(picture, ', ')
    .replace(/^[\s,]+|[\s,]+$/gu, '');
  const [country = null] = named;
  if (named.size !== 1 || country === null || namesCountry(bare)) return bare;
  return bare === '' ? country : `${bare}, ${country}`;
}
