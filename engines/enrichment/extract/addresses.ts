/**
 * Postal addresses in running lines: from a postal code to the city beside it and the street before it; without a postal code from a
 * street and a city that the gazetteer has. Structured data first (structured-addresses.ts).
 */
import { cityAndState, isPostBox, regionAtEnd, regionAtStart, streetLikeness, unitWords } from './address-words.ts';
import type { Evidence, PostalAddress } from './facts.ts';
import { countryIn, isKnownCity } from './places.ts';
import { cityFirst, postalCodesIn, type PostalMatch } from './postal-codes.ts';
import { evidenceAt, type Line, type Scope } from './scope.ts';

export interface AddressCandidate {
  readonly value: PostalAddress;
  readonly evidence: Evidence;
  readonly weight: number;
  /** The last line of the address; null for structured data. */
  readonly line: number | null;
}

/** What other evidence says about where the company is. */
export interface Whereabouts {
  /** The likeliest country; null if unknown. */
  readonly country: string | null;
}

interface Segment {
  readonly text: string;
  readonly line: Line;
}

/** Lines before a postal code that may belong to its address. */
const linesBefore = 6;
const longestLine = 160;

export function findAddresses(scope: Scope, where: Whereabouts): AddressCandidate[] {
  const found: AddressCandidate[] = [];
  let lastLine = -1;
  for (const line of scope.lines) {
    if (scope.others.has(line.block.index)) continue;
    const codes = postalCodesIn(line.text.slice(0, 2_000));
    let isFound = false;
    let from = 0;
    for (const code of codes.slice(0, 20)) {
      if (code.start < from || isUnitNumber(line.text, code)) continue;
      const address = readAt(scope, line, code, where, found.length > 0 ? lastLine : -1, from);
      if (!address) continue;
      found.push(address);
      isFound = true;
      lastLine = line.index;
      from = code.end;
    }
    if (!isFound && codes.length === 0) {
      const address = withoutCode(scope, line, where, lastLine);
      if (address) {
        found.push(address);
        lastLine = address.line ?? line.index;
      }
    }
  }
  return found;
}

/** "Suite 2800", "# 1805", "Room 12101", "since 1985": a number of something else. */
function isUnitNumber(text: string, { start, end, code }: PostalMatch): boolean {
  if (
    /(?:\b(?:suite|ste|unit|apt|apartment|room|rm|floor|box|building|bldg|no|nr|number|box|bus|highway|hwy|route|rt|fm|cr|county road|model|postfach|postbus)\b\.?|#)\s*$/i.test(
      text.slice(Math.max(0, start - 16), start),
    )
  )
    return true;
  // A house number: "12400 Wilshire Boulevard".
  if (
    /^\d{4,5}$/.test(code) &&
    streetLikeness(text.slice(start, end + 60).split(/[,;|•·\n]/)[0] ?? '') === 2 &&
    /^\s+(?:[NSEW]\.?\s)?\p{Lu}/u.test(text.slice(end)) &&
    !/stra(?:ß|ss)e|weg|platz|straat/iu.test(text.slice(end, end + 40))
  ) {
    return (
      postalCodesIn(text.slice(end)).length > 0 ||
      /\b(?:street|st|avenue|ave|road|rd|blvd|boulevard|lane|drive|dr|way|suite)\b/i.test(text.slice(end, end + 50))
    );
  }
  return false;
}

