/** How this process reaches language models: those of workspaces at public addresses only, the operator's wherever it is. */
import { createDnsCache, createDnsClient, isPublicAddress } from '@leadlight/adapters';
import type { ModelClient } from '@leadlight/adapters/models';
import { createDialWeb } from '@leadlight/adapters/web';
import type { ScriptedSites } from '../enrichments/sites.ts';
import type { WebConfig } from '../enrichments/web.config.ts';
import type { OperatorModel } from './model.config.ts';

export interface Models {
  /** The installation's model; null if the operator configured none. */
  readonly operator: OperatorModel | null;
  readonly client: ModelClient;
}

/** Replaces the web in tests. */
type ScriptedModels = Pick<ScriptedSites, 'lookup' | 'dial' | 'ca'>;

/** Loads the SDK when a model is first asked, because most processes never ask one. */
export function createModels({ dnsServers, socks5 }: WebConfig, operator: OperatorModel | null, scripted?: ScriptedModels): Models {
  let opening: Promise<ModelClient> | null = null;
  const open = (): Promise<ModelClient> =>
    (opening ??= import('@leadlight/adapters/models').then(({ createModelClient }) =>
      createModelClient({
        lookup: scripted?.lookup ?? createDnsCache(createDnsClient(dnsServers.length > 0 ? { servers: dnsServers } : {})),
        dial: scripted?.dial ?? createDialWeb(socks5),
        isDialable: isPublicAddress,
        userAgent: 'Leadlight/1',
        ...(scripted?.ca === undefined ? {} : { ca: scripted.ca }),
      }),
    ));
  return {
    operator,
    client: {
      ask: async (settings, request) => (await open()).ask(settings, request),
      close: async () => (await opening)?.close(),
    },
  };
}
