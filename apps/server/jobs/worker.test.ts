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
