/** One company: read with every fact and its people, created and edited by hand. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { presentPersonRow } from '../people/people.presenter.ts';
import type { Services } from '../services.ts';
import { createCompany, updateCompany } from './companies.commands.ts';
import { readCompany, readCompanyPeople } from './companies.reads.ts';
import { presentCompany } from './company.presenter.ts';

export function mountCompanies(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.readCompany, (call) => readCompany(call, call.params.companyId, presentCompany));

  serveInWorkspace(app, services, contract.listCompanyPeople, (call) =>
    readCompanyPeople(call, call.params.companyId, call.query, presentPersonRow),
  );

  serveInWorkspace(app, services, contract.createCompany, (call) => createCompany(call, call.body, presentCompany));

  serveInWorkspace(app, services, contract.updateCompany, (call) => updateCompany(call, call.params.companyId, call.body, presentCompany));
}
