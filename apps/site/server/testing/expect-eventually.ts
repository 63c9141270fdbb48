import { expect, vi } from 'vitest';

// Generous: on a busy machine a child process takes seconds to start. Nothing waits that long unless it fails.
const patienceMs = 15_000;
vi.setConfig({ testTimeout: 2 * patienceMs });

/** Waits until the result of `look` is as expected: `await expectEventually(look).toBe(…)`. */
export function expectEventually<T>(look: () => T) {
  return expect.poll(look, { timeout: patienceMs, interval: 5 });
}