function readAt(scope: Scope, line: Line, code: PostalMatch, where: Whereabouts, lastLine: number, from: number): AddressCandidate | null {
  const before = segmentsBefore(scope, line, code.start, lastLine, from);
  const after = segmentsAfter(scope, line, code.end);
  const read = readCityFirst(code, before, after, where) ?? (code.cityFollows ? readCityAfter(code, before, after, where) : null);
  if (!read) return null;
  const street = streetOf(read.before);
  const isStrong = street !== null && street.likeness === 2;
  const isCertain = code.isPrefixed || read.isCertain;
  const isKnown = read.city !== null && read.country !== null && isKnownCity(read.city, read.country);
  // Four digits are also years and quantities, six are also parts of phone numbers.
  if (
    /^\d{4}$|^\d{3} ?\d{3}$/.test(code.code) &&
    !isCertain &&
    !isKnown &&
    !(street !== null && read.country !== null && read.country === where.country && !/^(?:19|20)\d\d$/.test(code.code))
  )
    return null;
  if (code.countries[0] === 'JP' && where.country !== 'JP') return null;
  if (!street && !isCertain && !(read.city !== null && isKnownCity(read.city, read.country ?? '') && line.text.length < 60)) return null;
  // The gazetteer lacks small places: a line that starts with the code, below a line with a house number, in the company's country.
  const isBelowStreet =
    code.start === 0 &&
    line.text.length < 50 &&
    street?.segments.at(-1)?.line.index === line.index - 1 &&
    read.country !== null &&
    read.country === where.country;
  if (street?.likeness === 1 && !isCertain && !isKnown && !isBelowStreet) return null;
  const firstLine = street?.segments[0]?.line ?? read.cityLine ?? line;
  const start = Math.min(firstLine.start, line.start);
  const last = read.lastLine && read.lastLine.index > line.index ? read.lastLine : line;
  return {
    value: { street: street?.text ?? null, postalCode: code.code, city: read.city, region: read.region, country: read.country },
    evidence: evidenceAt(scope, 'postal code', start, last.start + last.text.length - start),
    weight: weightOf(scope, line, street === null ? 0.5 : isStrong || isCertain ? 1 : 0.8),
    line: last.index,
  };
}

interface Read {
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
  /** The form leaves no doubt: a state and a ZIP code, a Canadian province and code. */
  readonly isCertain: boolean;
  /** What is before the city and the code. */
  readonly before: readonly Segment[];
  readonly cityLine: Line | null;
  readonly lastLine: Line | null;
}

