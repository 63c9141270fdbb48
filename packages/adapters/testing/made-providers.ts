/** Enrichment providers for tests: one TLS server on this machine behind the hosts of all providers, with public-looking addresses. */
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { createDnsCache, type Lookup } from '../dns/dns-cache.ts';
import { whenConnected } from '../smtp/dial.ts';
import type { DialWeb } from '../web/web-connection.ts';
import { providersCertificate } from './certificate.ts';
import { askZone } from './scripted-network.ts';

export interface MadeRequest {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface MadeReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly text?: string;
}

/** @returns the reply; `silent`: none comes; `hang_up`: the connection ends; a promise: the reply comes when it resolves */
export type ProviderHandler = (request: MadeRequest) => MadeReply | 'silent' | 'hang_up' | Promise<MadeReply>;

export interface MadeProviders {
  readonly lookup: Lookup;
  readonly dial: DialWeb;
  /** The authority of its certificate, as PEM. */
  readonly ca: string;
  readonly requests: MadeRequest[];
  /** For another process: {@link providersAtPort}. */
  readonly port: number;
  /** Replaces the handler. */
  readonly answerWith: (handler: ProviderHandler) => void;
  readonly close: () => Promise<void>;
}

const hosts = [
  'api.peopledatalabs.com',
  'api.hunter.io',
  'api.apollo.io',
  'api.lusha.com',
  'api.coresignal.com',
  'api.snov.io',
  'api.own.example',
  'own.test',
];

/** @param zone more DNS records, as in `askZone` */
export async function startProviders(first: ProviderHandler, zone: Readonly<Record<string, string>> = {}): Promise<MadeProviders> {
  let handler = first;
  const requests: MadeRequest[] = [];
  const server = createServer(providersCertificate, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'https://host');
      const made: MadeRequest = {
        host: request.headers.host ?? '',
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(made);
      void (async () => {
        const reply = await handler(made);
        if (reply === 'silent') return;
        if (reply === 'hang_up') return void request.socket.destroy();
        const { status = 200, headers = {}, json, text } = reply;
        response.writeHead(status, { 'content-type': text === undefined ? 'application/json' : 'text/html', ...headers });
        response.end(text ?? (json === undefined ? '' : JSON.stringify(json)));
      })();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...providersAtPort(port, zone),
    requests,
    port,
    answerWith(next) {
      handler = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Lets another process reach the made providers of this one. @param port from `startProviders` */
export function providersAtPort(port: number, zone: Readonly<Record<string, string>> = {}): Pick<MadeProviders, 'lookup' | 'dial' | 'ca'> {
  const addresses = Object.fromEntries(hosts.map((host, index) => [`A ${host}`, `45.11.0.${index + 1}`]));
  return {
    lookup: createDnsCache(askZone({ ...addresses, ...zone })),
    dial: (_address, _port, signal) => whenConnected(connect({ host: '127.0.0.1', port }), signal),
    ca: providersCertificate.cert,
  };
}
