/**
 * A queue that shares few places among many callers: each caller's work waits in a line of its own, and the lines take turns. A caller with a
 * thousand requests therefore delays another caller's request by at most the work that has already started.
 */
import { Refusal } from '@leadlight/db/platform';

interface FairQueueOptions {
  /** How much work runs at once. */
  readonly atOnce: number;
  /** How much work of all callers may wait. */
  readonly mostWaiting: number;
  /** How much work of one caller may wait. */
  readonly mostWaitingEach: number;
}

export interface FairQueue {
  /**
   * Runs `work` when it is the caller's turn.
   * @throws Refusal busy if too much work is waiting already; nothing was started
   */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>;
}

export function createFairQueue({ atOnce, mostWaiting, mostWaitingEach }: FairQueueOptions): FairQueue {
  // A Map keeps the order of insertion: the first line is the next one to take its turn.
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  const startNext = (): void => {
    if (running >= atOnce) return;
    const [first] = lines;
    if (!first) return;
    const [caller, line] = first;
    const start = line.shift();
    lines.delete(caller);
    if (line.length > 0) lines.set(caller, line);
    waiting -= 1;
    running += 1;
    start?.();
  };

  const turn = (caller: string): Promise<void> => {
    const line = lines.get(caller) ?? [];
    if (running >= atOnce && (waiting >= mostWaiting || line.length >= mostWaitingEach)) throw new Refusal('busy', { retryAfterS: 2 });
    return new Promise((resolve) => {
      line.push(resolve);
      lines.set(caller, line);
      waiting += 1;
      startNext();
    });
  };

  return {
    run: async (caller, work) => {
      await turn(caller);
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
