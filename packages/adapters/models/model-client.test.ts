import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../dns/public-address.ts';
import { askZone } from '../testing/scripted-network.ts';
import { createDnsCache } from '../dns/dns-cache.ts';
import { createManualClock, answering, startModels, startProviders, type MadeApi } from '../testing/index.ts';
import { createModelClient, type AnswerForm, type ModelRequest, type ModelSettings } from './index.ts';
import { modelApis, readModelUrl } from './settings.ts';

const key = 'secret-key-1234567890';
const host = await startModels(() => ({ kind: 'silent' }));
const clock = createManualClock();
const lookup = createDnsCache(askZone({ 'A api.inside.example': '10.0.0.7', 'A api.own.example': '45.11.0.7' }));
const options = { lookup, isDialable: isPublicAddress, userAgent: 'Leadlight/1' };
const client = createModelClient(options);
const timed = createModelClient({ ...options, clock });
afterAll(async () => {
  await client.close();
  await timed.close();
  await host.close();
});
beforeEach(() => void (host.requests.length = 0));

const form: AnswerForm<number> = {
  name: 'count',
  jsonSchema: { type: 'object', properties: { count: { type: 'integer' } }, required: ['count'], additionalProperties: false },
  read(value) {
    const count = (value as { count?: unknown } | null)?.count;
    return typeof count === 'number' ? { kind: 'read', value: count } : { kind: 'wrong', fault: '"count" must be a number.' };
  },
};
const request = (more: Partial<ModelRequest<number>> = {}): ModelRequest<number> => ({
  instructions: 'Count the offices.',
  data: 'We have offices in Porto and Berlin.',
  form,
  maxOutputTokens: 200,
  signal: AbortSignal.timeout(600_000),
  ...more,
});
const settingsOf = (api: MadeApi, more: Partial<ModelSettings> = {}): ModelSettings => ({
  api,
  baseUrl: host.url(api),
  model: api === 'anthropic' ? 'claude-sonnet-4-5' : 'made-1',
  key,
  setBy: 'operator',
  ...more,
});

