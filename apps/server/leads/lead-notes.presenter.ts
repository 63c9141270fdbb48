/** Notes on leads in the contract's form. */
import type { LeadNote } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { WorkspaceContext } from '../command.ts';
import { presentMakers } from './actors.ts';

export async function presentNotes(tx: WorkspaceTx, notes: readonly LeadNote[], { services, caller }: WorkspaceContext) {
  const makerOf = await presentMakers(
    services.db,
    tx,
    notes.map(({ authorId }) => authorId),
  );
  return notes.map(({ id, body, authorId, createdAt, updatedAt }) => ({
    id,
    body,
    author: makerOf(authorId),
    isMine: authorId === caller.actor.id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function presentNote(tx: WorkspaceTx, note: LeadNote, context: WorkspaceContext) {
  const [one] = await presentNotes(tx, [note], context);
  if (!one) throw new Refusal('not_found');
  return one;
}
