/** Connecting, testing, changing and disconnecting providers. A key is tested outside of any transaction and stored sealed. */
import {
  createOwnEndpoint,
  faultsOfEndpoint,
  type OwnEndpoint,
  type Provider,
  type ProviderKey,
  type ProviderOutcome,
  type ProviderSubject,
} from '@leadlight/adapters/providers';
import {
  createProviderConnection,
  deleteProviderConnection,
  newConnectionId,
  noteProviderTest,
  orderProviders as setOrder,
  readProviderConnection,
  setProviderStay,
  updateProviderConnection,
  type ProviderChanges,
  type ProviderTest,
} from '@leadlight/db/providers';
import { Refusal } from '@leadlight/db/platform';
import { cacheDays } from '@leadlight/profiles';
import { companyDomainOf, emailKey, linkedinKey, splitPersonName } from '@leadlight/vocabulary/identity';
import { noteAudit } from '../audit/note-audit.ts';
import { transact, type WorkspaceContext } from '../command.ts';
import { wordOutcome } from './outcome-words.ts';
import type { KeyPlace } from './sealed-keys.ts';
import { answerDaysOf, stayDaysOf } from './stay-days.ts';

type Context = WorkspaceContext<'db' | 'providers'>;

/** Own endpoints per workspace. */
const mostOwn = 10;
/** Someone waits for it. */
const testTimeoutMs = 15_000;

export interface GivenKey {
  readonly key: string;
  readonly clientId?: string | undefined;
}

/** @throws Refusal not_found */
function providerOf({ services }: Context, id: string): Provider {
  const provider = services.providers.included.find(({ description }) => description.id === id);
  if (!provider) throw new Refusal('not_found');
  return provider;
}

/**
 * Tests a key and connects the provider.
 * @returns the connection's ID
 * @throws Refusal not_found, required, provider_key_wrong, provider_not_reached, provider_connected
 */
export async function connectProvider(context: Context, id: string, given: GivenKey): Promise<string> {
  const { caller, now, services } = context;
  const provider = providerOf(context, id);
  const key = keyOf(provider, given);
  const test = await testedKey(context, provider, key);
  const connectionId = newConnectionId();
  const { name, creditPriceMicros } = provider.description;
  await transact(context, async (tx) => {
    await createProviderConnection(
      tx,
      {
        id: connectionId,
        provider: id,
        name,
        endpoint: null,
        sealedKey: services.providers.keys.seal(JSON.stringify(key), placeOf(context, connectionId)),
        keyHint: hintOf(key),
        creditPriceMicros,
        createdBy: caller.actor.id,
        test,
      },
      mostOwn,
      now,
    );
    await noteAudit(tx, { actor: caller.actor, action: 'provider.connected', target: targetOf(connectionId), details: { name } }, now);
  });
  return connectionId;
}

export interface EndpointInput {
  readonly endpoint: OwnEndpoint;
  readonly key: string;
  readonly sample: Sample;
}

export interface Sample {
  readonly linkedinUrl?: string | undefined;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly companyName?: string | undefined;
  readonly companyDomain?: string | undefined;
}

const endpointParts = { url: 'urlTemplate', header: 'headers', body: 'bodyTemplate', mapping: 'mapping' } as const;

/** Asks an endpoint about the sample. @throws Refusal endpoint_invalid */
export function tryEndpoint({ services }: Context, { endpoint, key, sample }: EndpointInput): Promise<ProviderOutcome> {
  const faults = faultsOfEndpoint(endpoint);
  if (faults[0]) throw new Refusal('endpoint_invalid', { field: `endpoint.${endpointParts[faults[0].part]}` });
  return services.providers.client.ask(
    createOwnEndpoint('own', endpoint),
    { key },
    { subject: subjectOf(endpoint.about, sample), fields: [] },
    { signal: AbortSignal.timeout(testTimeoutMs * 2), timeoutMs: testTimeoutMs },
  );
}

/** @returns the connection's ID. @throws Refusal endpoint_invalid, endpoint_sample_failed, limit_reached */
export async function connectEndpoint(context: Context, input: EndpointInput): Promise<string> {
  const { caller, now, services } = context;
  const { endpoint, key } = input;
  const outcome = await tryEndpoint(context, input);
  if (outcome.kind !== 'found') throw new Refusal('endpoint_sample_failed', { field: 'sample' });
  const connectionId = newConnectionId();
  await transact(context, async (tx) => {
    await createProviderConnection(
      tx,
      {
        id: connectionId,
        provider: 'own',
        name: endpoint.name,
        endpoint,
        sealedKey: services.providers.keys.seal(JSON.stringify({ key }), placeOf(context, connectionId)),
        keyHint: hintOf({ key }),
        creditPriceMicros: endpoint.priceMicros,
        createdBy: caller.actor.id,
        test: { outcome: 'found', message: null },
      },
      mostOwn,
      now,
    );
    const details = { name: endpoint.name };
    await noteAudit(tx, { actor: caller.actor, action: 'provider.connected', target: targetOf(connectionId), details }, now);
  });
  return connectionId;
}

