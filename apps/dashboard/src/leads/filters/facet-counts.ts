/** What a facet was counted to be. */
export type FacetCounts = readonly { value: string; count: number }[];
