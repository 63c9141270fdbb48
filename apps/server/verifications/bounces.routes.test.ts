/** Bounced addresses: what was paid for them is refunded once. */
import { acceptsOnly } from '@leadlight/adapters/testing';
import { proveLedger } from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
import { expect, test } from 'vitest';
import { makePerson } from '../testing/leads.ts';
import { askingAs, mailWorld } from '../testing/mail-world.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';

const world = await mailWorld({ 'acme.test': { rcpt: acceptsOnly('ana', 'bo', 'cy.found', 'eva') } });
const server = await testServer(askingAs, undefined, world.network);
const { db } = server.services;

const verify = (who: TestUser, address: string, more: object = {}) => who.browser.post(`${who.home}/verifications`, { address, ...more });
const report = (who: TestUser, text: string, headers: Record<string, string> = {}) =>
  who.browser.post(`${who.home}/bounces`, { text }, headers);
const entries = async (who: TestUser, kind: string) =>
  (await who.browser.get(`${who.home}/credits/entries?kind=${kind}&limit=200`)).body.items as {
    number: number;
    reason: string;
    reference: string;
  }[];
const balance = async (who: TestUser): Promise<number> => (await who.browser.get(`${who.home}/credits`)).body.balance;

test('what was paid for verification, find and reveal is refunded once, and the address stays undeliverable', async () => {
  const ana = await server.user('Ana');
  const own = await makePerson(db, ana.workspaceId, { name: 'Ana', email: 'ana@acme.test' }, { source: 'import' });
  const pooled = await makePerson(db, null, { name: 'Bo', email: 'bo@acme.test' });
  const { body: verified } = await verify(ana, 'ana@acme.test');
  await ana.browser.post(`${ana.home}/people/${pooled}/reveal`);
  const { body: found } = await ana.browser.post(`${ana.home}/finds`, { name: 'Cy Found', domain: 'acme.test' });
  expect(found.cost).toBe(1);
  expect(await balance(ana)).toBe(2_497);

  const text = 'Email;Why\nAna@Acme.test;550\nbo@acme.test\ncy.found@acme.test\nnobody@elsewhere.test\nno address here\n';
  const { body } = await report(ana, text);
  expect(body).toMatchObject({ reported: 4, alreadyReported: 0, refunded: 3, notPaidLately: 0, notKnown: 1, refusedCount: 1 });
  expect(await balance(ana)).toBe(2_500);
  const refunds = await entries(ana, 'refund');
  expect(refunds.map(({ reason }) => reason)).toEqual(['bounce', 'bounce', 'bounce']);
  expect(refunds.map(({ reference }) => reference)).toContain(`entry:${verified.entryNumber}`);

  expect((await report(ana, text)).body).toMatchObject({ reported: 4, alreadyReported: 3, refunded: 0 });
  expect(await balance(ana)).toBe(2_500);
  const heard = world.recipients('acme.test').length;
  const again = (await verify(ana, 'ana@acme.test', { fresh: true })).body;
  expect(again).toMatchObject({ status: 'done', cost: 0, verdict: { verdict: 'undeliverable', reason: 'bounced' } });
  expect(again.bouncedAt).not.toBeNull();
  expect(world.recipients('acme.test')).toHaveLength(heard);
  expect((await ana.browser.get(`${ana.home}/people/${own}`)).body.contact).toMatchObject({ emailVerdict: 'undeliverable' });
  expect((await inWorkspace(db, ana.workspaceId, proveLedger)).isSound).toBe(true);
  const { items } = (await ana.browser.get(`${ana.home}/audit-events?action=bounces.reported`)).body;
  expect(items).toHaveLength(1);
});

test('what was paid for more than thirty days ago is not refunded, but the address is undeliverable', async () => {
  const bea = await server.user('Bea');
  const { body } = await verify(bea, 'eva@acme.test');
  await inWorkspace(db, bea.workspaceId, (tx) => tx.query(`update verifications set paid_at = paid_at - interval '31 days'`));
  expect((await report(bea, 'eva@acme.test')).body).toMatchObject({ refunded: 0, notPaidLately: 1 });
  expect((await bea.browser.get(`${bea.home}/verifications/${body.id}`)).body.verdict.reason).toBe('bounced');
});

test('two concurrent reports of the same address, and a repeated request, are refunded once', async () => {
  const cem = await server.user('Cem');
  await verify(cem, 'bo@acme.test');
  const once = { 'idempotency-key': 'once' };
  const answers = await Promise.all([report(cem, 'bo@acme.test'), report(cem, 'bo@acme.test'), report(cem, 'bo@acme.test', once)]);
  expect(answers.reduce((sum, { body }) => sum + body.refunded, 0)).toBe(1);
  const first = await report(cem, 'bo@acme.test', once);
  expect(first.body).toEqual(answers[2]?.body);
  expect(await balance(cem)).toBe(2_500);
});

test("a bounce that one workspace reports changes nothing in another's", async () => {
  const [dan, eva] = [await server.user('Dan'), await server.user('Eva')];
  for (const who of [dan, eva]) await verify(who, 'ana@acme.test');
  await report(dan, 'ana@acme.test');
  expect((await verify(eva, 'ana@acme.test')).body.verdict.verdict).toBe('deliverable');
  expect(await balance(eva)).toBe(2_499);
});
