/** The keys of a workspace that are in force. */
import { listApiKeys, namesOf, type ApiKey } from '@leadlight/db/accounts';
import { transact, type WorkspaceContext } from '../command.ts';

/** Newest first, with the names of those who made them, by their ids. */
export async function readApiKeys(context: WorkspaceContext): Promise<{ keys: readonly ApiKey[]; names: ReadonlyMap<string, string> }> {
  const keys = await transact(context, listApiKeys);
  const makers = keys.flatMap(({ createdBy }) => createdBy ?? []);
  return { keys, names: await namesOf(context.services.db.auth, makers) };
}
