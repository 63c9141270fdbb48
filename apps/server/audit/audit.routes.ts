/** The audit log, for owners. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { presentAuditEvents } from './audit.presenter.ts';
import { readAuditEvents } from './audit.reads.ts';

export function mountAudit(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listAuditEvents, (call) => readAuditEvents(call, call.query, presentAuditEvents));
}
