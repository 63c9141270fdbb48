/** Reads a request's body, up to a limit. */
import type { IncomingMessage } from 'node:http';
import { ClientGone } from './router.ts';

/**
 * @param invite tells a sender who waits for it to go on (Expect: 100-continue); not called for a body that is too large by its own account.
 * @returns the whole body, or `too-large` as soon as it is known to be; then the rest is left unread (`send` ends the connection well).
 * @throws ClientGone when the connection ends before the body.
 */
export async function readBody(request: IncomingMessage, maxBytes: number, invite: () => void): Promise<Buffer | 'too-large'> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return 'too-large';
  invite();
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Listeners, not `for await`: leaving that loop early destroys the socket, and the answer with it.
  return new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      request.off('data', onData).off('end', onEnd).off('close', onGone).off('error', onGone);
      request.pause();
      settled();
    };
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) settle(() => resolve('too-large'));
      else chunks.push(chunk);
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onGone = () => settle(() => reject(new ClientGone()));
    request.on('data', onData).once('end', onEnd).once('close', onGone).once('error', onGone);
    request.resume();
  });
}
