/** Lists of leads. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { createList, deleteList, updateList } from './lists.commands.ts';
import { presentList, presentLists } from './lists.presenter.ts';
import { readList, readLists } from './lists.reads.ts';

export function mountLists(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listLists, async (call) => ({
    items: await readLists(call, call.query.kind, presentLists),
  }));

  serveInWorkspace(app, services, contract.createList, (call) => createList(call, call.body, presentList));

  serveInWorkspace(app, services, contract.readList, (call) => readList(call, call.params.listId, presentList));

  serveInWorkspace(app, services, contract.updateList, (call) => updateList(call, call.params.listId, call.body, presentList));

  serveInWorkspace(app, services, contract.deleteList, (call) => deleteList(call, call.params.listId));
}
