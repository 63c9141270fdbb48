/** Time, as an argument, so that tests hold it in their hands. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once, in `ms` milliseconds; the returned function forgets it. */
  after(ms: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
