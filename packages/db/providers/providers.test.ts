import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { erasePerson, findTraces } from '../leads/index.ts';
import { inWorkspace } from '../platform/connect.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import {
  beginProviderCall,
  createProviderConnection,
  deleteProviderConnection,
  findProviderAnswer,
  forgetProviderAnswers,
  listProviderConnections,
  loseProviderCalls,
  newConnectionId,
  orderProviders,
  settleProviderCall,
  updateProviderConnection,
  type CallToSend,
} from './index.ts';

const { db } = await testDatabase({ isOwners: true });
const now = new Date('2026-11-23T12:00:00Z');
const later = new Date('2026-12-23T12:00:00Z');

async function connected(provider = 'hunter') {
  const workspaceId = await newWorkspace(db);
  const id = newConnectionId();
  const run = <T>(work: Parameters<typeof inWorkspace<T>>[2]): Promise<T> => inWorkspace(db, workspaceId, work);
  const add = (vendor: string, connectionId = newConnectionId(), name = vendor) =>
    run((tx) =>
      createProviderConnection(
        tx,
        {
          id: connectionId,
          provider: vendor,
          name,
          endpoint: vendor === 'own' ? {} : null,
          sealedKey: Buffer.from('sealed'),
          keyHint: 'abcd',
          creditPriceMicros: 100,
          createdBy: null,
          test: { outcome: 'found', message: null },
        },
        2,
        now,
      ),
    );
  await add(provider, id);
  const call = (idempotencyKey: string, reserveMicros = 100): CallToSend => ({
    connectionId: id,
    idempotencyKey,
    runId: null,
    subjectKind: 'person',
    subject: 'e:ana@acme.example',
    fields: ['email', 'title'],
    reserveMicros,
  });
  const settle = (callId: string, costMicros: number, kind = 'found') =>
    run((tx) =>
      settleProviderCall(
        tx,
        {
          callId,
          outcome: { kind, message: null, answer: { kind, note: 'ana@acme.example' } },
          costMicros,
          costCredits: 1,
          isCostCertain: true,
          questionKeys: ['e:ana@acme.example', 'l:in/ana'],
          expiresAt: later,
        },
        now,
      ),
    );
  return { workspaceId, id, run, add, call, settle };
}

test('a call is begun once for its key: a second worker, or the next after a kill, learns that it was sent', async () => {
  const { run, call, settle } = await connected();
  const begun = await Promise.all([1, 2, 3].map(() => run((tx) => beginProviderCall(tx, call('row-1'), now))));
  const sent = begun.flatMap((each) => (each.kind === 'send' ? [each.callId] : []));
  expect(sent).toHaveLength(1);
  expect(begun.filter(({ kind }) => kind === 'sent_before')).toHaveLength(2);
  expect(await settle(sent[0] ?? '', 70)).toBe(true);
  expect(await settle(sent[0] ?? '', 70)).toBe(false);
  expect(await run((tx) => beginProviderCall(tx, call('row-1'), now))).toMatchObject({ kind: 'settled', outcome: 'found' });
});

test('the answer is committed with the settlement, found under each key of the question, and not for other fields or after its time', async () => {
  const { id, run, call, settle } = await connected();
  const begun = await run((tx) => beginProviderCall(tx, call('row-1'), now));
  const find = (questionKeys: string[], fields: string[], at = now) =>
    run((tx) => findProviderAnswer(tx, { connectionId: id, questionKeys, fields }, at));
  expect(await find(['l:in/ana'], ['email'])).toBeNull();
  await settle(begun.kind === 'send' ? begun.callId : '', 70, 'not_found');
  expect(await find(['l:in/ana'], ['email'])).toMatchObject({ outcome: { kind: 'not_found' } });
  expect(await find(['x', 'e:ana@acme.example'], [])).not.toBeNull();
  expect(await find(['l:in/ana'], ['phone'])).toBeNull();
  expect(await find(['l:in/ana'], ['email'], later)).toBeNull();
  expect(await run((tx) => forgetProviderAnswers(tx, later))).toBe(2);
});

test('an answer after the timeout replaces the timeout, and nothing else replaces an outcome', async () => {
  const { run, call, settle } = await connected();
  const begun = await run((tx) => beginProviderCall(tx, call('row-1'), now));
  const callId = begun.kind === 'send' ? begun.callId : '';
  expect(await settle(callId, 100, 'timed_out')).toBe(true);
  expect(await settle(callId, 70, 'found')).toBe(true);
  expect(await settle(callId, 0, 'not_found')).toBe(false);
  expect(await run((tx) => listProviderConnections(tx, now))).toMatchObject([{ spentMicros: 70, callsThisMonth: 1 }]);
});

