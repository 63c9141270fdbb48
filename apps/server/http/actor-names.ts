/** Reads the names of all actors in a list, users and keys, with two queries. */
import { apiKeyNames, namesOf } from '@leadlight/db/accounts';
import { type ActorRef, type Database, type WorkspaceTx } from '@leadlight/db/platform';

export interface PresentedActor {
  readonly kind: ActorRef['kind'];
  readonly id: string | null;
  readonly name: string | null;
}

export async function presentActors(
  db: Database,
  tx: WorkspaceTx,
  actors: readonly ActorRef[],
): Promise<(actor: ActorRef) => PresentedActor> {
  const idsOf = (kind: ActorRef['kind']): string[] => actors.flatMap((actor) => (actor.kind === kind && actor.id ? [actor.id] : []));
  const keys = await apiKeyNames(tx, idsOf('api_key'));
  const users = await namesOf(db.auth, idsOf('user'));
  return ({ kind, id }) => ({ kind, id, name: (id && (users.get(id) ?? keys.get(id))) ?? null });
}
