import { expect, test } from 'vitest';
import type { LeadQuery, LeadResults } from '@leadlight/leads';
import { testServer } from '../testing/test-server.ts';
import { fairSearch } from './fair-search.ts';

const query = { kind: 'people', filters: {} } as unknown as LeadQuery;

test('beside two hundred searches of one workspace, the search of another one is next, and reading what was found is part of a turn', async () => {
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const search = fairSearch({
    find: async (workspaceId) => {
      asked.push(workspaceId);
      return { total: 0 } as unknown as LeadResults;
    },
    suggest: async () => [],
    like: async () => ({ examples: 0, market: 0, ranked: 0, inFirstTenth: null, traits: [], leads: [] }),
    findAll: async function* () {},
    indexState: () => null,
    stop: async () => undefined,
  });
  const read = () => new Promise<void>((resolve) => void ends.push(resolve));
  const outcomes = Array.from({ length: 200 }, () =>
    search.findAndRead('busy', query, new Date(), read).then(
      () => 'found',
      (error: { code: string }) => error.code,
    ),
  );
  const other = search.findAndRead('other', query, new Date(), read);
  await new Promise(setImmediate);
  expect(asked).toEqual(['busy', 'busy', 'other']);
  const finish = setInterval(() => ends.splice(0).forEach((end) => end()), 1);
  await other;
  const counts = Map.groupBy(await Promise.all(outcomes), (outcome) => outcome);
  clearInterval(finish);
  expect([counts.get('found')?.length, counts.get('busy')?.length]).toEqual([102, 98]);
});

test('too many searches of a workspace at once are refused with a time to try again, and none fails', async () => {
  const server = await testServer();
  const { browser, home } = await server.user('Ana');
  const answers = await Promise.all(Array.from({ length: 200 }, () => browser.post(`${home}/people/search`, { filters: {} })));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect([status, body.errors[0].code]).toEqual([503, 'busy']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
