/** Bounced addresses: what was paid for them is refunded once. */
import { createHash } from 'node:crypto';
import { acceptsOnly } from '@leadlight/adapters/testing';
import { proveLedger } from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
import { describe, expect, test } from 'vitest';
import { poolId } from '@leadlight/db/leads';
import { Client } from 'pg';
import { makePerson } from '../testing/leads.ts';
import { askingAs, mailWorld } from '../testing/mail-world.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { markBounces } from './bounces.commands.ts';

const world = await mailWorld({ 'acme.test': { rcpt: acceptsOnly('ana', 'bo', 'cy.found', 'eva') } });
const server = await testServer({ ...askingAs, helpEmail: 'operator@leadlight.test' }, undefined, world.network);
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

/** A delivery status notification about one address. */
function bounceMessage(
  address: string,
  {
    action = 'failed',
    status = '5.1.1',
    date = new Date(),
    original = '',
  }: { action?: string; status?: string; date?: Date; original?: string } = {},
): string {
  return [
    'From: Mail Delivery Subsystem <mailer-daemon@mx.sender.test>',
    'To: sales@sender.test',
    'Subject: Undelivered Mail Returned to Sender',
    `Date: ${date.toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_b"',
    '',
    '--=_b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Your message could not be delivered to somebody.else@acme.test.',
    '--=_b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.sender.test',
    '',
    ...(original ? [`Original-Recipient: rfc822;${original}`] : []),
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 No such user',
    '',
    '--=_b',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Hello',
    '--=_b--',
    '',
  ].join('\r\n');
}

const day = 86_400_000;
let pooledPeople = 0;
/** A workspace that paid for these addresses of the pool. */
async function revealedBy(who: TestUser, count: number): Promise<{ ids: string[]; addresses: string[] }> {
  const ids: string[] = [];
  const addresses: string[] = [];
  for (let n = 0; n < count; n += 1) {
    pooledPeople += 1;
    addresses.push(`bounced${pooledPeople}@pool.test`);
    ids.push(await makePerson(db, null, { name: `Bo Unced${pooledPeople}`, email: addresses[n] ?? '' }, { verdict: 'deliverable' }));
    await who.browser.post(`${who.home}/people/${ids[n]}/reveal`);
  }
  return { ids, addresses };
}
const send = (who: TestUser, messages: readonly string[]) => who.browser.post(`${who.home}/bounces`, { messages });

describe('on the word of the workspace alone', () => {
  test('twenty credits in 30 days are refunded; beyond that, the report says what is needed, and the addresses are undeliverable', async () => {
    const fay = await server.user('Fay');
    const { ids, addresses } = await revealedBy(fay, 25);
    const { body } = await report(fay, addresses.join('\n'));
    expect(body).toMatchObject({ reported: 25, refunded: 20, refundsLeft: 0, notPaidLately: 0, notKnown: 0 });
    expect(body.needEvidence).toEqual(addresses.slice(20));
    expect(await balance(fay)).toBe(2_495);
    for (const id of ids) {
      const { contact } = (await fay.browser.get(`${fay.home}/people/${id}`)).body;
      expect(contact).toMatchObject({ isRevealed: true, emailVerdict: 'undeliverable' });
    }
    const found = await fay.browser.post(`${fay.home}/people/search`, { filters: { verdict: { include: ['undeliverable'] } }, facets: [] });
    expect(found.body.total).toBe(25);
    // The same addresses again, in other requests, get nothing.
    expect((await report(fay, addresses.join('\n'))).body).toMatchObject({ refunded: 0, alreadyReported: 25, needEvidence: [] });
    for (const address of addresses.slice(20)) expect((await report(fay, address)).body.refunded).toBe(0);
    expect(await balance(fay)).toBe(2_495);
    const mail = (await server.mailsTo('operator@leadlight.test')).filter(({ kind }) => kind === 'bounce-refunds-exceeded');
    expect(mail).toHaveLength(1);
    expect(mail[0]?.paragraphs[0]).toContain(fay.workspaceId);
    // Thirty days later, there is room again.
    const { addresses: later } = await revealedBy(fay, 2);
    expect((await report(fay, later[0] ?? '')).body).toMatchObject({ refunded: 0, needEvidence: [later[0]] });
    await inWorkspace(db, fay.workspaceId, (tx) => tx.query(`update bounces set reported_at = reported_at - interval '31 days'`));
    expect((await report(fay, later[1] ?? '')).body).toMatchObject({ refunded: 1, refundsLeft: 19 });
  });

  test('five percent of the reveals are refunded if that is more', async () => {
    const gil = await server.user('Gil');
    const { ids } = await revealedBy(gil, 1);
    const client = new Client(server.owner);
    await client.connect();
    // 600 paid reveals would take minutes.
    await client.query(
      `insert into app.reveals (workspace_id, person_id, revealed_at, actor_kind, entry_number)
       select workspace_id, 1000000 + n, revealed_at, actor_kind, entry_number from app.reveals, generate_series(1, 599) n where person_id = $1`,
      [ids[0]],
    );
    await client.end();
    expect((await report(gil, 'nobody@elsewhere.test')).body.refundsLeft).toBe(30);
  });

  test('what one workspace reports is not in the pool, for others', async () => {
    const [hal, ina] = [await server.user('Hal'), await server.user('Ina')];
    const { ids, addresses } = await revealedBy(hal, 1);
    await report(hal, addresses[0] ?? '');
    expect((await ina.browser.get(`${ina.home}/people/${ids[0]}`)).body.contact.emailVerdict).toBe('deliverable');
  });
});

describe('with the bounce message', () => {
  /** Beyond the limit: one address waits for its message. */
  async function beyond(name: string): Promise<{ who: TestUser; address: string; id: string }> {
    const who = await server.user(name);
    const { ids, addresses } = await revealedBy(who, 21);
    await report(who, addresses.join('\n'));
    return { who, address: addresses[20] ?? '', id: ids[20] ?? '' };
  }

  test('an address that waits is refunded once, and the pool shows it as undeliverable', async () => {
    const { who, address, id } = await beyond('Jan');
    const { body } = await send(who, [bounceMessage('someone@forwarded.test', { original: address })]);
    expect(body).toMatchObject({ refunded: 1, needEvidence: [], messages: [{ message: 1, problem: null }] });
    expect(body.messages[0].addresses).toContain(address);
    expect((await send(who, [bounceMessage(address)])).body).toMatchObject({ refunded: 0, alreadyReported: 1 });
    expect(await balance(who)).toBe(2_500);
    expect((await inWorkspace(db, who.workspaceId, proveLedger)).isSound).toBe(true);

    const client = new Client(server.owner);
    await client.connect();
    const { rows } = await client.query<{ data: { bounced: [] } }>(
      `select data from jobs.job where name = 'mark-bounces' and data::text like $1 order by created_on`,
      [`%"${id}"%`],
    );
    await client.end();
    for (const { data } of rows) await markBounces(server.services, data.bounced);
    const other = await server.user('Kai');
    expect((await other.browser.get(`${other.home}/people/${id}`)).body.contact.emailVerdict).toBe('undeliverable');
    expect((await other.browser.post(`${other.home}/people/${id}/reveal`)).body).toMatchObject({ outcome: 'undeliverable', cost: 0 });
  });

  test('a pasted message, and several in one mbox, are read as messages', async () => {
    const who = await server.user('Lea');
    const { addresses } = await revealedBy(who, 2);
    const mbox = addresses.map((address) => `From MAILER-DAEMON Sun Nov 22 10:00:00 2026\r\n${bounceMessage(address)}`).join('\r\n');
    const { body } = await report(who, mbox);
    expect(body).toMatchObject({ reported: 2, refunded: 2, refundsLeft: 20, refusedCount: 0 });
    expect(body.messages.map(({ addresses: named }: { addresses: string[] }) => named)).toEqual(addresses.map((each) => [each]));
  });

  test.each([
    ['not_failed', (address: string) => bounceMessage(address, { action: 'delayed', status: '4.4.1' })],
    ['not_permanent', (address: string) => bounceMessage(address, { status: '4.4.7' })],
    ['about_something_else', (address: string) => bounceMessage(address, { status: '5.7.1' })],
    ['too_old', (address: string) => bounceMessage(address, { date: new Date(Date.now() - 31 * day) })],
    ['in_the_future', (address: string) => bounceMessage(address, { date: new Date(Date.now() + 3 * day) })],
    ['date_unknown', (address: string) => bounceMessage(address).replace(/^Date:.*\r\n/m, '')],
    ['no_recipient', (address: string) => bounceMessage(address).replace(/^Final-Recipient.*\r\n/m, '')],
    ['not_a_notification', (address: string) => `From: me@sender.test\r\nSubject: Bounced\r\n\r\n550 5.1.1 <${address}> no such user\r\n`],
    ['not_a_notification', (address: string) => `${address} bounced`],
  ])('a message that is %s proves nothing', async (problem, write) => {
    const who = await server.user(`Mo${problem.replaceAll('_', '')}${Math.random().toString(36).slice(2, 8)}`);
    const { addresses } = await revealedBy(who, 1);
    const { body } = await send(who, [write(addresses[0] ?? '')]);
    expect(body).toMatchObject({ reported: 0, refunded: 0, messages: [{ message: 1, addresses: [], problem }] });
  });

  test('a message about another address proves nothing about this one', async () => {
    const { who, address } = await beyond('Nia');
    expect((await send(who, [bounceMessage('somebody.else@acme.test')])).body).toMatchObject({ refunded: 0, notKnown: 1 });
    expect((await report(who, address)).body.refunded).toBe(0);
  });

  test('an address in the pool that was verified since it bounced keeps its verdict', async () => {
    const who = await server.user('Oda');
    const { ids, addresses } = await revealedBy(who, 1);
    const bounced = { id: ids[0] ?? '', digest: '0'.repeat(64), bouncedAtMs: Date.now() };
    await markBounces(server.services, [bounced]);
    const verdictOf = async () =>
      inWorkspace(db, poolId, async (tx) => (await tx.query('select email_verdict as v from people where id = $1', [ids[0]])).rows[0]?.v);
    expect(await verdictOf()).toBe('deliverable');
    const digest = createHash('sha256')
      .update(addresses[0] ?? '')
      .digest('hex');
    await markBounces(server.services, [{ ...bounced, digest, bouncedAtMs: Date.parse('2026-10-01') }]);
    expect(await verdictOf()).toBe('deliverable');
    await markBounces(server.services, [{ ...bounced, digest }]);
    expect(await verdictOf()).toBe('undeliverable');
  });
});
