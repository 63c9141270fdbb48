import { wordMoment } from './dates.ts';

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "14:05" if it is today in the user's time zone; otherwise "Nov 24, 2026, 00:05". */
export function wordUntil(instant: string, now = new Date()): string {
  const date = new Date(instant);
  return date.toDateString() === now.toDateString() ? time.format(date) : wordMoment(instant);
}
