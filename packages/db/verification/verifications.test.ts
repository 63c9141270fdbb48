/** Settling verdicts: what is stored, what it costs, and that nobody pays twice or gets anything for nothing. */
import { composeVerdict, type Reason, type Verdict } from '@leadlight/verification';
import { addressKey, parseAddress } from '@leadlight/vocabulary';
import { packFacts, personOf, type Fact } from '@leadlight/leads';
import { expect, test } from 'vitest';
import { system } from '../platform/actor.ts';
import { inWorkspace, type WorkspaceTx } from '../platform/connect.ts';
import { proveLedger } from '../credits/entries.queries.ts';
import { releaseReservation, reserveCredits } from '../credits/reservations.queries.ts';
import { digestOfErased, noteErased } from '../leads/erased-keys.queries.ts';
import { poolId } from '../leads/search-outbox.queries.ts';
import { writeLeads } from '../leads/lead-writer.ts';
import { addSuppressions } from '../leads/suppressions.queries.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import { readKnownVerdicts, readRefusedAddresses, settleVerdicts, type SettleOptions, type ToSettle } from './verifications.queries.ts';
import { startTrial } from '../accounts/workspaces.queries.ts';

const { db } = await testDatabase();
const start = new Date('2026-11-21T12:00:00Z');
const later = (hours: number): Date => new Date(start.getTime() + hours * 3_600_000);

interface Place {
  readonly id: string;
  readonly within: <T>(work: (tx: WorkspaceTx) => Promise<T>) => Promise<T>;
  readonly reserve: (ceiling: number, now?: Date) => Promise<string>;
}
let reservations = 0;
async function place(): Promise<Place> {
  const id = await newWorkspace(db, start);
  const within: Place['within'] = (work) => inWorkspace(db, id, work);
  await within((tx) => startTrial(tx, 'starter', system, start));
  return {
    id,
    within,
    reserve: (ceiling, now = start) =>
      within(async (tx) => {
        reservations += 1;
        const because = { reason: 'verify', reference: null, actor: system, idempotencyKey: `reservation:${reservations}` };
        return (await reserveCredits(tx, { ceiling, ...because }, now)).id;
      }),
  };
}

function verdictOf(address: string, reason: Reason, at = start): Verdict {
  const reading = parseAddress(address);
  const evidence = [{ kind: 'skipped_host', atMs: at.getTime(), host: 'mx', address: '10.0.0.1', because: 'not_public' }] as const;
  return composeVerdict(reading.ok ? reading.address : null, { reason }, { text: address, checkedAtMs: at.getTime(), evidence });
}
const toSettle = (address: string, reason: Reason, at = start): ToSettle => ({
  key: addressKey(address),
  address,
  verdict: verdictOf(address, reason, at),
});
const settle = ({ within }: Place, all: ToSettle[], options: Partial<SettleOptions>, now = start) =>
  within((tx) => settleVerdicts(tx, all, { actor: system, payFrom: null, ...options }, now));
const spent = ({ within }: Place) =>
  within(async (tx) => {
    expect((await proveLedger(tx)).isSound).toBe(true);
    return (await tx.query<{ reference: string }>(`select reference from credit_entries where kind = 'spend' order by number`)).rows;
  });

test('a definite verdict costs a credit once, an unknown none; the ledger names the verification', async () => {
  const there = await place();
  const payFrom = await there.reserve(10);
  const all = [
    toSettle('Ana@Acme.test', 'mailbox_accepted'),
    toSettle('bo@acme.test', 'mailbox_not_found'),
    toSettle('cy@acme.test', 'greylisted'),
  ];
  const settled = await settle(there, all, { payFrom });
  expect(Array.from(settled.values(), ({ cost, status }) => `${cost} ${status}`)).toEqual(['1 done', '1 done', '0 waiting']);
  const again = await settle(there, all.slice(0, 2), { payFrom }, later(1));
  expect(Array.from(again.values(), ({ cost }) => cost)).toEqual([0, 0]);
  const ids = ['ana@acme.test', 'bo@acme.test'].map((key) => `verification:${settled.get(key)?.verificationId}`);
  expect((await spent(there)).map(({ reference }) => reference)).toEqual(ids);
});

