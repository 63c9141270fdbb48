/** The suppression list of a workspace. */
import * as contract from '@leadlight/contract';
import { Refusal } from '@leadlight/db/platform';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { addSuppressions, removeSuppressions } from './suppressions.commands.ts';
import { presentSuppressions } from './suppressions.presenter.ts';
import { readSuppressions } from './suppressions.reads.ts';

export function mountSuppressions(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listSuppressions, (call) => readSuppressions(call, call.query, presentSuppressions));

  serveInWorkspace(app, services, contract.addSuppressions, async (call) => {
    const { refused, ...counts } = await addSuppressions(call, { text: call.body.text, reason: call.body.reason ?? null });
    return { ...counts, refused: [...refused] };
  });

  serveInWorkspace(app, services, contract.removeSuppression, async (call) => {
    if ((await removeSuppressions(call, [call.params.suppressionId])) === 0) throw new Refusal('not_found');
  });

  serveInWorkspace(app, services, contract.removeSuppressions, async (call) => ({
    removed: await removeSuppressions(call, call.body.ids),
  }));
}
