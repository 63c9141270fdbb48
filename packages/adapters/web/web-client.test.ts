import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { createDnsCache } from '../dns/dns-cache.ts';
import type { AskDns } from '../dns/dns-client.ts';
import { isPublicAddress } from '../dns/public-address.ts';
import { boardCertificate } from '../testing/certificate.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { askZone } from '../testing/scripted-network.ts';
import { startWeb, type ScriptedWeb, type WebScript } from '../testing/scripted-web.ts';
import { createWebClient, type WebClient, type WebClientOptions, type WebRequest, type WebResponse } from './web-client.ts';

const signal = AbortSignal.timeout(600_000);
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function web(script: WebScript, zone?: Record<string, string>, more: Partial<WebClientOptions> = {}) {
  const servers: ScriptedWeb = await startWeb(script, zone);
  const client: WebClient = createWebClient({
    lookup: servers.lookup,
    dial: servers.dial,
    isDialable: isPublicAddress,
    userAgent: 'Leadlight/1 (+https://leadlight.test/bot)',
    ...more,
  });
  open.push(client, servers);
  return {
    ...servers,
    get: (url: string, request: Partial<WebRequest> = {}): Promise<WebResponse> => client.request({ url, signal, ...request }),
  };
}

const textOf = (response: WebResponse): unknown => (response.kind === 'answered' ? Buffer.from(response.bytes).toString() : response);

test('a page is read, and the request says who reads it, without a cookie', async () => {
  let headers: unknown;
  const { get } = await web({
    'acme.test/a?b=1'(request, response) {
      headers = request.headers;
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'], etag: '"v1"' }).end('<p>Hello');
    },
  });
  const response = await get('http://acme.test/a?b=1');
  expect(response).toMatchObject({ kind: 'answered', status: 200, isCut: false, headers: { etag: '"v1"', 'set-cookie': 'a=1\nb=2' } });
  expect(textOf(response)).toBe('<p>Hello');
  expect(headers).toMatchObject({ 'user-agent': 'Leadlight/1 (+https://leadlight.test/bot)', host: 'acme.test' });
  await get('http://acme.test/a?b=1');
  expect(headers).not.toHaveProperty('cookie');
});

test('a known copy is asked for with its validators', async () => {
  const { get } = await web({
    'acme.test/': (request, response) =>
      void response.writeHead(request.headers['if-none-match'] === '"v1"' && request.headers['if-modified-since'] ? 304 : 200).end(),
  });
  expect(await get('http://acme.test/', { etag: '"v1"', lastModified: 'Sun, 01 Nov 2026 00:00:00 GMT' })).toMatchObject({
    kind: 'answered',
    status: 304,
  });
});

test('JSON can be posted', async () => {
  const { get } = await web({
    'acme.test/jobs'(request, response) {
      request.on('data', (bytes: Buffer) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(`${request.method} ${bytes.toString()}`),
      );
    },
  });
  expect(textOf(await get('http://acme.test/jobs', { method: 'POST', body: '{"limit":20}' }))).toBe('POST {"limit":20}');
});

test.for([301, 302, 303, 307, 308])('a redirect %i is returned, not followed', async (status) => {
  const { get, requests } = await web({
    'acme.test/': (_request, response) => void response.writeHead(status, { location: '/x' }).end('body'),
  });
  expect(await get('http://acme.test/')).toEqual({ kind: 'redirect', url: 'http://acme.test/', status, to: '/x' });
  expect(requests).toEqual(['GET acme.test/']);
});

test.for(['image/png', 'application/pdf', 'application/octet-stream', 'video/mp4', 'text/css'])('%s is not read', async (contentType) => {
  const { get } = await web({
    'acme.test/': (_request, response) => void response.writeHead(200, { 'content-type': contentType }).end('x'),
  });
  expect(await get('http://acme.test/')).toMatchObject({ kind: 'other_content', contentType });
});

