/** How this process reaches enrichment providers: each call goes to a public address that was checked, through the proxy if there is one. */
import { createDnsCache, createDnsClient, isPublicAddress } from '@leadlight/adapters';
import { createDialWeb } from '@leadlight/adapters/web';
import { createProviderClient, providers as included, type Provider, type ProviderClient } from '@leadlight/adapters/providers';
import type { ScriptedSites } from '../enrichments/sites.ts';
import type { WebConfig } from '../enrichments/web.config.ts';
import { createSealedKeys, type SealedKeys } from './sealed-keys.ts';

export interface Providers {
  readonly included: readonly Provider[];
  readonly client: ProviderClient;
  readonly keys: SealedKeys;
  readonly close: () => Promise<void>;
}

export interface ProvidersOptions {
  readonly secret: string;
  readonly previousSecret: string | undefined;
  /** Replaces the web in tests. */
  readonly scripted?: Omit<ScriptedSites, 'gate'> | undefined;
}

export function createProviders({ dnsServers, socks5 }: WebConfig, { secret, previousSecret, scripted }: ProvidersOptions): Providers {
  const client = createProviderClient({
    lookup: scripted?.lookup ?? createDnsCache(createDnsClient(dnsServers.length > 0 ? { servers: dnsServers } : {})),
    dial: scripted?.dial ?? createDialWeb(socks5),
    isDialable: isPublicAddress,
    userAgent: 'Leadlight/1',
    ...(scripted?.ca === undefined ? {} : { ca: scripted.ca }),
  });
  return { included, client, keys: createSealedKeys(secret, previousSecret), close: () => client.close() };
}
