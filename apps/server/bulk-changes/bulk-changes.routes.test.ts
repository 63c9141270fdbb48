/** Bulk changes over HTTP: started, followed, undone. */
import { inWorkspace } from '@leadlight/db/platform';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { makePerson } from '../testing/leads.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { workOnRun } from '../testing/work-on-run.ts';
import { bulkChangeRuns } from './bulk-change-run.ts';

const server = await testServer();
const { db } = server.services;
const ana = await server.user('Ana');
const mia = await server.member(ana, 'Mia', 'member');
const ben = await server.user('Ben');
const { body: session } = await ana.browser.get('/v1/session');

let made = 0;
const ownPerson = (more: Record<string, string> = {}) => {
  made += 1;
  return makePerson(db, ana.workspaceId, { name: `Own ${made}`, email: `own${made}@acme.example`, ...more }, { source: 'import' });
};
const poolPerson = (more: Record<string, string> = {}) => {
  made += 1;
  return makePerson(db, null, { name: `Pool ${made}`, email: `pool${made}@acme.example`, ...more });
};
const several = async (count: number, make = poolPerson) => {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await make());
  return ids;
};
const change = (ids: readonly string[], what: object, who: TestUser = ana) =>
  who.browser.post(`${who.home}/leads/changes`, { kind: 'people', selection: { kind: 'ids', ids }, change: what });
const readChange = async (id: string) => (await ana.browser.get(`${ana.home}/leads/acts/${id}`)).body;
const undo = (id: string, who: TestUser = ana) => who.browser.post(`${who.home}/leads/acts/${id}/undo`);
const read = async (id: string, who: TestUser = ana) => (await who.browser.get(`${who.home}/people/${id}`)).body;
const newList = async (name: string, who: TestUser = ana, more: object = {}) =>
  (await who.browser.post(`${who.home}/lists`, { kind: 'people', name, ...more })).body as { id: string };
const workOn = (runId: string) => workOnRun(server.services, bulkChangeRuns, { workspaceId: ana.workspaceId, runId });
/** A change to 1,200 companies, which is too large for a request. */
const many = (what: object) => ({
  kind: 'companies',
  selection: { kind: 'search', filters: { country: { include: ['MT'] } } },
  change: what,
});
const tagMany = (tag: string) => ana.browser.post(`${ana.home}/leads/changes`, many({ kind: 'add_tags', tags: [tag] }));
await inWorkspace(db, ana.workspaceId, (tx) =>
  tx.query(
    `insert into companies (workspace_id, name, country, source, facts, created_at, updated_at)
     select current_workspace(), 'Malta ' || n, 'MT', 'import', '{"v":1,"e":[],"f":{}}', now(), now() from generate_series(1, 1200) n`,
  ),
);
const countOn = async (listId: string) => (await ana.browser.get(`${ana.home}/lists/${listId}`)).body.count as number;

test('the stage of several is set in one bulk change, and undone it is what it was', async () => {
  const [first = '', second = ''] = await several(2);
  await change([first], { kind: 'set_stage', stage: 'contacted' });
  const { status, body } = await change([first, second], { kind: 'set_stage', stage: 'won' });
  expect([status, body]).toMatchObject([202, { status: 'finished', total: 2, done: 2, changed: 2, startedBy: { name: 'Ana' } }]);
  expect([(await read(first)).stage, (await read(second)).stage]).toEqual(['won', 'won']);
  expect((await undo(body.id)).body).toMatchObject({ status: 'finished', isUndo: true, undoUntil: null });
  expect([(await read(first)).stage, (await read(second)).stage]).toEqual(['contacted', null]);
});

test('what somebody changed again since is left alone by the undo', async () => {
  const [first = '', second = ''] = await several(2);
  const { body } = await change([first, second], { kind: 'set_stage', stage: 'meeting' });
  await change([first], { kind: 'set_stage', stage: 'lost' }, mia);
  await undo(body.id);
  expect([(await read(first)).stage, (await read(second)).stage]).toEqual(['lost', null]);
});

test('an owner is a member', async () => {
  const [id = ''] = await several(1);
  await change([id], { kind: 'set_owner', ownerId: session.user.id });
  expect((await read(id)).ownerId).toBe(session.user.id);
  const { body: stranger } = await ben.browser.get('/v1/session');
  const answer = await change([id], { kind: 'set_owner', ownerId: stranger.user.id });
  expect([answer.status, answer.body.errors[0]]).toMatchObject([422, { code: 'value_invalid', field: 'change.ownerId' }]);
});

