/**
 * Two cookies of our own. `sign_up` proves that a browser started a sign-up, so that only this browser's password survives the confirmation.
 * `device` proves that an account was signed in to with this browser before, so that guesses from elsewhere can't lock its owner out
 * (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import { cookiePrefix, isSecure } from './auth.ts';
import type { Services } from '../services.ts';

const day = 24 * 60 * 60;
const deviceDays = 365;

type Needs = Pick<Services, 'config' | 'auth'>;

function cookie({ config }: Needs, name: string, value: string, maxAge: number): string {
  return serialize(`${cookiePrefix(config)}.${name}`, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(config),
    maxAge,
  });
}

/** A new secret for the browser that signs up, and what is stored of it. */
export function signUpSecret(services: Needs): { cookie: string; digest: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { cookie: cookie(services, 'sign_up', secret, 7 * day), digest: digestOf(secret) };
}

/** What is stored of the secret in this browser; null without one. */
export function signUpDigest({ config }: Needs, c: Context): Buffer | null {
  const secret = getCookie(c, `${cookiePrefix(config)}.sign_up`);
  return secret && secret.length <= 100 ? digestOf(secret) : null;
}

export function forgottenSignUp(services: Needs): string {
  return cookie(services, 'sign_up', '', 0);
}

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The cookie of a browser in which this account was signed in to. */
export function deviceCookie(services: Needs, email: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return cookie(services, 'device', `${nonce}.${signatureOf(services, email, nonce)}`, deviceDays * day);
}

/** Identifies the browser, if this account was signed in to with it before; otherwise null. */
export function knownDevice(services: Needs, c: Context, email: string): string | null {
  const [nonce, signature] = (getCookie(c, `${cookiePrefix(services.config)}.device`) ?? '').split('.');
  if (!nonce || !signature || nonce.length > 50) return null;
  const expected = Buffer.from(signatureOf(services, email, nonce));
  const sent = Buffer.from(signature);
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? nonce : null;
}

function signatureOf({ auth }: Needs, email: string, nonce: string): string {
  return createHmac('sha256', auth.secret).update(`device\n${email}\n${nonce}`).digest('base64url');
}
