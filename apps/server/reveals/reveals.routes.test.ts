/** Revealing over HTTP: what it costs, what it shows, and that nothing is paid for twice. */
import { commitManyFromReservation, proveLedger } from '@leadlight/db/credits';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { readRevealRun } from '@leadlight/db/reveals';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { makePerson } from '../testing/leads.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { workOnRun } from '../testing/work-on-run.ts';
import { revealRuns } from './reveal-run.ts';

const server = await testServer();
const { services } = server;
const { db } = services;

let made = 0;
const inPool = (more: Record<string, string> = {}, verdict?: 'undeliverable') => {
  made += 1;
  return makePerson(db, null, { name: `Person ${made}`, email: `p${made}@acme.example`, ...more }, verdict ? { verdict } : {});
};
const several = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await inPool());
  return ids;
};
const reveal = (who: TestUser, id: string) => who.browser.post(`${who.home}/people/${id}/reveal`);
const creditsOf = async (who: TestUser) => (await who.browser.get(`${who.home}/credits`)).body as { balance: number; held: number };
const spends = async (who: TestUser) =>
  (await who.browser.get(`${who.home}/credits/entries?kind=spend&limit=200`)).body.items as { reference: string; number: number }[];
const choose = (ids: readonly string[]) => ({ kind: 'ids', ids });
const start = (who: TestUser, ids: readonly string[], ceiling: number) =>
  who.browser.post(`${who.home}/reveals`, { selection: choose(ids), ceiling });
const work = async (who: TestUser, runId: string) => {
  await workOnRun(services, revealRuns, { workspaceId: who.workspaceId, runId });
  return inside(who, (tx) => readRevealRun(tx, runId));
};
const inside = <T>(who: TestUser, read: (tx: WorkspaceTx) => Promise<T>) => inWorkspace(db, who.workspaceId, read);

