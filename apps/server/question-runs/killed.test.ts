/**
 * A worker of a question run that is killed loses no company and pays for no stored answer twice: real processes, ended by SIGKILL, on a real PostgreSQL, with
 * a scripted model that uses the wire format.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { answering, startModels, type AskedModel, type MadeAnswer } from '@leadlight/adapters/testing/models';
import { serverTarget } from '@leadlight/db/platform';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { readModelConfig } from '../models/model.config.ts';
import { expireLeases, outcomeOf } from '../testing/killed-process.ts';
import type { QuestionOrder } from '../testing/question-process.ts';
import { questionWork } from '../testing/question-work.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { readingAs, webWorld } from '../testing/web-world.ts';

const count = 12;
const domains = Array.from({ length: count }, (_none, index) => `beds${index + 1}.test`);
const pages = Object.fromEntries(
  domains.map((domain) => [`${domain}/`, '<title>Site</title><main><p>Our beds are used in 300 hospitals.</p></main>']),
);
const web = await webWorld(pages);
const host = await startModels(() => ({ kind: 'silent' }));
const model = { MODEL_URL: host.url('openai-compatible'), MODEL_NAME: 'made-1', MODEL_INPUT_PRICE: '1', MODEL_OUTPUT_PRICE: '1' };
const server = await testServer({ ...readingAs, model: readModelConfig(model) }, undefined, undefined, { web });
const { owner, services } = server;
const admin = new Client(owner);
await admin.connect();
afterAll(async () => {
  await admin.end();
  await host.close();
});
const { listOf, start } = questionWork(server);

const yes: MadeAnswer = answering({ stated: true, answer: 'yes', quote: 'used in 300 hospitals', page: 'http://x.test/' });
const answer = (asked: AskedModel): MadeAnswer => (asked.instructions.includes('being tested') ? answering({ works: true }) : yes);
const companyIn = ({ data }: AskedModel): string => (JSON.parse(data) as { company: string }).company;

interface Begun {
  readonly ana: TestUser;
  readonly runId: string;
  /** The companies that the model was asked about, in order. */
  readonly asked: () => string[];
}

let users = 0;
async function begin(companies: readonly string[]): Promise<Begun> {
  const ana = await server.user(`Kira${(users += 1)}`, { plan: 'basic' });
  host.answerWith(answer);
  expect((await ana.browser.post(`${ana.home}/models/operator`, { monthCeilingMicros: 10_000_000 })).status).toBe(200);
  const { columnId } = await listOf(ana, companies);
  const { body } = await start(ana, columnId);
  host.requests.length = 0;
  return { ana, runId: body.id, asked: () => host.requests.map(companyIn) };
}

function startProcess({ ana: { workspaceId }, runId }: Begun): ChildProcess {
  const child = fork(new URL('../testing/question-process.ts', import.meta.url), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const order: QuestionOrder = {
    target: serverTarget(owner),
    workspaceId,
    runId,
    token: randomUUID(),
    clockOffsetMs: 0,
    secret: services.config.secret ?? '',
    model,
    pages,
  };
  child.send(order);
  return child;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function until(is: () => boolean | Promise<boolean>, worker: ChildProcess): Promise<void> {
  while (!(await is())) {
    if (hasEnded(worker)) throw new Error('the process has ended before');
    await delay(5);
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = outcomeOf(child);
  child.kill('SIGKILL');
  await ended;
}

/** Waits for the killed process's connections, which the database may keep for a moment. */
async function finish(begun: Begun): Promise<void> {
  for (;;) {
    await expireLeases(owner);
    const outcome = await outcomeOf(startProcess(begun));
    if (outcome === 'finished') return;
    expect(['taken', 'made_room']).toContain(outcome);
  }
}

interface Call {
  readonly status: string;
  readonly subject: string;
  readonly micros: number;
}

const callsOf = ({ runId }: Begun): Promise<Call[]> =>
  admin
    .query<Call>('select status, subject, cost_micros::float8 as micros from app.model_calls where run_id = $1 order by sent_at', [runId])
    .then(({ rows }) => rows);

/** Every company has one answer, and the run counts what each call cost, those without a known end included. @returns the calls */
async function expectAnswered(begun: Begun, companies: readonly string[]): Promise<Call[]> {
  const { ana, runId, asked } = begun;
  const { rows } = await admin.query('select domain, outcome from app.question_answers where run_id = $1 order by domain', [runId]);
  expect(rows).toEqual(companies.toSorted().map((domain) => ({ domain, outcome: 'answered' })));
  const calls = await callsOf(begun);
  // Nothing was sent that isn't written down.
  expect(calls.length).toBeGreaterThanOrEqual(asked().length);
  const { body: run } = await ana.browser.get(`${ana.home}/question-runs/${runId}`);
  expect(run).toMatchObject({ status: 'finished', done: companies.length, failed: 0 });
  expect(run.modelMicros).toBeCloseTo(
    calls.reduce((sum, { micros }) => sum + micros, 0),
    3,
  );
  // Asked again only if it isn't known what was answered.
  for (const domain of companies) {
    const ofDomain = calls.filter(({ subject }) => subject === domain);
    expect([domain, ofDomain.filter(({ status }) => status !== 'lost').length]).toEqual([domain, 1]);
  }
  return calls;
}

test('killed before the model answers: the company is asked about again, and what the lost call may have cost counts', async () => {
  const one = domains.slice(0, 1);
  const begun = await begin(one);
  host.answerWith(() => ({ kind: 'silent' }));
  const child = startProcess(begun);
  await until(() => begun.asked().length === 1, child);
  await kill(child);
  host.answerWith(answer);
  await finish(begun);
  const calls = await expectAnswered(begun, one);
  expect(calls.map(({ status }) => status).toSorted()).toEqual(['lost', 'settled']);
  for (const { micros } of calls) expect(micros).toBeGreaterThan(0);
});

test('killed while an answer that was paid for is being stored: the payment and the answer are stored together or not at all', async () => {
  const one = domains.slice(1, 2);
  const begun = await begin(one);
  const locker = new Client(owner);
  await locker.connect();
  host.answerWith(async (asked) => {
    await locker.query('begin; lock table app.question_answers in exclusive mode');
    return answer(asked);
  });
  const child = startProcess(begun);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'relation'`;
  await until(async () => (await admin.query(waiting)).rows.length > 0, child);
  await kill(child);
  await locker.end();
  host.answerWith(answer);
  await finish(begun);
  await expectAnswered(begun, one);
});

test('killed repeatedly among many companies: each gets its answer, and none that has one is asked about again', async () => {
  const begun = await begin(domains);
  host.answerWith(async (asked) => {
    await delay(2);
    return answer(asked);
  });
  for (let killed = 0; killed < 3; killed += 1) {
    const before = begun.asked().length;
    await expireLeases(owner);
    const child = startProcess(begun);
    const ended = outcomeOf(child);
    while (!hasEnded(child) && begun.asked().length <= before + killed) await delay(2);
    child.kill('SIGKILL');
    await ended;
  }
  const isOver = (await begun.ana.browser.get(`${begun.ana.home}/question-runs/${begun.runId}`)).body.status === 'finished';
  if (!isOver) await finish(begun);
  await expectAnswered(begun, domains);
});
