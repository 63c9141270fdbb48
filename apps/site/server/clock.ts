/** Time as an argument, so that tests can control it. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once, after `ms` milliseconds; the returned function cancels the call. */
  after(ms: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
