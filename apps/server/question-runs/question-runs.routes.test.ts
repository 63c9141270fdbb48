/** Questions about the companies on a list, with a scripted model that uses the wire format and scripted websites. */
import { answering, startModels, type AskedModel, type MadeAnswer } from '@leadlight/adapters/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { runSlice } from '../runs/run-slice.ts';
import { makePerson } from '../testing/leads.ts';
import { testServer, type Answer, type TestUser } from '../testing/test-server.ts';
import { modelAt } from '../testing/model-in-tests.ts';
import { hospitals, questionWork } from '../testing/question-work.ts';
import { readingAs, webWorld } from '../testing/web-world.ts';
import { alone } from '../testing/work-on-run.ts';
import { questionKind } from './question-run.ts';
import { askQuestions } from './question-slice.ts';

const pageOf = (...lines: string[]): string => `<title>Site</title><main>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`;
const pages: Record<string, string> = {
  'beds.test/': pageOf('Our beds are used in 300 hospitals.', 'We are 1,200 people.'),
  'bikes.test/': pageOf('We make bikes for children.', 'Every bike is built by hand in Porto.'),
  'prose.test/': pageOf('We love what we do.', 'Write to us.'),
};
const web = await webWorld(pages);
const host = await startModels(() => ({ kind: 'silent' }));
afterAll(() => host.close());
const model = modelAt(host);
const server = await testServer({ ...readingAs, model }, undefined, undefined, { web });
const { services } = server;
const { db } = services;

const replied = (answer: string | number, quote: string) => answering({ stated: true, answer, quote, page: 'http://x.test/' });
const notStated = answering({ stated: false, answer: null, quote: null, page: null });
const companyIn = ({ data }: AskedModel): string => (JSON.parse(data) as { company: string }).company;
const byCompany =
  (answers: Readonly<Record<string, MadeAnswer>>) =>
  (asked: AskedModel): MadeAnswer =>
    asked.instructions.includes('being tested') ? answering({ works: true }) : (answers[companyIn(asked)] ?? notStated);
beforeEach(() => host.answerWith(byCompany({ 'beds.test': replied('yes', 'used in 300 hospitals') })));

let users = 0;
async function newUser(monthCeilingMicros = 10_000_000): Promise<TestUser> {
  const who = await server.user(`Quin${(users += 1)}`, { plan: 'basic' });
  expect((await who.browser.post(`${who.home}/models/operator`, { monthCeilingMicros })).status).toBe(200);
  host.requests.length = 0;
  return who;
}
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code];
const { listOf, start, work, askedBy } = questionWork(server);
const forecast = (who: TestUser, columnId: string, more: object = {}) =>
  who.browser.post(`${who.home}/question-runs/forecast`, { source: { kind: 'column', columnId, ...more } });
const cellsOf = async (who: TestUser, listId: string, ids: Readonly<Record<string, string>>) => {
  const { body } = await who.browser.post(`${who.home}/lists/${listId}/cells`, { ids: Object.values(ids) });
  const domainOf = new Map(Object.entries(ids).map(([domain, id]) => [id, domain]));
  return Object.fromEntries(body.items.map(({ leadId, cells }: any) => [domainOf.get(leadId), cells[0]]));
};

