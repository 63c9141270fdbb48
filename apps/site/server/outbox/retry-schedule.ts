/** When a message that was refused is tried again. */

export interface RetrySchedule {
  /** Wait after the first, second, … failed attempt; the last one repeats. */
  delaysMs: [number, ...number[]];
  /** Counted from the first attempt. */
  giveUpAfterMs: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * RFC 5321 section 4.5.4.1: two attempts in the first hour, then every two or three hours, give up after 4 to 5 days. We are tighter at first,
 * as RFC 5321 allows where the way to the server is known: it is one relay of our own, down for a restart, and the visitor waits for a reply.
 * A 5xx is retried like a 4xx: from one's own relay it mostly means a wrong password or sender, which somebody is about to correct.
 */
export const retrySchedule: RetrySchedule = {
  delaysMs: [10 * second, 30 * second, minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, hour],
  giveUpAfterMs: 4 * 24 * hour,
};

/**
 * @param tries the failed attempts so far: how many, and when the first was.
 * @returns when to try again (ms since 1970), or undefined to give up.
 */
export function nextAttempt(schedule: RetrySchedule, tries: { sinceMs: number; count: number }, nowMs: number): number | undefined {
  if (nowMs - tries.sinceMs >= schedule.giveUpAfterMs) return undefined;
  const [first, ...rest] = schedule.delaysMs;
  const delay = tries.count <= 1 ? first : (rest[tries.count - 2] ?? rest.at(-1) ?? first);
  return nowMs + delay;
}
