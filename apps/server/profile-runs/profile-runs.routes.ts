/** Enriching people: runs forecast, started and read. They are paused, resumed, canceled and retried through the routes of runs. */
import * as contract from '@leadlight/contract';
import { sendCsv } from '../http/csv.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';

import type { Services } from '../services.ts';
import { readProfileResults } from './profile-results.ts';
import { forecastProfileRun, startProfileRun } from './profile-runs.commands.ts';
import { presentProfileRun, presentProfileRunRow, presentProfileRunRows, presentProfileRuns } from './profile-runs.presenter.ts';
import { readProfileRun, readProfileRunRow, readProfileRunRows, readProfileRuns } from './profile-runs.reads.ts';

export function mountProfileRuns(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.forecastProfileRun, (call) => forecastProfileRun(call, call.body));

  serveInWorkspace(app, services, contract.startProfileRun, (call) => startProfileRun(call, call.body, presentProfileRun));

  serveInWorkspace(app, services, contract.listProfileRuns, (call) => readProfileRuns(call, call.query, presentProfileRuns));

  serveInWorkspace(app, services, contract.readProfileRun, (call) => readProfileRun(call, call.params.profileRunId, presentProfileRun));

  serveInWorkspace(app, services, contract.listProfileRunRows, (call) =>
    readProfileRunRows(call, call.params.profileRunId, call.query, presentProfileRunRows),
  );

  serveInWorkspace(app, services, contract.readProfileRunRow, (call) =>
    readProfileRunRow(call, { runId: call.params.profileRunId, row: call.params.row }, presentProfileRunRow),
  );

  serveInWorkspace(app, services, contract.fetchProfileResults, async (call) => {
    const { c, params } = call;
    const { run, parts } = await readProfileResults(call, params.profileRunId);
    return sendCsv(c, services, `profiles-${run.createdAt.toISOString().slice(0, 10)}.csv`, parts);
  });
}
