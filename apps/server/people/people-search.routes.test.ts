/** Searching people over HTTP: what is shown to whom, and what is refused. */
import { randomUUID } from 'node:crypto';
import * as contract from '@leadlight/contract';
import { poolId } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import { suggestBySql } from '@leadlight/db/search';
import { facets } from '@leadlight/leads';
import { readTitle } from '@leadlight/vocabulary/titles';
import { expect, test, vi } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();
const ana = await server.user('Ana');
const ben = await server.user('Ben');
const member = await server.member(ana, 'Mia', 'member');

const at = '2026-11-20T10:00:00Z';
const insertPerson = async (workspaceId: string, fields: Record<string, unknown>): Promise<number> => {
  const row = { workspace_id: workspaceId, source: 'directory', facts: '{}', created_at: at, updated_at: at, ...fields };
  const names = Object.keys(row);
  const { rows } = await inWorkspace(server.services.db, workspaceId, (tx) =>
    tx.query<{ id: string }>(
      `insert into people (${names.join(', ')}) values (${names.map((_name, n) => `$${n + 1}`).join(', ')}) returning id`,
      Object.values(row),
    ),
  );
  return Number(rows[0]?.id);
};
const revealed = async (workspaceId: string, personId: number): Promise<void> => {
  await inWorkspace(server.services.db, workspaceId, (tx) =>
    tx.query(`insert into reveals (workspace_id, person_id, revealed_at, actor_kind) values ($1, $2, $3, 'system')`, [
      workspaceId,
      personId,
      at,
    ]),
  );
};

const pooled = await insertPerson(poolId, { name: 'Pia Pool', title: 'VP Sales', country: 'DE', email: 'pia@pool.example', score: 500 });
const paid = await insertPerson(poolId, {
  name: 'Rea Revealed',
  title: 'CTO',
  country: 'FR',
  email: 'rea@pool.example',
  phone: '+33 1',
  score: 400,
});
const own = await insertPerson(ana.workspaceId, {
  name: 'Olga Own',
  country: 'DE',
  email: 'olga@own.example',
  source: 'import',
  score: 300,
});
await revealed(ana.workspaceId, paid);

const search = (who: typeof ana, body: object) => who.browser.post(`${who.home}/people/search`, body);
const names = (answer: { body: { items: { name: string }[] } }) => answer.body.items.map(({ name }) => name);

test('contact details are masked until revealed; own leads are shown', async () => {
  const { body } = await search(ana, { filters: {} });
  const emails = Object.fromEntries(body.items.map((item: { name: string; contact: object }) => [item.name, item.contact]));
  expect(emails).toMatchObject({
    'Pia Pool': { isRevealed: false, hasEmail: true, email: null },
    'Rea Revealed': { isRevealed: true, email: 'rea@pool.example', phone: '+33 1' },
    'Olga Own': { isRevealed: true, email: 'olga@own.example' },
  });
});

test("another workspace's leads and reveals are not visible", async () => {
  const { body } = await search(ben, { filters: {} });
  expect(body.items.map((item: { id: string; contact: { email: string | null } }) => [item.id, item.contact.email])).toEqual([
    [String(pooled), null],
    [String(paid), null],
  ]);
});

test('a masked address is not found by keyword', async () => {
  expect((await search(ana, { filters: { keyword: { include: ['pool.example'] } } })).body.total).toBe(0);
});

test('the best score comes first, and counts carry names', async () => {
  const answer = await search(ana, { filters: { country: { include: ['DE'] } }, facets: ['country', 'own'] });
  expect(names(answer)).toEqual(['Pia Pool', 'Olga Own']);
  expect(answer.body.counts).toEqual({
    country: [
      { value: 'DE', name: 'Germany', count: 2 },
      { value: 'FR', name: 'France', count: 1 },
    ],
    own: [
      { value: 'false', name: 'Shared pool', count: 1 },
      { value: 'true', name: 'Your own', count: 1 },
    ],
  });
});

