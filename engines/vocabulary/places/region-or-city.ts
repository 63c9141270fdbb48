/** Names that regions share with cities: which of the two a name alone means. */
import { knownCity } from './cities.ts';
import { citiesNamed, regionNamed, type City, type Region } from './gazetteer.ts';
import type { CountryCode } from './places.ts';

/** Alone, these are the regions, although cities elsewhere have the same name. */
export const knownAsRegions: Readonly<Record<string, string>> = {
  ontario: 'CA.08',
  'new brunswick': 'CA.04',
  'santa catarina': 'BR.26',
  acre: 'BR.01',
  parana: 'BR.18',
  delaware: 'US.DE',
  florida: 'US.FL',
  montana: 'US.MT',
  virginia: 'US.VA',
  wyoming: 'US.WY',
};

export const isCapitalOfItsRegion = (country: CountryCode, folded: string): boolean => {
  const region = regionNamed(country, folded);
  return region !== null && citiesNamed(country, folded).some((city) => city.region === region.id && city.population >= minCapital);
};
/** Smaller namesakes of a region are not its capital. */
const minCapital = 10_000;

/** The city that has the name of its region: Vienna, Geneva, Dubai. */
export const capitalOf = (region: Region): City | null => knownCity(region.name, region.country, region);

/** In these countries, an unknown name is a part of the city. */
export const cityStates: ReadonlySet<CountryCode> = new Set(['SG', 'MC']);
