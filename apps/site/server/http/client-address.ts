/** The client's IP address, behind trusted proxies. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** @param trustedProxies from TRUST_PROXY; if empty, X-Forwarded-For is untrusted and ignored */
export function createClientAddress(trustedProxies: string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return socketAddress;
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (request) => {
    const address = proxyAddr(request, isTrusted);
    // A trusted proxy may forward a value that is not an address; then only the proxy's address is known.
    return isIP(address) ? address : socketAddress(request);
  };
}

function socketAddress(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? 'unknown';
}
