/**
 * A worker that is killed between a provider's answer and our record of it causes no second charge, neither at the provider nor in credits. Real processes
 * are killed with SIGKILL, on a real PostgreSQL, with providers that answer over TLS.
 */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { MadeReply, MadeRequest } from '@leadlight/adapters/testing/providers';
import { proveLedger } from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { expireLeases, finishRun, hasEnded, kill, newOrder, outcomeOf, startRunProcess, until } from '../testing/killed-process.ts';
import type { ProfileOrder } from '../testing/profile-process.ts';
import { providerServer } from '../testing/provider-world.ts';
import type { TestUser } from '../testing/test-server.ts';

const { server, services, providers, newUser, connect, start, runOf, rowOf } = await providerServer({});
const { owner } = server;
const admin = new Client(owner);
await admin.connect();
afterAll(() => admin.end());

const price = 280_000;
const handles = (count: number): string[] => Array.from({ length: count }, (_none, index) => `dora-novak-${index + 1}`);
const handleIn = ({ query }: MadeRequest): string =>
  /linkedin\.com\/in\/([^/?&]+)/.exec(query.toString().replaceAll('%2F', '/'))?.[1] ?? '';
const answer = (request: MadeRequest): MadeReply => ({
  json: {
    status: 200,
    likelihood: 9,
    data: { full_name: 'Dora Novak', linkedin_url: `linkedin.com/in/${handleIn(request)}`, languages: [{ name: 'Czech' }] },
  },
});

interface Begun {
  readonly ana: TestUser;
  readonly runId: string;
  /** The profiles that the provider was asked about, in order. */
  readonly asked: () => string[];
}

async function begin(count: number, more: object = {}): Promise<Begun> {
  const ana = await newUser();
  await connect(ana, 'people-data-labs', { creditPriceMicros: price });
  const before = providers.requests.length;
  const urls = handles(count).map((handle) => `https://www.linkedin.com/in/${handle}`);
  const { id } = await start(ana, urls, { wants: ['background'], providerCeilingMicros: 100_000_000, ...more });
  return { ana, runId: id, asked: () => providers.requests.slice(before).map(handleIn) };
}

function startProcess({ ana: { workspaceId }, runId }: Begun): ChildProcess {
  const { secret } = services.config;
  const order: ProfileOrder = {
    ...newOrder(owner),
    workspaceId,
    runId,
    secret: secret ?? '',
    port: providers.port,
  };
  return startRunProcess(new URL('../testing/profile-process.ts', import.meta.url), order);
}

const finish = (begun: Begun): Promise<string | null> => finishRun(owner, () => startProcess(begun));

const callsOf = ({ runId }: Begun): Promise<{ status: string; outcome: string | null; micros: number }[]> =>
  admin
    .query('select status, outcome, cost_micros::float8 as micros from app.provider_calls where run_id = $1 order by run_row', [runId])
    .then(({ rows }) => rows);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The provider was asked about no one twice, the ledger has everything that it charged once, and credits were spent only for enriched rows. */
async function expectChargedOnce(begun: Begun, count: number): Promise<{ readonly enriched: number }> {
  const { ana, runId, asked } = begun;
  expect(asked().toSorted()).toEqual([...new Set(asked())].toSorted());
  const calls = await callsOf(begun);
  expect(calls).toHaveLength(count);
  const run = await runOf(ana, runId);
  expect(run).toMatchObject({ status: 'finished', done: count, creditsSpent: run.enriched, creditsHeld: 0 });
  expect(run.providerMicros).toBe(sum(calls.map(({ micros }) => micros)));
  expect(await inWorkspace(services.db, ana.workspaceId, (tx) => proveLedger(tx))).toMatchObject({ isSound: true });
  const { rows } = await admin.query(
    `select count(*)::int as spends, count(distinct idempotency_key)::int as keys from app.credit_entries where workspace_id = $1 and kind = 'spend'`,
    [ana.workspaceId],
  );
  expect(rows).toEqual([{ spends: run.enriched, keys: run.enriched }]);
  return { enriched: run.enriched };
}

