/** What a search of a domain shows, and what it never discloses. */
import { noteErased, poolId } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import { errorTable } from '@leadlight/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { readingAs, webWorld } from '../testing/web-world.ts';

const about = 'Our family has built pumps for waterworks and breweries for three generations. '.repeat(10);
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}<p>${about}</p></body></html>`;
const person = (name: string, title: string, email?: string): string =>
  `<li><h3>${name}</h3><p>${title}</p>${email === undefined ? '' : `<a href="mailto:${email}">${email}</a>`}</li>`;
const web = await webWorld(
  {
    'norvik.test/': page(
      'Norvik',
      '<a href="/team">Team</a><h1>Norvik</h1><p>Write to <a href="mailto:info@norvik.test">info@norvik.test</a></p>',
    ),
    'norvik.test/team': page(
      'Team',
      `<h1>Our team</h1><ul>${person('Ingrid Solheim', 'Chief Executive Officer', 'ingrid.solheim@norvik.test')}
      ${person('Lars Bakken', 'Head of Sales')}${person('Olga Moen', 'Head of Finance', 'olga.moen@norvik.test')}</ul>`,
    ),
  },
  { 'MX norvik.test': '1 aspmx.l.google.com' },
);
const server = await testServer(readingAs, undefined, undefined, { web });
const { db } = server.services;
const search = async (who: TestUser, domain: string, more = '') =>
  who.browser.get(`${who.home}/domain-search?domain=${encodeURIComponent(domain)}${more}`);
const found = async (who: TestUser, domain: string, more = '') => {
  const { status, body } = await search(who, domain, more);
  expect(status).toBe(200);
  return body;
};
const namesOf = (body: any): string[] => body.items.map(({ name }: any) => name);
const siteNames = (body: any): string[] => body.sitePeople.map((one: any) => one.person.name);

/** A verification of the workspace, as `settleVerdicts` stores it. */
async function verified(who: TestUser, address: string, catchAll: 'yes' | 'no' | 'not_tested', at: string): Promise<void> {
  const [, domain] = address.split('@');
  const verdict = { verdict: 'deliverable', facts: { catchAll }, checkedAtMs: Date.parse(at) };
  await inWorkspace(db, who.workspaceId, (tx) =>
    tx.query(
      `insert into verifications (workspace_id, id, address, address_key, domain, status, kind, verdict, actor_kind, created_at, updated_at)
       values (current_workspace(), $1, $2, $2, $3, 'done', 'deliverable', $4, 'system', now(), now())`,
      [randomUUID(), address, domain, JSON.stringify(verdict)],
    ),
  );
}

describe('the people of a domain', () => {
  const domain = 'pumps.test';
  let poolPerson = '';
  beforeAll(async () => {
    const company = await makeCompany(db, null, { name: 'Pumps', domain });
    poolPerson = await makePerson(
      db,
      null,
      { name: 'Zoe Pool', title: 'CFO', companyName: 'Pumps', email: 'zoe.pool@pumps.test', phone: '+49 30 7654321' },
      { companyId: company, score: 500 },
    );
    await makePerson(
      db,
      null,
      { name: 'Yan Pool', title: 'Head of Sales', companyDomain: domain, email: 'yan.pool@pumps.test' },
      { score: 400 },
    );
  });

  test('are the own ones and those of the pool, masked as in the search of people until they are revealed', async () => {
    const ana = await server.user('Ana');
    await makePerson(db, ana.workspaceId, { name: 'Own Person', title: 'Accountant', email: 'own.person@pumps.test' }, { score: 450 });
    const before = await found(ana, domain);
    expect(namesOf(before)).toEqual(['Zoe Pool', 'Own Person', 'Yan Pool']);
    expect(before.total).toBe(3);
    const { body: searched } = await ana.browser.post(`${ana.home}/people/search`, { filters: {}, limit: 200 });
    const zoe = before.items[0];
    expect(zoe).toEqual(searched.items.find(({ id }: any) => id === poolPerson));
    expect(zoe.contact).toMatchObject({ isRevealed: false, hasEmail: true, email: null, phone: null });
    expect(JSON.stringify(before)).not.toMatch(/zoe\.pool|yan\.pool|7654321/);
    await ana.browser.post(`${ana.home}/people/${poolPerson}/reveal`);
    expect((await found(ana, domain)).items[0].contact).toMatchObject({ isRevealed: true, email: 'zoe.pool@pumps.test' });
  });

  test('can be read page by page and by department, with a count of each department', async () => {
    const bo = await server.user('Bo');
    const first = await found(bo, domain, '&limit=1');
    expect(namesOf(first)).toEqual(['Zoe Pool']);
    const second = await found(bo, domain, `&limit=1&cursor=${first.nextCursor}`);
    expect(namesOf(second)).toEqual(['Yan Pool']);
    expect(second.nextCursor).toBeNull();
    expect(first.departments).toEqual(
      expect.arrayContaining([
        { department: 'finance', people: 1 },
        { department: 'sales', people: 1 },
      ]),
    );
    const sales = await found(bo, domain, '&department=sales');
    expect([sales.total, namesOf(sales)]).toEqual([1, ['Yan Pool']]);
  });

  test("don't include those of another workspace, nor what it knows about the mail", async () => {
    const [cy, dan] = [await server.user('Cy'), await server.user('Dan')];
    await makePerson(db, cy.workspaceId, { name: 'Cys Contact', email: 'cys.contact@pumps.test' }, { verdict: 'deliverable' });
    await verified(cy, 'cys.contact@pumps.test', 'no', '2026-10-01T00:00:00Z');
    const theirs = await found(cy, domain);
    expect(namesOf(theirs)).toContain('Cys Contact');
    expect(theirs.mail).toMatchObject({ acceptsAll: false, acceptsAllCheckedAt: '2026-10-01T00:00:00.000Z' });
    const others = await found(dan, domain);
    expect(JSON.stringify(others)).not.toContain('Cys');
    expect([others.mail.acceptsAll, others.addressPatterns.basis]).toEqual([null, 'unknown']);
    const foreign = await dan.browser.get(`${cy.home}/domain-search?domain=${domain}`);
    expect(foreign.status).toBe(404);
  });

  test('who are suppressed are absent, with their addresses; a suppressed domain shows nothing', async () => {
    const eve = await server.user('Eve');
    await makePerson(db, eve.workspaceId, { name: 'Gone Away', email: 'gone.away@pumps.test' }, { verdict: 'deliverable' });
    expect((await found(eve, domain)).addressPatterns).toMatchObject({ basis: 'proven', addresses: 1 });
    await eve.browser.post(`${eve.home}/suppressions`, { text: 'gone.away@pumps.test' });
    const after = await found(eve, domain);
    expect(namesOf(after)).not.toContain('Gone Away');
    expect(after.addressPatterns).toMatchObject({ basis: 'unknown', addresses: 0, patterns: [] });
    await eve.browser.post(`${eve.home}/suppressions`, { text: domain });
    expect(await found(eve, domain)).toMatchObject({
      isSuppressed: true,
      total: 0,
      items: [],
      companies: [],
      departments: [],
      sitePeople: [],
    });
  });
});

describe('the address pattern', () => {
  test('is learned from proven addresses that the workspace may see, never from masked ones', async () => {
    const company = await makeCompany(db, null, { name: 'Dots', domain: 'dots.test' });
    const ids = [];
    for (const [name, email] of [
      ['Ada Berg', 'ada.berg'],
      ['Cem Dahl', 'cem.dahl'],
      ['Eli Falk', 'eli.falk'],
    ] as const)
      ids.push(await makePerson(db, null, { name, email: `${email}@dots.test` }, { companyId: company, verdict: 'deliverable' }));
    const fay = await server.user('Fay');
    expect((await found(fay, 'dots.test')).addressPatterns).toMatchObject({ basis: 'unknown', addresses: 0, patterns: [] });
    await fay.browser.post(`${fay.home}/people/${ids[0]}/reveal`);
    expect((await found(fay, 'dots.test')).addressPatterns).toEqual({
      basis: 'proven',
      addresses: 1,
      sources: { deliverable: 1, found: 0, published: 0, notVerified: 0 },
      patterns: [{ pattern: 'first.last', addresses: 1 }],
    });
  });

  test('from addresses that nobody verified says so, and yields to proven ones', async () => {
    const gus = await server.user('Gus');
    await makePerson(db, gus.workspaceId, { name: 'Ada Berg', email: 'aberg@guess.test' });
    await makePerson(db, gus.workspaceId, { name: 'Cem Dahl', email: 'cem@guess.test' }, { verdict: 'undeliverable' });
    expect((await found(gus, 'guess.test')).addressPatterns).toMatchObject({
      basis: 'not_verified',
      addresses: 1,
      patterns: [{ pattern: 'flast', addresses: 1 }],
    });
    await makePerson(db, gus.workspaceId, { name: 'Eli Falk', email: 'eli.falk@guess.test' }, { verdict: 'deliverable' });
    expect((await found(gus, 'guess.test')).addressPatterns).toMatchObject({
      basis: 'proven',
      addresses: 1,
      sources: { deliverable: 1, notVerified: 1 },
      patterns: [{ pattern: 'first.last', addresses: 1 }],
    });
  });

  test('whether the domain accepts every name is the latest answer, with its age', async () => {
    const hal = await server.user('Hal');
    await verified(hal, 'a@all.test', 'no', '2026-08-01T00:00:00Z');
    await verified(hal, 'b@all.test', 'yes', '2026-09-01T00:00:00Z');
    await verified(hal, 'c@all.test', 'not_tested', '2026-10-01T00:00:00Z');
    expect((await found(hal, 'all.test')).mail).toMatchObject({ acceptsAll: true, acceptsAllCheckedAt: '2026-09-01T00:00:00.000Z' });
  });
});

describe('the website of a domain', () => {
  test('is never read by a search; what an enrichment found is shown, until its people are added', async () => {
    const ida = await server.user('Ida');
    const before = web.requests.length;
    expect(await found(ida, 'norvik.test')).toMatchObject({ enrichment: null, sitePeople: [], roleAddresses: [], total: 0 });
    expect(web.requests.length).toBe(before);

    const { body: enrichment } = await ida.browser.post(`${ida.home}/enrichments`, { domain: 'norvik.test' });
    const credits = async () => (await ida.browser.get(`${ida.home}/credits`)).body.available;
    const available = await credits();
    const read = await found(ida, 'https://www.norvik.test/team?x=1');
    expect(read).toMatchObject({ domain: 'norvik.test', enrichment: { id: enrichment.id, outcome: 'read' } });
    expect(siteNames(read).toSorted()).toEqual(['Ingrid Solheim', 'Lars Bakken', 'Olga Moen']);
    expect(read.roleAddresses).toMatchObject([{ address: 'info@norvik.test', page: expect.stringContaining('norvik.test') }]);
    expect(read.mail).toMatchObject({ provider: 'Google Workspace', providerSeenAt: expect.any(String) });
    expect(read.addressPatterns).toMatchObject({
      basis: 'proven',
      sources: { published: 2 },
      patterns: [{ pattern: 'first.last', addresses: 2 }],
    });
    expect(await credits()).toBe(available);

    const lars = read.sitePeople.find((one: any) => one.person.name === 'Lars Bakken');
    await ida.browser.post(`${ida.home}/companies/${lars.companyId}/site-people`, { detailIds: [lars.person.id] });
    const after = await found(ida, 'norvik.test');
    expect([siteNames(after).includes('Lars Bakken'), namesOf(after).includes('Lars Bakken')]).toEqual([false, true]);
  });

  test('names nobody that the workspace has, suppresses or may not store, and no address of theirs', async () => {
    const jan = await server.user('Jan');
    await makePerson(db, jan.workspaceId, { name: 'Lars Bakken', companyDomain: 'norvik.test' }, { source: 'import' });
    await jan.browser.post(`${jan.home}/suppressions`, { text: 'olga.moen@norvik.test\ninfo@norvik.test' });
    await inWorkspace(db, poolId, (tx) => noteErased(tx, [{ kind: 'address', value: 'ingrid.solheim@norvik.test' }], new Date()));
    await jan.browser.post(`${jan.home}/enrichments`, { domain: 'norvik.test' });
    const read = await found(jan, 'norvik.test');
    expect(siteNames(read)).toEqual([]);
    expect(namesOf(read)).toEqual(['Lars Bakken']);
    expect(JSON.stringify(read)).not.toMatch(/olga|ingrid|info@/i);
    expect(read.addressPatterns.basis).toBe('unknown');
  });
});

test('a fictional company of the sample is found under its reserved domain, without a website or mail', async () => {
  const kim = await server.user('Kim');
  const company = await makeCompany(db, null, { name: 'Nordfracht', domain: 'nordfracht.example' }, { source: 'sample' });
  await makePerson(db, null, { name: 'Fia Fiktiv', title: 'CEO' }, { companyId: company, source: 'sample' });
  const read = await found(kim, 'fia@nordfracht.example');
  expect(read).toMatchObject({ domain: 'nordfracht.example', isSample: true, enrichment: null, mail: { acceptsAll: null } });
  expect(namesOf(read)).toEqual(['Fia Fiktiv']);
});

describe('a domain is refused with its code and sentence', () => {
  let lea: TestUser;
  beforeAll(async () => {
    lea = await server.user('Lea');
  });

  test.each([
    ['no domain', 'acme', 'company_domain_invalid'],
    ['a sentence', 'the acme company', 'company_domain_invalid'],
    ['another protocol', 'ftp://acme.com', 'company_domain_invalid'],
    ['a registry suffix', 'co.uk', 'company_domain_invalid'],
    ['a mailbox provider', 'ana@gmail.com', 'company_domain_shared'],
    ['a social network', 'https://linkedin.com/company/acme', 'company_domain_shared'],
    ['an IP address', '192.168.0.1', 'company_domain_private'],
    ['a reserved name that is nobody of the sample', 'acme.example', 'company_domain_private'],
    ['letters of another alphabet', 'аррӏе.com', 'company_domain_confusable'],
  ] as const)('%s', async (_title, text, code) => {
    const { status, body } = await search(lea, text);
    expect([status, body.errors]).toEqual([422, [{ code, field: 'domain', message: errorTable[code].message }]]);
  });

  test('a missing domain, and a cursor of another list', async () => {
    const { body } = await lea.browser.get(`${lea.home}/domain-search`);
    expect(body.errors).toMatchObject([{ code: 'required', field: 'domain' }]);
    expect((await search(lea, 'acme.com', '&cursor=OTk5OTk5OTk5OQ')).body.errors).toMatchObject([
      { code: 'cursor_invalid', field: 'cursor' },
    ]);
  });
});
