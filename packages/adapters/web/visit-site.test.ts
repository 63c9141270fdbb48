import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../dns/public-address.ts';
import type { Clock } from '../clock.ts';
import { startWeb, type WebHandler, type WebScript } from '../testing/scripted-web.ts';
import type { PageCopies, PageCopy } from './page-copies.ts';
import { createRobots } from './robots.ts';
import { createSiteGate } from './site-gate.ts';
import { createSiteVisitor, type Visit, type VisitEvent } from './visit-site.ts';
import { createWebClient } from './web-client.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** Time passes at once whenever someone waits for a second or more. */
function leapingClock(): Clock {
  let nowMs = Date.UTC(2026, 0, 1);
  return {
    now: () => nowMs,
    after(ms, callback) {
      // The limit of a request is not reached here.
      if (ms === 10_000) return () => undefined;
      const timer = setImmediate(() => {
        nowMs += ms;
        callback();
      });
      return () => clearImmediate(timer);
    },
  };
}

/** What a request is, and when it started, in seconds since the first. */
interface Log {
  readonly request: string;
  readonly atS: number;
}

async function site(
  script: WebScript,
  zone?: Record<string, string>,
  { copies, optedOut = new Set() }: { copies?: PageCopies; optedOut?: ReadonlySet<string> } = {},
) {
  const clock = leapingClock();
  const web = await startWeb(script, zone);
  const client = createWebClient({ lookup: web.lookup, dial: web.dial, isDialable: isPublicAddress, userAgent: 'Leadlight/1', clock });
  open.push(client, web);
  const log: Log[] = [];
  const first = clock.now();
  const logged: typeof client = {
    ...client,
    async request(request) {
      const { pathname, hostname } = new URL(request.url);
      log.push({ request: hostname + pathname, atS: (clock.now() - first) / 1000 });
      return client.request(request);
    },
  };
  const gate = createSiteGate({ clock, optedOut });
  const siteOf = (host: string): string => host.split('.').slice(-2).join('.');
  const visitSite = createSiteVisitor({
    client: logged,
    robotsOf: createRobots({ client: logged, clock, pacing: { gate, siteOf } }),
    gate,
    siteOf,
    clock,
    ...(copies ? { copies } : {}),
  });
  const visit = async (options: Partial<Visit> = {}): Promise<VisitEvent[]> => {
    const events: VisitEvent[] = [];
    const signal = new AbortController().signal;
    for await (const event of visitSite({ domain: 'acme.test', isUrgent: false, signal, choose: () => [], ...options })) events.push(event);
    return events;
  };
  return { visit, log, web, requests: web.requests };
}

const shown = (events: readonly VisitEvent[]): string[] =>
  events.flatMap((event) =>
    event.kind === 'robots'
      ? []
      : event.kind === 'page'
        ? [`page ${event.page.url}`]
        : event.kind === 'moved'
          ? [`moved ${event.to}`]
          : event.kind === 'unchanged'
            ? [`unchanged ${event.url}`]
            : [`${event.because} ${event.url}`],
  );
const to =
  (location: string): WebHandler =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();
const status =
  (code: number): WebHandler =>
  (_request, response) =>
    void response.writeHead(code, { 'content-type': 'text/html' }).end('<h1>No</h1>');
const links =
  (...paths: string[]) =>
  (): string[] =>
    paths.map((path) => `http://acme.test${path}`);

