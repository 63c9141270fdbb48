/** Values that profile runs found for fields that had another one: listed, decided, undone. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { decideProposals, undoProposal, type ToDecide } from './proposals.commands.ts';
import { presentProposal, presentProposals } from './proposals.presenter.ts';
import { readProposals } from './proposals.reads.ts';

export function mountProposals(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listProposals, (call) => readProposals(call, call.query, presentProposals));

  serveInWorkspace(app, services, contract.decideProposals, (call) => {
    const { decision, proposals, after } = call.body;
    const chosen: ToDecide =
      proposals.kind === 'ids'
        ? { ids: proposals.ids }
        : proposals.kind === 'run'
          ? { runId: proposals.runId }
          : proposals.kind === 'column'
            ? { columnId: proposals.columnId }
            : {};
    return decideProposals(call, decision, { ...chosen, after });
  });

  serveInWorkspace(app, services, contract.undoProposal, (call) => undoProposal(call, call.params.proposalId, presentProposal));
}
