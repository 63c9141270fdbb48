/** The active keys of a workspace. */
import { listApiKeys, namesOf, type ApiKey } from '@leadlight/db/accounts';
import { transact, type WorkspaceContext } from '../command.ts';

/** Newest first, with the names of the users who created them, by user id. */
export async function readApiKeys(context: WorkspaceContext): Promise<{ keys: readonly ApiKey[]; names: ReadonlyMap<string, string> }> {
  const keys = await transact(context, listApiKeys);
  const makers = keys.flatMap(({ createdBy }) => createdBy ?? []);
  return { keys, names: await namesOf(context.services.db.auth, makers) };
}
