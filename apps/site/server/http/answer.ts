/** A response to a request, and how it is written to the socket. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Absent: no body (303, 304). */
  body?: Buffer | string;
}

/** For every path that is neither the page nor a file, every other method, and every malformed target: exactly one text (specification, section 2). */
export const notFound: Answer = plainText(404, 'notfound - http 404');

/** A plain text response, which a browser neither executes nor caches. */
export function plainText(status: number, words: string, headers: OutgoingHttpHeaders = {}): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers }, body: words };
}

/** How many bytes of an unwanted body are still read, and for how long, so that the sender receives the response. nginx does the same. */
const linger = { bytes: 16 * 1024 * 1024, ms: 10_000 };

/**
 * Writes the response. If the body was not read to its end, the connection is closed, but not at once: closing a socket with unread
 * input makes the kernel send a reset, and the client would lose the response (RFC 9112 section 9.6).
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  everywhere: OutgoingHttpHeaders,
  closing = false,
): void {
  if (response.headersSent || response.destroyed) return;
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  const headers = { ...everywhere, ...answer.headers, ...(answer.status !== 304 && { 'content-length': body?.length ?? 0 }) };
  const unread = !request.complete && hasBody(request);
  // While the server stops, each connection is closed after its response.
  if (closing) response.shouldKeepAlive = false;
  response.writeHead(answer.status, unread ? { ...headers, connection: 'close' } : headers);
  const sent = request.method === 'HEAD' ? undefined : body;
  if (!unread) return void response.end(sent);
  if (sent) response.write(sent);
  else response.flushHeaders();
  discardBody(request, () => response.end());
}

function hasBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

function discardBody(request: IncomingMessage, done: () => void): void {
  let discarded = 0;
  const stop = () => {
    clearTimeout(timer);
    request.off('data', count).off('end', stop).off('close', stop);
    done();
  };
  const count = (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > linger.bytes) stop();
  };
  const timer = setTimeout(stop, linger.ms);
  request.on('data', count).once('end', stop).once('close', stop);
  request.resume();
}
