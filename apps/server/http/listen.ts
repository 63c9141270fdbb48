/**
 * The HTTP server and the limits of its connections: a client that sends or reads too slowly, or opens too many connections, loses them, so that it
 * can't use up what others need.
 */
import { serve, type HttpBindings, type ServerType } from '@hono/node-server';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { Socket } from 'node:net';
import proxyAddr from 'proxy-addr';
import { StartError, type ServerConfig } from '../config.ts';
import { addressGroup } from './client-address.ts';

export interface ConnectionLimits {
  /** For the head of a request, from the opening of the connection or the end of the request before. */
  readonly headersMs: number;
  /** For a whole request other than an upload. Bodies have at most 256 KiB. */
  readonly bodyMs: number;
  /** For a whole upload: 2 GB at 3 Mbit/s. */
  readonly uploadMs: number;
  /** An upload must bring this many bytes in each interval, unless the server is not ready for more. */
  readonly uploadRate: { readonly bytes: number; readonly everyMs: number };
  /** For a connection on which nothing is read or written. Longer than the longest time that a route waits for mail servers. */
  readonly silentMs: number;
  /** For a connection between two requests. Longer than the 60 s for which common load balancers keep one, because the side that sends must close first. */
  readonly idleMs: number;
  /** How long a connection whose request was answered before its end is read on, so that the client sees the response. */
  readonly lingerMs: number;
  /** How often the limits are checked. */
  readonly checkMs: number;
  /** Open at once from one network address, or /64. An office, or a program with a pool of connections, may share one. */
  readonly perAddress: number;
  readonly inAll: number;
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 15_000,
  bodyMs: 30_000,
  uploadMs: 2 * 60 * 60 * 1000,
  uploadRate: { bytes: 32 * 1024, everyMs: 30_000 },
  silentMs: 150_000,
  idleMs: 65_000,
  lingerMs: 5_000,
  checkMs: 2_000,
  perAddress: 1_000,
  inAll: 10_000,
};

export interface Listening {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface Site {
  readonly config: Pick<ServerConfig, 'host' | 'port' | 'trustedProxies'>;
  readonly fetch: Parameters<typeof serve>[0]['fetch'];
  readonly isUpload: (method: string, path: string) => boolean;
  readonly limits?: ConnectionLimits;
  /** The variable that has the port, for messages. */
  readonly portName?: 'APP_PORT' | 'STATUS_PORT';
}

/** @throws StartError if the port can't be opened */
export function listen({ config, fetch, isUpload, limits = connectionLimits, portName = 'APP_PORT' }: Site): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const options = {
      fetch: (async (request, env) =>
        closingUnread((await fetch(request, env)) as Response, (env as HttpBindings).incoming, limits)) satisfies Site['fetch'],
      port: config.port,
      hostname: config.host,
      serverOptions: {
        headersTimeout: limits.headersMs,
        requestTimeout: limits.uploadMs,
        keepAliveTimeout: limits.idleMs,
        connectionsCheckingInterval: limits.checkMs,
      },
    };
    const server = serve(options, ({ port }) => {
      const host = config.host.includes(':')
        ? `[${config.host}]`
        : config.host === '127.0.0.1' || config.host === '0.0.0.0'
          ? 'localhost'
          : config.host;
      resolve({ url: `http://${host}:${port}`, close: () => closeHttp(server) });
    }) as Server;
    server.setTimeout(limits.silentMs);
    server.maxConnections = limits.inAll;
    limitConnections(server, config, limits);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      if (isUpload(request.method ?? '', path)) watchUpload(request, limits);
      else watchBody(request, response, limits);
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new StartError(`Port ${config.port} is in use. Stop the program that uses it, or set ${portName}.`));
      else if (error.code === 'EACCES')
        reject(new StartError(`Port ${config.port} can't be opened by this user. Set ${portName} to a port above 1023.`));
      else reject(error);
    });
  });
}

/**
 * A response to a request whose body was not read to its end says that it is the last of its connection, which is then closed. Without this, a program
 * sends its next request into the closing connection and gets no response (RFC 9112 9.6).
 */
function closingUnread(response: Response, incoming: IncomingMessage | Http2ServerRequest, limits: ConnectionLimits): Response {
  if (incoming.complete) return response;
  if (!response.headers.has('connection')) response.headers.set('connection', 'close');
  lingerOn(incoming, limits);
  return response;
}

/**
 * Ends only the server's side of the connection after the response, and discards what still arrives for a while. A connection that is closed with unread
 * bytes is reset, and the reset can destroy the response before the client reads it: a refused upload then looks like a broken network (RFC 9112 9.6).
 */
function lingerOn(incoming: IncomingMessage | Http2ServerRequest, { lingerMs }: ConnectionLimits): void {
  const { socket } = incoming;
  // Node calls this when the response is sent.
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.once('close', () => clearTimeout(timer));
    socket.end();
    // Whoever read a part of the body reads no more, and would stop the rest.
    incoming.removeAllListeners('data');
    incoming.resume();
  };
}

/** Closes a connection beyond the limit at once. A trusted proxy's connections carry the requests of many clients. */
function limitConnections(server: ServerType, config: Pick<ServerConfig, 'trustedProxies'>, { perAddress }: ConnectionLimits): void {
  const isProxy = config.trustedProxies.length > 0 ? proxyAddr.compile([...config.trustedProxies]) : () => false;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address, 0)) return;
    const group = addressGroup(address);
    const count = (open.get(group) ?? 0) + 1;
    if (count > perAddress) return void socket.destroy();
    open.set(group, count);
    socket.once('close', () => {
      const left = (open.get(group) ?? 1) - 1;
      if (left > 0) open.set(group, left);
      else open.delete(group);
    });
  });
}

/** Ends a request whose body doesn't arrive in time, with 408 if the response has not begun (RFC 9110 15.5.9). */
function watchBody(request: IncomingMessage, response: ServerResponse, { bodyMs }: ConnectionLimits): void {
  if (request.complete) return;
  const { socket } = request;
  const timer = setTimeout(() => {
    if (request.complete || socket.destroyed) return;
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    socket.destroySoon();
  }, bodyMs).unref();
  const done = (): void => clearTimeout(timer);
  request.once('end', done);
  response.once('close', done);
}

/** Ends an upload that brings too little while the server waits for more. */
function watchUpload(request: IncomingMessage, { uploadRate: { bytes, everyMs } }: ConnectionLimits): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const brought = socket.bytesRead - before;
    before = socket.bytesRead;
    // A full buffer means that the server is busy with what it has.
    if (brought < bytes && !request.complete && request.readableLength < request.readableHighWaterMark) socket.destroy();
  }, everyMs).unref();
  const done = (): void => clearInterval(timer);
  request.once('end', done);
  request.once('close', done);
}

/** Waits up to 10 s for running requests; closes idle connections immediately. */
function closeHttp(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const hurry = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(() => {
      clearTimeout(hurry);
      resolve();
    });
    server.closeIdleConnections();
  });
}
