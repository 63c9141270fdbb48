/** Whose request this is: the peer's address, or, behind a proxy that the operator trusts, the one it names. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';
import type { ServerConfig } from '../config.ts';

export function clientAddress(config: ServerConfig, c: Context): string {
  // Without a connection (called in this process) there is no address.
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  if (!incoming) return '';
  return config.trustedProxies.length === 0 ? (incoming.socket.remoteAddress ?? '') : proxyAddr(incoming, [...config.trustedProxies]);
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Whether the request came from this machine itself, by its own name, through nothing in between. */
export function isFromThisMachine(c: Context): boolean {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '');
  // The name is checked too: a page elsewhere can point a name of its own at 127.0.0.1.
  return (
    loopback.test(incoming?.socket.remoteAddress ?? '') &&
    ['localhost', '127.0.0.1', '[::1]'].includes(host) &&
    !c.req.header('x-forwarded-for') &&
    !c.req.header('forwarded')
  );
}
