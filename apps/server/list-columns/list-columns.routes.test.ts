/** Columns of lists over HTTP: their cells, what they look for, and added leads that are looked for automatically. */
import { acceptsOnly } from '@leadlight/adapters/testing';
import { proveLedger } from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
import { describe, expect, test } from 'vitest';
import { enrichProfiles } from '../profile-runs/profile-slice.ts';
import { profileKind } from '../profile-runs/profile-run.ts';
import { runSlice } from '../runs/run-slice.ts';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { askingAs, mailWorld } from '../testing/mail-world.ts';
import { testServer, type Answer, type TestUser } from '../testing/test-server.ts';
import { readingAs, webWorld } from '../testing/web-world.ts';
import { fillAutomaticColumns } from './automatic-columns.commands.ts';
import { alone } from '../testing/work-on-run.ts';

const web = await webWorld({}, { 'MX acme.test': '10 mx.acme.test' });
const mail = await mailWorld({ 'acme.test': { rcpt: acceptsOnly('ana.silva', 'ben.klein') } });
const server = await testServer({ ...askingAs, ...readingAs }, undefined, mail.network, { web });
const { services } = server;
const { db } = services;

let users = 0;
const newUser = (): Promise<TestUser> => server.user(`Ina${(users += 1)}`, { plan: 'basic' });
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code];
const newList = async (who: TestUser, kind = 'people'): Promise<string> =>
  (await who.browser.post(`${who.home}/lists`, { kind, name: 'Fair' })).body.id;
const addToList = (who: TestUser, listId: string, ids: readonly string[], kind = 'people') =>
  who.browser.post(`${who.home}/leads/changes`, { kind, selection: { kind: 'ids', ids }, change: { kind: 'add_to_list', listId } });
