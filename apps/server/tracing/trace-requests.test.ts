import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { setTracer, type SpanStart } from './spans.ts';
import { traceRequests } from './trace-requests.ts';

test('the trace of a request continues that of a trusted proxy, and of nobody else', async () => {
  const started: SpanStart[] = [];
  setTracer({
    run: (start, work) => {
      started.push(start);
      return work({ set: () => undefined, rename: () => undefined, fail: () => undefined });
    },
    begin: () => () => undefined,
  });
  onTestFinished(() => setTracer(null));
  const app = new Hono().use(traceRequests({ trustedProxies: ['10.0.0.0/8'] })).get('/', (c) => c.text('ok'));
  const traceparent = `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`;
  for (const remoteAddress of ['10.1.2.3', '192.0.2.1'])
    await app.request('/', { headers: { traceparent } }, { incoming: { socket: { remoteAddress } } });
  expect(started.map(({ parent }) => parent)).toEqual([traceparent, undefined]);
});
