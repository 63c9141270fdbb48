/** Runs of every kind: listed, read, paused, resumed, canceled, retried. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { steerAnyRun } from './runs.commands.ts';
import { presentAnyRun, presentAnyRuns, presentFailedRow } from './runs.presenter.ts';
import { readFailedRows, readRun, readRuns } from './runs.reads.ts';

export function mountRuns(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listRuns, (call) => readRuns(call, call.query, presentAnyRuns));

  serveInWorkspace(app, services, contract.readRun, (call) => readRun(call, call.params.runId, presentAnyRun));

  serveInWorkspace(app, services, contract.pauseRun, (call) => steerAnyRun(call, call.params.runId, 'pause', presentAnyRun));

  serveInWorkspace(app, services, contract.resumeRun, (call) => steerAnyRun(call, call.params.runId, 'resume', presentAnyRun));

  serveInWorkspace(app, services, contract.cancelRun, (call) => steerAnyRun(call, call.params.runId, 'cancel', presentAnyRun));

  serveInWorkspace(app, services, contract.retryRun, (call) => steerAnyRun(call, call.params.runId, 'retry', presentAnyRun));

  serveInWorkspace(app, services, contract.listFailedRows, async (call) => {
    const { items, nextCursor } = await readFailedRows(call, call.params.runId, call.query);
    return { items: items.map(presentFailedRow), nextCursor };
  });
}