const providerStep = async ({ ana, runId }: Begun) =>
  (await rowOf(ana, runId)).steps.find(({ source }: { source: string }) => source === 'provider');

test('killed before the provider answers: it is not asked again, and the row says what it may have cost', async () => {
  const begun = await begin(1);
  providers.answerWith(() => 'silent');
  const child = startProcess(begun);
  await until(() => begun.asked().length === 1, child);
  await kill(child);
  providers.answerWith(answer);
  expect(await finish(begun)).toBe('finished');
  expect(await expectChargedOnce(begun, 1)).toEqual({ enriched: 0 });
  expect(await callsOf(begun)).toEqual([{ status: 'lost', outcome: null, micros: price }]);
  expect(await providerStep(begun)).toMatchObject({ outcome: 'failed', micros: price, message: expect.stringContaining('charge twice') });
});

/** Kills the process that has the provider's answer and waits to write into the locked table, as soon as the query has a row. */
async function killWaitingFor(begun: Begun, table: string, query: string, values: readonly unknown[] = []): Promise<void> {
  const locker = new Client(owner);
  await locker.connect();
  providers.answerWith(async (request) => {
    await locker.query(`begin; lock table ${table} in exclusive mode`);
    return answer(request);
  });
  const child = startProcess(begun);
  await until(async () => (await admin.query(query, [...values])).rows.length > 0, child);
  await kill(child);
  await locker.end();
  providers.answerWith(answer);
}

test('killed between the answer and its record: it is not asked again, and counts as charged once', async () => {
  const begun = await begin(1);
  await killWaitingFor(
    begun,
    'app.provider_answers',
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'relation'`,
  );
  expect(await finish(begun)).toBe('finished');
  expect(await expectChargedOnce(begun, 1)).toEqual({ enriched: 0 });
  expect(await callsOf(begun)).toEqual([{ status: 'lost', outcome: null, micros: price }]);
});

test('killed between the record of the answer and the row: the next worker uses the answer, and the row shows what it cost', async () => {
  const begun = await begin(1);
  // The answer can be recorded, and the row can't be paid for.
  await killWaitingFor(begun, 'app.credit_accounts', `select from app.provider_calls where run_id = $1 and outcome = 'found'`, [
    begun.runId,
  ]);
  expect(await finish(begun)).toBe('finished');
  expect(await expectChargedOnce(begun, 1)).toEqual({ enriched: 1 });
  expect(await providerStep(begun)).toMatchObject({ outcome: 'found', micros: price });
});

test('killed repeatedly among many rows, while another process tries to work on the same run: the provider is asked about no one twice', async () => {
  const count = 24;
  const kills = Number(process.env['KILLS'] ?? 3);
  const begun = await begin(count);
  providers.answerWith(async (request) => {
    await delay(2);
    return answer(request);
  });
  for (let killed = 0; killed < kills; killed += 1) {
    const before = begun.asked().length;
    await expireLeases(owner);
    const both = [startProcess(begun), startProcess(begun)];
    const ends = both.map(outcomeOf);
    // Some more were asked about, or the run is over.
    await until(() => both.every(hasEnded) || begun.asked().length > before + killed);
    for (const child of both) child.kill('SIGKILL');
    await Promise.all(ends);
  }
  expect(await finish(begun)).toBe('finished');
  const { enriched } = await expectChargedOnce(begun, count);
  const lost = (await callsOf(begun)).filter(({ status }) => status === 'lost').length;
  expect(enriched).toBe(count - lost);
});

test('the run’s ceiling is not exceeded after kills, because lost calls count in full', async () => {
  const count = 12;
  const begun = await begin(count, { providerCeilingMicros: 5 * price });
  providers.answerWith(() => 'silent');
  const child = startProcess(begun);
  await until(() => begun.asked().length === 5, child);
  await kill(child);
  providers.answerWith(answer);
  expect(await finish(begun)).toBe('finished');
  expect(begun.asked()).toHaveLength(5);
  expect(sum((await callsOf(begun)).map(({ micros }) => micros))).toBe(5 * price);
  expect((await runOf(begun.ana, begun.runId)).status).toBe('finished');
});
