export { areas } from './areas.ts';
export type { Area } from './area.ts';
export { cityOfDistrictAlone } from './city-districts.ts';
export { countryAdjectives } from './country-adjectives.ts';
export { countryParts, regionsOfSide, type Side } from './country-parts.ts';
export {
  citiesIn,
  citiesNamed,
  citiesNamedAnywhere,
  cityIdOf,
  cityOf,
  countries,
  countryNamed,
  countryNamesFolded,
  countryOf,
  largeCityNames,
  regionNamed,
  regionNamesFolded,
  regionOf,
  regionsOf,
  type City,
  type Country,
  type Region,
} from './gazetteer.ts';
export { parseCountry } from './parse-country.ts';
export { inFull } from './short-forms.ts';
export { unknownPlace, parsePlace, type PlaceResult } from './parse-place.ts';
export type { CityId, CountryCode, Place, RegionId } from './places.ts';