describe('a question column', () => {
  test('asks nothing until it is told to, and says so', async () => {
    const who = await newUser();
    const { listId, ids } = await listOf(who, ['beds.test']);
    expect((await who.browser.get(`${who.home}/lists/${listId}/columns`)).body.items[0]).toMatchObject({
      field: 'question',
      question: { ...hospitals, choices: [] },
      runKind: 'question',
      isAutomatic: false,
    });
    expect(await cellsOf(who, listId, ids)).toMatchObject({ 'beds.test': { state: 'empty', reason: 'Not asked yet.', quote: null } });
    expect([host.requests, web.requests.filter((line) => line.includes('beds.test'))]).toEqual([[], []]);
  });

  test('has two different options or more if it is a choice, is on a list once, and is not automatic', async () => {
    const who = await newUser();
    const { listId, columnId } = await listOf(who, []);
    const add = (question: object) => who.browser.post(`${who.home}/lists/${listId}/questions`, { question });
    for (const choices of [[], ['A'], ['A', 'a']])
      expect(codeOf(await add({ text: 'Which?', kind: 'choice', choices }))).toEqual([422, 'question_choices']);
    expect(codeOf(await add({ text: 'Which?', kind: 'text', choices: ['A', 'B'] }))).toEqual([422, 'question_choices']);
    expect(codeOf(await add(hospitals))).toEqual([409, 'column_exists']);
    expect((await add({ text: 'Which?', kind: 'choice', choices: ['A', 'B'] })).status).toBe(201);
    const patched = await who.browser.patch(`${who.home}/lists/${listId}/columns/${columnId}`, { isAutomatic: true });
    expect(codeOf(patched)).toEqual([422, 'question_not_automatic']);
  });

  test('without a model can be added but not asked: the refusal says who can connect one', async () => {
    const who = await server.user('Modelless', { plan: 'basic' });
    const { columnId } = await listOf(who, ['beds.test']);
    for (const answer of [await forecast(who, columnId), await start(who, columnId)])
      expect(codeOf(answer)).toEqual([409, 'model_missing']);
  });
});

