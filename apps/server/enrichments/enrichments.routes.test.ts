/** Enriching single companies over HTTP: the responses, what they cost, what is stored, and how work resumes. */
import { proveLedger, reserveCredits } from '@leadlight/db/credits';
import { beginEnrichment, takeUpEnrichment, type EnrichmentClaim, type EnrichmentStep } from '@leadlight/db/enrichments';
import { noteErased, poolId } from '@leadlight/db/leads';
import { inWorkspace, system, type WorkspaceTx } from '@leadlight/db/platform';
import type { WebHandler } from '@leadlight/adapters/testing';
import { describe, expect, test } from 'vitest';
import { createClaimedWork } from '../jobs/claimed-work.ts';
import { makeCompany } from '../testing/leads.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { readingAs, webWorld } from '../testing/web-world.ts';
import { enrichClaimed } from './enrich-company.ts';
import { readDueSites } from './enrichments-due.job.ts';

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}
   <p>${'We build and repair pumps for waterworks, breweries and shipyards in forty countries. '.repeat(8)}</p></body></html>`;
const organization = (more: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', ...more })}</script>`;

const norvik = organization({
  name: 'Norvik Pumps',
  legalName: 'Norvik Pumps AS',
  foundingDate: '1964',
  telephone: '+47 22 12 34 56',
  address: { '@type': 'PostalAddress', streetAddress: 'Havnegata 4', postalCode: '0150', addressLocality: 'Oslo', addressCountry: 'NO' },
  sameAs: ['https://www.linkedin.com/company/norvik-pumps'],
});
const team = `<h1>Our team</h1><ul>
  <li><h3>Ingrid Solheim</h3><p>Chief Executive Officer</p><a href="mailto:ingrid.solheim@norvik.test">ingrid.solheim@norvik.test</a></li>
  <li><h3>Lars Bakken</h3><p>Head of Sales</p></li></ul>`;
const boardPage = `<h1>Careers at Norvik</h1><p>See our open positions.</p><a href="https://boards.greenhouse.io/norvikpumps">All open jobs</a>`;
const jobOf = (id: number, title: string) => ({
  id,
  title,
  absolute_url: `https://boards.greenhouse.io/norvikpumps/jobs/${id}`,
  location: { name: 'Oslo, Norway' },
  departments: [{ id: 1, name: 'Engineering' }],
  offices: [],
  updated_at: '2026-11-10T09:00:00-05:00',
  first_published: '2026-11-10T09:00:00-05:00',
  content: '',
});
let jobs: object[] | number = [jobOf(1, 'Pump Engineer'), jobOf(2, 'Service Technician')];
const answerJobs: WebHandler = (_request, response) => {
  if (typeof jobs === 'number') response.writeHead(jobs).end();
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ jobs, meta: { total: jobs.length } }));
};
const status =
  (code: number, headers: Record<string, string> = {}): WebHandler =>
  (_request, response) =>
    void response.writeHead(code, { 'content-type': 'text/html', ...headers }).end('');

const homeOf = (name: string, more = ''): string =>
  page(
    `${name} | Pumps`,
    `<a href="/team">Team</a> <a href="/careers">Careers</a><h1>${name}</h1>${more}`,
    norvik.replaceAll('Norvik Pumps', name),
  );

const posting = (title: string, more: object) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title,
  hiringOrganization: { '@type': 'Organization', name: 'Postings AS' },
  ...more,
});
let postings: object[] = [
  posting('Pump Engineer', { datePosted: '2026-11-10', validThrough: '2100-01-01' }),
  posting('Service Technician', { datePosted: '2020-03-01', validThrough: '2020-05-01' }),
  posting('Welder', { hiringOrganization: { '@type': 'Organization', name: 'Globex' } }),
];
const showPostings: WebHandler = (_request, response) => {
  const scripts = postings.map((each) => `<script type="application/ld+json">${JSON.stringify(each)}</script>`);
  response.writeHead(200, { 'content-type': 'text/html' }).end(page('Careers | Postings', '<h1>Careers</h1>', scripts.join('')));
};

