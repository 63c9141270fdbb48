/**
 * Events of Stripe. Outside of /v1, because a session, an Origin and an API key say nothing about them: they carry a signature of their whole body. An event is
 * stored and answered; a job handles it.
 */
import { bodyLimit } from 'hono/body-limit';
import { countedAddress } from '../http/client-address.ts';
import { apiError, send } from '../http/errors.ts';
import type { App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { receiveEvent } from './billing-events.commands.ts';

const path = '/hooks/stripe';
/** Stripe's largest events, invoices with many lines, have some hundred kilobytes. */
const largestEvent = 1024 * 1024;

export function mountBillingEvents(app: App, services: Services): void {
  if (!services.billing.isConnected) return;
  const limitBody = bodyLimit({ maxSize: largestEvent, onError: (c) => send(c, 413, [apiError('body_too_large')]) });
  app.post(
    path,
    async (c, next) => {
      c.set('route', path);
      services.limits.countRequest(c, { credential: null, address: countedAddress(services.config, c) });
      await next();
    },
    limitBody,
    async (c) => {
      const isRight = await receiveEvent(services, await c.req.text(), c.req.header('stripe-signature') ?? '');
      return isRight ? c.json({ received: true }) : send(c, 400, [apiError('event_refused')]);
    },
  );
}