describe.each(modelApis)('%s', (api) => {
  const settings = settingsOf(api);
  const ways = [
    ['in one piece', {}],
    ['streamed', { onText: () => undefined }],
  ] as const;

  test.each(ways)('an answer %s has its value and its tokens', async (_way, more) => {
    host.answerWith(() => answering({ count: 2 }));
    expect(await client.ask(settings, request(more))).toMatchObject({
      kind: 'answered',
      value: 2,
      model: expect.stringMatching(/made|claude/),
      usage: { inputTokens: 120, outputTokens: 30, isCertain: true, attempts: 1 },
    });
    const [asked] = host.requests;
    expect(asked).toMatchObject({ api, isStreamed: 'onText' in more, data: 'We have offices in Porto and Berlin.' });
    expect(asked?.instructions).toMatch(/^Count the offices\./);
    expect(JSON.stringify(asked?.body)).toContain('"count"');
    expect(JSON.stringify(asked?.headers)).toContain(key);
    expect(asked?.headers['user-agent']).toBe('Leadlight/1');
  });

  test.each(ways)('a model that declines %s gives no answer', async (_way, more) => {
    host.answerWith(() => ({ kind: 'declined', text: 'I can’t help with that.' }));
    expect(await client.ask(settings, request(more))).toMatchObject({
      kind: 'failed',
      code: 'declined',
      isRetryable: false,
      usage: { inputTokens: 120 },
    });
    expect(host.requests).toHaveLength(1);
  });

  test.each(ways)('an answer that is cut off %s is not an answer, even if the rest can be read', async (_way, more) => {
    host.answerWith(() => ({ kind: 'truncated', text: '{"count":2}' }));
    expect(await client.ask(settings, request(more))).toMatchObject({ kind: 'failed', code: 'truncated', usage: { outputTokens: 30 } });
  });

  test.each(ways)('malformed JSON %s is asked for again once, with the error; then it is a failure', async (_way, more) => {
    host.answerWith(() => answering('{"count": 2'));
    expect(await client.ask(settings, request(more))).toMatchObject({
      code: 'bad_answer',
      message: 'It is not JSON.',
      usage: { inputTokens: 240, attempts: 2 },
    });
    expect(host.requests).toHaveLength(2);
    expect(host.requests[1]?.instructions).toContain('It is not JSON.');
  });

  test.each(ways)('an answer %s that is nested too deeply to be parsed in reasonable time is not JSON', async (_way, more) => {
    host.answerWith(() => answering(`{"count": 2, "why": ${'['.repeat(300)}${']'.repeat(300)}}`));
    expect(await client.ask(settings, request(more))).toMatchObject({ code: 'bad_answer', message: 'It is not JSON.' });
  });

  test('an answer of another form is corrected with the error of the form', async () => {
    host.answerWith(({ instructions }) => answering(instructions.includes('must be a number') ? { count: 2 } : { count: 'two' }));
    expect(await client.ask(settings, request())).toMatchObject({
      kind: 'answered',
      value: 2,
      usage: { attempts: 2, inputTokens: 240, outputTokens: 60 },
    });
  });

  const refusals: [what: string, status: number, json: unknown, outcome: object][] = [
    ['a wrong key', 401, { error: { message: `Incorrect API key provided: ${key}` } }, { code: 'wrong_key', isRetryable: false }],
    ['a key that may not', 403, { error: { message: 'Forbidden' } }, { code: 'wrong_key' }],
    ['an unknown model', 404, { error: { message: 'The model `made-1` does not exist' } }, { code: 'unknown_model' }],
    ['no credits', 429, { error: { message: 'You exceeded your current quota: insufficient credits' } }, { code: 'quota_exhausted' }],
    [
      'a request that is too long',
      400,
      { error: { message: 'prompt is too long' } },
      { code: 'request_refused', message: 'prompt is too long' },
    ],
    ['a redirect', 302, {}, { code: 'unavailable', isRetryable: false }],
  ];
  test.each(refusals)('%s is a failure that is not repeated and costs nothing', async (_what, status, json, outcome) => {
    host.answerWith(() => ({ kind: 'status', status, json, headers: { location: 'http://127.0.0.1:9/' } }));
    const answer = await client.ask(settings, request());
    expect(answer).toMatchObject({ kind: 'failed', ...outcome, usage: { inputTokens: 0, isCertain: true, attempts: 1 } });
    expect(JSON.stringify(answer)).not.toContain(key);
    expect(host.requests).toHaveLength(1);
  });

  test('too many requests are repeated once, after the wait that the host asks for', async () => {
    host.answerWith(() =>
      host.requests.length === 1 ? { kind: 'status', status: 429, headers: { 'retry-after': '7' } } : answering({ count: 2 }),
    );
    const answer = timed.ask(settings, request());
    await clock.untilSet(7_000);
    expect(host.requests).toHaveLength(1);
    clock.advance(7_000);
    expect(await answer).toMatchObject({ kind: 'answered', value: 2, usage: { attempts: 2, inputTokens: 120 } });
  });

  test('a long wait is left to the caller', async () => {
    host.answerWith(() => ({ kind: 'status', status: 429, headers: { 'retry-after': '60' } }));
    expect(await client.ask(settings, request())).toMatchObject({
      code: 'rate_limited',
      retryAfterMs: 60_000,
      isRetryable: true,
      usage: { attempts: 1 },
    });
  });

  test.each([
    ['a reset connection', { kind: 'reset' }, {}],
    ['a reply that breaks off', { kind: 'reset', text: '{"count":2}' }, {}],
    ['a stream that breaks off', { kind: 'reset', text: '{"count":2}' }, { onText: () => undefined }],
    ["a gateway's page", { kind: 'page' }, {}],
  ] as const)('%s is repeated once; what it cost is not certain', async (_what, broken, more) => {
    host.answerWith(() => (host.requests.length === 1 ? broken : answering({ count: 2 })));
    const answer = timed.ask(settings, request(more));
    await clock.untilSet(1_000);
    clock.advance(1_000);
    expect(await answer).toMatchObject({ kind: 'answered', usage: { attempts: 2, isCertain: false } });
  });

  test('a reply that is nested too deeply to be parsed in reasonable time is not read', async () => {
    const deep = `{"id":"1","choices":[{"message":{"role":"assistant","content":"{\\"count\\":2}"}}],"x":${'['.repeat(300)}${']'.repeat(300)}}`;
    host.answerWith(() => ({ kind: 'status', status: 200, json: JSON.parse(deep) as unknown }));
    const answer = timed.ask(settings, request());
    await clock.untilSet(1_000);
    clock.advance(1_000);
    expect(await answer).toMatchObject({ kind: 'failed', code: 'unavailable' });
  });

  test('a model that is too slow is given up, and not asked again', async () => {
    host.answerWith(() => ({ kind: 'silent' }));
    const answer = timed.ask(settings, request({ timeoutMs: 30_000 }));
    await expect.poll(() => host.requests).toHaveLength(1);
    clock.advance(30_000);
    expect(await answer).toMatchObject({ code: 'timed_out', isRetryable: true, usage: { isCertain: false, attempts: 1 } });
  });

  test('a canceled request is a failure', async () => {
    host.answerWith(() => ({ kind: 'silent' }));
    const cancel = new AbortController();
    const answer = client.ask(settings, request({ signal: cancel.signal }));
    await expect.poll(() => host.requests).toHaveLength(1);
    cancel.abort();
    expect(await answer).toMatchObject({ code: 'canceled' });
  });
});

