/** The history of a lead. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { presentHistory } from './lead-history.presenter.ts';
import { readLeadHistory } from './lead-history.reads.ts';

export function mountLeadHistory(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.readLeadHistory, (call) => readLeadHistory(call, call.params.leadId, presentHistory));
}
