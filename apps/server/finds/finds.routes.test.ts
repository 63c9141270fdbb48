/** Finding addresses over HTTP: which servers are asked, what it costs, and how it resumes. */
import { acceptsOnly } from '@leadlight/adapters/testing';
import { proveLedger } from '@leadlight/db/credits';
import { addSuppressions, noteErased, poolId } from '@leadlight/db/leads';
import { inWorkspace, system, type WorkspaceTx } from '@leadlight/db/platform';
import { beginFind } from '@leadlight/db/verification';
import { expect, test } from 'vitest';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { askingAs, mailWorld } from '../testing/mail-world.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { searchDueFinds } from './finds-due.job.ts';

let isShort = true;
const heardAtSlow: string[] = [];
const world = await mailWorld({
  'acme.test': { rcpt: acceptsOnly('ana.silva', 'jdoe', 'left.alone') },
  'all.test': {},
  'short.test': { rcpt: (path) => (isShort ? '452 4.3.1 Insufficient system storage' : acceptsOnly('ana.silva')(path)) },
  'slow.test': {
    rcpt: (path) => {
      heardAtSlow.push(path);
      return isShort && path.startsWith('asilva@') ? '452 4.3.1 Insufficient system storage' : acceptsOnly('asilva')(path);
    },
  },
  'none.test': { rcpt: () => '554 5.7.1 Relay access denied' },
});
const server = await testServer(askingAs, undefined, world.network);
const { services } = server;
const { db } = services;

const find = (who: TestUser, name: string, domain: string, more: object = {}) =>
  who.browser.post(`${who.home}/finds`, { name, domain, ...more });
const spends = async (who: TestUser) =>
  (await who.browser.get(`${who.home}/credits/entries?kind=spend&limit=200`)).body.items as { reference: string; reason: string }[];
const held = async (who: TestUser): Promise<number> => (await who.browser.get(`${who.home}/credits`)).body.held;
const inside = <T>(who: TestUser, work: (tx: WorkspaceTx) => Promise<T>) => inWorkspace(db, who.workspaceId, work);

test('a confirmed address costs a credit, is stored as a verification, and is free the next time', async () => {
  const ana = await server.user('Ana');
  const { status, body } = await find(ana, 'Ana Silva', 'https://www.Acme.test/about');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    domain: 'acme.test',
    status: 'done',
    outcome: 'confirmed',
    best: { address: 'ana.silva@acme.test', pattern: 'first.last' },
    verdict: { verdict: 'deliverable' },
    cost: 1,
    observed: 0,
  });
  expect(await spends(ana)).toMatchObject([{ reason: 'find', reference: `find:${body.id}` }]);
  expect(await held(ana)).toBe(0);
  const again = (await find(ana, 'ANA  silva', 'acme.test')).body;
  expect(again).toMatchObject({ id: body.id, cost: 0 });
  expect((await find(ana, 'Ana Silva', 'acme.test', { fresh: true })).body).toMatchObject({ id: body.id, cost: 0, outcome: 'confirmed' });
  // Paying for the find includes the verdict.
  expect((await ana.browser.get(`${ana.home}/verifications/${body.verificationId}`)).body).toMatchObject({
    address: 'ana.silva@acme.test',
  });
  expect((await ana.browser.post(`${ana.home}/verifications`, { address: 'ana.silva@acme.test', fresh: true })).body.cost).toBe(0);
  expect(await spends(ana)).toHaveLength(1);
  expect((await inside(ana, proveLedger)).isSound).toBe(true);
});

test("a person who isn't found costs nothing, and the candidates are not charged as verifications", async () => {
  const bea = await server.user('Bea');
  const { body } = await find(bea, 'Nobody Atall', 'acme.test');
  expect(body).toMatchObject({ outcome: 'not_found', best: null, cost: 0, verificationId: null });
  expect(body.asked.length).toBeGreaterThan(1);
  expect(await spends(bea)).toEqual([]);
});

test('on a domain that accepts every name, the best candidate is returned as risky, for a credit', async () => {
  const cem = await server.user('Cem');
  const { body } = await find(cem, 'Ana Silva', 'all.test');
  expect(body).toMatchObject({ outcome: 'pattern_only', verdict: { verdict: 'risky', reason: 'catch_all' }, cost: 1 });
});

test("the pattern comes from people at the domain that are the workspace's own or revealed, and from no others", async () => {
  const dan = await server.user('Dan');
  const own = (name: string, email: string) =>
    makePerson(db, dan.workspaceId, { name, email, companyDomain: 'acme.test' }, { source: 'import' });
  await own('Max Muster', 'mmuster@acme.test');
  await own('Eva Klein', 'eklein@acme.test');
  const revealed = await makePerson(db, null, { name: 'Ida Holm', email: 'iholm@acme.test', companyDomain: 'acme.test' });
  await makePerson(db, null, { name: 'Not Revealed', email: 'not.revealed@acme.test', companyDomain: 'acme.test' });
  await dan.browser.post(`${dan.home}/people/${revealed}/reveal`);
  const { body } = await find(dan, 'Jane Doe', 'acme.test');
  expect(body).toMatchObject({ observed: 3, outcome: 'confirmed', best: { address: 'jdoe@acme.test', pattern: 'flast' } });
  expect(body.asked[0].address).toBe('jdoe@acme.test');
});

test("a mailbox that could be a namesake's is not confirmed: it is returned with its probability, for a credit", async () => {
  const jan = await server.user('Jan');
  const { body } = await find(jan, 'Jane Doe', 'acme.test');
  expect(body).toMatchObject({
    observed: 0,
    outcome: 'pattern_only',
    best: { address: 'jdoe@acme.test' },
    verdict: { verdict: 'deliverable' },
    cost: 1,
  });
  expect(body.best.probability).toBeLessThan(0.95);
});

