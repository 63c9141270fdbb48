/** What is said to a request, apart from how it is written to the socket. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Absent: no body (303, 304). */
  body?: Buffer | string;
}

/** Any path that is neither the page nor a file, any other method, any malformed target: one text, exactly (specification, section 2). */
export const notFound: Answer = plainText(404, 'notfound - http 404');

/** An answer in plain words: nothing that a browser could run or keep. */
export function plainText(status: number, words: string, headers: OutgoingHttpHeaders = {}): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers }, body: words };
}

/** Bytes of an unwanted body that are still read, and for how long, so that its sender sees the answer. nginx lingers the same way. */
const linger = { bytes: 16 * 1024 * 1024, ms: 10_000 };

/**
 * Writes the answer. A body that was not read to its end ends the connection, but not at once: closing a socket that still has unread
 * input makes the kernel send a reset, and the reader would lose the answer (RFC 9112 section 9.6).
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
  // While the server stops, each connection ends with the answer it still gets.
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
