/**
 * The verifications and finds in progress in this process, requested by a user or due again. Each is claimed before, settled after, and can be
 * watched meanwhile. The work continues after the request that started it. If the process is killed, its claims expire; if it stops normally, it
 * releases them.
 */
import type { Verifier } from '@leadlight/adapters';
import type { EvidenceStep } from '@leadlight/verification';
import type { Logger } from 'pino';
import { faultOf } from '../http/errors.ts';
import type { Verifiers } from './verifiers.ts';

/** The steps of claimed work, each in its own transaction. */
export interface Work<Answer> {
  readonly workspaceId: string;
  /** Id of the claimed row. */
  readonly id: string;
  readonly ask: (
    verifier: Verifier,
    watch: { readonly signal: AbortSignal; readonly onStep: (step: EvidenceStep) => void },
  ) => Promise<Answer>;
  readonly settle: (answer: Answer) => Promise<void>;
  /** Renews the claim; called three times during its duration. */
  readonly renew: () => Promise<void>;
  /** Releases the claim without a result. */
  readonly leave: () => Promise<void>;
}

export interface Checks {
  /** Resolves when it is settled or another worker has taken it; never rejects. */
  readonly begin: <Answer>(work: Work<Answer>) => Promise<void>;
  /** The steps so far; null if this process isn't working on it. */
  readonly stepsOf: (id: string) => readonly EvidenceStep[] | null;
  /** Resolves when this process has finished it or the time is up; immediately if this process isn't working on it. */
  readonly wait: (id: string, ms: number) => Promise<void>;
  /** Whether no new work is started. */
  readonly isClosed: () => boolean;
  /** Aborts all work and releases its claims. */
  readonly close: () => Promise<void>;
}

const renewMs = 20_000;
/** The same limit as in a verdict's evidence. */
const maxSteps = 100;

interface UnderWay {
  readonly steps: EvidenceStep[];
  ended: Promise<void>;
}

export function createChecks({ verifiers, log }: { readonly verifiers: Verifiers; readonly log: Logger }): Checks {
  const underWay = new Map<string, UnderWay>();
  const closing = new AbortController();

  const doWork = async <Answer>({ workspaceId, ask, settle, renew, leave }: Work<Answer>, { steps }: UnderWay): Promise<void> => {
    // Uses the machine's time, because a claim must be renewed even if a test has set the product's clock.
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
      if (!closing.signal.aborted) log.warn({ fault: faultOf(error) }, 'a verification failed and will be retried');
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
