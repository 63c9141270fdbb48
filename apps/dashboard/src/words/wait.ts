import { wordCount } from './numbers.ts';

/** "in 5 minutes", counted down; "any moment now" once it is due. */
export function wordWait(until: string, nowMs: number): string {
  const seconds = Math.ceil((new Date(until).getTime() - nowMs) / 1000);
  if (seconds <= 0) return 'any moment now';
  if (seconds < 60) return `in ${wordCount(seconds, 'second')}`;
  if (seconds < 90 * 60) return `in ${wordCount(Math.round(seconds / 60), 'minute')}`;
  if (seconds < 36 * 3600) return `in ${wordCount(Math.round(seconds / 3600), 'hour')}`;
  return `in ${wordCount(Math.round(seconds / 86_400), 'day')}`;
}
