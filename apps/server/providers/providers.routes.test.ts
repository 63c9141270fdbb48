import { startProviders, type ProviderHandler } from '@leadlight/adapters/testing';
import { listSealedKeys, readProviderConnection } from '@leadlight/db/providers';
import { inWorkspace } from '@leadlight/db/platform';
import pino from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { openGate } from '../testing/open-gate.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { resealProviderKeys } from './reseal.commands.ts';
import { createSealedKeys } from './sealed-keys.ts';

const key = 'sk-hunter-0123456789abcdef';
const lines: string[] = [];
const world = await startProviders(() => ({ json: { data: {} } }));
afterAll(() => world.close());
const server = await testServer({}, pino({ level: 'trace' }, { write: (line) => void lines.push(line) }), undefined, {
  web: { lookup: world.lookup, dial: world.dial, ca: world.ca, gate: openGate },
});
const works: ProviderHandler = ({ path }) => ({
  json: path.endsWith('access_token') ? { access_token: 'tok' } : { is_logged_in: true, data: {} },
});
const connect = async (user: TestUser, provider = 'hunter', text = key, more: object = {}) => {
  world.answerWith(works);
  return user.browser.post(`${user.home}/providers`, { provider, key: text, ...more });
};
const list = async (user: TestUser) => (await user.browser.get(`${user.home}/providers`)).body;
const codes = (answer: { body: { errors: { code: string }[] } }) => answer.body.errors.map(({ code }) => code);

test('every provider says where its data is from, what a call costs and how it is tested, before anything is connected', async () => {
  const user = await server.user('Reader');
  const { providers, connections } = await list(user);
  expect(providers.map(({ id }: { id: string }) => id)).toEqual(['people-data-labs', 'hunter', 'apollo', 'lusha', 'coresignal', 'snov']);
  for (const provider of providers)
    expect(provider).toMatchObject({ sourcing: expect.stringMatching(/^Says/), testCall: expect.any(String) });
  expect(connections).toEqual([]);
});

describe('a key', () => {
  test('that works is saved sealed, and no response, log line or database row contains it', async () => {
    const user = await server.user('Connector');
    const made = await connect(user);
    expect(made).toMatchObject({ status: 200, body: { provider: 'hunter', keyHint: 'cdef', test: { outcome: 'found' }, spentMicros: 0 } });
    const answers = JSON.stringify([made.body, await list(user)]);
    const row = await inWorkspace(server.services.db, user.workspaceId, (tx) => readProviderConnection(tx, made.body.id));
    expect(row.sealedKey.includes(Buffer.from(key))).toBe(false);
    for (const text of [answers, lines.join(''), row.sealedKey.toString('latin1'), JSON.stringify(row)]) expect(text).not.toContain(key);
    expect(world.requests.at(-1)?.headers['x-api-key']).toBe(key);
  });

  test('that is refused is not saved, and neither is one whose provider does not answer', async () => {
    const user = await server.user('Refused');
    world.answerWith(() => ({ status: 401, json: { errors: [{ details: `No user found for ${key}` }] } }));
    const wrong = await user.browser.post(`${user.home}/providers`, { provider: 'hunter', key });
    expect([wrong.status, codes(wrong)]).toEqual([422, ['provider_key_wrong']]);
    expect(wrong.text).not.toContain(key);
    for (const reply of [{ status: 503 }, { text: '<html>' }, { status: 404, text: 'x' }]) {
      world.answerWith(() => reply);
      expect(codes(await user.browser.post(`${user.home}/providers`, { provider: 'hunter', key }))).toEqual(['provider_not_reached']);
    }
    expect((await list(user)).connections).toEqual([]);
  });

  test('without credits or over the rate limit works, and says so', async () => {
    const user = await server.user('Poor');
    world.answerWith(() => ({ status: 402, json: { error: 'x' } }));
    const made = await user.browser.post(`${user.home}/providers`, { provider: 'lusha', key });
    expect(made).toMatchObject({
      status: 200,
      body: { test: { outcome: 'quota_exhausted', message: expect.stringMatching(/No credits/) } },
    });
  });

  test('with two parts needs both', async () => {
    const user = await server.user('Snov');
    expect((await connect(user, 'snov')).status).toBe(422);
    expect(await connect(user, 'snov', key, { clientId: 'client-1' })).toMatchObject({ status: 200 });
  });

  test('is connected once, changed after a test, tested again, and gone when it is disconnected', async () => {
    const user = await server.user('Changer');
    const { id } = (await connect(user)).body;
    expect(codes(await connect(user))).toEqual(['provider_connected']);
    const at = `${user.home}/providers/${id}`;
    world.answerWith(() => ({ status: 401, json: {} }));
    expect(codes(await user.browser.patch(at, { key: 'another-key-99999999' }))).toEqual(['provider_key_wrong']);
    expect((await list(user)).connections).toMatchObject([{ keyHint: 'cdef' }]);
    expect((await user.browser.post(`${at}/test`)).body).toMatchObject({ test: { outcome: 'wrong_key' } });
    world.answerWith(works);
    const changes = { key: 'another-key-99999999', mayStay: false, stayDays: 60, monthCeilingMicros: 5_000_000, creditPriceMicros: 30_000 };
    expect((await user.browser.patch(at, changes)).body).toMatchObject({
      keyHint: '9999',
      mayStay: false,
      stayDays: 60,
      monthCeilingMicros: 5_000_000,
    });
    expect((await user.browser.delete(at)).status).toBe(204);
    expect((await list(user)).connections).toEqual([]);
    expect((await user.browser.post(`${at}/test`)).status).toBe(404);
    const audit = (await user.browser.get(`${user.home}/audit-events`)).text;
    for (const action of ['provider.connected', 'provider.changed', 'provider.disconnected']) expect(audit).toContain(action);
    expect(audit).not.toContain('another-key');
  });
});