describe('a visit', () => {
  test('reads the home page, then what is chosen, within the pace', async () => {
    const { visit, log } = await site({ 'acme.test/': 'Home', 'acme.test/about': 'About', 'acme.test/team': 'Team' });
    expect(shown(await visit({ choose: links('/about', '/team', '/contact') }))).toEqual([
      'page http://acme.test/',
      'page http://acme.test/about',
      'page http://acme.test/team',
      'not_found http://acme.test/contact',
    ]);
    const starts = log.filter(({ request }) => !request.endsWith('robots.txt')).map(({ atS }) => atS);
    const gaps = starts.slice(1).map((atS, index) => atS - (starts[index] ?? 0));
    expect(gaps.filter((gap) => gap < 5)).toEqual([]);
  });

  test('that someone waits for reads its first three pages two seconds apart', async () => {
    const paths = ['/a', '/b', '/c', '/d'];
    const { visit, log } = await site({ 'acme.test/*': 'x', 'acme.test/robots.txt': '' });
    await visit({ isUrgent: true, choose: links(...paths) });
    const startOf = (path: string): number => log.find(({ request }) => request === `acme.test${path}`)?.atS ?? Number.NaN;
    expect(['/a', '/b', '/c', '/d'].map((path, index) => startOf(path) - startOf(paths[index - 1] ?? '/'))).toEqual([2, 2, 5, 5]);
  });

  test('asks for at most eight pages, however many are offered and however many fail', async () => {
    for (const handler of ['x', status(404)]) {
      const { visit, requests } = await site({ 'acme.test/': 'Home', 'acme.test/robots.txt': '', 'acme.test/*': handler });
      await visit({ choose: links(...Array.from({ length: 50 }, (_, n) => `/p${n}`)) });
      expect(requests.filter((request) => !request.endsWith('robots.txt'))).toHaveLength(8);
    }
  });

  test('asks for no page twice, under whatever URL', async () => {
    const { visit, requests } = await site({ 'acme.test/': 'Home', 'acme.test/robots.txt': '', 'acme.test/*': 'x' });
    await visit({
      choose: () => ['http://acme.test', 'http://www.acme.test/', 'http://acme.test/a', 'https://acme.test/a/', 'http://acme.test/a#x'],
    });
    expect(requests.filter((request) => request.includes('acme.test/a'))).toHaveLength(1);
  });

  test('waits as long as Crawl-delay says', async () => {
    const { visit, log } = await site({ 'acme.test/robots.txt': 'User-agent: *\nCrawl-delay: 20', 'acme.test/*': 'x' });
    await visit({ isUrgent: true, choose: links('/a', '/b', '/c') });
    const [home, a] = ['/', '/a'].map((path) => log.find(({ request }) => request === `acme.test${path}`)?.atS ?? Number.NaN);
    expect((a ?? 0) - (home ?? 0)).toBe(20);
  });

  test('reads the sitemap when the pages offer little', async () => {
    const { visit } = await site({
      'acme.test/': 'Home',
      'acme.test/robots.txt': 'Sitemap: http://acme.test/index.xml',
      'acme.test/index.xml':
        '<sitemapindex><sitemap><loc>http://acme.test/posts.xml</loc></sitemap><sitemap><loc>http://acme.test/pages.xml</loc></sitemap></sitemapindex>',
      'acme.test/pages.xml':
        '<urlset><url><loc><![CDATA[http://acme.test/team?a=1]]></loc></url><url><loc>http://acme.test/x?a=1&amp;b=2</loc></url></urlset>',
      'acme.test/x?a=1&b=2': 'X',
      'acme.test/team?a=1': 'Team',
    });
    expect(shown(await visit({ choose: (_pages, sitemap) => sitemap }))).toEqual([
      'page http://acme.test/',
      'page http://acme.test/team?a=1',
      'page http://acme.test/x?a=1&b=2',
    ]);
  });

  test('can be canceled between pages', async () => {
    const { visit } = await site({ 'acme.test/*': 'x', 'acme.test/robots.txt': '' });
    const cancel = new AbortController();
    await expect(
      visit({
        signal: cancel.signal,
        choose() {
          cancel.abort(new Error('canceled'));
          return ['http://acme.test/a'];
        },
      }),
    ).rejects.toThrow('canceled');
  });
});

