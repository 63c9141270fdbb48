/** Fictional people cost nothing: revealing them, in one request or in a run, verifying their addresses and finding them. */
import { inWorkspace } from '@leadlight/db/platform';
import { expect, test } from 'vitest';
import { revealRuns } from '../reveals/reveal-run.ts';
import { workOnRun } from '../testing/work-on-run.ts';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { askingAs, mailWorld } from '../testing/mail-world.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';

const world = await mailWorld({});
const server = await testServer(askingAs, undefined, world.network);
const { db } = server.services;
const sample = { source: 'sample' } as const;
const company = await makeCompany(db, null, { name: 'Maple', domain: 'maple-1.example' }, sample);
const fictional = (name: string) =>
  makePerson(
    db,
    null,
    { name, email: `${name.toLowerCase().replace(' ', '.')}@maple-1.example`, companyDomain: 'maple-1.example' },
    { ...sample, companyId: company },
  );
const [one, two] = [await fictional('Fay Fiction'), await fictional('Gus Fiction')];
const real = await makePerson(db, null, { name: 'Rea Real', email: 'rea@real.example' });

const post = async (who: TestUser, path: string, body: object = {}) => (await who.browser.post(`${who.home}${path}`, body)).body;
const balanceOf = async (who: TestUser) => (await who.browser.get(`${who.home}/credits`)).body;
const withoutCredits = (who: TestUser) => inWorkspace(db, who.workspaceId, (tx) => tx.query('update credit_accounts set held = balance'));

test('a reveal shows the details for free, even without credits, and says why', async () => {
  const ana = await server.user('Ana');
  await withoutCredits(ana);
  const selection = { kind: 'ids', ids: [one, two] };
  expect(await post(ana, '/reveals/forecast', { selection })).toMatchObject({ selected: 2, sample: 2, toPay: 0, cost: 0 });
  expect(await post(ana, `/people/${one}/reveal`)).toMatchObject({
    outcome: 'sample',
    cost: 0,
    entryNumber: null,
    contact: { isRevealed: true, email: 'fay.fiction@maple-1.example' },
  });
  expect(await post(ana, `/people/${one}/reveal`)).toMatchObject({ outcome: 'already_revealed', cost: 0 });
});

test('a run pays only for the real people', async () => {
  const bea = await server.user('Bea');
  const selection = { kind: 'ids', ids: [one, real, two] };
  const run = await post(bea, '/reveals', { selection, ceiling: 5 });
  expect(run.creditsHeld).toBe(1);
  await workOnRun(server.services, revealRuns, { workspaceId: bea.workspaceId, runId: run.id });
  expect((await bea.browser.get(`${bea.home}/reveals/${run.id}`)).body).toMatchObject({
    status: 'finished',
    paid: 1,
    sample: 2,
    creditsSpent: 1,
  });
});

test("a workspace's copy of a fictional person is revealed for free too", async () => {
  const cem = await server.user('Cem');
  const { id } = (await cem.browser.patch(`${cem.home}/people/${one}`, { title: 'CEO' })).body;
  expect(await post(cem, `/people/${id}/reveal`)).toMatchObject({ outcome: 'sample', cost: 0, contact: { isRevealed: true } });
  expect((await balanceOf(cem)).balance).toBe(2_500);
});

test('verifying and finding them costs nothing, even without credits', async () => {
  const dan = await server.user('Dan');
  await withoutCredits(dan);
  for (const address of ['fay.fiction@maple-1.example', 'anyone@maple-1.example'])
    expect(await post(dan, '/verifications', { address })).toMatchObject({ status: 'done', cost: 0, entryNumber: null });
  expect(await post(dan, '/finds', { name: 'Fay Fiction', domain: 'maple-1.example' })).toMatchObject({ cost: 0, entryNumber: null });
  const addresses = ['fay.fiction@maple-1.example', 'gus.fiction@maple-1.example'];
  expect(await post(dan, '/verification-runs/forecast', { source: { kind: 'addresses', addresses }, fresh: true })).toMatchObject({
    toCheck: 2,
    free: 2,
    mostCost: 0,
  });
  expect((await balanceOf(dan)).held).toBe(2_500);
});

test('an address that a workspace claims to be fictional is paid for', async () => {
  const eva = await server.user('Eva');
  await makePerson(db, eva.workspaceId, { name: 'Own', email: 'own@real.example' }, sample);
  expect(await post(eva, '/verifications', { address: 'own@real.example' })).toMatchObject({ status: 'done', cost: 1 });
});
