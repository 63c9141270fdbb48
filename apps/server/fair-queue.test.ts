import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Work that ends when it is told to. */
function manualWork() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        started.push(name);
        ends.push(() => resolve(name));
      }),
    endOne: async () => {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

test('callers take turns, however much one of them is waiting for', async () => {
  const { started, work, endOne } = manualWork();
  const queue = createFairQueue({ atOnce: 1, mostWaiting: 100, mostWaitingEach: 50 });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => queue.run(name.slice(0, 1), work(name)));
  for (let n = 0; n < all.length; n += 1) {
    await new Promise(setImmediate);
    await endOne();
  }
  await Promise.all(all);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('no more than the set number runs at once, and a failure makes room', async () => {
  const { started, work, endOne } = manualWork();
  const queue = createFairQueue({ atOnce: 2, mostWaiting: 10, mostWaitingEach: 10 });
  const running = [queue.run('a', work('1')), queue.run('a', work('2'))];
  const failing = queue.run('b', () => Promise.reject(new Error('no'))).catch((error: Error) => error.message);
  const last = queue.run('c', work('3'));
  await new Promise(setImmediate);
  expect(started).toEqual(['1', '2']);
  await endOne();
  expect(await failing).toBe('no');
  await new Promise(setImmediate);
  expect(started).toEqual(['1', '2', '3']);
  await endOne();
  await endOne();
  await Promise.all([...running, last]);
});

test('a caller, and all callers together, can only let so much wait; the rest is refused immediately', async () => {
  const { work, endOne } = manualWork();
  const queue = createFairQueue({ atOnce: 1, mostWaiting: 3, mostWaitingEach: 2 });
  const accepted = ['a', 'a', 'a'].map((caller) => queue.run(caller, work(caller)));
  await expect(queue.run('a', work('a'))).rejects.toMatchObject({ code: 'busy' });
  accepted.push(queue.run('b', work('b')));
  await expect(queue.run('c', work('c'))).rejects.toMatchObject({ code: 'busy' });
  for (let n = 0; n < 4; n += 1) {
    await endOne();
  }
  await Promise.all(accepted);
  const after = queue.run('c', work('c'));
  await new Promise(setImmediate);
  await endOne();
  expect(await after).toBe('c');
});

test('one caller cannot take every place, and work that nobody waits for any more is not started', async () => {
  const { started, work, endOne } = manualWork();
  const queue = createFairQueue({ atOnce: 3, atOnceEach: 2, mostWaiting: 100, mostWaitingEach: 50 });
  const gone = new AbortController();
  const all = ['a1', 'a2', 'a3'].map((name) => queue.run('a', work(name)));
  const canceled = queue.run('a', work('a4'), gone.signal).catch((error: Error) => error.message);
  all.push(queue.run('b', work('b1')));
  await new Promise(setImmediate);
  expect(started).toEqual(['a1', 'a2', 'b1']);
  gone.abort(new Error('gone'));
  for (let n = 0; n < all.length; n += 1) await endOne();
  await Promise.all(all);
  expect(await canceled).toBe('gone');
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});
