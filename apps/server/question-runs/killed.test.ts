/**
 * A worker that is killed while it asks a model: an answer that was recorded is never asked for again, a call whose end is unknown counts at its highest
 * possible cost, and the run ends. Real processes are killed with SIGKILL, on a real PostgreSQL, with a model that answers over HTTP.
 */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { answering, startModels, type AskedModel, type MadeAnswer } from '@leadlight/adapters/testing';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { expireLeases, finishRun, hasEnded, kill, newOrder, outcomeOf, startRunProcess, until } from '../testing/killed-process.ts';
import { modelAt } from '../testing/model-in-tests.ts';
import type { QuestionOrder } from '../testing/question-process.ts';
import { questionWork } from '../testing/question-work.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { readingAs, webWorld } from '../testing/web-world.ts';

const host = await startModels(() => ({ kind: 'silent' }));
afterAll(() => host.close());
const model = modelAt(host);
const server = await testServer({ ...readingAs, model }, undefined, undefined, { web: await webWorld({}) });
const { owner } = server;
const { listOf, start } = questionWork(server);
const admin = new Client(owner);
await admin.connect();
afterAll(() => admin.end());

const quote = 'Our beds are used in 300 hospitals.';
const yes = answering({ stated: true, answer: 'yes', quote, page: 'http://x.test/' });
const companyIn = ({ data }: AskedModel): string => (JSON.parse(data) as { company: string }).company;
const isTest = ({ instructions }: AskedModel): boolean => instructions.includes('being tested');
/** Answers the test of the model, and questions as given. */
const answerWith = (script: (asked: AskedModel) => MadeAnswer | Promise<MadeAnswer>): void =>
  host.answerWith((asked) => (isTest(asked) ? answering({ works: true }) : script(asked)));
beforeEach(() => answerWith(() => yes));

interface Begun {
  readonly ana: TestUser;
  readonly runId: string;
  readonly listId: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, string>>;
  /** The companies that the model was asked about, in order. */
  readonly asked: () => string[];
}

let users = 0;
async function begin(count: number, ceiling?: number): Promise<Begun> {
  const ana = await server.user(`Kim${(users += 1)}`, { plan: 'basic' });
  expect((await ana.browser.post(`${ana.home}/models/operator`, { monthCeilingMicros: 100_000_000 })).status).toBe(200);
  const domains = Array.from({ length: count }, (_none, index) => `beds-${index + 1}.test`);
  const { listId, columnId, ids } = await listOf(ana, domains);
  const { status, body, text } = await start(ana, columnId, ceiling);
  expect(status, text).toBe(202);
  const before = host.requests.length;
  const pages = Object.fromEntries(domains.map((domain) => [`${domain}/`, `<title>Beds</title><main><p>${quote}</p></main>`]));
  return { ana, runId: body.id, listId, ids, pages, asked: () => host.requests.slice(before).map(companyIn) };
}

function startProcess({ ana: { workspaceId }, runId, pages }: Begun): ChildProcess {
  if (!model) throw new Error('the installation of this test has a model');
  const order: QuestionOrder = { ...newOrder(owner), workspaceId, runId, pages, model };
  return startRunProcess(new URL('../testing/question-process.ts', import.meta.url), order);
}

const finish = (begun: Begun): Promise<string | null> => finishRun(owner, () => startProcess(begun));

const callsOf = ({ runId }: Begun): Promise<{ subject: string; status: string; outcome: string | null; micros: number; most: number }[]> =>
  admin
    .query(
      `select subject, status, outcome, cost_micros::float8 as micros, reserved_micros::float8 as most from app.model_calls
       where run_id = $1 order by sent_at, subject`,
      [runId],
    )
    .then(({ rows }) => rows);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const runOf = async ({ ana, runId }: Begun) => (await ana.browser.get(`${ana.home}/question-runs/${runId}`)).body;

