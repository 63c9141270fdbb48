import { free, keyWorks, notEnough, type Provider } from '../provider.ts';
import { companyExtras, personExtras } from './extras.ts';
import { companyRequest, personRequest, testRequest } from './request.ts';
import { companyCredits, emailCredits, phoneCredits, readCompany, readPerson } from './transform.ts';

/** Lusha. */
export const lusha: Provider = {
  description: {
    id: 'lusha',
    name: 'Lusha',
    website: 'https://www.lusha.com',
    keysUrl: 'https://dashboard.lusha.com/enrich/api',
    sourcing:
      'Says that its data is from public sources, from business partners, and from members of its community, who share contacts from their email. Refreshing a job on request is never asked for.',
    termsUrl: 'https://www.lusha.com/legal/terms-of-use/',
    retention:
      'Its terms limit use to your own internal business purposes. It refuses people whose data it may not process under the GDPR.',
    cacheDays: 30,
    keyParts: [{ name: 'key', label: 'API key' }],
    prices: {
      person: {
        credits: emailCredits,
        mostCredits: emailCredits + phoneCredits,
        charges: 'per_match',
        note: '1 credit for an email address and 5 for phone numbers; less in some plans. The answer says whether it was charged.',
      },
      company: { credits: companyCredits, mostCredits: companyCredits, charges: 'per_match', note: '1 credit per company.' },
    },
    creditPriceMicros: null,
    pricingUrl: 'https://www.lusha.com/pricing/',
    rateLimits: { perSecond: null, perMinute: null, perHour: null },
    // "Unique requests are only counted once every 30 days" (info.lusha.com, What counts as an API request, read on 2026-11-23).
    repeatsAreFree: true,
    test: { call: 'GET /account/usage', credits: 0 },
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
        'profiles',
      ],
    },
    company: {
      inputs: ['domain', 'name'],
      fields: [
        'name',
        'domain',
        'website',
        'linkedin',
        'industry',
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
  /** 429 has three meanings: the trial is used up, the day's or the hour's calls are. Only the first does not end with time. */
  faultOf(status, message, retryAfterMs) {
    if (status !== 429) return null;
    if (/trial limit/i.test(message)) return { kind: 'quota_exhausted', message, cost: free };
    const seconds = /reset in (\d{1,6}) seconds/i.exec(message)?.[1];
    return {
      kind: 'rate_limited',
      retryAfterMs: retryAfterMs ?? (seconds === undefined ? null : Number(seconds) * 1000),
      message: message || null,
      cost: free,
    };
  },
};