describe('an address that is not public is never dialed', () => {
  test.for(['127.0.0.1', '10.1.2.3', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '192.0.2.1', '224.0.0.1'])(
    '%s',
    async (address) => {
      const { get, dialed } = await web({}, { 'A evil.test': address });
      expect(await get('http://evil.test/')).toEqual({ kind: 'refused', url: 'http://evil.test/', fault: 'private_address' });
      expect(dialed).toEqual([]);
    },
  );

  test.for(['::1', 'fc00::1', 'fe80::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:7f00:1::1'])('%s', async (address) => {
    const { get, dialed } = await web({}, { 'AAAA evil.test': address });
    expect(await get('http://evil.test/')).toMatchObject({ kind: 'refused', fault: 'private_address' });
    expect(dialed).toEqual([]);
  });

  test('nor the private one of several', async () => {
    const { get, dialed } = await web({ 'evil.test/': 'public' }, { 'A evil.test': '127.0.0.1, 45.10.0.9, 10.0.0.1' });
    expect(textOf(await get('http://evil.test/'))).toBe('public');
    expect(dialed).toEqual(['45.10.0.9']);
  });

  test('nor one that a second DNS answer gives: the name is resolved once for each connection', async () => {
    let asked = 0;
    const rebinding: AskDns = async (_name, type) => ({
      rcode: 'NOERROR',
      ttlS: 0,
      records: type === 'A' ? [{ type, address: ++asked === 1 ? '45.10.0.9' : '127.0.0.1' }] : [],
    });
    const { get, dialed } = await web(
      { 'evil.test/': (_request, response) => void response.writeHead(200, { connection: 'close' }).end('x') },
      undefined,
      {
        lookup: createDnsCache(rebinding),
      },
    );
    expect(textOf(await get('http://evil.test/'))).toBe('x');
    expect(await get('http://evil.test/')).toMatchObject({ kind: 'refused', fault: 'private_address' });
    expect(dialed).toEqual(['45.10.0.9']);
  });
});

describe('compressed content', () => {
  const page = `<p>${'Hello, wörld. '.repeat(500)}`;
  const raw = Buffer.from(page);
  test.for([
    ['gzip', gzipSync(raw)],
    ['br', brotliCompressSync(raw)],
    ['deflate', deflateSync(raw)],
    ['deflate', deflateRawSync(raw)],
    ['gzip, br', brotliCompressSync(gzipSync(raw))],
    ['identity', raw],
  ] as const)('%s is read', async ([coding, bytes]) => {
    const { get } = await web({
      'acme.test/': (_request, response) => void response.writeHead(200, { 'content-encoding': coding }).end(bytes),
    });
    expect(textOf(await get('http://acme.test/'))).toBe(page);
  });

  test.for([
    ['gzip', gzipSync(Buffer.alloc(200_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
    ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(200_000_000)))],
  ] as const)('a bomb in %s ends at the limit', async ([coding, bytes]) => {
    const { get } = await web({
      'acme.test/': (_request, response) => void response.writeHead(200, { 'content-encoding': coding }).end(bytes),
    });
    const response = await get('http://acme.test/');
    expect(response).toMatchObject({ kind: 'answered', isCut: true });
    expect(response.kind === 'answered' && response.bytes.length).toBe(2_097_152);
  });

  test('of an unknown coding, of too many layers, or broken from the start fails', async () => {
    for (const [coding, bytes] of [
      ['zzz', raw],
      ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(raw)))],
      ['gzip', raw],
    ] as const) {
      const { get } = await web({
        'acme.test/': (_request, response) => void response.writeHead(200, { 'content-encoding': coding }).end(bytes),
      });
      expect(await get('http://acme.test/')).toMatchObject({ kind: 'failed', fault: 'bad_encoding' });
    }
  });

  test('that ends early is read up to there', async () => {
    const whole = gzipSync(Buffer.from(Array.from({ length: 20_000 }, (_, n) => 97 + ((n * n * 7919) % 25))));
    const half = whole.subarray(0, whole.length / 2);
    const { get } = await web({
      'acme.test/': (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(half),
    });
    expect(textOf(await get('http://acme.test/'))).toMatch(/^[a-y]+$/);
  });
});

