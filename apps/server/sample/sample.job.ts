/** Loads the sample after the first start, in its own process, so that startup and requests stay fast. */
import { runInProcess } from '../jobs/run-in-process.ts';
import type { Services } from '../services.ts';
import type { SampleOrder } from './sample-process.ts';

/** @throws Error if the process failed; the job is retried */
export async function loadSamplePool({ config, now, target }: Services, signal?: AbortSignal): Promise<void> {
  const order: SampleOrder = { target, people: config.samplePool, at: now().getTime() };
  const report = await runInProcess(new URL('sample-process.ts', import.meta.url), order, signal);
  if ('fault' in report && !signal?.aborted) throw new Error('the sample was not loaded');
}