/** Tests the stored key. @throws Refusal not_found, provider_key_unreadable, endpoint_needs_sample */
export async function testProvider(context: Context, connectionId: string): Promise<void> {
  const { now, services } = context;
  const connection = await transact(context, (tx) => readProviderConnection(tx, connectionId));
  if (connection.provider === 'own') throw new Refusal('endpoint_needs_sample');
  const place = placeOf(context, connectionId);
  const opened = services.providers.keys.open(connection.sealedKey, place);
  if (!opened) throw new Refusal('provider_key_unreadable');
  const key = JSON.parse(opened.text) as ProviderKey;
  const outcome = await askTest(context, providerOf(context, connection.provider), key);
  await transact(context, async (tx) => {
    await noteProviderTest(tx, connectionId, testOf(outcome), now);
  });
}

export type ConnectionChanges = Omit<ProviderChanges, 'key'> & {
  readonly key?: string | undefined;
  readonly clientId?: string | undefined;
};

/** @throws Refusal not_found, required, provider_key_wrong, provider_not_reached */
export async function updateProvider(
  context: Context,
  connectionId: string,
  { key: text, clientId, ...changes }: ConnectionChanges,
): Promise<void> {
  const { caller, now, services } = context;
  const connection = await transact(context, (tx) => readProviderConnection(tx, connectionId));
  let key: ProviderKey | null = null;
  let test: ProviderTest | null = null;
  if (text !== undefined) {
    const provider = connection.provider === 'own' ? null : providerOf(context, connection.provider);
    key = provider ? keyOf(provider, { key: text, clientId }) : { key: text };
    // An own endpoint has no call that tests only the key.
    test = provider ? await testedKey(context, provider, key) : null;
  }
  const place = placeOf(context, connectionId);
  const sealed = key && { sealedKey: services.providers.keys.seal(JSON.stringify(key), place), keyHint: hintOf(key) };
  await transact(context, async (tx) => {
    await updateProviderConnection(tx, connectionId, { ...changes, ...(sealed ? { key: sealed } : {}) }, now);
    if (changes.mayStay !== undefined || changes.stayDays !== undefined) {
      const stay = await readProviderConnection(tx, connectionId);
      await setProviderStay(tx, connectionId, {
        days: stayDaysOf(stay),
        answerDays: answerDaysOf(stay, answerDays(context, stay.provider)),
      });
    }
    if (test) await noteProviderTest(tx, connectionId, test, now);
    const details = { name: connection.name, changed: [...Object.keys(changes), ...(key ? ['key'] : [])] };
    await noteAudit(tx, { actor: caller.actor, action: 'provider.changed', target: targetOf(connectionId), details }, now);
  });
}

export async function orderProviders(context: WorkspaceContext, connectionIds: readonly string[]): Promise<void> {
  await transact(context, (tx) => setOrder(tx, connectionIds, context.now));
}

/** @throws Refusal not_found */
export async function disconnectProvider(context: WorkspaceContext, connectionId: string): Promise<void> {
  const { caller, now } = context;
  await transact(context, async (tx) => {
    const { name } = await deleteProviderConnection(tx, connectionId);
    await noteAudit(tx, { actor: caller.actor, action: 'provider.disconnected', target: targetOf(connectionId), details: { name } }, now);
  });
}

/** For how many days the provider's terms allow answers to be used again. */
const answerDays = ({ services }: Context, provider: string): number =>
  services.providers.included.find(({ description }) => description.id === provider)?.description.cacheDays ?? cacheDays;

const targetOf = (id: string) => ({ kind: 'provider', id });
const placeOf = ({ caller }: Context, connectionId: string): KeyPlace => ({ workspaceId: caller.workspaceId, connectionId });
const hintOf = ({ key }: ProviderKey): string => (key.length >= 12 ? key.slice(-4) : '');
const testOf = (outcome: ProviderOutcome): ProviderTest => ({ outcome: outcome.kind, message: wordOutcome(outcome) });

/** @throws Refusal required if a part is missing */
function keyOf({ description }: Provider, { key, clientId }: GivenKey): ProviderKey {
  if (!description.keyParts.some(({ name }) => name === 'clientId')) return { key };
  if (clientId === undefined) throw new Refusal('required', { field: 'clientId' });
  return { key, clientId };
}

const askTest = ({ services }: Context, provider: Provider, key: ProviderKey): Promise<ProviderOutcome> =>
  services.providers.client.test(provider, key, { signal: AbortSignal.timeout(testTimeoutMs * 2), timeoutMs: testTimeoutMs });

/** A key without credits left and one that is limited at the moment work. @throws Refusal provider_key_wrong, provider_not_reached */
async function testedKey(context: Context, provider: Provider, key: ProviderKey): Promise<ProviderTest> {
  const outcome = await askTest(context, provider, key);
  if (outcome.kind === 'found' || outcome.kind === 'quota_exhausted' || outcome.kind === 'rate_limited') return testOf(outcome);
  throw new Refusal(outcome.kind === 'wrong_key' ? 'provider_key_wrong' : 'provider_not_reached', { field: 'key' });
}

function subjectOf(about: 'person' | 'company', sample: Sample): ProviderSubject {
  const linkedin = sample.linkedinUrl === undefined ? null : linkedinKey(sample.linkedinUrl);
  const domain = sample.companyDomain === undefined ? null : companyDomainOf(sample.companyDomain);
  if (about === 'company') return { kind: 'company', domain, name: sample.companyName ?? null, linkedin };
  const name = sample.name ?? null;
  const parts = name === null ? null : splitPersonName(name);
  return {
    kind: 'person',
    linkedin,
    email: sample.email === undefined ? null : emailKey(sample.email),
    name,
    firstName: parts?.firstName ?? null,
    lastName: parts?.lastName ?? null,
    companyName: sample.companyName ?? null,
    companyDomain: domain,
  };
}