const flaky = { code: 503 };
const slow = { isSlow: true };
const web = await webWorld(
  {
    'norvik.test/': homeOf('Norvik Pumps'),
    'norvik.test/robots.txt': '# Powered by Shoporama\nUser-agent: *\nAllow: /',
    'norvik.test/team': page('Team | Norvik Pumps', team),
    'norvik.test/careers': page('Careers | Norvik Pumps', boardPage),
    'boards-api.greenhouse.io/*': answerJobs,
    'postings.test/': homeOf('Postings'),
    'postings.test/careers': showPostings,
    'plain.test/': page('Plain', '<h1>Plain</h1>'),
    'moved.test/': status(301, { location: 'https://globex.test/' }),
    'globex.test/': homeOf('Globex'),
    'profile.test/': status(301, { location: 'https://www.linkedin.com/company/norvik' }),
    'parked.test/':
      '<html><head><title>parked.test</title></head><body><h1>This domain is for sale</h1><p>Make an offer for this domain.</p></body></html>',
    'scripts.test/':
      '<html><head><title>App</title></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/app.js"></script></body></html>',
    'robots.test/robots.txt': 'User-agent: *\nDisallow: /',
    'robots.test/': homeOf('Robots'),
    'blocked.test/': status(403),
    'flaky.test/': (request, response) =>
      flaky.code === 200
        ? void response.writeHead(200, { 'content-type': 'text/html' }).end(homeOf('Flaky'))
        : status(flaky.code)(request, response),
    'erased.test/': homeOf('Erased'),
    'erased.test/team': page('Team', team.replaceAll('norvik.test', 'erased.test')),
    'slow.test/': (_request, response) => {
      if (!slow.isSlow) response.writeHead(200, { 'content-type': 'text/html' }).end(homeOf('Slow'));
    },
    'shared.test/': homeOf('Shared Holding'),
  },
  {
    'MX norvik.test': '1 aspmx.l.google.com, 5 alt1.aspmx.l.google.com',
    'TXT norvik.test': 'v=spf1 include:amazonses.com -all;; docusign=0f3a',
    'NS norvik.test': 'ns-1.awsdns-01.org',
  },
);

web.optedOut.add('opted-out.test');

const server = await testServer(readingAs, undefined, undefined, { web });
const { services } = server;
const { db } = services;

const enrich = (who: TestUser, body: object, headers: Record<string, string> = {}) =>
  who.browser.post(`${who.home}/enrichments`, body, headers);
const get = async (who: TestUser, path: string) => (await who.browser.get(`${who.home}${path}`)).body;
const creditsOf = async (who: TestUser) => (await get(who, '/credits')) as { balance: number; held: number };
const spends = async (who: TestUser) =>
  (await get(who, '/credits/entries?kind=spend&limit=200')).items as { reference: string; number: number; reason: string }[];
const inside = <T>(who: TestUser, work: (tx: WorkspaceTx) => Promise<T>) => inWorkspace(db, who.workspaceId, work);
const expectSound = async (who: TestUser) => expect((await inside(who, proveLedger)).isSound).toBe(true);
const valuesOf = (company: any): Record<string, unknown> =>
  Object.fromEntries(company.facts.filter(({ isCurrent }: any) => isCurrent).map(({ field, value }: any) => [field, value]));

test('a site becomes a company with facts, their evidence and one credit in the ledger', async () => {
  const ana = await server.user('Ana');
  const { status: code, body } = await enrich(ana, { domain: 'https://www.norvik.test/about?x=1' });
  expect([code, body.status, body.outcome, body.domain, body.cost]).toEqual([200, 'done', 'read', 'norvik.test', 1]);
  expect(body.steps.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['robots', 'page', 'job_board', 'mail_servers']),
  );
  expect(body.steps.find(({ kind }: { kind: string }) => kind === 'job_board').message).toBe('Read 2 open jobs at Greenhouse.');
  // Right after the home page, before the next page is requested.
  const pages = body.steps.filter(({ kind }: { kind: string }) => kind === 'page' || kind === 'facts');
  expect(pages.map(({ kind }: { kind: string }) => kind).slice(0, 3)).toEqual(['page', 'facts', 'page']);
  expect(pages[1].message).toBe('Found on the home page: Norvik Pumps, 1 phone number, 1 address.');
  const company = await get(ana, `/companies/${body.companyId}`);
  expect(valuesOf(company)).toMatchObject({
    name: 'Norvik Pumps',
    domain: 'norvik.test',
    legalName: 'Norvik Pumps AS',
    founded: 1964,
    phone: '+4722123456',
    location: 'Oslo, Norway',
    mailProvider: 'Google Workspace',
    openJobs: 2,
  });
  const name = company.facts.find(({ field }: any) => field === 'name');
  expect(name.evidence).toMatchObject({ source: 'website', locator: 'http://norvik.test/', snippet: 'Norvik Pumps' });
  expect(company.facts.find(({ field }: any) => field === 'openJobs').evidence.source).toBe('job_board');
  expect(await spends(ana)).toMatchObject([{ reason: 'enrich', reference: `enrichment:${body.id}`, number: body.entryNumber }]);
  expect(await creditsOf(ana)).toMatchObject({ held: 0 });
  const audit = (await get(ana, '/audit-events?limit=1')).items[0];
  expect(audit).toMatchObject({ action: 'companies.enriched', details: { domain: 'norvik.test', outcome: 'read', spent: 1 } });
  await expectSound(ana);
});

