/** The URL of the credits screen: the filter of the ledger and the days of the chart. Invalid parameters are ignored. */
import type { EntryKind } from '../../api/contract.ts';

export const entryKinds = ['trial', 'grant', 'spend', 'refund', 'expiry', 'adjustment'] as const satisfies readonly EntryKind[];
export const chartRanges = [7, 30, 90] as const;
export type ChartRange = (typeof chartRanges)[number];

/** As text. The screen checks them, so that the first load of the other screens doesn't. */
export interface CreditsParams {
  /** Separated by commas. */
  kind?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  run?: string | undefined;
  days?: string | undefined;
}

export interface CreditsSearch {
  kind?: EntryKind[] | undefined;
  /** Days, YYYY-MM-DD, both included, in the user's time zone. */
  from?: string | undefined;
  until?: string | undefined;
  /** The entries of one run; without it, those of each run are shown as one. */
  run?: string | undefined;
  /** Days in the chart; 30 by default. */
  days?: ChartRange | undefined;
}

export function readCreditsSearch(search: CreditsParams): CreditsSearch {
  const kind = (search.kind ?? '').split(',').filter((each): each is EntryKind => entryKinds.includes(each as EntryKind));
  const days = chartRanges.find((range) => range === Number(search.days));
  return {
    kind: kind.length > 0 ? [...new Set(kind)] : undefined,
    from: isDay(search.from) ? search.from : undefined,
    until: isDay(search.until) ? search.until : undefined,
    run: search.run !== undefined && uuid.test(search.run) ? search.run : undefined,
    days: days === 30 ? undefined : days,
  };
}

export const toCreditsParams = ({ kind, days, ...texts }: CreditsSearch): CreditsParams => ({
  ...texts,
  kind: kind?.join(','),
  days: days === undefined || days === 30 ? undefined : String(days),
});

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function isDay(value: string | undefined): value is string {
  return value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
