import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { erasePerson, findTraces } from '../leads/index.ts';
import { inSnapshot, inWorkspace } from '../platform/connect.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import {
  beginProviderCall,
  createProviderConnection,
  deleteProviderConnection,
  listProviderCalls,
  newConnectionId,
  noteProviderAcceptance,
  readEmailFigures,
  readFieldFigures,
  readProviderDays,
  readProviderFigures,
  readRefusalFigures,
  settleProviderCall,
} from './index.ts';

const { db } = await testDatabase({ isOwners: true });
const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-23T12:00:00Z');
const since = new Date('2026-11-01T00:00:00Z');

async function world() {
  const workspaceId = await newWorkspace(db);
  const run = <T>(work: Parameters<typeof inWorkspace<T>>[2]): Promise<T> => inWorkspace(db, workspaceId, work);
  const connect = async (provider: string, name: string): Promise<string> => {
    const id = newConnectionId();
    const shared = {
      sealedKey: Buffer.from('sealed'),
      keyHint: 'abcd',
      creditPriceMicros: 100,
      createdBy: null,
      test: { outcome: 'found', message: null },
    };
    const endpoint = provider === 'own' ? {} : null;
    await run((tx) => createProviderConnection(tx, { id, provider, name, endpoint, ...shared }, 5, now));
    return id;
  };
  const call = async (
    connectionId: string,
    { outcome = 'found', reasons, email = null, at = now, cost = 70, isCertain = true, subject = 'l:in/ana' }: Partial<Call> = {},
  ): Promise<string> => {
    const asked = { runId: null, runRow: 1, subjectKind: 'person', subject, fields: ['email', 'title'], reserveMicros: 100 } as const;
    const begun = await run((tx) => beginProviderCall(tx, { connectionId, idempotencyKey: uuidv7(), ...asked }, at));
    if (begun.kind !== 'send') throw new Error('not sent');
    const { callId } = begun;
    if (outcome === null) return callId;
    const settled = {
      callId,
      outcome: { kind: outcome, message: null, answer: {} },
      costMicros: cost,
      costCredits: 1,
      isCostCertain: isCertain,
    };
    await run((tx) => settleProviderCall(tx, { ...settled, questionKeys: [], expiresAt: later }, at));
    if (reasons) await run((tx) => noteProviderAcceptance(tx, callId, { reasons, email }, at));
    return callId;
  };
  const verify = (address: string, kind: string, at = later) =>
    run(async (tx) => {
      await tx.query(
        `insert into verifications (workspace_id, id, address, address_key, domain, status, kind, reason, verdict, checked_at, actor_kind, created_at, updated_at)
         values (current_workspace(), $1, $2, $2, 'acme.example', 'done', $3, 'accepted', '{}', $4, 'system', $4, $4)`,
        [uuidv7(), address, kind, at],
      );
    });
  const bounce = (address: string) =>
    run(async (tx) => {
      await tx.query(
        `insert into bounces (workspace_id, address_key, reported_at, actor_kind) values (current_workspace(), $1, $2, 'system')`,
        [address, later],
      );
    });
  const read = <T>(query: (tx: Parameters<Parameters<typeof inSnapshot<T>>[2]>[0], since: Date) => Promise<T>): Promise<T> =>
    inSnapshot(db, workspaceId, (tx) => query(tx, since));
  return { run, connect, call, verify, bounce, read };
}

interface Call {
  readonly outcome: string | null;
  readonly reasons: Readonly<Record<string, string>>;
  readonly email: string | null;
  readonly at: Date;
  readonly cost: number;
  readonly isCertain: boolean;
  readonly subject: string;
}

test('every value that was asked for is accepted, refused for a reason, or not answered; what was not asked for is not counted', async () => {
  const { connect, call, read } = await world();
  const hunter = await connect('hunter', 'Hunter');
  await call(hunter, { reasons: { email: 'accepted', title: 'employer_unproven', languages: 'accepted' }, email: 'ana@acme.example' });
  await call(hunter, { reasons: { email: 'email_undeliverable' }, at: later });
  await call(hunter, { outcome: 'not_found', cost: 0 });
  expect(await read(readProviderFigures)).toEqual([
    {
      connectionId: hunter,
      provider: 'hunter',
      name: 'Hunter',
      isConnected: true,
      calls: 3,
      found: 2,
      withAccepted: 1,
      asked: 6,
      accepted: 1,
      refused: 2,
      certainMicros: 140,
      possibleMicros: 0,
    },
  ]);
  expect(await read(readFieldFigures)).toMatchObject([
    { field: 'email', asked: 3, accepted: 1, refused: 1 },
    { field: 'title', asked: 3, accepted: 0, refused: 1 },
  ]);
  expect(await read(readRefusalFigures)).toMatchObject([
    { reason: 'email_undeliverable', count: 1 },
    { reason: 'employer_unproven', count: 1 },
  ]);
  expect(await read(readProviderDays)).toMatchObject([
    { day: '2026-11-20', calls: 2, asked: 4, accepted: 1, refused: 1, micros: 70 },
    { day: '2026-11-23', calls: 1, asked: 2, accepted: 0, refused: 1, micros: 70 },
  ]);
});

