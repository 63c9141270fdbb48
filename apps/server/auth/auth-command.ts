/**
 * Runs a command that calls better-auth in one transaction, forwards its cookies and translates its errors into our codes. A refused command is
 * committed, not rolled back, so that the failed code is counted and the new link is queued.
 */
import type { AuthTx, Refusal } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { clientAddress } from '../http/client-address.ts';
import type { Services } from '../services.ts';
import { refusalOf } from './auth-errors.ts';
import { inAuthCommand } from './auth-transaction.ts';
import { clientAddressHeader } from './auth.ts';

/** The browser that sent the request. */
export interface Browser {
  /** The only headers that better-auth gets: cookies, device and network address. */
  readonly headers: Headers;
  /** Adds cookies to the response. */
  readonly setCookies: (cookies: readonly string[]) => void;
}

export interface WithHeaders<T> {
  readonly headers: Headers;
  readonly response: T;
}

export function browserOf({ services, c }: { readonly services: Pick<Services, 'config'>; readonly c: Context }): Browser {
  const headers = new Headers({ [clientAddressHeader]: clientAddress(services.config, c) });
  const cookie = c.req.header('cookie');
  if (cookie) headers.set('cookie', cookie);
  const device = c.req.header('user-agent');
  if (device) headers.set('user-agent', device.slice(0, 400));
  return {
    headers,
    setCookies: (cookies) => {
      for (const each of cookies) c.header('set-cookie', each, { append: true });
    },
  };
}

/** @throws Refusal */
export async function authCommand<T>(
  { services }: { readonly services: Pick<Services, 'db'> },
  browser: Browser,
  work: (tx: AuthTx, headers: Headers) => Promise<WithHeaders<T>>,
): Promise<T> {
  const outcome = await inAuthCommand(services.db, async (tx): Promise<{ done: WithHeaders<T> } | { refused: Refusal }> => {
    try {
      return { done: await work(tx, browser.headers) };
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) throw error;
      return { refused };
    }
  });
  if ('refused' in outcome) throw outcome.refused;
  browser.setCookies(outcome.done.headers.getSetCookie());
  return outcome.done.response;
}

/** The result of a command that sets no cookies. */
export function withoutCookies<T>(response: T): WithHeaders<T> {
  return { headers: new Headers(), response };
}
