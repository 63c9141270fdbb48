import { pino } from 'pino';
import { createSharedSiteGate } from '../enrichments/site-gates.ts';
import { refusedSitesCommand } from '../operator/refused-sites-command.ts';
import { testServer } from '../testing/test-server.ts';
import { afterAll, describe, expect, test } from 'vitest';

const lines: string[] = [];
const server = await testServer({}, pino({ level: 'info' }, { write: (line) => void lines.push(line) }));
const { db } = server.services;
const gate = createSharedSiteGate({ db: db.app, onFault: () => undefined });
afterAll(() => gate.close());
const now = new Date('2026-11-22T12:00:00Z');

const send = (domain: string, headers: Record<string, string> = {}) =>
  server.browser().send('POST', '/bot', new URLSearchParams({ domain }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });
const entry = async (site: string) => (await gate.enter(site, { gapMs: 0, isAside: true, signal: new AbortController().signal })).kind;

test('the page says what is read, how often, and how to opt out', async () => {
  const { status, text } = await server.browser().get('/bot');
  expect(status).toBe(200);
  expect(text).toContain('Leadlight/1');
  expect(text).toMatch(/eight pages/);
  expect(text).toContain('User-agent: Leadlight\nDisallow: /');
  expect(text).toContain('<form method="post" action="/bot">');
});

describe('the form', () => {
  test.for([
    ['acme-one.com', 'acme-one.com'],
    ['https://www.Acme-Two.co.uk/about?x=1', 'acme-two.co.uk'],
    ['shop.acme-three.com', 'acme-three.com'],
    ['owner@acme-four.com', 'acme-four.com'],
    ['bücher-acme.de', 'xn--bcher-acme-9db.de'],
    ['acme-five.github.io', 'acme-five.github.io'],
  ] as const)('%s is no longer read, at once', async ([text, site]) => {
    const { status, text: page } = await send(text);
    expect(status).toBe(200);
    expect(page).toContain(`${site} is no longer read.`);
    expect(await entry(site)).toBe('opted_out');
  });

  test('is in the log, with the site', async () => {
    await send('acme-log.com');
    expect(lines.some((line) => line.includes('"site":"acme-log.com"') && line.includes('its owner asked for it'))).toBe(true);
  });

  test.for(['', 'acme', '127.0.0.1', 'http://[::1]/', 'co.uk', '<script>alert(1)</script>.com x', 'a'.repeat(5_000)])(
    'refuses %s, with what to enter',
    async (text) => {
      const { status, text: page } = await send(text);
      expect(status).toBe(422);
      expect(page).toContain('Enter it in the format acme.com');
      expect(page).not.toContain('<script');
    },
  );

  test('is refused from another site, and when it is too large', async () => {
    expect((await send('acme-six.com', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(`acme-six.com${'x'.repeat(9_000)}`)).status).toBe(413);
    expect(await entry('acme-six.com')).toBe('entered');
  });

  test('is limited for each network address', async () => {
    const strict = await testServer({ leniency: 1 });
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        strict.browser().send('POST', '/bot', `domain=acme-${index}.com`, { 'content-type': 'application/x-www-form-urlencoded' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 429)?.text).toContain('Try again in an hour');
  });
});

describe('the operator', () => {
  test('lists refused sites, adds one and removes it', async () => {
    expect(await refusedSitesCommand(db, ['add', 'www.acme-op.com', 'by', 'phone'], now)).toBe('acme-op.com is no longer read.');
    expect(await entry('acme-op.com')).toBe('opted_out');
    expect(await refusedSitesCommand(db, [], now)).toContain('2026-11-22  operator  acme-op.com  by phone');
    expect(await refusedSitesCommand(db, ['remove', 'acme-op.com'], now)).toBe('acme-op.com can be read again.');
    expect(await entry('acme-op.com')).toBe('entered');
  });

  test.for([[['remove', 'never-added.com']], [['add', '127.0.0.1']], [['add']], [['drop', 'acme.com']]] as const)(
    'gets a reason for %s',
    async ([args]) => {
      await expect(refusedSitesCommand(db, args, now)).rejects.toThrow(/is not on the list|is not a public domain|refused-sites/);
    },
  );
});