async function asOwner(sql: string): Promise<void> {
  const client = new Client(server.owner);
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Makes the database refuse reveals of this person. */
const refuseReveal = (id: string) =>
  asOwner(`create function app.refuse_reveal() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
    create trigger refuse_reveal before insert on app.reveals for each row when (new.person_id = ${id}) execute function app.refuse_reveal()`);
const allowReveals = () => asOwner('drop function app.refuse_reveal cascade');

/** Checks that the ledger adds up and has one entry for each paid-for person. */
async function expectExactLedger(who: TestUser): Promise<void> {
  const { proof, unpaid, twice } = await inside(who, async (tx) => ({
    proof: await proveLedger(tx),
    unpaid: (
      await tx.query(
        'select 1 from reveals r where entry_number is not null and not exists (select from credit_entries e where e.number = r.entry_number)',
      )
    ).rowCount,
    twice: (await tx.query(`select reference from credit_entries where kind = 'spend' group by 1 having count(*) > 1`)).rowCount,
  }));
  expect([proof.isSound, unpaid, twice]).toEqual([true, 0, 0]);
}

test('a reveal costs one credit, shows the details and is in the ledger with its number; a second one costs nothing', async () => {
  const ana = await server.user('Ana');
  const id = await inPool({ phone: '+49 30 1234567' });
  const { body } = await reveal(ana, id);
  expect(body).toMatchObject({ outcome: 'paid', cost: 1, entryNumber: 2, contact: { isRevealed: true, phone: '+49 30 1234567' } });
  expect((await reveal(ana, id)).body).toMatchObject({ outcome: 'already_revealed', cost: 0, entryNumber: null, contact: body.contact });
  expect(await spends(ana)).toMatchObject([{ number: 2, amount: -1, reason: 'reveal', reference: `person:${id}` }]);
  expect((await creditsOf(ana)).balance).toBe(2_499);
  await expectExactLedger(ana);
});

test('fifty concurrent reveals of one person cost one credit in total', async () => {
  const bea = await server.user('Bea');
  const colleague = await server.member(bea, 'Bert', 'member');
  const id = await inPool();
  const answers = await Promise.all(Array.from({ length: 50 }, (_each, n) => reveal(n % 2 ? bea : colleague, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(answers.filter(({ body }) => body.outcome === 'paid')).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.contact.email)).size).toBe(1);
  expect(await spends(bea)).toHaveLength(1);
  await expectExactLedger(bea);
});

test('an undeliverable address is shown free of charge; a person without details costs nothing and is not recorded', async () => {
  const cem = await server.user('Cem');
  const [bad, nothing] = [await inPool({}, 'undeliverable'), await makePerson(db, null, { name: 'No Details' })];
  expect((await reveal(cem, bad)).body).toMatchObject({ outcome: 'undeliverable', cost: 0, contact: { email: `p${made}@acme.example` } });
  expect((await reveal(cem, nothing)).body).toMatchObject({ outcome: 'nothing_to_reveal', cost: 0 });
  expect(await spends(cem)).toEqual([]);
  expect((await inside(cem, (tx) => tx.query('select person_id as id from reveals'))).rows).toEqual([{ id: bad }]);
});

test("a workspace's own data is never charged", async () => {
  const dan = await server.user('Dan');
  const own = await makePerson(db, dan.workspaceId, { name: 'Own', email: 'own@acme.example' }, { source: 'import' });
  expect((await reveal(dan, own)).body).toMatchObject({ outcome: 'already_revealed', cost: 0, contact: { email: 'own@acme.example' } });
});

test('a suppressed person is neither revealed nor charged, alone or in a run', async () => {
  const eva = await server.user('Eva');
  const id = await inPool({ email: 'leave@alone.example' });
  await eva.browser.post(`${eva.home}/suppressions`, { text: 'alone.example' });
  const answer = await reveal(eva, id);
  expect([answer.status, answer.body.errors[0].code]).toEqual([404, 'not_found']);
  const forecast = await eva.browser.post(`${eva.home}/reveals/forecast`, { selection: choose([id]) });
  expect(forecast.body).toMatchObject({ suppressed: 1, cost: 0 });
  const { body: run } = await start(eva, [id], 5);
  expect(await work(eva, run.id)).toMatchObject({ status: 'finished', suppressed: 1, creditsSpent: 0 });
});

test("with a high ceiling, only the forecast's credits are reserved", async () => {
  const fay = await server.user('Fay');
  const ids = await several(2);
  const { body: run } = await start(fay, ids, 1_000);
  expect(run).toMatchObject({ ceiling: 1_000, status: 'queued', creditsHeld: 2 });
  expect((await creditsOf(fay)).held).toBe(2);
});

test('the forecast is exact, and the run spends that amount', async () => {
  const gus = await server.user('Gus');
  const [paid, toPay, bad] = [await inPool(), await several(3), await inPool({}, 'undeliverable')];
  const own = await makePerson(db, gus.workspaceId, { name: 'Own', email: 'mine@acme.example' }, { source: 'import' });
  const nothing = await makePerson(db, null, { name: 'Nobody' });
  await reveal(gus, paid);
  const ids = [paid, ...toPay, bad, own, nothing];
  const { body: forecast } = await gus.browser.post(`${gus.home}/reveals/forecast`, { selection: choose(ids) });
  expect(forecast).toEqual({
    selected: 7,
    alreadyRevealed: 2,
    nothingToReveal: 1,
    undeliverable: 1,
    sample: 0,
    suppressed: 0,
    toPay: 3,
    cost: 3,
    available: 2_499,
    monthLeft: null,
  });
  const { body: run } = await start(gus, ids, 100);
  expect((await creditsOf(gus)).held).toBe(3);
  expect(await work(gus, run.id)).toMatchObject({
    status: 'finished',
    done: 7,
    paid: 3,
    creditsSpent: 3,
    undeliverable: 1,
    alreadyRevealed: 2,
    nothingToReveal: 1,
  });
  expect(await creditsOf(gus)).toMatchObject({ balance: 2_496, held: 0 });
  await expectExactLedger(gus);
});

test('a whole search is revealed as it was when selected', async () => {
  const hal = await server.user('Hal');
  await makePerson(db, null, { name: 'Zed Before', title: 'Glassblower', email: 'before@acme.example' });
  const { body: run } = await hal.browser.post(`${hal.home}/reveals`, {
    selection: { kind: 'search', filters: { title: { include: ['Glassblower'] } } },
    ceiling: 10,
  });
  const later = await makePerson(db, null, { name: 'Zed Later', title: 'Glassblower', email: 'later@acme.example' });
  expect(await work(hal, run.id)).toMatchObject({ total: 1, paid: 1 });
  expect((await hal.browser.get(`${hal.home}/people/${later}`)).body.contact.isRevealed).toBe(false);
});

test('the ceiling is never exceeded: the run pauses there with its reason, and resumes only for people who are free', async () => {
  const ida = await server.user('Ida');
  const ids = await several(5);
  const { body: run } = await start(ida, ids, 2);
  expect(await work(ida, run.id)).toMatchObject({ status: 'paused', pauseReason: 'ceiling', done: 2, creditsSpent: 2 });
  expect(await creditsOf(ida)).toMatchObject({ balance: 2_498, held: 0 });
  await ida.browser.post(`${ida.home}/reveals/${run.id}/resume`);
  expect(await work(ida, run.id)).toMatchObject({ status: 'paused', pauseReason: 'ceiling', creditsSpent: 2 });
  expect(await spends(ida)).toHaveLength(2);
});

test('a paused run has no credits reserved, continues where it was when resumed, and stays ended when canceled', async () => {
  const jan = await server.user('Jan');
  const { body: run } = await start(jan, await several(3), 3);
  const steer = (verb: string) => jan.browser.post(`${jan.home}/reveals/${run.id}/${verb}`);
  expect((await steer('pause')).body.status).toBe('paused');
  expect((await creditsOf(jan)).held).toBe(0);
  expect(await work(jan, run.id)).toMatchObject({ status: 'paused', done: 0 });
  expect((await steer('resume')).body.status).toBe('queued');
  expect(await work(jan, run.id)).toMatchObject({ status: 'finished', paid: 3 });
  const { body: another } = await start(jan, await several(1), 1);
  expect((await jan.browser.post(`${jan.home}/reveals/${another.id}/cancel`)).body).toMatchObject({ status: 'canceled', creditsSpent: 0 });
  const late = await jan.browser.post(`${jan.home}/reveals/${another.id}/resume`);
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'already_ended']);
  expect((await creditsOf(jan)).held).toBe(0);
});