test('pages follow each other without a gap, and a cursor of another search is refused', async () => {
  const first = await search(ana, { filters: {}, limit: 2 });
  const second = await search(ana, { filters: {}, limit: 2, cursor: first.body.nextCursor });
  expect([...names(first), ...names(second)]).toEqual(['Pia Pool', 'Rea Revealed', 'Olga Own']);
  expect(second.body.nextCursor).toBeNull();
  const other = await search(ana, { filters: { country: { include: ['DE'] } }, cursor: first.body.nextCursor });
  expect([other.status, other.body.errors]).toMatchObject([422, [{ code: 'cursor_invalid', field: 'cursor' }]]);
});

test('an unknown filter is refused by name', async () => {
  const { status, body } = await search(ana, { filters: { email: { include: ['x'] } } });
  expect([status, body.errors[0]]).toMatchObject([422, { code: 'unknown_field', field: 'filters.email' }]);
});

test('a filter value that no lead can have is listed, with the one that has this name', async () => {
  const filters = {
    country: { include: ['Germany', 'DE'], exclude: ['Atlantis'] },
    industry: { include: ['Basket weaving', 'software'] },
    region: { include: ['Bavaria'] },
    city: { include: ['Berlin', 'FR..saint-foo'] },
  };
  const { status, body } = await search(ana, { filters });
  expect([status, body.unknownValues]).toEqual([
    200,
    [
      { filter: 'industry', value: 'Basket weaving', meant: null },
      { filter: 'country', value: 'Germany', meant: 'DE' },
      { filter: 'country', value: 'Atlantis', meant: null },
      { filter: 'region', value: 'Bavaria', meant: null },
      { filter: 'city', value: 'Berlin', meant: null },
    ],
  ]);
  const usual = await search(ana, { filters: { country: { include: ['DE'] } } });
  expect(usual.body.unknownValues).toEqual([]);
});

test('every field of a search response matches the contract', async () => {
  await inWorkspace(server.services.db, ana.workspaceId, async (tx) => {
    await tx.query(
      `insert into companies (workspace_id, name, domain, source, tags, facts, created_at, updated_at) values ($1, 'Own & Co', 'own.example', 'import', '{a}', '{}', $2, $2)`,
      [ana.workspaceId, at],
    );
    await tx.query(
      `insert into lead_states (workspace_id, lead_id, stage, owner_id, tags, updated_at) values ($1, $2, 'new', $3, '{b}', $4)`,
      [ana.workspaceId, own, randomUUID(), at],
    );
  });
  const everything = { filters: {}, facets: [...facets], limit: 200 };
  const people = (await search(ana, everything)).body;
  expect(people.items.length).toBeGreaterThan(0);
  expect(contract.searchPeople.answer?.parse(people)).toEqual(people);
  const companies = (await ana.browser.post(`${ana.home}/companies/search`, everything)).body;
  expect(companies.items.length).toBeGreaterThan(0);
  expect(contract.searchCompanies.answer?.parse(companies)).toEqual(companies);
});

test("another member's private list is neither a filter nor counted", async () => {
  const listId = randomUUID();
  const { body: session } = await ana.browser.get('/v1/session');
  await inWorkspace(server.services.db, ana.workspaceId, async (tx) => {
    await tx.query(
      `insert into lists (workspace_id, id, kind, name, is_shared, created_by, created_at, updated_at) values ($1, $2, 'people', 'Mine', false, $3, $4, $4)`,
      [ana.workspaceId, listId, session.user.id, at],
    );
    await tx.query('insert into list_leads (workspace_id, list_id, lead_id, added_at) values ($1, $2, $3, $4)', [
      ana.workspaceId,
      listId,
      own,
      at,
    ]);
  });
  const question = { filters: { list: { include: [listId] } }, facets: ['list'] };
  const [hers, theirs] = [await search(ana, question), await search(member, question)];
  expect([hers.body.total, hers.body.counts.list]).toEqual([1, [{ value: listId, name: 'Mine', count: 1 }]]);
  expect([theirs.body.total, theirs.body.counts.list]).toEqual([0, []]);
});

