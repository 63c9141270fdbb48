/** More like these: ranking by examples, and saved likenesses. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { createLikeness, deleteLikeness, judgeLikeLead, updateLikeness } from './likenesses.commands.ts';
import { presentLikeness, presentLikenesses } from './likenesses.presenter.ts';
import { rankLikeLeads, rankSaved, readLikeness, readLikenesses } from './likenesses.reads.ts';

export function mountLikenesses(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.rankLikeLeads, (call) => rankLikeLeads(call, call.body, call.c.req.raw.signal));

  serveInWorkspace(app, services, contract.listLikenesses, async (call) => ({ items: await readLikenesses(call, presentLikenesses) }));

  serveInWorkspace(app, services, contract.createLikeness, (call) => createLikeness(call, call.body, presentLikeness));

  serveInWorkspace(app, services, contract.readLikeness, (call) => readLikeness(call, call.params.likenessId, presentLikeness));

  serveInWorkspace(app, services, contract.readLikenessRanking, (call) =>
    rankSaved(call, call.params.likenessId, { onlyNew: call.query.onlyNew === 'true', limit: call.query.limit }, call.c.req.raw.signal),
  );

  serveInWorkspace(app, services, contract.updateLikeness, (call) =>
    updateLikeness(call, call.params.likenessId, call.body, presentLikeness),
  );

  serveInWorkspace(app, services, contract.judgeLikeLead, (call) =>
    judgeLikeLead(call, call.params.likenessId, call.body, presentLikeness),
  );

  serveInWorkspace(app, services, contract.deleteLikeness, (call) => deleteLikeness(call, call.params.likenessId));
}
