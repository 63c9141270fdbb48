/**
 * Claimed work in progress in this process, requested by a user or due again. Each piece is claimed before, settled after, and can be watched meanwhile.
 * It continues after the request that started it. If the process is killed, its claims expire; if it stops normally, it releases them.
 */
import type { Logger } from 'pino';
import { faultOf } from '../http/errors.ts';

/** The steps of claimed work, each in its own transaction. */
export interface Claimed<Step, Answer> {
  /** Id of the claimed row. */
  readonly id: string;
  readonly ask: (watch: { readonly signal: AbortSignal; readonly onStep: (step: Step) => void }) => Promise<Answer>;
  readonly settle: (answer: Answer) => Promise<void>;
  /** Renews the claim; called three times during its duration. */
  readonly renew: () => Promise<void>;
  /** Releases the claim without a result. */
  readonly leave: () => Promise<void>;
}

export interface ClaimedWork<Step> {
  /** Resolves when it is settled or another worker has taken it; never rejects. */
  readonly begin: <Answer>(work: Claimed<Step, Answer>) => Promise<void>;
  /** The steps so far; null if this process isn't working on it. */
  readonly stepsOf: (id: string) => readonly Step[] | null;
  /** Resolves when this process has finished it or the time is up; immediately if this process isn't working on it. */
  readonly wait: (id: string, ms: number) => Promise<void>;
  /** Whether no new work is started. */
  readonly isClosed: () => boolean;
  /** Aborts all work and releases its claims. */
  readonly close: () => Promise<void>;
}

const renewMs = 20_000;

interface UnderWay<Step> {
  readonly steps: Step[];
  ended: Promise<void>;
}

/** @param failed message of the log when work failed. @param maxSteps further steps are dropped */
export function createClaimedWork<Step>(options: {
  readonly log: Logger;
  readonly failed: string;
  readonly maxSteps: number;
}): ClaimedWork<Step> {
  const { log, failed, maxSteps } = options;
  const underWay = new Map<string, UnderWay<Step>>();
  const closing = new AbortController();

  const doWork = async <Answer>({ ask, settle, renew, leave }: Claimed<Step, Answer>, { steps }: UnderWay<Step>): Promise<void> => {
    // Uses the machine's time, because a claim must be renewed even if a test has set the product's clock.
    const renewing = setInterval(() => void renew().catch(() => undefined), renewMs).unref();
    try {
      const answer = await ask({
        signal: closing.signal,
        onStep: (step) => {
          if (steps.length < maxSteps) steps.push(step);
        },
      });
      await settle(answer);
    } catch (error) {
      if (!closing.signal.aborted) log.warn({ fault: faultOf(error) }, failed);
      await leave().catch(() => undefined);
    } finally {
      clearInterval(renewing);
    }
  };

  return {
    begin(work) {
      if (closing.signal.aborted) return work.leave().catch(() => undefined);
      const one: UnderWay<Step> = { steps: [], ended: Promise.resolve() };
      underWay.set(work.id, one);
      one.ended = doWork(work, one).finally(() => {
        if (underWay.get(work.id) === one) underWay.delete(work.id);
      });
      return one.ended;
    },
    stepsOf: (id) => underWay.get(id)?.steps ?? null,
    async wait(id, ms) {
      const one = underWay.get(id);
      if (!one) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      await Promise.race([one.ended, promise]);
      clearTimeout(timer);
    },
    isClosed: () => closing.signal.aborted,
    async close() {
      closing.abort(new Error('The server is stopping.'));
      await Promise.all(Array.from(underWay.values(), ({ ended }) => ended));
    },
  };
}
