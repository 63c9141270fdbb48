import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LeadFact } from '../../api/contract.ts';
import { textOf } from '../../testing/text-of.ts';
import { FactValue } from './fact-value.tsx';
import { Facts } from './facts.tsx';

const fact = (field: string, value: LeadFact['value'], locator: string, more: Partial<LeadFact> = {}): LeadFact => ({
  field,
  value,
  valueText: null,
  isCurrent: false,
  retractedAt: null,
  evidence: {
    source: 'provider',
    locator,
    row: null,
    snippet: null,
    fetchedAt: '2026-10-01T10:00:00Z',
    actorName: null,
    attribution: null,
  },
  ...more,
});
const facts = (...all: LeadFact[]): string => textOf(renderToStaticMarkup(<Facts workspaceId="w" facts={all} />));
const value = (field: string, of: LeadFact['value']): string => renderToStaticMarkup(<FactValue fact={{ field, value: of }} />);

test('where sources disagree, the value that counts is first, and each other value is shown with its source and age', () => {
  const text = facts(fact('title', 'Sales Lead', 'Apollo'), fact('title', 'VP Sales', 'Hunter', { isCurrent: true }));
  expect(text).toMatch(/^Job title VP Sales Data provider: Hunter · .+ Other sources differ: Sales Lead Data provider: Apollo · /);
});

test('sources that agree are with the value, and nothing differs', () => {
  const text = facts(fact('title', 'VP sales', 'Apollo'), fact('title', 'VP Sales', 'Hunter', { isCurrent: true }));
  expect(text).toMatch(/VP Sales Data provider: Hunter .+ Data provider: Apollo/);
  expect(text).not.toContain('differ');
});

test('more than three other values are folded, and so are those that were removed', () => {
  const others = ['A', 'B', 'C', 'D'].map((name) => fact('title', name, 'Apollo'));
  const current = fact('title', 'VP Sales', 'Hunter', { isCurrent: true });
  expect(facts(current, ...others)).toContain('4 other values');
  expect(facts(current, fact('title', 'CEO', 'Apollo', { retractedAt: '2026-11-01T10:00:00Z' }))).toContain('1 removed value');
});

test('previous employers are a list with their periods in words', () => {
  const html = value('previousEmployers', ['Engineer, Acme (2017-05 to 2021-02)', 'Globex']);
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(textOf(html)).toBe('Engineer, Acme May 2017 – Feb 2021 Globex');
});

test('other profiles are links, but only to the web', () => {
  const html = value('profiles', ['https://github.com/ana/', 'javascript:alert(1)']);
  expect(html).toContain('href="https://github.com/ana/"');
  expect(html.match(/href=/g)).toHaveLength(1);
  expect(textOf(html)).toContain('github.com/ana');
});

test('employer since, languages and a biography are words', () => {
  expect(value('employerSince', '2021-03')).toBe('Mar 2021');
  expect(value('languages', ['de', 'portuguese'])).toBe('German, Portuguese');
  expect(textOf(value('bio', 'Leads the platform team.'))).toBe('Leads the platform team.');
  expect(textOf(value('bio', 'word '.repeat(100)))).toContain('Show all');
});
