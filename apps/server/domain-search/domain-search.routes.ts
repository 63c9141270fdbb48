/** Searching a domain. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { presentDomain } from './domain-search.presenter.ts';
import { searchDomain } from './domain-search.reads.ts';

export function mountDomainSearch(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.searchDomain, (call) => searchDomain(call, call.query, presentDomain));
}