/** Every request is in the list of calls once, only calls that were lost are repeated, and the run's cost is the sum of theirs. */
async function expectAskedOnce(begun: Begun, count: number): Promise<void> {
  const calls = await callsOf(begun);
  // A call is recorded before it is sent. One whose process was killed in between is lost, too.
  const settled = calls.filter(({ status }) => status === 'settled').map(({ subject }) => subject);
  expect(settled.toSorted()).toEqual(Object.keys(begun.ids).toSorted());
  expect(calls.filter(({ status }) => status !== 'settled' && status !== 'lost')).toEqual([]);
  expect(calls.filter(({ status, micros, most }) => status === 'lost' && micros !== most)).toEqual([]);
  for (const subject of Object.keys(begun.ids))
    expect(begun.asked().filter((each) => each === subject).length).toBeLessThanOrEqual(
      calls.filter((call) => call.subject === subject).length,
    );
  expect(await runOf(begun)).toMatchObject({
    status: 'finished',
    done: count,
    outcomes: { answered: count },
    modelMicros: sum(calls.map(({ micros }) => micros)),
  });
  const { ana, listId, ids } = begun;
  const { body } = await ana.browser.post(`${ana.home}/lists/${listId}/cells`, { ids: Object.values(ids) });
  for (const { cells } of body.items) expect(cells[0]).toMatchObject({ state: 'filled', text: 'Yes', quote });
}

test('killed before the model answers: the call counts at its highest possible cost, and the question is asked again', async () => {
  const begun = await begin(1);
  answerWith(() => ({ kind: 'silent' }));
  const child = startProcess(begun);
  await until(() => begun.asked().length === 1, child);
  await kill(child);
  answerWith(() => yes);
  expect(await finish(begun)).toBe('finished');
  await expectAskedOnce(begun, 1);
  expect((await callsOf(begun)).map(({ status }) => status)).toEqual(['lost', 'settled']);
});

/** Kills the process that has the model's answer and waits to write into the locked table. */
async function killWaitingFor(begun: Begun, table: string): Promise<void> {
  const locker = new Client(owner);
  await locker.connect();
  answerWith(async () => {
    await locker.query(`begin; lock table ${table} in exclusive mode`);
    return yes;
  });
  const child = startProcess(begun);
  await until(async () => {
    const { rows } = await admin.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'relation'`,
    );
    return rows.length > 0;
  }, child);
  await kill(child);
  await locker.end();
  answerWith(() => yes);
}

test('killed between the answer and its record: its cost is not recorded without the answer', async () => {
  const begun = await begin(1);
  await killWaitingFor(begun, 'app.question_answers');
  expect((await callsOf(begun)).map(({ status }) => status)).toEqual(['sent']);
  expect(await finish(begun)).toBe('finished');
  await expectAskedOnce(begun, 1);
  expect((await callsOf(begun)).map(({ status }) => status)).toEqual(['lost', 'settled']);
});

test('killed between the record of the answer and the row: the next worker uses the answer, and nothing is asked', async () => {
  const begun = await begin(1);
  // The answer can be recorded, and the row can't be settled.
  await killWaitingFor(begun, 'app.question_run_rows');
  expect(await finish(begun)).toBe('finished');
  expect(begun.asked()).toHaveLength(1);
  await expectAskedOnce(begun, 1);
});

test('killed repeatedly among many rows, while another process tries to work on the same run: no recorded answer is asked for again', async () => {
  const count = 24;
  const begun = await begin(count);
  answerWith(async () => {
    await delay(2);
    return yes;
  });
  for (let killed = 0; killed < Number(process.env['KILLS'] ?? 3); killed += 1) {
    const before = begun.asked().length;
    await expireLeases(owner);
    const both = [startProcess(begun), startProcess(begun)];
    const ends = both.map(outcomeOf);
    // Some more were asked about, or the run is over.
    await until(() => both.every(hasEnded) || begun.asked().length > before + killed);
    for (const child of both) child.kill('SIGKILL');
    await Promise.all(ends);
  }
  expect(await finish(begun)).toBe('finished');
  await expectAskedOnce(begun, count);
});

test('the run’s ceiling is not exceeded after kills, because lost calls count in full, and the run pauses there', async () => {
  const single = await begin(1);
  expect(await finish(single)).toBe('finished');
  const most = (await callsOf(single))[0]?.most ?? 0;
  const begun = await begin(6, 2 * most + 1);
  answerWith(() => ({ kind: 'silent' }));
  const child = startProcess(begun);
  await until(() => begun.asked().length === 2, child);
  await kill(child);
  answerWith(() => yes);
  expect(await finish(begun)).toBe('halted');
  expect(begun.asked()).toHaveLength(2);
  expect(sum((await callsOf(begun)).map(({ micros }) => micros))).toBe(2 * most);
  expect(await runOf(begun)).toMatchObject({ status: 'paused', done: 0, modelMicros: 2 * most });
});