test('after thirty days a repeat is paid for again, under a key of its own', async () => {
  const there = await place();
  await settle(there, [toSettle('ana@acme.test', 'mailbox_accepted')], { payFrom: await there.reserve(1) });
  const just = later(30 * 24 - 1);
  expect(
    (await settle(there, [toSettle('ana@acme.test', 'mailbox_accepted', just)], { payFrom: null }, just)).get('ana@acme.test'),
  ).toMatchObject({
    cost: 0,
    isUnpaid: false,
  });
  const after = later(30 * 24);
  const payFrom = await there.reserve(1, after);
  const last = await settle(there, [toSettle('ana@acme.test', 'mailbox_accepted', after)], { payFrom }, after);
  expect(last.get('ana@acme.test')).toMatchObject({ cost: 1 });
  expect(await spent(there)).toHaveLength(2);
});

test('an answer that the reservation cannot pay for is neither stored nor returned', async () => {
  const there = await place();
  const payFrom = await there.reserve(1);
  const all = [
    toSettle('ana@acme.test', 'mailbox_accepted'),
    toSettle('bo@acme.test', 'mailbox_accepted'),
    toSettle('cy@acme.test', 'dns_error'),
  ];
  const settled = await settle(there, all, { payFrom });
  expect(settled.get('ana@acme.test')).toMatchObject({ cost: 1, isUnpaid: false });
  expect(settled.get('bo@acme.test')).toMatchObject({ cost: 0, isUnpaid: true, verdict: null, verificationId: null });
  expect(settled.get('cy@acme.test')).toMatchObject({ cost: 0, isUnpaid: false });
  const known = await there.within((tx) =>
    readKnownVerdicts(
      tx,
      all.map(({ key }) => key),
      start,
    ),
  );
  expect([...known.keys()].toSorted()).toEqual(['ana@acme.test', 'cy@acme.test']);
});

test('a reservation that was released, or expired, pays for nothing', async () => {
  const there = await place();
  const [ended, lapsed] = [await there.reserve(1), await there.reserve(1)];
  await there.within((tx) => releaseReservation(tx, ended, start));
  const one = (n: number) => [toSettle(`a${n}@acme.test`, 'mailbox_accepted')];
  expect((await settle(there, one(1), { payFrom: ended })).get('a1@acme.test')).toMatchObject({ isUnpaid: true });
  expect((await settle(there, one(2), { payFrom: lapsed }, later(2))).get('a2@acme.test')).toMatchObject({ isUnpaid: true });
  expect(await spent(there)).toEqual([]);
});

test('a check that was not asked for is free, whatever it answers', async () => {
  const there = await place();
  const payFrom = await there.reserve(1);
  expect((await settle(there, [toSettle('ana@acme.test', 'catch_all')], { payFrom, isFree: true })).get('ana@acme.test')).toMatchObject({
    cost: 0,
    isUnpaid: false,
  });
  expect(await spent(there)).toEqual([]);
});

test('many who settle the same address at once pay once', async () => {
  const there = await place();
  const payFrom = await there.reserve(10);
  const settled = await Promise.all(
    Array.from({ length: 10 }, () => settle(there, [toSettle('ana@acme.test', 'mailbox_accepted')], { payFrom })),
  );
  expect(settled.filter((one) => one.get('ana@acme.test')?.cost === 1)).toHaveLength(1);
  expect(new Set(settled.map((one) => one.get('ana@acme.test')?.verificationId)).size).toBe(1);
  expect(await spent(there)).toHaveLength(1);
});

test('an unknown that waiting may resolve is asked again later each time, until its deadline, automatically or by its run', async () => {
  const there = await place();
  const runId = '01890000-0000-7000-8000-000000000000';
  let now = start;
  const attempts: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const one = (await settle(there, [toSettle('cy@acme.test', 'greylisted', now)], { runId }, now)).get('cy@acme.test');
    attempts.push(one?.attempts ?? 0);
    if (!one?.nextAt) break;
    expect(one.nextAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(300_000);
    expect(one.nextAt.getTime()).toBeLessThanOrEqual(later(24).getTime());
    now = one.nextAt;
  }
  expect(attempts).toEqual(attempts.map((_each, index) => index + 1));
  const known = await there.within((tx) => readKnownVerdicts(tx, ['cy@acme.test'], now));
  expect(known.get('cy@acme.test')).toMatchObject({ status: 'done', kind: 'unknown', isFresh: false, isFree: false });
});

