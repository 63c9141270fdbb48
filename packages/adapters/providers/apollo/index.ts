import { free, keyWorks, notEnough, type Provider, type ProviderOutcome } from '../provider.ts';
import { companyExtras, personExtras } from './extras.ts';
import { companyRequest, detailsOf, mostAtOnce, peopleRequest, personRequest, testRequest } from './request.ts';
import { companyCredits, personCredits, readCompany, readPeople, readPerson } from './transform.ts';

/** Apollo. */
export const apollo: Provider = {
  description: {
    id: 'apollo',
    name: 'Apollo',
    website: 'https://www.apollo.io',
    keysUrl: 'https://developer.apollo.io/keys',
    sourcing:
      'Says that its data is from a network of contributing users, from public sources that it reads, and from data providers, and that it verifies addresses. Waterfall enrichment with other vendors is never requested.',
    termsUrl: 'https://www.apollo.io/terms/api',
    retention: 'Its API terms decide how long answers may be kept.',
    cacheDays: 30,
    keyParts: [{ name: 'key', label: 'API key' }],
    prices: {
      person: {
        credits: personCredits,
        mostCredits: personCredits,
        charges: 'per_match',
        note: '1 credit if an address or demographic data is found.',
      },
      company: { credits: companyCredits, mostCredits: companyCredits, charges: 'per_match', note: '1 credit per company.' },
    },
    creditPriceMicros: null,
    pricingUrl: 'https://docs.apollo.io/docs/api-pricing',
    rateLimits: { perSecond: null, perMinute: null, perHour: 600 },
    repeatsAreFree: false,
    test: { call: 'GET /api/v1/auth/health', credits: 0 },
    person: {
      inputs: ['linkedin', 'email', 'name_company'],
      fields: [
        'name',
        'firstName',
        'lastName',
        'title',
        'email',
        'linkedin',
        'location',
        'companyName',
        'companyDomain',
        'companyLinkedin',
        'employerSince',
        'previousEmployers',
        'profiles',
        'bio',
      ],
    },
    company: {
      inputs: ['domain', 'linkedin', 'name'],
      fields: [
        'name',
        'domain',
        'website',
        'linkedin',
        'industry',
        'employees',
        'founded',
        'location',
        'phone',
        'description',
        'tags',
        'languages',
        'technologies',
        'revenue',
        'funding',
        'ticker',
      ],
    },
    extras: [...personExtras, ...companyExtras],
  },
  canAsk: (subject) => (subject.kind === 'person' ? detailsOf(subject) : companyRequest(subject, { key: '' })) !== null,
  async ask(session, key, subject) {
    const request = subject.kind === 'person' ? personRequest(subject, key) : companyRequest(subject, key);
    if (request === null) return notEnough;
    const sent = await session.send(request);
    if (sent.kind === 'fault') return sent.outcome;
    return subject.kind === 'person' ? readPerson(sent.json) : readCompany(sent.json);
  },
  many: {
    most: mostAtOnce,
    async ask(session, key, subjects): Promise<readonly ProviderOutcome[]> {
      const sent = await session.send(peopleRequest(subjects, key));
      return sent.kind === 'fault' ? subjects.map(() => sent.outcome) : readPeople(sent.json, subjects);
    },
  },
  /** Apollo answers 200 to a wrong key, too, and says in the body whether it knows it. */
  async test(session, key) {
    const sent = await session.send(testRequest(key));
    if (sent.kind === 'fault') return sent.outcome;
    const { is_logged_in: isKnown } = sent.json as { is_logged_in?: unknown };
    return isKnown === true ? keyWorks : { kind: 'wrong_key', because: 'rejected', message: null, cost: free };
  },
  /** "The maximum number of api calls … Please upgrade your plan" is the rate limit, not the credits. 422 names credits, if they are the reason. */
  faultOf: (status, message, retryAfterMs) =>
    status === 429 ? { kind: 'rate_limited', retryAfterMs, message: message === '' ? null : message, cost: free } : null,
};
