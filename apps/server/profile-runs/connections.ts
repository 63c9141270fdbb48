/** The providers that a workspace connected, ready to be asked. */
import { createOwnEndpoint, type ExtraField, type OwnEndpoint, type Provider, type ProviderKey } from '@leadlight/adapters/providers';
import { listProviderConnections, readProviderConnection, type ProviderConnectionInUse } from '@leadlight/db/providers';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
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
  /** Connected, with a key that can't be opened anymore. */
  readonly unreadable: readonly string[];
}

/** The provider of a connection; null if it is no longer included. @param extras fields of an own endpoint beyond facts, as members named them */
export function providerOf(
  providers: Providers,
  connection: Pick<ProviderConnectionInUse, 'id' | 'provider' | 'endpoint'>,
  extras: readonly ExtraField[] = [],
): Provider | null {
  return connection.provider === 'own'
    ? createOwnEndpoint(connection.id, connection.endpoint as OwnEndpoint, extras)
    : (providers.included.find(({ description }) => description.id === connection.provider) ?? null);
}

/** The provider of a connection; null if it is no longer included, or isn't about people. */
export function personProviderOf(providers: Providers, connection: ProviderConnectionInUse): Provider | null {
  const provider = providerOf(providers, connection);
  return provider?.description.person ? provider : null;
}

/** What a call about a person or a company costs; null if the provider isn't asked about it, or the price of a credit is not known. */
export function termsOf(
  { id, creditPriceMicros }: Pick<ProviderConnectionInUse, 'id' | 'creditPriceMicros'>,
  { description }: Provider,
  about: 'person' | 'company' = 'person',
): ProviderTerms | null {
  const { prices, repeatsAreFree } = description;
  const ability = description[about];
  const { credits = 0, mostCredits = 0 } = prices[about] ?? {};
  if (!ability || (creditPriceMicros === null && credits > 0)) return null;
  return {
    id,
    fields: ability.fields,
    charges: prices[about]?.charges ?? 'per_match',
    price: Math.ceil(credits * (creditPriceMicros ?? 0)),
    mostPrice: Math.ceil(mostCredits * (creditPriceMicros ?? 0)),
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
    const key = await openKey(tx, { providers, workspaceId }, connection.id);
    if (key) askable.push({ connection, provider, key, terms, circuitKey: circuitKeyOf(connection) });
    else unreadable.push(connection.name);
  }
  return { askable, isOrdered: connections.some(({ position }) => position !== null), unpriced, unreadable };
}

/** @returns null for a key that can't be opened anymore */
async function openKey(
  tx: WorkspaceTx,
  { providers, workspaceId }: { readonly providers: Providers; readonly workspaceId: string },
  connectionId: string,
): Promise<ProviderKey | null> {
  const { sealedKey } = await readProviderConnection(tx, connectionId);
  const opened = providers.keys.open(sealedKey, { workspaceId, connectionId });
  return opened ? (JSON.parse(opened.text) as ProviderKey) : null;
}

const circuitKeyOf = ({ id, keyHint, testedAt }: ProviderConnectionInUse): string => `${id} ${keyHint} ${testedAt?.toISOString() ?? ''}`;

/**
 * One connection, to be asked for a field beyond facts.
 * @throws Refusal provider_gone, provider_price_unknown, provider_key_unreadable
 */
export async function openConnectionFor(
  tx: WorkspaceTx,
  { providers, workspaceId, now }: { readonly providers: Providers; readonly workspaceId: string; readonly now: Date },
  { connectionId, field }: { readonly connectionId: string; readonly field: ExtraField },
): Promise<AskableProvider> {
  const connection = (await listProviderConnections(tx, now)).find(({ id }) => id === connectionId);
  const provider = connection ? providerOf(providers, connection, [field]) : null;
  const isDeclared = provider?.description.extras.some(({ about, at }) => about === field.about && at === field.at) === true;
  if (!connection || !provider?.description[field.about] || !isDeclared) throw new Refusal('provider_gone');
  const terms = termsOf(connection, provider, field.about);
  if (!terms) throw new Refusal('provider_price_unknown');
  const key = await openKey(tx, { providers, workspaceId }, connectionId);
  if (!key) throw new Refusal('provider_key_unreadable');
  return { connection, provider, key, terms, circuitKey: circuitKeyOf(connection) };
}
