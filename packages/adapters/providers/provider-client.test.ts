import { afterAll, describe, expect, test, vi } from 'vitest';
import { isPublicAddress } from '../dns/public-address.ts';
import { createManualClock, startProviders, type MadeReply, type ProviderHandler } from '../testing/index.ts';
import { createProviderClient, providers, type PersonSubject, type Provider, type ProviderOutcome } from './index.ts';

const key = { key: 'secret-key-1234567890', clientId: 'client-abcdef' };
const signal = AbortSignal.timeout(600_000);
const ana: PersonSubject = {
  kind: 'person',
  linkedin: 'in/ana-silva',
  email: 'ana@acme.example',
  name: 'Ana Silva',
  firstName: 'Ana',
  lastName: 'Silva',
  companyName: 'Acme',
  companyDomain: 'acme.example',
};
const question = { subject: ana, fields: [] };

const made = await startProviders(() => 'silent');
const clock = createManualClock();
const client = createProviderClient({ ...made, isDialable: isPublicAddress, userAgent: 'Leadlight/1' });
const timed = createProviderClient({ ...made, isDialable: isPublicAddress, userAgent: 'Leadlight/1', clock });
afterAll(async () => {
  await client.close();
  await timed.close();
  await made.close();
});

const providerOf = (id: string): Provider => {
  const found = providers.find(({ description }) => description.id === id);
  if (!found) throw new Error(id);
  return found;
};
const pdl = providerOf('people-data-labs');
async function asked(reply: MadeReply | 'hang_up', provider = pdl): Promise<ProviderOutcome> {
  // A token for Snov; everything else gets the reply.
  made.answerWith((request) => (request.path.endsWith('access_token') ? { json: { access_token: 'tok-abcdef' } } : reply));
  return client.ask(provider, key, question, { signal });
}

