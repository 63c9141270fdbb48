/** Notes about leads. The whole workspace reads them; each changes their own. */
import * as contract from '@leadlight/contract';
import { createNote, deleteNote, findSeenOfAnyKind, listNotes, readNote, updateNote, type LeadNote } from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { WorkspaceCaller } from '../http/caller.ts';
import { cut, decodeCursor, idKey } from '../http/cursor.ts';
import { onceHere, serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { presentMakers } from './actors.ts';
import { mayManage } from './may-manage.ts';

export function mountLeadNotes(app: App, services: Services): void {
  const { db } = services;

  const present = async (tx: WorkspaceTx, notes: readonly LeadNote[], { actor }: WorkspaceCaller) => {
    const makerOf = await presentMakers(
      db,
      tx,
      notes.map(({ authorId }) => authorId),
    );
    return notes.map(({ id, body, authorId, createdAt, updatedAt }) => ({
      id,
      body,
      author: makerOf(authorId),
      isMine: authorId === actor.id,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }));
  };
  const presentOne = async (tx: WorkspaceTx, note: LeadNote, caller: WorkspaceCaller) => {
    const [one] = await present(tx, [note], caller);
    if (!one) throw new Refusal('not_found');
    return one;
  };

  serveInWorkspace(app, services, contract.listLeadNotes, async ({ caller, params, query }) => {
    const before = decodeCursor(query.cursor, idKey);
    return inWorkspace(db, caller.workspaceId, async (tx) => {
      const { id } = await findSeenOfAnyKind(tx, params.leadId);
      const page = cut(await listNotes(tx, id, { before, limit: query.limit + 1 }), query.limit, (note) => note.id);
      return { ...page, items: await present(tx, page.items, caller) };
    });
  });

  serveInWorkspace(app, services, contract.createLeadNote, async (call) => {
    const { caller, params, body, now } = call;
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => {
        const { id } = await findSeenOfAnyKind(tx, params.leadId);
        return presentOne(tx, await createNote(tx, id, body.body, caller.actor.id, now), caller);
      }),
    );
  });

  serveInWorkspace(app, services, contract.updateLeadNote, async ({ caller, params, body, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      const { id } = await findSeenOfAnyKind(tx, params.leadId);
      const note = await readNote(tx, id, params.noteId);
      if (note.authorId !== caller.actor.id) throw new Refusal('forbidden');
      return presentOne(tx, await updateNote(tx, note.id, body.body, now), caller);
    }),
  );

  serveInWorkspace(app, services, contract.deleteLeadNote, async ({ caller, params }) => {
    await inWorkspace(db, caller.workspaceId, async (tx) => {
      const { id } = await findSeenOfAnyKind(tx, params.leadId);
      const note = await readNote(tx, id, params.noteId);
      if (!mayManage(caller, note.authorId)) throw new Refusal('forbidden');
      await deleteNote(tx, note.id);
    });
  });
}
