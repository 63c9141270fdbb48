import type { WorkspaceTx } from '@leadlight/db/platform';
import { expect, test } from 'vitest';
import { withinTime } from './sql-search.ts';

function statementsOf(tookMs: number) {
  let at = 0;
  const texts: string[] = [];
  const tx = {
    query: async (text: string) => {
      texts.push(text);
      if (!text.startsWith('set')) at += tookMs;
      return { rows: [] };
    },
  } as unknown as WorkspaceTx;
  return { tx, texts, now: () => at };
}

test('all statements of a search share its time, and none begins when it is over', async () => {
  const { tx, texts, now } = statementsOf(900);
  const bounded = withinTime(tx, 2_000, { now });
  for (const text of ['total', 'facet', 'page']) await bounded.query(text);
  await expect(bounded.query('another')).rejects.toMatchObject({ code: '57014' });
  expect(texts).toEqual([
    'set local statement_timeout = 2000',
    'total',
    'set local statement_timeout = 1100',
    'facet',
    'set local statement_timeout = 200',
    'page',
  ]);
});

test('a search whose caller has disconnected begins no further statement', async () => {
  const { tx, texts } = statementsOf(0);
  const gone = new AbortController();
  const bounded = withinTime(tx, 2_000, { signal: gone.signal });
  await bounded.query('total');
  gone.abort(new Error('disconnected'));
  await expect(bounded.query('facet')).rejects.toThrow('disconnected');
  expect(texts).toHaveLength(2);
});
