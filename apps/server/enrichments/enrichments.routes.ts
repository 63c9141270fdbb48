/** Enriching single companies, and what is known of those that were enriched. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { untilSettled } from '../verifications/requests.ts';
import { startEnrichment } from './enrichments.commands.ts';
import { presentEnrichment, presentEnrichments } from './enrichments.presenter.ts';
import { readEnrichment, readEnrichments } from './enrichments.reads.ts';

const contactMissing =
  'Set the public page that says who reads websites and how to opt out: npm run operator -- enrichment --contact URL. Until then, nothing is fetched (docs/configuration.md#enrichment).';

export function mountEnrichments(app: App, services: Services): void {
  const { limits, readings, sites } = services;

  serveInWorkspace(app, services, contract.enrichCompany, async (call) => {
    await limits.count(call.c, 'sites-by-workspace', call.caller.workspaceId);
    const { id, cost } = await startEnrichment(call, call.body);
    const read = () => readEnrichment({ ...call, now: services.now() }, id, presentEnrichment);
    const answer = await untilSettled(readings, id, call.body.budgetMs, read);
    return { ...answer, cost: cost() ?? answer.cost };
  });

  serveInWorkspace(app, services, contract.readEnrichment, (call) => readEnrichment(call, call.params.enrichmentId, presentEnrichment));

  serveInWorkspace(app, services, contract.listEnrichments, (call) => readEnrichments(call, call.query, presentEnrichments));

  serveInWorkspace(app, services, contract.readEnrichmentState, async () =>
    sites.contactUrl === null
      ? { state: 'no_contact' as const, contactUrl: null, faults: [contactMissing] }
      : { state: 'ready' as const, contactUrl: sites.contactUrl, faults: [] },
  );
}
