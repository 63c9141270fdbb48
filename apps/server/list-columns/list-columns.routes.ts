/** Enrichment columns of lists. Their runs are started like all others (profile-runs, enrichment-runs), with the source `column`. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { addListColumn, removeListColumn, updateListColumn } from './list-columns.commands.ts';
import { presentCell, presentListColumns } from './list-columns.presenter.ts';
import { readCellLookups, readListCells, readListColumns } from './list-columns.reads.ts';

export function mountListColumns(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listListColumns, async (call) => ({
    items: await readListColumns(call, call.params.listId, presentListColumns),
  }));

  serveInWorkspace(app, services, contract.addListColumn, (call) => addListColumn(call, call.params.listId, call.body, presentListColumns));

  serveInWorkspace(app, services, contract.updateListColumn, (call) => updateListColumn(call, call.params, call.body, presentListColumns));

  serveInWorkspace(app, services, contract.removeListColumn, (call) => removeListColumn(call, call.params));

  serveInWorkspace(app, services, contract.readListCells, async (call) => ({
    items: await readListCells(call, { listId: call.params.listId, ids: call.body.ids }, presentCell),
  }));

  serveInWorkspace(app, services, contract.readCellLookups, async (call) => ({ items: await readCellLookups(call, call.params) }));
}
