/** What every command that changes a lead by hand is given. */
import type { ActorRef, Database, WorkspaceTx } from '@leadlight/db/platform';

export interface LeadCommand<Answer> {
  readonly db: Database;
  readonly workspaceId: string;
  readonly actor: ActorRef;
  readonly now: Date;
  /** Does the work once for the request's Idempotency-Key, in the command's transaction. */
  readonly once?: (tx: WorkspaceTx, work: () => Promise<Answer>) => Promise<Answer>;
  /** Reads the answer in the command's transaction. @param id under which the lead is now seen */
  readonly answer: (tx: WorkspaceTx, id: string) => Promise<Answer>;
}
