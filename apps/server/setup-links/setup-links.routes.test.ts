/** Who may open the operator's setup without a command: only someone at the machine itself. */
import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

/** As the one command starts it: without the pooler of `TEST_POOLER`, which is part of an operator's PostgreSQL. */
const embedded = { databaseUrl: undefined, databaseDirectUrl: undefined };
const local = await testServer(embedded);

/** A request as it arrives from the network. */
async function ask(server: typeof local, method: 'GET' | 'POST', { address = '127.0.0.1', ...headers }: Record<string, string> = {}) {
  const response = await server.app.request(
    '/v1/setup-links',
    { method, headers: { origin: 'http://localhost:3001', host: 'localhost:3001', ...headers } },
    { incoming: { socket: { remoteAddress: address } } },
  );
  return { status: response.status, body: await response.json() };
}

test('on their own machine, a user gets a link that opens the setup of verification and of enrichment', async () => {
  expect((await ask(local, 'GET')).body).toEqual({ isAllowed: true });
  const { status, body } = await ask(local, 'POST');
  expect(status).toBe(201);
  const browser = local.browser();
  expect((await browser.post('/v1/web-contact/read', { token: body.token })).status).toBe(200);
  expect((await browser.post('/v1/sending-identity/read', { token: body.token })).status).toBe(200);
});

describe('nobody gets a link', () => {
  test.each([
    ['from another machine', { address: '192.0.2.7' }],
    ['through a proxy', { 'x-forwarded-for': '192.0.2.7' }],
    ['through a proxy that names itself only', { via: '1.1 proxy' }],
    ['through a proxy with a header of its own', { 'x-real-ip': '192.0.2.7' }],
    ['by a name of another site that leads to this machine', { host: 'rebound.example:3001' }],
    ['from a page of another site', { origin: 'https://elsewhere.example' }],
  ])('%s', async (_what, given) => {
    expect((await ask(local, 'POST', given)).status).toBe(403);
  });

  test.each([
    ['where a mail server is set, as in production', { smtpUrl: 'smtp://127.0.0.1:25' }],
    ['in production', { isProduction: true }],
    ['behind a proxy that ends TLS, and may forward nothing', { publicUrl: 'https://leads.example' }],
    ['with a PostgreSQL of the operator', { ...embedded, databaseUrl: 'postgres://owner:secret@127.0.0.1:1/none' }],
  ])('%s', async (_what, config) => {
    const server = await testServer(config);
    expect((await ask(server, 'GET')).body).toEqual({ isAllowed: false });
    expect(await ask(server, 'POST')).toMatchObject({ status: 403, body: { errors: [{ code: 'setup_link_elsewhere' }] } });
  });
});
