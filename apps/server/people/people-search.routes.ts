/** Searching people. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { searchPeople } from '../search/search.reads.ts';
import type { Services } from '../services.ts';
import { presentPersonRow } from './people.presenter.ts';

export function mountPeopleSearch(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.searchPeople, (call) => searchPeople(call, call.body, presentPersonRow, call.c.req.raw.signal), {
    checksAnswer: false,
  });
}
