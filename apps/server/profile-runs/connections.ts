/** The providers that a workspace connected, ready to be asked. */
import { createOwnEndpoint, type OwnEndpoint, type Provider, type ProviderKey } from '@leadlight/adapters/providers';
import { listProviderConnections, readProviderConnection, type ProviderConnectionInUse } from '@leadlight/db/providers';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { ProviderTerms } from '@leadlight/profiles';
import type { Providers } from '../providers/providers.ts';

export interface AskableProvider {
  readonly connection: ProviderConnectionInUse;
  readonly provider: Provider;
  readonly key: ProviderKey;
  /** `id` is the connection's. */
  readonly terms: ProviderTerms;
  /** A new key or a passed test closes its circuit. */
  readonly circuitKey: string;
}

export interface OpenConnections {
  /** In the order that members set, then by age. */
  readonly askable: readonly AskableProvider[];
  /** Whether members have set an order for at least one. */
  readonly isOrdered: boolean;
  /** Connected, and not asked: the price of their credits is not known, so that no ceiling could hold. */
  readonly unpriced: readonly string[];
  /** Connected, with a key that can't be opened any more. */
  readonly unreadable: readonly string[];
}

/** The provider of a connection; null if it is no longer included, or isn't about people. */
export function personProviderOf(providers: Providers, connection: ProviderConnectionInUse): Provider | null {
  const provider =
    connection.provider === 'own'
      ? createOwnEndpoint(connection.id, connection.endpoint as OwnEndpoint)
      : (providers.included.find(({ description }) => description.id === connection.provider) ?? null);
  return provider?.description.person ? provider : null;
}

/** What a call costs; null if the price of a credit is not known. */
export function termsOf({ id, creditPriceMicros }: ProviderConnectionInUse, { description }: Provider): ProviderTerms | null {
  const { person, prices, repeatsAreFree } = description;
  const credits = prices.person?.credits ?? 0;
  if (!person || (creditPriceMicros === null && credits > 0)) return null;
  return {
    id,
    fields: person.fields,
    charges: prices.person?.charges ?? 'per_match',
    price: Math.ceil(credits * (creditPriceMicros ?? 0)),
    repeatsAreFree,
  };
}

export async function openConnections(
  tx: WorkspaceTx,
  { providers, workspaceId, now }: { readonly providers: Providers; readonly workspaceId: string; readonly now: Date },
): Promise<OpenConnections> {
  const askable: AskableProvider[] = [];
  const unpriced: string[] = [];
  const unreadable: string[] = [];
  const connections = await listProviderConnections(tx, now);
  for (const connection of connections) {
    const provider = personProviderOf(providers, connection);
    if (!provider) continue;
    const terms = termsOf(connection, provider);
    if (!terms) {
      unpriced.push(connection.name);
      continue;
    }
    const { sealedKey } = await readProviderConnection(tx, connection.id);
    const opened = providers.keys.open(sealedKey, { workspaceId, connectionId: connection.id });
    if (!opened) {
      unreadable.push(connection.name);
      continue;
    }
    const circuitKey = `${connection.id} ${connection.keyHint} ${connection.testedAt?.toISOString() ?? ''}`;
    askable.push({ connection, provider, key: JSON.parse(opened.text) as ProviderKey, terms, circuitKey });
  }
  return { askable, isOrdered: connections.some(({ position }) => position !== null), unpriced, unreadable };
}
