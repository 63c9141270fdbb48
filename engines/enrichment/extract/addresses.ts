/**
 * Postal addresses in running lines: from a postal code to the city beside it and the street before it; without a postal code from a
 * street and a city that the gazetteer has. Structured data first (organizations.ts).
 */
import { readCityAfter, readCityFirst, type Whereabouts } from './address-cities.ts';
import { type AddressCandidate, weightOf } from './address-candidate.ts';
import { eastAsianAddress } from './addresses-east-asia.ts';
import { type Segment, segmentsAfter, segmentsBefore } from './address-segments.ts';
import { type Street, streetOf } from './address-streets.ts';
import { streetLikeness, unitWords } from './address-words.ts';
import { withoutCode } from './address-without-code.ts';
import { officesOf } from './address-offices.ts';
import { withoutHomes } from './address-persons.ts';
import { isOfAuthority } from './authorities.ts';
import { countryIn, isKnownCity } from './places.ts';
import { postalCodesIn, type PostalMatch } from './postal-codes.ts';
import { evidenceAt, type Line, type Scope } from './scope.ts';

/** @param withOffices whether sections may be in another country than the site; not while the site's country is still unknown */
export function findAddresses(scope: Scope, where: Whereabouts, withOffices = true): AddressCandidate[] {
  const found: AddressCandidate[] = [];
  /** Lines of addresses that were read; a postal code may be below the city, so those with one come first. */
  const used = new Set<number>();
  const add = (address: AddressCandidate, line: Line): void => {
    found.push(address);
    for (let at = line.index; at >= 0 && (scope.lines[at]?.start ?? 0) >= address.start; at--) used.add(at);
    for (let at = line.index; at <= (address.line ?? 0); at++) used.add(at);
  };
  const offices = withOffices ? officesOf(scope, where) : new Map<Line, Whereabouts>();
  let lastLine = -1;
  for (const line of scope.lines) {
    if (scope.others.has(line.block.index)) continue;
    const eastAsian = eastAsianAddress(scope, line, where);
    if (eastAsian) {
      add(eastAsian, line);
      lastLine = line.index;
      continue;
    }
    let from = 0;
    for (const code of postalCodesIn(line.text.slice(0, 2_000)).slice(0, 20)) {
      if (code.start < from || isUnitNumber(line.text, code)) continue;
      const above = found.length > 0 ? lastLine : -1;
      const office = offices.get(line);
      const address = (office && readAt(scope, line, code, office, above, from)) ?? readAt(scope, line, code, where, above, from);
      if (!address || isOfAuthority(scope, line, code.start)) continue;
      add(address, line);
      lastLine = line.index;
      from = code.end;
    }
  }
  lastLine = -1;
  for (const line of scope.lines) {
    if (used.has(line.index)) lastLine = line.index;
    if (used.has(line.index) || scope.others.has(line.block.index)) continue;
    const office = offices.get(line);
    const address = (office && withoutCode(scope, line, office, lastLine)) ?? withoutCode(scope, line, where, lastLine);
    if (!address || isOfAuthority(scope, line, line.text.length)) continue;
    add(address, line);
    lastLine = line.index;
  }
  const stated = found.filter(({ value }) => !madeUpStreet.test(value.street ?? ''));
  return withoutHomes(scope, stated).toSorted((a, b) => a.start - b.start);
}

/** What templates have where the street belongs. */
const madeUpStreet = /^(?:muster|beispiel)-?(?:stra(?:ß|ss)e|str\.|weg|gasse|allee|platz)|^123 (?:example|any|fake) st|^calle falsa 123/i;

