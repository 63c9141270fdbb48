/** Finding companies. */
import * as contract from '@leadlight/contract';
import { readCompanyRows } from '@leadlight/db/leads';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { ask } from '../search/ask.ts';
import type { Services } from '../services.ts';
import { presentCompanyRow } from './companies.presenter.ts';

export function mountCompaniesSearch(app: App, services: Services): void {
  serveInWorkspace(
    app,
    services,
    contract.searchCompanies,
    async ({ c, caller, body, now }) =>
      ask(
        services,
        caller,
        { kind: 'companies', ...body },
        now,
        async (tx, ids) => (await readCompanyRows(tx, ids)).map(presentCompanyRow),
        c.req.raw.signal,
      ),
    { checksAnswer: false },
  );
}
