import { keyWorks, noMatch, notEnough, type Provider } from '../provider.ts';
import { companyExtras, personExtras } from './extras.ts';
import { collect, companySearch, personSearch, testRequest } from './request.ts';
import { readCompany, readIds, readPerson, recordCredits } from './transform.ts';

/** Coresignal. */
export const coresignal: Provider = {
  description: {
    id: 'coresignal',
    name: 'Coresignal',
    website: 'https://coresignal.com',
    keysUrl: 'https://dashboard.coresignal.com',
    sourcing:
      'Says that its records combine several public sources. Only the stored data set is asked; its real-time collection is never requested.',
    termsUrl: 'https://coresignal.com/terms-and-conditions/',
    retention: 'The agreement decides how long records may be kept.',
    cacheDays: 30,
    keyParts: [{ name: 'key', label: 'API key' }],
    prices: {
      person: {
        credits: recordCredits,
        mostCredits: recordCredits,
        charges: 'per_match',
        note: '20 credits per record; searches are free.',
      },
      company: {
        credits: recordCredits,
        mostCredits: recordCredits,
        charges: 'per_match',
        note: '20 credits per record; searches are free.',
      },
    },
    creditPriceMicros: null,
    pricingUrl: 'https://docs.coresignal.com/pricing/pricing',
    // Searches; records may be read three times as fast (docs.coresignal.com, Multi-source Company API). Plans differ.
    rateLimits: { perSecond: 18, perMinute: null, perHour: null },
    repeatsAreFree: false,
    test: { call: 'POST /cdapi/v2/employee_multi_source/search/es_dsl', credits: 0 },
    person: {
      inputs: ['linkedin', 'name_company'],
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
        'languages',
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
        'technologies',
        'funding',
      ],
    },
    extras: [...personExtras, ...companyExtras],
  },
  canAsk: (subject) => (subject.kind === 'person' ? personSearch(subject, { key: '' }) : companySearch(subject, { key: '' })) !== null,
  async ask(session, key, subject) {
    const request = subject.kind === 'person' ? personSearch(subject, key) : companySearch(subject, key);
    if (request === null) return notEnough;
    const searched = await session.send(request);
    if (searched.kind === 'fault') return searched.outcome;
    const found = readIds(searched.json);
    if (found.kind === 'outcome') return found.outcome;
    const [id, ...others] = found.ids;
    // Of several with this name, nobody knows which one is meant, and each record costs credits.
    if (id === undefined || others.length > 0) return noMatch;
    const collected = await session.send(collect(subject.kind, id, key));
    if (collected.kind === 'fault') return collected.outcome;
    return subject.kind === 'person' ? readPerson(collected.json) : readCompany(collected.json);
  },
  async test(session, key) {
    const sent = await session.send(testRequest(key));
    return sent.kind === 'fault' ? sent.outcome : keyWorks;
  },
};
