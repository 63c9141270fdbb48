/** The web servers and the name server of the lab: all addresses, one process. Every request is written down. */
import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import { startInternet, type InternetScript } from '@leadlight/adapters/testing/internet';
import type { Certificates } from './certificates.ts';
import { addressOf, hostsOf, type Answer, type LabSite } from './lab-site.ts';
import { isPrivate } from './private-tricks.ts';
import type { LabSites } from './sites.ts';

/** One request, as a server saw it. */
export interface LabRequest {
  readonly atMs: number;
  /** Of the server. */
  readonly address: string;
  readonly isSecure: boolean;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly userAgent: string;
  /** Requests of the same registrable site that were open at this moment, this one included. */
  readonly open: number;
}

export interface LabServers {
  readonly http: Server;
  readonly https: Server;
  readonly lookUp: InternetScript['lookUp'];
  /** Gives a connection to the right server. */
  readonly take: (address: string, socket: Socket, port: number) => boolean;
  readonly close: () => void;
}

interface Host {
  readonly site: LabSite | null;
  readonly address: string;
  readonly answers: Readonly<Record<string, Answer>>;
}

/** Through the proxy, the address that was dialed, by the caller's port: TLS has the same one. */
const dialed = new Map<number, string>();
const addressOfServer = (socket: Socket): string =>
  dialed.get(socket.remotePort ?? 0) ?? (socket.localAddress ?? '').replace(/^::ffff:/, '');

/** @param logFile each request is a line of JSON */
export function createLabServers({ sites, boards }: LabSites, certificates: Certificates, logFile: string): LabServers {
  const hosts = new Map<string, Host>();
  for (const [index, site] of sites.entries()) {
    for (const host of hostsOf(site)) hosts.set(host, { site, address: addressOf(index), answers: site.hosts?.[host] ?? site.pages });
  }
  for (const [index, [host, answers]] of Object.entries(boards).entries())
    hosts.set(host, { site: null, address: addressOf(sites.length + index), answers });
  const byAddress = new Map([...hosts.values()].map((host) => [host.address, host]));

  const asked = new Map<string, number>();
  const lookUp: InternetScript['lookUp'] = (name, type) => {
    const host = hosts.get(name);
    if (!host || (type !== 'A' && type !== 'AAAA')) return host ? [] : null;
    const key = `${type} ${name}`;
    const before = asked.get(key) ?? 0;
    asked.set(key, before + 1);
    const answer = host.site?.resolves?.(name, type, before) ?? (host.site?.resolves ? null : type === 'A' ? ['self'] : []);
    if (answer === null || answer === 'SERVFAIL') return answer;
    return answer.map((address) => ({ type, address: address === 'self' ? host.address : address }));
  };

  const write = (seen: LabRequest): void => appendFileSync(logFile, `${JSON.stringify(seen)}\n`);
  const openAt = new Map<string, number>();
  const respond: RequestListener = (request, response) => {
    const name = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
    const host = hosts.get(name);
    const address = addressOfServer(request.socket);
    const siteKey = host?.site?.domain ?? name;
    const open = (openAt.get(siteKey) ?? 0) + 1;
    openAt.set(siteKey, open);
    response.once('close', () => openAt.set(siteKey, (openAt.get(siteKey) ?? 1) - 1));
    const seen: LabRequest = {
      atMs: performance.timeOrigin + performance.now(),
      address,
      isSecure: 'encrypted' in request.socket,
      method: request.method ?? '',
      host: name,
      path: request.url ?? '/',
      userAgent: request.headers['user-agent'] ?? '',
      open,
    };
    write(seen);
    // RFC 9110, section 15.5.20: this server is not the one for that host.
    if (!host || isPrivate(address)) return void response.writeHead(421, { 'content-type': 'text/html' }).end('Misdirected');
    answerWith(host.answers, request, response);
  };

  const http = createServer(respond);
  const contexts = { valid: createSecureContext(certificates.valid), wrong: createSecureContext(certificates.wrongName) };
  const https = createTlsServer(
    {
      ...certificates.valid,
      SNICallback: (name, done) => done(null, hosts.get(name)?.site?.tls === 'wrong-name' ? contexts.wrong : contexts.valid),
    },
    respond,
  );
  for (const server of [http, https]) server.on('clientError', (_error, socket) => socket.destroy());

  const isHandled = (socket: Socket, isSecure: boolean): boolean => {
    const site = byAddress.get(addressOfServer(socket))?.site;
    if (isSecure && site?.tls === 'none') {
      socket.destroy();
      return true;
    }
    if (!isSecure && site?.connection) {
      site.connection(socket);
      return true;
    }
    return false;
  };
  // A site may take the connection before the web server sees it.
  for (const [server, isSecure] of [
    [http, false],
    [https, true],
  ] as const) {
    const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      socket.on('error', () => undefined);
      const address = addressOfServer(socket);
      // A connection alone is too much.
      if (isPrivate(address)) write({ atMs: Date.now(), address, isSecure, method: 'CONNECT', host: '', path: '', userAgent: '', open: 1 });
      if (!isHandled(socket, isSecure)) for (const listener of listeners) listener.call(server, socket);
    });
  }

  return {
    http,
    https,
    lookUp,
    take(address, socket, port) {
      if (!byAddress.has(address) && !isPrivate(address)) return false;
      const from = socket.remotePort ?? 0;
      dialed.set(from, address);
      socket.once('close', () => dialed.delete(from));
      (port === 443 ? https : http).emit('connection', socket);
      return true;
    },
    close() {
      for (const server of [http, https]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function answerWith(answers: Readonly<Record<string, Answer>>, request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '/';
  const answer = answers[path] ?? answers[path.replace(/\?.*$/s, '')] ?? answers['*'];
  if (typeof answer === 'function') return answer(request, response);
  const status = answer === undefined ? 404 : 200;
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(answer ?? '<title>Not found</title><h1>Not found</h1>');
}

/** A name server and a proxy on this machine, in front of the servers. */
export const startProxiedLab = (servers: LabServers) => startInternet({ lookUp: servers.lookUp, take: servers.take });
