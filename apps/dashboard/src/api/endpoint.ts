/** Routes of the contract as the dashboard calls them: which read, which change something. */
import type { AnswerOf, InputOf, RouteName } from './contract.ts';
import { endpoints } from './endpoints.ts';
import type { commandsEndpoints } from './groups/commands-endpoints.ts';
import type { accountEndpoints } from './groups/account-endpoints.ts';
import type { billingEndpoints } from './groups/billing-endpoints.ts';
import type { emailTemplatesEndpoints } from './groups/email-templates-endpoints.ts';
import type { enrichmentEndpoints } from './groups/enrichment-endpoints.ts';
import type { listColumnsEndpoints } from './groups/list-columns-endpoints.ts';
import type { providerFieldsEndpoints } from './groups/provider-fields-endpoints.ts';
import type { modelsEndpoints } from './groups/models-endpoints.ts';
import type { monthCeilingsEndpoints } from './groups/month-ceilings-endpoints.ts';
import type { profilesEndpoints } from './groups/profiles-endpoints.ts';
import type { proposalsEndpoints } from './groups/proposals-endpoints.ts';
import type { exportsEndpoints } from './groups/exports-endpoints.ts';
import type { mergesEndpoints } from './groups/merges-endpoints.ts';
import type { suppressionsEndpoints } from './groups/suppressions-endpoints.ts';
import type { providersEndpoints } from './groups/providers-endpoints.ts';
import type { likenessesEndpoints } from './groups/likenesses-endpoints.ts';
import type { wordsEndpoints } from './groups/words-endpoints.ts';
import type { readsByPost } from './reads-by-post.ts';

type Endpoints = typeof endpoints &
  typeof commandsEndpoints &
  typeof accountEndpoints &
  typeof billingEndpoints &
  typeof emailTemplatesEndpoints &
  typeof enrichmentEndpoints &
  typeof listColumnsEndpoints &
  typeof providerFieldsEndpoints &
  typeof modelsEndpoints &
  typeof monthCeilingsEndpoints &
  typeof profilesEndpoints &
  typeof proposalsEndpoints &
  typeof providersEndpoints &
  typeof exportsEndpoints &
  typeof mergesEndpoints &
  typeof suppressionsEndpoints &
  typeof wordsEndpoints &
  typeof likenessesEndpoints;

/** A route that reads. */
export type ReadName =
  | { [N in RouteName]: Endpoints[N] extends `get ${string}` ? N : never }[RouteName]
  | ((typeof readsByPost)[number] & RouteName);
/** A route that changes something. */
export type CommandName = Exclude<RouteName, ReadName>;

/** The arguments: none for a route without input, otherwise its body, query and params. */
export type Arguments<N extends RouteName> = keyof InputOf<N> extends never ? [input?: undefined] : [input: InputOf<N>];
export type { AnswerOf, InputOf };

export interface Endpoint {
  method: string;
  path: `/v1/${string}`;
  /** Needs no session. */
  isPublic: boolean;
  /** Accepts an Idempotency-Key: a repeated request takes effect once. */
  isOnce: boolean;
}

const known: Partial<Record<RouteName, string>> = { ...endpoints };

/** Makes the routes of a group known. Called by the group's module, which every file that names one of its routes imports. */
export function addEndpoints(more: Partial<Record<RouteName, string>>): void {
  Object.assign(known, more);
}

/** Whether the route's group is loaded. */
export const isKnown = (name: RouteName): boolean => known[name] !== undefined;

/** @throws if no module of the route's group was imported, which sources.test.ts prevents */
export function endpointOf(name: RouteName): Endpoint {
  const line = known[name];
  if (line === undefined) throw new Error(`The group of ${name} is not loaded`);
  const [method, path, mark] = line.split(' ') as [string, Endpoint['path'], string?];
  return { method, path, isPublic: mark === 'public', isOnce: mark === 'once' };
}