const addColumn = async (who: TestUser, listId: string, field: string, more: object = {}) => {
  const { status, body } = await who.browser.post(`${who.home}/lists/${listId}/columns`, { field, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const cellsOf = async (who: TestUser, listId: string, ids: readonly string[]) => {
  const { status, body } = await who.browser.post(`${who.home}/lists/${listId}/cells`, { ids });
  expect(status, JSON.stringify(body)).toBe(200);
  return new Map<string, any>(body.items.map(({ leadId, cells }: { leadId: string; cells: unknown[] }) => [leadId, cells[0]]));
};
const lookupsOf = (who: TestUser, { listId, columnId, id }: { listId: string; columnId: string; id: string }) =>
  who.browser.get(`${who.home}/lists/${listId}/columns/${columnId}/cells/${id}/lookups`);
const own = (who: TestUser, values: Record<string, string | string[]>) => makePerson(db, who.workspaceId, values, { source: 'import' });
const work = (who: TestUser, runId: string) =>
  runSlice({ db, now: services.now }, profileKind, enrichProfiles(services), { workspaceId: who.workspaceId, runId }, alone);

/** Ana has no address, Ben has one, Cem's can't be confirmed. */
async function filledList(who: TestUser) {
  const listId = await newList(who);
  const ana = await own(who, { name: 'Ana Silva', companyName: 'Acme', companyDomain: 'acme.test', location: 'Porto, Portugal' });
  const ben = await own(who, { name: 'Ben Klein', title: 'CEO', companyDomain: 'acme.test', email: 'ben.klein@acme.test' });
  const cem = await own(who, { name: 'Cem Demir', companyDomain: 'acme.test', location: 'Berlin, Germany' });
  await addToList(who, listId, [ana, ben, cem]);
  return { listId, ana, ben, cem };
}

describe('a column', () => {
  test('shows the value of each lead with its source and age, and says why there is none', async () => {
    const who = await newUser();
    const { listId, ana, ben } = await filledList(who);
    const column = await addColumn(who, listId, 'email');
    expect(column).toMatchObject({ field: 'email', runKind: 'profile', wants: ['email'], isAutomatic: false, activeRunId: null });
    const cells = await cellsOf(who, listId, [ana, ben]);
    expect(cells.get(ben)).toMatchObject({
      state: 'filled',
      text: 'ben.klein@acme.test',
      verdict: 'not_checked',
      source: 'import',
      locator: 'people.csv',
      observedAt: '2026-11-01T10:00:00.000Z',
      reason: null,
    });
    expect(cells.get(ana)).toMatchObject({ state: 'empty', text: null, reason: 'Not looked for yet.', lookedForAt: null });
  });

  test('exists once for a field, only for fields that its leads have, and only where the list is visible', async () => {
    const who = await newUser();
    const mia = await server.member(who, `Mia${users}`, 'member');
    const { body: list } = await who.browser.post(`${who.home}/lists`, { kind: 'companies', name: 'Mine', isShared: false });
    const at = `${who.home}/lists/${list.id}/columns`;
    const column = await addColumn(who, list.id, 'technologies');
    expect(codeOf(await who.browser.post(at, { field: 'technologies' }))).toEqual([409, 'column_exists']);
    expect(codeOf(await who.browser.post(at, { field: 'email' }))).toEqual([422, 'column_field_unknown']);
    const condition = { title: { include: ['CEO'] } };
    expect(codeOf(await who.browser.post(at, { field: 'size', condition }))[0]).toBe(422);
    for (const answer of [
      await mia.browser.get(at),
      await mia.browser.post(at, { field: 'size' }),
      await mia.browser.patch(`${at}/${column.id}`, { isAutomatic: true }),
      await mia.browser.delete(`${at}/${column.id}`),
      await mia.browser.post(`${who.home}/lists/${list.id}/cells`, { ids: ['1'] }),
      await lookupsOf(mia, { listId: list.id, columnId: column.id, id: '1' }),
      await lookupsOf(who, { listId: list.id, columnId: column.id, id: '999999999' }),
    ])
      expect(codeOf(answer)).toEqual([404, 'not_found']);
    expect((await who.browser.delete(`${at}/${column.id}`)).status).toBe(204);
    expect((await who.browser.get(at)).body.items).toEqual([]);
  });

  test('masks what the shared pool has and the workspace has not revealed', async () => {
    const who = await newUser();
    const listId = await newList(who);
    const pia = await makePerson(db, null, { name: 'Pia Pool', email: 'pia@pool.test', companyDomain: 'pool.test' });
    await addToList(who, listId, [pia]);
    await addColumn(who, listId, 'email');
    const cell = (await cellsOf(who, listId, [pia])).get(pia);
    expect(cell).toMatchObject({ state: 'masked', text: null, verdict: null, source: null, locator: null, observedAt: null });
    expect(JSON.stringify(cell)).not.toContain('pia@');
  });

  test('of companies says of each website whether it was read', async () => {
    const who = await newUser();
    const listId = await newList(who, 'companies');
    const acme = await makeCompany(
      db,
      who.workspaceId,
      { name: 'Acme', domain: 'acme.test', technologies: ['Stripe', 'React'] },
      { source: 'import' },
    );
    const nameless = await makeCompany(db, who.workspaceId, { name: 'No site' }, { source: 'import' });
    const globex = await makeCompany(db, who.workspaceId, { name: 'Globex', domain: 'globex.test' }, { source: 'import' });
    await addToList(who, listId, [acme, nameless, globex], 'companies');
    await addColumn(who, listId, 'technologies');
    const cells = await cellsOf(who, listId, [acme, nameless, globex]);
    expect(cells.get(acme)).toMatchObject({ state: 'filled', text: 'React; Stripe', source: 'import' });
    expect(cells.get(nameless)).toMatchObject({ state: 'empty', reason: "The website isn't known." });
    expect(cells.get(globex)).toMatchObject({ state: 'empty', reason: "The website hasn't been read yet." });
  });
});

describe('a run of a column', () => {
  test('looks for what is missing, within the condition; the cells show the value, or why there is none', async () => {
    const who = await newUser();
    const { listId, ana, ben, cem } = await filledList(who);
    const column = await addColumn(who, listId, 'email', { condition: { country: { include: ['PT', 'DE'] } } });
    const source = { kind: 'column', columnId: column.id };
    const forecast = await who.browser.post(`${who.home}/profile-runs/forecast`, { source });
    expect(forecast.body).toMatchObject({ people: 2, known: 2, mostCost: 2 });
    const { body: run } = await who.browser.post(`${who.home}/profile-runs`, { source, ceiling: 5 });
    expect(run).toMatchObject({ name: 'Work email · Fair', wants: ['email'], total: 2 });
    expect((await who.browser.get(`${who.home}/lists/${listId}/columns`)).body.items[0].activeRunId).toBe(run.id);
    expect((await cellsOf(who, listId, [ana])).get(ana)).toMatchObject({ state: 'pending', reason: '' });
    expect(await work(who, run.id)).toBe('finished');
    const cells = await cellsOf(who, listId, [ana, ben, cem]);
    expect(cells.get(ana)).toMatchObject({ state: 'filled', text: 'ana.silva@acme.test', verdict: 'deliverable', source: 'inferred' });
    expect(cells.get(cem)).toMatchObject({ state: 'empty', profileRow: { runId: run.id, row: expect.any(Number) } });
    expect(cells.get(cem).reason).toMatch(/Our own sources don't have it/);
    expect(cells.get(cem).lookedForAt).not.toBeNull();
    expect(cells.get(ben)).toMatchObject({ profileRow: null });
    const asked = async (id: string) => (await lookupsOf(who, { listId, columnId: column.id, id })).body.items;
    const row = await who.browser.get(`${who.home}/profile-runs/${run.id}/rows/${cells.get(ana).profileRow.row}`);
    expect(await asked(ana)).toEqual([
      {
        at: cells.get(ana).lookedForAt,
        isPending: false,
        cost: 1,
        profileRow: cells.get(ana).profileRow,
        enrichmentId: null,
        steps: row.body.steps,
      },
    ]);
    expect(row.body.steps.map((step: { source: string }) => step.source)).toEqual(expect.arrayContaining(['records', 'website', 'finder']));
    expect(await asked(ben)).toEqual([]);
    const again = await who.browser.post(`${who.home}/profile-runs/forecast`, { source });
    expect(codeOf(again)).toEqual([409, 'column_complete']);
    for (const [more, people] of [
      [{ again: true }, 1],
      [{ rows: 'all' }, 2],
      [{ ids: [ben, cem, '999999999'] }, 2],
    ] as const)
      expect((await who.browser.post(`${who.home}/profile-runs/forecast`, { source: { ...source, ...more } })).body).toMatchObject({
        people,
      });
    expect(await inWorkspace(db, who.workspaceId, (tx) => proveLedger(tx))).toMatchObject({ isSound: true });
  });

  test('says of a lead outside the condition that it is outside', async () => {
    const who = await newUser();
    const { listId, ana, cem } = await filledList(who);
    await addColumn(who, listId, 'email', { condition: { country: { include: ['DE'] } } });
    const cells = await cellsOf(who, listId, [ana, cem]);
    expect(cells.get(ana).reason).toMatch(/match the condition/);
    expect(cells.get(cem).reason).toBe('Not looked for yet.');
  });

  test("of companies' fields reads the employers' websites, and is refused for a column of people's fields", async () => {
    const who = await newUser();
    const { listId } = await filledList(who);
    const technologies = await addColumn(who, listId, 'technologies');
    const { body } = await who.browser.post(`${who.home}/enrichment-runs/forecast`, {
      source: { kind: 'column', columnId: technologies.id },
    });
    expect(body).toMatchObject({ rows: 3, toRead: 1, skipped: { duplicate: 2 }, mostCost: 1 });
    const asProfile = await who.browser.post(`${who.home}/profile-runs/forecast`, {
      source: { kind: 'column', columnId: technologies.id },
    });
    expect(codeOf(asProfile)).toEqual([404, 'not_found']);
    const { status, body: run } = await who.browser.post(`${who.home}/enrichment-runs`, {
      source: { kind: 'column', columnId: technologies.id },
      ceiling: 1,
    });
    expect([status, run.name, run.source]).toEqual([202, 'Technologies · Fair', 'employers']);
  });
});

describe('a search by a column', () => {
  const found = async (who: TestUser, body: object) => (await who.browser.post(`${who.home}/people/search`, body)).body;

  test('sorts by its values, without a value last in both directions, page by page', async () => {
    const who = await newUser();
    const listId = await newList(who);
    const ids = new Map<string, string>();
    for (const title of ['CTO', 'CEO', null, 'CFO'])
      ids.set(title ?? 'none', await own(who, { name: `Ana ${title ?? 'None'}`, ...(title && { title }) }));
    await addToList(who, listId, [...ids.values()]);
    const column = await addColumn(who, listId, 'title');
    const filters = { list: { include: [listId] } };
    const sorted = async (direction: string) => {
      const titles: (string | null)[] = [];
      let cursor: string | undefined;
      for (;;) {
        const page = await found(who, { filters, sort: { column: column.id, direction }, limit: 3, ...(cursor && { cursor }) });
        expect(page.total).toBe(4);
        titles.push(...page.items.map(({ title }: { title: string | null }) => title));
        if (page.nextCursor === null) return titles;
        cursor = page.nextCursor;
      }
    };
    expect(await sorted('ascending')).toEqual(['CEO', 'CFO', 'CTO', null]);
    expect(await sorted('descending')).toEqual(['CTO', 'CFO', 'CEO', null]);
  });

  test('filters by the state of its cells, also what a bulk change applies to', async () => {
    const who = await newUser();
    const { listId, ana, ben, cem } = await filledList(who);
    const column = await addColumn(who, listId, 'email');
    const filters = (...states: string[]) => ({ list: { include: [listId] }, column: { id: column.id, states } });
    const idsOf = async (...states: string[]) =>
      (await found(who, { filters: filters(...states) })).items.map(({ id }: { id: string }) => id).toSorted();
    expect(await idsOf('filled')).toEqual([ben]);
    expect(await idsOf('empty', 'masked')).toEqual([ana, cem].toSorted());
    const tagged = {
      kind: 'people',
      selection: { kind: 'search', filters: filters('empty') },
      change: { kind: 'add_tags', tags: ['no-email'] },
    };
    expect((await who.browser.post(`${who.home}/leads/changes`, tagged)).status).toBeLessThan(300);
    expect((await found(who, { filters: { tag: { include: ['no-email'] } } })).total).toBe(2);
  });

  test('is refused outside the list of the column, and for a column that the caller cannot see', async () => {
    const who = await newUser();
    const other = await newUser();
    const { listId } = await filledList(who);
    const column = await addColumn(who, listId, 'email');
    const search = (by: TestUser, body: object) => by.browser.post(`${by.home}/people/search`, body);
    expect(codeOf(await search(who, { filters: { column: { id: column.id, states: ['filled'] } } }))).toEqual([422, 'column_list_missing']);
    expect(codeOf(await search(who, { filters: {}, sort: { column: column.id } }))).toEqual([422, 'column_list_missing']);
    expect(codeOf(await search(other, { filters: { list: { include: [listId] } }, sort: { column: column.id } }))).toEqual([
      404,
      'not_found',
    ]);
    const saved = await who.browser.post(`${who.home}/saved-searches`, {
      kind: 'people',
      name: 'x',
      query: { filters: { column: { id: column.id, states: ['filled'] } } },
    });
    expect(saved.status).toBe(422);
  });
});

describe('an automatic column', () => {
  const runsOf = async (who: TestUser) => (await who.browser.get(`${who.home}/profile-runs`)).body.items;
  const columnOf = async (who: TestUser, listId: string) => (await who.browser.get(`${who.home}/lists/${listId}/columns`)).body.items[0];

  test('looks for leads that are added from then on, once, up to its ceiling for the month', async () => {
    const who = await newUser();
    const { listId, ana } = await filledList(who);
    await addColumn(who, listId, 'email', { isAutomatic: true, monthCeiling: 2, condition: { country: { exclude: ['FR'] } } });
    await fillAutomaticColumns(services);
    expect(await runsOf(who)).toEqual([]);
    const [dan, eve, fay, gil] = await Promise.all(
      ['Dan Ode', 'Eve Ode', 'Fay Ode', 'Gil Ode'].map((name) =>
        own(who, { name, companyDomain: 'acme.test', location: name === 'Fay Ode' ? 'Paris, France' : 'Porto, Portugal' }),
      ),
    );
    await addToList(who, listId, [dan ?? '', fay ?? '']);
    await Promise.all([fillAutomaticColumns(services), fillAutomaticColumns(services)]);
    const [run, ...more] = await runsOf(who);
    expect(more).toEqual([]);
    expect(run).toMatchObject({ total: 1, ceiling: 1, startedBy: { name: `Ina${users}` } });
    expect(await columnOf(who, listId)).toMatchObject({ activeRunId: run.id, spentThisMonth: 1, waitsFor: null });
    await work(who, run.id);
    // Nobody was found, which costs nothing.
    expect(await columnOf(who, listId)).toMatchObject({ activeRunId: null, spentThisMonth: 0 });
    const hal = await own(who, { name: 'Ana Silva', companyDomain: 'acme.test', location: 'Porto, Portugal' });
    await addToList(who, listId, [eve ?? '', gil ?? '', hal]);
    await fillAutomaticColumns(services);
    const [second] = await runsOf(who);
    expect(second).toMatchObject({ total: 2, ceiling: 2 });
    expect(await columnOf(who, listId)).toMatchObject({ spentThisMonth: 2, waitsFor: 'ceiling' });
    await work(who, second.id);
    await fillAutomaticColumns(services);
    const [third] = await runsOf(who);
    expect(third).toMatchObject({ total: 1 });
    await work(who, third.id);
    await fillAutomaticColumns(services);
    expect(await runsOf(who)).toHaveLength(3);
    expect((await cellsOf(who, listId, [ana])).get(ana)).toMatchObject({ state: 'empty', lookedForAt: null });
  });

  test('waits while the workspace has no credits, and says so', async () => {
    const who = await newUser();
    const listId = await newList(who);
    await addColumn(who, listId, 'email', { isAutomatic: true, monthCeiling: 10 });
    await addToList(who, listId, [await own(who, { name: 'Ana Silva', companyDomain: 'acme.test' })]);
    const reserve = (sql: string) => inWorkspace(db, who.workspaceId, (tx) => tx.query(`update credit_accounts set held = ${sql}`));
    await reserve('balance');
    await fillAutomaticColumns(services);
    expect([(await columnOf(who, listId)).waitsFor, await runsOf(who)]).toEqual(['credits', []]);
    await reserve('0');
    await fillAutomaticColumns(services);
    expect([(await columnOf(who, listId)).waitsFor, (await runsOf(who)).length]).toEqual([null, 1]);
  });

  test('looks for as many leads as the workspace’s ceiling of the month allows, and then waits for it', async () => {
    const who = await newUser();
    const listId = await newList(who);
    await addColumn(who, listId, 'email', { isAutomatic: true, monthCeiling: 10 });
    await addToList(who, listId, [
      await own(who, { name: 'Ana Silva', companyDomain: 'acme.test' }),
      await own(who, { name: 'Ben Klein', companyDomain: 'acme.test' }),
    ]);
    const setCeiling = (profile: number | null) => who.browser.patch(`${who.home}/credits/month-ceilings`, { profile });
    await setCeiling(0);
    await fillAutomaticColumns(services);
    expect([(await columnOf(who, listId)).waitsFor, await runsOf(who)]).toEqual(['month_ceiling', []]);
    await setCeiling(1);
    await fillAutomaticColumns(services);
    expect([(await columnOf(who, listId)).waitsFor, (await runsOf(who))[0].total]).toEqual(['month_ceiling', 1]);
  });

  test('starts nothing in a list that the member who changed it last no longer sees', async () => {
    const who = await newUser();
    const mia = await server.member(who, `Pia${users}`, 'admin');
    const listId = await newList(who);
    await addColumn(mia, listId, 'email', { isAutomatic: true, monthCeiling: 10 });
    await who.browser.patch(`${who.home}/lists/${listId}`, { isShared: false });
    await addToList(who, listId, [await own(who, { name: 'Ana Silva', companyDomain: 'acme.test' })]);
    await fillAutomaticColumns(services);
    expect([(await columnOf(who, listId)).waitsFor, await runsOf(who)]).toEqual(['permission', []]);
    await who.browser.patch(`${who.home}/lists/${listId}/columns/${(await columnOf(who, listId)).id}`, { monthCeiling: 5 });
    await fillAutomaticColumns(services);
    expect([(await columnOf(who, listId)).waitsFor, (await runsOf(who)).length]).toEqual([null, 1]);
  });
});

test('an export has what the columns show', async () => {
  const who = await newUser();
  const listId = await newList(who);
  await addToList(who, listId, [
    await own(who, { name: 'Ana Silva', employerSince: '2021-03', previousEmployers: ['Initech (2017 to 2021)'], languages: ['cs', 'en'] }),
  ]);
  const { body } = await who.browser.post(`${who.home}/exports`, {
    kind: 'people',
    selection: { kind: 'search', filters: { list: { include: [listId] } } },
  });
  const { text } = await who.browser.get(body.url);
  const [header = '', line = ''] = text.split('\r\n');
  const cell = (name: string): string | undefined => line.split(',')[header.split(',').indexOf(name)];
  expect(['In the job since', 'Previous employers', 'Languages'].map(cell)).toEqual(['2021-03', 'Initech (2017 to 2021)', 'cs; en']);
});