test('details are read with their quotes: people, contact points, addresses and jobs', async () => {
  const bea = await server.user('Bea');
  const { body } = await enrich(bea, { domain: 'norvik.test' });
  const details = await get(bea, `/companies/${body.companyId}/details`);
  expect(details.enrichment.id).toBe(body.id);
  expect(details.mailProvider).toBe('Google Workspace');
  const shown = details.technologies.map(({ name, evidence: [first] }: any) => [name, first.page]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['Google Workspace', 'DNS MX'],
      ['Amazon SES', 'DNS TXT'],
      ['DocuSign', 'DNS TXT'],
      ['Amazon Web Services', 'DNS NS'],
      ['Shoporama', 'robots.txt'],
    ]),
  );
  expect(details.people.map(({ name, title, email }: any) => [name, title, email])).toEqual([
    ['Ingrid Solheim', 'Chief Executive Officer', 'ingrid.solheim@norvik.test'],
    ['Lars Bakken', 'Head of Sales', null],
  ]);
  expect(details.people[0].evidence[0]).toMatchObject({ page: 'http://norvik.test/team' });
  expect(details.contacts.map(({ value }: any) => value)).toEqual(
    expect.arrayContaining(['+4722123456', 'https://www.linkedin.com/company/norvik-pumps']),
  );
  expect(details.locations).toMatchObject([{ street: 'Havnegata 4', city: 'Oslo', country: 'NO' }]);
  expect(details.jobs).toMatchObject({
    board: { system: 'greenhouse', name: 'Greenhouse' },
    open: 2,
    byDepartment: [{ departmentId: 'engineering', count: 2 }],
  });
  const listed = await get(bea, `/companies/${body.companyId}/jobs?limit=1`);
  expect(listed.items).toMatchObject([{ title: expect.any(String), department: 'Engineering', goneSince: null }]);
  const next = await get(bea, `/companies/${body.companyId}/jobs?limit=1&cursor=${listed.nextCursor}`);
  expect([next.items.length, next.nextCursor]).toEqual([1, null]);
  expect(next.items[0].id).not.toBe(listed.items[0].id);
});

test('what was read is found by searches at once: open jobs, in all and by department', async () => {
  const kim = await server.user('Kim');
  const { body } = await enrich(kim, { domain: 'norvik.test' });
  const found = async (filters: object): Promise<string[]> =>
    (await kim.browser.post(`${kim.home}/companies/search`, { filters: { own: true, ...filters } })).body.items.map(({ id }: any) => id);
  expect(await found({ openJobs: { from: 2 }, hiringIn: { include: ['engineering'] } })).toEqual([body.companyId]);
  expect(await found({ openJobs: { from: 3 } })).toEqual([]);
  expect(await found({ hiringIn: { include: ['sales'] } })).toEqual([]);
});

test('a result of the last 30 days is returned without reading, and reading it again is free', async () => {
  const cal = await server.user('Cal');
  const first = (await enrich(cal, { domain: 'norvik.test' })).body;
  const before = web.requests.length;
  const again = (await enrich(cal, { domain: 'INFO@norvik.test' })).body;
  expect([again.id, again.cost, web.requests.length]).toEqual([first.id, 0, before]);
  const fresh = (await enrich(cal, { domain: 'norvik.test', fresh: true })).body;
  expect([fresh.id, fresh.cost, fresh.factsAdded]).toEqual([first.id, 0, 0]);
  expect(web.requests.length).toBeGreaterThan(before);
  expect(await spends(cal)).toHaveLength(1);
});