test('tags are added to those that lead has, and only what was added is undone', async () => {
  const [id = ''] = await several(1);
  await change([id], { kind: 'add_tags', tags: ['b'] });
  const { body } = await change([id], { kind: 'add_tags', tags: ['a', 'b', 'c'] });
  expect((await read(id)).tags).toEqual(['a', 'b', 'c']);
  const removal = await change([id], { kind: 'remove_tags', tags: ['b', 'x'] });
  expect((await read(id)).tags).toEqual(['a', 'c']);
  await undo(removal.body.id);
  expect((await read(id)).tags.toSorted()).toEqual(['a', 'b', 'c']);
  await undo(body.id);
  expect((await read(id)).tags).toEqual(['b']);
});

test('leads are put on a list, moved to another and taken off, each once and each undone', async () => {
  const ids = await several(3);
  const [from, to] = [await newList('From'), await newList('To')];
  await change(ids, { kind: 'add_to_list', listId: from.id });
  const again = await change(ids, { kind: 'add_to_list', listId: from.id });
  expect([again.body.changed, await countOn(from.id)]).toEqual([0, 3]);
  await change(ids.slice(0, 1), { kind: 'add_to_list', listId: to.id });
  const moved = await change(ids.slice(0, 2), { kind: 'move_to_list', fromListId: from.id, listId: to.id });
  expect([moved.body.changed, await countOn(from.id), await countOn(to.id)]).toEqual([2, 1, 2]);
  await undo(moved.body.id);
  expect([await countOn(from.id), await countOn(to.id)]).toEqual([3, 1]);
  const removed = await change(ids, { kind: 'remove_from_list', listId: from.id });
  expect(await countOn(from.id)).toBe(0);
  await undo(removed.body.id);
  expect(await countOn(from.id)).toBe(3);
});

test("a list of companies, another's private list and a list of another workspace take no people", async () => {
  const ids = await several(1);
  const { body: companies } = await ana.browser.post(`${ana.home}/lists`, { kind: 'companies', name: 'Firms' });
  expect((await change(ids, { kind: 'add_to_list', listId: companies.id })).body.errors[0]).toMatchObject({
    code: 'value_invalid',
    field: 'change.listId',
  });
  const [hidden, foreign] = [await newList('Mine', mia, { isShared: false }), await newList('Ben', ben)];
  for (const { id } of [hidden, foreign]) expect((await change(ids, { kind: 'add_to_list', listId: id })).status).toBe(404);
});

test('a whole search is put on a list as it was when it was chosen, without those unticked', async () => {
  const ids = await several(3, () => poolPerson({ title: 'Cartographer' }));
  const list = await newList('Mapmakers');
  const selection = { kind: 'search', filters: { title: { include: ['Cartographer'] } }, excludeIds: [ids[0]] };
  await ana.browser.post(`${ana.home}/leads/changes`, { kind: 'people', selection, change: { kind: 'add_to_list', listId: list.id } });
  expect(await countOn(list.id)).toBe(2);
  const onList = await ana.browser.post(`${ana.home}/people/search`, { filters: { list: { include: [list.id] } } });
  expect(onList.body.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.slice(1).toSorted());
});

test('companies are chosen by their own filters; one of people alone is refused by its field', async () => {
  const selection = { kind: 'search', filters: { title: { include: ['CEO'] } } };
  const answer = await ana.browser.post(`${ana.home}/leads/changes`, {
    kind: 'companies',
    selection,
    change: { kind: 'add_tags', tags: ['x'] },
  });
  expect([answer.status, answer.body.errors[0]]).toMatchObject([422, { code: 'unknown_field', field: 'selection.filters.title' }]);
});