test('two workers on one run, and a member who reveals at the same time, pay for each person once', async () => {
  const kim = await server.user('Kim');
  const ids = await several(30);
  const { body: run } = await start(kim, ids, 30);
  await Promise.all([work(kim, run.id), work(kim, run.id), ...ids.slice(0, 10).map((id) => reveal(kim, id))]);
  expect(await inside(kim, (tx) => readRevealRun(tx, run.id))).toMatchObject({ status: 'finished', done: 30 });
  expect(await spends(kim)).toHaveLength(30);
  expect(await creditsOf(kim)).toMatchObject({ balance: 2_470, held: 0 });
  await expectExactLedger(kim);
});

test('a person whose reveal fails every time is set aside with the reason, the others are revealed, and a retry reveals the rest', async () => {
  const kit = await server.user('Kit');
  const ids = await several(5);
  const bad = ids[2] ?? '';
  await refuseReveal(bad);
  const { body: run } = await start(kit, ids, 5);
  expect(await work(kit, run.id)).toMatchObject({ status: 'finished', done: 4, failed: 1, paid: 4, creditsSpent: 4 });
  expect(await creditsOf(kit)).toMatchObject({ balance: 2_496, held: 0 });
  const { body: failed } = await kit.browser.get(`${kit.home}/runs/${run.id}/failed-rows`);
  expect(failed).toMatchObject({
    items: [
      { row: 3, subject: `Person ${made - 2}`, attempts: 3, code: 'fault', reason: 'Something went wrong on our side with this row.' },
    ],
    nextCursor: null,
  });
  await allowReveals();
  expect((await kit.browser.post(`${kit.home}/runs/${run.id}/retry`)).body).toMatchObject({
    kind: 'reveal',
    status: 'queued',
    failed: 0,
    creditsHeld: 1,
  });
  expect(await work(kit, run.id)).toMatchObject({ status: 'finished', done: 5, failed: 0, paid: 5, creditsSpent: 5 });
  expect(await creditsOf(kit)).toMatchObject({ balance: 2_495, held: 0 });
  await expectExactLedger(kit);
});

