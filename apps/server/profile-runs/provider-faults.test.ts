/** What providers do wrong, in a run over HTTP. */
import { acceptsOnly, type MadeReply } from '@leadlight/adapters/testing';
import { proveLedger } from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { runSlice } from '../runs/run-slice.ts';
import { globexPerson, providerServer } from '../testing/provider-world.ts';
import type { TestUser } from '../testing/test-server.ts';
import { alone } from '../testing/work-on-run.ts';
import { profileKind } from './profile-run.ts';
import { enrichProfiles } from './profile-slice.ts';

const { server, services, providers, newUser, connect, start, work, rowOf } = await providerServer({
  records: { 'MX globex.test': '10 mx.globex.test' },
  mail: { 'globex.test': { rcpt: acceptsOnly('dora.novak', 'eva.roth') } },
});
const dora = 'https://www.linkedin.com/in/dora-novak';
const eva = 'https://www.linkedin.com/in/eva-roth';
const ceiling = { providerCeilingMicros: 10_000_000 };

describe('a provider', () => {
  test.for<[what: string, reply: MadeReply, words: RegExp]>([
    ['without credits left', { status: 402, json: { error: { message: 'no credits' } } }, /credits/i],
    ['that reports an error inside a successful response', { json: { error: { message: 'Something failed' } } }, /Something failed/],
    ['whose answer is no JSON', { text: '<html>' }, /can.t be read|JSON/],
    ['whose answer has another type', { json: { status: 200, likelihood: 9, data: { full_name: ['Dora'] } } }, /full_name/],
  ])('%s costs nothing of ours, and the row says so', async ([, reply, words]) => {
    const ana = await newUser();
    await connect(ana, 'people-data-labs');
    providers.answerWith(() => reply);
    const run = await start(ana, [dora], ceiling);
    // What may pass is tried again later, as often as a row is tried.
    for (let hours = 0; hours < 12 && (await work(ana, run.id)) === 'waiting'; hours += 1)
      server.moveClock(new Date(Date.now() + (hours + 1) * 3_600_000));
    server.moveClock(null);
    const row = await rowOf(ana, run.id);
    expect(row).toMatchObject({ status: 'done', outcome: 'not_found', cost: 0 });
    expect(row.steps.map(({ message }: { message: string }) => message).join('\n')).toMatch(words);
    expect(await inWorkspace(services.db, ana.workspaceId, (tx) => proveLedger(tx))).toMatchObject({ isSound: true });
  });
});

test('an answer with characters that cannot be stored is read without them', async () => {
  const ana = await newUser();
  await connect(ana, 'people-data-labs');
  providers.answerWith(() => globexPerson('Dora Novak', { job_title: 'Head\0 of Finance', languages: [{ name: 'Cz\udc00ech' }] }));
  const run = await start(ana, [dora], ceiling);
  await work(ana, run.id);
  const row = await rowOf(ana, run.id);
  expect(row).toMatchObject({ outcome: 'enriched', cost: 1, providerMicros: 280_000, person: { title: 'Head of Finance' } });
  expect(row.steps.map(({ source }: { source: string }) => source)).toContain('provider');
});

test('no step is left waiting after an answer whose employer had to be proven', async () => {
  const ana = await newUser();
  await connect(ana, 'people-data-labs');
  providers.answerWith(() => globexPerson('Dora Novak', { work_email: null }));
  const run = await start(ana, [dora], ceiling);
  await work(ana, run.id);
  const { steps } = await rowOf(ana, run.id);
  const sources = steps.map(({ source, outcome }: { source: string; outcome: string }) => `${source} ${outcome}`);
  expect(sources.slice(0, 3)).toEqual(['records nothing', 'provider found', 'finder found']);
  expect(sources.filter((each: string) => each.endsWith('waiting'))).toEqual([]);
});

test('an answer about a person at another company is not accepted, and is shown with the reason', async () => {
  const ana = await newUser();
  await connect(ana, 'people-data-labs');
  providers.answerWith(() => globexPerson('Dora Novak'));
  const run = await start(ana, ['Dora Novak @ initech.test'], ceiling);
  await work(ana, run.id);
  const row = await rowOf(ana, run.id);
  expect(row).toMatchObject({ outcome: 'not_found', cost: 0, providerMicros: 280_000, person: null });
  const asked = row.steps.find(({ source }: { source: string }) => source === 'provider');
  expect(asked.message).toMatch(/another company/);
  expect(asked.values.filter(({ isAccepted }: { isAccepted: boolean }) => isAccepted)).toEqual([]);
});

