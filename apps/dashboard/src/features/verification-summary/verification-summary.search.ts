/** The URL of the report. Invalid parameters are ignored. */
export const summaryRanges = [7, 30, 90] as const;
type SummaryRange = (typeof summaryRanges)[number];

export interface SummarySearch {
  /** 30 by default. */
  days?: SummaryRange | undefined;
}

export function readSummarySearch(search: Record<string, unknown>): SummarySearch {
  const days = summaryRanges.find((range) => range === Number(search.days));
  return { days: days === 30 ? undefined : days };
}