test('more than a thousand are a job with progress, that goes on where it was and can be stopped and undone', async () => {
  await inWorkspace(db, ana.workspaceId, (tx) =>
    tx.query(
      `insert into companies (workspace_id, name, country, source, facts, created_at, updated_at)
       select current_workspace(), 'Many ' || n, 'IS', 'import', '{"v":1,"e":[],"f":{}}', now(), now() from generate_series(1, 2500) n`,
    ),
  );
  const begin = () =>
    ana.browser.post(`${ana.home}/leads/changes`, {
      kind: 'companies',
      selection: { kind: 'search', filters: { country: { include: ['IS'] } } },
      change: { kind: 'add_tags', tags: ['iceland'] },
    });
  const tagged = async () =>
    (await ana.browser.post(`${ana.home}/companies/search`, { filters: { tag: { include: ['iceland'] } }, limit: 0 })).body.total as number;

  const { body: started } = await begin();
  expect(started).toMatchObject({ status: 'queued', total: 2_500, done: 0 });
  await Promise.all([workOn(started.id), workOn(started.id)]);
  expect(await readChange(started.id)).toMatchObject({ status: 'finished', done: 2_500, changed: 2_500 });
  expect(await tagged()).toBe(2_500);
  expect((await undo(started.id)).body).toMatchObject({ status: 'queued', isUndo: true, total: 2_500, done: 0 });
  await workOn(started.id);
  expect(await readChange(started.id)).toMatchObject({ status: 'finished', isUndo: true, done: 2_500 });
  expect(await tagged()).toBe(0);

  const { body: second } = await begin();
  expect((await ana.browser.post(`${ana.home}/leads/acts/${second.id}/cancel`)).body.status).toBe('canceled');
  expect(await workOn(second.id)).toBe('taken');
  expect(await readChange(second.id)).toMatchObject({ status: 'canceled', changed: 0 });
});

test('undoing what filled a list that is gone by now ends without a fault', async () => {
  const list = await newList('Short-lived');
  const { body: bulkChange } = await ana.browser.post(`${ana.home}/leads/changes`, {
    kind: 'people',
    selection: { kind: 'ids', ids: await several(1) },
    change: { kind: 'add_to_list', listId: list.id },
  });
  await ana.browser.delete(`${ana.home}/lists/${list.id}`);
  expect((await undo(bulkChange.id)).body).toMatchObject({ status: 'finished', isUndo: true });
});

test('own leads are deleted with all that hangs on them, and come back with it', async () => {
  const id = await ownPerson({ title: 'CTO' });
  const pooled = await poolPerson();
  const list = await newList('Kept');
  await change([id], { kind: 'add_to_list', listId: list.id });
  await change([id], { kind: 'add_tags', tags: ['dear'] });
  await ana.browser.post(`${ana.home}/leads/${id}/notes`, { body: 'Likes tea' });
  const before = await read(id);
  const remove = (who: TestUser) =>
    who.browser.post(`${who.home}/leads/deletions`, { kind: 'people', selection: { kind: 'ids', ids: [id, pooled] } });
  expect((await remove(mia)).body.errors[0].code).toBe('forbidden');
  const { body: bulkChange } = await remove(ana);
  expect(bulkChange).toMatchObject({ status: 'finished', total: 2, changed: 1 });
  expect((await ana.browser.get(`${ana.home}/people/${id}`)).status).toBe(404);
  expect((await ana.browser.get(`${ana.home}/people/${pooled}`)).status).toBe(200);
  expect(await countOn(list.id)).toBe(0);
  expect((await undo(bulkChange.id, mia)).body.errors[0].code).toBe('forbidden');
  await undo(bulkChange.id);
  expect(await read(id)).toEqual(before);
  expect((await ana.browser.get(`${ana.home}/leads/${id}/notes`)).body.items).toMatchObject([{ body: 'Likes tea' }]);
});

test('after thirty days nothing can be undone', async () => {
  const id = await ownPerson();
  const { body: bulkChange } = await change([id], { kind: 'set_stage', stage: 'won' });
  server.moveClock(new Date(Date.now() + 31 * 86_400_000));
  // Undoing needs a workspace that may be written in: the rule is asked for what is older than it.
  await inWorkspace(db, ana.workspaceId, (tx) => tx.query(`update workspaces set trial_ends_at = '2100-01-01'`));
  const answer = await undo(bulkChange.id);
  server.moveClock(null);
  expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'undo_over']);
});

test("another workspace's bulk change is not there", async () => {
  const { body: bulkChange } = await change(await several(1), { kind: 'set_stage', stage: 'won' });
  expect((await ben.browser.get(`${ben.home}/leads/acts/${bulkChange.id}`)).status).toBe(404);
  expect((await undo(bulkChange.id, ben)).status).toBe(404);
});

