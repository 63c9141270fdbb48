/**
 * A queue that shares few places among many callers: each caller's work waits in a line of its own, and the lines take turns. A caller with a
 * thousand requests therefore delays another caller's request by at most the work that has already started.
 */
import { Refusal } from '@leadlight/db/platform';

interface FairQueueOptions {
  /** How much work runs at once. */
  readonly atOnce: number;
  /** How much work of one caller runs at once; less than `atOnce` leaves a place for the others. Default: all. */
  readonly atOnceEach?: number;
  /** How much work of all callers may wait. */
  readonly mostWaiting: number;
  /** How much work of one caller may wait. */
  readonly mostWaitingEach: number;
}

export interface FairQueue {
  /**
   * Runs `work` when it is the caller's turn.
   * @param signal aborted when the caller no longer waits
   * @throws Refusal busy if too much work is waiting already; the signal's reason; nothing was started
   */
  run<T>(caller: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export function createFairQueue({ atOnce, atOnceEach = atOnce, mostWaiting, mostWaitingEach }: FairQueueOptions): FairQueue {
  // A Map keeps the order of insertion: the first line is the next one to take its turn.
  const lines = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let atWork = 0;
  let waiting = 0;
  const runningOf = (caller: string): number => running.get(caller) ?? 0;

  const startNext = (): void => {
    if (atWork >= atOnce) return;
    for (const [caller, line] of lines) {
      if (runningOf(caller) >= atOnceEach) continue;
      const start = line.shift();
      lines.delete(caller);
      if (line.length > 0) lines.set(caller, line);
      waiting -= 1;
      atWork += 1;
      running.set(caller, runningOf(caller) + 1);
      return start?.();
    }
  };

  const end = (caller: string): void => {
    atWork -= 1;
    const left = runningOf(caller) - 1;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
    startNext();
  };

  const turn = (caller: string): Promise<void> => {
    const line = lines.get(caller) ?? [];
    const mustWait = atWork >= atOnce || runningOf(caller) >= atOnceEach;
    if (mustWait && (waiting >= mostWaiting || line.length >= mostWaitingEach)) throw new Refusal('busy', { retryAfterS: 2 });
    return new Promise((resolve) => {
      line.push(resolve);
      lines.set(caller, line);
      waiting += 1;
      startNext();
    });
  };

  return {
    run: async (caller, work, signal) => {
      await turn(caller);
      try {
        signal?.throwIfAborted();
        return await work();
      } finally {
        end(caller);
      }
    },
  };
}
