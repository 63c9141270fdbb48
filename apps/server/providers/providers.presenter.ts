/** Providers and connections in the contract's form. */
import { endpointSchema, providerOutcomeSchema } from '@leadlight/contract';
import type { ProviderDescription } from '@leadlight/adapters/providers';
import type { ProviderConnectionInUse } from '@leadlight/db/providers';

export function presentProvider(description: ProviderDescription) {
  const { id, name, website, keysUrl, sourcing, termsUrl, retention, prices, creditPriceMicros, pricingUrl } = description;
  const { keyParts, test, person, company } = description;
  const ability = (able: { readonly inputs: readonly string[]; readonly fields: readonly string[] } | null) =>
    able && { inputs: [...able.inputs], fields: [...able.fields] };
  return {
    id,
    name,
    website,
    keysUrl,
    sourcing,
    termsUrl,
    retention,
    keyParts: [...keyParts],
    prices,
    creditPriceMicros,
    pricingUrl,
    testCall: test.call,
    person: ability(person),
    company: ability(company),
  };
}

export function presentConnection(connection: ProviderConnectionInUse) {
  const { id, provider, name, keyHint, creditPriceMicros, monthCeilingMicros, spentMicros, callsThisMonth, mayStay, stayDays } = connection;
  const { endpoint, testedAt, testOutcome, testMessage, lastUsedAt, createdAt } = connection;
  return {
    id,
    provider,
    name,
    endpoint: endpoint === null ? null : endpointSchema.parse(endpoint),
    keyHint,
    creditPriceMicros,
    monthCeilingMicros,
    spentMicros,
    callsThisMonth,
    mayStay,
    stayDays,
    test:
      testedAt === null || testOutcome === null
        ? null
        : { at: testedAt.toISOString(), outcome: providerOutcomeSchema.parse(testOutcome), message: testMessage },
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
