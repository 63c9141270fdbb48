/**
 * Traces with OpenTelemetry. Its packages are loaded here and nowhere else, and only if traces are configured. They are not registered globally, so that
 * libraries which know OpenTelemetry don't add spans whose content nobody here has checked.
 */
import { randomUUID } from 'node:crypto';
import { traceCalls } from '@leadlight/adapters/tracing';
import { traceQueries, traceScope, type TraceScope } from '@leadlight/db/platform';
import type { Context, Span as ApiSpan, SpanOptions, Tracer as OtelTracer } from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { setTracer, type Span, type SpanStart, type Tracer } from './spans.ts';
import { operationOf, textWithoutValues } from './statement-text.ts';
import type { TracingConfig } from './tracing.config.ts';

export interface Tracing {
  /** Sends what is left, for at most a few seconds. */
  stop(): Promise<void>;
}

const longestStopMs = 3_000;
/** Between two lines of the log about spans that can't be sent. */
const pauseMs = 60_000;
const nothing: Tracing = { stop: async () => undefined };

interface Scope extends TraceScope {
  readonly context: Context;
}

/** @param part what this process does, as `leadlight.process` of its spans @param log gets a line, at most once a minute, if spans can't be sent */
export async function startTracing(
  config: TracingConfig | null,
  part: 'both' | 'api' | 'worker' | 'search' | 'run',
  log?: Pick<Logger, 'warn'>,
): Promise<Tracing> {
  if (!config) return nothing;
  const [api, sdk, resources, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    config.protocol === 'http/json'
      ? import('@opentelemetry/exporter-trace-otlp-http')
      : import('@opentelemetry/exporter-trace-otlp-proto'),
  ]);
  let loggedAt = -Infinity;
  // Without the message, which has the collector's address and may have its password.
  const onTrouble = (): void => {
    if (performance.now() - loggedAt < pauseMs) return;
    loggedAt = performance.now();
    log?.warn('traces could not be sent (OTEL_EXPORTER_OTLP_ENDPOINT)');
  };
  api.diag.setLogger(
    { error: onTrouble, warn: () => undefined, info: () => undefined, debug: () => undefined, verbose: () => undefined },
    { logLevel: api.DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const provider = new sdk.TracerProvider({
    // What OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES say takes precedence.
    resource: resources
      .resourceFromAttributes({ 'service.name': 'leadlight', 'service.instance.id': randomUUID(), 'leadlight.process': part })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: samplerOf(config, sdk),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const { run, begin } = spansWith(api, provider.getTracer('leadlight'));
  setTracer({ run, begin });
  traceQueries((text) => {
    const plain = textWithoutValues(text);
    const name = operationOf(plain);
    const end = begin({
      name,
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': name, 'db.query.text': plain },
    });
    return (error) => end({}, error);
  });
  // Work in the background that belongs to no trace would only make noise.
  traceCalls((name, attributes) => (traceScope.getStore() ? begin({ name, kind: 'client', attributes }) : () => undefined));
  return {
    stop: async () => {
      setTracer(null);
      traceQueries(null);
      traceCalls(null);
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, longestStopMs)));
      await Promise.race([provider.shutdown().catch(onTrouble), enough]);
      clearTimeout(timer);
      api.diag.disable();
    },
  };
}

function samplerOf({ sampler, ratio }: TracingConfig, sdk: typeof import('@opentelemetry/sdk-trace')): Sampler {
  const name = sampler.replace('parentbased_', '');
  const root =
    name === 'always_off'
      ? new sdk.AlwaysOffSampler()
      : name === 'traceidratio'
        ? new sdk.TraceIdRatioBasedSampler(ratio)
        : new sdk.AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root;
}

/** Begins and ends spans of one tracer. The current one is in {@link traceScope}. */
function spansWith(api: typeof import('@opentelemetry/api'), tracer: OtelTracer): Tracer {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } = api;
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL };

  const parentOf = (traceparent: string): Context => {
    const [, traceId = '', spanId = '', flags = ''] = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/.exec(traceparent) ?? [];
    const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
    return api.isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
  };
  const open = ({ name, kind, attributes = {}, parent }: SpanStart): { readonly span: ApiSpan; readonly scope: Scope } => {
    const options: SpanOptions = { kind: kinds[kind], attributes };
    const current = traceScope.getStore() as Scope | undefined;
    const above = parent === undefined ? (current?.context ?? ROOT_CONTEXT) : parentOf(parent);
    const span = tracer.startSpan(name, options, above);
    const { traceId, spanId, traceFlags } = span.spanContext();
    const traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
    const forJobs = kind === 'consumer' && parent !== undefined ? parent : (current?.forJobs ?? traceparent);
    return { span, scope: { traceparent, forJobs, context: trace.setSpan(ROOT_CONTEXT, span) } };
  };
  const fail = (span: ApiSpan, error: unknown): void => {
    // Never its message, which may have an address or a value.
    const { name, code } = error as { name?: unknown; code?: unknown };
    span.setAttribute('error.type', typeof code === 'string' ? code : typeof name === 'string' ? name : 'error');
    span.setStatus({ code: SpanStatusCode.ERROR });
  };
  const begin = (start: SpanStart) => {
    const { span } = open(start);
    return (attributes: Readonly<Record<string, string | number | boolean>>, error?: unknown): void => {
      span.setAttributes(attributes);
      if (error) fail(span, error);
      span.end();
    };
  };
  const run: Tracer['run'] = (start, work) => {
    const { span, scope } = open(start);
    const given: Span = {
      set: (attributes) => void span.setAttributes(attributes),
      rename: (name) => void span.updateName(name),
      fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
    };
    return traceScope.run(scope, async () => {
      try {
        return await work(given);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
  };
  return { run, begin };
}
