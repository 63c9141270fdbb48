/** Lists of leads. Whose a private list is not, it does not exist for. */
import * as contract from '@leadlight/contract';
import { createList, deleteList, listLists, readList, updateList, type LeadList } from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { WorkspaceCaller } from '../http/caller.ts';
import { onceHere, serveInWorkspace, type App } from '../http/serve.ts';
import { presentMakers } from '../leads/actors.ts';
import { mayManage } from '../leads/may-manage.ts';
import type { Services } from '../services.ts';

export function mountLists(app: App, services: Services): void {
  const { db } = services;

  const present = async (tx: WorkspaceTx, lists: readonly LeadList[], { actor }: WorkspaceCaller) => {
    const makerOf = await presentMakers(
      db,
      tx,
      lists.map(({ createdBy }) => createdBy),
    );
    return lists.map(({ createdBy, createdAt, updatedAt, ...list }) => ({
      ...list,
      isMine: createdBy === actor.id,
      createdBy: makerOf(createdBy),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }));
  };
  const presentOne = async (tx: WorkspaceTx, id: string, caller: WorkspaceCaller) => {
    const [one] = await present(tx, [await readList(tx, id, caller.actor.id ?? '')], caller);
    if (!one) throw new Refusal('not_found');
    return one;
  };

  serveInWorkspace(app, services, contract.listLists, async ({ caller, query }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => ({
      items: await present(tx, await listLists(tx, caller.actor.id ?? '', query.kind), caller),
    })),
  );

  serveInWorkspace(app, services, contract.createList, async (call) => {
    const { caller, body, now } = call;
    // Nobody signs in as a key: a private list of one would be seen by nobody.
    const isShared = body.isShared || caller.member === null;
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => {
        const id = await createList(tx, { ...body, isShared, createdBy: caller.actor.id }, contract.maxLists, now);
        return presentOne(tx, id, caller);
      }),
    );
  });

  serveInWorkspace(app, services, contract.readList, async ({ caller, params }) =>
    inWorkspace(db, caller.workspaceId, (tx) => presentOne(tx, params.listId, caller)),
  );

  serveInWorkspace(app, services, contract.updateList, async ({ caller, params, body, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      const list = await readList(tx, params.listId, caller.actor.id ?? '');
      if (body.isShared !== undefined && body.isShared !== list.isShared && !mayManage(caller, list.createdBy))
        throw new Refusal('forbidden');
      // An administrator who takes another's list back from the workspace would lose sight of it.
      if (body.isShared === false && list.createdBy !== caller.actor.id) throw new Refusal('forbidden');
      await updateList(tx, list.id, body, now);
      return presentOne(tx, list.id, caller);
    }),
  );

  serveInWorkspace(app, services, contract.deleteList, async ({ caller, params }) => {
    await inWorkspace(db, caller.workspaceId, async (tx) => {
      const list = await readList(tx, params.listId, caller.actor.id ?? '');
      if (!mayManage(caller, list.createdBy)) throw new Refusal('forbidden');
      await deleteList(tx, list.id);
    });
  });
}