describe.each(providers.map((provider) => [provider.description.name, provider] as const))('%s', (_name, provider) => {
  const cases: [what: string, reply: MadeReply, outcome: Partial<Record<string, unknown>>][] = [
    ['a wrong key', { status: 401, json: { message: 'Invalid API key' } }, { kind: 'wrong_key', because: 'rejected' }],
    ['a key that may not', { status: 403, json: { message: 'Your account is not active' } }, { kind: 'wrong_key', because: 'not_allowed' }],
    ['an exhausted quota', { status: 402, json: { error: 'x' } }, { kind: 'quota_exhausted' }],
    ['exhausted credits in words', { status: 422, json: { error: 'insufficient credits' } }, { kind: 'quota_exhausted' }],
    ['429 without Retry-After', { status: 429, json: {} }, { kind: 'rate_limited', retryAfterMs: null }],
    ['429 with seconds', { status: 429, headers: { 'retry-after': '7' } }, { kind: 'rate_limited', retryAfterMs: 7_000 }],
    ['429 with RateLimit-Reset', { status: 429, headers: { 'ratelimit-reset': '12' } }, { kind: 'rate_limited', retryAfterMs: 12_000 }],
    ['429 with a time stamp', { status: 429, headers: { 'ratelimit-reset': '1893456000' } }, { kind: 'rate_limited', retryAfterMs: null }],
    [
      '429 with a date',
      { status: 429, headers: { 'retry-after': 'Fri, 31 Dec 1999 23:59:59 GMT' } },
      { kind: 'rate_limited', retryAfterMs: 0 },
    ],
    [
      'nobody found',
      { status: 404, json: { status: 404 } },
      { kind: 'not_found', because: 'no_match', cost: { credits: 0, certainty: 'certain' } },
    ],
    ['a legal reason', { status: 451, json: { message: 'GDPR' } }, { kind: 'not_found', because: 'legal' }],
    ["a gateway's page", { status: 404, text: '<h1>Not found</h1>' }, { kind: 'unavailable', reason: 'http_404' }],
    ['broken JSON', { text: '{"data": {' }, { kind: 'bad_answer', fault: 'not_json', field: '' }],
    ['an empty answer', { text: '' }, { kind: 'bad_answer', fault: 'not_json' }],
    [
      'JSON that is nested too deeply to be parsed in reasonable time',
      { text: `{"data":${'['.repeat(300)}${']'.repeat(300)}}` },
      { kind: 'bad_answer', fault: 'not_json' },
    ],
    ['an HTML page', { text: '<html>' }, { kind: 'bad_answer', fault: 'not_json' }],
    [
      'an unavailable provider',
      { status: 503, headers: { 'retry-after': '3' } },
      { kind: 'unavailable', reason: 'http_503', retryAfterMs: 3_000 },
    ],
    ['a redirect', { status: 302, headers: { location: 'https://evil.example' } }, { kind: 'unavailable', reason: 'redirect' }],
    ['an error inside 200', { json: { error: { message: 'Something failed' } } }, { kind: 'error_inside', message: 'Something failed' }],
    ['a wrong key inside 200', { json: { error: { code: 401, message: 'Bad key' } } }, { kind: 'wrong_key' }],
    ['a status of a failure inside 200', { json: { status: 500, message: 'Oops' } }, { kind: 'unavailable', reason: 'http_500' }],
    [
      'refused input',
      { status: 400, json: { message: 'email is invalid' } },
      { kind: 'refused_input', because: 'rejected', message: 'email is invalid' },
    ],
    ['a number instead of an object', { json: 7 }, { kind: 'bad_answer', fault: 'wrong_type', field: '' }],
    ['null instead of an object', { json: null }, { kind: 'bad_answer' }],
  ];

  test.each(cases)('%s is an outcome', async (_what, reply, outcome) => {
    expect(await asked(reply, provider)).toMatchObject(outcome);
  });

  test('a connection that ends is an outcome that may have cost something', async () => {
    expect(await asked('hang_up', provider)).toMatchObject({ kind: 'unavailable', reason: 'disconnected' });
  });

  test('no outcome and no URL contains the key, even if the provider repeats it', async () => {
    const forms = [key.key, encodeURIComponent(key.key), Buffer.from(key.key).toString('base64')];
    for (const status of [200, 400, 401, 403, 429]) {
      const outcome = await asked({ status, json: { error: { message: `Key ${forms.join(' ')} of client-abcdef is bad` } } }, provider);
      for (const form of [...forms, 'client-abcdef']) expect(JSON.stringify(outcome)).not.toContain(form);
    }
    for (const { path, query } of made.requests) expect(`${path}?${query.toString()}`).not.toContain(key.key);
  });

  test('nothing is sent without enough to find somebody', async () => {
    const nobody: PersonSubject = { ...ana, linkedin: null, email: null, companyName: null, companyDomain: null };
    made.requests.length = 0;
    expect(await client.ask(provider, key, { subject: nobody, fields: [] }, { signal })).toMatchObject({
      kind: 'refused_input',
      because: 'not_enough',
    });
    expect(made.requests).toEqual([]);
  });

  test('declares where its data is from, its price, and a test that costs nothing', () => {
    const { sourcing, retention, prices, test: cheapest, person } = provider.description;
    expect([sourcing, retention].every((text) => text.length > 20)).toBe(true);
    expect(prices.person?.credits).toBeGreaterThan(0);
    const known = [prices.person, prices.company].flatMap((price) => price ?? []);
    expect(known.filter(({ credits, mostCredits }) => mostCredits < credits)).toEqual([]);
    expect(cheapest.credits).toBe(0);
    expect(person?.fields).toContain('email');
  });

  test('the test call tells a wrong key from one that works', async () => {
    const works: ProviderHandler = ({ path }) =>
      path.endsWith('access_token')
        ? { json: { access_token: 'tok-abcdef' } }
        : { json: path.includes('search') ? [] : { is_logged_in: true, data: {} } };
    made.answerWith(works);
    expect(await client.test(provider, key, { signal })).toMatchObject({ kind: 'found', facts: [] });
    made.answerWith(() => ({ status: 401, json: { is_logged_in: false } }));
    expect(await client.test(provider, key, { signal })).toMatchObject({ kind: 'wrong_key' });
  });
});

test('a provider that answers in time is never late, and one that does not is timed out; its answer is passed on when it comes', async () => {
  let answer: (reply: MadeReply) => void = () => undefined;
  made.answerWith(() => new Promise((resolve) => (answer = resolve)));
  made.requests.length = 0;
  const onLate = vi.fn<(outcome: ProviderOutcome) => void>();
  const outcome = timed.ask(pdl, key, question, { signal, timeoutMs: 5_000, onLate });
  await expect.poll(() => made.requests).toHaveLength(1);
  clock.advance(5_000);
  expect(await outcome).toEqual({ kind: 'timed_out', afterMs: 5_000, cost: { credits: 0, certainty: 'possible' } });
  expect(onLate).not.toHaveBeenCalled();
  answer({ json: { status: 200, likelihood: 9, data: { full_name: 'Ana Silva' } } });
  await expect.poll(() => onLate.mock.calls).toHaveLength(1);
  expect(onLate.mock.calls[0]?.[0]).toMatchObject({ kind: 'found', subject: { name: 'Ana Silva' }, cost: { credits: 1 } });
});

test('a canceled call is an outcome', async () => {
  made.answerWith(() => 'silent');
  made.requests.length = 0;
  const stop = new AbortController();
  const outcome = client.ask(pdl, key, question, { signal: stop.signal });
  await expect.poll(() => made.requests).toHaveLength(1);
  stop.abort();
  expect(await outcome).toMatchObject({ kind: 'canceled', cost: { certainty: 'possible' } });
});

