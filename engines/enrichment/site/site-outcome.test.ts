import { describe, expect, test } from 'vitest';
import { concludeSite, siteOutcomes, siteOutcomeWords, type MissedBecause } from './site-outcome.ts';
import type { PageState } from '../page/classify.ts';

const conclude = (states: readonly PageState[], because: readonly MissedBecause[] = [], movedTo: string | null = null) =>
  concludeSite({ pages: states.map((state) => ({ state })), missed: because.map((each) => ({ because: each, status: null })), movedTo });

describe('a site that was read', () => {
  test.for([
    [['content'], 'read'],
    [['consent_wall', 'content'], 'read'],
    [['parked'], 'parked'],
    [['needs_scripts', 'needs_scripts'], 'needs_scripts'],
    [['blocked'], 'blocked'],
    [['consent_wall'], 'blocked'],
    [['soft_404'], 'empty'],
    [['under_construction', 'soft_404'], 'empty'],
  ] as const)('with pages that are %s is: %s', ([states, expected]) => {
    expect(conclude(states).outcome).toBe(expected);
  });

  test('stays read whatever could not be read besides', () => {
    expect(conclude(['content'], ['rejected', 'timeout'], 'https://globex.com/').outcome).toBe('read');
  });
});

describe('a site of which nothing was read', () => {
  test.for([
    [['no_such_name'], 'no_site', false],
    [['private_address'], 'no_site', false],
    [['not_found'], 'no_site', false],
    [['tls', 'unreachable'], 'unreachable', true],
    [['server_error'], 'unreachable', true],
    [['ip_address'], 'unreachable', false],
    [['robots_unreachable'], 'unreachable', true],
    [['forbidden_by_robots'], 'forbidden', false],
    [['opted_out'], 'opted_out', false],
    [['rejected'], 'blocked', true],
    [['resting'], 'blocked', true],
    [['other_content'], 'empty', false],
  ] as const)('because of %s is: %s', ([because, outcome, isTransient]) => {
    expect(conclude([], because)).toMatchObject({ outcome, isTransient, because: because.at(-1) });
  });

  test('because the domain leads to another site has moved', () => {
    expect(conclude([], [], 'https://globex.com/')).toMatchObject({ outcome: 'moved', isTransient: false });
  });

  test('without any reason is unreachable, not empty', () => {
    expect(conclude([])).toMatchObject({ outcome: 'unreachable', isTransient: true });
  });
});

test('every outcome is a sentence of its own', () => {
  const sentences = siteOutcomes.map((outcome) => siteOutcomeWords(outcome));
  expect(new Set(sentences).size).toBe(siteOutcomes.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
});
