/** Districts that people write behind their city or before it, without its country: "Milano Lambrate", "Praha-Smíchov", "Barra da Tijuca, Rio de Janeiro". */
import { cityAlone, knownCity, namesOf, placeOf, type Read } from './cities.ts';
import { isDistrictOf } from './city-districts.ts';
import {
  citiesIn,
  citiesNamed,
  citiesNamedAnywhere,
  cityOf,
  countryNamed,
  countryOf,
  regionInEnglish,
  regionNamed,
  regionsNamed,
  type City,
  type Region,
} from './gazetteer.ts';
import { isBusiness } from './businesses.ts';
import { foldText } from '../text/fold.ts';
import { parseCountry } from './parse-country.ts';
import type { CountryCode } from './places.ts';
import { countryOfTown } from './town-names.ts';

/** People write the district behind a city of at least this population; the names of smaller ones begin many other names. */
const minWithDistrict = 400_000;
/** A state has the name of such a city, and people who write a district before it mean the city, if much of the state lives there. */
const metropolis = 1_000_000;
/**
 * Share of the people in the state's cities. Berlin has 49 % because its districts are listed, too, and Rio de Janeiro 45 %; New York City and the city of
 * São Paulo have 29 %: what is before those names is as often a town elsewhere in the state.
 */
const minShareOfState = 0.4;

/**
 * @param parts from the smallest to the largest
 * @returns the parts without a district before its city, whose country is added behind a city alone: "SoMa, San Francisco, CA", "Retiro, Buenos Aires", "Av. Paulista, Bela
 * Vista, São Paulo"
 */
export function withoutDistrict(parts: readonly string[]): readonly string[] {
  for (const [index, district] of parts.entries()) {
    const behind = parts.slice(index + 1);
    const city = cityWithDistrict(foldText(district), behind);
    if (city) return behind.length === 1 ? [...behind, countryOf(city.country)?.name ?? city.country] : behind;
  }
  return parts;
}

/** The city that is named first, and that has the district. */
function cityWithDistrict(district: string, [name = '', ...around]: readonly string[]): City | null {
  if (name === '' || district === '') return null;
  const isAround = ({ country, region }: City): boolean =>
    around.every((part) => /^[\d -]+$/.test(part) || parseCountry(part) === country || regionNamed(country, foldText(part))?.id === region);
  const countries = countriesAround([name, ...around]);
  return (
    namesOf(name)
      .flatMap((each) =>
        countries.length > 0
          ? countries.flatMap((country) => citiesNamed(country, each).slice(0, mostNamesakes))
          : citiesNamedAnywhere(each).slice(0, mostNamesakes),
      )
      .find((city) => isDistrictOf(city, district) && isAround(city)) ?? null
  );
}

/** The countries that any of these names: the names of all countries' cities take 300 ms and 40 MB in each process that needs them. */
function countriesAround(parts: readonly string[]): readonly CountryCode[] {
  const countries = parts.flatMap((part) => parseCountry(part) ?? []);
  return [
    ...new Set(countries.length > 0 ? countries : parts.flatMap((part) => regionsNamed(foldText(part)).map(({ country }) => country))),
  ];
}
/** Ruzafa is in the Valencia in Spain, and not in the larger one in Venezuela. */
const mostNamesakes = 4;

/** Names that many towns, people and companies have, too: what is behind them is rarely a district. */
const sharedNames =
  /^(?:adelaide|alexandria|asuncion|charlotte|concepcion|cordoba|florence|florencia|guadalupe|leon|medina|merida|milan|odessa|rosario|salvador|santiago|sofia|sydney|trinidad|valencia|victoria|(?:san|santa|santo|sao|new|nova|nueva|port|fort|el|los|las|la|al) .+)$/;

/** A city of one to three words, and one or two words behind it. */
function apart(part: string): { readonly name: string; readonly behind: string } | null {
  const words = part.split(/(?<=\p{L})[ –-](?=\p{Lu})/u);
  for (let length = Math.min(3, words.length - 1); length > 0; length--) {
    if (words.length - length > mostBehind) break;
    const name = part.slice(0, words.slice(0, length).join(' ').length);
    if (cityAlone([name])) return { name, behind: words.slice(length).join(' ') };
  }
  return null;
}
const mostBehind = 2;

const isLarge = (city: City | null, name: string): city is City =>
  city !== null && city.country !== 'US' && city.population >= minWithDistrict && !sharedNames.test(foldText(name));

/** "Milano Lambrate", "Praha-Smíchov", and "Paris Texas", which names its state. */
export function districtBehindCity([part = '', ...others]: readonly string[]): Read | null {
  if (others.length > 0 || /\d/.test(part)) return null;
  const found = apart(part);
  if (found === null) return null;
  const { name, behind } = found;
  const folded = foldText(behind);
  const state = regionInEnglish(folded);
  const inState = state && folded.length > 3 ? knownCity(name, state.country, state) : null;
  if (inState) return { place: placeOf(inState, state), left: [] };
  if (countryNamed(folded) || regionsNamed(folded).length > 0) return null;
  const id = cityAlone([name])?.place.city;
  const city = id ? cityOf(id) : null;
  if (!isLarge(city, name)) return null;
  // Last, because the words of industries take half a second and 60 MB in each process that needs them.
  return isDistrictOf(city, folded) || !isBusiness(part, behind) ? { place: placeOf(city, null), left: [behind] } : null;
}

/** "Milano Lambrate, Italia": the large city before its district, in a country. */
export function cityBeforeDistrict(part: string, country: CountryCode, region: Region | null): City | null {
  // "Milano Marittima" is a town.
  const isTown = countryOfTown(part, [foldText(part)]) === country;
  const name = isTown || /\d/.test(part) ? undefined : apart(part)?.name;
  const city = name === undefined ? null : knownCity(name, country, region);
  return name !== undefined && isLarge(city, name) ? city : null;
}

/** "Barra da Tijuca, Rio de Janeiro": a district that the gazetteer doesn't know before a city that is much of the state with its name. */
export function cityBehindDistrict(before: readonly string[], last: string, state: Region): Read | null {
  const [district = '', ...others] = before;
  if (district === '' || others.length > 0 || /\d/.test(district) || knownCity(district, state.country, state)) return null;
  const city = citiesNamed(state.country, foldText(last)).find(
    (each) => each.region === state.id && each.population >= metropolis && isMuchOf(state, each),
  );
  return city ? { place: placeOf(city, state), left: [district] } : null;
}

function isMuchOf(state: Region, city: City): boolean {
  let people = 0;
  for (const { region, population } of citiesIn(state.country)) if (region === state.id) people += population;
  return city.population >= people * minShareOfState;
}
