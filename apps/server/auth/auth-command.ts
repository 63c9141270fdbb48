/**
 * Runs a command that calls better-auth in one transaction, forwards its cookies and translates its errors into our codes. A command
 * that better-auth refuses is committed, not rolled back, so that the failed code is counted. One that our own rules refuse is rolled back.
 */
import { Refusal, type AuthTx } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { clientAddress, countedAddress } from '../http/client-address.ts';
import type { Services } from '../services.ts';
import { refusalOf } from './auth-errors.ts';
import { inAuthCommand } from './auth-transaction.ts';
import { clientAddressHeader } from './auth.ts';
import { signUpDigest } from './browser-secrets.ts';
import { nothingPrepared, PasswordChanged, withPrepared, type PreparedPasswords } from './passwords.ts';

/** The browser that sent the request. */
export interface Browser {
  /** The only headers that better-auth gets: cookies, device and network address. */
  readonly headers: Headers;
  /** The network address as it is counted. */
  readonly from: string;
  /** Identifies a sign-up that this browser started; null if it started none. */
  readonly signUpDigest: Buffer | null;
  /** Adds cookies to the response. */
  readonly setCookies: (cookies: readonly string[]) => void;
}

export interface WithHeaders<T> {
  readonly headers: Headers;
  readonly response: T;
}

export function browserOf({ services, c }: { readonly services: Pick<Services, 'config' | 'auth'>; readonly c: Context }): Browser {
  const headers = new Headers({ [clientAddressHeader]: clientAddress(services.config, c) });
  const cookie = c.req.header('cookie');
  if (cookie) headers.set('cookie', cookie);
  const device = c.req.header('user-agent');
  if (device) headers.set('user-agent', device.slice(0, 400));
  return {
    headers,
    from: countedAddress(services.config, c),
    signUpDigest: signUpDigest(services, c),
    setCookies: (cookies) => {
      for (const each of cookies) c.header('set-cookie', each, { append: true });
    },
  };
}

/**
 * @param passwords what better-auth will hash or check, because it can't do so in the transaction
 * @throws Refusal; PasswordChanged if a stored password is not the one that was checked
 */
export async function authCommand<T>(
  { services }: { readonly services: Pick<Services, 'db'> },
  browser: Browser,
  work: (tx: AuthTx, headers: Headers) => Promise<WithHeaders<T>>,
  passwords: PreparedPasswords = nothingPrepared,
): Promise<T> {
  const outcome = await withPrepared(passwords, () =>
    inAuthCommand(services.db, async (tx): Promise<{ done: WithHeaders<T> } | { refused: Refusal }> => {
      try {
        return { done: await work(tx, browser.headers) };
      } catch (error) {
        const refused = refusalOf(error);
        if (!refused) throw error;
        return { refused };
      }
    }),
  );
  if ('refused' in outcome) throw outcome.refused;
  browser.setCookies(outcome.done.headers.getSetCookie());
  return outcome.done.response;
}

const mostAttempts = 3;

/**
 * Runs a command that checks a stored password: prepares outside of its transaction, and again if the password changed in between.
 * @throws Refusal busy
 */
export async function withPassword<T>(attempt: () => Promise<T>): Promise<T> {
  for (let n = 0; n < mostAttempts; n += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PasswordChanged)) throw error;
    }
  }
  throw new Refusal('busy', { retryAfterS: 2 });
}

/** The result of a command that sets no cookies. */
export function withoutCookies<T>(response: T): WithHeaders<T> {
  return { headers: new Headers(), response };
}
