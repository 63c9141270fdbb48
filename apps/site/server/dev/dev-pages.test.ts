/** `npm run dev`: the same server with Vite. The sources are a fixture. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ana, postForm } from '../testing/contact.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const entryServer = `
export async function renderDocument(template: string, page: { settings: { appUrl: string }; contact: { kind: string } }): Promise<string> {
  return template.replace('<div id="app"></div>', '<div id="app">' + page.contact.kind + ' ' + page.settings.appUrl + '</div>');
}`;

function startDevSite(changes: Record<string, string> = {}): Promise<TestSite> {
  const root = temporaryFolder();
  const files = {
    'index.html': '<!doctype html><html><head><base href="%SITE_URL%/"></head><body><div id="app"></div></body></html>',
    'src/entry-server.tsx': entryServer,
    'src/entry-eager.ts': 'const greeting: string = "hello"; console.log(greeting);',
    ...changes,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return startTestSite({ site: { kind: 'development', root } });
}

test('the page is rendered from its sources, with the settings, and reloads when they change', async () => {
  const { url, port } = await startDevSite();
  const response = await fetch(url);
  const html = await response.text();
  expect(html).toContain('<div id="app">editing https://app.leadlight.test</div>');
  expect(html).toContain(`<base href="http://localhost:${port}/">`);
  expect(html).toContain('/@vite/client');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toBeNull();
});

test('sources are served as the browser needs them, and everything else is not found as in production', async () => {
  const { url } = await startDevSite();
  const source = await fetch(`${url}/src/entry-eager.ts`);
  expect(source.headers.get('content-type')).toContain('javascript');
  expect(await source.text()).not.toContain(': string');
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain('Sitemap: ');
  for (const [method, path] of [
    ['GET', '/nowhere'],
    ['GET', '/about?x'],
    ['PUT', '/'],
    ['OPTIONS', '/src/entry-eager.ts'],
  ] as const) {
    const other = await fetch(url + path, { method });
    expect([other.status, await other.text()]).toEqual([404, 'notfound - http 404']);
  }
});

test('a refused message is rendered from the sources too, an accepted one confirmed', async () => {
  const { url } = await startDevSite();
  const refused = await postForm(url, {});
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('<div id="app">refused ')]);
  expect((await postForm(url, ana)).status).toBe(303);
});

test('a source that does not compile leaves a page on which Vite shows the error', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { url } = await startDevSite({ 'src/entry-server.tsx': 'export const = nonsense' });
  const response = await fetch(url);
  expect(errors.mock.calls.flat().join('')).toContain('Unexpected token');
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('/@vite/client')]);
});

test('changes are sent over a web socket on the same port, and an open page does not keep the server from ending', async () => {
  const { port, close } = await startDevSite();
  const socket = connect(port, '127.0.0.1');
  const upgrade =
    'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
  socket.write(`GET / HTTP/1.1\r\nhost: localhost\r\n${upgrade}sec-websocket-protocol: vite-ping\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 101 /);
  await close();
});