describe('a provider that answers after its timeout', () => {
  /** Works on a run with a short timeout while the provider does not answer. */
  const timeOut = async (ana: TestUser, provider: string, asked: readonly string[]) => {
    await connect(ana, provider, { creditPriceMicros: 280_000 });
    const { client } = services.providers;
    const impatient: typeof client.ask = (each, key, question, options) => client.ask(each, key, question, { ...options, timeoutMs: 1 });
    const late = Promise.withResolvers<MadeReply>();
    providers.answerWith(() => late.promise);
    const run = await start(ana, asked, ceiling);
    const world = { ...services, providers: { ...services.providers, client: { ...client, ask: impatient } } };
    const before = providers.requests.length;
    const at = { workspaceId: ana.workspaceId, runId: run.id };
    const outcome = await runSlice({ db: services.db, now: services.now }, profileKind, enrichProfiles(world), at, alone);
    return { run, outcome, late, requests: () => providers.requests.length - before };
  };
  const outcomesOf = async (ana: TestUser) =>
    (await ana.browser.get(`${ana.home}/providers/calls`)).body.items.map(({ outcome }: any) => outcome);
  const later = async (ana: TestUser, runId: string) => {
    server.moveClock(new Date(Date.now() + services.providers.client.lateMs + 1_000));
    const outcome = await work(ana, runId);
    server.moveClock(null);
    return outcome;
  };

  test('is not asked again, because it might charge twice; the row waits, uses the late answer and shows what it cost', async () => {
    const ana = await newUser();
    const { run, outcome, late, requests } = await timeOut(ana, 'people-data-labs', [dora]);
    expect(outcome).toBe('waiting');
    expect((await rowOf(ana, run.id)).steps.map(({ message }: { message: string }) => message).join('\n')).toMatch(/No answer came/);
    late.resolve(globexPerson('Dora Novak'));
    await expect.poll(() => outcomesOf(ana)).toEqual(['found']);
    expect(await later(ana, run.id)).toBe('finished');
    const row = await rowOf(ana, run.id);
    expect(row).toMatchObject({ outcome: 'enriched', providerMicros: 280_000 });
    expect(row.steps.find(({ source }: { source: string }) => source === 'provider')).toMatchObject({ outcome: 'found', micros: 280_000 });
    expect(requests()).toBe(1);
    // Another run about the same person uses the stored answer.
    const next = await start(ana, [dora], ceiling);
    expect(await work(ana, next.id)).toBe('finished');
    expect(await rowOf(ana, next.id)).toMatchObject({ providerMicros: 0 });
    expect(requests()).toBe(1);
  });

  test('or never does counts as charged once, and the row shows it', async () => {
    const ana = await newUser();
    const { run, requests } = await timeOut(ana, 'people-data-labs', [dora]);
    expect(await later(ana, run.id)).toBe('finished');
    expect(requests()).toBe(1);
    const row = await rowOf(ana, run.id);
    expect(row).toMatchObject({ outcome: 'not_found', cost: 0, providerMicros: 280_000 });
    expect(row.open).toContainEqual(expect.objectContaining({ reason: 'unavailable' }));
    const step = row.steps.find(({ source }: { source: string }) => source === 'provider');
    expect(step).toMatchObject({ outcome: 'failed', micros: 280_000, message: expect.stringContaining('might charge twice') });
  });

  test('is asked again if it does not charge for repeated calls', async () => {
    const ana = await newUser();
    const { requests } = await timeOut(ana, 'lusha', [dora]);
    expect(requests()).toBe(3);
  });
});