test('what may have been charged is counted apart from what was', async () => {
  const { connect, call, read } = await world();
  const hunter = await connect('hunter', 'Hunter');
  await call(hunter);
  await call(hunter, { outcome: 'timed_out', cost: 100, isCertain: false });
  await call(hunter, { outcome: null });
  expect(await read(readProviderFigures)).toMatchObject([{ calls: 3, certainMicros: 70, possibleMicros: 200 }]);
});

test('a provider that was disconnected stays under its name, apart from the same one connected again', async () => {
  const { run, connect, call, read } = await world();
  const old = await connect('own', 'Our CRM');
  await call(old);
  await run((tx) => deleteProviderConnection(tx, old));
  const again = await connect('own', 'Our CRM');
  await call(again);
  await call(again);
  expect(await read(readProviderFigures)).toMatchObject([
    { connectionId: again, isConnected: true, calls: 2 },
    { connectionId: old, provider: 'own', name: 'Our CRM', isConnected: false, calls: 1 },
  ]);
});

test('accepted addresses are compared with verdicts and bounces after the acceptance, each address once', async () => {
  const { connect, call, verify, bounce, read } = await world();
  const hunter = await connect('hunter', 'Hunter');
  const accept = (email: string) => call(hunter, { reasons: { email: 'accepted' }, email });
  for (const name of ['good', 'gone', 'bounced', 'both', 'unsure', 'before', 'never']) await accept(`${name}@acme.example`);
  await accept('good@acme.example');
  await verify('good@acme.example', 'deliverable');
  await verify('gone@acme.example', 'undeliverable');
  await bounce('bounced@acme.example');
  await verify('both@acme.example', 'deliverable');
  await bounce('both@acme.example');
  await verify('unsure@acme.example', 'risky');
  // The verdict for which it was accepted.
  await verify('before@acme.example', 'deliverable', now);
  expect(await read(readEmailFigures)).toEqual([
    { connectionId: hunter, accepted: 7, stillDeliverable: 1, undeliverable: 3, unconfirmed: 1, notVerifiedAgain: 2 },
  ]);
});

test('an answer that is used again keeps the judgment that was noted first', async () => {
  const { run, connect, call } = await world();
  const callId = await call(await connect('hunter', 'Hunter'), { reasons: { email: 'accepted' }, email: 'ana@acme.example' });
  const again = { reasons: { email: 'rejected_before', title: 'accepted' }, email: null };
  await run((tx) => noteProviderAcceptance(tx, callId, again, later));
  expect(await run((tx) => listProviderCalls(tx, { limit: 1 }))).toMatchObject([{ accepted: { email: 'accepted', title: 'accepted' } }]);
});

test('calls are listed newest first, page by page, of one provider or of all', async () => {
  const { run, connect, call } = await world();
  const [hunter, own] = [await connect('hunter', 'Hunter'), await connect('own', 'Our CRM')];
  const ids = [await call(hunter), await call(own), await call(hunter)];
  const list = async (more: object = {}) => (await run((tx) => listProviderCalls(tx, { limit: 2, ...more }))).map(({ id }) => id);
  expect(await list()).toEqual([ids[2], ids[1]]);
  expect(await list({ before: ids[1] })).toEqual([ids[0]]);
  expect(await list({ connectionId: own })).toEqual([ids[1]]);
});

test('erasing a person removes the accepted address from the ledger, and the figures stay', async () => {
  const { run, connect, call, read } = await world();
  const hunter = await connect('hunter', 'Hunter');
  await call(hunter, { reasons: { email: 'accepted' }, email: 'ana@acme.example', subject: 'c:ana silva|acme' });
  const keys = [{ kind: 'address', value: 'ana@acme.example' }] as const;
  expect(await run((tx) => findTraces(tx, keys))).toEqual({ provider_calls: 1 });
  await run((tx) => erasePerson(tx, keys, [], now));
  expect(await run((tx) => findTraces(tx, keys))).toEqual({});
  expect(await read(readProviderFigures)).toMatchObject([{ calls: 1, accepted: 1, certainMicros: 70 }]);
  expect(await read(readEmailFigures)).toEqual([]);
  expect(await run((tx) => listProviderCalls(tx, { limit: 1 }))).toMatchObject([{ given: null, personId: null, runRow: null }]);
});
