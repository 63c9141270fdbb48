/** A span for each request to the API. The trace of a proxy in front continues here, if it is trusted (TRUST_PROXY). */
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import proxyAddr from 'proxy-addr';
import type { ServerConfig } from '../config.ts';
import { isTracing, traced } from './spans.ts';

export function traceRequests({ trustedProxies }: Pick<ServerConfig, 'trustedProxies'>): MiddlewareHandler {
  const isProxy = trustedProxies.length > 0 ? proxyAddr.compile([...trustedProxies]) : () => false;
  return async (c, next) => {
    if (!isTracing()) return next();
    const { method } = c.req;
    const peer = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '';
    // Anyone else could choose what is recorded, and mix their requests into the traces of others.
    const parent = peer !== '' && isProxy(peer, 0) ? c.req.header('traceparent') : undefined;
    await traced({ name: method, kind: 'server', parent, attributes: { 'http.request.method': method } }, async (span) => {
      await next();
      const { status } = c.res;
      // The route as declared: the requested path can contain ids and tokens.
      const route = c.get('route');
      if (route !== undefined) span.rename(`${method} ${route}`);
      span.set({ 'http.response.status_code': status, ...(route === undefined ? {} : { 'http.route': route }) });
      if (status >= 500) span.fail();
    });
  };
}
