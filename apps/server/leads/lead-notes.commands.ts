/** Notes on leads. Everyone in the workspace can read them; only the author can edit a note. */
import {
  createNote as insertNote,
  deleteNote as removeNote,
  findSeenOfAnyKind,
  readNote,
  updateNote as writeNote,
  type LeadNote,
} from '@leadlight/db/leads';
import { Refusal } from '@leadlight/db/platform';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { mayManage } from './may-manage.ts';

interface NoteRef {
  readonly leadId: string;
  readonly noteId: string;
}

/** @throws Refusal not_found */
export function createNote<Answer>(
  context: WorkspaceContext,
  leadId: string,
  body: string,
  present: Present<LeadNote, Answer>,
): Promise<Answer> {
  return transactOnce(context, async (tx) => {
    const { id } = await findSeenOfAnyKind(tx, leadId);
    return present(tx, await insertNote(tx, id, body, context.caller.actor.id, context.now), context);
  });
}

/** @throws Refusal not_found; forbidden for another member's note */
export function updateNote<Answer>(
  context: WorkspaceContext,
  { leadId, noteId }: NoteRef,
  body: string,
  present: Present<LeadNote, Answer>,
): Promise<Answer> {
  return transact(context, async (tx) => {
    const { id } = await findSeenOfAnyKind(tx, leadId);
    const note = await readNote(tx, id, noteId);
    if (note.authorId !== context.caller.actor.id) throw new Refusal('forbidden');
    return present(tx, await writeNote(tx, note.id, body, context.now), context);
  });
}

/** @throws Refusal not_found; forbidden for another member's note, unless the caller is an admin or owner */
export async function deleteNote(context: WorkspaceContext, { leadId, noteId }: NoteRef): Promise<void> {
  await transact(context, async (tx) => {
    const { id } = await findSeenOfAnyKind(tx, leadId);
    const note = await readNote(tx, id, noteId);
    if (!mayManage(context.caller, note.authorId)) throw new Refusal('forbidden');
    await removeNote(tx, note.id);
  });
}
