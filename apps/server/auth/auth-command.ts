/**
 * Runs a command that better-auth has a part in: in one transaction, its cookies handed on, its refusals in our codes.
 * Surprise: a refused command is committed, not rolled back: a failed code has been counted, a new link has been queued.
 */
import type { AuthTx, Refusal } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { clientAddress } from '../http/client-address.ts';
import type { Services } from '../services.ts';
import { refusalOf } from './auth-errors.ts';
import { inAuthCommand } from './auth-transaction.ts';
import { clientAddressHeader } from './auth.ts';

/** The browser that a command works for. */
export interface Browser {
  /** What better-auth reads of a request: its cookies, device and address, and nothing else. */
  readonly headers: Headers;
  /** Takes the cookies of the answer. */
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

/** The answer of a command that better-auth has no cookies for. */
export function withoutCookies<T>(response: T): WithHeaders<T> {
  return { headers: new Headers(), response };
}