test('the late answer to a canceled call is passed on, because the provider may charge for it', async () => {
  const late = Promise.withResolvers<MadeReply>();
  made.answerWith(() => late.promise);
  made.requests.length = 0;
  const stop = new AbortController();
  const onLate = vi.fn<(outcome: ProviderOutcome) => void>();
  const outcome = client.ask(pdl, key, question, { signal: stop.signal, onLate });
  await expect.poll(() => made.requests).toHaveLength(1);
  stop.abort();
  expect(await outcome).toMatchObject({ kind: 'canceled' });
  late.resolve({ json: { data: { full_name: 'Ana Silva' }, likelihood: 9, status: 200 } });
  await expect.poll(() => onLate.mock.calls).toHaveLength(1);
  expect(onLate.mock.calls[0]?.[0]).toMatchObject({ kind: 'found', subject: { name: 'Ana Silva' } });
});

test('a provider whose name leads to a private address is never dialed', async () => {
  const inside = await startProviders(() => ({ json: {} }), { 'A api.peopledatalabs.com': '10.0.0.1' });
  const guarded = createProviderClient({ ...inside, isDialable: isPublicAddress, userAgent: 'Leadlight/1' });
  expect(await guarded.ask(pdl, key, question, { signal })).toMatchObject({
    kind: 'unavailable',
    reason: 'private_address',
    cost: { credits: 0, certainty: 'certain' },
  });
  expect(inside.requests).toEqual([]);
  await guarded.close();
  await inside.close();
});

test('an answer of more than four megabytes is cut off and not read', async () => {
  expect(await asked({ json: { data: { full_name: 'x'.repeat(5_000_000) } } })).toMatchObject({ kind: 'bad_answer', fault: 'cut_off' });
});

test('ten people are asked about in one request, and an answer of another length is nobody’s', async () => {
  const apollo = providerOf('apollo');
  const subjects = Array.from({ length: 12 }, (_each, index) => ({ ...ana, linkedin: `in/person-${index}` }));
  made.requests.length = 0;
  made.answerWith(({ body }) => {
    const { details } = JSON.parse(body) as { details: { linkedin_url: string }[] };
    return {
      json: {
        status: 'success',
        matches: details.map(({ linkedin_url }, index) => (index === 1 ? null : { name: `N ${index}`, linkedin_url })),
      },
    };
  });
  const outcomes = await client.askMany(apollo, key, { subjects, fields: [] }, { signal });
  expect(made.requests.map(({ body }) => (JSON.parse(body) as { details: unknown[] }).details.length)).toEqual([10, 2]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(subjects.map((_each, index) => (index === 1 || index === 11 ? 'not_found' : 'found')));
  expect(outcomes[10]).toMatchObject({ subject: { linkedin: 'in/person-10' } });
  made.answerWith(() => ({ json: { status: 'success', matches: [null] } }));
  for (const outcome of await client.askMany(apollo, key, { subjects: subjects.slice(0, 3), fields: [] }, { signal }))
    expect(outcome).toMatchObject({ kind: 'bad_answer', field: '/matches' });
});

test("Lusha's 429 has three meanings, and its words tell them apart", async () => {
  const lusha = providerOf('lusha');
  const outcomeOf = (message: string) => asked({ status: 429, json: { statusCode: 429, message } }, lusha);
  expect(await outcomeOf("You've reached your trial limit, please contact support for upgrade")).toMatchObject({ kind: 'quota_exhausted' });
  expect(await outcomeOf('Daily API quota limit exceeded. Limit 500 calls per day')).toMatchObject({
    kind: 'rate_limited',
    retryAfterMs: null,
  });
  expect(await outcomeOf('Hourly API rate limit exceeded. Limit: 50 calls per hour. Reset in 42 seconds')).toMatchObject({
    kind: 'rate_limited',
    retryAfterMs: 42_000,
  });
});

test('Coresignal is asked about an employer by its whole domain, not by a part of another one', async () => {
  made.requests.length = 0;
  made.answerWith(() => ({ json: [] }));
  const subject = { ...ana, linkedin: null, email: null };
  await client.ask(providerOf('coresignal'), key, { subject, fields: [] }, { signal });
  const patterns = [...(made.requests[0]?.body ?? '').matchAll(/"experience\.company_website":"([^"]+)"/g)].map(
    ([, pattern = '']) => pattern,
  );
  const finds = (website: string): boolean =>
    patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(website));
  expect(['https://acme.example', 'https://www.acme.example/', 'acme.example', 'http://eu.acme.example/team'].map(finds)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['https://macme.example', 'https://acme.example.com', 'https://other.example'].map(finds)).toEqual([false, false, false]);
});
