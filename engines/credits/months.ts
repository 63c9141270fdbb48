/**
 * Monthly anniversaries of an instant, in UTC.
 * Surprise: the month after the 31st. Every anniversary is counted from the first instant, never from the one before, and falls on
 * the month's last day where the day does not exist: 31 January, 28 February, 31 March; a chain would stay on the 28th for ever.
 */

/** The instant `months` after `start`: same day and time of day, or the last day of a shorter month. */
export function addMonths(start: Date, months: number): Date {
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + months;
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const at = new Date(start);
  at.setUTCFullYear(year, month, Math.min(start.getUTCDate(), daysInMonth));
  return at;
}

/** Which month since `anchor` the instant lies in: 0 from the anchor to before its first anniversary; negative before the anchor. */
export function monthOf(anchor: Date, at: Date): number {
  let month = (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth();
  while (addMonths(anchor, month) > at) month -= 1;
  while (addMonths(anchor, month + 1) <= at) month += 1;
  return month;
}
