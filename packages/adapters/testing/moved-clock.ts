/** A clock that only advances when a test advances it. */
import type { Clock } from '../clock.ts';

export interface MovedClock extends Clock {
  /** Advances the time and runs the timers that become due, in order. */
  readonly move: (ms: number) => void;
  /** The number of pending timers. */
  readonly waiting: () => number;
  /** Resolves as soon as a timer of exactly this length is set, or immediately if there is one. */
  readonly untilSet: (ms: number) => Promise<void>;
}

export function createMovedClock(startMs = Date.UTC(2026, 0, 1)): MovedClock {
  let nowMs = startMs;
  const timers = new Map<symbol, { readonly atMs: number; readonly ms: number; readonly act: () => void }>();
  let watchers: { readonly ms: number; readonly resolve: () => void }[] = [];
  return {
    now: () => nowMs,
    after(ms, act) {
      const key = Symbol('timer');
      timers.set(key, { atMs: nowMs + ms, ms, act });
      for (const watcher of watchers) if (watcher.ms === ms) watcher.resolve();
      watchers = watchers.filter((watcher) => watcher.ms !== ms);
      return () => void timers.delete(key);
    },
    move(ms) {
      const untilMs = nowMs + ms;
      for (;;) {
        const due = [...timers].filter(([, { atMs }]) => atMs <= untilMs).toSorted(([, a], [, b]) => a.atMs - b.atMs)[0];
        if (!due) break;
        const [key, { atMs, act }] = due;
        timers.delete(key);
        nowMs = Math.max(nowMs, atMs);
        act();
      }
      nowMs = untilMs;
    },
    waiting: () => timers.size,
    untilSet(ms) {
      if (Array.from(timers.values()).some((timer) => timer.ms === ms)) return Promise.resolve();
      return new Promise((resolve) => void watchers.push({ ms, resolve }));
    },
  };
}