test('the same person is found once, whatever titles and order the name is written with', async () => {
  const kim = await server.user('Kim');
  const { body } = await find(kim, 'Dr. Ana Silva, MBA', 'acme.test');
  expect(body).toMatchObject({ outcome: 'confirmed', best: { address: 'ana.silva@acme.test' }, cost: 1 });
  expect((await find(kim, 'Silva, Ana', 'acme.test')).body).toMatchObject({ id: body.id, cost: 0 });
});

test('at a small company that the workspace knows, the first name is the most likely address', async () => {
  const lea = await server.user('Lea');
  await makeCompany(db, lea.workspaceId, { name: 'Acme', domain: 'acme.test', employees: 8 }, { source: 'import' });
  const { body } = await find(lea, 'Nobody Atall', 'acme.test');
  expect(body.asked[0].address).toBe('nobody@acme.test');
});

test('a server with a temporary problem is asked again until it answers, and only then the find costs a credit', async () => {
  const eva = await server.user('Eva');
  const at = Date.now();
  server.moveClock(new Date(at));
  const { status, body } = await find(eva, 'Ana Silva', 'short.test');
  expect([status, body.status, body.outcome, body.cost]).toEqual([202, 'waiting', 'unconfirmed', 0]);
  expect(await held(eva)).toBe(0);
  isShort = false;
  server.moveClock(new Date(at + 2 * 3_600_000));
  await searchDueFinds(services);
  expect((await eva.browser.get(`${eva.home}/finds/${body.id}`)).body).toMatchObject({ status: 'done', outcome: 'confirmed', cost: 1 });
  expect(await spends(eva)).toHaveLength(1);
  server.moveClock(null);
});

test('a refused candidate is not asked about again when the find resumes', async () => {
  const una = await server.user('Una');
  const at = Date.now();
  server.moveClock(new Date(at));
  isShort = true;
  const { body } = await find(una, 'Ana Silva', 'slow.test');
  expect([body.status, body.outcome]).toEqual(['waiting', 'unconfirmed']);
  isShort = false;
  server.moveClock(new Date(at + 2 * 3_600_000));
  await searchDueFinds(services);
  server.moveClock(null);
  const { body: done } = await una.browser.get(`${una.home}/finds/${body.id}`);
  // Nothing is known about the domain, and another A. Silva could have this mailbox.
  expect(done).toMatchObject({ status: 'done', outcome: 'pattern_only', verdict: { verdict: 'deliverable' } });
  expect(done.best.address).toBe('asilva@slow.test');
  expect(heardAtSlow.filter((path) => path === 'ana.silva@slow.test')).toHaveLength(1);
  // Deferred, accepted, and accepted again: the server has not changed meanwhile.
  expect(heardAtSlow.filter((path) => path === 'asilva@slow.test')).toHaveLength(3);
});

test('a find whose process was killed resumes when its claim has expired', async () => {
  const fay = await server.user('Fay');
  const at = new Date();
  const { id } = await inside(fay, (tx) =>
    beginFind(tx, { key: 'ana|silva@acme.test', name: 'Ana Silva', domain: 'acme.test', fresh: false, actor: system }, at),
  );
  expect(await held(fay)).toBe(1);
  server.moveClock(new Date(at.getTime() + 61_000));
  await searchDueFinds(services);
  server.moveClock(null);
  expect((await fay.browser.get(`${fay.home}/finds/${id}`)).body).toMatchObject({ status: 'done', outcome: 'confirmed' });
  expect(await held(fay)).toBe(0);
});

test('suppressed addresses are neither asked about nor proposed', async () => {
  const gus = await server.user('Gus');
  await inside(gus, (tx) => addSuppressions(tx, [{ kind: 'domain', value: 'left.test' }], { reason: null, actor: system }, new Date()));
  const whole = await find(gus, 'Ana Silva', 'left.test');
  expect([whole.status, whole.body.errors[0]]).toMatchObject([409, { code: 'address_suppressed', field: 'domain' }]);
  await inWorkspace(db, poolId, (tx) => noteErased(tx, [{ kind: 'address', value: 'left.alone@acme.test' }], new Date()));
  const { body } = await find(gus, 'Left Alone', 'acme.test');
  expect(body).toMatchObject({ outcome: 'not_found', best: null, cost: 0 });
  expect(world.recipients('acme.test').some((line) => line.includes('left.alone@'))).toBe(false);
});

const hal = await server.user('Hal');

test.each([
  ['Ana', 'acme.test', 'name', 'name_unusable'],
  ['Ana Silva', 'not a domain', 'domain', 'domain_unusable'],
  ['Ana Silva', 'linkedin.com', 'domain', 'domain_unusable'],
  ['Ana Silva', 'gmail.com', 'domain', 'company_domain_shared'],
])('%s at %s is refused with its field', async (name, domain, field, code) => {
  const answer = await find(hal, name, domain);
  expect([answer.status, answer.body.errors[0]]).toMatchObject([422, { field, code }]);
});

test('finds are listed by last change, and filtered by outcome and by text', async () => {
  const ida = await server.user('Ida');
  await find(ida, 'Ana Silva', 'acme.test');
  await find(ida, 'Nobody Atall', 'acme.test');
  const list = async (query: string) =>
    ((await ida.browser.get(`${ida.home}/finds?${query}`)).body.items as { name: string }[]).map(({ name }) => name);
  expect(await list('')).toEqual(['Nobody Atall', 'Ana Silva']);
  expect(await list('outcome=confirmed')).toEqual(['Ana Silva']);
  expect(await list('text=nobody')).toEqual(['Nobody Atall']);
});
