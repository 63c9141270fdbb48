/** Names of who made changes, runs, exports and notes: users, API keys, the operator. */
import type { ActorRef, Database, WorkspaceTx } from '@leadlight/db/platform';
import { presentActors, type PresentedActor } from '../http/actor-names.ts';

/** The creator of something for which only an id is stored: the user or the API key with that id. */
export async function presentMakers(
  db: Database,
  tx: WorkspaceTx,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => PresentedActor | null> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const nameOf = await presentActors(
    db,
    tx,
    known.flatMap((id): ActorRef[] => [
      { kind: 'user', id },
      { kind: 'api_key', id },
    ]),
  );
  return (id) => {
    if (id === null) return null;
    const [user, key] = [nameOf({ kind: 'user', id }), nameOf({ kind: 'api_key', id })];
    return user.name === null && key.name !== null ? key : user;
  };
}