describe('what is not read is reported', () => {
  test.for([
    [
      'everything, if robots.txt forbids it',
      { 'acme.test/robots.txt': 'User-agent: *\nDisallow: /' },
      'forbidden_by_robots http://acme.test/',
    ],
    ['everything, if robots.txt fails', { 'acme.test/robots.txt': status(503) }, 'robots_unreachable http://acme.test/'],
    ['a page that we are denied', { 'acme.test/': status(403) }, 'rejected http://acme.test/'],
    ['a page that asks us to slow down', { 'acme.test/': status(429) }, 'rejected http://acme.test/'],
    ['a page that does not exist', { 'acme.test/': status(410) }, 'not_found http://acme.test/'],
    ['a server that fails', { 'acme.test/': status(500) }, 'server_error http://acme.test/'],
    ['a redirect in a circle', { 'acme.test/': to('/a'), 'acme.test/a': to('/') }, 'redirect_loop http://acme.test/'],
    [
      'a redirect without end',
      { 'acme.test/*': (request: { url?: string }, response: never) => to(`${request.url}x`)(request as never, response) },
      'redirect_loop http://acme.test/',
    ],
    ['a redirect to this machine', { 'acme.test/': to('http://127.0.0.1/') }, 'ip_address http://127.0.0.1/'],
    ['a redirect to a private name', { 'acme.test/': to('http://localhost/admin') }, 'private_name http://localhost/admin'],
    ['a redirect to another port', { 'acme.test/': to('http://acme.test:8080/') }, 'port http://acme.test:8080/'],
    ['a redirect to another scheme', { 'acme.test/': to('file:///etc/passwd') }, 'scheme file:///etc/passwd'],
    ['a redirect with credentials', { 'acme.test/': to('http://a:b@acme.test/') }, 'credentials http://a:b@acme.test/'],
    ['a redirect to another company', { 'acme.test/': to('https://globex.test/welcome') }, 'moved https://globex.test/welcome'],
  ] as const)('%s', async ([, script, expected]) => {
    const { visit } = await site({ 'acme.test/robots.txt': '', ...(script as WebScript) });
    expect(shown(await visit()).at(-1)).toBe(expected);
  });

  test('a redirect into a part that robots.txt forbids', async () => {
    const { visit, requests } = await site({
      'acme.test/robots.txt': 'User-agent: *\nDisallow: /private',
      'acme.test/': 'Home',
      'acme.test/a': to('/private/a'),
    });
    expect(shown(await visit({ choose: links('/a') })).at(-1)).toBe('forbidden_by_robots http://acme.test/private/a');
    expect(requests).not.toContain('GET acme.test/private/a');
  });

  test('a domain that does not exist', async () => {
    const { visit } = await site({}, { 'A other.test': '45.10.0.1' });
    expect(shown(await visit())).toEqual(['no_such_name http://www.acme.test/']);
  });

  test('a name that resolves to a private address', async () => {
    const { visit, requests } = await site({}, { 'A acme.test': '10.0.0.1', 'A www.acme.test': '127.0.0.1' });
    expect(shown(await visit())).toEqual(['private_address http://www.acme.test/']);
    expect(requests).toEqual([]);
  });
});

test('a home page that only answers with www, or without TLS, is found', async () => {
  const { visit } = await site({ 'www.acme.test/': 'Home', 'www.acme.test/robots.txt': '' });
  expect(shown(await visit())).toEqual(['page http://www.acme.test/']);
});

