import { keyWorks, notEnough, type Provider, type ProviderRequest, type ProviderSession, type Sent } from '../provider.ts';
import { companyExtras, personExtras } from './extras.ts';
import { companyRequest, personCall, testRequest } from './request.ts';
import { credits, readCombined, readCompany, readFinder, readPerson } from './transform.ts';

/** Hunter answers 202 while it still looks, and asks to repeat the same request. */
async function sendUntilDone(session: ProviderSession, request: ProviderRequest): Promise<Sent> {
  for (let attempt = 0; ; attempt++) {
    const sent = await session.send(request);
    if (sent.kind === 'fault' || sent.status !== 202) return sent;
    if (attempt === mostRepeats)
      return {
        kind: 'fault',
        outcome: { kind: 'unavailable', reason: 'still_working', retryAfterMs: null, cost: { credits: 0, certainty: 'certain' } },
      };
    await session.wait(repeatMs);
  }
}
const mostRepeats = 5;
const repeatMs = 2_000;

/** Hunter. */
export const hunter: Provider = {
  description: {
    id: 'hunter',
    name: 'Hunter',
    website: 'https://hunter.io',
    keysUrl: 'https://hunter.io/api-keys',
    sourcing:
      'Says that its addresses are from public web pages that it crawls, with the pages as sources, and that other addresses follow from the domain’s pattern and are verified.',
    termsUrl: 'https://hunter.io/terms-of-service',
    retention: 'Its terms decide how long answers may be kept.',
    cacheDays: 30,
    keyParts: [{ name: 'key', label: 'API key' }],
    prices: {
      person: {
        credits: credits.person,
        mostCredits: credits.combined,
        charges: 'per_match',
        note: '1 credit per person or address found; 2 with the company.',
      },
      company: { credits: credits.company, mostCredits: credits.company, charges: 'per_match', note: '1 credit per company found.' },
    },
    // Starter is $49 for 2,000 credits a month (hunter.io/pricing, as recorded on 2026-08-13).
    creditPriceMicros: 24_500,
    pricingUrl: 'https://hunter.io/pricing',
    rateLimits: { perSecond: 15, perMinute: 500, perHour: null },
    repeatsAreFree: false,
    test: { call: 'GET /v2/account', credits: 0 },
    person: {
      inputs: ['linkedin', 'email', 'name_company'],
      fields: [
        'name',
        'firstName',
        'lastName',
        'title',
        'email',
        'phone',
        'linkedin',
        'location',
        'companyName',
        'companyDomain',
        'companyLinkedin',
        'profiles',
      ],
    },
    company: {
      inputs: ['domain'],
      fields: [
        'name',
        'domain',
        'otherDomains',
        'industry',
        'tags',
        'description',
        'founded',
        'location',
        'phone',
        'linkedin',
        'employees',
        'size',
        'revenue',
        'funding',
        'ticker',
        'technologies',
      ],
    },
    extras: [...personExtras, ...companyExtras],
  },
  canAsk: (subject) => (subject.kind === 'person' ? personCall(subject, [], { key: '' }) : companyRequest(subject, { key: '' })) !== null,
  async ask(session, key, subject, fields) {
    if (subject.kind === 'company') {
      const request = companyRequest(subject, key);
      if (request === null) return notEnough;
      const sent = await sendUntilDone(session, request);
      return sent.kind === 'fault' ? sent.outcome : readCompany(sent.json);
    }
    const call = personCall(subject, fields, key);
    if (call === null) return notEnough;
    const sent = await sendUntilDone(session, call.request);
    if (sent.kind === 'fault') return sent.outcome;
    return { finder: readFinder, person: readPerson, combined: readCombined }[call.kind](sent.json);
  },
  async test(session, key) {
    const sent = await session.send(testRequest(key));
    return sent.kind === 'fault' ? sent.outcome : keyWorks;
  },
  /** Hunter uses 403 for its rate limit and 429 for both limits; words tell them apart. */
  faultOf(status, message, retryAfterMs) {
    if (status === 403 && /rate limit|too many/i.test(message))
      return { kind: 'rate_limited', retryAfterMs, message, cost: { credits: 0, certainty: 'certain' } };
    return null;
  },
};
