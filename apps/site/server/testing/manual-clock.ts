import type { Clock } from '../clock.ts';

export interface ManualClock extends Clock {
  /** Advances the time and runs the calls that became due, in order. */
  advance(ms: number): void;
  /** Milliseconds until each waiting call. */
  waits(): number[];
}

/** A clock that advances only manually. */
export function manualClock(startMs = Date.parse('2026-03-02T09:00:00Z')): ManualClock {
  let now = startMs;
  const timers = new Set<{ atMs: number; call: () => void }>();
  const next = () => [...timers].toSorted((a, b) => a.atMs - b.atMs)[0];
  return {
    now: () => now,
    after(ms, call) {
      const timer = { atMs: now + ms, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(ms) {
      const endMs = now + ms;
      for (let timer = next(); timer && timer.atMs <= endMs; timer = next()) {
        timers.delete(timer);
        now = Math.max(now, timer.atMs);
        timer.call();
      }
      now = endMs;
    },
    waits: () => [...timers].map(({ atMs }) => atMs - now),
  };
}
