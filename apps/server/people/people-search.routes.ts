/** Finding people. */
import * as contract from '@leadlight/contract';
import { readPersonRows } from '@leadlight/db/leads';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { ask } from '../search/ask.ts';
import type { Services } from '../services.ts';
import { presentPersonRow } from './people.presenter.ts';

export function mountPeopleSearch(app: App, services: Services): void {
  serveInWorkspace(
    app,
    services,
    contract.searchPeople,
    async ({ c, caller, body, now }) =>
      ask(
        services,
        caller,
        { kind: 'people', ...body },
        now,
        async (tx, ids) => (await readPersonRows(tx, ids)).map(presentPersonRow),
        c.req.raw.signal,
      ),
    { checksAnswer: false },
  );
}
