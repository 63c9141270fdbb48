/** What a name of an area stands for. */
import type { CountryCode, RegionId } from './places.ts';

export interface Area {
  readonly country: CountryCode;
  readonly region?: RegionId;
  /** The city's folded name in the gazetteer, if the area is named after it. */
  readonly city?: string;
}
