/** The caller's network address: the peer's, or the one that a trusted proxy forwards. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';
import type { ServerConfig } from '../config.ts';

export function clientAddress(config: ServerConfig, c: Context): string {
  // A request from within this process has no connection and no address.
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  if (!incoming) return '';
  return config.trustedProxies.length === 0 ? (incoming.socket.remoteAddress ?? '') : proxyAddr(incoming, [...config.trustedProxies]);
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Whether the request came directly from this machine, addressed by a local name. */
export function isFromThisMachine(c: Context): boolean {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '');
  // The host name is checked too, because another site's domain can resolve to 127.0.0.1.
  return (
    loopback.test(incoming?.socket.remoteAddress ?? '') &&
    ['localhost', '127.0.0.1', '[::1]'].includes(host) &&
    !c.req.header('x-forwarded-for') &&
    !c.req.header('forwarded')
  );
}