test('a reservation that expired without a worker is renewed', async () => {
  const lea = await server.user('Lea');
  const { body: run } = await start(lea, await several(2), 2);
  server.moveClock(new Date(Date.now() + 2 * 60 * 60 * 1000));
  expect(await work(lea, run.id)).toMatchObject({ status: 'finished', paid: 2 });
  server.moveClock(null);
  expect((await creditsOf(lea)).held).toBe(0);
});

test('a run pauses when its member has left or its workspace is read-only', async () => {
  const mia = await server.user('Mia');
  const max = await server.member(mia, 'Max', 'member');
  const { body: run } = await start(max, await several(1), 1);
  await max.browser.post(`${max.home}/leave`);
  expect(await work(mia, run.id)).toMatchObject({ status: 'paused', pauseReason: 'permission', creditsSpent: 0 });
  const { body: other } = await start(mia, await several(1), 1);
  server.moveClock(new Date(Date.now() + 40 * 86_400_000));
  expect(await work(mia, other.id)).toMatchObject({ status: 'paused', pauseReason: 'read_only' });
  server.moveClock(null);
});

test('a double submit starts one run', async () => {
  const nia = await server.user('Nia');
  const ids = await several(1);
  const submit = () => nia.browser.post(`${nia.home}/reveals`, { selection: choose(ids), ceiling: 1 }, { 'idempotency-key': 'once' });
  const [first, second] = [await submit(), await submit()];
  expect(second.body.id).toBe(first.body.id);
  expect((await nia.browser.get(`${nia.home}/reveals`)).body.items).toHaveLength(1);
});

test("more credits than available can't be reserved", async () => {
  const oda = await server.user('Oda');
  await inside(oda, (tx) => tx.query('update credit_accounts set held = balance - 1'));
  const answer = await start(oda, await several(2), 2);
  expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'credits_insufficient']);
});

test('an empty selection is refused', async () => {
  const pam = await server.user('Pam');
  const answer = await start(pam, ['999999999'], 2);
  expect([answer.status, answer.body.errors[0]]).toMatchObject([409, { code: 'selection_empty', field: 'selection' }]);
});

test('nothing is spent from an ended reservation', async () => {
  const quin = await server.user('Quin');
  const { body: run } = await start(quin, await several(1), 1);
  const { reservationId } = await inside(quin, (tx) => readRevealRun(tx, run.id));
  await quin.browser.post(`${quin.home}/reveals/${run.id}/cancel`);
  const spend = { amount: 1, reason: 'reveal', reference: null, actor: { kind: 'system', id: null } as const, idempotencyKey: 'x' };
  await expect(inside(quin, (tx) => commitManyFromReservation(tx, reservationId ?? '', [spend], new Date()))).rejects.toThrow(
    'reservation_closed',
  );
});

test('the ledger shows the entries of a run as one, with their sum, and each of them with its person on request', async () => {
  const kim = await server.user('KimLedger');
  const ids = await several(4);
  const single = await inPool();
  await reveal(kim, single);
  const { body: run } = await start(kim, ids, 4);
  await work(kim, run.id);
  const entries = async (query: string) =>
    (await kim.browser.get(`${kim.home}/credits/entries?${query}`)).body.items as {
      amount: number;
      entries: number;
      runId: string | null;
      person: { id: string; name: string } | null;
    }[];
  const [grouped, one] = await entries('kind=spend&group=run');
  expect(grouped).toMatchObject({ amount: -4, entries: 4, runId: run.id, person: null });
  expect(one).toMatchObject({ amount: -1, entries: 1, runId: null, person: { id: single } });
  const each = await entries(`kind=spend&run=${run.id}`);
  expect(new Set(each.map(({ person }) => person?.id))).toEqual(new Set(ids));
  expect(each[0]?.person?.name).toMatch(/^Person \d+$/);
  expect(await entries('kind=spend')).toHaveLength(5);
  // Pages of groups follow each other without a gap.
  const first = await kim.browser.get(`${kim.home}/credits/entries?group=run&limit=1`);
  const second = await kim.browser.get(`${kim.home}/credits/entries?group=run&limit=1&cursor=${first.body.nextCursor}`);
  expect([first.body.items[0].entries, second.body.items[0].person.id]).toEqual([4, single]);
});
