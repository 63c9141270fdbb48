/** Addresses without a postal code: a street and a city that the gazetteer has, in one line or in two. */
import { splitStreetAndCity, type Whereabouts } from './address-cities.ts';
import { type AddressCandidate, weightOf } from './address-candidate.ts';
import { cityOfHeading } from './address-headings.ts';
import { longestLine, type Segment, segmentsBefore, segmentsOf } from './address-segments.ts';
import { type Street, streetOf } from './address-streets.ts';
import { cityAndState, isUnnumbered, regionAtEnd, stateAtEnd, unitWords } from './address-words.ts';
import type { PostalAddress } from './facts.ts';
import { cityState, countryIn, countryOfLargeCity, isKnownCity, isRegion } from './places.ts';
import { evidenceAt, type Line, type Scope } from './scope.ts';

type Make = (address: PostalAddress, first: Line, rule: string) => AddressCandidate;

/** A street and a city without a postal code: "773 Central Avenue, Westfield, NJ". */
export function withoutCode(scope: Scope, line: Line, where: Whereabouts, lastLine: number): AddressCandidate | null {
  if (line.text.length > longestLine || !/\p{L}{3}/u.test(line.text)) return null;
  const make: Make = (address, first, rule) => ({
    value: address,
    evidence: evidenceAt(scope, rule, first.start, line.start + line.text.length - first.start),
    weight: weightOf(scope, line, 0.8),
    line: line.index,
    start: first.start,
  });
  const [ownText = ''] = line.text.split(/\s[|•·]\s|\s{2,}|\s[–-]\s(?=tel|phone|fax|call|\(?\d)/i, 1);
  if (/\d{7}|@/.test(ownText)) return null;
  // Text above a heading belongs to another section, unless the whole address is written in headings.
  const [{ index: first } = line] = scope.linesOfBlock.get(line.block.index) ?? [];
  const startsSection = line.block.level > 0 && scope.lines[first - 1]?.block.level !== line.block.level;
  const since = startsSection ? Math.max(lastLine, first - 1) : lastLine;
  return (
    withState(scope, line, ownText, since, make) ??
    withCityOfCountry(scope, line, where, since, make) ??
    cityFirst(line, where, make) ??
    underCity(scope, line, where, since, make) ??
    underHeading(scope, line, where, make)
  );
}

function withState(scope: Scope, line: Line, text: string, lastLine: number, make: Make): AddressCandidate | null {
  const withComma = cityAndState.exec(text);
  // "45 Broad Street Westfield NJ": without commas, the street must be in the same line.
  const plain = withComma || line.text.length > 80 ? null : stateAtEnd.exec(text);
  const [, head = '', region = ''] = withComma ?? plain ?? [];
  if (head === '') return null;
  const before = [...(withComma ? segmentsBefore(scope, line, 0, lastLine, 0) : []), ...segmentsOf(head, line)];
  const last = before.pop();
  const split = last ? splitStreetAndCity(last.text, 'US') : null;
  if (!split || !last || (plain && (split.street === '' || !isKnownCity(split.city, 'US')))) return null;
  const street = streetOf(split.street === '' ? before : [...before, { ...last, text: split.street }]);
  return street?.likeness === 2
    ? make(
        { street: street.text, postalCode: null, city: split.city, region, country: 'US' },
        street.segments[0]?.line ?? line,
        'city and state',
      )
    : null;
}

/** "sector 3": districts that are numbered behind the city. */
const numberedDistrict = /^(?:sect(?:or)?|sektor|district|bezirk|distrito|quận|q)\.?\s?\d{1,2}$/iu;

interface Ending {
  /** What is before the city in the line. */
  readonly own: readonly Segment[];
  readonly city: string;
  readonly region: string | null;
  readonly country: string;
  /** The line names the country, a state or province of one, or a city that only one country has. */
  readonly isStated: boolean;
}

function withCityOfCountry(scope: Scope, line: Line, where: Whereabouts, lastLine: number, make: Make): AddressCandidate | null {
  // Running text has streets and cities of others, so only short lines count.
  if (line.text.length > 100) return null;
  const ending = endingOf(line, where);
  if (ending === null) return null;
  const { own, city, region, country, isStated } = ending;
  const segments = [...segmentsBefore(scope, line, 0, lastLine, 0).filter(({ line: { index } }) => index >= line.index - 3), ...own];
  const street = streetOf(segments.slice(-5), isStated && segments.some(({ text }) => /\d/.test(text))) ?? unitAndStreet(own);
  // A phone number between the street and the city ends the address.
  if (street && /\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/.test(street.text)) return null;
  if (!street || (street.likeness < 2 && !isStated && !isUnitBefore(own) && !isPlainStreet(scope, line, own, country))) return null;
  return make({ street: street.text, postalCode: null, city, region, country }, street.segments[0]?.line ?? line, 'street and city');
}

function endingOf(line: Line, where: Whereabouts): Ending | null {
  const own = segmentsOf(line.text.replace(/(?<=\p{L}{3})\.$/u, ''), line);
  if (numberedDistrict.test(own.at(-1)?.text ?? '') && own.length > 2) own.pop();
  const stated = takeCountry(own);
  if (stated !== null && cityState(stated.country) !== null && !isKnownCity(own.at(-1)?.text ?? '', stated.country))
    return { own, city: stated.text, region: null, country: stated.country, isStated: true };
  const country =
    stated?.country ??
    countryOfProvince(own) ??
    where.country ??
    (own.length > 1 && /\d/.test(line.text) ? countryOfLargeCity(own.at(-1)?.text ?? '') : null);
  if (country === null) return null;
  splitPostBox(own, country);
  // "Campinas - SP", "Ahmedabad, Gujarat"
  const wider = own.at(-1)?.text ?? '';
  const isWider = (isRegion(wider, country) || /^[A-Z]{2}$/.test(wider)) && isKnownCity(own.at(-2)?.text ?? '', country);
  if (isWider) own.pop();
  const last = own.pop();
  // "Sydney NSW"
  const [ending, code] = regionAtEnd[country]?.exec(last?.text ?? '') ?? [];
  const named = ending === undefined ? last?.text : last?.text.slice(0, -ending.length);
  const [, name = '', region = isWider ? wider : (code ?? null)] =
    /^(\p{Lu}[\p{L}\p{M}'’. -]{1,40}?(?:\s\d{1,2}(?:er|e|[eè]me)?)?)(?:\s*[/(-]\s*([A-Z]{2})\)?)?$/u.exec(named ?? '') ?? [];
  if (name === '' || !isKnownCity(name, country)) return null;
  return { own, city: name, region, country, isStated: stated !== null };
}

/** "BP 5574 Douala, Cameroun": the city follows the number without a comma. */
function splitPostBox(own: Segment[], country: string): void {
  const last = own.at(-1);
  const [, box = '', city = ''] =
    /^(?:[\p{L} ]{3,30}:\s*)?((?:B\.?\s?P\.?|P\.?\s?O\.?\s?Box)\s?:?\s?\d{1,3}\s?\d{0,4})\s+(\p{Lu}\D{2,40})$/iu.exec(last?.text ?? '') ??
    [];
  if (last && box !== '' && isKnownCity(city, country))
    own.splice(-1, 1, { ...last, text: box.replace(/\s?:\s?/, ' ') }, { ...last, text: city });
}

/** "…, Chile", "… Sevilla (España)": takes the country from the last segment. */
function takeCountry(own: Segment[]): { readonly text: string; readonly country: string } | null {
  const last = own.at(-1);
  if (!last) return null;
  const whole = countryIn(last.text);
  if (whole !== null) {
    own.pop();
    return { text: last.text, country: whole };
  }
  // "… Sevilla (España)", "Lima-Peru"
  const [, before = '', inside = ''] =
    /^(.{2,40}?)\s*\(([^()]{3,30})\)$/.exec(last.text) ?? /^(\p{Lu}\p{L}{2,20})-(\p{Lu}\p{L}{3,20})$/u.exec(last.text) ?? [];
  const country = inside === '' ? null : countryIn(inside);
  if (country === null) return null;
  own[own.length - 1] = { ...last, text: before };
  return { text: inside, country };
}

/** "Toronto, ON": the province of Canada or state of Australia leaves no doubt beside a city there. */
function countryOfProvince(own: readonly Segment[]): string | null {
  const wider = own.at(-1)?.text ?? '';
  const city = own.at(-2)?.text ?? '';
  return ['CA', 'AU'].find((country) => regionAtEnd[country]?.exec(wider)?.[1] === wider && isKnownCity(city, country)) ?? null;
}

/** "Unit 5, Mill Lane, Leeds": in one line with a numbered unit, a street needs no number of its own. */
function unitAndStreet(own: readonly Segment[]): Street | null {
  return isUnitBefore(own) && isUnnumbered(own.at(-1)?.text ?? '')
    ? { text: own.map(({ text }) => text).join(', '), likeness: 1, segments: own }
    : null;
}

const isUnitBefore = (own: readonly Segment[]): boolean =>
  own.length > 1 && own.length < 4 && own.slice(0, -1).every(({ text }) => unitWords.test(text)) && /\d/.test(own[0]?.text ?? '');

/** Countries whose streets often have only a name and a number: "Vodičkova 30", "Ilica 5". */
const plainStreets: ReadonlySet<string> = new Set(['CZ', 'SK', 'HR', 'RS', 'BA', 'ME', 'MK', 'SI', 'PL', 'BG']);
const plainStreet = /^\p{Lu}\p{L}+(?:\s\p{L}+){0,2}\s\d{1,4}(?:\s?[a-z])?(?:\/\d{1,4}[a-z]?)?$/u;

/** Such a street and the city are the whole line, where addresses are written. */
function isPlainStreet({ kind }: Scope, { block }: Line, own: readonly Segment[], country: string): boolean {
  const isPlace = kind === 'contact' || kind === 'imprint' || block.landmark === 'footer' || block.isAddress;
  return isPlace && plainStreets.has(country) && own.length === 1 && plainStreet.test(own[0]?.text ?? '');
}

/** "Nantes / 5 quai de la Fosse": an office whose city is only in its heading, in a part of a page that has addresses. */
function underHeading(scope: Scope, line: Line, where: Whereabouts, make: Make): AddressCandidate | null {
  const above = scope.lines[line.index - 1];
  const isPlace = scope.kind === 'contact' || scope.kind === 'imprint' || line.block.landmark === 'footer' || line.block.isAddress;
  if (!isPlace || where.country === null || !above || above.block.level === 0 || line.block.level > 0 || line.text.length > 70) return null;
  const street = streetOf(segmentsOf(line.text, line));
  if (street?.likeness !== 2 || !/\d/.test(street.text) || namesCity(scope, line, where.country)) return null;
  const named = cityOfHeading([{ text: above.text, line: above }, ...street.segments], [where.country]);
  return named === null
    ? null
    : make({ street: street.text, postalCode: null, city: named.city, region: null, country: where.country }, above, 'street below a city');
}

/** "Bogotá, Colombia / Calle 70 # 7-30": the city and its country in the line above the street. */
function underCity(scope: Scope, line: Line, where: Whereabouts, lastLine: number, make: Make): AddressCandidate | null {
  const above = scope.lines[line.index - 1];
  if (!above || above.index <= lastLine || above.block.container !== line.block.container) return null;
  if (line.text.length > 70 || above.text.length > 50 || line.block.level > 0) return null;
  const parts = segmentsOf(above.text, above);
  const stated = takeCountry(parts);
  const country = stated?.country ?? (line.block.isAddress ? where.country : null);
  const [city, ...others] = parts;
  if (country === null || !city || others.length > 0 || !isKnownCity(city.text, country)) return null;
  const street = streetOf(segmentsOf(line.text, line));
  if (street?.likeness !== 2 || !/\d/.test(street.text) || isSentence(street.text) || namesCity(scope, line, country)) return null;
  // The city is the end of the address above.
  const before = scope.lines[above.index - 1];
  if (before?.block.container === above.block.container && streetOf(segmentsOf(before.text, before)) !== null) return null;
  return make({ street: street.text, postalCode: null, city: city.text, region: null, country }, above, 'street below a city');
}

/** "5 good reasons to visit Mombasa Road": a street has few words in lower case. */
const isSentence = (text: string): boolean =>
  (text.match(/(?<=\s)(?!(?:de|del|des|dos|das|les|the|and|piso|of)\s)\p{Ll}{2,}(?=\s)/gu)?.length ?? 0) > 2;

/** Whether one of the lines below, before the next heading, is a city. If so, that city belongs to the address. */
function namesCity({ lines }: Scope, { index }: Line, country: string): boolean {
  for (let at = index + 1; at <= index + 3; at++) {
    const below = lines[at];
    if (!below || below.block.level > 0) return false;
    if (below.text.length < 60 && segmentsOf(below.text, below).some(({ text }) => isKnownCity(text, country))) return true;
  }
  return false;
}

/** "Wrocław, ul. Długa 12/4", "Budapest, Váci utca 19.": the city first, and nothing else in the line. */
function cityFirst(line: Line, where: Whereabouts, make: Make): AddressCandidate | null {
  if (line.text.length > 80 || where.country === null || !/\d/.test(line.text)) return null;
  const [city, ...rest] = segmentsOf(line.text.replace(/\.$/, ''), line);
  if (!city || rest.length === 0 || rest.length > 3 || /\d/.test(city.text) || !isKnownCity(city.text, where.country)) return null;
  const street = streetOf(rest);
  if (street?.likeness !== 2 || street.segments.length !== rest.length) return null;
  return make({ street: street.text, postalCode: null, city: city.text, region: null, country: where.country }, line, 'city and street');
}
