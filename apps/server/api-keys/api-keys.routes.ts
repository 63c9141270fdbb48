/** API keys of a workspace. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { createApiKey, revokeApiKey } from './api-keys.commands.ts';
import { presentApiKey } from './api-keys.presenter.ts';
import { readApiKeys } from './api-keys.reads.ts';

export function mountApiKeys(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listApiKeys, async (call) => {
    const { keys, names } = await readApiKeys(call);
    return { items: keys.map((key) => presentApiKey(key, (key.createdBy && names.get(key.createdBy)) ?? null)) };
  });

  serveInWorkspace(app, services, contract.createApiKey, (call) => createApiKey(call, call.body, presentApiKey));

  serveInWorkspace(app, services, contract.revokeApiKey, (call) => revokeApiKey(call, call.params.apiKeyId));
}
