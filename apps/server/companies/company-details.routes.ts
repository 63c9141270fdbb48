/** What a company publishes about itself: read, marked as wrong, and its people added as leads. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { rejectDetail, rejectFact } from './company-details.commands.ts';
import { presentChanges, presentDetails, presentFactContext, presentJob } from './company-details.presenter.ts';
import { readCompanyChanges, readCompanyDetails, readCompanyJobs } from './company-details.reads.ts';
import { readFactContext } from './fact-context.reads.ts';
import { addSitePeople, previewSitePeople } from './site-people.commands.ts';

export function mountCompanyDetails(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.readCompanyDetails, (call) => readCompanyDetails(call, call.params.companyId, presentDetails));

  serveInWorkspace(app, services, contract.listCompanyChanges, (call) => readCompanyChanges(call, call.query, presentChanges));

  serveInWorkspace(app, services, contract.listCompanyJobs, (call) => readCompanyJobs(call, call.params.companyId, call.query, presentJob));

  serveInWorkspace(app, services, contract.rejectCompanyDetail, (call) =>
    rejectDetail(call, call.params, call.body.isRejected, presentDetails),
  );

  serveInWorkspace(app, services, contract.rejectCompanyFact, (call) => rejectFact(call, call.params.companyId, call.body, presentDetails));

  serveInWorkspace(app, services, contract.readFactContext, async (call) =>
    presentFactContext(await readFactContext(call, call.params.companyId, { field: call.params.field, fetchedAt: call.query.fetchedAt })),
  );

  serveInWorkspace(app, services, contract.previewSitePeople, (call) =>
    previewSitePeople(call, call.params.companyId, call.body.detailIds),
  );

  serveInWorkspace(app, services, contract.addSitePeople, (call) => addSitePeople(call, call.params.companyId, call.body.detailIds));
}
