/** Time as the adapters know it; tests hand in one that they move themselves. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** @returns how to call it off */
  readonly after: (ms: number, act: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
