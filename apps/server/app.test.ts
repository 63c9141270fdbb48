import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { mountLegal } from './legal/legal.routes.ts';
import { goodPassword, testServer, tokenIn } from './testing/test-server.ts';

const dashboardDir = mkdtempSync(join(tmpdir(), 'leadlight-dashboard-'));
mkdirSync(join(dashboardDir, 'assets'));
writeFileSync(join(dashboardDir, 'index.html'), '<!doctype html><title>Dashboard</title>');
writeFileSync(join(dashboardDir, 'assets/app-1a2b.js'), 'export {};');
afterAll(() => rmSync(dashboardDir, { recursive: true, force: true }));

let logged = '';
const log = pino(
  { level: 'trace', base: null },
  new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk);
      done();
    },
  }),
);
const server = await testServer({ dashboardDir }, log);

test('the log never contains addresses, names, passwords, tokens, cookies or keys', async () => {
  const person = await server.user('Annabella');
  const { body } = await person.browser.post(`${person.home}/api-keys`, { name: 'Zapier', scopes: ['credits:read'] });
  await server.browser().get(`${person.home}/credits?x=secret-query`, { authorization: `Bearer ${body.key}` });
  await person.browser.post(`${person.home}/invitations`, { email: 'guest@acme.example' });
  await server.browser().post('/v1/auth/sign-in', { email: person.email, password: 'a wrong password' });
  await server.browser().post('/v1/auth/password-resets', { email: person.email });
  const token = tokenIn((await server.mailsTo(person.email)).find(({ kind }) => kind === 'reset-password'));
  await server.browser().post('/v1/auth/sign-up', { name: 'Bartholomew', email: person.email, password: goodPassword });
  expect(logged).toContain('/v1/workspaces/{workspaceId}/credits');
  for (const secret of [
    person.email,
    'Annabella',
    'guest@',
    'Bartholomew',
    goodPassword,
    'wrong password',
    'secret-query',
    token,
    body.key,
    'session_token',
  ]) {
    expect(logged).not.toContain(secret);
  }
});

test('the response to an internal error has a request id and no details', async () => {
  const person = await server.user('Bea');
  const { db } = server.services;
  const query = db.app.connect.bind(db.app);
  Object.assign(db.app, { connect: () => Promise.reject(Object.assign(new Error('the row (Bea, bea@acme.example)'), { code: 'XX000' })) });
  const answer = await person.browser.get(`${person.home}/credits`);
  Object.assign(db.app, { connect: query });
  expect(answer).toMatchObject({ status: 500, body: { errors: [{ code: 'internal' }] } });
  expect(logged).toContain(`"requestId":"${answer.headers.get('x-request-id')}","fault":{"kind":"Error","code":"XX000"`);
  expect(logged).not.toContain('bea@acme.example');
});

test("the dashboard's page is served for all of its paths, its files are cached permanently, and a missing file is not found", async () => {
  for (const path of ['/', '/sign-in?plan=basic', '/w/1/settings']) {
    const page = await server.browser().get(path);
    expect([page.status, page.text, page.headers.get('cache-control')]).toEqual([
      200,
      '<!doctype html><title>Dashboard</title>',
      'no-cache',
    ]);
  }
  const file = await server.browser().get('/assets/app-1a2b.js');
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  for (const path of ['/assets/gone-1.js', '/favicon.png', '/assets/../../package.json', '/..%2f..%2fpackage.json']) {
    expect((await server.browser().get(path)).text).not.toContain('"name"');
  }
  expect((await server.browser().get('/assets/gone-1.js')).status).toBe(404);
});

test('every response has the security headers, and the policy allows nothing inline', async () => {
  for (const path of ['/', '/docs', '/privacy', '/v1/session', '/v1/nothing']) {
    const { headers } = await server.browser().get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  }
});

test.each(['/docs', '/privacy', '/terms', '/bot'])('%s has no scripts, inline styles or third-party content', async (path) => {
  const { text, status } = await server.browser().get(path);
  expect(status).toBe(200);
  expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|(src|href)="https?:/);
  expect(text).toContain('<h1>');
});

test('the terms and privacy pages name the operator, mark missing details, and leave no field open', async () => {
  for (const path of ['/privacy', '/terms']) {
    const unstated = await (await server.app.request(path)).text();
    expect(unstated).toContain('[name of the operator: set OPERATOR_NAME]');
    expect(unstated).not.toMatch(/\{\{/);
    const app = new Hono();
    const stated = { helpEmail: 'help@acme.example', operator: { name: 'Acme & Sons', address: '1 High Street' } };
    mountLegal(app, { ...server.services.config, ...stated });
    const text = await (await app.request(path)).text();
    expect(text).toContain('Acme &amp; Sons');
    expect(text).toContain('mailto:help@acme.example');
    expect(text).not.toMatch(/<mark>|\{\{/);
  }
});

test('a process that is about to stop answers what arrives, and sends load balancers and clients elsewhere', async () => {
  const stopping = await testServer();
  const browser = stopping.browser();
  const before = await browser.get('/readyz');
  expect([before.status, before.headers.get('connection')]).toEqual([200, null]);
  stopping.services.draining.abort();
  expect((await browser.get('/readyz')).status).toBe(503);
  const answer = await browser.get('/healthz');
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
});

test('the questions of load balancers are not logged at info, so that they don’t hide requests of users; a refusal is', async () => {
  logged = '';
  await server.browser().get('/readyz');
  await server.browser().get('/healthz');
  await server.browser().get('/v1/session');
  const lines = logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string; status: number });
  const levels = lines.filter(({ msg }) => msg === 'request').map(({ level, status }) => [status, log.levels.labels[level]]);
  expect(levels).toEqual([
    [200, 'debug'],
    [200, 'debug'],
    [401, 'info'],
  ]);
});
