/** The caller's network address: the peer's, or the one that a trusted proxy forwards. */
import type { HttpBindings } from '@hono/node-server';
import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';
import type { ServerConfig } from '../config.ts';

/** The address as it is shown; empty for a request from within this process. */
export function clientAddress(config: Pick<ServerConfig, 'trustedProxies'>, c: Context): string {
  // A request from within this process has no connection and no address.
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  if (!incoming) return '';
  const peer = incoming.socket.remoteAddress ?? '';
  if (config.trustedProxies.length === 0) return withoutMapping(peer);
  const forwarded = proxyAddr(incoming, [...config.trustedProxies]);
  // A trusted proxy may forward a value that is not an address; then only the proxy's address is known.
  return withoutMapping(isIP(forwarded) ? forwarded : peer);
}

/** The key under which an address is counted. */
export function countedAddress(config: Pick<ServerConfig, 'trustedProxies'>, c: Context): string {
  return addressGroup(clientAddress(config, c));
}

/**
 * The addresses that one caller can use: an IPv4 address, or the /64 that an IPv6 network gets as its smallest assignment (RFC 6177, RFC 7421), in
 * which a single computer has 2^64 addresses. An IPv4 address in IPv6 notation (RFC 4291 2.5.5.2) counts as the IPv4 address.
 */
export function addressGroup(address: string): string {
  const plain = withoutMapping(address);
  if (!isIPv6(plain)) return plain;
  return `${groupsOf(plain)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** ::ffff:192.0.2.1 and ::ffff:c000:201 as 192.0.2.1. */
function withoutMapping(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return address;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** The eight numbers of an IPv6 address (RFC 4291 2.2), without its zone. */
function groupsOf(address: string): number[] {
  const [text = ''] = address.split('%');
  const [head = '', tail] = text.split('::');
  const numbersOf = (part: string): number[] =>
    part.split(':').flatMap((each) => {
      if (each === '') return [];
      if (!each.includes('.')) return [Number.parseInt(each, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = each.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
  const start = numbersOf(head);
  if (tail === undefined) return start;
  const end = numbersOf(tail);
  return [...start, ...Array<number>(Math.max(0, 8 - start.length - end.length)).fill(0), ...end];
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Most proxies add one of these; nginx adds none unless it is told to. RFC 7239, RFC 9110 7.6.3, and customs. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'] as const;

/** Whether the request came directly from this machine, addressed by a local name. */
export function isFromThisMachine(c: Context): boolean {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '');
  // The host name is checked too, because another site's domain can resolve to 127.0.0.1.
  return (
    loopback.test(incoming?.socket.remoteAddress ?? '') &&
    ['localhost', '127.0.0.1', '[::1]'].includes(host) &&
    proxyHeaders.every((name) => !c.req.header(name))
  );
}
