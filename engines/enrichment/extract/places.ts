/** Cities and countries in addresses. */
import { citiesIn, cityOf, countryNamesFolded, largeCityNames, parseCountry, parsePlace, regionNamed } from '@leadlight/vocabulary/places';
import { foldText } from '@leadlight/vocabulary/text';
import { remembered } from './remembered.ts';

const known = new Map<string, boolean>();
const mostKnown = 5_000;

/** Whether the gazetteer has the city. "Praha 10" is Praha. */
export function isKnownCity(name: string, country: string): boolean {
  const key = `${country} ${name}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  // "Praha 10", "Jakarta Pusat"
  const whole = name.replace(
    /\s(?:\d{1,2}(?:er|e|[eè]me)?|pusat|barat|timur|utara|selatan|centro|norte|sul|sur|nord|süd|ost|mitte|north|south|east|west|(?:city )?cent(?:er|re))$/iu,
    '',
  );
  const result = isInGazetteer(name, country) || (whole !== name && isInGazetteer(whole, country));
  if (known.size >= mostKnown) known.clear();
  known.set(key, result);
  return result;
}

function isInGazetteer(name: string, country: string): boolean {
  // "Area/Halle 5" has a city in it; "Biel/Bienne" has two names.
  if (name.length < 2 || name.length > 60 || (name.includes('/') && /\s/.test(name))) return false;
  // Cities that are their own country.
  if (/^(?:SG|MC|SM|LU|HK|MO|VA)$/.test(country) && parseCountry(name) === country) return true;
  const read = parsePlace(name, { country });
  if (read.kind === 'place' && read.place.country === country && read.place.city !== null && cityOf(read.place.city) !== null) return true;
  return isWrittenTogether(name, country);
}

/** Names of several words, without the space: by country. */
const joinedNames = new Map<string, ReadonlySet<string>>();

/** "Bandarlampung" is Bandar Lampung: Indonesia and Malaysia write such names either way. */
function isWrittenTogether(name: string, country: string): boolean {
  if ((country !== 'ID' && country !== 'MY') || name.length < 8 || name.includes(' ')) return false;
  let joined = joinedNames.get(country);
  if (joined === undefined) {
    joined = new Set(citiesIn(country).flatMap(({ name: city }) => (city.includes(' ') ? foldText(city).replaceAll(' ', '') : [])));
    joinedNames.set(country, joined);
  }
  return joined.has(foldText(name));
}

/** The city that is a country of its own; null for other countries. */
export const cityState = (country: string): string | null => (/^(?:SG|HK|MO|MC|GI)$/.test(country) ? country : null);

/** Smaller cities have namesakes that a text may mean as well. */
const leastPeopleAlone = 500_000;

/** The country of a large city whose name is hardly any other's: "Bengaluru"; null for others. */
export const countryOfLargeCity = remembered((name): string | null => {
  if (name.length < 4 || name.length > 40 || !/^\p{Lu}[\p{L} '’-]+$/u.test(name)) return null;
  const read = parsePlace(name, {});
  if (read.kind !== 'place' || read.place.city === null) return null;
  return (cityOf(read.place.city)?.population ?? 0) >= leastPeopleAlone ? read.place.country : null;
});

/** Whether some country has a city, or is itself, of this name. */
export const isKnownPlace = (name: string): boolean => countryIn(name) !== null || parsePlace(name, {}).kind === 'place';

/** Cities with fewer people are more often called like a person than listed without one. */
const leastPeople = 30_000;
let severalWords: ReadonlySet<string> | undefined;

/** Whether several words are a country or a large city: "Puerto Rico", "Las Vegas", "Buenos Aires". They have the form of a person's name. */
export function isPlaceName(name: string): boolean {
  severalWords ??= new Set([...largeCityNames(leastPeople), ...countryNamesFolded()].filter((each) => each.includes(' ')));
  const folded = foldText(name);
  return severalWords.has(folded) || landform.test(folded) || mountains.has(folded);
}

/** "Lago Maggiore", "Piz Palü", "Villa Rosa": words for landforms and houses that aren't given names. Folded. */
const landform =
  /^(?:piz|punta|cima|lago|lac|isola|isla|ilha|cabo|capo|passo|rifugio|castello|chateau|schloss|villa|finca|quinta|fattoria|tenuta|masseria|podere|palazzo|agriturismo|cascina|locanda|albergo|hotel|hostal|pousada|mont|rio grande|costa (?:del|de|da|dos|di|brava|blanca|verde|azul|rica|smeralda)) \p{L}/u;
/** Mountains whose first word is a given name, too: Monte Hellman, Sierra Teller. */
const mountains: ReadonlySet<string> = new Set(
  'monte rosa|monte bianco|monte cervino|monte baldo|monte cinto|monte cassino|monte viso|monte leone|monte generoso|monte bre|monte perdido|monte pascoal|monte igueldo|monte alban|monte verde|monte carlo|monte cristo|monte vista|monte grappa|monte amiata|monte conero|monte pellegrino|monte isola|monte tamaro|monte san salvatore|monte gordo|monte real|sierra nevada|sierra madre|sierra morena|sierra leone|sierra vista|sierra blanca|sierra de gredos|sierra norte|sierra tarahumara'.split(
    '|',
  ),
);

/** Whether the country has a region, state or county of this name; in Ireland also "Co. Galway". */
export function isRegion(name: string, country: string): boolean {
  if (name.length < 2 || name.length > 40) return false;
  return regionNamed(country, foldText(name)) !== null || (country === 'IE' && /^(?:co\.?|county)\s\p{Lu}\p{L}+$/iu.test(name));
}

/** A country's name or usual abbreviation; two letters only if they can't be a state or a word. */
export const countryIn = remembered((text): string | null => {
  const plain = text.replaceAll(/[.()]/g, '').trim();
  if (plain.length < 2 || plain.length > 40 || /\d/.test(plain)) return null;
  if (plain.length === 2) return /^(?:UK|US)$/.test(plain) ? parseCountry(plain) : null;
  if (plain.length === 3) return plain === 'USA' ? 'US' : plain === 'UAE' ? 'AE' : null;
  // "Jersey", "Georgia": also names of other things; an address in Georgia (USA) has a ZIP code.
  return /^(?:georgia|jersey|jordan|chad|guinea|mali|niger|cuba|malta|monaco)$/i.test(plain) && !/^(?:malta|monaco|jordan)$/i.test(plain)
    ? null
    : parseCountry(plain);
});
