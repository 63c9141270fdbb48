import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CompanyDetails, CompanyTechnology, Enrichment, Quote, SitePerson } from '../api/contract.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { wordAddress } from './contact-points.tsx';
import { EnrichmentPanel } from './enrichment-panel.tsx';
import { outcomes } from './enrichment-words.ts';
import { QuoteView } from './evidence-window.tsx';
import { openByDay } from './open-jobs-chart.tsx';
import { isAddable } from './site-people.tsx';
import { byCategory } from './technologies.tsx';
import { textOf } from '../testing/text-of.ts';
import { withRejection } from './use-rejecting.ts';

const member = { workspaceId: 'w', isReadOnly: false, may: () => true } as unknown as OpenWorkspace;
const reading = {
  id: 'e',
  domain: 'acme.example',
  status: 'done',
  outcome: 'read',
  movedTo: null,
  isMovedToShared: false,
  pagesRead: 5,
  factsAdded: 3,
  cost: 0,
  entryNumber: null,
  freeUntil: null,
  checkedAt: '2026-11-20T10:00:00Z',
  nextAttemptAt: null,
  steps: [{ at: '2026-11-20T10:00:00Z', kind: 'page', url: 'https://acme.example/about', message: 'Read the about page' }],
} as unknown as Enrichment;

const panel = (enrichment: Enrichment | null, more: { workspace?: OpenWorkspace; canRead?: boolean } = {}): string =>
  textOf(
    renderToStaticMarkup(
      <EnrichmentPanel
        workspace={more.workspace ?? member}
        domain="acme.example"
        enriching={{ enrichment, isOld: false, pending: false, failure: undefined, enrich: () => Promise.resolve(true) }}
        onEnrich={() => undefined}
        onEnrichOther={() => undefined}
        onEdit={() => undefined}
        canRead={more.canRead ?? true}
      />,
    ),
  );

test('a site that was never read says so, with the price before the button is used', () => {
  const text = panel(null);
  expect(text).toContain('Not read yet');
  expect(text).toContain('Enrich this company');
  expect(text).toContain('1 credit if it adds something, otherwise free');
});

test('never read, failed and read are different texts for each outcome', () => {
  const texts = [null, ...outcomes.map((outcome) => ({ ...reading, outcome, movedTo: 'globex.example' }))].map((each) => panel(each));
  expect(new Set(texts).size).toBe(outcomes.length + 1);
});

test('a domain that leads to another company offers to enrich that one instead', () => {
  const text = panel({ ...reading, outcome: 'moved', movedTo: 'globex.example' });
  expect(text).toContain('acme.example now leads to globex.example');
  expect(text).toContain('Enrich globex.example');
});

test('while a site is read, each page is announced as it is read', () => {
  const html = renderToStaticMarkup(
    <EnrichmentPanel
      workspace={member}
      domain="acme.example"
      enriching={{
        enrichment: { ...reading, status: 'reading' },
        isOld: false,
        pending: false,
        failure: undefined,
        enrich: () => Promise.resolve(true),
      }}
      onEnrich={() => undefined}
      onEnrichOther={() => undefined}
      canRead
    />,
  );
  expect(html).toContain('aria-live="polite"');
  expect(textOf(html)).toContain('Read the about page');
  expect(textOf(html)).not.toContain('Refresh');
});

test('nobody can enrich without permission, in a read-only workspace, or where websites can’t be read', () => {
  expect(panel(null, { workspace: { ...member, may: () => false } })).not.toContain('Enrich this company');
  expect(panel(null, { workspace: { ...member, isReadOnly: true } })).toContain('This workspace is read-only');
  expect(panel(null, { canRead: false })).not.toContain('Enrich this company');
  expect(panel(reading, { canRead: false })).not.toContain('Refresh');
});

const quote: Quote = {
  page: 'https://acme.example/team',
  rule: 'team card',
  snippet: '<b>Ana & Ben</b>',
  before: 'Our founders ',
  after: ' started in 2009',
  fetchedAt: '2026-11-20T10:00:00Z',
};

test('the quoted line is marked in its context, as plain text, with its page', () => {
  const html = renderToStaticMarkup(<QuoteView quote={quote} />);
  expect(html).toMatch(/…Our founders .*<mark[^>]*>&lt;b&gt;Ana &amp; Ben&lt;\/b&gt;<\/mark>.* started in 2009…/);
  expect(html).toContain('href="https://acme.example/team"');
});

test('a page that is not on the web is not a link', () => {
  expect(renderToStaticMarkup(<QuoteView quote={{ ...quote, page: 'javascript:alert(1)' }} />)).not.toContain('href');
});

const technology = (name: string, category: string | undefined, more: Partial<CompanyTechnology> = {}) =>
  ({ id: name, name, categories: category ? [category] : [], goneSince: null, isRejected: false, ...more }) as CompanyTechnology;

test('technologies are grouped by category, and those that are gone or wrong come last', () => {
  const groups = byCategory([
    technology('Unknown tool', undefined),
    technology('Angular', 'Frameworks', { goneSince: '2026-10-01T00:00:00Z' }),
    technology('React', 'Frameworks'),
    technology('Plausible', 'Analytics'),
  ]);
  expect(groups.map(([category, all]) => [category, all.map(({ name }) => name)])).toEqual([
    ['Analytics', ['Plausible']],
    ['Frameworks', ['React', 'Angular']],
    ['Other', ['Unknown tool']],
  ]);
});

test('between two readings the chart keeps the earlier count, up to today', () => {
  const days = [
    { day: '2026-11-18', open: 4 },
    { day: '2026-11-20', open: 6 },
  ];
  expect(openByDay(days, '2026-11-22').map(({ open }) => open)).toEqual([4, 4, 6, 6, 6]);
  expect(openByDay([], '2026-11-22')).toEqual([]);
});

test('a long history is shown by week and ends today', () => {
  const bars = openByDay(
    [
      { day: '2025-11-01', open: 1 },
      { day: '2026-11-22', open: 9 },
    ],
    '2026-11-22',
  );
  expect(bars.length).toBeLessThan(60);
  expect(bars.at(-1)).toEqual({ day: '2026-11-22', open: 9 });
});

test('a wrong value stays visible as marked, and can be unmarked', () => {
  const details = {
    technologies: [technology('React', 'Frameworks')],
    contacts: [],
    locations: [],
    people: [],
    identifiers: [],
  } as unknown as CompanyDetails;
  const rejected = withRejection(details, 'React', true);
  expect(rejected.technologies).toMatchObject([{ name: 'React', isRejected: true }]);
  expect(withRejection(rejected, 'React', false)).toEqual(details);
});

test('only people who are on the site, not wrong and not yet leads can be added', () => {
  const person = { personId: null, isRejected: false, goneSince: null } as SitePerson;
  expect(isAddable(person)).toBe(true);
  expect(isAddable({ ...person, personId: '7' })).toBe(false);
  expect(isAddable({ ...person, isRejected: true })).toBe(false);
  expect(isAddable({ ...person, goneSince: '2026-10-01T00:00:00Z' })).toBe(false);
});

test('an address reads as people write it', () => {
  expect(wordAddress({ street: 'Hauptstraße 1', postalCode: '10115', city: 'Berlin', region: null, country: 'DE' } as never)).toBe(
    'Hauptstraße 1, 10115 Berlin, Germany',
  );
});