test('after 30 days, a site that only repeats itself costs nothing', async () => {
  const dan = await server.user('Dan');
  await enrich(dan, { domain: 'plain.test' });
  await enrich(dan, { domain: 'norvik.test' });
  const paid = (await spends(dan)).length;
  // A trial does not last so long.
  await inside(dan, (tx) =>
    tx.query(`update enrichments set checked_at = checked_at - interval '31 days', paid_at = paid_at - interval '31 days'`),
  );
  const again = (await enrich(dan, { domain: 'norvik.test' })).body;
  expect([again.outcome, again.factsAdded, again.cost]).toEqual(['read', 0, 0]);
  expect(await spends(dan)).toHaveLength(paid);
  await expectSound(dan);
});

test('several who ask at the same time get one reading and pay once', async () => {
  const eva = await server.user('Eva');
  const before = web.requests.filter((request) => request === 'GET norvik.test/').length;
  const answers = await Promise.all(Array.from({ length: 5 }, () => enrich(eva, { domain: 'norvik.test' })));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers.reduce((sum, { body }) => sum + body.cost, 0)).toBeGreaterThanOrEqual(1);
  expect(web.requests.filter((request) => request === 'GET norvik.test/').length - before).toBe(1);
  expect(await spends(eva)).toHaveLength(1);
  expect((await creditsOf(eva)).held).toBe(0);
});

test('a repeated request with the same Idempotency-Key gets the same reading', async () => {
  const fay = await server.user('Fay');
  const key = { 'idempotency-key': 'once-and-for-all' };
  const first = await enrich(fay, { domain: 'norvik.test', budgetMs: 0 }, key);
  expect(first.status).toBe(202);
  const second = await enrich(fay, { domain: 'norvik.test', budgetMs: 0 }, key);
  expect(second.body.id).toBe(first.body.id);
  await expect.poll(async () => (await get(fay, `/enrichments/${first.body.id}`)).status).toBe('done');
  expect(await spends(fay)).toHaveLength(1);
});

test('without credits nothing is read', async () => {
  const gil = await server.user('Gil');
  const { balance } = await creditsOf(gil);
  const all = { ceiling: balance, reason: 'test', reference: null, actor: system, idempotencyKey: 'all' };
  await inside(gil, (tx) => reserveCredits(tx, all, new Date()));
  const before = web.requests.length;
  const { status: code, body } = await enrich(gil, { domain: 'norvik.test' });
  expect([code, body.errors[0].code, web.requests.length]).toEqual([409, 'credits_insufficient', before]);
});

describe('a domain that does not belong to one company is refused before anything is read', () => {
  test.for<[what: string, domain: string, code: string]>([
    ['a word', 'acme', 'company_domain_invalid'],
    ['a sentence', 'the acme company', 'company_domain_invalid'],
    ['an unknown ending', 'acme.doesnotexist', 'company_domain_invalid'],
    ['a registry', 'co.uk', 'company_domain_invalid'],
    ['an IPv4 address', '192.168.1.1', 'company_domain_private'],
    ['an IPv4 address as a number', 'http://2130706433/', 'company_domain_private'],
    ['an IPv6 address', 'http://[::1]/', 'company_domain_private'],
    ['localhost', 'localhost', 'company_domain_private'],
    ['an internal name', 'wiki.corp', 'company_domain_private'],
    ['a reserved name', 'acme.example', 'company_domain_private'],
    ['a mailbox provider', 'gmail.com', 'company_domain_shared'],
    ['an address at a mailbox provider', 'ana.silva@gmail.com', 'company_domain_shared'],
    ['a social profile', 'https://www.linkedin.com/company/acme', 'company_domain_shared'],
    ['a page in a directory', 'https://www.yelp.com/biz/acme', 'company_domain_shared'],
    ['a site builder', 'wordpress.com', 'company_domain_shared'],
    ['a name that mixes alphabets', 'pаypal.com', 'company_domain_confusable'],
    ['a name that imitates another one', 'аррӏе.com', 'company_domain_confusable'],
  ])('%s', async ([, domain, code]) => {
    const hal = await server.user(`Hal${Math.random().toString(36).slice(2)}`);
    const before = web.requests.length;
    const { status: http, body } = await enrich(hal, { domain });
    expect([http, body.errors[0].code, body.errors[0].field, web.requests.length]).toEqual([422, code, 'domain', before]);
    expect((await creditsOf(hal)).held).toBe(0);
  });

  test('a fictional company', async () => {
    const ivy = await server.user('Ivy');
    const companyId = await makeCompany(db, null, { name: 'Made Up', domain: 'made-up.example' }, { source: 'sample' });
    const { status: http, body } = await enrich(ivy, { companyId });
    expect([http, body.errors[0].code]).toEqual([409, 'company_fictional']);
  });

  test('a company without a domain', async () => {
    const joe = await server.user('Joe');
    const companyId = await makeCompany(db, joe.workspaceId, { name: 'No Site' });
    expect((await enrich(joe, { companyId })).body.errors[0].code).toBe('company_domain_missing');
  });

  test('a suppressed domain', async () => {
    const kay = await server.user('Kay');
    await kay.browser.post(`${kay.home}/suppressions`, { text: 'norvik.test' });
    expect((await enrich(kay, { domain: 'norvik.test' })).body.errors[0].code).toBe('lead_suppressed');
  });
});

