import { answering, startModels, startProviders, type MadeReply } from '@leadlight/adapters/testing';
import { findSealedModelKey } from '@leadlight/db/models';
import { inWorkspace } from '@leadlight/db/platform';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { resealProviderKeys } from '../providers/reseal.commands.ts';
import { createSealedKeys } from '../providers/sealed-keys.ts';
import { openGate } from '../testing/open-gate.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { modelCommand } from '../operator/model-command.ts';
import { readModelConfig } from './model.config.ts';

const key = 'sk-model-0123456789abcdef';
const lines: string[] = [];
const hosted = await startProviders(() => ({ status: 404 }));
const local = await startModels(() => answering({ works: true }));
afterAll(async () => {
  await hosted.close();
  await local.close();
});
const operatorModel = readModelConfig({
  MODEL_URL: local.url('openai-compatible'),
  MODEL_NAME: 'llama-local',
  MODEL_WORKSPACE_CEILING: '5',
});
const server = await testServer({ model: operatorModel }, pino({ level: 'trace' }, { write: (line) => void lines.push(line) }), undefined, {
  web: { lookup: hosted.lookup, dial: hosted.dial, ca: hosted.ca, gate: openGate },
});
const { db } = server.services;
beforeEach(() => {
  hosted.answerWith(() => completion('{"works":true}'));
  local.answerWith(() => answering({ works: true }));
});

const completion = (content: string): MadeReply => ({
  json: {
    id: 'x',
    model: 'made-1',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 200, completion_tokens: 100 },
  },
});
/** $2 and $8 for a million tokens, at most $10 in a month. */
const model = {
  api: 'openai-compatible',
  baseUrl: 'https://api.own.example/v1',
  model: 'made-1',
  key,
  inputPriceMicros: 2_000_000,
  outputPriceMicros: 8_000_000,
  monthCeilingMicros: 10_000_000,
};
const connect = (user: TestUser, more: object = {}) => user.browser.post(`${user.home}/models`, { ...model, ...more });
const read = async (user: TestUser) => (await user.browser.get(`${user.home}/models`)).body;
const callsOf = async (user: TestUser) => (await user.browser.get(`${user.home}/models/calls`)).body.items;
const codes = (answer: { status: number; body: { errors: { code: string }[] } }) => [
  answer.status,
  ...answer.body.errors.map(({ code }) => code),
];

test('no workspace uses a model until an administrator connects one, not even that of the installation', async () => {
  const user = await server.user('Reader');
  expect(await read(user)).toEqual({
    model: null,
    offered: {
      api: 'openai-compatible',
      host: new URL(local.url('openai-compatible')).host,
      model: 'llama-local',
      inputPriceMicros: 0,
      outputPriceMicros: 0,
      monthCeilingMicros: 5_000_000,
    },
    month: [],
  });
  expect(codes(await user.browser.post(`${user.home}/models/test`))).toEqual([409, 'model_missing']);
  expect([local.requests, hosted.requests]).toEqual([[], []]);
});

describe('a model with the workspace’s own key', () => {
  test('is saved after it answered; the key is sealed, and no response, log line or row contains it', async () => {
    const user = await server.user('Connector');
    const made = await connect(user);
    expect(made).toMatchObject({
      status: 200,
      body: { source: 'workspace', host: 'api.own.example', keyHint: 'cdef', test: { outcome: 'answered' }, spentMicros: 1_200 },
    });
    expect(hosted.requests.at(-1)).toMatchObject({ path: '/v1/chat/completions', headers: { authorization: `Bearer ${key}` } });
    const stored = await inWorkspace(db, user.workspaceId, (tx) => findSealedModelKey(tx));
    const texts = [made.text, JSON.stringify(await read(user)), lines.join(''), stored?.sealedKey.toString('latin1')];
    for (const text of texts) expect(text).not.toContain(key);
    expect(await callsOf(user)).toMatchObject([
      {
        purpose: 'test',
        model: 'made-1',
        status: 'done',
        outcome: 'answered',
        inputTokens: 200,
        outputTokens: 100,
        micros: 1_200,
        isCostCertain: true,
      },
    ]);
    const audit = (await user.browser.get(`${user.home}/audit-events`)).body.items;
    expect(audit[0]).toMatchObject({ action: 'model.connected', details: { name: 'made-1' } });
    expect(JSON.stringify(audit)).not.toContain(key);
  });

  test('that fails is not saved, and its calls are in the record with what they cost', async () => {
    const user = await server.user('Refused');
    const failures: [MadeReply, string][] = [
      [{ status: 401, json: { error: { message: `Bad key ${key}` } } }, 'model_key_wrong'],
      [{ status: 404, json: { error: { message: 'The model does not exist' } } }, 'model_unknown'],
      [{ status: 400, json: { error: { message: 'No' } } }, 'model_not_answering'],
      [completion('I work!'), 'model_not_answering'],
    ];
    for (const [reply, code] of failures) {
      hosted.answerWith(() => reply);
      const answer = await connect(user);
      expect(codes(answer)).toEqual([422, code]);
      expect(answer.text).not.toContain(key);
    }
    expect((await read(user)).model).toBeNull();
    const [last, ...others] = await callsOf(user);
    expect(last).toMatchObject({ outcome: 'bad_answer', inputTokens: 400, outputTokens: 200, micros: 2_400 });
    expect(others.map(({ micros }: { micros: number }) => micros)).toEqual([0, 0, 0]);
    expect(JSON.stringify(others)).not.toContain(key);
  });

  test('can’t be at an address that is not public', async () => {
    const user = await server.user('Insider');
    hosted.requests.length = 0;
    const hosts = [
      'http://api.own.example',
      'https://127.0.0.1',
      'https://localhost',
      'https://own.internal',
      'https://api.own.example:99',
    ];
    for (const host of hosts) expect(codes(await connect(user, { baseUrl: `${host}/v1` }))).toEqual([422, 'model_url_invalid']);
    expect(hosted.requests).toEqual([]);
  });

  test('is never asked beyond the monthly ceiling, which changes with the month', async () => {
    const user = await server.user('Frugal');
    expect(codes(await connect(user, { monthCeilingMicros: 5_000 }))).toEqual([409, 'model_ceiling']);
    expect(await callsOf(user)).toEqual([]);
    expect((await connect(user)).status).toBe(200);
    await user.browser.patch(`${user.home}/models`, { monthCeilingMicros: 2_000 });
    hosted.requests.length = 0;
    expect(codes(await user.browser.post(`${user.home}/models/test`))).toEqual([409, 'model_ceiling']);
    expect(hosted.requests).toEqual([]);
  });

  test('whose test fails later stays connected, and says so', async () => {
    const user = await server.user('Later');
    await connect(user);
    hosted.answerWith(() => ({ status: 402, json: { error: { message: 'Top up' } } }));
    expect((await user.browser.post(`${user.home}/models/test`)).body.test).toMatchObject({
      outcome: 'quota_exhausted',
      message: 'No credits are left at the host. Message: “Top up”.',
    });
    expect((await read(user)).model.test.outcome).toBe('quota_exhausted');
  });

  test('is removed with its key; the record of calls stays', async () => {
    const user = await server.user('Remover');
    await connect(user);
    expect((await user.browser.delete(`${user.home}/models`)).status).toBe(204);
    expect(await inWorkspace(db, user.workspaceId, (tx) => findSealedModelKey(tx))).toBeNull();
    expect(await read(user)).toMatchObject({ model: null, month: [{ purpose: 'test', calls: 1, micros: 1_200 }] });
    expect((await user.browser.delete(`${user.home}/models`)).status).toBe(404);
  });

  test('keeps its key when the secret of the installation changes', async () => {
    const user = await server.user('Rotator');
    await connect(user);
    const keys = createSealedKeys('n'.repeat(40), 's'.repeat(40));
    const { services } = server;
    await resealProviderKeys({
      ...services,
      providers: { ...services.providers, keys },
      config: { ...services.config, previousSecret: 's'.repeat(40) },
    });
    const stored = await inWorkspace(db, user.workspaceId, (tx) => findSealedModelKey(tx));
    const place = { workspaceId: user.workspaceId, connectionId: stored?.id ?? '' };
    expect(keys.open(stored?.sealedKey ?? Buffer.alloc(0), place)).toEqual({ text: key, isOld: false });
    expect(codes(await user.browser.post(`${user.home}/models/test`))).toEqual([409, 'model_key_unreadable']);
  });
});

