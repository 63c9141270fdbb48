import { keyWorks, notEnough, type Provider } from '../provider.ts';
import { companyExtras, personExtras } from './extras.ts';
import { companyRequest, personRequest, testRequest } from './request.ts';
import { companyCredits, personCredits, readCompany, readPerson } from './transform.ts';

/** People Data Labs. */
export const peopleDataLabs: Provider = {
  description: {
    id: 'people-data-labs',
    name: 'People Data Labs',
    website: 'https://www.peopledatalabs.com',
    keysUrl: 'https://dashboard.peopledatalabs.com',
    sourcing:
      'Says that its data set is compiled from companies that share data with it, from other suppliers, and from public sources, and that a new version is published each quarter. A call reads that data set.',
    termsUrl: 'https://www.peopledatalabs.com/terms',
    retention: 'The subscription agreement decides how long records may be kept.',
    cacheDays: 30,
    keyParts: [{ name: 'key', label: 'API key' }],
    prices: {
      person: {
        credits: personCredits,
        mostCredits: personCredits,
        charges: 'per_match',
        note: '1 credit per match; nobody found is free.',
      },
      company: {
        credits: companyCredits,
        mostCredits: companyCredits,
        charges: 'per_match',
        note: '1 credit per match; nothing found is free.',
      },
    },
    // Pro starts at $98 for 350 records a month (docs.peopledatalabs.com/docs/create-an-account, read on 2026-11-23).
    creditPriceMicros: 280_000,
    pricingUrl: 'https://www.peopledatalabs.com/pricing',
    rateLimits: { perSecond: null, perMinute: 100, perHour: null },
    repeatsAreFree: false,
    test: { call: 'GET /v5/autocomplete', credits: 0 },
    person: {
      inputs: ['linkedin', 'email', 'name_company'],
      fields: [
        'name',
        'firstName',
        'lastName',
        'title',
        'email',
        'personalEmail',
        'phone',
        'mobilePhone',
        'linkedin',
        'location',
        'companyName',
        'companyDomain',
        'companyLinkedin',
        'employerSince',
        'previousEmployers',
        'languages',
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
        'size',
        'founded',
        'location',
        'description',
        'tags',
        'ticker',
        'otherNames',
      ],
    },
    extras: [...personExtras, ...companyExtras],
  },
  canAsk: (subject) => (subject.kind === 'person' ? personRequest(subject, { key: '' }) : companyRequest(subject, { key: '' })) !== null,
  async ask(session, key, subject) {
    const request = subject.kind === 'person' ? personRequest(subject, key) : companyRequest(subject, key);
    if (request === null) return notEnough;
    const sent = await session.send(request);
    if (sent.kind === 'fault') return sent.outcome;
    return subject.kind === 'person' ? readPerson(sent.json) : readCompany(sent.json);
  },
  async test(session, key) {
    const sent = await session.send(testRequest(key));
    return sent.kind === 'fault' ? sent.outcome : keyWorks;
  },
};
