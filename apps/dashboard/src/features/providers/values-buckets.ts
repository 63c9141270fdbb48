/** Figures of a provider as the chart shows them: by day, or by week where days would be too narrow. */
import type { ProviderFigures } from '../../api/contract.ts';

type Day = ProviderFigures['byDay'][number];

export interface ValuesBucket extends Day {
  /** Requested, and neither accepted nor refused. */
  readonly missing: number;
}

/** More bars than this are too narrow on a phone. */
const mostDays = 31;

/**
 * @param days without gaps; the last one is today
 * @returns weeks end with today, so that the last one is complete; `day` is the first of each
 */
export function bucketsOf(days: readonly Day[]): { readonly unit: 'day' | 'week'; readonly buckets: ValuesBucket[] } {
  if (days.length <= mostDays) return { unit: 'day', buckets: days.map((day) => sumOf([day])) };
  const buckets: ValuesBucket[] = [];
  for (let end = days.length; end > 0; end -= 7) buckets.unshift(sumOf(days.slice(Math.max(0, end - 7), end)));
  return { unit: 'week', buckets };
}

function sumOf(days: readonly Day[]): ValuesBucket {
  const sum = (key: Exclude<keyof Day, 'day'>): number => days.reduce((total, day) => total + day[key], 0);
  const [asked, accepted, refused] = [sum('asked'), sum('accepted'), sum('refused')];
  return {
    day: days[0]?.day ?? '',
    calls: sum('calls'),
    asked,
    accepted,
    refused,
    missing: asked - accepted - refused,
    micros: sum('micros'),
  };
}
