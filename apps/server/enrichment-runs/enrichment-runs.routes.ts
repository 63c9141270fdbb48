/** Enriching many companies: runs forecast, started and read. They are paused, resumed, canceled and retried through the routes of runs. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { forecastEnrichmentRun, startEnrichmentRun } from './enrichment-runs.commands.ts';
import { presentEnrichmentRun, presentEnrichmentRunRows, presentEnrichmentRuns } from './enrichment-runs.presenter.ts';
import { readEnrichmentRun, readEnrichmentRunRows, readEnrichmentRuns } from './enrichment-runs.reads.ts';

export function mountEnrichmentRuns(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.forecastEnrichmentRun, (call) => forecastEnrichmentRun(call, call.body));

  serveInWorkspace(app, services, contract.startEnrichmentRun, (call) => startEnrichmentRun(call, call.body, presentEnrichmentRun));

  serveInWorkspace(app, services, contract.listEnrichmentRuns, (call) => readEnrichmentRuns(call, call.query, presentEnrichmentRuns));

  serveInWorkspace(app, services, contract.readEnrichmentRun, (call) =>
    readEnrichmentRun(call, call.params.enrichmentRunId, presentEnrichmentRun),
  );

  serveInWorkspace(app, services, contract.listEnrichmentRunRows, (call) =>
    readEnrichmentRunRows(call, call.params.enrichmentRunId, call.query, presentEnrichmentRunRows),
  );
}