test('a streamed answer is passed on as it arrives', async () => {
  host.answerWith(() => answering({ count: 2 }));
  const parts: string[] = [];
  await client.ask(settingsOf('openai-compatible'), request({ onText: (text) => parts.push(text) }));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join('')).toBe('{"count":2}');
});

test('JSON in a code block is read, and a host without token counts leaves the cost uncertain', async () => {
  host.answerWith(() => ({ kind: 'text', text: '```json\n{"count":2}\n```', hasNoUsage: true }));
  expect(await client.ask(settingsOf('openai-compatible'), request())).toMatchObject({ value: 2, usage: { isCertain: false } });
});

test('a host that refuses a schema or the old name of the limit is asked its way, also next time', async () => {
  host.answerWith(({ body }) => {
    const refuse = (message: string) => ({ kind: 'status', status: 400, json: { error: { message } } }) as const;
    if ('max_tokens' in body) return refuse("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.");
    if ((body['response_format'] as { type: string }).type !== 'json_object') return refuse('response_format json_schema is not supported');
    return answering({ count: 2 });
  });
  const settings = settingsOf('openai-compatible', { model: 'made-old' });
  expect(await client.ask(settings, request())).toMatchObject({ value: 2, usage: { attempts: 1 } });
  expect(host.requests).toHaveLength(3);
  expect(host.requests[2]?.instructions).toContain('"additionalProperties":false');
  await client.ask(settings, request());
  expect(host.requests).toHaveLength(4);
});

describe('an address', () => {
  test.each([
    ['http://api.acme.example/v1', 'not_https'],
    ['https://10.0.0.1/v1', 'not_public'],
    ['https://localhost/v1', 'not_public'],
    ['https://api.acme.example:8443/v1', 'not_public'],
    ['https://user:password@api.acme.example/v1', 'not_public'],
    ['https://api.acme.example/v1?key=x', 'has_query'],
    ['api.acme.example', 'not_a_url'],
    [null, 'missing'],
  ])('of a workspace can’t be %s', (baseUrl, fault) => {
    expect(readModelUrl({ api: 'openai-compatible', baseUrl, setBy: 'workspace' })).toEqual({ kind: 'refused', fault });
  });

  test('of a workspace that leads to a private address is not dialed, whatever its name', async () => {
    const settings = settingsOf('openai-compatible', { baseUrl: 'https://api.inside.example/v1', setBy: 'workspace' });
    expect(await client.ask(settings, request())).toMatchObject({ code: 'unavailable', message: 'private_address', isRetryable: false });
    expect(await client.ask({ ...settings, baseUrl: host.url('openai-compatible') }, request())).toMatchObject({
      code: 'unavailable',
      message: 'not_https',
    });
    expect(host.requests).toEqual([]);
  });

  test('of a workspace that is public is asked over TLS', async () => {
    const made = await startProviders(() => ({
      json: {
        id: 'x',
        model: 'made-1',
        choices: [{ index: 0, message: { role: 'assistant', content: '{"count":2}' }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 9, completion_tokens: 3 },
      },
    }));
    const own = createModelClient({ ...made, isDialable: isPublicAddress, userAgent: 'Leadlight/1' });
    const settings = settingsOf('openai-compatible', { baseUrl: 'https://api.own.example/v1', setBy: 'workspace' });
    expect(await own.ask(settings, request())).toMatchObject({ value: 2, usage: { inputTokens: 9 } });
    expect(made.requests).toMatchObject([{ host: 'api.own.example', path: '/v1/chat/completions' }]);
    await own.close();
    await made.close();
  });

  test('is Anthropic’s or Google’s own if none is given', () => {
    expect(readModelUrl({ api: 'anthropic', baseUrl: null, setBy: 'workspace' })).toEqual({
      kind: 'url',
      url: 'https://api.anthropic.com/v1',
    });
    expect(readModelUrl({ api: 'google', baseUrl: '', setBy: 'workspace' })).toMatchObject({ kind: 'url' });
  });
});
