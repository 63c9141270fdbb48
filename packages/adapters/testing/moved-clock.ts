/** A clock that stands still until a test moves it. */
import type { Clock } from '../clock.ts';

export interface MovedClock extends Clock {
  /** Moves time, and does what falls due, in order. */
  readonly move: (ms: number) => void;
  /** How many timers wait. */
  readonly waiting: () => number;
  /** Resolves as soon as a timer of exactly this length is set, now or already. */
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
