/** Traces in a process that another one of ours started. Loads OpenTelemetry only for work that belongs to a trace. */
import { traced } from './spans.ts';

/** @param traceparent of the work; undefined if it belongs to no trace */
export async function traceProcess(traceparent: string | undefined, work: () => Promise<string>): Promise<string> {
  if (traceparent === undefined) return work();
  const [{ readTracingConfig }, { startTracing }] = await Promise.all([import('./tracing.config.ts'), import('./start-tracing.ts')]);
  const tracing = await startTracing(readTracingConfig(process.env), 'run');
  try {
    return await traced({ name: 'process', kind: 'internal', parent: traceparent }, work);
  } finally {
    await tracing.stop();
  }
}
