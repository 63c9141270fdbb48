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
}

/** @param over aborted when the slice ends */
export const worldOf = (
  services: ProfileServices,
  { workspaceId, runId, signal, now }: Slice,
  run: { readonly startedBy: ActorRef; readonly total: number | null },
  over: AbortSignal,
): ProfileWorld => ({
  services: { ...services, now },
  workspaceId,
  runId,
  actor: run.startedBy,
  isUrgent: run.total === 1,
  signal: AbortSignal.any([signal, over]),
});

export const inside = <T>({ services, workspaceId }: ProfileWorld, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> =>
  inWorkspace(services.db, workspaceId, work);
