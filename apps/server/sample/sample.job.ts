/** Loads the fictional pool behind the first start, in a process of its own, so that start and requests stay fast. */
import { inAuth } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import { wasSampleLoaded } from '@leadlight/db/sample';
import { runInProcess } from '../jobs/run-in-process.ts';
import type { Services } from '../services.ts';
import type { SampleOrder } from './sample-process.ts';

/** Queued at every start until it is loaded: where it was loaded before, or removed by the operator, nothing happens. */
export async function queueSamplePool({ boss, config, db }: Services): Promise<void> {
  if (config.samplePool === 0 || (await wasSampleLoaded(db))) return;
  await inAuth(db, (tx) => queueJob(boss, tx, 'load-sample', {}));
}

/** @param signal ends the load, which the next start queues again; @throws Error when it ended by itself: the job is tried again */
export async function loadSamplePool({ config, now, target }: Services, signal?: AbortSignal): Promise<void> {
  const order: SampleOrder = { target, people: config.samplePool, at: now().getTime() };
  const report = await runInProcess(new URL('sample-process.ts', import.meta.url), order, signal);
  if ('fault' in report && !signal?.aborted) throw new Error('the sample was not loaded');
}
