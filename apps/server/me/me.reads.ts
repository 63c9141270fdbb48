/** What a signed-in user may know of their own account. */
import { listSessions, type OpenSession } from '@leadlight/db/accounts';
import type { UserContext } from '../command.ts';

/** Sessions end by the machine's clock, which wrote their dates. */
export function readOpenSessions({ services, caller }: UserContext): Promise<OpenSession[]> {
  return listSessions(services.db.auth, caller.userId, new Date());
}
