/**
 * Shared by charts by day: all days in order, including those that the server leaves out, and the end of the axis. Days are in UTC, like
 * the server's.
 */

/** @param from first day, @param count how many, @param nothing the value of a day without data */
export function everyDay<T extends { day: string }>(days: readonly T[], from: string, count: number, nothing: (day: string) => T): T[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const first = new Date(`${from.slice(0, 10)}T00:00:00Z`);
  return Array.from({ length: count }, (_, offset) => {
    const date = new Date(first);
    date.setUTCDate(first.getUTCDate() + offset);
    const day = date.toISOString().slice(0, 10);
    return known.get(day) ?? nothing(day);
  });
}

/** The first day of a range of this many days that ends today. */
export function firstOfDays(count: number, today = new Date()): string {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - count + 1)).toISOString();
}

/** A round number at or above the largest value, for the axis: 1, 2 or 5 times a power of ten. */
export function roundUp(value: number): number {
  if (value <= 10) return 10;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((factor) => factor * power).find((round) => round >= value) ?? value;
}

const dayName = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Nov 21". */
export const wordChartDay = (day: string): string => dayName.format(new Date(day));
