/** Enrichment vendors that a workspace connects with its own key. None of those included reads profiles live. */
import { apollo } from './apollo/index.ts';
import { coresignal } from './coresignal/index.ts';
import { hunter } from './hunter/index.ts';
import { lusha } from './lusha/index.ts';
import { peopleDataLabs } from './people-data-labs/index.ts';
import type { Provider } from './provider.ts';
import { snov } from './snov/index.ts';

/** Every included provider, in the order in which they are listed. */
export const providers: readonly Provider[] = [peopleDataLabs, hunter, apollo, lusha, coresignal, snov];

export { createOwnEndpoint } from './own-endpoint/index.ts';
export { faultsOfEndpoint, isPointer, placeholders, type EndpointFault, type OwnEndpoint } from './own-endpoint/endpoint.ts';
export { createProviderClient, type CallOptions, type ProviderClient, type ProviderClientOptions } from './provider-client.ts';
export {
  extraName,
  extraTypes,
  pointerOfName,
  providerCompanyFields,
  providerPersonFields,
  type AnsweredSubject,
  type CompanySubject,
  type Cost,
  type DocumentedPrice,
  type ExtraField,
  type ExtraType,
  type ExtraValue,
  type OutcomeKind,
  type PersonSubject,
  type Provider,
  type ProviderDescription,
  type ProviderFact,
  type ProviderKey,
  type ProviderOutcome,
  type ProviderSubject,
} from './provider.ts';