test('suggestions start with the typed text, most leads first', async () => {
  const { body } = await ana.browser.get(`${ana.home}/suggestions?kind=people&field=country&text=ger`);
  expect(body.items).toEqual([{ value: 'DE', name: 'Germany', detail: null, count: 2 }]);
});

test.for(['index', 'SQL'])("a suggested title's count is that of the search it starts, for all its spellings (%s)", async (engine) => {
  const titles = ['Vertriebsleiter', 'Vertriebsleiterin', 'Head of Sales', 'Head of Sales, DACH', 'Sales Manager'];
  const kim = await server.user(engine === 'SQL' ? 'Kim' : 'Kai');
  for (const title of titles) await insertPerson(kim.workspaceId, { name: `Kim ${title}`, title, title_key: readTitle(title).key });
  const suggested =
    engine === 'SQL'
      ? await inWorkspace(server.services.db, kim.workspaceId, (tx) =>
          suggestBySql(tx, { kind: 'people', field: 'title', text: 'vertriebsl', limit: 5 }),
        )
      : (await kim.browser.get(`${kim.home}/suggestions?kind=people&field=title&text=vertriebsl`)).body.items;
  expect(suggested).toMatchObject([{ value: 'Vertriebsleiter', count: 4 }]);
  const found = await search(kim, { filters: { title: { include: ['Vertriebsleiter'] } } });
  expect(found.body.total).toBe(4);
});

test('a person is found by name in any order, without accents, by domain, by LinkedIn URL and by email, best match first', async () => {
  const jane = await insertPerson(ana.workspaceId, {
    name: 'Jané Doe',
    email: 'jane@acme.com',
    personal_email: 'jd@home.example',
    linkedin: 'in/jane-doe',
    company_domain: 'acme.com',
    company_name: 'Acme',
    source: 'import',
    score: 10,
  });
  const namesake = await insertPerson(ana.workspaceId, { name: 'Jane Doerfler', source: 'import', score: 900 });
  const middle = await insertPerson(ana.workspaceId, { name: 'Doe, Mary Jane', source: 'import', score: 950 });
  const named = async (text: string) =>
    (await search(ana, { filters: { name: { include: [text] } }, sort: { by: 'relevance', direction: 'descending' } })).body.items.map(
      ({ id }: { id: string }) => Number(id),
    );
  expect(await named('Jane Doe')).toEqual([jane, namesake, middle]);
  expect(await named('doe jane')).toEqual([middle, namesake, jane]);
  expect(await named('jane acme')).toEqual([jane]);
  for (const text of [
    'jane@acme.com',
    'JANE@Acme.com ',
    'jane@ac',
    'mailto:jane@acme.com',
    'Jane Doe <jane@acme.com>',
    'jd@home.example',
    'acme.com',
    'https://www.acme.com/team?x=1',
    'https://de.linkedin.com/in/Jane-Doe/?trk=x',
    'linkedin.com/in/jane-doe',
  ])
    expect([text, await named(text)]).toEqual([text, [jane]]);
});

test('an email finds own and revealed people; a masked address is never confirmed, by no spelling and no prefix', async () => {
  const total = async (text: string, who = ana, more = {}) =>
    (await search(who, { filters: { name: { include: [text] }, ...more } })).body.total as number;
  expect([await total('rea@pool.example'), await total('olga@own.example')]).toEqual([1, 1]);
  for (const text of ['pia@pool.example', 'PIA@POOL.EXAMPLE', 'pia@', 'pia@pool', 'Pia Pool <pia@pool.example>', 'mailto:pia@pool.example'])
    expect([text, await total(text)]).toEqual([text, 0]);
  // Revealed by another workspace, or another workspace's own.
  for (const text of ['rea@pool.example', 'olga@own.example']) expect([text, await total(text, ben)]).toEqual([text, 0]);
  const excluded = (await search(ana, { filters: { name: { exclude: ['pia@pool.example'] } } })).body.total;
  expect(excluded).toBe((await search(ana, { filters: {} })).body.total);
});

