/**
 * Monthly anniversaries of a date, in UTC.
 * Every anniversary is counted from the start date, never from the previous anniversary, and falls on the last day of a shorter month:
 * January 31, February 28, March 31. Counting from the previous one would stay on the 28th forever.
 */

/** Returns the date `months` after `start`: same day and time, or the last day of a shorter month. */
export function addMonths(start: Date, months: number): Date {
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + months;
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const at = new Date(start);
  at.setUTCFullYear(year, month, Math.min(start.getUTCDate(), daysInMonth));
  return at;
}

/** The month since `anchor` that contains `at`: 0 from the anchor until its first anniversary; negative before the anchor. */
export function monthOf(anchor: Date, at: Date): number {
  let month = (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth();
  while (addMonths(anchor, month) > at) month -= 1;
  while (addMonths(anchor, month + 1) <= at) month += 1;
  return month;
}
