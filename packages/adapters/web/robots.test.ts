/** The sections and examples of RFC 9309. */
import { afterEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { startWeb, type ScriptedWeb, type WebHandler } from '../testing/scripted-web.ts';
import { createRobots, readRobots } from './robots.ts';
import { createWebClient } from './web-client.ts';

const origin = 'https://acme.test';
const allowed = (text: string, path: string): boolean =>
  readRobots(origin, { state: 'read', fault: null, text }).isAllowed(new URL(path, origin));

describe('the group that applies', () => {
  test.for([
    ['the one that names us', 'User-agent: *\nDisallow: /\n\nUser-agent: Leadlight\nAllow: /', true],
    ['the one that names us, in any case', 'User-agent: LEADLIGHT\nDisallow: /', false],
    ['the one that names us with a version', 'User-agent: leadlight/2.0\nDisallow: /', false],
    ['the one for everyone, if none names us', 'User-agent: other\nAllow: /\n\nUser-agent: *\nDisallow: /', false],
    [
      'all that name us, merged',
      'User-agent: leadlight\nDisallow: /b\n\nUser-agent: x\nDisallow: /c\n\nUser-agent: leadlight\nDisallow: /',
      false,
    ],
    ['one that names several', 'User-agent: a\nUser-agent: leadlight\nDisallow: /', false],
    [
      'one that names several, with a sitemap between',
      'User-agent: leadlight\nSitemap: https://acme.test/s.xml\nUser-agent: a\nDisallow: /',
      false,
    ],
    ['none: everything is allowed', 'User-agent: other\nDisallow: /', true],
    ['none in an empty file', '', true],
    ['none in a page of HTML', '<!doctype html><title>Not found</title><p>Disallow: everything</p>', true],
    ['not one whose name only begins like ours', 'User-agent: leadlightning\nDisallow: /', true],
    ['read with a byte order mark', '\uFEFFUser-agent: *\nDisallow: /', false],
    ['read with other line ends', 'User-agent: *\rDisallow: /', false],
    ['read with spaces and comments', '  user-agent : *   # all\n disallow :  /  # nothing', false],
  ] as const)('%s', ([, text, expected]) => {
    expect(allowed(text, '/page')).toBe(expected);
  });
});

describe('the rule that applies', () => {
  test.for([
    ['the longest match', 'Allow: /example/page/\nDisallow: /example/page/disallowed.gif', '/example/page/disallowed.gif', false],
    ['the longest match, whatever the order', 'Disallow: /\nAllow: /about', '/about/team', true],
    ['allow, of two that are as long', 'Disallow: /page\nAllow: /page', '/page', true],
    ['none: allowed', 'Disallow: /private', '/public', true],
    ['an empty one forbids nothing', 'Disallow:', '/x', true],
    ['paths are case-sensitive', 'Disallow: /Private', '/private', true],
    ['"*" is any sequence', 'Disallow: /*.php', '/a/b.php?x', false],
    ['"$" is the end', 'Disallow: /*.php$', '/a.php?x', true],
    ['queries are part of the path', 'Disallow: /search?', '/search?q=1', false],
    ['percent-encoding: /foo/bar/ツ', 'Disallow: /foo/bar/ツ', '/foo/bar/%E3%83%84', false],
    ['percent-encoding in lower case', 'Disallow: /foo/bar/%e3%83%84', '/foo/bar/ツ', false],
    ['percent-encoded letters', 'Disallow: /foo/bar/%62%61%7A', '/foo/bar/baz', false],
    ['letters, percent-encoded in the URL', 'Disallow: /foo/bar/baz', '/foo/bar/%62%61%7A', false],
  ] as const)('%s', ([, rules, path, expected]) => {
    expect(allowed(`User-agent: *\n${rules}`, path)).toBe(expected);
  });
});

test('Crawl-delay is honored up to 30 seconds, and sitemaps are listed', () => {
  const read = (delay: string) =>
    readRobots(origin, { state: 'read', fault: null, text: `User-agent: *\nCrawl-delay: ${delay}\nSitemap: /s.xml#x` });
  expect([read('7').delayMs, read('0.5').delayMs, read('600').delayMs, read('soon').delayMs, read('-3').delayMs]).toEqual([
    7_000, 500, 30_000, 0, 0,
  ]);
  expect(read('7').sitemaps).toEqual(['/s.xml']);
});

test('a hostile file neither throws nor forbids what it does not name', () => {
  const stars = `User-agent: *\nDisallow: /${'*a'.repeat(200_000)}\n${'Disallow: /x\n'.repeat(50_000)}`;
  expect(allowed(stars, '/page')).toBe(true);
});

describe('fetching the file', () => {
  const webs: ScriptedWeb[] = [];
  const clients: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close()));
    await Promise.all(webs.splice(0).map((web) => web.close()));
  });
  const clock = createManualClock();
  const signal = AbortSignal.timeout(600_000);
  async function robotsFor(script: Record<string, string | WebHandler>) {
    const web = await startWeb(script);
    const client = createWebClient({
      lookup: web.lookup,
      dial: web.dial,
      isDialable: () => true,
      userAgent: 'Leadlight/1 (+https://leadlight.test/bot)',
    });
    webs.push(web);
    clients.push(client);
    const robots = createRobots({ client, clock });
    return { web, rules: () => robots(new URL('http://acme.test/'), signal) };
  }
  const status =
    (code: number): WebHandler =>
    (_request, response) =>
      void response.writeHead(code, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /a');
  const to =
    (location: string): WebHandler =>
    (_request, response) =>
      void response.writeHead(301, { location }).end();
  const page = new URL('http://acme.test/a');

  test.for([
    [200, 'read', false],
    [404, 'none', true],
    [401, 'none', true],
    [403, 'none', true],
    [410, 'none', true],
    [429, 'unreachable', false],
    [500, 'unreachable', false],
    [503, 'unreachable', false],
  ] as const)('status %i: %s', async ([code, state, isAllowed]) => {
    const { rules } = await robotsFor({ 'acme.test/robots.txt': status(code) });
    const { state: actual, isAllowed: mayRead } = await rules();
    expect([actual, mayRead(page)]).toEqual([state, isAllowed]);
  });

  test('a server that disconnects allows nothing', async () => {
    const { rules } = await robotsFor({ 'acme.test/robots.txt': (request) => void request.socket.destroy() });
    expect((await rules()).state).toBe('unreachable');
  });

  test('five redirects are followed, to other hosts too, and the rules apply to the first host', async () => {
    const hops = Object.fromEntries([1, 2, 3, 4].map((n) => [`h${n}.test/robots.txt`, to(`http://h${n + 1}.test/robots.txt`)]));
    const { rules } = await robotsFor({
      'acme.test/robots.txt': to('http://h1.test/robots.txt'),
      ...hops,
      'h5.test/robots.txt': 'User-agent: *\nDisallow: /a',
    });
    expect((await rules()).isAllowed(page)).toBe(false);
  });

  test('more than five redirects count as no file', async () => {
    const { rules, web } = await robotsFor({ 'acme.test/robots.txt': to('/robots.txt') });
    expect((await rules()).state).toBe('none');
    expect(web.requests).toHaveLength(6);
  });

  test('a redirect to a private address is not followed, and nothing is allowed', async () => {
    const { rules, web } = await robotsFor({ 'acme.test/robots.txt': to('http://127.0.0.1/robots.txt') });
    expect((await rules()).state).toBe('unreachable');
    expect(web.requests).toHaveLength(1);
  });

  test('at least 500 KiB are read', async () => {
    const filler = `# ${'x'.repeat(97)}\n`.repeat(5_000);
    const { rules } = await robotsFor({ 'acme.test/robots.txt': `${filler}User-agent: *\nDisallow: /a` });
    expect((await rules()).isAllowed(page)).toBe(false);
  });

  test('the file is kept for a day, a failure for a quarter of an hour', async () => {
    let code = 503;
    const { rules, web } = await robotsFor({ 'acme.test/robots.txt': (request, response) => status(code)(request, response) });
    await rules();
    await rules();
    expect(web.requests).toHaveLength(1);
    code = 200;
    clock.advance(15 * 60_000);
    expect((await rules()).state).toBe('read');
    clock.advance(86_400_000 - 1);
    await rules();
    expect(web.requests).toHaveLength(2);
    clock.advance(1);
    await rules();
    expect(web.requests).toHaveLength(3);
  });
});
