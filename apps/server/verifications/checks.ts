/** The verifications and finds in progress in this process (jobs/claimed-work.ts), each with the verifier of its workspace. */
import type { Verifier } from '@leadlight/adapters';
import type { EvidenceStep } from '@leadlight/verification';
import type { Logger } from 'pino';
import { createClaimedWork, type Claimed, type ClaimedWork } from '../jobs/claimed-work.ts';
import type { Verifiers } from './verifiers.ts';

/** The steps of a verification or find, each in its own transaction. */
export interface Work<Answer> extends Omit<Claimed<EvidenceStep, Answer>, 'ask'> {
  readonly workspaceId: string;
  readonly ask: (
    verifier: Verifier,
    watch: { readonly signal: AbortSignal; readonly onStep: (step: EvidenceStep) => void },
  ) => Promise<Answer>;
}

export interface Checks extends Omit<ClaimedWork<EvidenceStep>, 'begin'> {
  /** Resolves when it is settled or another worker has taken it; never rejects. */
  readonly begin: <Answer>(work: Work<Answer>) => Promise<void>;
}

/** The same limit as in a verdict's evidence. */
const maxSteps = 100;

export function createChecks({ verifiers, log }: { readonly verifiers: Verifiers; readonly log: Logger }): Checks {
  const { begin, ...others } = createClaimedWork<EvidenceStep>({ log, failed: 'a verification failed and will be retried', maxSteps });
  return {
    ...others,
    begin: ({ workspaceId, ask, ...work }) =>
      begin({ ...work, ask: (watch) => verifiers.use(workspaceId, (verifier) => ask(verifier, watch)) }),
  };
}
