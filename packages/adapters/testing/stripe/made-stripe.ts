/**
 * Stripe for tests: a server on this machine with the endpoints that are used, a page on which a browser can pay, be declined or turn away, a clock that
 * tests set, and events that are signed by the SDK's own helper and delivered in the order, number and completeness that a test wants.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { checkoutPage, invoicePage, portalPage } from './pages.ts';
import { StripeRefusal, type MadeEvent } from './shapes.ts';
import { answerStripe, readRequest, type StripeRequest } from './stripe-routes.ts';
import { StripeState } from './stripe-state.ts';

export interface SignedDelivery {
  readonly body: string;
  readonly signature: string;
}

export interface MadeStripe {
  readonly url: string;
  /** For STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. */
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly state: StripeState;
  /** Requests to the API, oldest first. */
  readonly requests: (StripeRequest & { readonly idempotencyKey: string | undefined; readonly version: string })[];
  /** Sets the clock forward, with the renewals, retries and ends until then, month by month. */
  readonly advance: (to: Date) => void;
  /** An event as Stripe sends it. @param at when it is signed; by the machine's clock, as Stripe's */
  readonly sign: (event: object, at?: Date, secret?: string) => SignedDelivery;
  /** Delivers every event at once to this address, until it is null. */
  readonly deliverTo: (url: string | null) => void;
  /** What the API does instead of answering; null: it answers. */
  readonly fail: (how: 'silent' | 'unavailable' | 'lost' | null) => void;
  readonly close: () => Promise<void>;
}

const webhookSecret = 'whsec_madesecret';
const secretKey = 'sk_test_made';

/** @param now where its clock begins; it stands still until it is advanced, unless it is a function */
export async function startStripe({ now }: { readonly now?: Date | (() => Date) } = {}): Promise<MadeStripe> {
  let clock = now instanceof Date ? now : null;
  const readClock = typeof now === 'function' ? now : () => new Date();
  let target: string | null = null;
  let failing: 'silent' | 'unavailable' | 'lost' | null = null;
  const state = new StripeState(() => clock ?? readClock());
  const signer = new Stripe(secretKey);
  const requests: MadeStripe['requests'] = [];
  const answered = new Map<string, { readonly print: string; readonly answer: object }>();

  const sign: MadeStripe['sign'] = (event, at = new Date(), secret = webhookSecret) => {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(at.getTime() / 1000);
    return { body, signature: signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
  };
  const deliver = async (url: string, event: MadeEvent): Promise<void> => {
    const { body, signature } = sign(event);
    await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }).catch(
      () => undefined,
    );
  };
  state.onEvent = (event) => void (target !== null && deliver(target, event));

  const answerApi = (request: StripeRequest, key: string | undefined, body: string, origin: string): object => {
    const print = `${request.method} ${request.path} ${body}`;
    const before = key === undefined ? undefined : answered.get(key);
    if (before && before.print !== print)
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      });
    if (before) return before.answer;
    const answer = answerStripe(state, request, origin);
    // As Stripe, what was answered first is repeated, whatever happened since.
    if (key !== undefined) answered.set(key, { print, answer: structuredClone(answer) });
    return answer;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const asked = readRequest(request.method ?? 'GET', request.url ?? '/', body);
    const origin = `http://${request.headers.host ?? ''}`;
    if (!asked.path.startsWith('/v1/')) return servePage(state, asked, response);
    if (failing === 'silent') return;
    if (failing === 'unavailable') return send(response, 503, { error: { type: 'api_error', message: 'Down.' } });
    const key = request.headers['idempotency-key'] as string | undefined;
    requests.push({ ...asked, idempotencyKey: key, version: String(request.headers['stripe-version']) });
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
      const answer = answerApi(asked, key, body, origin);
      // Done, but nobody hears of it.
      if (failing === 'lost') return void request.socket.destroy();
      send(response, 200, answer);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      send(response, error.status, { error: error.body });
    }
  };
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.invoicePages = `${url}/i`;
  return {
    url,
    secretKey,
    webhookSecret,
    state,
    requests,
    advance(to) {
      const from = clock ?? readClock();
      // In steps, so that each thing happens when it is due.
      for (let at = from.getTime(); at < to.getTime(); at += 86_400_000) {
        clock = new Date(at);
        state.work();
      }
      clock = to;
      state.work();
    },
    sign,
    deliverTo: (address) => void (target = address),
    fail: (how) => void (failing = how),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_made' }).end(JSON.stringify(body));
}

/** The pages that a browser sees: Checkout, the portal, and invoices. */
function servePage(state: StripeState, { method, path, query }: StripeRequest, response: ServerResponse): void {
  const [, kind, id = '', deed] = path.split('/');
  const show = (html: string, status = 200): void =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  const goTo = (url: string | null): void => void response.writeHead(303, { location: url ?? '/' }).end();
  if (kind === 'p') {
    if (method === 'POST') {
      if (deed === 'good-card') state.declining.delete(id);
      else state.declining.add(id);
      state.work();
    }
    return show(portalPage(id, query.get('back') ?? '', state.declining.has(id)));
  }
  const invoice = kind === 'i' ? state.invoices.get(id) : undefined;
  if (invoice) {
    // Paid with another card, which is charged from then on.
    if (method === 'POST') state.declining.delete(invoice.customer);
    if (method === 'POST') state.work();
    return show(invoicePage(invoice));
  }
  const session = kind === 'c' ? state.sessions.get(id) : undefined;
  if (!session) return show('<h1>Not found</h1>', 404);
  if (method === 'GET') return show(checkoutPage(session, state.price(session.priceId).unit_amount ?? 0, ''));
  if (deed === 'abandon') return goTo(session.cancel_url);
  if (deed === 'decline') return show(checkoutPage(session, state.price(session.priceId).unit_amount ?? 0, 'Your card was declined.'));
  try {
    if (state.pay(id)) return goTo(session.success_url);
    return show(checkoutPage(session, state.price(session.priceId).unit_amount ?? 0, 'Your card was declined.'));
  } catch (error) {
    return show(`<h1>${(error as Error).message}</h1>`, 410);
  }
}
