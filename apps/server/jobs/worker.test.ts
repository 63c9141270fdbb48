import { inAuth } from '@leadlight/db/platform';
import { jobQueues, queueJob } from '@leadlight/db/platform/jobs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { startWorker } from './worker.ts';

const { services } = await testServer({ runs: 'worker' });

test('the worker handles the jobs of every queue, and stops handling them', async () => {
  const work = vi.spyOn(services.boss, 'work').mockResolvedValue('');
  const offWork = vi.spyOn(services.boss, 'offWork').mockResolvedValue();
  const schedule = vi.spyOn(services.boss, 'schedule').mockResolvedValue();
  onTestFinished(() => [work, offWork, schedule].forEach((spy) => spy.mockRestore()));
  const queues = jobQueues.map(({ name }) => name).toSorted();

  const worker = await startWorker(services);
  expect(work.mock.calls.map(([name]) => name).toSorted()).toEqual(queues);
  await worker.stop();
  expect(offWork.mock.calls.map(([name]) => name).toSorted()).toEqual(queues);
});

test('jobs of the schedule, which have no data, are done', async () => {
  const work = vi.spyOn(services.boss, 'work').mockResolvedValue('');
  const schedule = vi.spyOn(services.boss, 'schedule').mockResolvedValue();
  onTestFinished(() => [work, schedule].forEach((spy) => spy.mockRestore()));
  const worker = await startWorker(services);
  onTestFinished(() => worker.stop());
  const scheduled = schedule.mock.calls.map(([name]) => name);
  expect(scheduled).toContain('delete-workspaces');
  for (const name of scheduled) {
    await services.boss.deleteAllJobs(name);
    // As pg-boss sends what `schedule` was given.
    await services.boss.send(name);
    const handle = work.mock.calls.find(([queue]) => queue === name)?.at(-1) as unknown as (jobs: unknown[]) => Promise<void>;
    const jobs = await services.boss.fetch(name);
    expect(jobs).toMatchObject([{ name, data: null }]);
    await handle(jobs);
  }
});

test('a job begins when its transaction has ended, however rarely the worker asks for jobs', async () => {
  const taken = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  // A pooler can't notify: behind one, the worker asks.
  const rarely = services.target.isPooled ? {} : { pollingIntervalSeconds: 86_400, notifyPollingIntervalSeconds: 86_400 };
  await services.boss.work('remove-uploads', rarely, async () => {
    taken[begun]?.resolve();
    begun += 1;
  });
  onTestFinished(() => services.boss.offWork('remove-uploads'));
  // The worker may find the first one when it starts, so the second one is the proof.
  for (const { promise } of taken) {
    await inAuth(services.db, (tx) => queueJob(services.boss, tx, 'remove-uploads', {}));
    await expect(promise).resolves.toBeUndefined();
  }
});
