/** A row of days for the chart: every day in order, also those without an entry, which the server leaves out. */
import type { CreditUse } from '../../api/contract.ts';

export type Day = CreditUse['days'][number];

/** @param from first day, @param count how many; days in UTC, as the server counts them */
export function everyDay(days: readonly Day[], from: string, count: number): Day[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const first = new Date(`${from.slice(0, 10)}T00:00:00Z`);
  return Array.from({ length: count }, (_, offset) => {
    const date = new Date(first);
    date.setUTCDate(first.getUTCDate() + offset);
    const day = date.toISOString().slice(0, 10);
    return known.get(day) ?? { day, spent: 0, granted: 0, refunded: 0, expired: 0 };
  });
}

/** A round number at or above the largest value, for the axis: 1, 2 or 5 times a power of ten. */
export function roundUp(value: number): number {
  if (value <= 10) return 10;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((factor) => factor * power).find((round) => round >= value) ?? value;
}
