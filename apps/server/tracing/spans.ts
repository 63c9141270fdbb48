/** Spans of a trace. Without a tracer, which start-tracing.ts sets if traces are configured, work is done as if this weren't here. */
import { traceScope } from '@leadlight/db/platform';

/** Names of operations and outcomes, counts and durations; never what identifies a person, a workspace or a website. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface Span {
  set(attributes: SpanAttributes): void;
  rename(name: string): void;
  /** The work failed although it did not throw. */
  fail(): void;
}

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer' | 'internal';
  readonly attributes?: SpanAttributes;
  /** Trace context of the span's parent, from another process; otherwise, the current span is the parent. */
  readonly parent?: string | undefined;
}

export interface Tracer {
  /** Does the work inside a span, which is then the current one. */
  run<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T>;
  /** @returns ends the span */
  begin(start: SpanStart): (attributes: SpanAttributes, error?: unknown) => void;
}

const noSpan: Span = { set: () => undefined, rename: () => undefined, fail: () => undefined };
let tracer: Tracer | null = null;

export function setTracer(next: Tracer | null): void {
  tracer = next;
}

export function isTracing(): boolean {
  return tracer !== null;
}

/** Does the work inside a span. */
export function traced<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer ? tracer.run(start, work) : work(noSpan);
}

/** For work that has no promise. @returns ends the span */
export function beginSpan(start: SpanStart): (attributes: SpanAttributes, error?: unknown) => void {
  return tracer ? tracer.begin(start) : () => undefined;
}

/** Trace context of the current span, for another process; undefined outside of one. */
export function currentTraceparent(): string | undefined {
  return traceScope.getStore()?.traceparent;
}