describe('what says nothing is reported, costs nothing, and creates no company', () => {
  test.for<[domain: string, outcome: string, message: string]>([
    ['moved.test', 'moved', 'moved.test now leads to globex.test, which was not read.'],
    ['parked.test', 'parked', 'The domain is parked: it is for sale, or shows only advertising or a notice of its registrar.'],
    ['scripts.test', 'needs_scripts', 'This site shows nothing without scripts.'],
    ['robots.test', 'forbidden', "The site's robots.txt does not allow reading it."],
    ['opted-out.test', 'opted_out', 'Its owner asked us not to read it.'],
    ['nothing-here.test', 'no_site', 'nothing-here.test has no website: the domain does not exist.'],
  ])('%s: %s', async ([domain, outcome, message]) => {
    const lea = await server.user(`Lea${domain.replaceAll(/\W/g, '')}`);
    const { status: http, body } = await enrich(lea, { domain });
    expect([http, body.status, body.outcome, body.message, body.cost, body.companyId]).toEqual([200, 'done', outcome, message, 0, null]);
    expect(body.movedTo).toBe(outcome === 'moved' ? 'globex.test' : null);
    expect(await spends(lea)).toEqual([]);
    expect((await creditsOf(lea)).held).toBe(0);
  });

  test('pages that take too long to read are reported so, and cost nothing', async () => {
    const pages = { choose: async () => null, read: async () => null, texts: async () => null, close: async () => undefined };
    const strained = await testServer(readingAs, undefined, undefined, { web: { ...web, pages } });
    const nia = await strained.user('Nia');
    const { status: http, body } = await enrich(nia, { domain: 'norvik.test' });
    expect([http, body.status, body.outcome, body.cost, body.companyId]).toEqual([200, 'done', 'unreachable', 0, null]);
    expect(body.message).toBe('The site could not be read: its pages take too long to read.');
    expect(await spends(nia)).toEqual([]);
    expect((await creditsOf(nia)).held).toBe(0);
  });

  test.for([
    ['moved.test', 'globex.test', false],
    ['profile.test', 'linkedin.com', true],
    ['parked.test', null, false],
  ] as const)('%s leads to %s, a site of many companies: %s', async ([domain, movedTo, isMovedToShared]) => {
    const max = await server.user(`Max${domain.replaceAll(/\W/g, '')}`);
    const { body } = await enrich(max, { domain });
    expect([body.movedTo, body.isMovedToShared]).toEqual([movedTo, isMovedToShared]);
  });

  test('a site that rejects requests is asked twice more, then the outcome is final', async () => {
    const mia = await server.user('Mia');
    const { status: http, body } = await enrich(mia, { domain: 'blocked.test' });
    expect([http, body.status, body.outcome, body.message]).toEqual([
      202,
      'waiting',
      'blocked',
      'The site rejects our requests (status 403).',
    ]);
    let now = Date.now();
    for (const expected of ['waiting', 'done']) {
      now += 5 * 3_600_000;
      server.moveClock(new Date(now));
      await readDueSites(services);
      expect((await get(mia, `/enrichments/${body.id}`)).status).toBe(expected);
    }
    server.moveClock(null);
    expect(await spends(mia)).toEqual([]);
    expect(web.requests.filter((request) => request === 'GET blocked.test/')).toHaveLength(3);
  });

  test('a site that is down is read later, and paid for then', async () => {
    const ned = await server.user('Ned');
    const { body } = await enrich(ned, { domain: 'flaky.test' });
    expect([body.status, body.outcome]).toEqual(['waiting', 'unreachable']);
    expect((await creditsOf(ned)).held).toBe(0);
    // Asking again does not ask the site sooner.
    const before = web.requests.length;
    expect((await enrich(ned, { domain: 'flaky.test', fresh: true, budgetMs: 0 })).body.status).toBe('waiting');
    expect(web.requests.length).toBe(before);
    flaky.code = 200;
    server.moveClock(new Date(Date.now() + 3_600_000));
    await readDueSites(services);
    server.moveClock(null);
    expect(await get(ned, `/enrichments/${body.id}`)).toMatchObject({ status: 'done', outcome: 'read', cost: 1 });
    expect(await spends(ned)).toHaveLength(1);
  });
});