test('"not checked" counts no people without an address, who are found by "has email"', async () => {
  const answer = await search(ana, { filters: { own: true }, facets: ['verdict', 'hasEmail'], limit: 0 });
  const counts = Object.fromEntries(
    Object.entries(answer.body.counts as Record<string, { value: string; count: number }[]>).map(([facet, values]) => [
      facet,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  );
  expect(counts['hasEmail']).toEqual({ true: 2, false: 2 });
  expect(counts['verdict']).toEqual({ not_checked: 2 });
  const without = await search(ana, { filters: { own: true, hasEmail: false } });
  expect(names(without).toSorted()).toEqual(['Doe, Mary Jane', 'Jane Doerfler']);
});

test('the count of a suggestion is what its filter finds, also for titles in another language', async () => {
  await insertPerson(ana.workspaceId, { name: 'A', title: 'Vertriebsleiter', title_key: 'head sales', source: 'import' });
  await insertPerson(ana.workspaceId, { name: 'B', title: 'Head of Sales', title_key: 'head sales', source: 'import' });
  const { body } = await ana.browser.get(`${ana.home}/suggestions?kind=people&field=title&text=vertriebs`);
  expect(body.items).toHaveLength(1);
  const opened = await search(ana, { filters: { title: { include: [body.items[0].value] } } });
  expect(body.items[0].count).toBe(opened.body.total);
  expect(opened.body.total).toBe(2);
});

test('a name is found in each of its usual spellings, the typed one first', async () => {
  const insertNamed = (name: string, score: number) => insertPerson(ana.workspaceId, { name, source: 'import', score });
  const [umlaut, spelled, plain] = [
    await insertNamed('Rut Müller', 900),
    await insertNamed('Rut Mueller', 10),
    await insertNamed('Rut Muller', 800),
  ];
  const danish = [await insertNamed('Ib Jørgensen', 3), await insertNamed('Ib Joergensen', 2), await insertNamed('Ib Jorgensen', 1)];
  const swedish = [await insertNamed('Ulf Åkesson', 3), await insertNamed('Ulf Aakesson', 2), await insertNamed('Ulf Akesson', 1)];
  await insertNamed('Rut Pot', 1);
  await insertNamed('Rut Jolanda', 1);
  const named = async (text: string) =>
    (await search(ana, { filters: { name: { include: [text] } }, sort: { by: 'relevance', direction: 'descending' } })).body.items.map(
      ({ id }: { id: string }) => Number(id),
    );
  expect(await named('rut mueller')).toEqual([spelled, umlaut, plain]);
  for (const text of ['Rut Müller', 'rut muller']) expect([text, await named(text)]).toEqual([text, [umlaut, plain, spelled]]);
  for (const text of ['joergensen', 'Jørgensen', 'jorgensen']) expect([text, new Set(await named(text))]).toEqual([text, new Set(danish)]);
  for (const text of ['aakesson', 'Åkesson', 'akesson']) expect([text, new Set(await named(text))]).toEqual([text, new Set(swedish)]);
  // Two vowels that are two sounds, or belong to others, are not a spelling of one.
  for (const text of ['rut joel', 'rut joe', 'rut pote']) expect([text, await named(text)]).toEqual([text, []]);
});

test('a search for nothing but counts takes no connection to read rows, and has the same counts as one with rows', async () => {
  const taken = vi.spyOn(server.services.db.reads, 'connect');
  const question = { filters: {}, facets: ['country', 'own'] };
  const counted = (await search(ana, { ...question, limit: 0 })).body;
  expect(taken).not.toHaveBeenCalled();
  const read = (await search(ana, { ...question, limit: 1 })).body;
  expect(taken).toHaveBeenCalled();
  taken.mockRestore();
  expect([counted.items.length, read.items.length]).toEqual([0, 1]);
  expect([counted.total, counted.counts]).toEqual([read.total, read.counts]);
  expect(counted.counts.country.map(({ name }: { name: string }) => name)).toContain('Germany');
});
