/** The signed-in user's own sessions. */
import { listSessions, type OpenSession } from '@leadlight/db/accounts';
import type { UserContext } from '../command.ts';

/** Uses the machine's clock, which set the sessions' dates. */
export function readOpenSessions({ services, caller }: UserContext): Promise<OpenSession[]> {
  return listSessions(services.db.auth, caller.userId, new Date());
}
