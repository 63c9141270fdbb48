/** Lists and saved searches over HTTP: who can see, change and delete them. */
import { poolId } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import { expect, test } from 'vitest';
import { makePerson } from '../testing/leads.ts';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();
const ana = await server.user('Ana');
const mia = await server.member(ana, 'Mia', 'member');
const names = (answer: { body: { items: { name: string }[] } }) => answer.body.items.map(({ name }) => name);
const codeOf = (answer: { status: number; body: { errors: { code: string }[] } | null }) =>
  answer.status < 400 ? answer.status : answer.body?.errors[0]?.code;

test.each([
  ['lists', { kind: 'people', name: 'L' }],
  ['saved-searches', { kind: 'people', name: 'S', query: { filters: { country: { include: ['DE'] } } } }],
])('%s: only the creator can see a private one, everyone a shared one; the creator or an admin can delete it', async (what, body) => {
  const at = `${ana.home}/${what}`;
  const { body: hidden } = await mia.browser.post(at, { ...body, name: 'b private', isShared: false });
  const { body: shared } = await ana.browser.post(at, { ...body, name: 'A shared', isShared: true });
  expect([names(await mia.browser.get(at)), names(await ana.browser.get(at))]).toEqual([['A shared', 'b private'], ['A shared']]);
  expect(shared).toMatchObject({ isMine: true, createdBy: { name: 'Ana' } });
  expect(codeOf(await ana.browser.patch(`${at}/${hidden.id}`, { name: 'x' }))).toBe('not_found');
  expect(codeOf(await mia.browser.patch(`${at}/${shared.id}`, { isShared: false }))).toBe('forbidden');
  expect(codeOf(await mia.browser.delete(`${at}/${shared.id}`))).toBe('forbidden');
  expect((await mia.browser.patch(`${at}/${hidden.id}`, { name: 'c', isShared: true })).body).toMatchObject({ name: 'c', isShared: true });
  expect(codeOf(await ana.browser.delete(`${at}/${hidden.id}`))).toBe(204);
  expect(names(await mia.browser.get(at))).toEqual(['A shared']);
});

test('a saved search returns what was saved', async () => {
  const query = {
    words: 'CFOs in words',
    filters: { seniority: { include: ['vp'] }, verdictAgeDays: { to: 30 } },
    sort: { by: 'updated', direction: 'descending' },
  };
  const { status, body } = await ana.browser.post(`${ana.home}/saved-searches`, { kind: 'people', name: 'VPs', query });
  expect([status, body.query, body.isShared]).toEqual([201, query, false]);
});

test("a filter that doesn't exist for companies is refused", async () => {
  const body = { kind: 'companies', name: 'x', query: { filters: { title: { include: ['CEO'] } } } };
  const answer = await ana.browser.post(`${ana.home}/saved-searches`, body);
  expect([answer.status, answer.body.errors[0]]).toMatchObject([422, { field: 'query.filters.title' }]);
});

test('the count of a list equals the leads that it shows: without a hidden sample and suppressed leads', async () => {
  const { db } = server.services;
  const ids = [
    await makePerson(db, null, { name: 'Sam Sample', email: 'sam@sample.example' }),
    await makePerson(db, ana.workspaceId, { name: 'Sue Suppressed', email: 'sue@gone.example' }, { source: 'import' }),
    await makePerson(db, null, { name: 'Pia Pool', email: 'pia@pool.example' }),
  ];
  await inWorkspace(db, poolId, (tx) => tx.query('update people set is_sample = true where id = $1', [ids[0]]));
  const { body: list } = await ana.browser.post(`${ana.home}/lists`, { kind: 'people', name: 'All' });
  const selection = { kind: 'ids', ids };
  await ana.browser.post(`${ana.home}/leads/changes`, { kind: 'people', selection, change: { kind: 'add_to_list', listId: list.id } });
  const counts = async () => {
    const opened = await ana.browser.post(`${ana.home}/people/search`, { filters: { list: { include: [list.id] } }, facets: ['list'] });
    const listed = (await ana.browser.get(`${ana.home}/lists`)).body.items.find(({ id }: { id: string }) => id === list.id);
    return [(await ana.browser.get(`${ana.home}/lists/${list.id}`)).body.count, listed.count, opened.body.total];
  };
  expect(await counts()).toEqual([3, 3, 3]);
  await ana.browser.patch(ana.home, { hidesSample: true });
  expect(await counts()).toEqual([2, 2, 2]);
  await ana.browser.post(`${ana.home}/suppressions`, { text: 'sue@gone.example' });
  expect(await counts()).toEqual([1, 1, 1]);
});
