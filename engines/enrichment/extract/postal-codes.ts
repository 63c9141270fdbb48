/**
 * Postal codes by form. The same form is used in several countries, so a match names candidates; other evidence decides.
 * Forms: Universal Postal Union, "Postal addressing systems in member countries"; Unicode CLDR 26 postal code patterns (the last version that had them).
 */
import { remembered } from './remembered.ts';

export interface PostalMatch {
  /** As written, without a country prefix. */
  readonly code: string;
  /** Offsets in the text, including a country prefix. */
  readonly start: number;
  readonly end: number;
  readonly countries: readonly string[];
  /** Whether the city is written after the code. */
  readonly cityFollows: boolean;
  /** The country is written before the code: "DE-52078", "CH-8047". */
  readonly isPrefixed: boolean;
}

interface Form {
  readonly pattern: RegExp;
  readonly countries: readonly string[];
  readonly cityFollows: boolean;
}

/** "Hauptstraße 40 14057 Berlin", "Via Roma 3 20121 Milano", "Dorpsstraat 12 1234 AB": a house number right before the code, without a comma. */
const houseNumber = String.raw`(?:[Ss]tra(?:ß|ss)e|[Ss]traat|[Ss]tr\.|[Ww]eg|[Pp]latz|[Pp]lein|[Ll]aan|[Aa]llee|[Gg]asse|[Rr]ing|[Dd]amm|[Uu]fer|gracht|kade|(?:[Vv]iale?|[Pp]iazza|[Cc]orso|[Cc]alle|[Aa]venida)\s[A-Za-zÀ-ÿ.'’ ]{3,30})\s`;
/** "Kat:5 34398": in Turkey, the number of a floor or door stands right before the code. */
const start = String.raw`(?<![\w/+#€$£-]|\d[.,]|(?<!(?:(?:[Kk]at|[Nn]o|[Dd]aire|D)\s?[:.]\s?|${houseNumber})\d{0,3})\d\s)`;
const end = String.raw`(?![\w/]|-\d|[.,]\d|\s?[%€$£])`;

const forms: readonly Form[] = [
  {
    pattern: new RegExp(String.raw`${start}[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d${end}`, 'gi'),
    countries: ['CA'],
    cityFollows: false,
  },
  {
    pattern: new RegExp(String.raw`${start}(?:[A-Z]{1,2}\d[A-Z\d]?) ?\d[ABD-HJLNP-UW-Z]{2}${end}`, 'g'),
    countries: ['GB'],
    cityFollows: false,
  },
  {
    pattern: new RegExp(String.raw`${start}(?:NL-)?[1-9]\d{3} ?(?!SS|SA|SD)[A-Z]{2}(?=[\s,|·•–-]+(?:['’]s-|['’]t )?\p{Lu}|$)`, 'gu'),
    countries: ['NL'],
    cityFollows: true,
  },
  // Eircode: a routing key and four characters of its own alphabet.
  {
    pattern: new RegExp(String.raw`${start}(?:[AC-FHKNPRTV-Y]\d\d|D6W) ?[\dAC-FHKNPRTV-Y]{4}${end}`, 'g'),
    countries: ['IE'],
    cityFollows: false,
  },
  // Código Postal Argentino, with the letter of the province.
  { pattern: new RegExp(String.raw`${start}[A-HJ-NP-Z]\d{4}[A-Z]{3}${end}`, 'g'), countries: ['AR'], cityFollows: true },
  { pattern: /(?<=\()[A-HJ-NP-Z]\d{4}(?=\))/g, countries: ['AR'], cityFollows: true },
  { pattern: new RegExp(String.raw`${start}(?:PT-)?\d{4}-\d{3}${end}`, 'g'), countries: ['PT'], cityFollows: true },
  { pattern: new RegExp(String.raw`${start}\d{2}\.?\d{3}-\d{3}${end}`, 'g'), countries: ['BR'], cityFollows: true },
  { pattern: new RegExp(String.raw`${start}(?:PL-)?\d{2}-\d{3}${end}`, 'g'), countries: ['PL'], cityFollows: true },
  { pattern: new RegExp(String.raw`〒?${start}\d{3}-\d{4}${end}`, 'g'), countries: ['JP'], cityFollows: true },
  {
    pattern: new RegExp(String.raw`${start}(?:(?:CZ|SK|SE|S|GR)-)?\d{3} \d{2}(?=[\s,]+\p{Lu})`, 'gu'),
    countries: ['CZ', 'SK', 'SE', 'GR'],
    cityFollows: true,
  },
  // "Springfield, IL62701": the state without a space.
  { pattern: new RegExp(String.raw`(?<=,\s?[A-Z]{2})\d{5}(?:-\d{4})?${end}`, 'g'), countries: ['US'], cityFollows: false },
  { pattern: new RegExp(String.raw`${start}\d{5}(?:\s?[-–]\s?\d{4})${end}`, 'g'), countries: ['US'], cityFollows: false },
  {
    pattern: new RegExp(
      String.raw`${start}(?:(?:DE?|FR?|ES?|IT?|FI?|FIN|MX|SM|HR|EE|LT|UA|TR|MC)\s?[-–]\s?|(?:D|F|I|FR) )?\d{5}${end}`,
      'g',
    ),
    countries: [
      'DE',
      'FR',
      'ES',
      'IT',
      'US',
      'MX',
      'FI',
      'HR',
      'TR',
      'ID',
      'MY',
      'TH',
      'SM',
      'MC',
      'EE',
      'LT',
      'UA',
      'KR',
      'SA',
      'CR',
      'PE',
      'EG',
      'MA',
      'RS',
      'PK',
      'VN',
    ],
    cityFollows: true,
  },
  {
    pattern: new RegExp(String.raw`${start}(?:(?:AT?|CH|BE?|DK|NO?|LU?|HU?|SI|BG|LI|CY|LV)[-–\s]\s?)?[1-9]\d{3}${end}`, 'g'),
    countries: ['AT', 'CH', 'BE', 'DK', 'NO', 'LU', 'HU', 'SI', 'BG', 'LI', 'NL', 'AU', 'NZ', 'ZA', 'CY', 'AR', 'PH', 'TN'],
    cityFollows: true,
  },
  { pattern: new RegExp(String.raw`${start}0\d{3}${end}`, 'g'), countries: ['NO', 'AU', 'NZ', 'ZA'], cityFollows: true },
  { pattern: new RegExp(String.raw`${start}\d{7}${end}`, 'g'), countries: ['IL', 'CL'], cityFollows: false },
  // "Pune-411001"
  { pattern: new RegExp(String.raw`(?<=\p{L}{3}[-–])[1-9]\d{2} ?\d{3}${end}`, 'gu'), countries: ['IN'], cityFollows: false },
  {
    pattern: new RegExp(String.raw`${start}\d{3} ?\d{3}${end}`, 'g'),
    countries: ['IN', 'SG', 'RO', 'CN', 'RU', 'CO', 'VN'],
    cityFollows: false,
  },
];

