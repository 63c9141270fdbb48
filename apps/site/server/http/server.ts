/**
 * The HTTP server: limits, and responses to input that never becomes a request.
 * node:http without a framework, because malformed targets and unknown methods must get the site's own response, and frameworks don't pass them on.
 */
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type Answer, notFound, plainText } from './answer.ts';
import type { Listener } from './router.ts';

export interface HttpLimits {
  /** Time limits for the whole request head, the whole request, and an idle connection. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  idleTimeoutMs: number;
  keepAliveTimeoutMs: number;
  /** How often the first two are checked. */
  checkEveryMs: number;
  /** For the request head. */
  maxHeaderBytes: number;
}

/** A head arrives in one or two packets and a message has at most 64 KiB, so slower clients are not real visitors. */
export const httpLimits: HttpLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  idleTimeoutMs: 60_000,
  // Longer than the 60 s for which common load balancers keep an idle connection, because the side that sends requests must close first.
  keepAliveTimeoutMs: 65_000,
  checkEveryMs: 2000,
  // Node's default; above it, the response is 431.
  maxHeaderBytes: 16 * 1024,
};

/** Time limit for sending the response to a malformed request. */
const farewellMs = 2000;

export function createSiteServer(limits: HttpLimits = httpLimits): Server {
  const server = createServer({
    requireHostHeader: false,
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  });
  server.setTimeout(limits.idleTimeoutMs);
  return server;
}

/**
 * Stops accepting connections, lets requests in progress finish, and after `graceMs` closes the rest: slow requests, and upgraded
 * connections, which Node's `closeAllConnections` doesn't cover. The returned function does this once.
 */
export function prepareClose(server: Server, clock: Clock): (graceMs: number) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async (graceMs) => {
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    const cancel = clock.after(graceMs, () => sockets.forEach((socket) => socket.destroy()));
    await closed;
    cancel();
  };
}

/** Passes requests to `listener`, and responds directly to input that the parser refuses. */
export function answerRequests(server: Server, listener: Listener, everywhere: OutgoingHttpHeaders, log: Log): void {
  const answering = new WeakMap<Duplex, ServerResponse>();
  const listen = (expect?: 'continue' | 'unknown'): ((...request: Parameters<Listener>) => void) => {
    return (request, response) => {
      answering.set(request.socket, response);
      listener(request, response, expect);
    };
  };
  server.on('request', listen());
  server.on('checkContinue', listen('continue'));
  server.on('checkExpectation', listen('unknown'));

  const refuse = (socket: Duplex, answer: Answer) => {
    const before = answering.get(socket);
    if (!socket.writable || (before?.headersSent && !before.writableFinished)) return void socket.destroy();
    log.info({ route: 'notfound', status: answer.status }, 'request refused');
    socket.end(written(answer, everywhere));
    setTimeout(() => socket.destroy(), farewellMs).unref();
  };
  server.on('connect', (_request, socket) => refuse(socket, notFound));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') return void socket.destroy();
    refuse(socket, refusalOf(error.code));
  });
}

/** By error code of the parser (llhttp) and of Node. */
function refusalOf(code: string | undefined): Answer {
  switch (code) {
    case 'HPE_INVALID_URL':
    case 'HPE_INVALID_METHOD':
    case 'HPE_INVALID_VERSION':
    case 'HPE_INVALID_CONSTANT':
      return notFound;
    case 'HPE_HEADER_OVERFLOW':
      return plainText(431, 'The head of the request is too large.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return plainText(408, 'The request took too long to arrive.');
    default:
      return plainText(400, 'The request is not valid HTTP.');
  }
}

function written(answer: Answer, everywhere: OutgoingHttpHeaders): string {
  const body = String(answer.body ?? '');
  const fields = {
    ...everywhere,
    ...answer.headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    date: new Date().toUTCString(),
  };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${head.join('')}\r\n${body}`;
}
