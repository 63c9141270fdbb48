import { expect, test } from 'vitest';
import { stopInTime } from './stop-in-time.ts';

test('what stops is waited for, and what never stops is not', async () => {
  expect(await stopInTime(Promise.resolve(), 600_000)).toBe(true);
  expect(await stopInTime(new Promise(() => undefined), 1)).toBe(false);
  await expect(stopInTime(Promise.reject(new Error('a part')), 600_000)).rejects.toThrow('a part');
});