/** "Suite 2800", "# 1805", "Room 12101", "since 1985": a number of something else. */
function isUnitNumber(text: string, { start, end, code }: PostalMatch): boolean {
  // "ca. 11000 Noten", "more than 10000 Clients": a quantity.
  if (
    /^\d{4,6}$/.test(code) &&
    // "Pasadena, CA. 91101" is a state.
    !/,\s*CA\.\s*$/.test(text.slice(Math.max(0, start - 12), start)) &&
    /(?:\bca\.|\bcirca|\bapprox\.|\bover|\bmore than|\bmehr als|[üu]ber|\bplus de|\bmás de|\bmais de|\bpiù di|\bmeer dan|~)\s*$/i.test(
      text.slice(Math.max(0, start - 12), start),
    )
  )
    return true;
  if (
    /(?:\b(?:suite|ste|unit|apt|apartment|room|rm|floor|box|building|bldg|no|nr|number|box|bus|highway|hwy|route|rt|fm|cr|county road|model|postfach|pmb|postbus|case postale|casella postale|apartado|boîte postale)\b\.?|#)\s*$/i.test(
      text.slice(Math.max(0, start - 16), start),
    )
  )
    return true;
  // "Av. Corrientes 1234, Piso 5"
  if (/^\d{4}$/.test(code) && start > 0 && /^,\s*\S/.test(text.slice(end)) && unitWords.test(text.slice(end).replace(/^,\s*/, '')))
    return true;
  // "Av. Corrientes 1234, CABA": the number of a street that has no other, and a comma before the city.
  if (/^\d{4}$/.test(code) && /^,\s*\p{Lu}/u.test(text.slice(end)) && endsAStreet(text.slice(0, start), code)) return true;
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

function endsAStreet(before: string, number: string): boolean {
  const street = before.split(/[,;|•·\n]/).at(-1) ?? '';
  return !/\d/.test(street) && /^\s*\p{L}/u.test(street) && streetLikeness(`${street}${number}`) === 2;
}

function readAt(scope: Scope, line: Line, code: PostalMatch, where: Whereabouts, lastLine: number, from: number): AddressCandidate | null {
  // "Via Brera 3, Milano (20121)": a code in parentheses is after its city.
  const isBracketed = /\p{L}\s?\($/u.test(line.text.slice(0, code.start)) && line.text[code.end] === ')';
  const before = segmentsBefore(scope, line, isBracketed ? code.start - 1 : code.start, lastLine, from);
  const after = isBracketed ? [] : segmentsAfter(scope, line, code.end);
  const read =
    readCityFirst(code, before, after, where) ?? (code.cityFollows ? readCityAfter(code, before, after, where, isBracketed) : null);
  if (!read) return null;
  const isCertain = code.isPrefixed || read.isCertain;
  const isKnown = read.city !== null && read.country !== null && isKnownCity(read.city, read.country);
  const ofBefore = streetOf(read.before, isCertain || isKnown);
  const ofLabel = ofBefore === null ? labeledStreet(line, code.start) : null;
  const ofAfter =
    ofBefore?.likeness === 2 || postalCodesIn(line.text.slice(code.end, code.end + 200)).length > 0 ? null : streetAfterCity(scope, after);
  const street = ofAfter ?? ofBefore ?? ofLabel;
  const isStrong = street !== null && street.likeness === 2;
  // Four digits are also years and quantities, six are also parts of phone numbers.
  if (
    /^\d{4}$|^\d{3} ?\d{3}$/.test(code.code) &&
    !isCertain &&
    !isKnown &&
    !(street !== null && read.country !== null && read.country === where.country && !/^(?:19|20)\d\d$/.test(code.code))
  )
    return null;
  // In a list of numbers and names, some name is a town.
  if (!street && !isCertain && /^\d{4}$/.test(code.code) && read.country !== where.country) return null;
  if (code.countries[0] === 'JP' && where.country !== 'JP' && !after.slice(0, 2).some(({ text }) => countryIn(text) === 'JP')) return null;
  if (!street && !isCertain && !(read.city !== null && isKnownCity(read.city, read.country ?? '') && line.text.length < 60)) return null;
  // The gazetteer lacks small places: a line that starts with the code, below a line with a house number, in the company's country.
  const isBesideStreet =
    line.text.length < 80 && street?.segments.at(-1)?.line === line && read.country !== null && read.country === where.country;
  const isBelowStreet =
    code.start === 0 &&
    line.text.length < 50 &&
    street?.segments.at(-1)?.line.index === line.index - 1 &&
    read.country !== null &&
    read.country === where.country;
  if (street?.likeness === 1 && !isCertain && !isKnown && !isBelowStreet && !isBesideStreet) return null;
  const firstLine = street?.segments[0]?.line ?? read.cityLine ?? line;
  const start = Math.min(firstLine.start, line.start);
  const last = read.lastLine && read.lastLine.index > line.index ? read.lastLine : line;
  return {
    value: { street: street?.text ?? null, postalCode: code.code, city: read.city, region: read.region, country: read.country },
    evidence: evidenceAt(scope, 'postal code', start, last.start + last.text.length - start),
    weight: weightOf(scope, line, street === null ? 0.5 : isStrong || isCertain ? 1 : 0.8),
    line: last.index,
    start,
  };
}

/** "Domicilio: San Pedro, 24 bajo, 20304 Irún": after this kind of label, a name and a number are a street, even without a word for one. */
const addressLabel =
  /^(?:domicilio(?: social| fiscal)?|direcci[óo]n|dom\.|adresse|anschrift|indirizzo|sede(?: legale| operativa| social)?|si[èe]ge(?: social)?|morada|endere[çc]o|adres|address)\s*:\s*(\p{Lu}[^:;|@]{3,50}?),?\s*$/iu;

function labeledStreet(line: Line, end: number): Street | null {
  const [, text = ''] = addressLabel.exec(line.text.slice(0, end)) ?? [];
  return /^\p{Lu}\p{L}.*\s\d{1,4}(?:\D|$)/u.test(text) && text.split(' ').length <= 7
    ? { text, likeness: 1, segments: [{ text, line }] }
    : null;
}

/** "1052 Budapest, Váci utca 19": Hungary writes the city first, and so do some elsewhere. */
function streetAfterCity(scope: Scope, after: readonly Segment[]): Street | null {
  const [city, next] = after;
  if (city && next && isBelowCity(scope, city, next)) return { text: next.text, likeness: 2, segments: [next] };
  // "Box 5204, 102 45 Stockholm · Besöksadress: Birger Jarlsgatan 57": a label starts another address.
  if (!city || next?.line !== city.line || /^\p{L}[\p{L} ]{2,}:/u.test(next.text) || streetLikeness(next.text.replace(/\.$/, '')) !== 2)
    return null;
  return { text: next.text.replace(/\.$/, ''), likeness: 2, segments: [next] };
}

/** "58-500 Jelenia Góra / ul. Długa 7/1": a street in a line of its own below the code and the city, without another code below it. */
function isBelowCity({ lines }: Scope, city: Segment, { text, line }: Segment): boolean {
  const [codes, below] = [postalCodesIn(city.line.text), lines[line.index + 1]];
  return (
    line.index === city.line.index + 1 &&
    text === line.text &&
    text.length < 60 &&
    /\d/.test(text) &&
    codes[0]?.start === 0 &&
    city.line.text.endsWith(city.text) &&
    streetLikeness(text) === 2 &&
    postalCodesIn(text).length === 0 &&
    (below === undefined || postalCodesIn(below.text.slice(0, 100)).length === 0)
  );
}
