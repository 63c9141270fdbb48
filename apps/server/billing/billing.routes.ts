/** Plan, invoices and payments, for owners. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import type { WorkspaceContext } from '../command.ts';
import { buyTopUp, changePlan, openPortal, refreshBilling, setCanceling, startCheckout } from './billing.commands.ts';
import { presentBilling, presentInvoice } from './billing.presenter.ts';
import { readBilling, readInvoices } from './billing.reads.ts';

export function mountBilling(app: App, services: Services): void {
  const answer = (call: WorkspaceContext) =>
    readBilling({ ...call, now: services.now() }, (tx, read) => presentBilling(services, tx, read));

  serveInWorkspace(app, services, contract.readBilling, answer);

  serveInWorkspace(app, services, contract.refreshBilling, async (call) => {
    await services.limits.count(call.c, 'billing-by-workspace', call.caller.workspaceId);
    await refreshBilling(call);
    return answer(call);
  });

  serveInWorkspace(app, services, contract.startCheckout, async (call) => {
    await services.limits.count(call.c, 'billing-by-workspace', call.caller.workspaceId);
    return { url: await startCheckout(call, call.body.plan) };
  });

  serveInWorkspace(app, services, contract.buyTopUp, async (call) => {
    await services.limits.count(call.c, 'billing-by-workspace', call.caller.workspaceId);
    return { url: await buyTopUp(call, call.body.credits) };
  });

  serveInWorkspace(app, services, contract.changePlan, async (call) => {
    await services.limits.count(call.c, 'billing-by-workspace', call.caller.workspaceId);
    await changePlan(call, call.body.plan);
    return answer(call);
  });

  serveInWorkspace(app, services, contract.cancelSubscription, async (call) => {
    await services.limits.count(call.c, 'billing-by-workspace', call.caller.workspaceId);
    await setCanceling(call, true);
    return answer(call);
  });

  serveInWorkspace(app, services, contract.resumeSubscription, async (call) => {
    await services.limits.count(call.c, 'billing-by-workspace', call.caller.workspaceId);
    await setCanceling(call, false);
    return answer(call);
  });

  serveInWorkspace(app, services, contract.openBillingPortal, async (call) => {
    await services.limits.count(call.c, 'billing-by-workspace', call.caller.workspaceId);
    return { url: await openPortal(call) };
  });

  serveInWorkspace(app, services, contract.listInvoices, (call) => readInvoices(call, call.query, presentInvoice));
}
