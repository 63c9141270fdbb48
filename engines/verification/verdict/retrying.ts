/**
 * Whether and when an address is verified again automatically. Only conditions that waiting resolves are retried: greylisting, a
 * server that is busy or low on resources, name servers that do not answer. A deferred mailbox is retried too, although it seems to exist. Verdicts that need another sender or a real message stay
 * unknown.
 */
import type { Verdict } from './verdict.ts';

/**
 * Counted from the first attempt, in milliseconds. Senders retry a message for 4 to 5 days (RFC 5321, section 4.5.4.1); salespeople do
 * not wait that long.
 */
export const retryWindowMs = 24 * 3_600_000;

/** The most attempts at the same server for one address, whatever it replies. */
export const maxAttempts = 8;

/** Of addresses at a server that refuses every name: if it still does after 45 minutes, it probably does so for every sender that it doesn't know. */
const maxAttemptsIfAllRefused = 3;

/** When to try again if the workspace has no credits or is read-only, in milliseconds; until the deadline. */
export const unpaidRetryMs = 3_600_000;

/** Whether it is too late for another attempt. The last one is due at the deadline itself, so a short delay is allowed. */
export function isOverdue(deadlineAt: Date | null, now: Date): boolean {
  return deadlineAt !== null && now.getTime() - deadlineAt.getTime() > unpaidRetryMs;
}

/**
 * @param attempts attempts so far, including the latest
 * @param deadlineMs milliseconds since 1970, after which an unknown verdict is final
 * @returns the time of the next attempt in milliseconds since 1970; null when the verdict is final
 */
export function retryAt(
  { verdict, reason, next, checkedAtMs }: Pick<Verdict, 'verdict' | 'reason' | 'next' | 'checkedAtMs'>,
  { attempts, deadlineMs }: { readonly attempts: number; readonly deadlineMs: number },
): number | null {
  if ((verdict !== 'unknown' && reason !== 'temporarily_deferred') || !next || next.askAgainAtMs === null) return null;
  if (next.by !== 'waiting' && next.by !== 'the_domain') return null;
  if (attempts >= (reason === 'rejects_all' ? maxAttemptsIfAllRefused : maxAttempts)) return null;
  // Exponential back-off: a server that deferred three times is unlikely to accept after another five minutes.
  const wait = Math.max(0, next.askAgainAtMs - checkedAtMs) * 2 ** Math.max(0, attempts - 1);
  const at = checkedAtMs + wait;
  if (at <= deadlineMs) return at;
  // Prefer a last attempt at the deadline over none, as long as the server gets the time it asked for.
  return attempts > 1 && next.askAgainAtMs <= deadlineMs ? deadlineMs : null;
}
