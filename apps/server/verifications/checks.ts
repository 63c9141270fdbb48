/**
 * What this process is asking mail servers on behalf of somebody who waits, or whose turn has come again: each claimed before, settled behind, and watched meanwhile.
 * The work outlives the request that began it. A process that is killed leaves a claim that lapses; one that ends orderly gives it back.
 */
import type { Verifier } from '@leadlight/adapters';
import type { EvidenceStep } from '@leadlight/verification';
import type { Logger } from 'pino';
import { faultOf } from '../http/errors.ts';
import type { Verifiers } from './verifiers.ts';

/** How something is done that was claimed. Each part is a transaction of its own. */
export interface Work<Answer> {
  readonly workspaceId: string;
  /** Of what was claimed. */
  readonly id: string;
  readonly ask: (
    verifier: Verifier,
    watch: { readonly signal: AbortSignal; readonly onStep: (step: EvidenceStep) => void },
  ) => Promise<Answer>;
  readonly settle: (answer: Answer) => Promise<void>;
  /** A sign of life, every third of a claim. */
  readonly renew: () => Promise<void>;
  /** Gives the claim back undone. */
  readonly leave: () => Promise<void>;
}

export interface Checks {
  /** Resolves when it is settled, or left to another; never rejects. */
  readonly begin: <Answer>(work: Work<Answer>) => Promise<void>;
  /** The steps so far; null where this process is not at it. */
  readonly stepsOf: (id: string) => readonly EvidenceStep[] | null;
  /** Resolves when this process has ended with it, or the time is over; at once where it is not at it. */
  readonly wait: (id: string, ms: number) => Promise<void>;
  /** Whether it begins nothing any more. */
  readonly isClosed: () => boolean;
  /** Leaves everything to others. */
  readonly close: () => Promise<void>;
}

const renewMs = 20_000;
/** As much as a verdict's evidence holds. */
const maxSteps = 100;

interface UnderWay {
  readonly steps: EvidenceStep[];
  ended: Promise<void>;
}

export function createChecks({ verifiers, log }: { readonly verifiers: Verifiers; readonly log: Logger }): Checks {
  const underWay = new Map<string, UnderWay>();
  const closing = new AbortController();

  const doWork = async <Answer>({ workspaceId, ask, settle, renew, leave }: Work<Answer>, { steps }: UnderWay): Promise<void> => {
    // By the machine's time: a claim is renewed whatever the product's clock does.
    const renewing = setInterval(() => void renew().catch(() => undefined), renewMs).unref();
    try {
      const answer = await verifiers.use(workspaceId, (verifier) =>
        ask(verifier, {
          signal: closing.signal,
          onStep: (step) => {
            if (steps.length < maxSteps) steps.push(step);
          },
        }),
      );
      await settle(answer);
    } catch (error) {
      if (!closing.signal.aborted) log.warn({ fault: faultOf(error) }, 'a verification came to nothing and will be tried again');
      await leave().catch(() => undefined);
    } finally {
      clearInterval(renewing);
    }
  };

  return {
    begin(work) {
      if (closing.signal.aborted) return work.leave().catch(() => undefined);
      const one: UnderWay = { steps: [], ended: Promise.resolve() };
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
