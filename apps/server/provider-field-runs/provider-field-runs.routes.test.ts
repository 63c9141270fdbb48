/** Columns that show a provider's field, over HTTP: what can be chosen, what a run asks and costs, and what cells, exports and the ledger have of it. */
import type { MadeReply } from '@leadlight/adapters/testing';
import { proveLedger } from '@leadlight/db/credits';
import { removeDueProviderFieldValues } from '@leadlight/db/provider-fields';
import { erasePerson, findTraces, mergeAttachedData, undoMergeOfAttachedData, writeLeads } from '@leadlight/db/leads';
import { connect as connectAs, inWorkspace } from '@leadlight/db/platform';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { fillAutomaticColumns } from '../list-columns/automatic-columns.commands.ts';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { providerServer } from '../testing/provider-world.ts';
import type { Answer, TestUser } from '../testing/test-server.ts';
import { workOnRun } from '../testing/work-on-run.ts';
import { providerFieldRuns } from './provider-field-run.ts';

const { server, services, providers, newUser, connect, start, work: workOnProfiles } = await providerServer({});
const { db } = services;
const owner = connectAs(server.owner);
afterAll(() => owner.end());

const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code ?? body.code];
const post = async ({ browser, home }: TestUser, path: string, body: object, expected = 201) => {
  const answer = await browser.post(`${home}${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
  return answer.body;
};
const newList = async (who: TestUser, kind: 'people' | 'companies', ids: readonly string[]): Promise<string> => {
  const { id } = await post(who, '/lists', { kind, name: 'Fair' });
  await who.browser.post(`${who.home}/leads/changes`, {
    kind,
    selection: { kind: 'ids', ids },
    change: { kind: 'add_to_list', listId: id },
  });
  return id;
};
const cellsOf = async (who: TestUser, listId: string, ids: readonly string[]): Promise<any[]> => {
  const { items } = await post(who, `/lists/${listId}/cells`, { ids }, 200);
  const byLead = new Map(items.map(({ leadId, cells }: { leadId: string; cells: unknown[] }) => [leadId, cells[0]]));
  return ids.map((id) => byLead.get(id));
};
const own = (who: TestUser, values: Record<string, string>) => makePerson(db, who.workspaceId, values, { source: 'import' });
const ceilings = { ceiling: 100, providerCeilingMicros: 10_000_000 };
const begin = (who: TestUser, columnId: string, more: object = {}) =>
  post(who, '/provider-field-runs', { source: { kind: 'column', columnId }, ...ceilings, ...more }, 202);
const work = ({ workspaceId }: TestUser, runId: string, signal?: AbortSignal) =>
  workOnRun(services, providerFieldRuns, { workspaceId, runId }, signal);
const runOf = async ({ browser, home }: TestUser, id: string) => (await browser.get(`${home}/provider-field-runs/${id}`)).body;
const ledgerOf = (who: TestUser) => inWorkspace(db, who.workspaceId, (tx) => proveLedger(tx));
const callsOf = async (who: TestUser) =>
  inWorkspace(
    db,
    who.workspaceId,
    async (tx) => (await tx.query('select fields, accepted, cost_micros::float8 as micros from provider_calls order by id')).rows,
  );

/** As Hunter answers about a person. */
const hunterPerson = (name: string, employment: object = {}): MadeReply => ({
  json: { data: { name: { fullName: name }, employment: { name: 'Acme', domain: 'acme.test', seniority: 'senior', ...employment } } },
});
const emailOf = ({ query }: { query: URLSearchParams }): string => query.get('email') ?? '';
/** Ana and Ben work at Acme and are found by their addresses. */
const answerAll = (seniority: (email: string) => string | null | object = () => 'senior') =>
  providers.answerWith((request) => {
    const email = emailOf(request);
    return hunterPerson(email.startsWith('ana') ? 'Ana Silva' : 'Ben Klein', { seniority: seniority(email) });
  });

async function filledList(who: TestUser) {
  const connectionId = await connect(who, 'hunter', { creditPriceMicros: 10_000 });
  const ana = await own(who, { name: 'Ana Silva', companyName: 'Acme', companyDomain: 'acme.test', email: 'ana@acme.test' });
  const ben = await own(who, { name: 'Ben Klein', companyName: 'Acme', companyDomain: 'acme.test', email: 'ben@acme.test' });
  const listId = await newList(who, 'people', [ana, ben]);
  const seniority = { connectionId, about: 'person', pointer: '/employment/seniority' };
  const column = await post(who, `/lists/${listId}/provider-columns`, seniority);
  return { connectionId, ana, ben, listId, column, seniority };
}

describe('what can be chosen', () => {
  test('are the declared fields of connected providers, with type and cost', async () => {
    const who = await newUser();
    expect((await who.browser.get(`${who.home}/provider-fields`)).body.items).toEqual([]);
    const connectionId = await connect(who, 'hunter', { creditPriceMicros: 10_000 });
    const [hunter] = (await who.browser.get(`${who.home}/provider-fields`)).body.items;
    expect(hunter).toMatchObject({
      connectionId,
      provider: 'hunter',
      name: 'Hunter',
      person: { usualMicros: 10_000, mostMicros: 20_000, charges: 'per_match' },
      company: { usualMicros: 10_000, mostMicros: 10_000 },
    });
    expect(hunter.fields).toContainEqual({ about: 'person', pointer: '/employment/seniority', label: 'Seniority', type: 'text' });
    expect(hunter.fields).toContainEqual({
      about: 'company',
      pointer: '/metrics/marketCap',
      label: 'Market capitalization',
      type: 'number',
    });
  });

  test('is refused if the provider does not declare it, if leads of the list don’t have it, and twice', async () => {
    const who = await newUser();
    const { listId, seniority, column } = await filledList(who);
    expect(column).toMatchObject({
      field: 'provider',
      runKind: 'provider-field',
      providerField: { ...seniority, label: 'Seniority', type: 'text', provider: 'Hunter' },
    });
    const add = (body: object, list = listId) => who.browser.post(`${who.home}/lists/${list}/provider-columns`, body);
    expect(codeOf(await add(seniority))).toEqual([409, 'column_exists']);
    expect(codeOf(await add({ ...seniority, pointer: '/employment/salary' }))).toEqual([422, 'provider_field_unknown']);
    expect(codeOf(await add({ ...seniority, about: 'company' }))).toEqual([422, 'provider_field_unknown']);
    expect(codeOf(await add({ ...seniority, connectionId: listId }))).toEqual([422, 'provider_field_unknown']);
    const companies = await newList(who, 'companies', []);
    expect(codeOf(await add(seniority, companies))).toEqual([422, 'provider_field_unknown']);
    // Another field of the same provider is another column.
    expect((await add({ ...seniority, pointer: '/employment/role' })).status).toBe(201);
  });

  test('is nothing of another workspace', async () => {
    const who = await newUser();
    const other = await newUser();
    const { listId, seniority, column } = await filledList(who);
    const list = await newList(other, 'people', []);
    expect(codeOf(await other.browser.post(`${other.home}/lists/${list}/provider-columns`, seniority))).toEqual([
      422,
      'provider_field_unknown',
    ]);
    expect(codeOf(await other.browser.post(`${other.home}/lists/${listId}/provider-columns`, seniority))).toEqual([404, 'not_found']);
    const source = { kind: 'column', columnId: column.id };
    expect(codeOf(await other.browser.post(`${other.home}/provider-field-runs`, { source, ...ceilings }))).toEqual([404, 'not_found']);
  });
});

describe('a run', () => {
  test('is forecast, asks about each person once, and costs a credit for each value', async () => {
    const who = await newUser();
    const { ana, ben, listId, column } = await filledList(who);
    expect(await cellsOf(who, listId, [ana])).toMatchObject([{ state: 'empty', reason: 'Not asked yet.', lookedForAt: null }]);
    const source = { kind: 'column', columnId: column.id };
    expect(await post(who, '/provider-field-runs/forecast', { source }, 200)).toMatchObject({
      about: 'person',
      asked: 2,
      skipped: {},
      mostCost: 2,
      name: 'Hunter',
      usualMicros: 20_000,
      mostMicros: 40_000,
      leftMicros: null,
    });
    answerAll((email) => (email.startsWith('ana') ? 'executive' : null));
    const run = await begin(who, column.id);
    expect(run).toMatchObject({ total: 2, ceiling: 100, status: 'queued', providerField: { label: 'Seniority' } });
    expect(await cellsOf(who, listId, [ana])).toMatchObject([{ state: 'pending' }]);
    expect(await work(who, run.id)).toBe('finished');
    expect(await runOf(who, run.id)).toMatchObject({
      status: 'finished',
      creditsSpent: 1,
      providerMicros: 20_000,
      outcomes: { found: 1, no_value: 1 },
      cached: 0,
    });
    expect(await cellsOf(who, listId, [ana, ben])).toMatchObject([
      { state: 'filled', text: 'executive', source: 'provider', locator: 'Hunter', reason: null, observedAt: expect.any(String) },
      { state: 'empty', text: null, reason: 'Hunter has this person, but no value for this field.', lookedForAt: expect.any(String) },
    ]);
    expect(await callsOf(who)).toEqual([
      { fields: ['extra:/employment/seniority'], accepted: { 'extra:/employment/seniority': 'accepted' }, micros: 10_000 },
      { fields: ['extra:/employment/seniority'], accepted: { 'extra:/employment/seniority': 'value_empty' }, micros: 10_000 },
    ]);
    expect(await ledgerOf(who)).toMatchObject({ isSound: true });
    // Both were asked about in the last 30 days.
    expect(codeOf(await who.browser.post(`${who.home}/provider-field-runs`, { source, ...ceilings }))).toEqual([409, 'column_complete']);
  });

  test('uses a stored answer for another field, and asks again for nothing that did not change', async () => {
    const who = await newUser();
    const { ana, ben, listId, column, seniority } = await filledList(who);
    answerAll();
    await work(who, (await begin(who, column.id)).id);
    const before = providers.requests.length;
    const role = await post(who, `/lists/${listId}/provider-columns`, { ...seniority, pointer: '/employment/role' });
    const run = await begin(who, role.id);
    await work(who, run.id);
    expect(providers.requests.length).toBe(before);
    expect(await runOf(who, run.id)).toMatchObject({ cached: 2, providerMicros: 0, creditsSpent: 0, outcomes: { no_value: 2 } });
    const again = await begin(who, column.id, { source: { kind: 'column', columnId: column.id, rows: 'all' } });
    await work(who, again.id);
    expect(providers.requests.length).toBe(before);
    expect(await runOf(who, again.id)).toMatchObject({ cached: 2, creditsSpent: 0, outcomes: { found: 2 } });
    expect(await cellsOf(who, listId, [ana, ben])).toMatchObject([{ state: 'filled' }, { state: 'filled' }]);
  });

  test('accepts no value of somebody else, and none of another type', async () => {
    const who = await newUser();
    const { ana, ben, listId, column } = await filledList(who);
    providers.answerWith((request) =>
      emailOf(request).startsWith('ana') ? hunterPerson('Zoe Quist') : hunterPerson('Ben Klein', { seniority: { level: 3 } }),
    );
    const run = await begin(who, column.id);
    await work(who, run.id);
    expect(await cellsOf(who, listId, [ana, ben])).toMatchObject([
      { state: 'empty', text: null, reason: 'The provider answered with a person of another name.' },
      { state: 'empty', text: null, reason: 'This column expects a text. Hunter answered with something else.' },
    ]);
    expect(await runOf(who, run.id)).toMatchObject({ creditsSpent: 0, outcomes: { other_subject: 1, other_type: 1 } });
  });

  test('asks about nobody on the suppression list, and sends nothing about them', async () => {
    const who = await newUser();
    const { ana, ben, listId, column } = await filledList(who);
    answerAll();
    const run = await begin(who, column.id);
    await post(who, '/suppressions', { text: 'ana@acme.test' }, 200);
    const before = providers.requests.length;
    await work(who, run.id);
    expect(providers.requests.slice(before).map(emailOf)).toEqual(['ben@acme.test']);
    expect(await runOf(who, run.id)).toMatchObject({ outcomes: { found: 1, not_asked: 1 } });
    expect((await cellsOf(who, listId, [ana, ben]))[1]).toMatchObject({ state: 'filled' });
  });

  test.for<[what: string, more: object, connection: object, found: number]>([
    ['credits', { ceiling: 1 }, {}, 1],
    ['the provider’s money', { providerCeilingMicros: 20_000 }, {}, 1],
    ['the month at the provider', {}, { monthCeilingMicros: 25_000 }, 1],
  ])('exceeds no ceiling in %s', async ([, more, settings, found]) => {
    const who = await newUser();
    const { connectionId, ana, ben, listId, column } = await filledList(who);
    if (Object.keys(settings).length > 0) await who.browser.patch(`${who.home}/providers/${connectionId}`, settings);
    answerAll();
    const run = await begin(who, column.id, more);
    await work(who, run.id);
    const { outcomes, creditsSpent, providerMicros } = await runOf(who, run.id);
    expect(outcomes.found).toBe(found);
    expect(creditsSpent).toBe(found);
    expect(providerMicros).toBeLessThanOrEqual(20_000);
    const states = (await cellsOf(who, listId, [ana, ben])).map(({ state, reason }) => [state, reason]);
    // Whoever was not asked is missing for the next run.
    expect(states).toContainEqual(['filled', null]);
    expect(states.filter(([state]) => state !== 'filled')).toHaveLength(1);
    expect(await ledgerOf(who)).toMatchObject({ isSound: true });
  });

  test('that was killed between the provider’s answer and our record asks and charges nothing twice', async () => {
    const who = await newUser();
    const { ana, ben, listId, column } = await filledList(who);
    const killed = new AbortController();
    let asked = 0;
    providers.answerWith(() => {
      asked += 1;
      if (asked === 2) killed.abort(new Error('killed'));
      return asked === 2 ? 'silent' : hunterPerson('Ana Silva');
    });
    const run = await begin(who, column.id);
    await work(who, run.id, killed.signal).catch(() => undefined);
    answerAll();
    expect(await work(who, run.id)).toBe('finished');
    const calls = await callsOf(who);
    expect(calls).toHaveLength(2);
    expect(asked).toBe(2);
    const { outcomes, providerMicros } = await runOf(who, run.id);
    // The lost call counts as the most that it may have cost.
    expect(outcomes).toMatchObject({ unavailable: expect.any(Number) });
    expect(providerMicros).toBeLessThanOrEqual(40_000);
    expect((await cellsOf(who, listId, [ana, ben])).map(({ reason }) => reason).join()).toContain('might charge twice');
    expect(await ledgerOf(who)).toMatchObject({ isSound: true });
  });

  test('by two workers asks about each person once', async () => {
    const who = await newUser();
    const { column } = await filledList(who);
    const asked: string[] = [];
    providers.answerWith((request) => {
      asked.push(emailOf(request));
      return hunterPerson(emailOf(request).startsWith('ana') ? 'Ana Silva' : 'Ben Klein');
    });
    const run = await begin(who, column.id);
    await Promise.all([work(who, run.id), work(who, run.id)]);
    expect(asked.toSorted()).toEqual(['ana@acme.test', 'ben@acme.test']);
    expect(await runOf(who, run.id)).toMatchObject({ status: 'finished', creditsSpent: 2 });
    expect(await ledgerOf(who)).toMatchObject({ isSound: true });
  });

  test('stops at a wrong key and continues where it was, with a new one', async () => {
    const who = await newUser();
    const { connectionId, ana, listId, column } = await filledList(who);
    providers.answerWith(() => ({ status: 401, json: { errors: [{ details: 'No user found for the API key supplied' }] } }));
    const run = await begin(who, column.id);
    await work(who, run.id);
    const failed = await runOf(who, run.id);
    expect(failed).toMatchObject({ status: 'failed', done: 0, failure: { code: 'provider_unusable' } });
    expect(failed.failure.message).toMatch(/^Hunter: The key was refused.*Then resume the run\.$/);
    providers.answerWith(() => ({ json: { data: {} } }));
    expect((await who.browser.patch(`${who.home}/providers/${connectionId}`, { key: 'key-9876543210' })).status).toBeLessThan(300);
    answerAll();
    await who.browser.post(`${who.home}/runs/${run.id}/resume`, {});
    expect(await work(who, run.id)).toBe('finished');
    expect(await cellsOf(who, listId, [ana])).toMatchObject([{ state: 'filled' }]);
  });

  test('waits for a provider that limits requests, and continues', async () => {
    const who = await newUser();
    const { column } = await filledList(who);
    let asked = 0;
    providers.answerWith((request) => {
      asked += 1;
      if (asked === 1) return { status: 429, headers: { 'retry-after': '600' }, json: {} };
      return hunterPerson(emailOf(request).startsWith('ana') ? 'Ana Silva' : 'Ben Klein');
    });
    const run = await begin(who, column.id);
    expect(await work(who, run.id)).toBe('waiting');
    onTestFinished(() => server.moveClock(null));
    // After a limit, one row asks first; another may wait for its result.
    let outcome: string = 'waiting';
    for (let waits = 1; outcome === 'waiting' && waits <= 3; waits += 1) {
      server.moveClock(new Date(Date.now() + waits * 11 * 60_000));
      outcome = await work(who, run.id);
    }
    expect(outcome).toBe('finished');
    expect(await runOf(who, run.id)).toMatchObject({ outcomes: { found: 2 } });
  });

  test('is refused without a price, and when the provider was disconnected', async () => {
    const who = await newUser();
    const { connectionId, column, ana, listId } = await filledList(who);
    answerAll();
    await work(who, (await begin(who, column.id)).id);
    const source = { kind: 'column', columnId: column.id, rows: 'all' };
    const again = () => who.browser.post(`${who.home}/provider-field-runs`, { source, ...ceilings });
    await who.browser.patch(`${who.home}/providers/${connectionId}`, { creditPriceMicros: null });
    expect(codeOf(await again())).toEqual([409, 'provider_price_unknown']);
    await who.browser.delete(`${who.home}/providers/${connectionId}`);
    expect(codeOf(await again())).toEqual([409, 'provider_gone']);
    // What was paid for is still shown.
    expect(await cellsOf(who, listId, [ana])).toMatchObject([{ state: 'filled', text: 'senior', locator: 'Hunter' }]);
  });
});

describe('a company’s field', () => {
  test('is asked once for all people of the employer, and shown with each', async () => {
    const who = await newUser();
    const { connectionId, ana, ben, listId, column } = await filledList(who);
    await who.browser.delete(`${who.home}/lists/${listId}/columns/${column.id}`);
    const cap = await post(who, `/lists/${listId}/provider-columns`, { connectionId, about: 'company', pointer: '/metrics/marketCap' });
    const before = providers.requests.length;
    providers.answerWith(() => ({ json: { data: { name: 'Acme', domain: 'acme.test', metrics: { marketCap: 1_200 } } } }));
    const run = await begin(who, cap.id);
    expect(run).toMatchObject({ total: 1 });
    await work(who, run.id);
    expect(providers.requests.slice(before).map(({ path }) => path)).toEqual(['/v2/companies/find']);
    expect(await cellsOf(who, listId, [ana, ben])).toMatchObject([
      { state: 'filled', text: '1200' },
      { state: 'filled', text: '1200' },
    ]);
    expect(await runOf(who, run.id)).toMatchObject({ creditsSpent: 1, providerMicros: 10_000 });
    const sorted = await post(who, '/people/search', { filters: { list: { include: [listId] } }, sort: { column: cap.id } }, 200);
    expect(sorted.total).toBe(2);
  });

  test('of another company than the one that was asked about does not count', async () => {
    const who = await newUser();
    const connectionId = await connect(who, 'hunter', { creditPriceMicros: 10_000 });
    const acme = await makeCompany(db, who.workspaceId, { name: 'Acme', domain: 'acme.test' });
    const listId = await newList(who, 'companies', [acme]);
    const column = await post(who, `/lists/${listId}/provider-columns`, { connectionId, about: 'company', pointer: '/legalName' });
    providers.answerWith(() => ({ json: { data: { name: 'Globex', domain: 'globex.test', legalName: 'Globex AG' } } }));
    await work(who, (await begin(who, column.id)).id);
    expect(await cellsOf(who, listId, [acme])).toMatchObject([{ state: 'empty', reason: 'Hunter answered with another company.' }]);
  });
});

describe('an own endpoint', () => {
  const endpoint = {
    name: 'Scores',
    about: 'person',
    method: 'GET',
    urlTemplate: 'https://own.test/score?email={email}',
    headers: { authorization: 'Bearer {key}' },
    bodyTemplate: null,
    mapping: { name: '/name' },
    priceMicros: 500,
  };

  test('is asked for a place in its answer that a member names, with type', async () => {
    const who = await newUser();
    providers.answerWith(() => ({ json: { name: 'Ana Silva', data: { score: 87, tags: ['hot', 'new'] } } }));
    const { id: connectionId } = await post(
      who,
      '/providers/own',
      { endpoint, key: 'key-0123456789', sample: { email: 'ana@acme.test' } },
      200,
    );
    const ana = await own(who, { name: 'Ana Silva', email: 'ana@acme.test' });
    const listId = await newList(who, 'people', [ana]);
    const add = (body: object) =>
      who.browser.post(`${who.home}/lists/${listId}/provider-columns`, { connectionId, about: 'person', ...body });
    expect(codeOf(await add({ pointer: '/data/score' }))).toEqual([422, 'provider_field_incomplete']);
    expect(codeOf(await add({ pointer: 'data.score', label: 'Score', type: 'number' }))).toEqual([422, 'provider_field_incomplete']);
    expect(codeOf(await add({ about: 'company', pointer: '/data/score', label: 'Score', type: 'number' }))).toEqual([
      422,
      'provider_field_unknown',
    ]);
    const { body: column } = await add({ pointer: '/data/score', label: 'Score', type: 'number' });
    const run = await begin(who, column.id);
    await work(who, run.id);
    expect(await cellsOf(who, listId, [ana])).toMatchObject([{ state: 'filled', text: '87', locator: 'Scores' }]);
    // Its stored answer has only what was asked for, so that another field asks again.
    const before = providers.requests.length;
    const { body: tags } = await add({ pointer: '/data/tags', label: 'Tags', type: 'list' });
    await work(who, (await begin(who, tags.id)).id);
    expect(providers.requests.length).toBe(before + 1);
    const { items } = await post(who, `/lists/${listId}/cells`, { ids: [ana] }, 200);
    expect(items[0].cells.map(({ text }: { text: string }) => text)).toEqual(['87', 'hot; new']);
  });
});

describe('what is known', () => {
  test('is a column of the export, with its date', async () => {
    const who = await newUser();
    const { listId, column } = await filledList(who);
    answerAll((email) => (email.startsWith('ana') ? 'executive' : null));
    await work(who, (await begin(who, column.id)).id);
    const selection = { kind: 'search', filters: { list: { include: [listId] } } };
    const { url } = await post(who, '/exports', { kind: 'people', selection }, 201);
    const { text } = await who.browser.get(url);
    const [header = '', ...lines] = text.split('\r\n');
    const at = header.split(',').indexOf('Seniority (Hunter)');
    expect(header.split(',').slice(at)).toEqual(['Seniority (Hunter)', '"Seniority (Hunter, as of)"'.split(',')[0], ' as of)"']);
    const values = lines.filter(Boolean).map((line: string) => line.split(',').slice(at));
    expect(values).toHaveLength(2);
    expect(values).toContainEqual(['', '']);
    expect(values).toContainEqual(['executive', expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
  });

  test('shows what was asked each time, what came back and what it cost', async () => {
    const who = await newUser();
    const { listId, ana, ben, column, seniority } = await filledList(who);
    const asked = async (id: string, columnId = column.id) =>
      (await who.browser.get(`${who.home}/lists/${listId}/columns/${columnId}/cells/${id}/lookups`)).body.items;
    expect(await asked(ana)).toEqual([]);
    answerAll((email) => (email.startsWith('ana') ? 'executive' : null));
    await work(who, (await begin(who, column.id)).id);
    const call = { source: 'provider', name: 'Hunter', micros: 10_000 };
    const value = { field: 'Seniority', value: 'executive', isAccepted: true, reason: null };
    expect(await asked(ana)).toMatchObject([
      { isPending: false, cost: 1, at: expect.any(String), steps: [{ ...call, outcome: 'found', values: [value] }] },
    ]);
    const none = 'Hunter has this person, but no value for this field.';
    expect(await asked(ben)).toMatchObject([{ cost: 0, steps: [{ ...call, outcome: 'nothing', message: none, values: [] }] }]);
    const again = await begin(who, column.id, { source: { kind: 'column', columnId: column.id, ids: [ana] } });
    await work(who, again.id);
    expect(await asked(ana)).toMatchObject([
      { cost: 0, steps: [{ name: 'Hunter', outcome: 'found', message: expect.stringContaining('reused'), micros: 0 }] },
      { cost: 1, steps: [{ ...call, outcome: 'found', values: [] }] },
    ]);
    // Another field of the same answer.
    const role = await post(who, `/lists/${listId}/provider-columns`, { ...seniority, pointer: '/employment/role' });
    expect(await asked(ana, role.id)).toEqual([]);
    expect((await who.browser.get(`${who.home}/lists/${listId}/columns/${listId}/cells/${ana}/lookups`)).status).toBe(404);
  });

  test('is named in the results and the calls of its provider, along with the person or company', async () => {
    const who = await newUser();
    const { ana, column, listId, connectionId } = await filledList(who);
    answerAll((email) => (email.startsWith('ana') ? 'executive' : { level: 3 }));
    await work(who, (await begin(who, column.id)).id);
    const site = { connectionId, about: 'company', pointer: '/metrics/marketCap' };
    const cap = await post(who, `/lists/${listId}/provider-columns`, site);
    providers.answerWith(() => ({ json: { data: { name: 'Acme', domain: 'acme.test', metrics: { marketCap: 5 } } } }));
    await work(who, (await begin(who, cap.id)).id);
    const { providers: figures } = (await who.browser.get(`${who.home}/providers/figures`)).body;
    const named = { field: 'extra:/employment/seniority', label: 'Seniority' };
    expect(figures[0].fields).toMatchObject([
      { ...named, asked: 2, accepted: 1, refused: 1 },
      { field: 'extra:/metrics/marketCap', label: 'Market capitalization', asked: 1, accepted: 1 },
    ]);
    expect(figures[0].refusals).toEqual([{ reason: 'other_type', message: 'The value isn’t of the documented type.', count: 1 }]);
    const { items } = (await who.browser.get(`${who.home}/providers/calls`)).body;
    expect(items[0]).toMatchObject({ person: null, given: 'acme.test', fields: [{ label: 'Market capitalization', result: 'accepted' }] });
    const people = items.slice(1);
    expect(people.map(({ person }: any) => person?.name).toSorted()).toEqual(['Ana Silva', 'Ben Klein']);
    expect(people.find(({ person }: any) => person?.id === ana)).toMatchObject({ fields: [{ ...named, result: 'accepted' }] });
  });

  test('can be filtered and sorted like a field', async () => {
    const who = await newUser();
    const { listId, ana, ben, column } = await filledList(who);
    answerAll((email) => (email.startsWith('ana') ? 'executive' : 'junior'));
    await work(who, (await begin(who, column.id)).id);
    const search = async (query: object) => (await post(who, '/people/search', query, 200)).items.map(({ id }: { id: string }) => id);
    const filters = { list: { include: [listId] } };
    expect(await search({ filters, sort: { column: column.id, direction: 'ascending' } })).toEqual([ana, ben]);
    expect(await search({ filters, sort: { column: column.id, direction: 'descending' } })).toEqual([ben, ana]);
    expect(await search({ filters: { ...filters, column: { id: column.id, states: ['empty'] } } })).toEqual([]);
  });

  test('is gone with an erased person, also where a company’s value mentions them', async () => {
    const who = await newUser();
    const { ana, ben, listId, column, connectionId } = await filledList(who);
    answerAll((email) => `Assistant: ${email}`);
    await work(who, (await begin(who, column.id)).id);
    const site = { connectionId, about: 'company', pointer: '/site/emailAddresses/*' };
    const emails = await post(who, `/lists/${listId}/provider-columns`, site);
    providers.answerWith(() => ({
      json: { data: { name: 'Acme', domain: 'acme.test', site: { emailAddresses: ['ana@acme.test', 'info@acme.test'] } } },
    }));
    await work(who, (await begin(who, emails.id)).id);
    const known = () =>
      inWorkspace(db, who.workspaceId, async (tx) => (await tx.query('select domain from provider_field_values')).rowCount);
    expect(await known()).toBe(3);
    const key = { kind: 'address', value: 'ana@acme.test' } as const;
    const { counts } = await inWorkspace(owner, who.workspaceId, (tx) => erasePerson(tx, [key], [], new Date()));
    expect(counts).toMatchObject({ provider_field_values: 2, provider_field_run_rows: 1, provider_answers: expect.any(Number) });
    expect(await inWorkspace(owner, who.workspaceId, (tx) => findTraces(tx, [key]))).toEqual({});
    expect((await cellsOf(who, listId, [ana, ben]))[1]).toMatchObject({ text: 'Assistant: ben@acme.test' });
  });

  test('stays with the person who is kept when two are merged, and returns when the merge is undone', async () => {
    const who = await newUser();
    const { ana, ben, listId, column } = await filledList(who);
    answerAll();
    await work(who, (await begin(who, column.id)).id);
    const kept = await own(who, { name: 'Ana Silva', companyName: 'Acme', companyDomain: 'acme.test' });
    await who.browser.post(`${who.home}/leads/changes`, {
      kind: 'people',
      selection: { kind: 'ids', ids: [kept] },
      change: { kind: 'add_to_list', listId },
    });
    const valueOf = (id: string) =>
      inWorkspace(db, who.workspaceId, async (tx) => {
        const { rows } = await tx.query('select value from provider_field_values where person_id = $1', [id]);
        return rows[0]?.value ?? null;
      });
    const pair = { keepId: Number(kept), goneId: Number(ana) };
    const moved = await inWorkspace(db, who.workspaceId, (tx) =>
      writeLeads(tx, new Date(), (writer) => mergeAttachedData(writer, 'people', pair)),
    );
    expect([await valueOf(kept), await valueOf(ana), await valueOf(ben)]).toEqual(['senior', null, 'senior']);
    await inWorkspace(db, who.workspaceId, (tx) =>
      writeLeads(tx, new Date(), (writer) => undoMergeOfAttachedData(writer, 'people', pair, moved)),
    );
    expect([await valueOf(kept), await valueOf(ana)]).toEqual([null, 'senior']);
  });

  test('is removed when it may no longer stay, also if the setting is changed later', async () => {
    const who = await newUser();
    const { connectionId, ana, listId, column } = await filledList(who);
    answerAll();
    await work(who, (await begin(who, column.id)).id);
    const remove = (at: Date) => inWorkspace(db, who.workspaceId, (tx) => removeDueProviderFieldValues(tx, 'Removed.', at));
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await remove(inDays(3_000))).toBe(0);
    await who.browser.patch(`${who.home}/providers/${connectionId}`, { mayStay: true, stayDays: 10 });
    expect(await remove(inDays(9))).toBe(0);
    expect(await remove(inDays(11))).toBe(2);
    expect(await cellsOf(who, listId, [ana])).toMatchObject([{ state: 'empty', text: null, reason: 'Removed.' }]);
  });

  test('of a profile run’s answer is not asked for again', async () => {
    const who = await newUser();
    const { ana, listId, column } = await filledList(who);
    answerAll();
    await work(who, (await begin(who, column.id)).id);
    const before = providers.requests.length;
    // The answer of the column has no job title for this run to use, and the other way round the address is asked for by another call.
    const run = await start(who, { kind: 'people', selection: { kind: 'ids', ids: [ana] } }, { wants: ['job'], ...ceilings });
    await workOnProfiles(who, run.id);
    expect(providers.requests.length).toBeLessThanOrEqual(before + 1);
    expect(await cellsOf(who, listId, [ana])).toMatchObject([{ state: 'filled' }]);
  });
});

describe('an automatic column', () => {
  test('asks about leads that are added, up to its ceilings for the month, and waits when its provider can’t be asked', async () => {
    const who = await newUser();
    const { connectionId, listId, column } = await filledList(who);
    const settings = { isAutomatic: true, monthCeiling: 10, monthProviderCeilingMicros: 45_000 };
    await who.browser.patch(`${who.home}/lists/${listId}/columns/${column.id}`, settings);
    const added = await Promise.all(
      ['Cem Demir', 'Dan Ode', 'Eve Ode'].map((name) =>
        own(who, { name, companyDomain: 'acme.test', email: `${name.slice(0, 3).toLowerCase()}@acme.test` }),
      ),
    );
    const change = { kind: 'add_to_list', listId };
    await who.browser.post(`${who.home}/leads/changes`, { kind: 'people', selection: { kind: 'ids', ids: added }, change });
    await fillAutomaticColumns(services);
    const columnNow = async () => (await who.browser.get(`${who.home}/lists/${listId}/columns`)).body.items[0];
    const first = await columnNow();
    // The most that a call may cost is two credits of the provider: the ceiling is enough for two calls.
    expect(first).toMatchObject({ waitsFor: 'ceiling', activeRunId: expect.any(String) });
    expect(await runOf(who, first.activeRunId)).toMatchObject({ total: 2, providerCeilingMicros: 45_000, ceiling: 2 });
    providers.answerWith(() => ({ status: 404, json: { errors: [] } }));
    await work(who, first.activeRunId);
    expect(await columnNow()).toMatchObject({ activeRunId: null, spentThisMonth: 0, providerMicrosThisMonth: 0 });
    await fillAutomaticColumns(services);
    const second = await columnNow();
    expect(await runOf(who, second.activeRunId)).toMatchObject({ total: 1 });
    await work(who, second.activeRunId);
    await who.browser.delete(`${who.home}/providers/${connectionId}`);
    const fay = await own(who, { name: 'Fay Ode', companyDomain: 'acme.test', email: 'fay@acme.test' });
    await who.browser.post(`${who.home}/leads/changes`, { kind: 'people', selection: { kind: 'ids', ids: [fay] }, change });
    await fillAutomaticColumns(services);
    expect(await columnNow()).toMatchObject({ waitsFor: 'provider', activeRunId: null });
  });
});

test('adding a column takes effect once for an Idempotency-Key, and refuses the key for another column', async () => {
  const who = await newUser();
  const { listId, seniority } = await filledList(who);
  const add = (body: object) =>
    who.browser.send('POST', `${who.home}/lists/${listId}/provider-columns`, body, { 'idempotency-key': 'key of a column' });
  const role = { ...seniority, pointer: '/employment/role' };
  const [first, again, other] = [await add(role), await add(role), await add({ ...role, pointer: '/timeZone' })];
  expect([first.status, again.body]).toEqual([201, first.body]);
  expect(codeOf(other)).toEqual([409, 'idempotency_key_reused']);
});

test.for(['column', 'list'] as const)(
  'deleting the %s ends a run whose answers could no longer be seen: rows under way cost no credit, and no other row is asked about',
  async (what) => {
    const who = await newUser();
    const { listId, column } = await filledList(who);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_none, n) => own(who, { name: `Cem ${n}`, companyDomain: 'acme.test', email: `cem${n}@acme.test` })),
    );
    await who.browser.post(`${who.home}/leads/changes`, {
      kind: 'people',
      selection: { kind: 'ids', ids: others },
      change: { kind: 'add_to_list', listId },
    });
    const run = await begin(who, column.id);
    let deleting: Promise<Answer> | undefined;
    let asked = 0;
    providers.answerWith(async ({ query }) => {
      asked += 1;
      deleting ??= who.browser.delete(`${who.home}/lists/${listId}${what === 'column' ? `/columns/${column.id}` : ''}`);
      await deleting;
      return hunterPerson(query.get('email')?.startsWith('ana') ? 'Ana Silva' : 'Ben Klein');
    });
    // The worker learns it from the run, or when it renews its lease.
    expect(['halted', 'lost']).toContain(await work(who, run.id));
    expect((await deleting)?.status).toBe(204);
    expect(await runOf(who, run.id)).toMatchObject({ status: 'canceled', done: 0, creditsSpent: 0, creditsHeld: 0 });
    expect(asked).toBeLessThan(others.length);
    expect(await ledgerOf(who)).toMatchObject({ isSound: true });
  },
);
