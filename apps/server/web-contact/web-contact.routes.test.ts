/** The operator's setup of enrichment, by link and by command. */
import { describe, expect, test } from 'vitest';
import { enrichmentCommand } from '../operator/enrichment-command.ts';
import { createSetupLink } from '../setup-links/setup-links.commands.ts';
import { testServer } from '../testing/test-server.ts';
import { webWorld } from '../testing/web-world.ts';

const page = 'https://example.com/bot';
const heard: (string | undefined)[] = [];
const web = await webWorld({
  'norvik.test/': (request, response) => {
    heard.push(request.headers['user-agent']);
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<title>Norvik Pumps</title><p>Norvik Pumps is a maker of pumps for water works.</p>');
  },
});
const server = await testServer({}, undefined, undefined, { web });
const { services } = server;
const browser = server.browser();
const newToken = () => createSetupLink(services.db, services.now());

test('a link opens the setup, and what is saved names the reader in the next request, without a restart', async () => {
  const user = await server.user('Ola');
  const enrich = () => user.browser.post(`${user.home}/enrichments`, { domain: 'norvik.test', budgetMs: 20_000 });
  expect(await enrich()).toMatchObject({ status: 409, body: { errors: [{ code: 'web_contact_missing' }] } });
  const token = await newToken();
  expect((await browser.post('/v1/web-contact/read', { token })).body).toEqual({ url: null, source: 'none' });
  expect((await browser.post('/v1/web-contact', { token, url: ' example.com/bot ' })).body).toEqual({ url: page, source: 'stored' });
  expect((await browser.post('/v1/web-contact/read', { token })).body).toEqual({ url: page, source: 'stored' });
  expect((await user.browser.get(`${user.home}/enrichment-state`)).body).toMatchObject({ state: 'ready', contactUrl: page });
  expect((await enrich()).status).toBeLessThan(300);
  expect(heard).toEqual([`Leadlight/1 (+${page})`]);
});

describe('the setup is refused', () => {
  test('without a valid link', async () => {
    expect(await browser.post('/v1/web-contact/read', { token: 'guessed' })).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'setup_link_invalid' }] },
    });
    expect(await browser.post('/v1/web-contact', { token: 'guessed', url: page })).toMatchObject({ status: 403 });
  });

  test.each([
    ['http://localhost/bot'],
    ['https://192.168.1.4/bot'],
    ['https://me:secret@example.com/bot'],
    ['ftp://example.com/bot'],
    ['https://intranet.lan/bot'],
    ['about us'],
  ])('for %s, which is no page on the public web', async (url) => {
    expect(await browser.post('/v1/web-contact', { token: await newToken(), url })).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'web_contact_invalid' }] },
    });
  });

  test('while the environment sets the page', async () => {
    const fixed = await testServer({ web: { contactUrl: page, dnsServers: [], socks5: undefined, technologiesFile: null } });
    const token = await createSetupLink(fixed.services.db, fixed.services.now());
    expect((await fixed.browser().post('/v1/web-contact/read', { token })).body).toEqual({ url: page, source: 'environment' });
    expect(await fixed.browser().post('/v1/web-contact', { token, url: 'https://example.org/bot' })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'web_contact_in_environment' }] },
    });
  });
});

describe('npm run operator -- enrichment', () => {
  const run = (...args: string[]) => enrichmentCommand(services.db, args, services.now(), services.config);

  test('saves a page, and says which one is in use', async () => {
    expect(await run('--contact', 'https://example.org/reader')).toMatch('Saved: https://example.org/reader.');
    expect(await run()).toBe('Websites are read as Leadlight/1 (+https://example.org/reader).');
  });

  test('prints a link that works', async () => {
    const token = decodeURIComponent((await run('--link')).split('#token=')[1] ?? '');
    expect(await browser.post('/v1/web-contact/read', { token })).toMatchObject({ status: 200 });
  });

  test('refuses a page that nobody else can open, and options that it does not know', async () => {
    await expect(run('--contact', 'http://localhost:3001/bot')).rejects.toThrow(
      'Nothing was saved: http://localhost:3001/bot is not a page',
    );
    await expect(run('--contcat', 'x')).rejects.toThrow('--contact URL');
  });
});