test('a run that is paused while a provider answers uses the answer when it is resumed, and asks nothing again', async () => {
  const ana = await newUser();
  await connect(ana, 'people-data-labs');
  const isAsked = Promise.withResolvers<void>();
  const reply = Promise.withResolvers<MadeReply>();
  providers.answerWith(() => {
    isAsked.resolve();
    return reply.promise;
  });
  const before = providers.requests.length;
  const run = await start(ana, [dora], ceiling);
  const slice = work(ana, run.id);
  await isAsked.promise;
  expect((await ana.browser.post(`${ana.home}/runs/${run.id}/pause`, {})).status).toBe(200);
  expect(['halted', 'lost']).toContain(await slice);
  reply.resolve(globexPerson('Dora Novak'));
  await expect
    .poll(async () => (await ana.browser.get(`${ana.home}/providers/calls`)).body.items.map(({ outcome }: any) => outcome))
    .toEqual(['found']);
  expect((await ana.browser.post(`${ana.home}/runs/${run.id}/resume`, {})).status).toBe(200);
  expect(await work(ana, run.id)).toBe('finished');
  expect(await rowOf(ana, run.id)).toMatchObject({ outcome: 'enriched', cost: 1, providerMicros: 280_000 });
  expect(providers.requests.length - before).toBe(1);
});

test('a worker whose run another worker has claimed asks no provider, so that both together stay within the ceilings', async () => {
  const ana = await newUser();
  const first = await connect(ana, 'people-data-labs');
  const second = await connect(ana, 'hunter');
  await ana.browser.post(`${ana.home}/providers/order`, { connectionIds: [first, second] });
  const run = await start(ana, [dora], ceiling);
  const admin = new Client(server.owner);
  await admin.connect();
  const before = providers.requests.length;
  providers.answerWith(async () => {
    await admin.query('update app.runs set leased_by = gen_random_uuid() where id = $1', [run.id]);
    return { status: 404, json: { error: { type: 'not_found' } } };
  });
  expect(await work(ana, run.id)).toBe('lost');
  await admin.end();
  expect(providers.requests.slice(before).map(({ host }) => host)).toEqual(['api.peopledatalabs.com']);
});

test('two workers on one run ask about each person once', async () => {
  const ana = await newUser();
  await connect(ana, 'people-data-labs');
  const asked: string[] = [];
  providers.answerWith(({ query }) => {
    asked.push(/dora/.test(String(query)) ? 'dora' : 'eva');
    return globexPerson(/dora/.test(String(query)) ? 'Dora Novak' : 'Eva Roth');
  });
  const run = await start(ana, [dora, eva], ceiling);
  await Promise.all([work(ana, run.id), work(ana, run.id)]);
  await work(ana, run.id).catch(() => undefined);
  expect(asked.toSorted()).toEqual(['dora', 'eva']);
  for (const row of [1, 2]) expect(await rowOf(ana, run.id, row)).toMatchObject({ outcome: 'enriched', cost: 1, providerMicros: 280_000 });
  expect(await inWorkspace(services.db, ana.workspaceId, (tx) => proveLedger(tx))).toMatchObject({ isSound: true });
});

test('one person under two addresses, and twice in one file, is enriched and paid for once', async () => {
  const ana = await newUser();
  await connect(ana, 'people-data-labs');
  providers.answerWith(() => globexPerson('Dora Novak'));
  const run = await start(ana, [dora, `${dora}?trk=x`, 'Dora Novak @ globex.test'], ceiling);
  expect(await work(ana, run.id)).toBe('finished');
  const { body } = await ana.browser.get(`${ana.home}/profile-runs/${run.id}`);
  expect(body).toMatchObject({ creditsSpent: 1 });
});

test('a provider whose addresses are gone is known to have old records, also if only LinkedIn URLs are asked about', async () => {
  const ana = await newUser();
  await connect(ana, 'people-data-labs');
  providers.answerWith(({ query }) => globexPerson(/dora/.test(String(query)) ? 'Dora Novak' : 'Zoe Quist'));
  const run = await start(ana, [dora, 'https://www.linkedin.com/in/zoe-quist'], ceiling);
  await work(ana, run.id);
  const learned = await inWorkspace(services.db, ana.workspaceId, async (tx) => {
    const { rows } = await tx.query(`select count, sum from provider_tallies where key like 'old-record|%'`);
    return rows;
  });
  expect(learned).toEqual([{ count: 2, sum: 1.25 }]);
});
