/** The members of a workspace. */
import { listMembers, type Member } from '@leadlight/db/accounts';
import type { WorkspaceContext } from '../command.ts';

/** Owners first, then admins, then members; by name. */
export function readMembers({ services, caller }: WorkspaceContext): Promise<Member[]> {
  return listMembers(services.db.auth, caller.workspaceId);
}