test('a verdict is carried to the own people who have the address, with their score, and search is told', async () => {
  const there = await place();
  const evidence = { source: 'import', locator: 'x.csv', row: 1, snippet: null, fetchedAt: start.getTime() / 1000, hash: null } as const;
  const facts = packFacts([
    { field: 'name', value: 'Ana', evidence, retractedAt: null },
    { field: 'email', value: 'ana@münchen.test', evidence, retractedAt: null },
  ] satisfies Fact[]);
  const read = (of: string) =>
    there.within(
      async (tx) =>
        (await tx.query('select email_verdict as verdict, email_checked_at as at, score from people where id = $1', [of])).rows[0],
    );
  const record = { id: null, poolId: null, companyId: null, facts, lead: personOf(facts, start.getTime() / 1000) };
  const write = async (tx: WorkspaceTx) => String(await writeLeads(tx, start, (writer) => writer.writeOne('people', record)));
  const id = await there.within(write);
  const inPool = await inWorkspace(db, poolId, write);
  const { score } = (await read(id)) as { score: number };
  await there.within((tx) => tx.query('delete from lead_changes where workspace_id = current_workspace()'));
  await settle(there, [toSettle('Ana@München.test', 'mailbox_accepted')], { payFrom: await there.reserve(1) });
  expect(await read(id)).toMatchObject({ verdict: 'deliverable', at: start });
  expect(((await read(id)) as { score: number }).score).toBeGreaterThan(Math.max(100, score));
  expect(await read(inPool)).toMatchObject({ verdict: 'not_checked' });
  const changes = await there.within(
    async (tx) => (await tx.query(`select kind, first_id as id from lead_changes where workspace_id = current_workspace()`)).rows,
  );
  expect(changes).toEqual([{ kind: 'people', id }]);

  // A server in a bad mood says nothing about the mailbox.
  await settle(there, [toSettle('Ana@München.test', 'rate_limited', later(1))], {}, later(1));
  expect(await read(id)).toMatchObject({ verdict: 'deliverable' });
  await settle(there, [toSettle('Ana@München.test', 'rate_limited', later(31 * 24))], {}, later(31 * 24));
  expect(await read(id)).toMatchObject({ verdict: 'unknown' });
});

test('what can be neither text nor an address has a verdict all the same, free of charge', async () => {
  const there = await place();
  const odd = 'no\0address \ud800';
  const payFrom = await there.reserve(1);
  const settled = await settle(there, [toSettle(odd, 'invalid_syntax')], { payFrom });
  expect(settled.get(addressKey(odd))).toMatchObject({ cost: 0, status: 'done' });
});

test('an address that is suppressed, by address, domain or hash, or whose person was erased, is not asked about', async () => {
  const there = await place();
  const hash = digestOfErased({ kind: 'address', value: 'cy@acme.test' });
  await there.within((tx) =>
    addSuppressions(
      tx,
      [
        { kind: 'address', value: 'ana@acme.test' },
        { kind: 'domain', value: 'münchen.test' },
        { kind: 'hash', value: hash },
      ],
      { reason: null, actor: system },
      start,
    ),
  );
  await inWorkspace(db, poolId, (tx) => noteErased(tx, [{ kind: 'address', value: 'eva@acme.test' }], start));
  const keys = ['ana@acme.test', 'bo@xn--mnchen-3ya.test', 'cy@acme.test', 'dan@acme.test', 'eva@acme.test', 'no address'];
  expect(Object.fromEntries(await there.within((tx) => readRefusedAddresses(tx, keys)))).toEqual({
    'ana@acme.test': 'suppressed',
    'bo@xn--mnchen-3ya.test': 'suppressed',
    'cy@acme.test': 'suppressed',
    'eva@acme.test': 'erased',
  });
  const settled = await settle(there, [toSettle('eva@acme.test', 'mailbox_accepted')], { payFrom: await there.reserve(1) });
  expect(settled.get('eva@acme.test')).toMatchObject({ isErased: true, isUnpaid: false, verificationId: null, verdict: null, cost: 0 });
  expect(await spent(there)).toEqual([]);
});
