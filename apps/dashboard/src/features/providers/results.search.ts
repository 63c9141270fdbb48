/** The URL of the results of providers: the days in the charts. An invalid parameter is ignored. */
export const resultRanges = [30, 90, 365] as const;
export type ResultRange = (typeof resultRanges)[number];

export interface ResultsSearch {
  /** 90 by default. */
  days?: ResultRange | undefined;
}

export function readResultsSearch(search: Record<string, unknown>): ResultsSearch {
  const days = resultRanges.find((range) => range === Number(search.days));
  return { days: days === 90 ? undefined : days };
}
