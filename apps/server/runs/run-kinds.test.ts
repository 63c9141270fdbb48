import { runKinds } from '@leadlight/contract';
import { expect, test } from 'vitest';
import { runWorkers } from './run-kinds.ts';

test('every kind of run of the contract has one worker and its own queue', () => {
  expect(runWorkers.map(({ kind }) => kind.name).toSorted()).toEqual([...runKinds].toSorted());
  expect(new Set(runWorkers.map(({ queue }) => queue)).size).toBe(runWorkers.length);
});
