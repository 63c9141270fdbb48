/** Revealing contact details for credits: one person at once, many as a run under a ceiling. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { forecastReveal, revealPerson, startRevealRun, steerRevealRun } from './reveals.commands.ts';
import { presentForecast, presentRevealed, presentRevealRun, presentRevealRuns } from './reveals.presenter.ts';
import { readRevealRun, readRevealRuns } from './reveals.reads.ts';

export function mountReveals(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.revealPerson, (call) => revealPerson(call, call.params.personId, presentRevealed));

  serveInWorkspace(app, services, contract.forecastReveal, async (call) =>
    presentForecast(await forecastReveal(call, call.body.selection)),
  );

  serveInWorkspace(app, services, contract.startRevealRun, (call) => startRevealRun(call, call.body, presentRevealRun));

  serveInWorkspace(app, services, contract.listRevealRuns, async (call) => ({ items: await readRevealRuns(call, presentRevealRuns) }));

  serveInWorkspace(app, services, contract.readRevealRun, (call) => readRevealRun(call, call.params.revealRunId, presentRevealRun));

  serveInWorkspace(app, services, contract.pauseRevealRun, (call) =>
    steerRevealRun(call, call.params.revealRunId, 'pause', presentRevealRun),
  );

  serveInWorkspace(app, services, contract.resumeRevealRun, (call) =>
    steerRevealRun(call, call.params.revealRunId, 'resume', presentRevealRun),
  );

  serveInWorkspace(app, services, contract.cancelRevealRun, (call) =>
    steerRevealRun(call, call.params.revealRunId, 'cancel', presentRevealRun),
  );
}
