/** Finding a person's address from name and domain. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { untilSettled } from '../verifications/requests.ts';
import { startFind } from './finds.commands.ts';
import { presentFind, presentFinds } from './finds.presenter.ts';
import { readFind, readFinds } from './finds.reads.ts';

export function mountFinds(app: App, services: Services): void {
  const { checks, limits } = services;

  serveInWorkspace(app, services, contract.findEmail, async (call) => {
    await limits.count(call.c, 'addresses-by-workspace', call.caller.workspaceId);
    const { id, cost } = await startFind(call, call.body);
    const read = () => readFind({ ...call, now: services.now() }, id, presentFind);
    const answer = await untilSettled(checks, id, call.body.budgetMs, read);
    return { ...answer, cost: cost() ?? answer.cost };
  });

  serveInWorkspace(app, services, contract.readFind, (call) => readFind(call, call.params.findId, presentFind));

  serveInWorkspace(app, services, contract.listFinds, (call) => readFinds(call, call.query, presentFinds));
}
