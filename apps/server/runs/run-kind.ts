/** Defines a kind of run: its permission and its costs. How its rows are read and worked on is defined in run-work.ts. */
import type { RunKindName } from '@leadlight/contract';
import type { Action, Scope } from '@leadlight/contract/route';
import type { ActorRef, WorkspaceTx } from '@leadlight/db/platform';
import type { Run, RunCreditTerms, RunFailure } from '@leadlight/db/runs';

export interface RunPermission {
  readonly action: Action;
  /** The API key's scope; without one, API keys may not control runs of this kind. */
  readonly scope?: Scope;
  /** The run continues after the user who started it has left or lost the role. */
  readonly outlivesStarter?: boolean;
}

export interface RunCredits extends RunCreditTerms {
  /** The most credits that the rows after the checkpoint can cost. The kernel adds one for each row that is retried. */
  readonly mostCost: (tx: WorkspaceTx, run: Run, now: Date) => Promise<number>;
}

/** What is needed to control a run. */
export interface RunKind {
  readonly name: RunKindName;
  /** Who may start, control and continue such a run. */
  readonly permission: (tx: WorkspaceTx, run: Run) => RunPermission | Promise<RunPermission>;
  /** Null if it costs nothing. */
  readonly credits: RunCredits | null;
  /**
   * Runs in the transaction in which a run finishes or is canceled: writes the audit entry, removes what is no longer needed.
   * @param endedBy who canceled it; if it finished, who started it
   * @throws Refusal if it can't be canceled
   */
  readonly onEnd?: (tx: WorkspaceTx, run: Run, now: Date, endedBy: ActorRef) => Promise<void>;
  /** Why the run failed, as a sentence for users; undefined to use the kernel's sentence. */
  readonly wordFailure?: (failure: RunFailure) => string | undefined;
  /** Runs in the transaction in which a run is resumed or its failed rows are retried. @throws Refusal if it can't be */
  readonly onResume?: (tx: WorkspaceTx, run: Run, now: Date) => Promise<void>;
  /** Part of the transaction in which its failed rows are put back to be tried again. */
  readonly onRetry?: (tx: WorkspaceTx, run: Run) => Promise<void>;
}

/** How the work of one slice ended. `waiting`: there is nothing to do until then. */
export type WorkEnd = { readonly is: 'finished' | 'made_room' | 'stopped' } | { readonly is: 'waiting'; readonly until: Date };