describe('a page that was read before', () => {
  const script = (unchanged: boolean): WebScript => ({
    'acme.test/robots.txt': '',
    'acme.test/': (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"';
      if (isKnown && unchanged) return void response.writeHead(304).end();
      response.writeHead(200, { 'content-type': 'text/html', etag: '"1"' }).end(isKnown ? 'New' : 'Home');
    },
    'acme.test/a': 'A',
  });
  const copiesOf = (known: Readonly<Record<string, PageCopy>>) => {
    const kept: string[] = [];
    const copies: PageCopies = {
      recall: async (url) => known[url] ?? null,
      keep: async (ofSite, page) => void kept.push(`${ofSite} ${page.url}`),
    };
    return { kept, copies };
  };
  const copy: PageCopy = { headers: { etag: '"1"' }, bytes: new TextEncoder().encode('Kept'), isCut: false };
  const textOf = (events: readonly VisitEvent[]): string[] =>
    events.flatMap((event) => (event.kind === 'page' ? [new TextDecoder().decode(event.page.bytes)] : []));

  test('and has not changed is not sent again: its copy is read, and the visit continues', async () => {
    const { kept, copies } = copiesOf({ 'http://acme.test/': copy });
    const { visit } = await site(script(true), undefined, { copies });
    const events = await visit({ choose: links('/a') });
    expect(shown(events)).toEqual(['unchanged http://acme.test/', 'page http://acme.test/', 'page http://acme.test/a']);
    expect(textOf(events)).toEqual(['Kept', 'A']);
    expect(kept).toEqual(['acme.test http://acme.test/a']);
  });

  test('and has changed is read and kept', async () => {
    const { kept, copies } = copiesOf({ 'http://acme.test/': copy });
    const { visit } = await site(script(false), undefined, { copies });
    expect(textOf(await visit())).toEqual(['New']);
    expect(kept).toEqual(['acme.test http://acme.test/']);
  });

  test('a server that says "not changed" to a first request has nothing to read', async () => {
    const { visit } = await site({ 'acme.test/robots.txt': '', 'acme.test/': status(304) });
    expect(shown(await visit())).toEqual(['server_error http://acme.test/']);
  });
});

describe('a site that asks us to wait', () => {
  const busy =
    (code: number, retryAfter?: string): WebHandler =>
    (_request, response) =>
      void response
        .writeHead(code, { 'content-type': 'text/html', ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }) })
        .end();

  test.for([
    ['a short time is waited for', 429, '20', ['rejected http://acme.test/a', 'page http://acme.test/b'], 20],
    ['also in a 503', 503, '29', ['server_error http://acme.test/a', 'page http://acme.test/b'], 29],
    ['a long time ends the visit', 429, '3600', ['rejected http://acme.test/a', 'resting http://acme.test/b'], null],
    ['429 without a time ends the visit', 429, undefined, ['rejected http://acme.test/a', 'resting http://acme.test/b'], null],
    ['503 without a time delays nothing', 503, undefined, ['server_error http://acme.test/a', 'page http://acme.test/b'], 5],
  ] as const)('%s', async ([, code, retryAfter, expected, gapS]) => {
    const { visit, log } = await site({
      'acme.test/robots.txt': '',
      'acme.test/': 'Home',
      'acme.test/a': busy(code, retryAfter),
      'acme.test/b': 'B',
    });
    const events = shown(await visit({ choose: links('/a', '/b') }));
    expect(events.slice(1)).toEqual(expected);
    const [a, b] = ['/a', '/b'].map((path) => log.find(({ request }) => request === `acme.test${path}`)?.atS);
    expect(b === undefined ? null : b - (a ?? 0)).toBe(gapS);
  });

  test('in its robots.txt is not asked for anything', async () => {
    const { visit, requests } = await site({ 'acme.test/robots.txt': busy(429, '3600'), 'acme.test/*': 'x' });
    expect(shown(await visit()).at(-1)).toMatch(/^(?:resting|robots_unreachable) /);
    expect(requests.filter((request) => !request.endsWith('/robots.txt'))).toEqual([]);
  });
});

test('a site whose owner does not want to be read gets no request at all, not even for robots.txt', async () => {
  const { visit, requests } = await site({ 'acme.test/*': 'x' }, undefined, { optedOut: new Set(['acme.test']) });
  expect(shown(await visit())).toEqual(['opted_out https://acme.test/']);
  expect(requests).toEqual([]);
});

test('the rules of a site are read one request at a time, like its pages', async () => {
  const { visit, web } = await site({ 'acme.test/*': 'x' });
  await Promise.all([visit({ choose: links('/a') }), visit({ choose: links('/b') })]);
  expect(web.mostAtOnce()).toBe(1);
});
