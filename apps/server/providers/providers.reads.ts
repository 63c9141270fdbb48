/** The connections of a workspace. */
import { listProviderConnections, type ProviderConnectionInUse } from '@leadlight/db/providers';
import { Refusal } from '@leadlight/db/platform';
import { transact, type WorkspaceContext } from '../command.ts';

export const readConnections = (context: WorkspaceContext): Promise<readonly ProviderConnectionInUse[]> =>
  transact(context, (tx) => listProviderConnections(tx, context.now));

/** @throws Refusal not_found */
export async function readConnection(context: WorkspaceContext, id: string): Promise<ProviderConnectionInUse> {
  const found = (await readConnections(context)).find((connection) => connection.id === id);
  if (!found) throw new Refusal('not_found');
  return found;
}
