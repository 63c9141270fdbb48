/** Names for the actors of a list, people and keys, in two reads. */
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
  const people = await namesOf(db.auth, idsOf('person'));
  return ({ kind, id }) => ({ kind, id, name: (id && (people.get(id) ?? keys.get(id))) ?? null });
}
