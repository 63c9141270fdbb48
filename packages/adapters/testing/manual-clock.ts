/** A clock that only advances when a test advances it. */
import type { Clock } from '../clock.ts';

export interface ManualClock extends Clock {
  /** Advances the time and runs the timers that become due, in order. */
  readonly advance: (ms: number) => void;
  /** The number of pending timers. */
  readonly waiting: () => number;
  /** Resolves as soon as a timer of exactly this length is set, or immediately if there is one. */
  readonly untilSet: (ms: number) => Promise<void>;
}

export function createManualClock(startMs = Date.UTC(2026, 0, 1)): ManualClock {
  let nowMs = startMs;
  const timers = new Map<symbol, { readonly atMs: number; readonly ms: number; readonly callback: () => void }>();
  let watchers: { readonly ms: number; readonly resolve: () => void }[] = [];
  return {
    now: () => nowMs,
    after(ms, callback) {
      const key = Symbol('timer');
      timers.set(key, { atMs: nowMs + ms, ms, callback });
      for (const watcher of watchers) if (watcher.ms === ms) watcher.resolve();
      watchers = watchers.filter((watcher) => watcher.ms !== ms);
      return () => void timers.delete(key);
    },
    advance(ms) {
      const untilMs = nowMs + ms;
      for (;;) {
        const due = [...timers].filter(([, { atMs }]) => atMs <= untilMs).toSorted(([, a], [, b]) => a.atMs - b.atMs)[0];
        if (!due) break;
        const [key, { atMs, callback }] = due;
        timers.delete(key);
        nowMs = Math.max(nowMs, atMs);
        callback();
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