test('without a page that says who reads, nothing is fetched', async () => {
  const silent = await testServer({}, undefined, undefined, { web });
  const ola = await silent.user('Ola');
  const before = web.requests.length;
  const { status: http, body } = await enrich(ola, { domain: 'norvik.test' });
  expect([http, body.errors[0].code, web.requests.length]).toEqual([409, 'web_contact_missing', before]);
  expect(await get(ola, '/enrichment-state')).toMatchObject({ state: 'no_contact', contactUrl: null });
  const pia = await server.user('Pia');
  expect(await get(pia, '/enrichment-state')).toEqual({ state: 'ready', contactUrl: 'https://leadlight.test/bot', faults: [] });
});

describe('the company', () => {
  test('that the workspace has with this domain gets the facts, and keeps the name that it was given', async () => {
    const quin = await server.user('Quin');
    const id = await makeCompany(db, quin.workspaceId, { name: 'Norvik (customer)', domain: 'norvik.test' }, { source: 'import' });
    const { body } = await enrich(quin, { domain: 'norvik.test' });
    expect(body.companyId).toBe(id);
    expect(valuesOf(await get(quin, `/companies/${id}`))).toMatchObject({ name: 'Norvik (customer)', founded: 1964 });
  });

  test("of the pool becomes the workspace's own copy, and the pool does not change", async () => {
    const ria = await server.user('Ria');
    const pool = await makeCompany(db, null, { name: 'Shared Holding', domain: 'shared.test', employees: 40 });
    const { body } = await enrich(ria, { companyId: pool });
    expect(body.companyId).not.toBe(pool);
    expect(valuesOf(await get(ria, `/companies/${body.companyId}`))).toMatchObject({ employees: 40, founded: 1964 });
    const sam = await server.user('Sam');
    expect(valuesOf(await get(sam, `/companies/${pool}`))['founded']).toBeUndefined();
    expect((await get(sam, `/companies/${pool}/details`)).people).toEqual([]);
  });
});

test('a worker that was killed leaves its reading to the next one, which pays once', async () => {
  const tom = await server.user('Tom');
  const { id } = await inside(tom, (tx) =>
    beginEnrichment(tx, { domain: 'norvik.test', companyId: null, fresh: false, actor: system }, new Date()),
  );
  expect((await creditsOf(tom)).held).toBe(1);
  await readDueSites(services);
  expect((await get(tom, `/enrichments/${id}`)).status).toBe('reading');
  server.moveClock(new Date(Date.now() + 2 * 60_000));
  await readDueSites(services);
  server.moveClock(null);
  expect(await get(tom, `/enrichments/${id}`)).toMatchObject({ status: 'done', outcome: 'read', cost: 1 });
  expect(await spends(tom)).toHaveLength(1);
  expect((await creditsOf(tom)).held).toBe(0);
  expect(await inside(tom, (tx) => takeUpEnrichment(tx, id, true, new Date()))).toBeNull();
  await expectSound(tom);
});

