/** Web servers for tests: by host name and path, behind public-looking addresses that lead to one server on this machine. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createDnsCache, type Lookup } from '../dns/dns-cache.ts';
import { whenConnected } from '../smtp/dial.ts';
import type { DialWeb } from '../web/web-connection.ts';
import { askZone, type Zone } from './scripted-network.ts';

export type WebHandler = (request: IncomingMessage, response: ServerResponse) => void;
/** `"acme.test/about"`: HTML, or a handler. `"acme.test/*"` is for all other paths of the host. Missing paths answer 404. */
export type WebScript = Readonly<Record<string, string | WebHandler>>;

export interface ScriptedWeb {
  readonly lookup: Lookup;
  readonly dial: DialWeb;
  /** `GET acme.test/about` for each request, in order. */
  readonly requests: string[];
  /** Addresses that were dialed, in order. */
  readonly dialed: string[];
  /** The most requests that were open at the same time. */
  readonly mostAtOnce: () => number;
  readonly close: () => Promise<void>;
}

/** @param zone DNS records as in `askZone`; by default each host of the script has one public address */
export async function startWeb(script: WebScript, zone: Zone = zoneOf(script)): Promise<ScriptedWeb> {
  const requests: string[] = [];
  const dialed: string[] = [];
  let [inside, most] = [0, 0];
  const server = createServer((request, response) => {
    most = Math.max(most, ++inside);
    response.once('close', () => (inside -= 1));
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const path = request.url ?? '/';
    requests.push(`${request.method} ${host}${path}`);
    const answer = script[host + path] ?? script[`${host}/*`];
    if (typeof answer === 'function') return answer(request, response);
    if (answer === undefined) return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    response.writeHead(200, { 'content-type': path === '/robots.txt' ? 'text/plain' : 'text/html; charset=utf-8' }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    lookup: createDnsCache(askZone(zone)),
    dial(address, _port, signal) {
      dialed.push(address);
      return whenConnected(connect({ host: '127.0.0.1', port }), signal);
    },
    requests,
    dialed,
    mostAtOnce: () => most,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function zoneOf(script: WebScript): Zone {
  const hosts = new Set(Object.keys(script).map((key) => key.split('/')[0] ?? ''));
  return Object.fromEntries([...hosts].map((host, index) => [`A ${host}`, `45.10.0.${index + 1}`]));
}
