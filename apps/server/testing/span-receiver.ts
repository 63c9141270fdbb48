/** Receives traces over OTLP/HTTP in JSON, as a collector does. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  /** What the process that sent it does. */
  readonly process: string;
}

export interface SpanReceiver {
  readonly url: string;
  readonly spans: ReceivedSpan[];
  /** Everything that arrived, as it was sent. */
  readonly bodies: string[];
  readonly contentTypes: string[];
  close(): Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: {
    readonly stringValue?: string;
    readonly intValue?: number;
    readonly doubleValue?: number;
    readonly boolValue?: boolean;
  };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, 'attributes' | 'process'> & { readonly attributes: readonly Attribute[] })[];
    }[];
  }[];
}

const read = (attributes: readonly Attribute[]): ReceivedSpan['attributes'] =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue ?? '']),
  );

export async function startSpanReceiver(): Promise<SpanReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const contentTypes: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const type = request.headers['content-type'] ?? '';
      contentTypes.push(type);
      bodies.push(body.toString('latin1'));
      if (type === 'application/json')
        for (const { resource, scopeSpans } of (JSON.parse(body.toString()) as Sent).resourceSpans)
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({ ...span, attributes: read(span.attributes), process: String(read(resource.attributes)['leadlight.process']) });
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    contentTypes,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
