/**
 * Reads the session's token from its signed cookie, as better-auth writes it: encodeURIComponent(`${token}.${base64(HMAC-SHA-256(token))}`). Our own
 * code, because every request needs it and better-auth queries the database twice.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

/** Null without the cookie or with an invalid signature. */
export function readSessionToken(cookieHeader: string | undefined, name: string, secret: string): string | null {
  if (!cookieHeader) return null;
  const value = parse(cookieHeader, name)[name];
  const dot = value?.lastIndexOf('.') ?? -1;
  if (!value || dot < 1) return null;
  const token = value.slice(0, dot);
  const signature = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
}
