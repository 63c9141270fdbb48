/**
 * Where somebody is: country, region, city, each as far as it was told. Ids are stable and readable; names are looked up.
 */

/** ISO 3166-1 alpha-2, upper case: "DE". */
export type CountryCode = string;
/** Country and GeoNames first-order division, which is the state's abbreviation in the USA: "US.CA", "DE.02". */
export type RegionId = string;
/** Country, region where it is known, and the city's name as a slug: "US.CA.san-francisco", "DE.02.munich", "FR..saint-foo". */
export type CityId = string;

/** A place as far as it is known. A region is of its country, a city of its region. */
export interface Place {
  readonly country: CountryCode | null;
  readonly region: RegionId | null;
  readonly city: CityId | null;
  /** The city's name, as the gazetteer or, where it does not know the city, the text writes it. */
  readonly cityName: string | null;
}
