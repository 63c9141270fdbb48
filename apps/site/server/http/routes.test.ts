/** The specification's routes, over real sockets: section 2 and the error list of section 8. */
import { expect, test } from 'vitest';
import { expectEventually } from '../testing/expect-eventually.ts';
import { fixtureScript } from '../testing/fixture-site.ts';
import { exchange } from '../testing/raw-http.ts';
import { startTestSite } from '../testing/test-site.ts';

const notFoundText = 'notfound - http 404';

test.each(['/', '/index.html', '/?utm_source=mail', '/index.html?%zz', '/?'])('GET %s is the landing page', async (target) => {
  const { url, port } = await startTestSite();
  const response = await fetch(url + target);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).toContain('<div id="app">');
  expect(html).toContain('href="https://app.leadlight.test/sign-up"');
  expect(html).toContain('mailto:help@leadlight.test');
  expect(html).toContain(`<link rel="canonical" href="http://localhost:${port}/">`);
  expect(html).not.toMatch(/%[A-Z_]+%/);
});

test('HEAD is answered like GET, without a body', async () => {
  const { port } = await startTestSite();
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) => exchange(port, `${method} / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)),
  );
  expect(head?.status).toBe(200);
  expect(head?.body).toBe('');
  expect({ ...head?.headers, date: '' }).toEqual({ ...get?.headers, date: '' });
});

test.each([
  '/about',
  '/index.htm',
  '/INDEX.HTML',
  '/index.html/',
  '//',
  '/%',
  '/%zz',
  '/%2e%2e/etc/passwd',
  '/../../etc/passwd',
  '/%69ndex.html',
  '/assets',
  '/assets/',
  '/page.html',
  '/server/entry-server.js',
  '/assets/index-abc123.js.br',
  '/assets/index-abc123.js/',
  '/__proto__',
  '/.env',
  '/a b'.replace(' ', '%20'),
])('any other path is not found: GET %s', async (target) => {
  const { port } = await startTestSite();
  const answer = await exchange(port, `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(notFoundText);
});

test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND', 'QUERY', 'TRACE'])('any other method is not found: %s /', async (method) => {
  const { port } = await startTestSite();
  const answer = await exchange(port, `${method} / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect([answer.status, answer.body]).toEqual([404, notFoundText]);
});

test('POST is for / alone: POST /index.html is not found, whatever its body', async () => {
  const { url } = await startTestSite();
  const response = await fetch(`${url}/index.html`, { method: 'POST', body: 'x'.repeat(500_000) });
  expect([response.status, await response.text()]).toEqual([404, notFoundText]);
});

test('HEAD of an unknown path is 404 without a body', async () => {
  const { port } = await startTestSite();
  const answer = await exchange(port, 'HEAD /nowhere HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  expect([answer.status, answer.body, answer.headers['content-length']]).toEqual([404, '', String(notFoundText.length)]);
});

test('a target in absolute form is the same page', async () => {
  const { port } = await startTestSite();
  const page = await exchange(port, 'GET http://leadlight.test/?x HTTP/1.1\r\nhost: leadlight.test\r\nconnection: close\r\n\r\n');
  expect(page.status).toBe(200);
  const other = await exchange(port, 'GET http://leadlight.test/about HTTP/1.1\r\nhost: leadlight.test\r\nconnection: close\r\n\r\n');
  expect([other.status, other.body]).toEqual([404, notFoundText]);
});

test('files with a hash in their name are cached permanently, in an encoding that the client accepts', async () => {
  const { url } = await startTestSite();
  const plain = await fetch(`${url}/assets/index-abc123.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await plain.text()).toBe(fixtureScript);
  for (const encoding of ['br', 'gzip']) {
    const encoded = await fetch(`${url}/assets/index-abc123.js`, { headers: { 'accept-encoding': encoding } });
    expect(encoded.headers.get('content-encoding')).toBe(encoding);
    expect(encoded.headers.get('vary')).toBe('accept-encoding');
    expect(await encoded.text()).toBe(fixtureScript);
  }
});

test('other files are asked for again, and known by their content', async () => {
  const { url } = await startTestSite();
  const first = await fetch(`${url}/favicon.svg`);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('content-type')).toBe('image/svg+xml');
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${url}/favicon.svg`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('the page is compressed, revalidated, and 304 for a reader who has it', async () => {
  const { port } = await startTestSite();
  const get = (fields: string) => exchange(port, `GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${fields}\r\n`);
  const plain = await get('');
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  for (const encoding of ['br', 'gzip']) {
    const encoded = await get(`accept-encoding: ${encoding}\r\n`);
    expect(encoded.headers['content-encoding']).toBe(encoding);
    expect(encoded.headers['etag']).not.toBe(plain.headers['etag']);
    for (const known of [encoded.headers['etag'], `W/${encoded.headers['etag']}`, `"other", ${encoded.headers['etag']}`, '*']) {
      const again = await get(`accept-encoding: ${encoding}\r\nif-none-match: ${known}\r\n`);
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ etag: encoded.headers['etag'], vary: 'accept-encoding', 'cache-control': 'no-cache' });
    }
  }
  const stale = await get('if-none-match: "something-else"\r\n');
  expect(stale.status).toBe(200);
});

test('robots.txt and sitemap.xml name the address of the site', async () => {
  const { url } = await startTestSite({ config: { siteUrl: 'https://www.leadlight.test' } });
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain('Sitemap: https://www.leadlight.test/sitemap.xml');
  const sitemap = await fetch(`${url}/sitemap.xml`);
  expect(sitemap.headers.get('content-type')).toBe('application/xml');
  expect(await sitemap.text()).toContain('<loc>https://www.leadlight.test/</loc>');
});

test('a request line in the log holds method, route, status and duration, and nothing about the reader', async () => {
  const site = await startTestSite();
  await (
    await fetch(`${site.url}/secret-path?email=ana@acme.test`, { headers: { 'user-agent': 'agent-x', referer: 'https://a.test/?b' } })
  ).text();
  await expectEventually(() => site.lines.find(({ msg }) => msg === 'request')).toMatchObject({
    method: 'GET',
    route: 'notfound',
    status: 404,
    durationMs: expect.any(Number),
    requestId: expect.any(String),
  });
  expect(JSON.stringify(site.lines.filter(({ msg }) => msg !== 'listening'))).not.toMatch(/secret-path|ana@|agent-x|127\.0\.0\.1|a\.test/);
});
