/**
 * Values of filters that no lead can have, such as `Germany` where the filter takes `DE`. They are not refused, because saved searches and links may contain
 * them, but the response lists them. Without the list, "0 people" would look like a fact about the leads.
 */
import type { Choice, LeadFilters } from '@leadlight/leads';
import { cityOf, countryOf, isIndustryId, parseCountry, parseIndustry, regionOf, parseStage, stages } from '@leadlight/vocabulary';

/** The filters whose values are IDs of a vocabulary. Other filters take what people type, or IDs that only leads define. */
export type FilterOfIds = 'industry' | 'country' | 'region' | 'city' | 'stage';

export interface UnknownFilterValue {
  readonly filter: FilterOfIds;
  readonly value: string;
  /** The value that has this name; null if there is none, or several. */
  readonly meant: string | null;
}

interface Ids {
  readonly has: (value: string) => boolean;
  readonly named: (name: string) => string | null;
}

const ids: Readonly<Record<FilterOfIds, Ids>> = {
  industry: { has: isIndustryId, named: (name) => parseIndustry(name) },
  country: { has: (value) => countryOf(value) !== null, named: parseCountry },
  region: { has: (value) => regionOf(value) !== null, named: () => null },
  // A city outside the gazetteer gets an ID from its name, in the same form.
  city: { has: (value) => cityOf(value) !== null || /^[A-Z]{2}\.[^.]*\../.test(value), named: () => null },
  stage: {
    has: (value) => stages.some((each) => each === value),
    named: parseStage,
  },
};

/** @returns each value once per filter, in the order of the filters above */
export function unknownFilterValues(filters: LeadFilters): UnknownFilterValue[] {
  return (Object.keys(ids) as FilterOfIds[]).flatMap((filter) => {
    const { include = [], exclude = [] }: Choice = filters[filter] ?? {};
    return [...new Set([...include, ...exclude])]
      .filter((value) => !ids[filter].has(value))
      .map((value) => ({ filter, value, meant: ids[filter].named(value) }));
  });
}
