import { free, keyWorks, notEnough, type Provider, type ProviderKey, type ProviderOutcome, type ProviderSession } from '../provider.ts';
import { personExtras } from './extras.ts';
import { balanceRequest, companyCall, personCall, resultRequest, tokenRequest, type Task } from './request.ts';
import { credits, isInProgress, readByEmail, readDomain, readFinder, readTaskHash, readToken } from './transform.ts';

const mostLooks = 8;
const betweenLooksMs = 2_000;

async function tokenOf(session: ProviderSession, key: ProviderKey): Promise<string | ProviderOutcome> {
  const sent = await session.send(tokenRequest(key));
  if (sent.kind === 'json') return readToken(sent.json);
  const { outcome } = sent;
  // A wrong client ID is 400 or 401, `invalid_client` (RFC 6749, section 5.2).
  return outcome.kind === 'refused_input' ? { kind: 'wrong_key', because: 'rejected', message: outcome.message, cost: free } : outcome;
}

async function runTask(session: ProviderSession, task: Task, token: string): Promise<ProviderOutcome> {
  const started = await session.send(task.start);
  if (started.kind === 'fault') return started.outcome;
  const hash = readTaskHash(started.json);
  if (typeof hash !== 'string') return hash;
  for (let look = 0; look < mostLooks; look++) {
    const sent = await session.send(resultRequest(task, hash, token));
    if (sent.kind === 'fault') return sent.outcome;
    if (!isInProgress(sent.json)) return { finder: readFinder, domain: readDomain }[task.kind](sent.json);
    await session.wait(betweenLooksMs);
  }
  return { kind: 'unavailable', reason: 'still_working', retryAfterMs: null, cost: { credits: 0, certainty: 'possible' } };
}

/** Snov.io. */
export const snov: Provider = {
  description: {
    id: 'snov',
    name: 'Snov.io',
    website: 'https://snov.io',
    keysUrl: 'https://app.snov.io/account#/api',
    sourcing:
      'Says that it finds addresses on public web pages and on profiles of professional networks, and that it derives others from a domain’s pattern and verifies them. Profiles by URL are never requested.',
    termsUrl: 'https://snov.io/terms-and-conditions',
    retention: 'Its terms decide how long answers may be kept.',
    cacheDays: 30,
    keyParts: [
      { name: 'clientId', label: 'API user ID' },
      { name: 'key', label: 'API secret' },
    ],
    prices: {
      person: { credits, mostCredits: credits, charges: 'per_match', note: '1 credit per profile or address found; nobody found is free.' },
      company: { credits, mostCredits: credits, charges: 'per_match', note: '1 credit per domain found.' },
    },
    // Starter is $39 for 1,000 credits a month (snov.io/pricing, as recorded on 2026-08-13).
    creditPriceMicros: 39_000,
    pricingUrl: 'https://snov.io/pricing',
    rateLimits: { perSecond: null, perMinute: 60, perHour: null },
    repeatsAreFree: false,
    test: { call: 'GET /v1/get-balance', credits: 0 },
    person: {
      inputs: ['email', 'name_company'],
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
      ],
    },
    company: { inputs: ['name'], fields: ['name', 'domain'] },
    extras: personExtras,
  },
  canAsk: (subject) => (subject.kind === 'person' ? personCall(subject, [], '') : companyCall(subject, '')) !== null,
  async ask(session, key, subject, fields) {
    const token = await tokenOf(session, key);
    if (typeof token !== 'string') return token;
    const call = subject.kind === 'person' ? personCall(subject, fields, token) : companyCall(subject, token);
    if (call === null) return notEnough;
    if (call.kind !== 'by_email') return runTask(session, call, token);
    const sent = await session.send(call.request);
    if (sent.kind === 'json') return readByEmail(sent.json);
    // "We couldn't find profile with this email" is an answer with `success: false`.
    const { outcome } = sent;
    return outcome.kind === 'error_inside' && /find|found/i.test(outcome.message)
      ? { kind: 'not_found', because: 'no_match', cost: free }
      : outcome;
  },
  async test(session, key) {
    const token = await tokenOf(session, key);
    if (typeof token !== 'string') return token;
    const sent = await session.send(balanceRequest(token));
    return sent.kind === 'fault' ? sent.outcome : keyWorks;
  },
};
