/** Questions to one provider that go out together, with a scripted client. */
import { providers, type PersonSubject, type ProviderClient, type ProviderOutcome } from '@leadlight/adapters/providers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AskableProvider } from './connections.ts';
import { GatheredCalls, type Answer } from './gathered-calls.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Longer than calls wait for more of them. Not until no timer is left: what another file left open may try to connect again forever. */
const waitForMore = () => vi.advanceTimersByTimeAsync(1_000);

const providerOf = (id: string) => providers.find(({ description }) => description.id === id);
const chosen = { connection: { id: 'c' }, provider: providerOf('apollo'), key: { key: 'k' } } as unknown as AskableProvider;
const alone = { ...chosen, connection: { id: 'd' }, provider: providerOf('people-data-labs') } as unknown as AskableProvider;
const person = (name: string): PersonSubject => ({
  kind: 'person',
  linkedin: `in/${name}`,
  email: null,
  name: null,
  firstName: null,
  lastName: null,
  companyName: null,
  companyDomain: null,
});
const free = { credits: 0, certainty: 'certain' } as const;
const missed: ProviderOutcome = { kind: 'not_found', because: 'no_match', cost: free };
const failed: ProviderOutcome = { kind: 'timed_out', afterMs: 1, cost: { credits: 0, certainty: 'possible' } };

/** Records who is asked about in each request. @param together what comes of requests about several */
function clientWith(together: ProviderOutcome = missed) {
  const requests: string[][] = [];
  let sendLate: (outcomes: readonly ProviderOutcome[]) => void = () => undefined;
  const nameOf = ({ linkedin }: PersonSubject): string => linkedin ?? '';
  const client = {
    ask: async (_provider: unknown, _key: unknown, { subject }: { subject: PersonSubject }) => {
      requests.push([nameOf(subject)]);
      return missed;
    },
    askMany: async (
      _provider: unknown,
      _key: unknown,
      { subjects }: { subjects: readonly PersonSubject[] },
      { onLate }: { onLate: typeof sendLate },
    ) => {
      requests.push(subjects.map(nameOf));
      sendLate = onLate;
      return subjects.map(() => together);
    },
  } as unknown as ProviderClient;
  return { client, requests, sendLate: (outcomes: readonly ProviderOutcome[]) => sendLate(outcomes) };
}

const ask = (
  calls: GatheredCalls,
  client: ProviderClient,
  names: readonly string[],
  { of = chosen, onLate = () => undefined }: { of?: AskableProvider; onLate?: (outcome: ProviderOutcome) => void } = {},
): Promise<Answer[]> =>
  Promise.all(
    names.map((name) => calls.ask(client, of, { subject: person(name), fields: [], signal: new AbortController().signal, onLate })),
  );

const upTo = (count: number): string[] => Array.from({ length: count }, (_none, index) => `p${index}`);

test('ten go out at once, and the rest when no more come', async () => {
  const { client, requests } = clientWith();
  const answers = ask(new GatheredCalls(), client, upTo(12));
  await waitForMore();
  expect((await answers).map(({ outcome }) => outcome.kind)).toEqual(upTo(12).map(() => 'not_found'));
  expect(requests.map((each) => each.length)).toEqual([10, 2]);
});

test('one alone, and those of a provider that takes one at a time, are asked about one by one', async () => {
  const { client, requests } = clientWith();
  const calls = new GatheredCalls();
  const answers = [ask(calls, client, ['ana']), ask(calls, client, upTo(3), { of: alone })];
  await waitForMore();
  await Promise.all(answers);
  expect(requests.map((each) => each.length)).toEqual([1, 1, 1, 1]);
});

test('a request that failed counts once, however many people it was about', async () => {
  const { client } = clientWith(failed);
  const answers = ask(new GatheredCalls(), client, upTo(3));
  await waitForMore();
  expect((await answers).map(({ outcome, isShared }) => [outcome.kind, isShared])).toEqual([
    ['timed_out', false],
    ['timed_out', true],
    ['timed_out', true],
  ]);
});

test('each gets its own part of an answer that comes after the timeout', async () => {
  const { client, sendLate } = clientWith(failed);
  const late: ProviderOutcome[] = [];
  const answers = ask(new GatheredCalls(), client, upTo(2), { onLate: (outcome) => late.push(outcome) });
  await waitForMore();
  await answers;
  sendLate([missed, failed]);
  expect(late).toEqual([missed, failed]);
});

test('if the provider refuses one of them, each is asked about alone', async () => {
  const { client, requests } = clientWith({ kind: 'refused_input', because: 'rejected', message: 'Invalid address', cost: free });
  const calls = new GatheredCalls();
  const answers = ask(calls, client, upTo(2));
  await waitForMore();
  expect((await answers).map(({ outcome }) => outcome.kind)).toEqual(['not_found', 'not_found']);
  expect(requests.map((each) => each.length)).toEqual([2, 1, 1]);
});

test('a key that is not for several is used for one at a time from then on', async () => {
  const { client, requests } = clientWith({ kind: 'wrong_key', because: 'not_allowed', message: null, cost: free });
  const calls = new GatheredCalls();
  for (const names of [upTo(2), upTo(2)]) {
    const answers = ask(calls, client, names);
    await waitForMore();
    await answers;
  }
  expect(requests.map((each) => each.length)).toEqual([2, 1, 1, 1, 1]);
});
