import { afterAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../dns/public-address.ts';
import { startProviders } from '../../testing/index.ts';
import { createOwnEndpoint, createProviderClient, faultsOfEndpoint, type OwnEndpoint, type PersonSubject } from '../index.ts';

const endpoint: OwnEndpoint = {
  name: 'Our CRM',
  about: 'person',
  method: 'GET',
  urlTemplate: 'https://api.own.example/people/{email}?li={linkedin}',
  headers: { Authorization: 'Bearer {key}' },
  bodyTemplate: null,
  mapping: { name: '/person/name', email: '/person/mails/0', title: '/person/a~1b', linkedin: '/person/li', profiles: '/person/links' },
  priceMicros: 5_000,
};
const ana: PersonSubject = {
  kind: 'person',
  linkedin: 'in/ana-silva',
  email: 'ana&x=1@acme.com',
  name: 'Ana "A" Silva',
  firstName: null,
  lastName: null,
  companyName: null,
  companyDomain: null,
};
const made = await startProviders(() => 'silent', { 'A inside.own.example': '10.0.0.7' });
const client = createProviderClient({ ...made, isDialable: isPublicAddress, userAgent: 'Leadlight/1' });
afterAll(async () => {
  await client.close();
  await made.close();
});
const ask = (changes: Partial<OwnEndpoint> = {}, subject = ana) =>
  client.ask(
    createOwnEndpoint('own-1', { ...endpoint, ...changes }),
    { key: 'k-123456' },
    { subject, fields: [] },
    { signal: AbortSignal.timeout(600_000) },
  );

test('values are encoded into the URL, the key is in the header, and the mapping reads the answer', async () => {
  made.answerWith(() => ({
    json: {
      person: {
        name: 'Ana Silva',
        mails: ['ANA@acme.com'],
        'a/b': 'CEO',
        li: 'https://linkedin.com/in/Ana-Silva?x',
        links: ['https://x.com/a'],
      },
    },
  }));
  const outcome = await ask();
  const request = made.requests.at(-1);
  expect(request?.path).toBe('/people/ana%26x%3D1%40acme.com');
  expect(request?.query.get('li')).toBe('in/ana-silva');
  expect(request?.headers.authorization).toBe('Bearer k-123456');
  expect(outcome).toMatchObject({ kind: 'found', subject: { name: 'Ana Silva', linkedin: 'in/ana-silva' } });
  if (outcome.kind !== 'found') return;
  expect(Object.fromEntries(outcome.facts.map(({ field, value }) => [field, value]))).toEqual({
    name: 'Ana Silva',
    email: 'ana@acme.com',
    title: 'CEO',
    linkedin: 'in/ana-silva',
    profiles: ['https://x.com/a'],
  });
  expect(outcome.facts.find(({ field }) => field === 'email')?.evidence).toMatchObject({
    provider: 'own-1',
    pointer: '/person/mails/0',
    isGuess: true,
  });
});

test('placeholders of a JSON body are filled as texts, never as JSON', async () => {
  made.answerWith(() => ({ json: {} }));
  const sent = { method: 'POST', urlTemplate: 'https://api.own.example/q', bodyTemplate: '{"q":{"name":"{name}"},"n":1}' } as const;
  expect(await ask(sent)).toMatchObject({ kind: 'not_found' });
  expect(JSON.parse(made.requests.at(-1)?.body ?? '')).toEqual({ q: { name: 'Ana "A" Silva' }, n: 1 });
});

test('nothing is sent if a placeholder is not known, and a private address is never dialed', async () => {
  expect(await ask({}, { ...ana, email: null })).toMatchObject({ kind: 'refused_input', because: 'not_enough' });
  expect(await ask({ urlTemplate: 'https://inside.own.example/{email}' })).toMatchObject({
    kind: 'unavailable',
    reason: 'private_address',
  });
});

test('a mapped value of another type is named', async () => {
  made.answerWith(() => ({ json: { person: { name: { first: 'Ana' } } } }));
  expect(await ask()).toMatchObject({ kind: 'bad_answer', field: '/person/name', expected: 'a text' });
});

describe('an endpoint is refused', () => {
  const refused: [what: string, changes: Partial<OwnEndpoint>, fault: object][] = [
    ['without TLS', { urlTemplate: 'http://api.own.example/{email}' }, { part: 'url', reason: 'not_https' }],
    ['at an IP address', { urlTemplate: 'https://10.0.0.1/{email}' }, { part: 'url', reason: 'not_public' }],
    ['at a local name', { urlTemplate: 'https://metadata.internal/{email}' }, { part: 'url', reason: 'not_public' }],
    ['at another port', { urlTemplate: 'https://api.own.example:8443/{email}' }, { part: 'url', reason: 'not_public' }],
    ['with a password in the URL', { urlTemplate: 'https://a:b@api.own.example/{email}' }, { part: 'url', reason: 'not_public' }],
    ['with a placeholder in the host', { urlTemplate: 'https://{companyDomain}/x' }, { part: 'url', reason: 'host_placeholder' }],
    ['with the key in the URL', { urlTemplate: 'https://api.own.example/{email}?k={key}' }, { part: 'url', reason: 'key_in_url' }],
    ['with an unknown placeholder', { urlTemplate: 'https://api.own.example/{mail}' }, { part: 'url', reason: 'unknown_placeholder' }],
    ['that asks everyone the same', { urlTemplate: 'https://api.own.example/all' }, { part: 'url', reason: 'no_placeholder' }],
    ['with a header that moves the request', { headers: { Host: 'evil' } }, { part: 'header', reason: 'reserved' }],
    ['with a line feed in a header', { headers: { 'X-A': 'a\r\nHost: b' } }, { part: 'header', reason: 'value' }],
    ['with an invalid header name', { headers: { 'X A': 'a' } }, { part: 'header', reason: 'name' }],
    [
      'with a body that is nested too deeply',
      { method: 'POST', bodyTemplate: `${'['.repeat(4_000)}${']'.repeat(4_000)}` },
      { part: 'body', reason: 'not_json' },
    ],
    ['with a broken body', { method: 'POST', bodyTemplate: '{' }, { part: 'body', reason: 'not_json' }],
    ['with a body of a GET', { bodyTemplate: '{}' }, { part: 'body', reason: 'not_with_get' }],
    ['without a mapping', { mapping: {} }, { part: 'mapping', reason: 'empty' }],
    ['with an unknown field', { mapping: { photo: '/p' } }, { part: 'mapping', field: 'photo', reason: 'unknown_field' }],
    ['with something else than a JSON pointer', { mapping: { name: '$.name' } }, { part: 'mapping', reason: 'not_a_pointer' }],
  ];
  test.each(refused)('%s', (_what, changes, fault) => {
    expect(faultsOfEndpoint({ ...endpoint, ...changes })).toContainEqual(expect.objectContaining(fault));
  });

  test('not if it is usable', () => expect(faultsOfEndpoint(endpoint)).toEqual([]));
});
