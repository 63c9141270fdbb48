/** Verifying or finding many: lists uploaded, runs forecast, started, steered and read, and their results. */
import * as contract from '@leadlight/contract';
import { v7 as uuidv7 } from 'uuid';
import { sendCsv } from '../http/csv.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';

import { receiveOnce } from '../imports/uploads.ts';
import type { RunVerb } from '../runs/runs.commands.ts';
import type { Services } from '../services.ts';
import { understandList } from './list-file.ts';
import {
  forecastVerificationRun,
  removeUnusedFiles,
  saveVerificationFile,
  startVerificationRun,
  steerVerificationRun,
} from './verification-runs.commands.ts';
import { presentRunRows, presentVerificationFile, presentVerificationRun, presentVerificationRuns } from './verification-runs.presenter.ts';
import { readResults, readRunRows, readVerificationRun, readVerificationRuns } from './verification-runs.reads.ts';

export function mountVerificationRuns(app: App, services: Services): void {
  const { config, files, previews } = services;

  serveInWorkspace(app, services, contract.uploadVerificationFile, async (call) => {
    const { fileName } = call.query;
    const id = uuidv7();
    const { workspaceId } = call.caller;
    const saved = await receiveOnce(
      call,
      { files, workspaceId, id, fileName, maxBytes: config.importMaxBytes },
      {
        prepare: (path, { sha256 }) => understandList(previews, path, { name: fileName, sha256, at: call.now }),
        save: (upload, list, once) => saveVerificationFile({ ...call, once }, { id, fileName, list, ...upload }, presentVerificationFile),
      },
    );
    await removeUnusedFiles(call);
    return saved;
  });

  serveInWorkspace(app, services, contract.forecastVerificationRun, (call) => forecastVerificationRun(call, call.body));

  serveInWorkspace(app, services, contract.startVerificationRun, (call) => startVerificationRun(call, call.body, presentVerificationRun));

  serveInWorkspace(app, services, contract.listVerificationRuns, (call) => readVerificationRuns(call, call.query, presentVerificationRuns));

  serveInWorkspace(app, services, contract.readVerificationRun, (call) =>
    readVerificationRun(call, call.params.verificationRunId, presentVerificationRun),
  );

  const steer = (route: typeof contract.pauseVerificationRun, verb: RunVerb): void =>
    serveInWorkspace(app, services, route, (call) =>
      steerVerificationRun(call, call.params.verificationRunId, verb, presentVerificationRun),
    );
  steer(contract.pauseVerificationRun, 'pause');
  steer(contract.resumeVerificationRun, 'resume');
  steer(contract.cancelVerificationRun, 'cancel');

  serveInWorkspace(app, services, contract.listVerificationRunRows, (call) =>
    readRunRows(call, call.params.verificationRunId, call.query, presentRunRows),
  );

  serveInWorkspace(app, services, contract.fetchVerificationResults, async (call) => {
    const { c, params, query } = call;
    const { run, parts } = await readResults(call, params.verificationRunId, query.verdict);
    return sendCsv(c, services, `results-${run.createdAt.toISOString().slice(0, 10)}.csv`, parts);
  });
}