test('a server that stops releases its reading and its reservation, and another one continues', async () => {
  const wim = await server.user('Wim');
  const stopping = createClaimedWork<EnrichmentStep>({ log: services.log, failed: 'failed', maxSteps: 100 });
  const claim = await inside(wim, async (tx) => {
    const begun = await beginEnrichment(tx, { domain: 'slow.test', companyId: null, fresh: false, actor: system }, new Date());
    return begun.claim as EnrichmentClaim;
  });
  const ended = enrichClaimed({ ...services, readings: stopping }, wim.workspaceId, claim, { isUrgent: true });
  await expect.poll(() => web.requests).toContain('GET slow.test/');
  // Another process can show the steps so far.
  await expect.poll(async () => (await get(wim, `/enrichments/${claim.id}`)).steps.length).toBeGreaterThan(0);
  await stopping.close();
  await ended;
  expect((await creditsOf(wim)).held).toBe(0);
  slow.isSlow = false;
  await readDueSites({ ...services, now: () => new Date(Date.now() + 1_000) });
  expect(await get(wim, `/enrichments/${claim.id}`)).toMatchObject({ status: 'done', outcome: 'read', cost: 1 });
  expect(await spends(wim)).toHaveLength(1);
});

test('a job is gone after two complete answers without it, and an outage closes nothing', async () => {
  const uma = await server.user('Uma');
  const { body } = await enrich(uma, { domain: 'norvik.test' });
  const openJobs = async () => (await get(uma, `/companies/${body.companyId}/details`)).jobs.open;
  const later = async (minutes: number, now: object[] | number) => {
    jobs = now;
    server.moveClock(new Date(Date.now() + minutes * 60_000));
    await enrich(uma, { domain: 'norvik.test', fresh: true });
    return openJobs();
  };
  const both = jobs as object[];
  expect(await openJobs()).toBe(2);
  expect(await later(10, 503)).toBe(2);
  expect(await later(20, [both[0] as object])).toBe(2);
  expect(await later(30, [both[0] as object])).toBe(1);
  expect(await get(uma, `/companies/${body.companyId}/jobs?gone=true`)).toMatchObject({ items: [{ title: 'Service Technician' }] });
  expect(await later(40, both)).toBe(2);
  jobs = both;
  server.moveClock(null);
});

test('without a job board, jobs that the careers page publishes are found and searched, and gone after two readings without them', async () => {
  const yam = await server.user('Yam');
  const { body } = await enrich(yam, { domain: 'postings.test' });
  const shown = async () => (await get(yam, `/companies/${body.companyId}/details`)).jobs;
  expect(body.steps.flatMap(({ kind, url, message }: any) => (kind === 'job_board' ? [[url, message]] : []))).toEqual([
    ['http://postings.test/careers', 'Read 1 open job on its own pages.'],
  ]);
  expect(await shown()).toMatchObject({ board: null, open: 1, byDepartment: [{ departmentId: 'engineering', count: 1 }] });
  const { items } = await get(yam, `/companies/${body.companyId}/jobs`);
  expect(items).toMatchObject([
    { title: 'Pump Engineer', postedAt: '2026-11-10', evidence: [{ page: 'http://postings.test/careers', rule: 'json-ld job posting' }] },
  ]);
  // The page may show some of the open jobs, so that their number is not a fact.
  expect(valuesOf(await get(yam, `/companies/${body.companyId}`))['openJobs']).toBeUndefined();
  const search = { filters: { own: true, openJobs: { from: 1 } } };
  const found = await yam.browser.post(`${yam.home}/companies/search`, search);
  expect(found.body.items.map(({ id }: any) => id)).toEqual([body.companyId]);
  postings = [];
  for (const [minutes, open] of [
    [10, 1],
    [20, 0],
  ] as const) {
    server.moveClock(new Date(Date.now() + minutes * 60_000));
    await enrich(yam, { domain: 'postings.test', fresh: true });
    expect((await shown()).open).toBe(open);
  }
  server.moveClock(null);
});

test('people who were erased are not stored again', async () => {
  const vic = await server.user('Vic');
  await inWorkspace(db, poolId, (tx) => noteErased(tx, [{ kind: 'address', value: 'ingrid.solheim@erased.test' }], new Date()));
  const { body } = await enrich(vic, { domain: 'erased.test' });
  const details = await get(vic, `/companies/${body.companyId}/details`);
  expect(details.people.map(({ name }: any) => name)).toEqual(['Lars Bakken']);
  expect(JSON.stringify(details)).not.toMatch(/ingrid/i);
});
