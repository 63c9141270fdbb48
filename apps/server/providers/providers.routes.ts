/** Enrichment providers of a workspace. */
import { faultsOfEndpoint, placeholders, providerCompanyFields, providerPersonFields } from '@leadlight/adapters/providers';
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { wordEndpointFault, wordOutcome } from './outcome-words.ts';
import {
  connectEndpoint,
  connectProvider,
  disconnectProvider,
  orderProviders,
  testProvider,
  tryEndpoint,
  updateProvider,
} from './providers.commands.ts';
import { presentConnection, presentProvider } from './providers.presenter.ts';
import { readConnection, readConnections } from './providers.reads.ts';

export function mountProviders(app: App, services: Services): void {
  const { limits, providers } = services;
  const countTest = (call: {
    readonly c: Parameters<typeof limits.count>[0];
    readonly caller: { readonly workspaceId: string };
  }): Promise<void> => limits.count(call.c, 'provider-tests-by-workspace', call.caller.workspaceId);

  serveInWorkspace(app, services, contract.listProviders, async (call) => ({
    providers: providers.included.map(({ description }) => presentProvider(description)),
    connections: (await readConnections(call)).map(presentConnection),
    endpointFields: { person: [...providerPersonFields], company: [...providerCompanyFields] },
    placeholders: [...placeholders],
  }));

  serveInWorkspace(app, services, contract.connectProvider, async (call) => {
    await countTest(call);
    return presentConnection(await readConnection(call, await connectProvider(call, call.body.provider, call.body)));
  });

  serveInWorkspace(app, services, contract.connectEndpoint, async (call) => {
    await countTest(call);
    return presentConnection(await readConnection(call, await connectEndpoint(call, call.body)));
  });

  serveInWorkspace(app, services, contract.testEndpoint, async (call) => {
    await countTest(call);
    const [fault] = faultsOfEndpoint(call.body.endpoint);
    if (fault) return { outcome: 'refused_input' as const, message: wordEndpointFault(fault), facts: [] };
    const outcome = await tryEndpoint(call, call.body);
    const facts = outcome.kind === 'found' ? outcome.facts : [];
    return {
      outcome: outcome.kind,
      message: wordOutcome(outcome),
      facts: facts.map(({ field, value, evidence }) => ({
        field,
        value: Array.isArray(value) ? value.join(', ') : String(value),
        pointer: evidence.pointer,
      })),
    };
  });

  serveInWorkspace(app, services, contract.testProvider, async (call) => {
    await countTest(call);
    await testProvider(call, call.params.connectionId);
    return presentConnection(await readConnection(call, call.params.connectionId));
  });

  serveInWorkspace(app, services, contract.updateProvider, async (call) => {
    if (call.body.key !== undefined) await countTest(call);
    await updateProvider(call, call.params.connectionId, call.body);
    return presentConnection(await readConnection(call, call.params.connectionId));
  });

  serveInWorkspace(app, services, contract.orderProviders, (call) => orderProviders(call, call.body.connectionIds));

  serveInWorkspace(app, services, contract.disconnectProvider, (call) => disconnectProvider(call, call.params.connectionId));
}
