/** What the work on one row needs. */
import type { ActorRef, WorkspaceTx } from '@leadlight/db/platform';
import { inWorkspace } from '@leadlight/db/platform';
import type { Slice } from '../runs/slice.ts';
import type { Services } from '../services.ts';

export type ProfileServices = Pick<Services, 'db' | 'log' | 'now' | 'providers' | 'sites' | 'verifiers'>;

export interface ProfileWorld {
  readonly services: ProfileServices;
  readonly workspaceId: string;
  readonly runId: string;
  readonly actor: ActorRef;
  /** Somebody is waiting: it is the only row. */
  readonly isUrgent: boolean;
  readonly signal: AbortSignal;
  /** Part of the transaction that records a call before it is sent. @throws LeaseLost if another worker has the run */
  readonly confirmLease: (tx: WorkspaceTx) => Promise<void>;
}

/** @param over aborted when the slice ends */
export const worldOf = (
  services: ProfileServices,
  slice: Slice,
  run: { readonly startedBy: ActorRef; readonly total: number | null },
  over: AbortSignal,
): ProfileWorld => ({
  services: { ...services, now: slice.now },
  workspaceId: slice.workspaceId,
  runId: slice.runId,
  actor: run.startedBy,
  isUrgent: run.total === 1,
  signal: AbortSignal.any([slice.signal, over]),
  confirmLease: (tx) => slice.confirmLease(tx),
});

export const inside = <T>({ services, workspaceId }: ProfileWorld, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> =>
  inWorkspace(services.db, workspaceId, work);
