/** Universities, companies and venues in place of a place: the city that their name says, and no city with their name. */
import { cityAlone, knownCity, placeOf, type Read } from './cities.ts';
import { citiesNamedAnywhere, cityOf, regionInEnglish, type City } from './gazetteer.ts';
import { foldText } from '../text/fold.ts';
import { parseCountry } from './parse-country.ts';
import type { CountryCode } from './places.ts';

/** Words for organizations, buildings and streets, in seven languages, folded. A town with an unknown name has none of them. */
const words =
  /(?:^| )(?:universit\p{L}*|univ|institut\p{L}*|hochschule|fachhochschule|faculty|facultad|fakultat|department of|cluster|laborator\p{L}*|gmbh|inc|llc|ltd|corp|company|hospital|klinikum|museum|hotel|warehouse|almacen|lager|headquarters|impact hub|coworking|suite|floor|etage|building|edificio|boulevard|blvd|avenue|avenida|street|strasse)(?: |$)/u;

/** Whether a part of a place's text is the name of an organization, a building or a street. */
export const isOrganization = (part: string): boolean => words.test(foldText(part));

/** "University of Oxford", "Universität Heidelberg", "TU München", "ETH Zürich": the words before the city. "York University" isn't in York. */
const beforeCity =
  /^(?:technische |freie |medizinische )?(?:(?:universitat|universiteit|universitet|hochschule|fachhochschule|uni|tu|th|fh|eth|lmu|uni klinikum|universitatsklinikum|(?:the )?university of(?: applied sciences)?|universite(?: de| d)?|universidad(?: politecnica)? de|universidade d[eo]|universita(?: degli studi)? di|politecnico di|inria|epitech) )/;

/** @param named finds the city with a name, in a country or anywhere */
export function cityOfOrganization(part: string, named: (name: string) => City | null): City | null {
  const folded = foldText(part);
  const name = folded.replace(beforeCity, '');
  // Universities of states are not in a city of that name: "University of Washington".
  return name === folded || name === '' || regionInEnglish(name) ? null : named(name);
}

/** A university alone: "Universität Heidelberg". */
export function organizationAlone(parts: readonly string[]): Read | null {
  for (const [index, part] of parts.entries()) {
    const city = cityOfOrganization(part, (name) => clearCity(name, part));
    if (city) return { place: placeOf(city, null), left: parts.toSpliced(index, 1) };
  }
  return null;
}

/**
 * A university's city alone. Where another country has a city of that name that may have one, too ("Universidad de Córdoba", "University of Durham"), it is left
 * open, except for British cities: most American universities have the names of states.
 */
function clearCity(name: string, organization: string): City | null {
  const id = cityAlone([name])?.place.city;
  const city = id ? cityOf(id) : null;
  if (!city || city.country === 'GB') return city;
  const spoken = languageOfUniversity.find(([word]) => foldText(organization).startsWith(word))?.[1].split(' ');
  const isRival = ({ country, population }: City): boolean =>
    country !== city.country && (spoken?.includes(country) ?? true) && population >= minRival && population * muchLarger >= city.population;
  return citiesNamedAnywhere(foldText(name)).some(isRival) ? null : city;
}

/** Smaller towns rarely have a university of their name. */
const minRival = 25_000;
/** Nor do people mean a town without its country if another has this many times its population: "University of Melbourne" isn't in Florida. */
const muchLarger = 10;

/** The countries that call a university so, folded. */
const languageOfUniversity: readonly (readonly [word: string, countries: string])[] = [
  ['universidade', 'PT BR AO MZ'],
  ['universidad', 'ES MX AR CO CL PE UY EC VE BO PY GT CR PA DO SV HN NI CU'],
  ['universita degli', 'IT CH'],
  ['universita di', 'IT CH'],
  ['politecnico', 'IT'],
  ['universite', 'FR BE CH CA LU'],
];

/** "Impact Hub Zürich Switzerland": the city between a name and its country, all in one part. */
export function cityInName(part: string): Read | null {
  const at = part.lastIndexOf(' ');
  const country = at < 0 || part.length - at <= shortestCountry ? null : parseCountry(part.slice(at + 1));
  if (country === null) return null;
  const before = part.slice(0, at).split(' ');
  for (const length of [3, 2, 1]) {
    if (before.length <= length) continue;
    const city = largeCity(before.slice(-length).join(' '), country);
    if (city) return { place: placeOf(city, null), left: [before.slice(0, -length).join(' ')] };
  }
  return null;
}
/** Shorter words are also codes. */
const shortestCountry = 4;
/** Smaller cities share their names with words. */
const minInName = 100_000;

function largeCity(name: string, country: CountryCode): City | null {
  const city = knownCity(name, country, null);
  return city && city.population >= minInName ? city : null;
}