describe('a server that does not behave', () => {
  test('and sends without end is cut off at the limit', async () => {
    const { get } = await web({
      'acme.test/'(_request, response) {
        response.writeHead(200, { 'content-type': 'text/html' });
        const send = (): void => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
          if (!response.destroyed) response.once('drain', send);
        };
        send();
      },
    });
    expect(await get('http://acme.test/')).toMatchObject({ kind: 'answered', isCut: true });
  });

  test.for([
    ['never answers', (): void => undefined],
    ['never ends', (_request: unknown, response: { write: (text: string) => unknown }): void => void response.write('<p>')],
  ] as const)('and %s is given up after ten seconds', async ([, handler]) => {
    const clock = createManualClock();
    const { get, requests } = await web({ 'acme.test/': handler }, undefined, { clock });
    const response = get('http://acme.test/');
    await expect.poll(() => requests.length).toBe(1);
    clock.advance(10_000);
    expect(await response).toMatchObject({ kind: 'failed', fault: 'timeout' });
  });

  test('and disconnects, before or within its answer, is a failure', async () => {
    const { get } = await web({
      'acme.test/before': (request) => void request.socket.destroy(),
      'acme.test/within'(request, response) {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('half', () => request.socket.destroy());
      },
      'acme.test/noise': (request) => void request.socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
    });
    expect(await get('http://acme.test/before')).toMatchObject({ kind: 'failed', fault: 'disconnected' });
    expect(await get('http://acme.test/within')).toMatchObject({ kind: 'failed', fault: 'disconnected' });
    expect(await get('http://acme.test/noise')).toMatchObject({ kind: 'failed', fault: 'not_http' });
  });

  test('and answers https with something else is a failure of TLS', async () => {
    const { get } = await web({ 'acme.test/': 'plain' });
    expect(await get('https://acme.test/')).toMatchObject({ kind: 'failed', fault: 'tls' });
  });
});

test('a name that does not exist, one without address, and name servers that fail are three different answers', async () => {
  const { get } = await web({}, { 'MX mail.test': '10 mx.mail.test', 'A broken.test': 'SERVFAIL', 'AAAA broken.test': 'SERVFAIL' });
  expect(await get('http://nothing.test/')).toMatchObject({ kind: 'failed', fault: 'no_such_name' });
  expect(await get('http://mail.test/')).toMatchObject({ kind: 'failed', fault: 'no_address' });
  expect(await get('http://broken.test/')).toMatchObject({ kind: 'failed', fault: 'dns_error' });
});

test('a canceled request ends with the reason', async () => {
  const cancel = new AbortController();
  const { get, requests } = await web({ 'acme.test/': () => undefined });
  const response = get('http://acme.test/', { signal: cancel.signal });
  await expect.poll(() => requests.length).toBe(1);
  cancel.abort(new Error('canceled by the user'));
  await expect(response).rejects.toThrow('canceled by the user');
});

test('the issuer of a certificate is reported when a connection is secured', async () => {
  const secure = createServer(boardCertificate, (request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${request.headers.host}</p>`);
  });
  secure.listen(0, '127.0.0.1');
  await once(secure, 'listening');
  const { port } = secure.address() as AddressInfo;
  const issuers: [host: string, issuer: string][] = [];
  const client = createWebClient({
    lookup: createDnsCache(askZone({ 'A boards-api.greenhouse.io': '45.10.0.1' })),
    isDialable: isPublicAddress,
    dial: async () => connect(port, '127.0.0.1'),
    ca: boardCertificate.cert,
    userAgent: 'Leadlight/1',
    onCertificate: (host, issuer) => void issuers.push([host, issuer]),
  });
  onTestFinished(async () => {
    await client.close();
    await new Promise((resolve) => void secure.close(resolve));
  });
  const response = await client.request({ url: 'https://boards-api.greenhouse.io/', signal: new AbortController().signal });
  expect(response).toMatchObject({ kind: 'answered', status: 200 });
  expect(issuers).toEqual([['boards-api.greenhouse.io', new X509Certificate(boardCertificate.cert).issuer.replace(/^.*?(?:O|CN)=/s, '')]]);
});