/** "Wichita, KS 67206", "London EC1A 1BB", "Wellington 6011". */
function readCityFirst(code: PostalMatch, before: readonly Segment[], after: readonly Segment[], where: Whereabouts): Read | null {
  const country = code.countries.find((each) => cityFirst.has(each) && isPlausible(each, code, before, after, where));
  if (country === undefined) return readOceania(code, before);
  const rest = [...before];
  let region: string | null = null;
  const ending = regionAtEnd[country];
  let last = rest.at(-1);
  if (ending && last) {
    const match = ending.exec(last.text);
    if (match) {
      region = match[1] ?? null;
      rest.pop();
      const text = last.text.slice(0, match.index).replace(/[\s,(]+$/, '');
      if (text !== '') rest.push({ ...last, text });
    }
  }
  if (region === null && after[0]) region = regionAtStart[country]?.exec(after[0].text)?.[1] ?? null;
  if (country === 'GB') region = dropCounty(rest);
  last = rest.at(-1);
  if (!last) return null;
  const split = splitStreetAndCity(last.text, country);
  if (split === null) return null;
  rest.pop();
  if (split.street !== '') rest.push({ ...last, text: split.street });
  const isState = country === 'US' || country === 'CA' || country === 'AU' ? region !== null : country === 'GB';
  const explicit = after.map(({ text }) => countryIn(text)).find(Boolean) ?? null;
  return {
    city: split.city,
    region,
    country: explicit !== null && country !== 'US' && code.countries.includes(explicit) ? explicit : country,
    isCertain: isState,
    before: rest,
    cityLine: last.line,
    lastLine: null,
  };
}

/** Without any sign of the country: the words before four digits are a large city there, below a street. */
function readOceania(code: PostalMatch, before: readonly Segment[]): Read | null {
  const last = before.at(-1);
  if (!last || !code.countries.includes('NZ') || code.isPrefixed || streetOf(before.slice(0, -1))?.likeness !== 2) return null;
  for (const country of ['NZ', 'ZA']) {
    const split = isKnownCity(last.text, country) ? { street: '', city: last.text } : null;
    if (split)
      return { city: split.city, region: null, country, isCertain: true, before: before.slice(0, -1), cityLine: last.line, lastLine: null };
  }
  return null;
}

function isPlausible(
  country: string,
  code: PostalMatch,
  before: readonly Segment[],
  after: readonly Segment[],
  where: Whereabouts,
): boolean {
  const last = before.at(-1)?.text ?? '';
  if (country === 'US' || country === 'AU') return regionAtEnd[country]?.test(last) ?? false;
  if (country === 'CA') return before.length > 0;
  if (country === 'GB') return before.length > 0 && /[a-z]{2}/i.test(last) && !/\b(?:model|type|serie|part|code|ref)\b/i.test(last);
  // Forms that many countries share need the country from somewhere else.
  const stated =
    after
      .slice(0, 2)
      .map(({ text }) => countryIn(text))
      .find(Boolean) ?? where.country;
  return stated === country && /^\p{Lu}/u.test(last) && code.start > 0;
}

/** In Britain a county may stand between the town and the code. */
function dropCounty(rest: Segment[]): string | null {
  const last = rest.at(-1);
  const town = rest.at(-2);
  if (!last || !town || /\d/.test(last.text) || /\d/.test(town.text) || isKnownCity(last.text, 'GB') || !isKnownCity(town.text, 'GB'))
    return null;
  rest.pop();
  return last.text;
}

/** "DE-52078 Aachen", "13870-222 São João da Boa Vista - SP", "1077 AS Amsterdam". */
function readCityAfter(code: PostalMatch, before: readonly Segment[], after: readonly Segment[], where: Whereabouts): Read | null {
  const [next, second, third] = after;
  const candidates = code.countries.filter((each) => !cityFirst.has(each));
  if (candidates.length === 0) return null;
  let cityText = next && (next.text !== '' || true) ? cityAtStart(next.text) : null;
  let cityLine = next?.line ?? null;
  let rest = before;
  let region = next ? regionAfterCity(next.text, second?.text ?? '') : null;
  if (cityText === null) {
    // Brazil also writes the code last: "São Paulo - SP, 01310-100".
    const read =
      code.countries.includes('BR') || code.countries.includes('PT') || code.countries.includes('MX') ? cityBefore(before) : null;
    if (!read) return null;
    ({ city: cityText, region, rest } = read);
    cityLine = before.at(-1)?.line ?? null;
  }
  const explicit =
    [cityText.country, countryIn(second?.text ?? ''), countryIn(third?.text ?? '')].find((each) => each !== null && each !== undefined) ??
    null;
  const country = countryOf(candidates, explicit, cityText.city, rest, where);
  return {
    city: cityText.city,
    region,
    country,
    isCertain:
      code.isPrefixed ||
      (explicit !== null && candidates.includes(explicit)) ||
      (candidates.length === 1 && country !== null && isKnownCity(cityText.city, country)),
    before: rest,
    cityLine,
    lastLine: next?.line ?? null,
  };
}

interface City {
  readonly city: string;
  readonly country: string | null;
}

/** The city at the start of what follows the code; null if what follows is something else. */
function cityAtStart(text: string): City | null {
  const plain = text.trim();
  const [letters] = /^[\p{Lu}'’][\p{L}\p{M}'’.\- /]{1,50}/u.exec(plain) ?? [];
  if (letters === undefined) return null;
  const [district = ''] = /^\d{1,2}(?![\d.,:/-])/.exec(plain.slice(letters.length)) ?? [];
  const whole = `${letters.trimEnd()} ${letters.endsWith(' ') ? district : ''}`.trim();
  const words = whole
    .replace(/\s+(?:cedex|CEDEX)(?:\s\d{1,2})?$/i, '')
    .replace(/\s[-–]\s.*$/, '')
    .replace(/\s*\/\s*\p{Lu}{2}$/u, '')
    .trim()
    .split(' ');
  if (words.length > 7 || countryIn(words.join(' ')) !== null) return null;
  // "Aachen Germany"
  for (let length = Math.min(3, words.length - 1); length > 0; length--) {
    const country = countryIn(words.slice(-length).join(' '));
    if (country !== null)
      return {
        city: words
          .slice(0, -length)
          .join(' ')
          .replace(/[\s,-]+$/, ''),
        country,
      };
  }
  // A city's further words are capitalized or particles; others belong to a sentence.
  const end = words.findIndex(
    (word, index) =>
      index > 0 &&
      !/^(?:\p{Lu}|\d|am|an|der|bei|im|in|ob|unter|vor|a|al|de|del|della|di|da|do|dos|das|la|le|les|lès|sur|sous|en|el|los|las|y|e|aan|den|het|op|ter|upon|on|nad|the|of|d'|l'|'s|’s|\()/iu.test(
        word,
      ),
  );
  const city = (end === -1 ? words : words.slice(0, end)).join(' ').replace(/[\s.\-/]+$/, '');
  return city.length < 2 || /^(?:tel|fax|phone|telefon|mail|email|e-mail|mobil|uhr|euro|jahre|kunden)\b/i.test(city)
    ? null
    : { city, country: null };
}

/** "Praia a Mare (CS)", "Horizontina/RS", "São João da Boa Vista - SP". */
function regionAfterCity(text: string, second: string): string | null {
  const [, region] = /^[^(/\d]{2,50}(?:\(|\/|\s[-–]\s|\s)\s?([A-Z]{2})\)?(?=$|[\s,.;)])/.exec(text) ?? [];
  return region ?? (/^\(?[A-Z]{2}\)?$/.test(second.trim()) ? second.replaceAll(/[()\s]/g, '') : null);
}

function cityBefore(before: readonly Segment[]): { city: City; region: string | null; rest: readonly Segment[] } | null {
  const rest = before
    .map((segment) => ({ ...segment, text: segment.text.replace(/\s*(?:CEP|C\.?P\.?)\s*:?\s*$/i, '') }))
    .filter(({ text }) => text !== '');
  const last = rest.pop();
  if (!last) return null;
  const isRegion = /^[A-Z]{2}$/.test(last.text);
  const named = isRegion ? rest.pop() : last;
  const [, city, region] = /^(\p{Lu}[\p{L}'’. ]{1,40}?)(?:\s*[/-]\s*([A-Z]{2}))?$/u.exec(named?.text ?? '') ?? [];
  return city === undefined ? null : { city: { city, country: null }, region: isRegion ? last.text : (region ?? null), rest };
}

const streetCountries: readonly (readonly [RegExp, readonly string[]])[] = [
  [/stra(?:ß|ss)e|str\.|platz|gasse/i, ['DE', 'AT', 'CH', 'LI', 'LU']],
  [/^(?:via|viale|piazza|corso|largo|vicolo|località|contrada|strada)\b/i, ['IT', 'SM', 'CH']],
  [/\b(?:rue|avenue|boulevard|chemin|impasse|quai|allée)\b/i, ['FR', 'CH', 'BE', 'LU', 'MC', 'MA', 'TN']],
  [/^(?:calle|c\/|avda|avenida|paseo|plaza|carrer|pol[íi]gono)/i, ['ES', 'MX', 'AR', 'CR', 'PE', 'CO']],
  [/(?:straat|laan|plein|kade|gracht|steenweg)\b/i, ['NL', 'BE']],
  [/(?:^|\s)(?:vej|vænget)|vej\b|gade\b/i, ['DK']],
  [/(?:gatan|vägen)\b/i, ['SE', 'FI']],
  [/(?:gata|veien|vei)\b/i, ['NO']],
];

function countryOf(
  candidates: readonly string[],
  explicit: string | null,
  city: string,
  before: readonly Segment[],
  where: Whereabouts,
): string | null {
  if (explicit !== null && candidates.includes(explicit)) return explicit;
  if (candidates.length === 1) return candidates[0] ?? null;
  const ofSite = where.country !== null && candidates.includes(where.country) ? where.country : null;
  if (ofSite !== null && isKnownCity(city, ofSite)) return ofSite;
  const streets = before.slice(-3).map(({ text }) => text);
  const byStreet = streetCountries.find(([pattern]) => streets.some((text) => pattern.test(text)))?.[1];
  const narrowed = byStreet ? candidates.filter((each) => byStreet.includes(each)) : candidates.slice(0, 10);
  const knowing = narrowed.filter((each) => isKnownCity(city, each));
  if (knowing.length === 1) return knowing[0] ?? null;
  if (ofSite !== null && (narrowed.includes(ofSite) || knowing.length === 0)) return ofSite;
  return byStreet && knowing.length > 1 && narrowed.length > 0 ? null : narrowed.length === 1 ? (narrowed[0] ?? null) : null;
}

/** Separates "7459 S. Lima Street Englewood"; the street is empty if the text is only a city. Null if it has no city. */
function splitStreetAndCity(text: string, country: string): { street: string; city: string } | null {
  const plain = text.trim().replace(/[,.\s]+$/, '');
  if (!/\d/.test(plain)) {
    const city = plain.replace(/^.*\b(?:in|near|from|at|of)\s+(?=\p{Lu})/u, '');
    if (!/^\p{L}[\p{L}\p{M}.'’\- ]{1,40}$/u.test(city)) return null;
    const words = city.split(/\s+/);
    if (words.length <= 3) return { street: '', city };
    const known = [1, 2, 3, 4].findLast((length) => isKnownCity(words.slice(-length).join(' '), country));
    if (known === undefined) return words.length <= 4 ? { street: '', city } : null;
    return { street: words.slice(0, -known).join(' '), city: words.slice(-known).join(' ') };
  }
  const words = plain.split(/\s+/);
  const known = (length: number): { street: string; city: string } | null => {
    const city = words.slice(-length).join(' ');
    const street = words.slice(0, -length).join(' ');
    return words.length > length && !/\d/.test(city) && /^\p{Lu}/u.test(city) && isKnownCity(city, country) && streetLikeness(street) > 0
      ? { street, city }
      : null;
  };
  const long = known(3) ?? known(2);
  if (long) return long;
  // The gazetteer doesn't have small places: what is after the last street type.
  const [, street, city] =
    /^(.*\d.*\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|way|court|ct|place|pl|suite \w+|ste\.? \w+|#\s?\w+|floor|highway|hwy|parkway|pkwy|circle)\.?,?)\s+(\p{Lu}[\p{L}.'’\- ]{1,40})$/iu.exec(
      plain,
    ) ?? [];
  return street !== undefined && city !== undefined && city.split(' ').length <= 3 ? { street, city } : known(1);
}

interface Street {
  readonly text: string;
  readonly likeness: 1 | 2;
  readonly segments: readonly Segment[];
}

/** The street nearest before the city, with units between them. */
function streetOf(before: readonly Segment[]): Street | null {
  const segments = joinNumbers(before);
  const nearest = Math.max(0, segments.length - 5);
  let best = -1;
  let likeness: 0 | 1 | 2 = 0;
  for (let at = segments.length - 1; at >= nearest; at--) {
    const text = segments[at]?.text ?? '';
    const isUnit = unitWords.test(text) && !isPostBox(text);
    const here = streetLikeness(text);
    if (here > likeness && !(isUnit && here === 1)) {
      best = at;
      likeness = here;
      if (here === 2) break;
    }
    // What lies between the street and the city is short.
    if (text.length > 60 && here === 0) break;
  }
  if (best === -1 || likeness === 0) return null;
  let first = best;
  const above = segments[best - 1];
  if (above && unitWords.test(above.text) && above.text.length < 40 && streetLikeness(above.text) < 2) first--;
  const used = segments.slice(first);
  const text = used.map((segment, index) => (index === best - first ? trimmedStreet(segment.text) : segment.text)).join(', ');
  return { text: text.replaceAll(/\s+/g, ' ').replace(/^[\s,:–-]+|[\s,:–-]+$/g, ''), likeness, segments: used };
}

/** Without a label or the sentence before the house number. */
function trimmedStreet(text: string): string {
  const plain = text.replace(/^[^:]{2,30}:\s*(?=\S)/, '').trim();
  const words = plain.split(/\s+/);
  if (words.length <= 7) return plain;
  const [, tail] = /(?:^|\s)((?:\d{1,6}[\w-]*)\s+(?:[NSEW]\.?\s+)?\p{Lu}.*)$/u.exec(plain) ?? [];
  return tail !== undefined && streetLikeness(tail) === 2 ? tail : plain;
}

const houseNumber = /^(?:n(?:r|o|º|°|\.)*\s*\.?\s*)?\d{1,5}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4}[a-z]?)?(?:\s(?:bis|ter))?$/i;

/** "425 | avenue Mathers" and "Via della Canaletta | 22C" are one. */
function joinNumbers(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at];
    if (!segment) continue;
    const next = segments[at + 1];
    const last = joined.at(-1);
    if (houseNumber.test(segment.text)) {
      if (
        next &&
        !/\d/.test(next.text) &&
        streetLikeness(`${segment.text} ${next.text}`) === 2 &&
        !(last && streetLikeness(`${last.text} ${segment.text}`) === 2 && !/\d/.test(last.text))
      ) {
        joined.push({ text: `${segment.text}, ${next.text}`, line: segment.line });
        at++;
        continue;
      }
      if (last && !/\d/.test(last.text) && streetLikeness(`${last.text}, ${segment.text}`) > 0) {
        joined[joined.length - 1] = { text: `${last.text}, ${segment.text}`, line: last.line };
        continue;
      }
      if (last && !/\d/.test(last.text) && streetLikeness(`${last.text} ${segment.text}`) > 0) {
        joined[joined.length - 1] = { text: `${last.text}, ${segment.text}`, line: last.line };
        continue;
      }
    }
    joined.push(segment);
  }
  return joined;
}

const separators = /\s*[,;|•·●▪]\s*|\s+[-–—]\s+|\s{2,}/;

function segmentsOf(text: string, line: Line): Segment[] {
  return text
    .split(separators)
    .map((part) => part.replace(/^(?:CEP|C\.?P\.?|PLZ|ZIP(?: code)?|post(?:al)? ?code|código postal)\s*:?\s*$/i, '').trim())
    .filter((part) => part !== '')
    .map((part) => ({ text: part, line }));
}

function segmentsBefore(scope: Scope, line: Line, offset: number, lastLine: number, from: number): Segment[] {
  const own = segmentsOf(line.text.slice(from, offset).slice(-longestLine), line);
  if (from > 0) return own;
  const found: Segment[][] = [own];
  for (let at = line.index - 1; at > lastLine && at >= line.index - linesBefore; at--) {
    const above = scope.lines[at];
    if (!above || above.text.length > longestLine || above.block.landmark !== line.block.landmark || scope.others.has(above.block.index))
      break;
    found.unshift(segmentsOf(above.text, above));
    if (above.block.level > 0) break;
  }
  return found.flat();
}

function segmentsAfter(scope: Scope, line: Line, offset: number): Segment[] {
  const own = segmentsOf(line.text.slice(offset, offset + 200).replace(/^[\s,.)-]+/, ''), line);
  const found = [...own];
  for (let at = line.index + 1; at <= line.index + 2 && found.length < 4; at++) {
    const below = scope.lines[at];
    if (!below || below.text.length > 80) break;
    found.push(...segmentsOf(below.text, below));
  }
  return found;
}

