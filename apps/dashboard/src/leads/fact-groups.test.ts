import { expect, test } from 'vitest';
import type { LeadFact } from '../api/contract.ts';
import { groupFacts } from './fact-groups.ts';

const fact = (value: LeadFact['value'], source: LeadFact['evidence']['source'], day: number, more: Partial<LeadFact> = {}): LeadFact => ({
  field: 'title',
  value,
  valueText: null,
  isCurrent: false,
  retractedAt: null,
  evidence: {
    source,
    locator: null,
    row: null,
    snippet: null,
    fetchedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
    actorName: null,
    attribution: null,
  },
  ...more,
});
const words = (facts: readonly LeadFact[] | undefined): string[] =>
  (facts ?? []).map(({ value, evidence }) => `${String(value)}, ${evidence.source}`);

test('where sources disagree, the value that counts is first, and the others follow with their sources, the newest first', () => {
  const groups = groupFacts([
    fact('Head of Sales', 'import', 2),
    fact('VP Sales', 'provider', 1, { isCurrent: true }),
    fact('Sales Lead', 'crm', 5),
    fact('head of  sales', 'directory', 9),
  ]);
  expect(words(groups.current)).toEqual(['VP Sales, provider']);
  expect(groups.others.map(words)).toEqual([['head of  sales, directory', 'Head of Sales, import'], ['Sales Lead, crm']]);
});

test('sources that agree are with the value that counts, whatever the case, accents and punctuation', () => {
  const groups = groupFacts([fact('Sao Paulo, Brazil', 'import', 8), fact('São Paulo – Brazil', 'website', 3, { isCurrent: true })]);
  expect(words(groups.current)).toEqual(['São Paulo – Brazil, website', 'Sao Paulo, Brazil, import']);
  expect(groups.others).toEqual([]);
});

test('lists in another order are the same', () => {
  expect(groupFacts([fact(['de', 'en'], 'provider', 1, { isCurrent: true }), fact(['en', 'de'], 'import', 2)]).others).toEqual([]);
});

test('a value that was removed is neither current nor another value', () => {
  const removed = fact('CEO', 'website', 9, { retractedAt: '2026-11-10T10:00:00Z' });
  const groups = groupFacts([removed, fact('CTO', 'import', 1, { isCurrent: true })]);
  expect(words(groups.current)).toEqual(['CTO, import']);
  expect(groups.others).toEqual([]);
  expect(groups.removed).toEqual([removed]);
  expect(groupFacts([removed])).toEqual({ current: undefined, others: [], removed: [removed] });
});