test('what a lost call may have cost counts as spent, and it is not sent again', async () => {
  const { run, call } = await connected();
  await run((tx) => beginProviderCall(tx, call('row-1', 90), now));
  expect(await run((tx) => loseProviderCalls(tx, now))).toBe(0);
  expect(await run((tx) => loseProviderCalls(tx, new Date(now.getTime() + 1)))).toBe(1);
  expect(await run((tx) => beginProviderCall(tx, call('row-1'), now))).toMatchObject({ kind: 'sent_before', isLost: true });
  expect(await run((tx) => listProviderConnections(tx, now))).toMatchObject([{ spentMicros: 90 }]);
});

test("the month's ceiling is never exceeded, whatever parallel workers reserve and settle", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 500 }),
      fc.array(fc.record({ reserve: fc.integer({ min: 0, max: 200 }), share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
        minLength: 1,
        maxLength: 8,
      }),
      async (ceiling, wishes) => {
        const { id, run, call, settle } = await connected();
        await run((tx) => updateProviderConnection(tx, id, { monthCeilingMicros: ceiling }, now));
        await Promise.all(
          wishes.map(async ({ reserve, share }) => {
            const begun = await run((tx) => beginProviderCall(tx, call(uuidv7(), reserve), now));
            if (begun.kind === 'send' && share > 0.3) await settle(begun.callId, Math.floor(reserve * share));
          }),
        );
        const [connection] = await run((tx) => listProviderConnections(tx, now));
        expect(connection?.spentMicros).toBeLessThanOrEqual(ceiling);
      },
    ),
    { numRuns: 8 },
  );
});

test('a new month begins with nothing spent', async () => {
  const { id, run, call } = await connected();
  await run((tx) => updateProviderConnection(tx, id, { monthCeilingMicros: 100 }, now));
  expect(await run((tx) => beginProviderCall(tx, call('a'), now))).toMatchObject({ kind: 'send' });
  expect(await run((tx) => beginProviderCall(tx, call('b'), now))).toEqual({ kind: 'ceiling', leftMicros: 0 });
  expect(await run((tx) => beginProviderCall(tx, call('b'), new Date('2026-12-01T00:00:00Z')))).toMatchObject({ kind: 'send' });
});

describe('connections', () => {
  test('an included provider is connected once, own endpoints up to the limit', async () => {
    const { add } = await connected();
    await expect(add('hunter')).rejects.toMatchObject({ code: 'provider_connected' });
    await add('own');
    await expect(add('own')).rejects.toMatchObject({ code: 'provider_connected' });
    await add('own', newConnectionId(), 'second');
    await expect(add('own', newConnectionId(), 'third')).rejects.toMatchObject({ code: 'limit_reached' });
  });

  test('are listed in their order by hand', async () => {
    const { run, add, id } = await connected();
    const other = newConnectionId();
    await add('apollo', other);
    await run((tx) => orderProviders(tx, [other, id, newConnectionId()], now));
    expect((await run((tx) => listProviderConnections(tx, now))).map(({ provider }) => provider)).toEqual(['apollo', 'hunter']);
  });

  test('lose their key and answers when they are removed, and an answer that comes afterward is not stored', async () => {
    const { id, run, call, settle } = await connected();
    const begun = await run((tx) => beginProviderCall(tx, call('row-1'), now));
    await run((tx) => deleteProviderConnection(tx, id));
    expect(await settle(begun.kind === 'send' ? begun.callId : '', 70)).toBe(true);
    expect(await run((tx) => findProviderAnswer(tx, { connectionId: id, questionKeys: ['l:in/ana'], fields: [] }, now))).toBeNull();
    await expect(run((tx) => beginProviderCall(tx, call('row-2'), now))).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('erasing a person deletes answers about them and their key from the ledger, and a second search finds no trace', async () => {
  const { run, call, settle } = await connected();
  const begun = await run((tx) => beginProviderCall(tx, call('run-1:ana@acme.example'), now));
  await settle(begun.kind === 'send' ? begun.callId : '', 70);
  const keys = [{ kind: 'address', value: 'ana@acme.example' }] as const;
  expect(await run((tx) => findTraces(tx, keys))).toMatchObject({ provider_answers: 2, provider_calls: 1 });
  const { counts } = await run((tx) => erasePerson(tx, keys, [], now));
  expect(counts).toMatchObject({ provider_answers: 2, provider_calls: 1 });
  expect(await run((tx) => findTraces(tx, keys))).toEqual({});
  expect(await run((tx) => listProviderConnections(tx, now))).toMatchObject([{ spentMicros: 70 }]);
});
