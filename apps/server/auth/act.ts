/**
 * Runs one act of better-auth for a request: in one transaction, its cookies handed on, its refusals in our codes.
 * Surprise: a refused act is committed, not rolled back: a failed code has been counted, a new link has been queued.
 */
import type { AuthTx, Refusal } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { clientAddress } from '../http/client-address.ts';
import type { Services } from '../services.ts';
import { refusalOf } from './auth-errors.ts';
import { inAct } from './auth-transaction.ts';
import { clientAddressHeader } from './auth.ts';

interface WithHeaders<T> {
  readonly headers: Headers;
  readonly response: T;
}

/** What better-auth reads of a request: its cookies, device and address, and nothing else. */
function authHeaders(services: Services, c: Context): Headers {
  const headers = new Headers({ [clientAddressHeader]: clientAddress(services.config, c) });
  const cookie = c.req.header('cookie');
  if (cookie) headers.set('cookie', cookie);
  const device = c.req.header('user-agent');
  if (device) headers.set('user-agent', device.slice(0, 400));
  return headers;
}

/** @throws Refusal */
export async function act<T>(services: Services, c: Context, work: (tx: AuthTx, headers: Headers) => Promise<WithHeaders<T>>): Promise<T> {
  const outcome = await inAct(services.db, async (tx): Promise<{ done: WithHeaders<T> } | { refused: Refusal }> => {
    try {
      return { done: await work(tx, authHeaders(services, c)) };
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) throw error;
      return { refused };
    }
  });
  if ('refused' in outcome) throw outcome.refused;
  for (const cookie of outcome.done.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
  return outcome.done.response;
}
