/** A run about several people with a provider that answers about several in one request: Apollo's bulk_match, scripted after its documentation. */
import { acceptsOnly, type MadeReply } from '@leadlight/adapters/testing';
import { inWorkspace } from '@leadlight/db/platform';
import { expect, test } from 'vitest';
import { providerServer } from '../testing/provider-world.ts';
import type { TestUser } from '../testing/test-server.ts';

const { server, services, providers, newUser, connect, start, work, rowsOf, rowOf, runOf } = await providerServer({
  records: { 'MX globex.test': '10 mx.globex.test' },
  mail: { 'globex.test': { rcpt: acceptsOnly('dora.novak', 'eva.roth') } },
});
const url = (name: string): string => `https://www.linkedin.com/in/${name}`;
const people = ['dora-novak', 'eva-roth', 'zoe-quist'];
const ceiling = { providerCeilingMicros: 10_000_000 };

interface Details {
  readonly linkedin_url: string;
}
const detailsOf = (body: string): Details[] => (JSON.parse(body) as { details: Details[] }).details;
const match = (linkedin: string) => {
  const [first = '', last = ''] = (linkedin.split('/').at(-1) ?? '').split('-').map((part) => part[0]?.toUpperCase() + part.slice(1));
  return {
    name: `${first} ${last}`,
    first_name: first,
    last_name: last,
    linkedin_url: linkedin,
    title: 'Head of Finance',
    email: `${first}.${last}@globex.test`.toLowerCase(),
    email_status: 'verified',
    organization: { name: 'Globex', primary_domain: 'globex.test' },
  };
};

/** Answers about one and about several people; null: nobody is found. */
const answering =
  (found: (linkedin: string, place: number) => object | null) =>
  ({ path, query, body }: { path: string; query: unknown; body: string }): MadeReply => {
    if (path.endsWith('bulk_match'))
      return { json: { status: 'success', matches: detailsOf(body).map(({ linkedin_url }, place) => found(linkedin_url, place)) } };
    const asked = /linkedin_url=([^&]+)/.exec(String(query))?.[1];
    return { json: { person: found(decodeURIComponent(asked ?? ''), 0) } };
  };

const callsOf = (who: TestUser) =>
  inWorkspace(services.db, who.workspaceId, async (tx) => {
    const { rows } = await tx.query<{ status: string; outcome: string | null; cost: number }>(
      'select status, outcome, cost_micros::float8 as cost from provider_calls where workspace_id = current_workspace() order by run_row',
    );
    return rows;
  });

test('each person has their own part of the answer, their own call in the ledger, and their own price', async () => {
  const ana = await newUser();
  await connect(ana, 'apollo', { creditPriceMicros: 100_000 });
  providers.answerWith(answering((linkedin) => (linkedin.includes('zoe') ? null : match(linkedin))));
  const run = await start(ana, people.map(url), ceiling);
  expect(await work(ana, run.id)).toBe('finished');
  expect((await rowsOf(ana, run.id)).map(({ outcome, cost, providerMicros }: any) => [outcome, cost, providerMicros])).toEqual([
    ['enriched', 1, 100_000],
    ['enriched', 1, 100_000],
    ['not_found', 0, 0],
  ]);
  expect((await callsOf(ana)).map(({ outcome, cost }) => [outcome, cost])).toEqual([
    ['found', 100_000],
    ['found', 100_000],
    ['not_found', 0],
  ]);
});

test('an answer that is about another person of the same request is nobody’s', async () => {
  const ana = await newUser();
  await connect(ana, 'apollo', { creditPriceMicros: 100_000 });
  // Whoever is asked about, the answer is about Eva.
  providers.answerWith(answering(() => match(url('eva-roth'))));
  const run = await start(ana, people.slice(0, 2).map(url), ceiling);
  expect(await work(ana, run.id)).toBe('finished');
  const [dora, eva] = await rowsOf(ana, run.id);
  expect([dora.outcome, eva.outcome]).toEqual(['not_found', 'enriched']);
  expect((await rowOf(ana, run.id, 2)).person).toMatchObject({ name: 'Eva Roth' });
});

test('a limit of requests delays all of them, and asks again afterward', async () => {
  const ana = await newUser();
  await connect(ana, 'apollo', { creditPriceMicros: 100_000 });
  providers.answerWith(() => ({ status: 429, headers: { 'retry-after': '60' }, json: { message: 'The maximum number of api calls' } }));
  const run = await start(ana, people.map(url), ceiling);
  expect(await work(ana, run.id)).toBe('waiting');
  expect(await runOf(ana, run.id)).toMatchObject({ waiting: 3 });
  providers.answerWith(answering(match));
  // After the pause one question goes first, and the others follow once it has been answered.
  let end = 'waiting';
  for (let minutes = 2; minutes < 20 && end === 'waiting'; minutes += 2) {
    server.moveClock(new Date(Date.now() + minutes * 60_000));
    end = await work(ana, run.id);
  }
  server.moveClock(null);
  expect(end).toBe('finished');
  expect((await callsOf(ana)).filter(({ cost }) => cost > 0)).toHaveLength(3);
});

test('if the worker ends between the answer and its record, no one is asked about again, and each counts as charged once', async () => {
  const ana = await newUser();
  await connect(ana, 'apollo', { creditPriceMicros: 100_000 });
  const ended = new AbortController();
  providers.answerWith(() => {
    // The provider may have charged, but its answer doesn't arrive.
    ended.abort(new Error('The worker ends.'));
    return 'silent';
  });
  const run = await start(ana, people.map(url), ceiling);
  await work(ana, run.id, ended.signal).catch(() => undefined);
  const asked = providers.requests.length;
  expect((await callsOf(ana)).map(({ outcome }) => outcome)).toContain(null);
  const sent = (await callsOf(ana)).length;
  providers.answerWith(answering(match));
  expect(await work(ana, run.id)).toBe('finished');
  const calls = await callsOf(ana);
  // Those that were not sent before the end are asked about now, and no others.
  expect(calls).toHaveLength(3);
  expect(
    providers.requests.slice(asked).flatMap(({ path, body }) => (path.endsWith('bulk_match') ? detailsOf(body).map(() => 1) : [1])),
  ).toHaveLength(3 - sent);
  expect(calls.every(({ cost }) => cost === 100_000)).toBe(true);
});
