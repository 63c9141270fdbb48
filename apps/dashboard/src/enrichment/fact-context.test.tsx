import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FactContext } from '../api/contract.ts';
import { textOf } from '../testing/text-of.ts';
import { FactContextView } from './fact-context.tsx';

const quote = {
  page: 'https://acme.example/imprint',
  rule: 'imprint line',
  snippet: 'Acme GmbH',
  before: 'Legal notice\n',
  after: '\nHarbor 4 <b>Bremen</b>',
  fetchedAt: '2026-11-20T10:00:00Z',
};
const view = (more: { data?: FactContext; error?: unknown; isFetching?: boolean }): string =>
  renderToStaticMarkup(
    <FactContextView context={{ error: null, isFetching: false, refetch: () => undefined, ...more }} line={<p>the line alone</p>} />,
  );

test('the quote is marked in its context, as plain text, and replaces the line alone', () => {
  const html = view({ data: { state: 'shown', quote } });
  expect(html).toMatch(/<mark[^>]*>Acme GmbH<\/mark>/);
  expect(textOf(html)).toContain('…Legal notice Acme GmbH');
  expect(html).toContain('&lt;b&gt;Bremen');
  expect(html).not.toContain('the line alone');
});

test('each reason why the context can’t be shown has its own text, below the line', () => {
  const states = ['not_from_page', 'not_in_text', 'changed', 'copy_gone', 'withheld', 'unreadable'] as const;
  const texts = states.map((state) => textOf(view({ data: { state, quote: null } })));
  expect(new Set(texts).size).toBe(states.length);
  for (const text of texts) expect(text).toMatch(/^the line alone .{20,}/);
});

test('loading and a failure are announced, and a failure can be retried', () => {
  expect(textOf(view({ isFetching: true }))).toContain('Loading the page’s text');
  const failed = view({ error: new Error('x') });
  expect(textOf(failed)).toContain('Try again');
  expect(failed).toContain('the line alone');
  expect(textOf(view({ error: new Error('x'), isFetching: true }))).not.toContain('Try again');
});
