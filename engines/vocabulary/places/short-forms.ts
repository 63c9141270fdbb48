/**
 * Short forms of names, spelled as the gazetteer has them before a place is parsed: "Wr. Neustadt", "Bruck/Mur", "Kt. Zürich", "NSW 2000",
 * "Germany, BY", "Lyon 69". A form is spelled out only if the gazetteer has the longer name.
 */
import { foldText } from '../text/fold.ts';
import { withNamesInFull } from './abbreviated-names.ts';
import { citiesNamed, citiesNamedAnywhere, regionNamed } from './gazetteer.ts';
import { parseCountry } from './parse-country.ts';
import { countryOfTown } from './town-names.ts';

/** First words of names that people shorten, in the languages of the places that have them: what stands before the period → in full. */
const firstWords: Readonly<Record<string, readonly string[]>> = {
  wr: ['Wiener'],
  gr: ['Groß', 'Groß-', 'Groot'],
  kl: ['Klein', 'Klein-'],
  ob: ['Ober'],
  unt: ['Unter'],
  gral: ['General'],
  pto: ['Puerto', 'Porto'],
  vla: ['Villa'],
  nva: ['Nueva'],
  nvo: ['Nuevo'],
  s: ['São', 'San', 'Santa'],
  ste: ['Sainte'],
  n: ['New', 'North', 'Nuevo'],
  ft: ['Fort'],
  mt: ['Mount'],
  pt: ['Port', 'Point'],
};

/** Words for a region before its name, and the word that Mexican cities begin with. */
const words: Readonly<Record<string, string>> = { kt: 'Kanton', prov: 'Provincia', jud: 'Județul', cd: 'Ciudad' };

/** "Wr. Neustadt", "Cd. Juárez", "Kt. Zürich" */
function withFirstWord(text: string): string {
  return text.replace(/^(\p{L}{1,4})\. ?-?(\p{Lu}[^,;|/()]*|d[ei] \p{Lu}[^,;|/()]*)/u, (written, short: string, rest: string) => {
    const word = words[short.toLowerCase()];
    if (word !== undefined) return `${word} ${rest}`;
    const found = (firstWords[short.toLowerCase()] ?? [])
      .map((first) => `${first}${first.endsWith('-') || first === 'Ober' || first === 'Unter' ? '' : ' '}${rest.trim()}`)
      .flatMap((name) => citiesNamedAnywhere(foldText(name)).map(({ population }) => ({ name, population })))
      .toSorted((a, b) => b.population - a.population)[0];
    return found === undefined ? written : text.startsWith(found.name) ? written : found.name;
  });
}

/** What stands between a German or Austrian town and its river, mountains or region. */
const links = ['an der', 'am', 'im', 'in', 'in der', 'ob der', 'vor der', 'bei', 'auf der'];

/** Rivers, mountains and regions behind the names of German and Austrian towns, in the letters that road signs and timetables use for them. */
const behindTown: Readonly<Record<string, string>> = {
  opf: 'Oberpfalz',
  t: 'Tirol',
  ts: 'Taunus',
  w: 'Wörthersee',
  m: 'Main',
  n: 'Neckar',
  br: 'Breisgau',
  allg: 'Allgäu',
  obb: 'Oberbayern',
  ndb: 'Niederbayern',
  erzgeb: 'Erzgebirge',
};

const germanSpeaking = ['DE', 'AT', 'CH'];

/** "Bruck/Mur", "Hall i.T.", "Neumarkt i.d.OPf.": a town and what is behind its name. */
function withItsRiver(text: string): string {
  const [, town = '', behind = '', rest = ''] =
    /^(\p{Lu}[\p{L}. -]*?\p{L})(?: ?\/ ?| (?:[aiovb]\. ?(?:d\. ?)?))(\p{Lu}\p{L}*)\.?(, .+)?$/u.exec(text) ?? [];
  // "Halle/Saale" is a name that the gazetteer has as it is.
  if (town === '' || citiesNamed('DE', foldText(`${town} ${behind}`)).length > 0) return text;
  const candidates = [town, town.replace(/^St\.? /, 'Sankt ')].flatMap((name) =>
    links.map((link) => `${name} ${link} ${behindTown[foldText(behind)] ?? behind}`),
  );
  const found = candidates.flatMap((name) => {
    const folded = foldText(name);
    const city = germanSpeaking.flatMap((country) => citiesNamed(country, folded))[0];
    const country = city?.country ?? countryOfTown(name, [folded]);
    return country !== null && germanSpeaking.includes(country) ? [{ name: city?.name ?? name, country }] : [];
  })[0];
  return found === undefined ? text : `${found.name}${rest === '' ? `, ${found.country}` : rest}`;
}

