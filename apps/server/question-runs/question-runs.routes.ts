/** Questions about the companies on a list: columns, and runs forecast, started and read. Runs are paused, resumed and canceled through the routes of runs. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { addQuestionColumn } from '../list-columns/list-columns.commands.ts';
import { presentListColumns } from '../list-columns/list-columns.presenter.ts';
import type { Services } from '../services.ts';
import { forecastQuestionRun, startQuestionRun } from './question-runs.commands.ts';
import { presentQuestionRun } from './question-runs.presenter.ts';
import { readQuestionRun } from './question-runs.reads.ts';

export function mountQuestionRuns(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.addQuestionColumn, (call) =>
    addQuestionColumn(call, call.params.listId, call.body, presentListColumns),
  );

  serveInWorkspace(app, services, contract.forecastQuestionRun, (call) => forecastQuestionRun(call, call.body.source));

  serveInWorkspace(app, services, contract.startQuestionRun, (call) => startQuestionRun(call, call.body, presentQuestionRun));

  serveInWorkspace(app, services, contract.readQuestionRun, (call) => readQuestionRun(call, call.params.questionRunId, presentQuestionRun));
}
