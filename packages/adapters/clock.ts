/** Time as the adapters see it. Tests pass a clock that they advance by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls `callback` after `ms` milliseconds. @returns a function that cancels the timer */
  readonly after: (ms: number, callback: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
