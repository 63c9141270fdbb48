import { expect, test } from 'vitest';
import { toFilter } from './credits-filter.ts';
import { readCreditsSearch, toCreditsParams } from './credits.search.ts';

test('an invalid URL shows the whole ledger', () => {
  expect(readCreditsSearch({ kind: 'theft,spend,spend', from: '2026-13-40', until: 'soon', days: '12' })).toEqual({
    kind: ['spend'],
    from: undefined,
    until: undefined,
    days: undefined,
  });
});

test('a filter and the days of the chart are the same after they went through the URL', () => {
  const search = { kind: ['spend' as const, 'refund' as const], from: '2026-11-01', until: undefined, run: undefined, days: 7 as const };
  expect(readCreditsSearch(toCreditsParams(search))).toEqual(search);
});

test('the last day of a filter is included', () => {
  expect(toFilter({ from: '2026-11-01', until: '2026-11-30' })).toEqual({
    from: '2026-11-01T00:00:00.000Z',
    until: '2026-12-01T00:00:00.000Z',
  });
});
