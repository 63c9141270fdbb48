/** The counts of a facet. */
export type FacetCounts = readonly { value: string; count: number }[];
