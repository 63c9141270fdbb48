/** Bulk changes: started, listed, canceled, undone. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { cancelBulkChange, changeLeads, deleteLeads, undoBulkChange } from './bulk-changes.commands.ts';
import { presentBulkChange, presentBulkChanges } from './bulk-changes.presenter.ts';
import { readBulkChange, readBulkChanges } from './bulk-changes.reads.ts';

export function mountBulkChanges(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.changeLeads, (call) => changeLeads(call, call.body, presentBulkChange));

  serveInWorkspace(app, services, contract.deleteLeads, (call) => deleteLeads(call, call.body, presentBulkChange));

  serveInWorkspace(app, services, contract.listBulkChanges, async (call) => ({ items: await readBulkChanges(call, presentBulkChanges) }));

  serveInWorkspace(app, services, contract.readBulkChange, (call) => readBulkChange(call, call.params.bulkChangeId, presentBulkChange));

  serveInWorkspace(app, services, contract.cancelBulkChange, (call) => cancelBulkChange(call, call.params.bulkChangeId, presentBulkChange));

  serveInWorkspace(app, services, contract.undoBulkChange, (call) => undoBulkChange(call, call.params.bulkChangeId, presentBulkChange));
}
