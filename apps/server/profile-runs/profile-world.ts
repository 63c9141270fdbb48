/** What the work on one row needs. */
import type { ActorRef, WorkspaceTx } from '@leadlight/db/platform';
import { inWorkspace } from '@leadlight/db/platform';
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

export const inside = <T>({ services, workspaceId }: ProfileWorld, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> =>
  inWorkspace(services.db, workspaceId, work);
