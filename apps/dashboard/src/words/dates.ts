/** Formats instants in the user's time zone. */
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const dayThisYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const moment = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const dayMs = 86_400_000;

/** "21 Nov", with the year if it is not the current one. */
export function wordDay(instant: string, now = new Date()): string {
  const date = new Date(instant);
  return (date.getFullYear() === now.getFullYear() ? dayThisYear : day).format(date);
}

/** "Nov 21, 2026, 09:30". */
export function wordMoment(instant: string): string {
  return moment.format(new Date(instant));
}

/** "5 minutes ago", "yesterday", "in 3 days". */
export function wordDistance(instant: string, now = new Date()): string {
  const ms = Date.parse(instant) - now.getTime();
  const size = Math.abs(ms);
  if (size < 60_000) return 'just now';
  if (size < 3_600_000) return ago.format(Math.trunc(ms / 60_000), 'minute');
  if (size < dayMs) return ago.format(Math.trunc(ms / 3_600_000), 'hour');
  if (size < 45 * dayMs) return ago.format(Math.round(ms / dayMs), 'day');
  return ago.format(Math.round(ms / (30.44 * dayMs)), 'month');
}

/**
 * How long ago something was: "5 minutes ago". What the server recorded a moment ago can be in the future here, because the clocks of two machines differ and
 * are corrected: up to an hour ahead is "just now", anything further ahead is shown as the moment that was recorded.
 */
export function wordAge(instant: string, now = new Date()): string {
  const aheadMs = Date.parse(instant) - now.getTime();
  if (aheadMs <= 0) return wordDistance(instant, now);
  return aheadMs > 3_600_000 ? wordMoment(instant) : 'just now';
}
