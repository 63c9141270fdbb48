/** Jobs that a company's own pages publish, and those of others that it must not be given. */
import { describe, expect, test } from 'vitest';
import { readSite, type SourcePage } from './read-site.ts';

const text = `<p>${'We build and repair pumps for waterworks, breweries and shipyards in forty countries. '.repeat(4)}</p>`;
const home: SourcePage = {
  html: `<title>Norvik Pumps</title><meta property="og:site_name" content="Norvik Pumps"><h1>Norvik Pumps</h1>${text}<p>© Norvik Pumps AS</p>`,
  url: 'https://norvik.test/',
  name: 'https://norvik.test/',
};
const jsonLd = (...items: object[]): string =>
  items
    .map((item) => `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item })}</script>`)
    .join('');
const pageAt = (path: string, html: string): SourcePage => ({
  html: `<title>Careers | Norvik Pumps</title>${html}<h1>Careers</h1>${text}`,
  url: `https://norvik.test${path}`,
  name: `https://norvik.test${path}`,
});
const posting = (title: string, employer?: unknown, more: object = {}): object => ({
  '@type': 'JobPosting',
  title,
  ...(employer === undefined ? {} : { hiringOrganization: employer }),
  ...more,
});
const own = { '@type': 'Organization', name: 'Norvik Pumps' };
const read = (...pages: SourcePage[]) => readSite([home, ...pages], 'norvik.test').pageJobs;
const titlesOn = (...pages: SourcePage[]): string[] => read(...pages).jobs.map(({ job }) => job.title);

test('a posting in JSON-LD is read with its date, place, salary, address and the page', () => {
  const job = posting('Pump Engineer', own, {
    datePosted: '2026-11-10',
    validThrough: '2026-12-31',
    url: '/careers/pump-engineer',
    employmentType: 'FULL_TIME',
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Oslo', addressCountry: 'NO' } },
    baseSalary: { '@type': 'MonetaryAmount', currency: 'NOK', value: { '@type': 'QuantitativeValue', value: 700000, unitText: 'YEAR' } },
    identifier: { '@type': 'PropertyValue', name: 'Norvik', value: 'PE-1' },
  });
  expect(read(pageAt('/careers', jsonLd(job)))).toMatchObject({
    isComplete: true,
    jobs: [
      {
        job: {
          id: 'PE-1',
          title: 'Pump Engineer',
          postedAt: '2026-11-10',
          url: 'https://norvik.test/careers/pump-engineer',
          employmentType: 'full_time',
          departmentId: 'engineering',
          locations: [{ text: 'Oslo, NO', place: { country: 'NO' } }],
          salary: { min: 700_000, max: 700_000, currency: 'NOK', period: 'year' },
        },
        validThrough: '2026-12-31',
        pages: ['https://norvik.test/careers'],
        rule: 'json-ld job posting',
      },
    ],
  });
});

test.each([
  ['a list', jsonLd({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: posting('Engineer', own) }] })],
  ['a graph', jsonLd({ '@graph': [{ '@type': 'WebPage' }, posting('Engineer', own)] })],
  ['several scripts', jsonLd({ '@type': 'Organization', name: 'Norvik Pumps' }, posting('Engineer', own))],
  [
    'JSON with faults',
    `<script type="application/ld+json">/* jobs */ ${JSON.stringify(posting('Engineer', own)).replace(/\}$/, ',}')}</script>`,
  ],
  [
    'microdata',
    `<div itemscope itemtype="https://schema.org/JobPosting"><h2 itemprop="title">Engineer</h2>
     <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Norvik Pumps</b></span></div>`,
  ],
  [
    'RDFa',
    `<div vocab="https://schema.org/" typeof="JobPosting"><h2 property="title">Engineer</h2>
     <span property="hiringOrganization" typeof="Organization"><b property="name">Norvik Pumps</b></span></div>`,
  ],
])('postings are found in %s', (_where, html) => {
  expect(titlesOn(pageAt('/careers', html))).toEqual(['Engineer']);
});

describe('the company hires if the posting names it', () => {
  test.each<[what: string, employer: unknown]>([
    ['by its brand', 'Norvik Pumps'],
    ['by its legal name', { name: 'Norvik Pumps AS' }],
    ['as its domain', { name: 'norvik' }],
    ['with the country of a subsidiary', { name: 'Norvik Pumps Sverige AB' }],
    ['by its address alone', { '@id': 'https://www.norvik.test/#organization' }],
    ['by its address, under another name', { name: 'NP Group', sameAs: ['https://www.linkedin.com/company/np', 'https://norvik.test'] }],
  ])('%s', (_what, employer) => {
    expect(titlesOn(pageAt('/careers', jsonLd(posting('Engineer', employer))))).toEqual(['Engineer']);
  });
});

describe('jobs of others are not the company’s', () => {
  test.each<[what: string, employer: unknown]>([
    ['another company', { name: 'Globex' }],
    ['another company with an address', { name: 'Globex', sameAs: 'https://globex.test' }],
    ['an address of another site', { url: 'https://globex.test/' }],
    ['a name that contains it', { name: 'Friends of Norvik Pumps' }],
    ['a name that starts like the domain', { name: 'Norvik Bakery' }],
    ['nobody by name', { name: 'Confidential' }],
  ])('%s', (_what, employer) => {
    expect(titlesOn(pageAt('/careers', jsonLd(posting('Engineer', employer))))).toEqual([]);
  });

  test('of a portal, only the jobs that it offers itself count', () => {
    const page = pageAt('/jobs', jsonLd(posting('Cook', { name: 'Globex' }), posting('Editor', own), posting('Driver')));
    expect(titlesOn(page)).toEqual(['Editor']);
  });

  test('a posting that names nobody counts on the careers page only', () => {
    expect(titlesOn(pageAt('/careers', jsonLd(posting('Engineer'))))).toEqual(['Engineer']);
    expect(
      titlesOn({
        ...pageAt('/blog/market', jsonLd(posting('Engineer'))),
        html: `<title>News</title>${jsonLd(posting('Engineer'))}${text}`,
      }),
    ).toEqual([]);
  });
});

test('a job that several pages show is one job, with these pages as evidence', () => {
  const html = jsonLd(posting('Engineer', own, { identifier: 'E-1' }));
  expect(read(pageAt('/careers', html), pageAt('/about', html)).jobs).toMatchObject([
    { pages: ['https://norvik.test/careers', 'https://norvik.test/about'] },
  ]);
});

test('jobs that share an identifier are told apart by their titles, places and dates', () => {
  const identifier = { '@type': 'PropertyValue', value: 'Norvik' };
  const jobs = ['Engineer', 'Buyer', 'Engineer'].map((title) => posting(title, own, { identifier, datePosted: '2026-11-01' }));
  expect(read(pageAt('/careers', jsonLd(...jobs))).jobs.map(({ job }) => [job.id, job.title])).toEqual([
    ['Engineer | 2026-11-01', 'Engineer'],
    ['Buyer | 2026-11-01', 'Buyer'],
  ]);
});

test('a page that lists more than is read says so, and none is invented from a page without postings', () => {
  const many = Array.from({ length: 260 }, (_, index) => posting(`Engineer ${index}`, 'Norvik Pumps'));
  const { jobs, isComplete } = read(pageAt('/careers', jsonLd({ '@graph': many })));
  expect([jobs.length, isComplete]).toEqual([250, false]);
  expect(read(pageAt('/careers', '<h2>Pump Engineer</h2>'))).toEqual({ jobs: [], isComplete: true });
});
