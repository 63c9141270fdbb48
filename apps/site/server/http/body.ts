/** Reads a request's body up to a limit. */
import type { IncomingMessage } from 'node:http';
import { ClientGone } from './router.ts';

/**
 * @param invite tells a waiting sender to continue (Expect: 100-continue); not called if Content-Length is too large
 * @returns the whole body, or `too-large` as soon as that is known; the rest is then not read (`send` closes the connection properly)
 * @throws ClientGone if the connection ends before the body
 */
export async function readBody(request: IncomingMessage, maxBytes: number, invite: () => void): Promise<Buffer | 'too-large'> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return 'too-large';
  invite();
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Listeners instead of `for await`: leaving that loop early destroys the socket, and the response is lost.
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
