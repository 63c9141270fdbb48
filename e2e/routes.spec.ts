/** Specification, section 2: the routes table. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from './site-server.ts';

for (const path of ['/', '/index.html', '/?utm_source=letter&x=%zz', '/index.html?', '/?#pricing']) {
  test(`${path} is the landing page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

for (const path of ['/about', '/index.html/', '/assets/entry-hydrate-00000000.js']) {
  test(`any other path shows the text 'notfound - http 404': ${path}`, async ({ page, watch }) => {
    watch.expect(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('body')).toHaveText('notfound - http 404');
  });
}

test("any other path, method or target, malformed ones too, gets status 404 and exactly 'notfound - http 404' as plain text", async ({
  site,
}) => {
  const requestLines = [
    ...otherPaths.map((path) => `GET ${path} HTTP/1.1`),
    'POST /index.html HTTP/1.1',
    'POST /about HTTP/1.1',
    'PUT / HTTP/1.1',
    'DELETE / HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'BREW / HTTP/1.1',
    'CONNECT example.com:443 HTTP/1.1',
    'GET index.html HTTP/1.1',
    'GET /\u0007 HTTP/1.1',
  ];
  for (const requestLine of requestLines) {
    const { head, body } = await ask(site.url, requestLine);
    expect.soft(head, requestLine).toMatch(/^HTTP\/1\.1 404 /);
    expect.soft(head.toLowerCase(), requestLine).toContain('content-type: text/plain; charset=utf-8');
    expect.soft(body, requestLine).toBe('notfound - http 404');
  }
});

const otherPaths = [
  '/about',
  '/pricing/',
  '/sign-up',
  '/index.htm',
  '/INDEX.HTML',
  '/index%2ehtml',
  '/;/',
  '/%',
  '/%00',
  '/%2e%2e%2fpackage.json',
  '/../../etc/passwd',
  '//example.com/',
  '/page.html',
  '/template.html',
  '/server/entry-server.js',
  '/assets/',
  '/notfound',
];

/** A browser would normalize such requests before sending them. */
async function ask(url: string, requestLine: string): Promise<{ head: string; body: string }> {
  const { port, host } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${requestLine}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}
