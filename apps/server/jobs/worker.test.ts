import { jobQueues } from '@leadlight/db/platform/jobs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { startWorker } from './worker.ts';

const { services } = await testServer();

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
