import { expect, test } from 'vitest';
import type { ProfileForecast, ProfileRunRow } from '../api/contract.ts';
import { filterOf, forecastLines, mostSpent, wordReason, wordSource, wordStepCost } from './profile-words.ts';
import { wordWants } from './want-words.ts';

const forecast = { people: 14, known: 3, duplicates: 2, refusedCount: 6, mostCost: 14 } as ProfileForecast;

test('a forecast says how many are enriched at what price, who is known, and which lines are skipped', () => {
  expect(forecastLines(forecast, 'text')).toEqual([
    ['People to enrich', 14, 'up to 14 credits'],
    ['Of these, already in your workspace', 3, ''],
    ['Skipped: the same person as an earlier line', 2, '–'],
    ['Skipped: can’t be used', 6, '–'],
  ]);
});

test('lines without people are left out, and nobody to enrich costs nothing', () => {
  expect(forecastLines({ ...forecast, known: 0, duplicates: 0, refusedCount: 0 }, 'text')).toHaveLength(1);
  expect(forecastLines({ ...forecast, people: 0, mostCost: 0 }, 'text')[0]).toEqual(['People to enrich', 0, '–']);
  expect(forecastLines(forecast, 'people').map(([words]) => words)).not.toContain('Of these, already in your workspace');
});

test('the most that providers can cost is limited by what is left of the month, and one without a known price is not asked', () => {
  const provider = (mostMicros: number | null, leftMicros: number | null) => ({ connectionId: 'c', name: 'n', mostMicros, leftMicros });
  expect(mostSpent({ providers: [provider(343_000, 120_000), provider(3_920_000, null), provider(null, 25_000_000)] })).toBe(4_040_000);
  expect(mostSpent({ providers: [] })).toBe(0);
});

const row = { status: 'done', message: null, outcome: 'enriched', factsAdded: 6, nextAttemptAt: null } as ProfileRunRow;

test('every row without values says why', () => {
  expect(wordReason(row, 'running')).toBe('6 facts added');
  expect(wordReason({ ...row, outcome: 'not_found', factsAdded: 0 }, 'running')).toBe('No source knows this person.');
  expect(wordReason({ ...row, outcome: 'nothing_new', factsAdded: 0 }, 'running')).toBe('The sources agree with what is known.');
  expect(wordReason({ ...row, status: 'skipped', outcome: null, message: 'This is a post.' }, 'running')).toBe('This is a post.');
  const inTenMinutes = new Date(Date.now() + 10.5 * 60_000).toISOString();
  expect(wordReason({ ...row, status: 'pending', outcome: null, nextAttemptAt: inTenMinutes }, 'running')).toBe(
    'A provider is paused. Continues in 10 minutes.',
  );
  expect(wordReason({ ...row, status: 'pending', outcome: null, nextAttemptAt: inTenMinutes }, 'canceled')).toBe('');
});

test('a row is filtered by its outcome, or by its status while it has none', () => {
  expect(filterOf(row)).toBe('enriched');
  expect((['pending', 'skipped', 'failed'] as const).map((status) => filterOf({ status, outcome: null }))).toEqual([
    'pending',
    'skipped',
    'failed',
  ]);
});

test('a source is named with what was asked, and a provider by its own name', () => {
  expect(wordSource({ source: 'website', name: 'acme.example' })).toBe('Website acme.example');
  expect(wordSource({ source: 'records', name: null })).toBe('Your records');
  expect(wordSource({ source: 'provider', name: 'Hunter' })).toBe('Hunter');
});

test('only a provider that was asked has a price, which may be unknown', () => {
  const step = { source: 'provider', outcome: 'found', micros: 28_000 } as const;
  expect(wordStepCost(step)).toBe('$0.028');
  expect(wordStepCost({ ...step, micros: 280_000 })).toBe('$0.28');
  expect(wordStepCost({ ...step, micros: 0 })).toBe('Free');
  expect(wordStepCost({ ...step, micros: null })).toBe('Price not known');
  expect(wordStepCost({ ...step, outcome: 'not_asked' })).toBeUndefined();
  expect(wordStepCost({ ...step, source: 'website', micros: 0 })).toBeUndefined();
});

test('what a run looks for is named in one order', () => {
  expect(wordWants(['background', 'email', 'job'])).toBe('Job, work email, background');
});
