/** The members of a workspace, as rows of a file name the owners of leads. */
import { listMembers } from '@leadlight/db/accounts';
import type { Database } from '@leadlight/db/platform';
import { ownersOf, type Owners } from '@leadlight/leads';

export async function workspaceOwners(db: Database, workspaceId: string): Promise<Owners> {
  const members = await listMembers(db.auth, workspaceId);
  return ownersOf(members.map(({ userId, name, email }) => ({ id: userId, name, email })));
}
