/** A place: country, region, and city, as far as known. IDs are stable and readable; names are looked up. */

/** ISO 3166-1 alpha-2, upper case: "DE". */
export type CountryCode = string;
/** Country and GeoNames first-order division; in the USA, the state's abbreviation: "US.CA", "DE.02". */
export type RegionId = string;
/** Country, region if known, and the city's name as a slug: "US.CA.san-francisco", "DE.02.munich", "FR..saint-foo". */
export type CityId = string;

/** A place as far as it is known. The region belongs to the country, the city to the region. */
export interface Place {
  readonly country: CountryCode | null;
  readonly region: RegionId | null;
  readonly city: CityId | null;
  /** The city's name in the gazetteer, or as written when the gazetteer does not have the city. */
  readonly cityName: string | null;
}
