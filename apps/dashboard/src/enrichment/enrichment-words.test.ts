import { expect, test } from 'vitest';
import { outcomeNames, outcomes, wordGain, wordOutcome, wordPrice, wordRule, wordUrl } from './enrichment-words.ts';

const acme = { domain: 'acme.example', isMovedToShared: false, message: null };

test('each outcome without data has its own sentence and next step', () => {
  const titles = outcomes
    .filter((outcome) => outcome !== 'read')
    .map((outcome) => wordOutcome({ ...acme, outcome, movedTo: outcome === 'moved' ? 'globex.example' : null })?.title);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(outcomes.length - 1);
  expect(new Set(Object.values(outcomeNames)).size).toBe(outcomes.length);
  expect(wordOutcome({ ...acme, outcome: 'read', movedTo: null })).toBeUndefined();
});

test('a domain that leads to another one is reported with both, and the other one can be enriched', () => {
  expect(wordOutcome({ ...acme, outcome: 'moved', movedTo: 'globex.example' })).toMatchObject({
    title: 'acme.example now leads to globex.example',
    next: 'enrich-other',
  });
});

test('a domain that leads to a social profile is reported, and the network is not offered to be enriched', () => {
  expect(wordOutcome({ ...acme, outcome: 'moved', movedTo: 'linkedin.com', isMovedToShared: true })).toMatchObject({
    title: 'acme.example leads to linkedin.com',
    next: 'correct-domain',
  });
});

test('the price says when reading a site again is free', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(wordPrice(null, now)).toBe('1 credit if it adds something, otherwise free');
  expect(wordPrice('2026-12-20T12:00:00Z', now)).toMatch(/^Free until/);
  expect(wordPrice('2026-11-20T12:00:00Z', now)).toBe('1 credit if it adds something, otherwise free');
});

test('a reading that added nothing is free, and says so', () => {
  expect(wordGain({ pagesRead: 1, factsAdded: 0, cost: 0 })).toBe('1 page read, nothing new, free');
  expect(wordGain({ pagesRead: 6, factsAdded: 12, cost: 1 })).toBe('6 pages read, 12 facts added, 1 credit');
});

test('pages are shown without protocol, and rules as words', () => {
  expect(wordUrl('https://www.acme.example/about/')).toBe('acme.example/about');
  expect(wordRule('json-ld organization')).toBe('JSON-LD organization');
  expect(wordRule('mx_record')).toBe('MX record');
});
