/** Which time step a code of an authenticator app belongs to. better-auth checks the code; this tells codes apart that were used before. */
import { createHmac } from 'node:crypto';

const periodMs = 30_000;
/** One step before and after, as better-auth accepts them, for clocks that differ (RFC 6238 5.2). */
const window = 1;

/** @param secret as better-auth stores it: its UTF-8 bytes are the key. @returns null if the code belongs to none of the accepted steps */
export function totpStep(secret: string, code: string, nowMs: number): number | null {
  const current = Math.floor(nowMs / periodMs);
  // The newest step first: if two steps had the same code, the older one must not stay usable.
  for (let step = current + window; step >= current - window; step -= 1) if (hotp(secret, step) === code) return step;
  return null;
}

/** RFC 4226 5.3: HMAC-SHA-1, dynamic truncation, 6 digits. */
function hotp(secret: string, counter: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(counter));
  const digest = createHmac('sha1', secret).update(bytes).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
