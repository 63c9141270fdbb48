/**
 * Whether, and when, an address is asked about again by itself. Only what waiting resolves is: a greylisted tuple, a server that is busy or short of something,
 * a name server that is silent. What another sender or a real message would resolve stays unknown at once, and says so.
 */
import type { Verdict } from './verdict.ts';

/** From the first attempt on, in milliseconds. Senders give up a message after 4 to 5 days (RFC 5321, 4.5.4.1); a sales person does not wait that long. */
export const retryWindowMs = 24 * 3_600_000;

/** The same server is not asked more often than this about one address, whatever it says. */
export const maxAttempts = 8;

/**
 * @param attempts made so far, this one included
 * @param deadlineMs milliseconds since 1970 after which an unknown is final
 * @returns milliseconds since 1970 of the next attempt; null: the verdict stands
 */
export function retryAt(
  { verdict, next, checkedAtMs }: Pick<Verdict, 'verdict' | 'next' | 'checkedAtMs'>,
  { attempts, deadlineMs }: { readonly attempts: number; readonly deadlineMs: number },
): number | null {
  if (verdict !== 'unknown' || !next || next.askAgainAtMs === null) return null;
  if (next.by !== 'waiting' && next.by !== 'the_domain') return null;
  if (attempts >= maxAttempts) return null;
  // Each further attempt waits twice as long: who put us off three times will not have changed his mind in five minutes.
  const wait = Math.max(0, next.askAgainAtMs - checkedAtMs) * 2 ** Math.max(0, attempts - 1);
  const at = checkedAtMs + wait;
  if (at <= deadlineMs) return at;
  // Rather a last attempt at the deadline than none, as long as the server gets the time that it asked for.
  return attempts > 1 && next.askAgainAtMs <= deadlineMs ? deadlineMs : null;
}
