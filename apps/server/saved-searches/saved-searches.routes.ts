/** Saved searches. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { createSavedSearch, deleteSavedSearch, updateSavedSearch } from './saved-searches.commands.ts';
import { presentSavedSearch, presentSavedSearches } from './saved-searches.presenter.ts';
import { readSavedSearches } from './saved-searches.reads.ts';

export function mountSavedSearches(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listSavedSearches, async (call) => ({
    items: await readSavedSearches(call, call.query.kind, presentSavedSearches),
  }));

  serveInWorkspace(app, services, contract.createSavedSearch, (call) => createSavedSearch(call, call.body, presentSavedSearch));

  serveInWorkspace(app, services, contract.updateSavedSearch, (call) =>
    updateSavedSearch(call, call.params.savedSearchId, call.body, presentSavedSearch),
  );

  serveInWorkspace(app, services, contract.deleteSavedSearch, (call) => deleteSavedSearch(call, call.params.savedSearchId));
}