/** Countries whose codes come after the city, although the form is shared with countries where they come before. */
export const cityFirst: ReadonlySet<string> = new Set([
  'US',
  'CA',
  'GB',
  'AU',
  'NZ',
  'ZA',
  'IN',
  'SG',
  'IL',
  'CL',
  'CN',
  'VN',
  'ID',
  'TH',
  'KR',
  'PE',
  'CO',
  'PK',
  'SA',
  'PH',
  'IE',
  'JP',
  'RO',
]);

/** Prefixes that aren't ISO codes: those of the car registration plates, which CEN recommended until 2000. */
const prefixes: Readonly<Record<string, string>> = {
  D: 'DE',
  A: 'AT',
  B: 'BE',
  F: 'FR',
  E: 'ES',
  I: 'IT',
  L: 'LU',
  H: 'HU',
  N: 'NO',
  S: 'SE',
  FIN: 'FI',
};

/** Every match of every form, in order of position; forms may overlap. */
export const postalCodesIn = remembered((text): readonly PostalMatch[] => {
  if (!/\d/.test(text)) return [];
  const found: PostalMatch[] = [];
  for (const { pattern, countries, cityFollows } of forms) {
    for (const match of text.matchAll(pattern)) {
      const [whole] = match;
      const [, prefix, code = whole] = /^([A-Z]{1,3})\s?[-–\s]\s?(?=\d)(.*)$/.exec(whole) ?? [];
      // "Triple A 2021": only a hyphen makes a letter a prefix.
      const isPrefixed = prefix !== undefined && /^[A-Z]{1,3}\s?[-–]/.test(whole);
      const country = prefix === undefined ? null : (prefixes[prefix] ?? prefix);
      found.push({
        code: code.replace(/^〒/, ''),
        start: match.index,
        end: match.index + whole.length,
        countries: country === null ? countries : [country],
        cityFollows,
        isPrefixed,
      });
    }
  }
  // A longer match is more specific: "5411 AB" is Dutch, not the Swiss 5411.
  return found
    .filter(
      (each) =>
        !found.some(
          (other) =>
            other !== each && other.start <= each.start && other.end >= each.end && other.end - other.start > each.end - each.start,
        ),
    )
    .toSorted((a, b) => a.start - b.start);
});
