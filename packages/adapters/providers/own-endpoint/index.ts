import {
  notEnough,
  type CompanyInput,
  type ExtraField,
  type PersonInput,
  type Provider,
  type ProviderCompanyField,
  type ProviderPersonField,
} from '../provider.ts';
import type { OwnEndpoint } from './endpoint.ts';
import { requestOf } from './request.ts';
import { readMapped } from './transform.ts';

/**
 * A provider from an endpoint that `faultsOfEndpoint` accepts.
 * @param id the stored ID, so that facts name their source
 * @param extras fields beyond facts, as members name them for columns
 */
export function createOwnEndpoint(id: string, endpoint: OwnEndpoint, extras: readonly ExtraField[] = []): Provider {
  const fields = Object.keys(endpoint.mapping);
  const isPerson = endpoint.about === 'person';
  const asked = `${endpoint.urlTemplate} ${endpoint.bodyTemplate ?? ''}`;
  const price = { credits: 1, mostCredits: 1, charges: 'per_match', note: 'As you set it.' } as const;
  const provider: Provider = {
    description: {
      id,
      name: endpoint.name,
      website: new URL(endpoint.urlTemplate.replaceAll(/\{[^{}]*\}/g, 'x')).origin,
      keysUrl: null,
      sourcing: 'Your own endpoint: you know where its data is from.',
      termsUrl: null,
      retention: 'Yours to decide.',
      cacheDays: 30,
      keyParts: [{ name: 'key', label: 'Key' }],
      prices: { person: isPerson ? price : null, company: isPerson ? null : price },
      creditPriceMicros: endpoint.priceMicros,
      pricingUrl: null,
      rateLimits: { perSecond: null, perMinute: null, perHour: null },
      repeatsAreFree: false,
      test: { call: `${endpoint.method} of the sample`, credits: 1 },
      person: isPerson ? { inputs: personInputs(asked), fields: fields as ProviderPersonField[] } : null,
      company: isPerson ? null : { inputs: companyInputs(asked), fields: fields as ProviderCompanyField[] },
      extras,
    },
    canAsk: (subject) => requestOf(endpoint, subject, { key: '' }) !== null,
    async ask(session, key, subject) {
      const request = requestOf(endpoint, subject, key);
      if (request === null) return notEnough;
      const sent = await session.send(request);
      return sent.kind === 'fault' ? sent.outcome : readMapped(endpoint, { id, extras }, sent.json);
    },
    // Only a sample shows whether it works.
    test: () => Promise.resolve(notEnough),
  };
  return provider;
}

function personInputs(template: string): PersonInput[] {
  const has = (name: string): boolean => template.includes(`{${name}}`);
  const inputs: PersonInput[] = [];
  if (has('linkedin') || has('linkedinUrl')) inputs.push('linkedin');
  if (has('email')) inputs.push('email');
  if (has('name') || has('lastName')) inputs.push('name_company');
  return inputs;
}

function companyInputs(template: string): CompanyInput[] {
  const has = (name: string): boolean => template.includes(`{${name}}`);
  const inputs: CompanyInput[] = [];
  if (has('companyDomain')) inputs.push('domain');
  if (has('linkedin') || has('linkedinUrl')) inputs.push('linkedin');
  if (has('companyName') || has('name')) inputs.push('name');
  return inputs;
}
