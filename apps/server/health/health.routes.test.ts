/** How a process tells that it works, and how the doctor's request arrived, through a real connection. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { findFreePort } from '../free-port.ts';
import { serveHealth } from './health.routes.ts';
import { probeHeader, signProbe } from './probe.ts';

const secret = 's'.repeat(32);

async function serve(environment: NodeJS.ProcessEnv = {}, isReady = true): Promise<string> {
  const port = await findFreePort();
  const close = await serveHealth(readConfig(environment), port, { isReady: () => isReady, registry: new Registry(), secret });
  onTestFinished(close);
  return `http://127.0.0.1:${port}`;
}

const bodyOf = async (url: string, headers: Record<string, string> = {}) => (await fetch(`${url}/healthz`, { headers })).json();

test('a process that responds but can’t work is not ready', async () => {
  const url = await serve({}, false);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${await serve()}/readyz`)).status).toBe(200);
});

test('the operator learns through which address a request came, and nobody else does', async () => {
  const url = await serve({ TRUST_PROXY: '127.0.0.1' });
  const forwarded = { 'x-forwarded-for': '192.0.2.7' };
  const probe = (key: string, atMs = Date.now()) => ({ ...forwarded, [probeHeader]: signProbe(key, atMs) });
  expect(await bodyOf(url, probe(secret))).toEqual({
    status: 'ok',
    arrival: { peer: expect.stringContaining('127.0.0.1'), isTrusted: true, isForwarded: true, client: '192.0.2.7' },
  });
  const hourAgo = Date.now() - 3_600_000;
  const strangers: Record<string, string>[] = [forwarded, probe('x'.repeat(32)), probe(secret, hourAgo), { [probeHeader]: 'é.é' }];
  for (const headers of strangers) expect(await bodyOf(url, headers)).toEqual({ status: 'ok' });
});

test('figures are for monitoring systems by any name, and for browsers only by names that nobody else can have', async () => {
  const url = await serve({ PUBLIC_APP_URL: 'https://app.acme.example' });
  const status = async (host: string, headers: Record<string, string> = {}): Promise<number | undefined> => {
    const asked = request(`${url}/metrics`, { headers: { host, ...headers } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  const browser = { 'accept-language': 'en-US,en;q=0.9' };
  for (const host of ['localhost:3001', '127.0.0.1:3001', '[::1]:3001', '10.0.0.7', 'app.acme.example'])
    expect([host, await status(host, browser)]).toEqual([host, 200]);
  expect(await status('leadlight-api:9090')).toBe(200);
  expect(await status('leadlight-api:9090', { 'accept-language': '*', 'sec-fetch-mode': 'cors' })).toBe(200);
  // The page of a site whose name was changed to lead to this machine.
  for (const host of ['rebound.evil.example:3001', '127.0.0.1.evil.example', 'localhost.evil.example'])
    // The page can set the languages of its request.
    for (const headers of [browser, { 'accept-language': '*' }, { 'accept-language': '' }])
      expect([host, headers, await status(host, headers)]).toEqual([host, headers, 404]);
});