/** A street and a city without a postal code: "773 Central Avenue, Westfield, NJ". */
function withoutCode(scope: Scope, line: Line, where: Whereabouts, lastLine: number): AddressCandidate | null {
  if (line.text.length > longestLine || !/\p{L}{3}/u.test(line.text)) return null;
  const make = (address: PostalAddress, first: Line, rule: string): AddressCandidate => ({
    value: address,
    evidence: evidenceAt(scope, rule, first.start, line.start + line.text.length - first.start),
    weight: weightOf(scope, line, 0.8),
    line: line.index,
  });
  const [ownText = ''] = line.text.split(/\s[|•·]\s|\s{2,}|\s[–-]\s(?=tel|phone|fax|call|\(?\d)/i, 1);
  if (/\d{7}|@/.test(ownText)) return null;
  const american = cityAndState.exec(ownText);
  if (american) {
    const [, head = '', region = ''] = american;
    const before = [...segmentsBefore(scope, line, 0, lastLine, 0), ...segmentsOf(head, line)];
    const last = before.pop();
    const split = last ? splitStreetAndCity(last.text, 'US') : null;
    if (!split || !last) return null;
    const street = streetOf(split.street === '' ? before : [...before, { ...last, text: split.street }]);
    if (street?.likeness === 2)
      return make(
        { street: street.text, postalCode: null, city: split.city, region, country: 'US' },
        street.segments[0]?.line ?? line,
        'city and state',
      );
  }
  return withCityOfCountry(scope, line, where, lastLine, make);
}

function withCityOfCountry(
  scope: Scope,
  line: Line,
  where: Whereabouts,
  lastLine: number,
  make: (address: PostalAddress, first: Line, rule: string) => AddressCandidate,
): AddressCandidate | null {
  // Running text has streets and cities of others, so only short lines count.
  if (line.text.length > 100) return null;
  const segments = [
    ...segmentsBefore(scope, line, 0, lastLine, 0).filter(({ line: { index } }) => index >= line.index - 3),
    ...segmentsOf(line.text, line),
  ];
  const stated = countryIn(segments.at(-1)?.text ?? '');
  if (stated !== null) segments.pop();
  const country = stated ?? where.country;
  const last = segments.pop();
  if (country === null || !last || last.line !== line || segments.length === 0) return null;
  const [, name = '', region = null] = /^(\p{Lu}[\p{L}\p{M}'’. -]{1,40}?)(?:\s*[/(-]\s*([A-Z]{2})\)?)?$/u.exec(last.text) ?? [];
  if (name === '' || !isKnownCity(name, country)) return null;
  const street = streetOf(segments.slice(-4));
  if (!street || street.likeness < 2) return null;
  return make({ street: street.text, postalCode: null, city: name, region, country }, street.segments[0]?.line ?? line, 'street and city');
}

/** Addresses in footers, contact pages and imprints are the company's; in news and on pages about customers seldom. */
function weightOf(scope: Scope, line: Line, weight: number): number {
  if (scope.kind === 'privacy' || scope.kind === 'terms' || scope.kind === 'customers' || scope.kind === 'news')
    return line.block.landmark === 'footer' || line.block.landmark === 'header' ? weight : weight * 0.4;
  return weight;
}
