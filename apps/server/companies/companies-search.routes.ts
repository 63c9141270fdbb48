/** Searching companies. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { searchCompanies } from '../search/search.reads.ts';
import type { Services } from '../services.ts';
import { presentCompanyRow } from './companies.presenter.ts';

export function mountCompaniesSearch(app: App, services: Services): void {
  serveInWorkspace(
    app,
    services,
    contract.searchCompanies,
    (call) => searchCompanies(call, call.body, presentCompanyRow, call.c.req.raw.signal),
    { checksAnswer: false },
  );
}
