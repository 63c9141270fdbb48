/** The retry schedule for refused messages. */

export interface RetrySchedule {
  /** Wait after the first, second, … failed attempt; the last value repeats. */
  delaysMs: [number, ...number[]];
  /** Counted from the first attempt. */
  giveUpAfterMs: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * RFC 5321 section 4.5.4.1: two attempts in the first hour, then every two or three hours, give up after 4 to 5 days. We retry more often at
 * first, as RFC 5321 allows for a known server: it is our own relay, perhaps restarting, and the visitor waits for a reply.
 * A 5xx is retried like a 4xx: from our own relay it usually means a wrong password or sender, which someone will correct.
 */
export const retrySchedule: RetrySchedule = {
  delaysMs: [10 * second, 30 * second, minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, hour],
  giveUpAfterMs: 4 * 24 * hour,
};

/**
 * @param tries the number of failed attempts so far, and the time of the first
 * @returns when to try again (ms since 1970), or undefined to give up
 */
export function nextAttempt(schedule: RetrySchedule, tries: { sinceMs: number; count: number }, nowMs: number): number | undefined {
  if (nowMs - tries.sinceMs >= schedule.giveUpAfterMs) return undefined;
  const [first, ...rest] = schedule.delaysMs;
  const delay = tries.count <= 1 ? first : (rest[tries.count - 2] ?? rest.at(-1) ?? first);
  return nowMs + delay;
}
