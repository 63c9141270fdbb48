/** Runs of every kind over HTTP: listed, read and controlled in the same way. */
import { inWorkspace } from '@leadlight/db/platform';
import { createRun, listFailedRows, newRunId } from '@leadlight/db/runs';
import { expect, test } from 'vitest';
import { makePerson } from '../testing/leads.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { eraseAsOperator } from '../testing/erase-as-operator.ts';

const server = await testServer();
const { db } = server.services;

let made = 0;
const start = async (who: TestUser, ceiling = 1) => {
  made += 1;
  const id = await makePerson(db, null, { name: `Person ${made}`, email: `r${made}@acme.example` });
  const { body } = await who.browser.post(`${who.home}/reveals`, { selection: { kind: 'ids', ids: [id] }, ceiling });
  return body.id as string;
};

test('runs are listed newest first, by kind and status, page by page', async () => {
  const ana = await server.user('Ana');
  const ids = [await start(ana), await start(ana), await start(ana)].toReversed();
  await ana.browser.post(`${ana.home}/runs/${ids[1]}/pause`);
  const list = async (query: string) => (await ana.browser.get(`${ana.home}/runs?${query}`)).body;
  const idsOf = async (query: string) => ((await list(query)).items as { id: string }[]).map(({ id }) => id);
  expect(await idsOf('')).toEqual(ids);
  expect(await idsOf('kind=reveal&status=paused')).toEqual([ids[1]]);
  expect(await idsOf('kind=import')).toEqual([]);
  const first = await list('limit=2');
  expect(first.items).toHaveLength(2);
  expect(await idsOf(`limit=2&cursor=${first.nextCursor}`)).toEqual([ids[2]]);
  expect((await ana.browser.get(`${ana.home}/runs?cursor=x`)).body.errors[0].code).toBe('cursor_invalid');
});

test('a run shows its kind, its progress and its reserved credits', async () => {
  const ben = await server.user('Ben');
  const id = await start(ben, 5);
  expect((await ben.browser.get(`${ben.home}/runs/${id}`)).body).toMatchObject({
    id,
    kind: 'reveal',
    status: 'queued',
    pauseReason: null,
    failure: null,
    isUndo: false,
    total: 1,
    done: 0,
    failed: 0,
    ceiling: 5,
    creditsHeld: 1,
    creditsSpent: 0,
    rowsPerSecond: null,
    startedBy: { kind: 'user', name: 'Ben' },
    startedAt: null,
    endedAt: null,
  });
});

test('every run is paused, resumed and canceled in the same way; an ended run stays ended', async () => {
  const cem = await server.user('Cem');
  const id = await start(cem);
  const steer = async (verb: string) => {
    const { status, body } = await cem.browser.post(`${cem.home}/runs/${id}/${verb}`);
    return status === 200 ? [body.status, body.pauseReason, body.creditsHeld] : body.errors[0].code;
  };
  expect(await steer('pause')).toEqual(['paused', 'member', 0]);
  expect(await steer('pause')).toEqual(['paused', 'member', 0]);
  expect(await steer('resume')).toEqual(['queued', null, 1]);
  expect(await steer('retry')).toEqual(['queued', null, 1]);
  expect(await steer('cancel')).toEqual(['canceled', null, 0]);
  expect(await steer('cancel')).toEqual(['canceled', null, 0]);
  for (const verb of ['pause', 'resume', 'retry']) expect(await steer(verb)).toBe('already_ended');
  const { body } = await cem.browser.get(`${cem.home}/audit-events?action=leads.revealed`);
  expect(body.items).toHaveLength(1);
});

test('an API key controls only runs that its scope can start', async () => {
  const dan = await server.user('Dan');
  const id = await start(dan);
  const keyed = async (scopes: string[]) => {
    const { body } = await dan.browser.post(`${dan.home}/api-keys`, { name: scopes.join(), scopes });
    const answer = await server.browser({ authorization: `Bearer ${body.key}` }).post(`${dan.home}/runs/${id}/pause`);
    return answer.status === 200 ? answer.body.status : answer.body.errors[0].code;
  };
  expect(await keyed(['leads:write'])).toBe('scope_missing');
  expect(await keyed(['leads:read'])).toBe('scope_missing');
  expect(await keyed(['leads:read', 'leads:reveal'])).toBe('paused');
});

test("a run that requires a writable workspace can't be controlled in a read-only one", async () => {
  const eva = await server.user('Eva');
  const id = await start(eva);
  server.moveClock(new Date(Date.now() + 40 * 86_400_000));
  const answer = await eva.browser.post(`${eva.home}/runs/${id}/pause`);
  expect([answer.status, answer.body.errors[0].code]).toEqual([403, 'workspace_read_only']);
  expect((await eva.browser.get(`${eva.home}/runs/${id}`)).status).toBe(200);
  server.moveClock(null);
});

test('a run of one kind is not found among those of another, and an unknown run is not found', async () => {
  const fay = await server.user('Fay');
  const id = newRunId();
  await inWorkspace(db, fay.workspaceId, (tx) =>
    createRun(tx, { id, kind: 'import', total: 1, ceiling: null, startedBy: { kind: 'system', id: null } }, new Date()),
  );
  expect((await fay.browser.post(`${fay.home}/reveals/${id}/pause`)).status).toBe(404);
  expect((await fay.browser.get(`${fay.home}/runs/${newRunId()}`)).status).toBe(404);
});

test('rows that were set aside are deleted when their person is erased; the positions of others stay', async () => {
  const gus = await server.user('Gus');
  const [gone, stays] = [
    await makePerson(db, null, { name: 'Vera Gone', email: 'vera@gone.example' }),
    await makePerson(db, null, { name: 'Vera Stays', email: 'vera@stays.example' }),
  ];
  const { body: run } = await gus.browser.post(`${gus.home}/reveals`, { selection: { kind: 'ids', ids: [gone, stays] }, ceiling: 2 });
  await inWorkspace(db, gus.workspaceId, async (tx) => {
    const insert = `insert into run_failed_rows (workspace_id, run_id, row, subject, ref, status, attempts, created_at, updated_at)
      values (current_workspace(), $1, $2, $3, $4, 'failed', 3, now(), now())`;
    await tx.query(insert, [run.id, 1, 'Vera Gone', JSON.stringify({ leadId: gone })]);
    await tx.query(insert, [run.id, 2, 'Vera Stays', JSON.stringify({ leadId: stays })]);
    await tx.query(insert, [run.id, 3, 'Row 3 (vera@gone.example)', 'null']);
  });
  await eraseAsOperator(server, [gus.workspaceId], 'vera@gone.example', new Date());
  await inWorkspace(db, gus.workspaceId, async (tx) => {
    expect(await listFailedRows(tx, run.id, { limit: 10 })).toMatchObject([{ row: 2, subject: 'Vera Stays' }]);
    expect((await tx.query('select ids from lead_picks where pick_id = $1', [run.id])).rows).toEqual([{ ids: ['0', stays] }]);
  });
});
