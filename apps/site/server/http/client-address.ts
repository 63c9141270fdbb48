/** Which address a request comes from, past the proxies that are trusted to say so. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** @param trustedProxies as TRUST_PROXY lists them; none: X-Forwarded-For is anybody's claim, and not looked at. */
export function createClientAddress(trustedProxies: string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return socketAddress;
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (request) => {
    const address = proxyAddr(request, isTrusted);
    // A trusted proxy may pass on a header that is not an address; then the proxy itself is all that is known.
    return isIP(address) ? address : socketAddress(request);
  };
}

function socketAddress(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? 'unknown';
}
