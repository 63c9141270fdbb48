import { expect } from 'vitest';

/** Waits until the result of `look` is as expected: `await expectEventually(look).toBe(…)`. */
export function expectEventually<T>(look: () => T) {
  return expect.poll(look, { interval: 5 });
}
