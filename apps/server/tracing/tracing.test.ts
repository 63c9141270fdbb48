/** Traces of one installation with all of its processes, received as a collector receives them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { acceptsOnly, answering, startModels } from '@leadlight/adapters/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startWorker } from '../jobs/worker.ts';
import { modelAt } from '../testing/model-in-tests.ts';
import { providerServer } from '../testing/provider-world.ts';
import { startSpanReceiver, type ReceivedSpan } from '../testing/span-receiver.ts';
import { startTracing } from './start-tracing.ts';
import { readTracingConfig } from './tracing.config.ts';

const receiver = await startSpanReceiver();
afterAll(() => receiver.close());
const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-tracing-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Outside of a test, `expect.poll` can't be used. */
async function until(isSo: () => unknown): Promise<void> {
  while (!(await isSo())) await pause(20);
}

/** Uses everything once, and ends all processes, so that they have sent their spans. @returns what nobody may read in a trace */
async function traceEverything(): Promise<string[]> {
  Object.assign(process.env, variables);
  const tracing = await startTracing(readTracingConfig(variables), 'both');
  const host = await startModels(() => answering({ works: true }));
  try {
    const { server, services, newUser, connect } = await providerServer({
      pages: { 'acme.test/': '<html><head><title>Acme</title></head><body><h1>Acme</h1></body></html>' },
      mail: { 'acme.test': { rcpt: acceptsOnly('maria') } },
      config: { dataDir, model: modelAt(host), search: { ...readConfig({}).search, threads: 1 } },
    });
    const ana = await newUser();
    const { browser, home } = ana;
    await until(() => services.search.indexState()?.isReady);
    await browser.post(`${home}/people/search`, { filters: { keyword: { include: ['Secretname'] } } });
    await browser.post(`${home}/verifications`, { address: 'maria@acme.test' });
    await browser.post(`${home}/enrichments`, { domain: 'acme.test' });
    await browser.post(`${home}/models/operator`, { monthCeilingMicros: 10_000_000 });
    await browser.post(`${home}/search/words/suggestions`, { text: 'CFOs at sellers of shovels in Berlin, blorp' });
    await connect(ana, 'hunter');
    const worker = await startWorker(services);
    const { body } = await browser.upload(
      `${home}/imports?fileName=people.csv`,
      Buffer.from('First Name,Last Name,Email\nJohanna,Secretson,johanna@globex.test\n'),
    );
    await browser.post(`${home}/imports/${body.id}/start`, {});
    const isDone = /outcome="done"[^\n]*run-import|run-import[^\n]*outcome="done"/;
    await until(async () => isDone.test(await services.metrics.registry.getSingleMetricAsString('leadlight_jobs_total')));
    await worker.stop();
    await services.checks.close();
    await services.readings.close();
    await services.search.stop();
    const session = [...browser.cookies.values()];
    return [
      ana.email,
      ana.workspaceId,
      body.id,
      'Ana1',
      'Secretname',
      'Johanna',
      'Secretson',
      'globex',
      'acme.test',
      'maria',
      'shovels',
      'key-0123456789',
      server.owner.password,
      ...session,
    ];
  } finally {
    await host.close();
    await tracing.stop();
    for (const name of Object.keys(variables)) delete process.env[name];
  }
}

const secrets = await traceEverything();
const { spans } = receiver;
const named = (name: string): ReceivedSpan[] => spans.filter((span) => span.name === name);
const the = (name: string): ReceivedSpan => {
  const [span] = named(name);
  if (!span) throw new Error(`no span ${name} among ${[...new Set(spans.map((each) => each.name))].join(', ')}`);
  return span;
};
const above = (span: ReceivedSpan | undefined): ReceivedSpan | undefined => spans.find(({ spanId }) => spanId === span?.parentSpanId);
/** The names from the span to the root of its trace. */
function pathOf(span: ReceivedSpan | undefined): string[] {
  return span ? [span.name, ...pathOf(above(span))] : [];
}
const route = '/v1/workspaces/{workspaceId}';

test('a request has its route and status, and its queries with their texts', () => {
  const request = the(`POST ${route}/imports/{importId}/start`);
  expect(request.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': `${route}/imports/{importId}/start`,
    'http.response.status_code': 202,
  });
  expect(request.parentSpanId ?? '').toBe('');
  const queries = spans.filter((span) => span.parentSpanId === request.spanId && span.attributes['db.system.name'] === 'postgresql');
  expect(queries.map(({ name }) => name)).toContain('select');
  expect(queries.map(({ attributes }) => attributes['db.query.text'])).toContain(
    'begin; set local role leadlight_app; set local search_path = app; set local app.workspace_id = ?',
  );
});

test('a search continues in the search process, which says how long it took', () => {
  const answered = the('answer search');
  expect([answered.process, pathOf(answered)]).toEqual(['search', ['answer search', 'search find', `POST ${route}/people/search`]]);
  expect(answered.attributes).toEqual({
    'leadlight.outcome': 'answered',
    'leadlight.search.kind': 'find',
    'leadlight.search.waited_ms': expect.any(Number),
    'leadlight.search.took_ms': expect.any(Number),
  });
});

test('a job belongs to the request that queued it, and a run continues in its process', () => {
  const request = `POST ${route}/imports/{importId}/start`;
  expect(the('slice import').attributes['leadlight.outcome']).toBe('finished');
  const inProcess = the('process');
  expect([inProcess.process, pathOf(inProcess)]).toEqual(['run', ['process', 'slice import', 'job run-import', request]]);
  expect(spans.some((span) => span.process === 'run' && span.name === 'copy' && span.traceId === inProcess.traceId)).toBe(true);
});

describe('calls to others belong to the request that caused them, with their outcome:', () => {
  test.each([
    ['mail server', `POST ${route}/verifications`, { 'leadlight.outcome': 'answered' }],
    ['website', `POST ${route}/enrichments`, { 'http.response.status_code': 200, 'leadlight.outcome': 'answered' }],
    ['provider hunter', `POST ${route}/providers`, { 'http.response.status_code': 200 }],
    ['model openai-compatible', `POST ${route}/search/words/suggestions`, { 'gen_ai.usage.input_tokens': expect.any(Number) }],
  ])('%s', (name, request, attributes) => {
    const calls = named(name).map((span) => ({ attributes: span.attributes, root: pathOf(span).at(-1) }));
    expect(calls).toContainEqual({ attributes: expect.objectContaining(attributes), root: request });
  });
});

test('no name, address, search, website, key, session or id of a workspace is in any of it', () => {
  expect(secrets.every((secret) => secret.length > 3)).toBe(true);
  const sent = receiver.bodies.join('\n').toLowerCase();
  expect(secrets.filter((secret) => sent.includes(secret.toLowerCase()))).toEqual([]);
});

test('by default, spans are sent in the format that every collector reads; a query outside of a trace is not one', async () => {
  const before = receiver.contentTypes.length;
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = variables;
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT });
  try {
    const tracing = await startTracing(readTracingConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }), 'api');
    const { traced } = await import('./spans.ts');
    await traced({ name: 'work', kind: 'internal' }, async () => undefined);
    await tracing.stop();
  } finally {
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  }
  expect(receiver.contentTypes.slice(before)).toEqual(['application/x-protobuf']);
  expect(receiver.bodies.at(-1)).toContain('work');
});
