/** Saved likenesses in the contract's form. */
import { likenessSchema } from '@leadlight/contract';
import type { SavedLikeness } from '@leadlight/db/likenesses';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { WorkspaceContext } from '../command.ts';
import { presentMakers } from '../leads/actors.ts';
import { mayManage } from '../leads/may-manage.ts';

/** Choices as stored. */
export const choicesOf = (stored: unknown) => likenessSchema.shape.choices.parse(stored);

export async function presentLikenesses(tx: WorkspaceTx, likenesses: readonly SavedLikeness[], { services, caller }: WorkspaceContext) {
  const makerOf = await presentMakers(
    services.db,
    tx,
    likenesses.map(({ createdBy }) => createdBy),
  );
  return likenesses.map(({ id, kind, name, choices, examples, good, bad, createdBy, createdAt, updatedAt }) => ({
    id,
    kind,
    name,
    choices: choicesOf(choices),
    exampleIds: examples.map(String),
    goodIds: good.map(String),
    badIds: bad.map(String),
    mayManage: mayManage(caller, createdBy),
    createdBy: makerOf(createdBy),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function presentLikeness(tx: WorkspaceTx, likeness: SavedLikeness, context: WorkspaceContext) {
  const [one] = await presentLikenesses(tx, [likeness], context);
  if (!one) throw new Refusal('not_found');
  return one;
}
