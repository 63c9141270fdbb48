/**
 * Parts of countries: "Midwest", "Norddeutschland", "northern Italy", "sud de la France". A part that consists of known regions means these regions. For any
 * other part, the country counts and the part is reported.
 */
import { countryAdjectives, areas, countryNamed, countryParts, regionNamed, regionsOfSide, type Side } from '@leadlight/vocabulary/places';
import { find, foldedBetween, oncePerToken, phrase, wordsFrom, type Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';

interface CountryAt {
  readonly code: string;
  readonly end: number;
}

const adjectivePhrases = countryAdjectives.map(([source, code]) => [phrase(source), code] as const);
/** One pattern for all adjectives of countries, because most words match none of the hundred. */
const anyAdjective = phrase(countryAdjectives.map(([source]) => source).join('|'));

/** "German", "empresas angolanas" */
export function countryAdjectiveAt(line: Line, at: number): CountryAt | null {
  for (const [pattern, code] of find(line, at, anyAdjective) ? adjectivePhrases : []) {
    const found = find(line, at, pattern);
    if (found) return { code, end: found.end };
  }
  return null;
}

/** @returns the country with this name, also in the genitive: "Deutschlands" */
function countryOfName(name: string, typed: string): string | null {
  if (name === 'us' || name === 'uk' || name === 'usa')
    return name === 'uk' ? 'GB' : /^(?:U\.?S\.?|USA|usa|U\.S\.A\.)$/.test(typed) ? 'US' : null;
  if (name.length <= 3) return null;
  return (countryNamed(name) ?? (name.endsWith('s') ? countryNamed(name.slice(0, -1)) : null))?.code ?? null;
}

function countryNameAt(line: Line, at: number): CountryAt | null {
  for (let length = wordsFrom(line, at, 3); length > 0; length -= 1) {
    const code = countryOfName(foldedBetween(line, at, at + length), line.tokens[at]?.text ?? '');
    if (code !== null) return { code, end: at + length };
  }
  return null;
}

/** A direction directly before the name, or with "of" between them. Words with another meaning, such as the French "sur", need the "of". */
const directions: readonly (readonly [Side, alone: string, withOf: string])[] = [
  [
    'ne',
    String.raw`north ?east(?:ern)?|nordost(?:en|lich(?:e[nrms]?|es)?)?|noordoost(?:en|elijke?)?`,
    'nord est|nordest|nord orientale|noreste|nordeste',
  ],
  [
    'nw',
    String.raw`north ?west(?:ern)?|nordwest(?:en|lich(?:e[nrms]?|es)?)?|noordwest(?:en|elijke?)?`,
    'nord ouest|nord ovest|nordovest|noroeste',
  ],
  ['se', String.raw`south ?east(?:ern)?|sudost(?:en|lich(?:e[nrms]?|es)?)?|zuidoost(?:en|elijke?)?`, 'sud est|sudest|sureste|sudeste'],
  [
    'sw',
    String.raw`south ?west(?:ern)?|sudwest(?:en|lich(?:e[nrms]?|es)?)?|zuidwest(?:en|elijke?)?`,
    'sud ouest|sud ovest|suroeste|sudoeste',
  ],
  ['n', String.raw`north(?:ern)?|nord(?:en|lich(?:e[nrms]?|es)?)?|norte|noord(?:en|elijke?)?`, 'septentrion'],
  ['s', String.raw`south(?:ern)?|sud(?:en|lich(?:e[nrms]?|es)?)?|zuid(?:en|elijke?)?`, 'sur|sul|midi|meridione'],
  ['e', String.raw`east(?:ern)?|ost(?:en|lich(?:e[nrms]?|es)?)?|oost(?:en|elijke?)?`, 'est|este|leste'],
  ['w', String.raw`west(?:ern|en|lich(?:e[nrms]?|es)?|elijke?)?`, 'ouest|oeste|ovest'],
  ['c', 'central|centro|mittel|zentral|midden', 'cent(?:er|re)|centrum|mitte|midden'],
];
const of = '(?:of(?: the)?|von|vom|der|des|de(?: la| l| los| las)?|d|du|di|dell[ao]?|del(?:l)?|da|do|dos|van(?: de| het)?)';
const sides = directions.map(([side, alone, withOf]) => ({
  side,
  alone: phrase(`(?:${alone})`),
  withOf: phrase(`(?:${alone}|${withOf})(?= ${of} )`),
}));
const anySide = phrase(`(?:${directions.map(([, alone, withOf]) => `${alone}|${withOf}`).join('|')})`);
const ofPhrase = phrase(of);

/** A direction after the name: "Italia meridionale", "Espana del norte", "Deutschland Süd". */
const behind: readonly (readonly [Side, RegExp])[] = [
  ['n', phrase('settentrionale|septentrionale?|(?:del|du|do) nor(?:d|te)|nord')],
  ['s', phrase('meridionale?|(?:del|du|do) (?:sud|sur|sul)|sud')],
  ['e', phrase('orientale?|(?:del|de l|dell) este?|ost')],
  ['w', phrase('occidentale?|(?:del|de l|dell) (?:ouest|oeste|ovest)|west')],
  ['c', phrase('centrale?|del centro|mitte')],
];

/** "Nordirland" and "Südkorea" are countries or regions themselves. */
const isWhole = (name: string, country: string): boolean =>
  countryNamed(name) !== null || [country, 'GB'].some((each) => regionNamed(each, name) !== null);

function ofSide(country: string, side: Side, at: number, end: number, part: { from: number; end: number }): Reading {
  const regions = regionsOfSide(country, side);
  if (regions) return { end, meanings: choice('region', ...regions) };
  // A part in the middle can't be reported alone.
  const isAtEdge = part.from === at || part.end === end;
  return { end, meanings: choice('country', country), unfilterable: isAtEdge ? part : { from: at, end }, isPart: true };
}

function sideBefore(line: Line, at: number): Reading | null {
  if (!find(line, at, anySide)) return null;
  for (const { side, alone, withOf } of sides) {
    const direct = find(line, at, alone);
    const linked = find(line, at, withOf);
    const link = linked && find(line, linked.end, ofPhrase);
    const country =
      (link && countryNameAt(line, link.end)) ?? (direct && (countryNameAt(line, direct.end) ?? countryAdjectiveAt(line, direct.end)));
    const part = link ? linked : direct;
    if (!country || !part) continue;
    const adjective = countryAdjectiveAt(line, at);
    if (isWhole(foldedBetween(line, at, country.end), country.code) || (adjective && adjective.end >= country.end)) return null;
    return ofSide(country.code, side, at, country.end, { from: at, end: part.end });
  }
  return null;
}

function sideAfter(line: Line, at: number): Reading | null {
  const country = countryNameAt(line, at);
  for (const [side, pattern] of country ? behind : []) {
    const found = country && find(line, country.end, pattern);
    if (!found || isWhole(foldedBetween(line, at, found.end), country.code)) continue;
    // "Germany west coast": only German names can be followed by the direction alone.
    const isBare = /^(?:nord|sud|ost|west|mitte)$/.test(foldedBetween(line, country.end, found.end));
    if (isBare && !/^(?:deutschland|osterreich)$/.test(line.tokens[at]?.folded ?? '')) continue;
    return ofSide(country.code, side, at, found.end, { from: country.end, end: found.end });
  }
  return null;
}

const compound = /^(?<side>nordost|nordwest|sudost|sudwest|nord|sud|ost|west|mittel|zentral|noord|zuid|oost)(?<rest>[a-z]{4,})$/;
const sideOfPrefix: Readonly<Record<string, Side>> = {
  nordost: 'ne',
  nordwest: 'nw',
  sudost: 'se',
  sudwest: 'sw',
  nord: 'n',
  noord: 'n',
  sud: 's',
  zuid: 's',
  ost: 'e',
  oost: 'e',
  west: 'w',
  mittel: 'c',
  zentral: 'c',
};

/** "Norditalien", "süddeutsche": one word. */
function inOneWord(line: Line, at: number): Reading | null {
  const folded = line.tokens[at]?.folded ?? '';
  const { side = '', rest = '' } = compound.exec(folded)?.groups ?? {};
  if (rest === '') return null;
  const adjective = countryAdjectives.find(([source]) => new RegExp(`^(?:${source})$`).test(rest))?.[1];
  const code = countryOfName(rest, rest) ?? adjective;
  const direction = sideOfPrefix[side];
  if (code === undefined || direction === undefined || isWhole(folded, code)) return null;
  return ofSide(code, direction, at, at + 1, { from: at, end: at + 1 });
}

/** Whether these tokens are an adjective of a part of a country: "South Indian", "süddeutsche". */
export function isPartAdjective(line: Line, from: number, to: number): boolean {
  if (to - from === 1) {
    const { rest = '' } = compound.exec(line.tokens[from]?.folded ?? '')?.groups ?? {};
    return countryOfName(rest, rest) === null && inOneWord(line, from) !== null;
  }
  return sides.some(({ alone }) => {
    const side = find(line, from, alone);
    return side !== null && countryNameAt(line, side.end) === null && countryAdjectiveAt(line, side.end)?.end === to;
  });
}

/** "The whole of Germany" is not a part. */
const wholeCountries = new Set(
  'bundesweit|deutschlandweit|ganz deutschland|all over germany|germany wide|heel nederland|schweizweit|ganze schweiz|toute la suisse|suisse entiere|tutta italia|tutta l italia|italia intera|france entiere|france metropolitaine|toute la france|osterreichweit|ganz osterreich|toda espana|todo o brasil|brasil todo|todo brasil|siam|ceylon|persia|new taipei|new taipei city|rsm|guyane'.split(
    '|',
  ),
);

/**
 * @param name the folded words from this token to the end
 * @returns the regions of a part with a name of its own ("Midwest"); the country of an area in several regions, which is reported ("Sun Belt"); or null
 */
export function namedPart(name: string, at: number, end: number): Reading | null {
  const part = countryParts.get(name);
  if (part) return { end, meanings: choice('region', ...part.regions) };
  const area = areas.get(name);
  if (!area || area.region !== undefined || area.city !== undefined || wholeCountries.has(name)) return null;
  return { end, meanings: choice('country', area.country), unfilterable: { from: at, end }, isPart: true };
}

const longestName = 4;

/** In Spanish, these are only directions. */
const brazilian = /^(?:nordeste|sudeste|centro oeste)$/;
const isPortuguese = (line: Line, at: number): boolean =>
  /^(?:no|do|regiao|pelo)$/.test(line.tokens[at - 1]?.folded ?? '') ||
  line.tokens.some(({ text, folded }) => /[ãõ]/iu.test(text) || /^(?:em|com|do|dos|na|nas|empresas? brasileiras?)$/.test(folded));

interface PartAt {
  readonly country: string;
  readonly regions: readonly string[];
  readonly end: number;
}

function partNamedAt(line: Line, at: number): PartAt | null {
  for (let length = wordsFrom(line, at, longestName); length > 0; length -= 1) {
    const name = foldedBetween(line, at, at + length);
    const part = countryParts.get(name);
    const isInitials = name.length > 3 || /^\p{Lu}+$/u.test(line.tokens[at]?.text ?? '');
    if (part && isInitials && (!brazilian.test(name) || isPortuguese(line, at))) return { ...part, end: at + length };
  }
  return null;
}

/** "Midwest"; "west coast of Ireland" and "Spanish east coast", where it is a part of another country that nobody defines by regions. */
function namedPartAt(line: Line, at: number): Reading | null {
  const part = partNamedAt(line, at);
  if (part) {
    const country = countryNameAt(line, find(line, part.end, ofPhrase)?.end ?? part.end);
    return country && country.code !== part.country
      ? { end: country.end, meanings: choice('country', country.code), unfilterable: { from: at, end: part.end }, isPart: true }
      : { end: part.end, meanings: choice('region', ...part.regions) };
  }
  const country = countryAdjectiveAt(line, at) ?? countryNameAt(line, at);
  const after = country && partNamedAt(line, country.end);
  return after && after.country !== country.code
    ? {
        end: after.end,
        meanings: choice('country', country.code),
        unfilterable: { from: country.end, end: after.end },
        isPart: true,
      }
    : null;
}

/** @returns what a part of a country that begins here means, or null */
export const readCountryPart = oncePerToken((line: Line, at: number): Reading | null => {
  const sided = sideBefore(line, at) ?? sideAfter(line, at) ?? inOneWord(line, at);
  const named = namedPartAt(line, at);
  return named && named.end >= (sided?.end ?? at) ? named : sided;
});
