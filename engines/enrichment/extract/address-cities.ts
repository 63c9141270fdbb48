/** City, region and country beside a postal code: before it ("Wichita, KS 67206") or after it ("50674 Köln"). */
import { withoutEnding } from '@leadlight/vocabulary/text';
import type { Segment } from './address-segments.ts';
import { cityBesideRegion, cityOfHeading } from './address-headings.ts';
import { streetOf } from './address-streets.ts';
import { regionAtEnd, regionAtStart, streetLikeness } from './address-words.ts';
import { countryIn, isKnownCity, isRegion } from './places.ts';
import { cityFirst, type PostalMatch } from './postal-codes.ts';
import type { Line } from './scope.ts';

/** What other evidence says about where the company is. */
export interface Whereabouts {
  /** The likeliest country; null if unknown. */
  readonly country: string | null;
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
export function readCityFirst(code: PostalMatch, before: readonly Segment[], after: readonly Segment[], where: Whereabouts): Read | null {
  const country = code.countries.find((each) => cityFirst.has(each) && isPlausible(each, code, before, after, where));
  if (country === undefined) return readCommonwealth(code, before);
  const rest = [...before];
  // "Montreal, Quebec, Canada H3A 3G4"
  if (
    rest.length > 1 &&
    countryIn(rest.at(-1)?.text ?? '') === country &&
    !cityStates.test(rest.at(-1)?.text ?? '') &&
    !isRegion(rest.at(-1)?.text ?? '', country)
  )
    rest.pop();
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
  if (!ending) region = dropRegion(rest, country) ?? (after[0] && isRegion(after[0].text, country) ? after[0].text : null);
  // "Boston, USA / MA 02111"
  if (rest.length > 1 && countryIn(rest.at(-1)?.text ?? '') === country && !cityStates.test(rest.at(-1)?.text ?? '')) rest.pop();
  last = rest.at(-1);
  if (!last) return null;
  const split = splitStreetAndCity(last.text, country);
  if (split === null) return null;
  rest.pop();
  if (split.street !== '') rest.push({ ...last, text: split.street });
  const isState = ending ? region !== null : country === 'GB' || country === 'IE';
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

/** Without any sign of the country: the words before the code are a large city there, below a street. */
function readCommonwealth(code: PostalMatch, before: readonly Segment[]): Read | null {
  const [last] = before.slice(-1).map((segment) => ({ ...segment, text: segment.text.replace(/[\s–-]+$/, '') }));
  const isIndian = code.countries.includes('IN');
  if (!isIndian && streetOf(before.slice(0, -1))?.likeness !== 2) return null;
  if (!last || code.isPrefixed || streetOf(before.slice(0, -1), true) === null) return null;
  for (const country of ['NZ', 'ZA', 'IN'].filter((each) => code.countries.includes(each))) {
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
  if (country === 'AU' && regionAtStart['AU']?.test(after[0]?.text ?? '') === true && where.country === 'AU') return true;
  if (country === 'US' || country === 'AU') return regionAtEnd[country]?.test(last) ?? false;
  if (country === 'CA' || country === 'IE') return before.length > 0;
  if (country === 'GB') return before.length > 0 && /[a-z]{2}/i.test(last) && !/\b(?:model|type|serie|part|code|ref)\b/i.test(last);
  // "Nagpur, Maharashtra - 440001": a state of India before six digits.
  if (
    country === 'IN' &&
    /^\d{3} ?\d{3}$/.test(code.code) &&
    last.length > 3 &&
    isRegion(last.replace(/[\s–-]+$/, ''), 'IN') &&
    before.length > 1
  )
    return true;
  // Forms that many countries share need the country from somewhere else.
  const stated =
    after
      .slice(0, 2)
      .map(({ text }) => countryIn(text))
      .find(Boolean) ??
    // "Shenzhen, Guangdong, China 518103"
    countryIn(last) ??
    where.country;
  return stated === country && /^[\p{Lu}\d#]/u.test(last) && code.start > 0;
}

/** A county or state may be written between the town and the code. */
function dropRegion(rest: Segment[], country: string): string | null {
  const last = rest.at(-1);
  const town = rest.at(-2);
  if (!last || !town || /\d/.test(last.text) || (/\d/.test(town.text) && streetLikeness(town.text) > 0)) return null;
  const isBelowTown = isKnownCity(town.text, country) && country === 'GB';
  if (isKnownCity(last.text, country) || !(isRegion(last.text, country) || isBelowTown)) return null;
  rest.pop();
  return last.text;
}

/** "DE-52078 Aachen", "13870-222 São João da Boa Vista - SP", "1077 AS Amsterdam". */
export function readCityAfter(
  code: PostalMatch,
  before: readonly Segment[],
  after: readonly Segment[],
  where: Whereabouts,
  /** The code is in parentheses after the city. */
  isBracketed = false,
): Read | null {
  const [next, second, third] = after;
  const candidates = code.countries.filter((each) => !cityFirst.has(each));
  if (candidates.length === 0) return null;
  let cityText = next ? cityAtStart(next.text) : null;
  let cityLine = next?.line ?? null;
  let rest = before;
  let region = next ? regionAfterCity(next.text, second?.text ?? '') : null;
  // "São Paulo/SP - CEP 05416-011": what follows in the next line is something else.
  const isBehind = code.countries.includes('BR') && next?.line !== before.at(-1)?.line && stateBehind.test(before.at(-1)?.text ?? '');
  const ofHeading = cityText === null ? cityOfHeading(before, candidates) : null;
  const ofBefore = cityText === null ? null : cityBesideRegion(cityText.city, next, before, candidates);
  if (ofHeading !== null) {
    cityText = { city: ofHeading.city, country: null };
    rest = ofHeading.rest;
  } else if (ofBefore !== null) {
    region = cityText?.city ?? null;
    cityText = { city: ofBefore.city, country: cityText?.country ?? null };
    rest = ofBefore.rest;
  } else if (cityText === null || isBehind) {
    // Brazil also writes the code last: "São Paulo - SP, 01310-100".
    const read =
      isBracketed || code.isPrefixed || code.countries.includes('BR') || code.countries.includes('PT') || code.countries.includes('MX')
        ? cityBefore(before)
        : null;
    if (!read) return null;
    ({ city: cityText, region, rest } = read);
    cityLine = before.at(-1)?.line ?? null;
  }
  const explicit =
    [cityText.country, countryIn(second?.text ?? ''), countryIn(third?.text ?? '')].find((each) => each !== null && each !== undefined) ??
    null;
  const country = countryOf(candidates, explicit, cityText.city, rest, where);
  const wider = provinceAfter(next?.text ?? '', second?.text ?? '', country);
  if (wider !== null && country === 'TR') cityText = { ...cityText, city: wider };
  else region ??= wider;
  // "8 rue des Lilas, 85000 Vendée": a department, whose city is not named.
  const isOnlyRegion =
    region === null &&
    country !== null &&
    !isKnownCity(cityText.city, country) &&
    isRegion(cityText.city, country) &&
    country !== 'TR' &&
    !alsoTowns.test(cityText.city);
  return {
    city: isOnlyRegion ? null : cityText.city,
    region: isOnlyRegion ? cityText.city : region,
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

/** Departments of France named like a town in them that the gazetteer lacks. */
const alsoTowns = /^(?:mayenne|vienne|corr[èe]ze)$/i;

/** "São Paulo/SP", "SP" */
const stateBehind = /(?:^|[/\s-])[A-Z]{2}$/;

/** Cities named like their country. */
const cityStates = /^(?:luxembourg|luxemburg|singapore|monaco|san marino|panam[aá]|m[eé]xico|guatemala|djibouti)$/i;

/** "Şişli, İstanbul" and "Çankaya/Ankara" name the district first; "Mérida, Yucatán" the state last. */
function provinceAfter(text: string, second: string, country: string | null): string | null {
  if (country === null) return null;
  const [, behind = second] = /^[^/]{2,40}\/\s*(\p{Lu}\p{L}+)/u.exec(text) ?? [];
  return isRegion(behind, country) || (country === 'TR' && isKnownCity(behind, country)) ? behind : null;
}

interface City {
  readonly city: string;
  readonly country: string | null;
}

/** The city at the start of what follows the code; null if what follows is something else. */
function cityAtStart(text: string): City | null {
  const plain = text.trim();
  const [run] = /^[\p{Lu}'’][\p{L}\p{M}'’.\- /]{1,50}/u.exec(plain) ?? [];
  // "Amsterdam. Postadres: …": a label is not part of the city.
  const unlabeled = run !== undefined && plain.startsWith(':', run.length) ? run.replace(/[.,]?\s*\S+$/, '') : run;
  // The next sentence neither; "St. Gallen" is one.
  const letters = unlabeled?.replace(/(?<=\p{L}{4})\.\s.*$/u, '');
  if (letters === undefined || letters.length < 2) return null;
  const [district = ''] = /^\d{1,2}(?![\d.,:/-])/.exec(plain.slice(letters.length)) ?? [];
  const whole = `${letters.trimEnd()} ${letters.endsWith(' ') ? district : ''}`.trim();
  const words = whole
    .replace(/\s+(?:cedex|CEDEX)(?:\s\d{1,2})?$/i, '')
    .replace(/\s[-–]\s.*$/, '')
    .replace(/\s*\/\s*\p{Lu}{2}$/u, '')
    .trim()
    .split(' ');
  const [, inside = ''] = /^\s*\(([^)]{3,30})\)/.exec(plain.slice(letters.length)) ?? [];
  const ofBrackets = countryIn(inside);
  if (words.length > 7 || (countryIn(words.join(' ')) !== null && !cityStates.test(words.join(' ')))) return null;
  // "Aachen Germany", but not "Ciudad de México".
  for (let length = Math.min(3, words.length - 1); length > 0; length--) {
    if (/^(?:de|del|di|da|do|of|la|el)$/i.test(words.at(-length - 1) ?? '')) continue;
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
  // "Torino TO", "São Paulo SP": the code of the province is not part of the name.
  if (words.length > 1 && /^[A-Z]{2}$/.test(words.at(-1) ?? '')) words.pop();
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
    : { city, country: ofBrackets };
}

/** "Praia a Mare (CS)", "Horizontina/RS", "São João da Boa Vista - SP". */
function regionAfterCity(text: string, second: string): string | null {
  const [, region] = /^[^(/\d]{2,50}(?:\(|\/|\s[-–]\s|\s)\s?([A-Z]{2})\)?(?=$|[\s,.;)])/.exec(text) ?? [];
  return region ?? (/^\(?[A-Z]{2}\)?$/.test(second.trim()) ? second.replaceAll(/[()\s]/g, '') : null);
}

/** As Mexico abbreviates its states (NOM-213, and the older forms with points). */
const mexicanState =
  /^(?:Ags|B\.?\s?C\.?(?:\s?S)?|Camp|Coah|Col|Chis|Chih|CDMX|D\.\s?F|Dgo|Gto|Gro|Hgo|Jal|(?:Edo\.?|Estado) de M[ée]x(?:ico)?|M[ée]x|Mich|Mor|Nay|N\.?\s?L|Oax|Pue|Qro|Q\.?\s?Roo|S\.?\s?L\.?\s?P|Sin|Son|Tab|Tamps|Tlax|Ver|Yuc|Zac)\.?$/;

function cityBefore(before: readonly Segment[]): { city: City; region: string | null; rest: readonly Segment[] } | null {
  const rest = before
    .map((segment) => ({ ...segment, text: segment.text.replace(/\s*(?:CEP|C\.?P\.?)\s*:?\s*$/i, '').replace(/^([A-Z]{2})\.$/, '$1') }))
    .filter(({ text }) => text !== '' && countryIn(text) === null);
  const last = rest.pop();
  if (!last) return null;
  const isCode =
    /^[A-Z]{2}$/.test(last.text) ||
    mexicanState.test(last.text) ||
    (rest.length > 1 && isRegion(last.text, 'MX') && !isKnownCity(last.text, 'MX'));
  const named = isCode ? rest.pop() : last;
  const [, city, region] = /^(\p{Lu}[\p{L}'’. ]{1,40}?)(?:\s*[/-]\s*([A-Z]{2}))?$/u.exec(named?.text ?? '') ?? [];
  return city === undefined ? null : { city: { city, country: null }, region: isCode ? last.text : (region ?? null), rest };
}

const streetCountries: readonly (readonly [RegExp, readonly string[]])[] = [
  [/stra(?:ß|ss)e|str\.|platz|gasse/i, ['DE', 'AT', 'CH', 'LI', 'LU']],
  [/^(?:via|viale|piazza|corso|largo|vicolo|località|contrada|strada)\b/i, ['IT', 'SM', 'CH']],
  [/\b(?:rue|avenue|boulevard|chemin|impasse|quai|allée)\b/i, ['FR', 'CH', 'BE', 'LU', 'MC', 'MA', 'TN']],
  [/^(?:calle|c\/|avda|avenida|paseo|plaza|carrer|pol[íi]gono)/i, ['ES', 'MX', 'AR', 'CR', 'PE', 'CO']],
  [/(?:straat|laan|plein|kade|gracht|steenweg)\b/i, ['NL', 'BE']],
  [/(?<!\p{L})(?:utca|út|tér|krt)(?!\p{L})/iu, ['HU']],
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

/** In characters; the longest lines of addresses with a city have about a third of it. */
const longestAddressLine = 500;

/** Separates "7459 S. Lima Street Englewood"; the street is empty if the text is only a city. Null if it has no city. */
export function splitStreetAndCity(text: string, country: string): { street: string; city: string } | null {
  // A line that long is no address, and patterns take seconds for some of them.
  if (text.length > longestAddressLine) return null;
  const plain = withoutEnding(text.trim(), /[,.\s–-]/);
  // "Dublin 2"
  if (/^\p{Lu}\p{L}+ \d{1,2}$/u.test(plain) && isKnownCity(plain, country)) return { street: '', city: plain };
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
    /^(.*\d.*\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|way|court|ct|place|pl|suite \w+|ste\.? \w+|#\s?\w+|floor|highway|hwy|parkway|pkwy|circle)\.?,?)\s+(?!.*\s(?:street|st|avenue|ave|road|rd|lane|drive|terrace|tce|parade|crescent)\.?$)(\p{Lu}[\p{L}.'’\- ]{1,40})$/iu.exec(
      plain,
    ) ?? [];
  return street !== undefined && city !== undefined && city.split(' ').length <= 3 ? { street, city } : known(1);
}
