import { expect, test } from 'vitest';
import type { Verdict } from '../api/contract.ts';
import { isAboutText, wordCost, wordFindCost, wordNoMail } from './answer-words.ts';

const verdict = (reason: string, words: string): Verdict => ({ verdict: 'undeliverable', reason, words }) as Verdict;

test('a search at a domain where no mailbox can exist blames the domain, not the name', () => {
  expect(wordNoMail([verdict('domain_not_found', 'The domain does not exist.')])).toBe('The domain does not exist. Check the domain.');
  expect(wordNoMail([verdict('null_mx', 'The domain says that it accepts no mail.')])).toBe(
    'The domain says that it accepts no mail. Check the domain.',
  );
});

test('a search at a domain with mail servers does not blame the domain', () => {
  expect(wordNoMail([verdict('mailbox_not_found', 'The mail server says that this mailbox does not exist.')])).toBeNull();
  expect(wordNoMail([])).toBeNull();
});

test('a find without an address is free, and does not say that only a confirmed one costs', () => {
  expect(wordFindCost({ cost: 0, outcome: 'not_found', freeUntil: null })).toBe('Free: no address was found.');
  expect(wordFindCost({ cost: 1, outcome: 'pattern_only', freeUntil: null })).toBe('1 credit, for an address returned as risky.');
});

test('a text that isn’t an address was free, because no mail server was asked, and asking again finds the same', () => {
  const invalid = verdict('invalid_syntax', 'This is not an email address.');
  expect(wordCost({ cost: 0, freeUntil: null, verdict: invalid })).toBe('Free: no mail server was asked.');
  expect(isAboutText(invalid)).toBe(true);
  expect(isAboutText(verdict('mailbox_not_found', 'This mailbox does not exist.'))).toBe(false);
  expect(isAboutText(null)).toBe(false);
});