describe('a question run', () => {
  test('is forecast in tokens and money; its cells show the answer with quote, page and age, or why there is none', async () => {
    const who = await newUser();
    const { listId, columnId, ids } = await listOf(who, ['beds.test', 'bikes.test', 'prose.test', 'nowhere.test']);
    host.answerWith(
      byCompany({
        'beds.test': replied('yes', 'Our beds are used in 300 hospitals.'),
        'bikes.test': replied('no', 'We make no products for hospitals.'),
      }),
    );
    expect((await forecast(who, columnId)).body).toMatchObject({
      companies: 4,
      model: 'made-1',
      usualTokens: 4 * 4_120,
      usualMicros: 4 * 4_120,
      monthLeftMicros: 10_000_000 - 150,
    });
    const { outcome, run } = await askedBy(who, columnId);
    expect([outcome, run.status]).toEqual(['finished', 'finished']);
    expect(run).toMatchObject({
      name: 'Do they sell to hospitals? · Fair',
      total: 4,
      done: 4,
      outcomes: { answered: 1, discarded: 1, not_stated: 1, unread: 1 },
      modelMicros: 450,
    });
    const cells = await cellsOf(who, listId, ids);
    expect(cells['beds.test']).toMatchObject({
      state: 'filled',
      text: 'Yes',
      source: 'website',
      locator: 'http://beds.test/',
      quote: 'Our beds are used in 300 hospitals.',
      observedAt: expect.any(String),
      reason: null,
    });
    expect(cells['bikes.test']).toMatchObject({
      state: 'empty',
      text: null,
      quote: null,
      reason: 'The model’s answer was discarded: its quote isn’t on the website word for word.',
    });
    expect(cells['prose.test'].reason).toBe('The website doesn’t say.');
    expect(cells['nowhere.test'].reason).toMatch(/nowhere\.test has no website/);
    const asked = async (domain: string) =>
      (await who.browser.get(`${who.home}/lists/${listId}/columns/${columnId}/cells/${ids[domain]}/lookups`)).body.items;
    expect(await asked('beds.test')).toMatchObject([
      {
        isPending: false,
        steps: [
          { source: 'website', name: 'beds.test', outcome: 'found', micros: 0 },
          { source: 'model', name: 'made-1', outcome: 'found', micros: 150, values: [{ field: 'Answer', value: 'Yes', isAccepted: true }] },
        ],
      },
    ]);
    expect((await asked('bikes.test'))[0].steps[1]).toMatchObject({
      outcome: 'nothing',
      message: expect.stringContaining('was discarded'),
    });
    expect((await asked('nowhere.test'))[0].steps).toMatchObject([
      { source: 'website', outcome: 'failed', message: expect.stringContaining('has no website') },
    ]);
    for (const { data, instructions } of host.requests) {
      expect(Object.keys(JSON.parse(data) as object)).toEqual(['company', 'pages']);
      expect(instructions).toContain('Do they sell to hospitals?');
    }
    const audit = (await who.browser.get(`${who.home}/audit-events`)).body.items[0];
    expect(audit).toMatchObject({ action: 'questions.asked', details: { answered: 1 } });
  });

  test('has its answers in the export of the list, with quote and page, for members who see the list', async () => {
    const who = await newUser();
    const { listId, columnId } = await listOf(who, ['beds.test', 'prose.test']);
    await askedBy(who, columnId);
    const selection = { kind: 'search', filters: { list: { include: [listId] } } };
    const csvOf = async (by: TestUser, more: object = {}): Promise<string[][]> => {
      const { body } = await by.browser.post(`${who.home}/exports`, { kind: 'companies', selection, ...more });
      return (await by.browser.get(body.url)).text
        .trim()
        .split('\r\n')
        .map((line) => line.split(','));
    };
    const [header = [], ...rows] = await csvOf(who);
    expect(header.slice(-3)).toEqual([hospitals.text, `${hospitals.text} (quote)`, `${hospitals.text} (page)`]);
    expect(rows.map((row) => row.slice(-3)).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      ['', '', ''],
      ['Yes', 'used in 300 hospitals', 'http://beds.test/'],
    ]);
    expect((await csvOf(who, { preset: 'hubspot' }))[0]).not.toContain(hospitals.text);
    await who.browser.patch(`${who.home}/lists/${listId}`, { isShared: false });
    const admin = await server.member(who, `Ada${users}`, 'admin');
    const { body: exports } = await admin.browser.get(`${who.home}/exports`);
    const { text } = await admin.browser.get(exports.items.at(-1).url);
    expect(text).not.toContain(hospitals.text);
  });

  test('asks the model once about the same text: unchanged websites cost nothing, also in another list', async () => {
    const who = await newUser();
    const first = await listOf(who, ['beds.test', 'prose.test']);
    await askedBy(who, first.columnId);
    expect(host.requests).toHaveLength(2);
    const again = await askedBy(who, first.columnId, undefined, { rows: 'all' });
    expect(again.run).toMatchObject({ outcomes: { answered: 1, not_stated: 1 }, cached: 2, modelMicros: 0 });
    const { body: list } = await who.browser.post(`${who.home}/lists`, { kind: 'people', name: 'People' });
    const ana = await makePerson(db, who.workspaceId, { name: 'Ana Silva', companyDomain: 'beds.test' }, { source: 'import' });
    await who.browser.post(`${who.home}/leads/changes`, {
      kind: 'people',
      selection: { kind: 'ids', ids: [ana] },
      change: { kind: 'add_to_list', listId: list.id },
    });
    const { body: column } = await who.browser.post(`${who.home}/lists/${list.id}/questions`, { question: hospitals });
    expect((await askedBy(who, column.id)).run).toMatchObject({ cached: 1 });
    expect((await cellsOf(who, list.id, { ana })).ana).toMatchObject({ text: 'Yes', locator: 'http://beds.test/' });
    expect(host.requests).toHaveLength(2);
    // Another question is another request.
    const staff = await who.browser.post(`${who.home}/lists/${list.id}/questions`, {
      question: { text: 'How many people?', kind: 'number' },
    });
    host.answerWith(byCompany({ 'beds.test': replied(1200, 'We are 1,200 people.') }));
    await askedBy(who, staff.body.id);
    expect(host.requests).toHaveLength(3);
  });

  test('never costs more than its ceiling, and pauses there', async () => {
    const who = await newUser();
    const { listId, columnId, ids } = await listOf(who, ['beds.test', 'bikes.test', 'prose.test']);
    host.answerWith((request) => ({ ...byCompany({})(request), input: 3_000 }) as MadeAnswer);
    const { outcome, run } = await askedBy(who, columnId, 6_500);
    expect([outcome, run.status, run.pauseReason]).toEqual(['halted', 'paused', 'ceiling']);
    expect([run.modelMicros, run.done, Object.keys(ids).length]).toEqual([3_030, 1, 3]);
    const reasons = Object.values<any>(await cellsOf(who, listId, ids)).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'The run that asks is paused.')).toHaveLength(2);
    const none = await listOf(who, ['bikes.test'], { text: 'Do they make bikes?', kind: 'yes_no' });
    host.requests.length = 0;
    expect((await askedBy(who, none.columnId, 0)).run).toMatchObject({ status: 'paused', modelMicros: 0 });
    expect(host.requests).toEqual([]);
  });

  test('pauses at the monthly ceiling of the workspace', async () => {
    const who = await newUser(8_000);
    const { columnId } = await listOf(who, ['beds.test', 'bikes.test', 'prose.test']);
    const patched = await who.browser.patch(`${who.home}/models`, { monthCeilingMicros: 200 });
    expect(patched.status).toBe(200);
    expect((await askedBy(who, columnId)).run).toMatchObject({ status: 'paused', pauseReason: 'ceiling', modelMicros: 0 });
  });

  test('fails with what the host wrote if no row can be answered, and continues when it is resumed', async () => {
    const who = await newUser();
    const { columnId } = await listOf(who, ['beds.test']);
    host.answerWith(() => ({ kind: 'status', status: 402, json: { error: { message: 'Top up your account' } } }));
    const { run } = await askedBy(who, columnId);
    expect(run).toMatchObject({
      status: 'failed',
      failure: { code: 'model_unusable', message: 'No credits are left at the host. Message: “Top up your account”. Then resume the run.' },
    });
    host.answerWith(byCompany({ 'beds.test': replied('yes', 'used in 300 hospitals') }));
    expect((await who.browser.post(`${who.home}/runs/${run.id}/resume`)).status).toBe(200);
    expect(await work(who, run.id)).toBe('finished');
  });

  test('that finds its model unusable lets calls under way end: their answers are paid for', async () => {
    const who = await newUser();
    const { listId, columnId, ids } = await listOf(who, ['beds.test', 'bikes.test']);
    const { body: run } = await start(who, columnId);
    const refused = async (): Promise<boolean> => {
      const { items } = (await who.browser.get(`${who.home}/models/calls`)).body;
      return items.some(({ subject, outcome }: any) => subject === 'bikes.test' && outcome !== null);
    };
    const answerAfterRefusal = async (): Promise<MadeAnswer> => {
      await expect.poll(refused).toBe(true);
      return replied('yes', 'used in 300 hospitals');
    };
    const refuse = async (): Promise<MadeAnswer> => {
      await expect.poll(() => host.requests).toHaveLength(2);
      return { kind: 'status', status: 402, json: { error: { message: 'Top up your account' } } };
    };
    host.answerWith((request) => (companyIn(request) === 'beds.test' ? answerAfterRefusal() : refuse()));
    await work(who, run.id);
    const read = async () => (await who.browser.get(`${who.home}/question-runs/${run.id}`)).body;
    expect(await read()).toMatchObject({ status: 'failed', failure: { code: 'model_unusable' }, done: 1, outcomes: { answered: 1 } });
    host.answerWith(byCompany({}));
    await who.browser.post(`${who.home}/runs/${run.id}/resume`);
    expect(await work(who, run.id)).toBe('finished');
    expect(host.requests.map(companyIn).toSorted()).toEqual(['beds.test', 'bikes.test', 'bikes.test']);
    expect(await cellsOf(who, listId, ids)).toMatchObject({ 'beds.test': { text: 'Yes' }, 'bikes.test': { state: 'empty' } });
    const { items } = (await who.browser.get(`${who.home}/models/calls`)).body;
    expect(items.filter(({ purpose }: any) => purpose === 'question').map(({ isCostCertain }: any) => isCostCertain)).not.toContain(false);
  });

  test.each([
    ['declines', { kind: 'declined', text: 'No.' }, /declined/],
    ['answers too long', { kind: 'truncated', text: '{"stated"' }, /longer than allowed/],
    ['does not answer in the form', answering('hello'), /requested form/],
  ] as const)('of a company about which the model %s has no answer, and says why', async (_what, reply, reason) => {
    const who = await newUser();
    const { listId, columnId, ids } = await listOf(who, ['beds.test']);
    host.answerWith((request) => (request.instructions.includes('being tested') ? answering({ works: true }) : reply));
    expect((await askedBy(who, columnId)).run).toMatchObject({ status: 'finished', outcomes: { failed: 1 } });
    expect((await cellsOf(who, listId, ids))['beds.test'].reason).toMatch(reason);
  });

  test('waits for a host that limits requests, and gives a company up after three tries', async () => {
    const who = await newUser();
    const { listId, columnId, ids } = await listOf(who, ['beds.test']);
    host.answerWith(() => ({ kind: 'status', status: 429, headers: { 'retry-after': '3600' } }));
    const { outcome, run } = await askedBy(who, columnId);
    expect([outcome, run.status]).toEqual(['waiting', 'running']);
    for (const hours of [2, 4]) {
      server.moveClock(new Date(Date.now() + hours * 3_600_000));
      await work(who, run.id);
    }
    server.moveClock(null);
    expect((await cellsOf(who, listId, ids))['beds.test'].reason).toMatch(/limits how many requests/);
  });

  test('that is interrupted continues, and pays again only for what had no answer', async () => {
    const who = await newUser();
    const { columnId } = await listOf(who, ['beds.test', 'bikes.test']);
    host.answerWith(async (request) => {
      if (companyIn(request) === 'beds.test') return replied('yes', 'used in 300 hospitals');
      return { kind: 'silent' };
    });
    const { body: run } = await start(who, columnId);
    const stopping = new AbortController();
    const world = { db, now: services.now, signal: stopping.signal };
    const slice = runSlice(world, questionKind, askQuestions(services), { workspaceId: who.workspaceId, runId: run.id }, alone);
    const read = async () => (await who.browser.get(`${who.home}/question-runs/${run.id}`)).body;
    await expect.poll(async () => (await read()).done).toBe(1);
    await expect.poll(() => host.requests).toHaveLength(2);
    stopping.abort();
    expect(await slice).toBe('stopped');
    host.answerWith(byCompany({}));
    expect(await work(who, run.id)).toBe('finished');
    expect(host.requests.map(companyIn).toSorted()).toEqual(['beds.test', 'bikes.test', 'bikes.test']);
    const { outcomes, modelMicros } = await read();
    expect(outcomes).toEqual({ answered: 1, not_stated: 1 });
    // Nobody knows what the interrupted call cost: the most that it can counts.
    const calls = (await who.browser.get(`${who.home}/models/calls`)).body.items.filter(({ purpose }: any) => purpose === 'question');
    expect(calls.map(({ isCostCertain }: any) => isCostCertain).toSorted()).toEqual([false, true, true]);
    expect(modelMicros).toBeGreaterThan(3_000);
  });

  test('is not seen by another workspace', async () => {
    const [who, other] = [await newUser(), await newUser()];
    const { listId, columnId } = await listOf(who, ['beds.test']);
    const { run } = await askedBy(who, columnId);
    for (const answer of [
      await other.browser.get(`${other.home}/question-runs/${run.id}`),
      await forecast(other, columnId),
      await other.browser.post(`${other.home}/lists/${listId}/questions`, { question: hospitals }),
    ])
      expect(codeOf(answer)).toEqual([404, 'not_found']);
  });
});
