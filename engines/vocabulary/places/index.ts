export {
  citiesIn,
  cityIdOf,
  cityOf,
  countries,
  countryOf,
  regionOf,
  regionsOf,
  type City,
  type Country,
  type Region,
} from './gazetteer.ts';
export { unknownPlace, parseCountry, parsePlace, type PlaceResult } from './parse-place.ts';
export type { CityId, CountryCode, Place, RegionId } from './places.ts';