describe('the installation’s model', () => {
  const choose = (user: TestUser) => user.browser.post(`${user.home}/models/operator`, { monthCeilingMicros: 50_000_000 });

  test('may be on this machine, and is used once an administrator chooses it', async () => {
    const user = await server.user('Local');
    expect(await choose(user)).toMatchObject({
      status: 200,
      body: { source: 'operator', isAvailable: true, model: 'llama-local', baseUrl: null, keyHint: '', monthCeilingMicros: 50_000_000 },
    });
    expect(local.requests.at(-1)?.instructions).toContain('You are being tested');
    expect(await user.browser.patch(`${user.home}/models`, { inputPriceMicros: 5, monthCeilingMicros: 7 })).toMatchObject({
      body: { inputPriceMicros: 0, monthCeilingMicros: 7 },
    });
  });

  test('is seen by members, who can’t change it', async () => {
    const user = await server.user('Boss');
    await choose(user);
    const member = await server.member(user, 'Member', 'member');
    expect((await read({ ...member, home: user.home })).model).toMatchObject({ model: 'llama-local' });
    expect((await member.browser.delete(`${user.home}/models`)).status).toBe(403);
  });
});

test('the operator’s command shows the installation’s model, and says whether it works', async () => {
  const run = (args: string[], offered = operatorModel) =>
    modelCommand(db, args, new Date(), { ...server.services.config, model: offered });
  expect(await run([], null)).toContain('offers no language model');
  expect(await run([])).toMatch(/^llama-local at 127\.0\.0\.1:\d+: \$0\.00 and \$0\.00 .*, at most \$5\.00 a month for each workspace\.$/);
  expect(await run(['--test'])).toContain('It works: 120 tokens sent, 30 answered.');
  local.answerWith(() => ({ kind: 'status', status: 404, json: { error: { message: 'no such model' } } }));
  expect(await run(['--test'])).toContain("It does not work. The host doesn't have this model");
  await expect(run(['--what'])).rejects.toThrow('npm run operator -- model');
});

describe('the operator’s variables', () => {
  test('are none by default, and name what is wrong with them otherwise', () => {
    expect(readModelConfig({})).toBeNull();
    const wrong = { MODEL_API: 'telepathy', MODEL_KEY: 'secret', MODEL_INPUT_PRICE: 'much', MODEL_WORKSPACE_CEILING: '-1' };
    const fault = (): unknown => readModelConfig(wrong);
    for (const name of ['MODEL_API', 'MODEL_NAME', 'MODEL_INPUT_PRICE', 'MODEL_WORKSPACE_CEILING']) expect(fault).toThrow(name);
    expect(fault).not.toThrow('secret');
    expect(() => readModelConfig({ MODEL_NAME: 'x' })).toThrow('MODEL_URL');
    expect(readModelConfig({ MODEL_API: 'anthropic', MODEL_NAME: 'claude', MODEL_INPUT_PRICE: '3' })).toMatchObject({
      baseUrl: null,
      inputPriceMicros: 3_000_000,
    });
  });
});