describe('a lead that fails', () => {
  /** Lets the database refuse to change these leads. */
  async function refuse(ids: readonly string[], work: () => Promise<void>): Promise<void> {
    const client = new Client(server.owner);
    await client.connect();
    try {
      await client.query(`alter table app.bulk_change_items add constraint refused check (lead_id not in (${ids.join()}))`);
      await work();
    } finally {
      await client.query('alter table app.bulk_change_items drop constraint if exists refused');
      await client.end();
    }
  }
  const failedRows = async (id: string) => (await ana.browser.get(`${ana.home}/runs/${id}/failed-rows`)).body.items;

  test('is set aside with its reason; the others change, and it is retried and undone with them', async () => {
    const ids = await several(3);
    const [, failing = ''] = ids;
    let id = '';
    await refuse([failing], async () => {
      const { status, body } = await change(ids, { kind: 'set_stage', stage: 'won' });
      ({ id } = body);
      // Nothing is changed within the request: a worker finds out which lead it is.
      expect([status, body]).toMatchObject([202, { status: 'queued', total: 3, done: 0, changed: 0 }]);
      expect(await workOn(id)).toBe('finished');
    });
    expect(await readChange(id)).toMatchObject({ status: 'finished', done: 2, failed: 1, changed: 2 });
    expect(await failedRows(id)).toMatchObject([{ row: 2, attempts: 3, code: 'value_refused' }]);
    expect(await Promise.all(ids.map(async (each) => (await read(each)).stage))).toEqual(['won', null, 'won']);

    expect((await ana.browser.post(`${ana.home}/runs/${id}/retry`)).body).toMatchObject({ status: 'queued', failed: 0 });
    expect(await workOn(id)).toBe('finished');
    expect(await readChange(id)).toMatchObject({ status: 'finished', done: 3, failed: 0, changed: 3 });
    expect((await undo(id)).body).toMatchObject({ status: 'finished', isUndo: true, done: 3 });
    expect(await Promise.all(ids.map(async (each) => (await read(each)).stage))).toEqual([null, null, null]);
  });
});

test('a bulk change in the background is paused and resumed, and undone while it is paused', async () => {
  const { body: started } = await tagMany('paused');
  expect((await ana.browser.post(`${ana.home}/runs/${started.id}/pause`)).body).toMatchObject({ status: 'paused', pauseReason: 'member' });
  expect(await workOn(started.id)).toBe('taken');
  expect((await ana.browser.post(`${ana.home}/runs/${started.id}/resume`)).body.status).toBe('queued');
  await workOn(started.id);
  expect(await readChange(started.id)).toMatchObject({ status: 'finished', changed: 1_200 });
  expect((await undo(started.id)).body.status).toBe('queued');
  const cancel = await ana.browser.post(`${ana.home}/leads/acts/${started.id}/cancel`);
  expect([cancel.status, cancel.body.errors[0].code]).toEqual([409, 'already_ended']);
  await workOn(started.id);
  expect(await readChange(started.id)).toMatchObject({ status: 'finished', isUndo: true, done: 1_200, undoUntil: null });

  const { body: second } = await tagMany('paused');
  await ana.browser.post(`${ana.home}/runs/${second.id}/pause`);
  expect((await undo(second.id)).body).toMatchObject({ status: 'finished', isUndo: true, total: 0 });
});

test('a bulk change whose starter loses permission pauses; one that fills a list that is deleted fails', async () => {
  const { body: removal } = await mia.browser.post(`${mia.home}/leads/changes`, many({ kind: 'add_tags', tags: ['mine'] }));
  await inWorkspace(db, ana.workspaceId, (tx) =>
    tx.query(`update runs set actor_id = $2 where id = $1`, [removal.id, '01900000-0000-7000-8000-00000000dead']),
  );
  await workOn(removal.id);
  expect(await readChange(removal.id)).toMatchObject({ status: 'paused', pauseReason: 'permission', changed: 0 });
  await ana.browser.post(`${ana.home}/leads/acts/${removal.id}/cancel`);

  const { body: list } = await ana.browser.post(`${ana.home}/lists`, { kind: 'companies', name: 'Soon gone' });
  const { body: filling } = await ana.browser.post(`${ana.home}/leads/changes`, many({ kind: 'add_to_list', listId: list.id }));
  await ana.browser.delete(`${ana.home}/lists/${list.id}`);
  await workOn(filling.id);
  expect(await readChange(filling.id)).toMatchObject({ status: 'failed', failure: { message: 'The list was deleted.' }, changed: 0 });
});
