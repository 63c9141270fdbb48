import * as contract from '@leadlight/contract';
import { expect, test } from 'vitest';
import { endpointOf } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import './groups/account.ts';
import { accountEndpoints } from './groups/account-endpoints.ts';
import './groups/billing.ts';
import './groups/commands.ts';
import './groups/email-templates.ts';
import './groups/enrichment.ts';
import './groups/exports.ts';
import './groups/list-columns.ts';
import './groups/merges.ts';
import './groups/models.ts';
import './groups/month-ceilings.ts';
import './groups/profiles.ts';
import './groups/proposals.ts';
import './groups/provider-fields.ts';
import './groups/providers.ts';
import './groups/suppressions.ts';
import './groups/likenesses.ts';
import './groups/words.ts';
import { billingEndpoints } from './groups/billing-endpoints.ts';
import { commandsEndpoints } from './groups/commands-endpoints.ts';
import { emailTemplatesEndpoints } from './groups/email-templates-endpoints.ts';
import { enrichmentEndpoints } from './groups/enrichment-endpoints.ts';
import { listColumnsEndpoints } from './groups/list-columns-endpoints.ts';
import { providerFieldsEndpoints } from './groups/provider-fields-endpoints.ts';
import { exportsEndpoints } from './groups/exports-endpoints.ts';
import { mergesEndpoints } from './groups/merges-endpoints.ts';
import { modelsEndpoints } from './groups/models-endpoints.ts';
import { monthCeilingsEndpoints } from './groups/month-ceilings-endpoints.ts';
import { profilesEndpoints } from './groups/profiles-endpoints.ts';
import { proposalsEndpoints } from './groups/proposals-endpoints.ts';
import { providersEndpoints } from './groups/providers-endpoints.ts';
import { suppressionsEndpoints } from './groups/suppressions-endpoints.ts';
import { likenessesEndpoints } from './groups/likenesses-endpoints.ts';
import { wordsEndpoints } from './groups/words-endpoints.ts';
import type { RouteName } from './contract.ts';

test('every route of the contract is listed with its method, path and flags', () => {
  const here = Object.keys({
    ...endpoints,
    ...accountEndpoints,
    ...billingEndpoints,
    ...commandsEndpoints,
    ...emailTemplatesEndpoints,
    ...enrichmentEndpoints,
    ...listColumnsEndpoints,
    ...providerFieldsEndpoints,
    ...exportsEndpoints,
    ...mergesEndpoints,
    ...modelsEndpoints,
    ...monthCeilingsEndpoints,
    ...profilesEndpoints,
    ...proposalsEndpoints,
    ...providersEndpoints,
    ...suppressionsEndpoints,
    ...wordsEndpoints,
    ...likenessesEndpoints,
  })
    .map((name) => ({ name, ...endpointOf(name as RouteName) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const there = contract.routes
    .map(({ name, method, path, access, idempotency }) => ({
      name,
      method,
      path: path as string,
      isPublic: access.kind === 'public',
      isOnce: idempotency !== undefined,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  expect(here).toEqual(there);
});