test('connections are listed in the order by hand', async () => {
  const user = await server.user('Orderly');
  const [a, b] = [(await connect(user)).body.id, (await connect(user, 'apollo')).body.id];
  expect((await user.browser.post(`${user.home}/providers/order`, { connectionIds: [b, a] })).status).toBe(204);
  expect((await list(user)).connections.map(({ id }: { id: string }) => id)).toEqual([b, a]);
});

const endpoint = {
  name: 'Our CRM',
  about: 'person',
  method: 'GET',
  urlTemplate: 'https://api.own.example/people/{email}',
  headers: { 'X-Key': '{key}' },
  bodyTemplate: null,
  mapping: { name: '/name', title: '/job' },
  priceMicros: 2_000,
};
const sample = { email: 'ana@acme.example' };

describe('your own endpoint', () => {
  test('is tested on a sample without being saved, and saved only if the sample finds something', async () => {
    const user = await server.user('Own');
    const send = (path: string, changes: object = {}) =>
      user.browser.post(`${user.home}/providers/own${path}`, { endpoint: { ...endpoint, ...changes }, key, sample });
    world.answerWith(() => ({ json: { name: 'Ana Silva', job: 'CEO' } }));
    expect((await send('/test')).body).toEqual({
      outcome: 'found',
      message: null,
      facts: [
        { field: 'name', value: 'Ana Silva', pointer: '/name' },
        { field: 'title', value: 'CEO', pointer: '/job' },
      ],
    });
    expect((await list(user)).connections).toEqual([]);
    expect(world.requests.at(-1)?.headers['x-key']).toBe(key);
    expect(await send('')).toMatchObject({
      status: 200,
      body: { provider: 'own', name: 'Our CRM', endpoint: { mapping: endpoint.mapping } },
    });
    world.answerWith(() => ({ json: {} }));
    expect(codes(await send(''))).toEqual(['endpoint_sample_failed']);
    expect((await send('/test')).body).toMatchObject({ outcome: 'not_found', message: 'Nothing was found.' });
  });

  test('is refused at private addresses, without TLS, and with fields that nobody knows', async () => {
    const user = await server.user('Private');
    for (const changes of [
      { urlTemplate: 'http://api.own.example/{email}' },
      { urlTemplate: 'https://127.0.0.1/{email}' },
      { urlTemplate: 'https://metadata.internal/{email}' },
      { mapping: { photo: '/p' } },
    ]) {
      const answer = await user.browser.post(`${user.home}/providers/own/test`, { endpoint: { ...endpoint, ...changes }, key, sample });
      expect(answer.body).toMatchObject({ outcome: 'refused_input', message: expect.stringMatching(/\.$/), facts: [] });
      const saved = await user.browser.post(`${user.home}/providers/own`, { endpoint: { ...endpoint, ...changes }, key, sample });
      expect([saved.status, codes(saved)]).toEqual([422, ['endpoint_invalid']]);
    }
  });
});

describe('sealed keys', () => {
  const place = { workspaceId: 'w', connectionId: 'c' };
  const [old, next] = ['a'.repeat(40), 'b'.repeat(40)];
  const sealed = createSealedKeys(old).seal(key, place);

  test('are opened only with the secret, in their place, and unchanged', () => {
    expect(createSealedKeys(old).open(sealed, place)).toEqual({ text: key, isOld: false });
    expect(createSealedKeys(next).open(sealed, place)).toBeNull();
    expect(createSealedKeys(old).open(sealed, { ...place, connectionId: 'd' })).toBeNull();
    expect(createSealedKeys(old).open(sealed, { ...place, workspaceId: 'v' })).toBeNull();
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(createSealedKeys(old).open(changed, place)).toBeNull();
    }
    expect(createSealedKeys(old).open(sealed.subarray(0, 20), place)).toBeNull();
  });

  test('survive a change of the secret while the previous one is known, and two sealings of one key differ', () => {
    expect(createSealedKeys(next, old).open(sealed, place)).toEqual({ text: key, isOld: true });
    expect(createSealedKeys(old).seal(key, place).equals(sealed)).toBe(false);
  });

  test('are all sealed with the new secret after a change, those of own endpoints too, so that the previous one can be removed', async () => {
    const user = await server.user('Rotating');
    await connect(user);
    world.answerWith(() => ({ json: { name: 'Ana Silva', job: 'CEO' } }));
    await user.browser.post(`${user.home}/providers/own`, { endpoint, key, sample });
    const { services } = server;
    const rotated = createSealedKeys(next, services.config.secret ?? '');
    const after = { ...services, config: { ...services.config, previousSecret: services.config.secret ?? '' } };
    await resealProviderKeys({ ...after, providers: { ...services.providers, keys: rotated } });
    const stored = await inWorkspace(services.db, user.workspaceId, listSealedKeys);
    const opened = stored.map(({ id, sealedKey }) =>
      createSealedKeys(next).open(sealedKey, { workspaceId: user.workspaceId, connectionId: id }),
    );
    expect(opened).toEqual([0, 1].map(() => ({ text: JSON.stringify({ key }), isOld: false })));
    expect(lines.join('')).toContain('APP_SECRET_PREVIOUS can be removed');
    await resealProviderKeys({ ...after, config: services.config, providers: { ...services.providers, keys: rotated } });
  });
});
