/** Names for what is worked on: acts, runs, exports, notes; by users, keys, the operator. */
import type { ActorRef, Database, WorkspaceTx } from '@leadlight/db/platform';
import { presentActors, type PresentedActor } from '../http/actor-names.ts';

/** Who made something of which only the id is kept: a user or a key, whichever is known by it. */
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
