/** The suppression list: what is read from pasted text, and which leads it hides. */
import { expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { testServer } from '../testing/test-server.ts';
import { readSuppressionText } from './read-suppressions.ts';

const server = await testServer();
const { db } = server.services;
const ana = await server.user('Ana');
const ben = await server.user('Ben');
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const add = (text: string, who = ana) => who.browser.post(`${who.home}/suppressions`, { text, reason: 'asked' });
const namesSeen = async (who = ana) =>
  (await who.browser.post(`${who.home}/people/search`, { filters: {}, limit: 200 })).body.items.map(
    ({ name }: { name: string }) => name,
  ) as string[];

test('pasted text or a CSV yields addresses and hashes, and for lines without these, domains', () => {
  const text = [
    'Email,Name,Website',
    '"Ana.Silva@Acme.example",Ana,https://acme.example',
    'Ben <ben@acme.example>; cem@acme.example',
    sha256('dan@acme.example').toUpperCase(),
    'www.evil.example',
    '@worse.example',
    'nothing here',
    '',
  ].join('\r\n');
  const {
    entries,
    refusedLines: { refused },
  } = readSuppressionText(text);
  expect(entries).toEqual([
    { kind: 'address', value: 'ana.silva@acme.example' },
    { kind: 'address', value: 'ben@acme.example' },
    { kind: 'address', value: 'cem@acme.example' },
    { kind: 'hash', value: sha256('dan@acme.example') },
    { kind: 'domain', value: 'evil.example' },
    { kind: 'domain', value: 'worse.example' },
  ]);
  expect(refused).toEqual([{ line: 7, text: 'nothing here' }]);
});

test.each([
  ['an address', { email: 'a1@one.example' }, 'A1@one.example'],
  ['a personal address', { personalEmail: 'a2@one.example' }, 'a2@one.example'],
  ['a domain of the address', { email: 'a3@two.example' }, 'two.example'],
  ['a domain of the company', { companyName: 'Three', companyDomain: 'three.example' }, 'three.example'],
  ['a hash', { email: 'a4@four.example' }, sha256('a4@four.example')],
])(
  '%s hides its people from search, reading, revealing and export, only in this workspace, until it is removed',
  async (what, values, text) => {
    const name = `By ${what}`;
    const id = await makePerson(db, null, { name, ...values });
    // Masked details suppress nobody: apps/server/leads/guessing.test.ts.
    await ana.browser.post(`${ana.home}/people/${id}/reveal`);
    expect((await add(text)).body).toMatchObject({ added: 1, known: 0, refusedCount: 0 });
    expect((await add(text)).body).toMatchObject({ added: 0, known: 1 });
    expect(await namesSeen()).not.toContain(name);
    expect(await namesSeen(ben)).toContain(name);
    expect((await ana.browser.get(`${ana.home}/people/${id}`)).status).toBe(404);
    expect((await ana.browser.post(`${ana.home}/people/${id}/reveal`)).status).toBe(404);
    const made = await ana.browser.post(`${ana.home}/exports`, { kind: 'people', selection: { kind: 'ids', ids: [id] } });
    expect((await ana.browser.get(made.body.url)).text).not.toContain(name);
    const [first] = (await ana.browser.get(`${ana.home}/suppressions?text=${text.slice(0, 12).toLowerCase()}`)).body.items;
    expect(first).toMatchObject({ reason: 'asked', createdBy: { name: 'Ana' } });
    expect((await ana.browser.delete(`${ana.home}/suppressions/${first.id}`)).status).toBe(204);
    expect(await namesSeen()).toContain(name);
  },
);

test('a domain hides its company', async () => {
  const id = await makeCompany(db, null, { name: 'Hidden', domain: 'hidden.example' });
  await add('hidden.example');
  expect((await ana.browser.get(`${ana.home}/companies/${id}`)).status).toBe(404);
  expect((await ben.browser.get(`${ben.home}/companies/${id}`)).status).toBe(200);
});

test('a suppressed person stays suppressed when they are imported or created again', async () => {
  await add('again@acme.example');
  const id = await makePerson(db, null, { name: 'Later Again', email: 'again@acme.example' });
  expect((await ana.browser.post(`${ana.home}/people/${id}/reveal`)).body).toMatchObject({
    outcome: 'suppressed',
    cost: 1,
    contact: { isRevealed: false, email: null },
  });
  const answer = await ana.browser.post(`${ana.home}/people`, { name: 'By Hand', email: 'again@acme.example' });
  expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'lead_suppressed']);
});

test('several are removed at once, and pages follow each other', async () => {
  await add(Array.from({ length: 5 }, (_each, n) => `page${n}@pages.example`).join('\n'), ben);
  const first = await ben.browser.get(`${ben.home}/suppressions?limit=3`);
  const second = await ben.browser.get(`${ben.home}/suppressions?limit=3&cursor=${first.body.nextCursor}`);
  const ids = [...first.body.items, ...second.body.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
  expect((await ben.browser.post(`${ben.home}/suppressions/removals`, { ids })).body).toEqual({ removed: 5 });
});