/** "NSW 2000", "CA 94105": a state and a postal code, without the city. The letters before a code of this length are a state's. */
const withStateAlone = (text: string): string =>
  text
    .replace(/^(NSW|VIC|QLD|TAS|ACT|WA|SA|NT) \d{4}$/, '$1, Australia')
    .replace(/^([A-Z]{2}) \d{5}(?:-\d{4})?$/, (written, state: string) =>
      regionNamed('US', state.toLowerCase()) ? `${state}, USA` : written,
    );

/** "St. Johann im Pongau": spelled with "Sankt", as the names of towns are. */
const withSaint = (text: string): string =>
  text.replace(/^St\.? ?(?=(\p{Lu}[\p{L} ]+ (?:im|in|am|an der|bei|ob) [\p{L} ]+?)(?:,|$))/u, (written, rest: string) => {
    const full = `Sankt ${rest}`;
    return germanSpeaking.includes(countryOfTown(full, [foldText(full)]) ?? '') ? 'Sankt ' : written;
  });

/** ISO 3166-2 codes of the states of Germany: the gazetteer reads them behind a city only, since most are also codes of countries. */
const germanStates = 'BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH'.split(' ');
const provincesOfItaly = /^(?:MI|TO|RM|BO|FI|NA|VE|VR|PD|BG|BS|GE|PA|CT|BA|MO|PR|RE|TV|VI|MB|VA|CO)$/;

/** "Germany, BY", "Switzerland, GE": a country and the letters of one of its own regions, which are also another country's or state's. */
function withCountryLast(text: string): string {
  const [, name = '', code = ''] = /^(\p{L}[\p{L} ]{3,}), ?([A-Z]{2})$/u.exec(text) ?? [];
  const country = name === '' ? null : parseCountry(name);
  if (country === null) return text;
  if (country === 'IT' && provincesOfItaly.test(code)) return name;
  const isOwn = (country === 'CH' || (country === 'DE' && germanStates.includes(code))) && parseCountry(code) !== null;
  const region = isOwn ? regionNamed(country, code.toLowerCase()) : null;
  return region === null ? text : `${country === 'CH' ? 'Kanton ' : ''}${region.name}, ${name}`;
}

/** "Lyon 69", "92 Nanterre": a French city and the number of its department. */
const withoutDepartment = (text: string): string =>
  text.replace(
    /^(?:(\d{2}) (\p{Lu}\p{L}[\p{L}' -]+)|(\p{Lu}\p{L}[\p{L}' -]+) \(?(\d{2})\)?)$/u,
    (written, ...found: (string | undefined)[]) => {
      const name = found[1] ?? found[2] ?? '';
      const number = Number(found[0] ?? found[3] ?? '0');
      const isFrench = citiesNamedAnywhere(foldText(name))[0]?.country === 'FR';
      return isFrench && number >= 1 && number <= 95 ? `${name}, France` : written;
    },
  );

/** @returns the text with the short forms of its names spelled out */
export function inFull(text: string): string {
  const plain = text.replace(/^(?:中国|中國)(?=香港|澳门|澳門|台湾|台灣|臺灣)/, '').replace(/^Bakı(?!\p{L})/u, 'Baku');
  const named = plain.includes('.') ? withFirstWord(plain) : plain;
  const apart = /[./]/.test(named) ? withNamesInFull(withItsRiver(withSaint(named))) : named;
  const ordered = apart.includes(',') ? withCountryLast(apart) : apart;
  return /\d/.test(ordered) ? withoutDepartment(withStateAlone(ordered)) : ordered;
}
