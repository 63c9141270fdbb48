/** Columns that show a provider's field, and their runs: forecast, started and read. Runs are paused, resumed and canceled through the routes of runs. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { addProviderColumn } from '../list-columns/list-columns.commands.ts';
import { presentListColumns } from '../list-columns/list-columns.presenter.ts';
import type { Services } from '../services.ts';
import { forecastProviderFieldRun, startProviderFieldRun } from './provider-field-runs.commands.ts';
import { presentProviderFieldRun } from './provider-field-runs.presenter.ts';
import { readProviderFieldRun, readProviderFields } from './provider-field-runs.reads.ts';

export function mountProviderFieldRuns(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listProviderFields, async (call) => ({ items: await readProviderFields(call) }));

  serveInWorkspace(app, services, contract.addProviderColumn, (call) =>
    addProviderColumn(call, call.params.listId, call.body, presentListColumns),
  );

  serveInWorkspace(app, services, contract.forecastProviderFieldRun, (call) => forecastProviderFieldRun(call, call.body.source));

  serveInWorkspace(app, services, contract.startProviderFieldRun, (call) =>
    startProviderFieldRun(call, call.body, presentProviderFieldRun),
  );

  serveInWorkspace(app, services, contract.readProviderFieldRun, (call) =>
    readProviderFieldRun(call, call.params.providerFieldRunId, presentProviderFieldRun),
  );
}
