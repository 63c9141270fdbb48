import { expect } from 'vitest';

/** Waits until what `look` sees is as expected: `await expectEventually(look).toBe(…)`. */
export function expectEventually<T>(look: () => T) {
  return expect.poll(look, { interval: 5 });
}
