import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findJsonArrays } from './files/json-arrays.ts';
import { openRows } from './files/open-rows.ts';
import { understandFile } from './understand-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-json-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
function fileOf(value: unknown): string {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value, null, 1));
  return path;
}
const understand = (value: unknown, settings = {}) =>
  understandFile(fileOf(value), settings, { name: 'leads.json', sha256: 'a'.repeat(64), at: new Date('2026-11-21T12:00:00Z') });

const people = [
  { name: 'Ana Silva', email: 'ana@acme.example', company: 'Acme' },
  { name: 'Bo Lind', email: 'bo@beta.example', company: 'Beta' },
];
const namesOf = ({ preview }: Awaited<ReturnType<typeof understand>>) => preview.rows.map(({ person }) => person?.name);

describe('rows in an array within an object are read, and the preview says which array', () => {
  test.for<[string, unknown]>([
    ['contacts', { contacts: people }],
    ['data.items', { data: { total: 2, items: people } }],
    ['results', { results: people, meta: { page: 1, tags: ['a', 'b'] } }],
    ['results', { status: 'ok', name: 'Fair 2026', description: 'Visitors', email: 'me@us.example', results: people }],
    ['response.data.people.nodes', { response: { data: { people: { nodes: people } } } }],
    ['a.b."c"', { 'a.b."c"': people }],
    ['Kontakte ü', { 'Kontakte ü': people }],
    ['objects', { facets: Array.from({ length: 9 }, (_none, at) => ({ key: `k${at}`, hits: at })), objects: people }],
  ])('%s', async ([path, value]) => {
    const understood = await understand(value);
    expect(understood.preview).toMatchObject({ format: 'json', sheet: path, leads: 'people', isReady: true, rowsExpected: 2 });
    expect(namesOf(understood)).toEqual(['Ana Silva', 'Bo Lind']);
  });

  test('and an import resumes after any of them', async () => {
    const value = { meta: { note: 'a "[{" in a text \\' }, contacts: people, more: [1, 2] };
    const { reading } = await understand(value);
    const rows: unknown[] = [];
    for await (const batch of openRows(fileOf(value), reading.shape, { row: 2, offset: 0 })) rows.push(...batch.rows);
    expect(rows).toEqual([{ row: 2, cells: ['Bo Lind', 'bo@beta.example', 'Beta'] }]);
  });
});

test('of several arrays, the largest with the members of leads is read, the others are named, and can be chosen', async () => {
  const value = { companies: [{ company: 'Acme', website: 'acme.example' }], contacts: people };
  const { preview } = await understand(value);
  expect(preview).toMatchObject({ sheet: 'contacts', sheets: ['companies', 'contacts'] });
  expect(preview.problems.find(({ code }) => code === 'arrays_several')?.message).toContain('“companies” isn’t read');
  const chosen = await understand(value, { sheet: 'companies' });
  expect(chosen.preview).toMatchObject({ sheet: 'companies', leads: 'companies' });
  expect(chosen.preview.problems).toEqual([]);
  await expect(understand(value, { sheet: 'others' })).rejects.toMatchObject({ faults: [{ code: 'sheet_missing' }] });
});

test('a person with jobs, or a company with offices, is one lead; the preview says that the array is not read', async () => {
  const person = {
    name: 'Ana Silva',
    email: 'ana@acme.example',
    experience: [
      { company: 'Old', title: 'CTO' },
      { company: 'Older', title: 'VP' },
    ],
  };
  const { preview } = await understand(person);
  expect(preview).toMatchObject({ sheet: null, rows: [{ person: { name: 'Ana Silva' } }], sheets: ['experience'] });
  expect(preview.rows).toHaveLength(1);
  expect(preview.problems.find(({ code }) => code === 'arrays_unread')?.message).toContain('“experience”');
  const company = {
    name: 'Acme GmbH',
    website: 'acme.example',
    offices: [
      { city: 'Berlin', country: 'DE' },
      { city: 'Rome', country: 'IT' },
    ],
  };
  expect((await understand(company)).preview).toMatchObject({ sheet: null, rows: [{ row: 1 }] });
});

describe('objects by key are rows, and the key is a column', () => {
  const [ana, bo] = people;

  test.for<[string | null, unknown]>([
    [null, { c1: ana, c2: bo }],
    [null, { version: 3, c1: ana, c2: bo, c3: people[0], c4: bo, c5: ana }],
    ['contacts', { exported: '2026', contacts: { c1: ana, c2: bo } }],
    ['data.people', { data: { people: { '101': ana, '102': bo } }, meta: { page: 1 } }],
  ])('at %s', async ([path, value]) => {
    const { preview } = await understand(value);
    expect(preview).toMatchObject({ sheet: path, leads: 'people', isReady: true });
    expect(preview.columns.map(({ header, target }) => [header, target])).toEqual([
      ['(key)', null],
      ['name', 'name'],
      ['email', 'person.email'],
      ['company', 'company.name'],
    ]);
    expect(preview.rows.flatMap(({ person }) => person?.name ?? []).slice(0, 2)).toEqual(['Ana Silva', 'Bo Lind']);
  });

  test('a key that is an address or a name is read as one', async () => {
    const addresses = await understand({
      'ana@acme.example': { first_name: 'Ana', title: 'CEO' },
      'bo@beta.example': { first_name: 'Bo', title: 'CFO' },
    });
    expect(addresses.preview.columns[0]).toMatchObject({ header: '(key)', target: 'person.email' });
    const companies = await understand({
      'Acme GmbH': { website: 'acme.example', city: 'Berlin' },
      'Beta Ltd': { website: 'beta.example', city: 'Leeds' },
      'Cado SpA': { website: 'cado.example', city: 'Rome' },
    });
    expect(companies.preview).toMatchObject({ leads: 'companies', columns: [{ target: 'company.name' }, {}, {}] });
  });

  test('arrays of their own, such as offices, aren’t offered instead', async () => {
    const offices = [
      { city: 'Rome', country: 'IT' },
      { city: 'Oslo', country: 'NO' },
    ];
    const { preview } = await understand({
      a1: { name: 'Acme GmbH', website: 'acme.example', offices },
      b2: { name: 'Beta Ltd', website: 'beta.example', offices },
    });
    expect(preview).toMatchObject({ sheet: null, sheets: [], leads: 'companies' });
    expect(preview.rows).toHaveLength(2);
  });

  test('an import resumes within them', async () => {
    const value = { x: { c1: ana, c2: bo } };
    const { reading } = await understand(value);
    const rows: unknown[] = [];
    for await (const batch of openRows(fileOf(value), reading.shape, { row: 2, offset: 0 })) rows.push(...batch.rows);
    expect(rows).toEqual([{ row: 2, cells: ['c2', 'Bo Lind', 'bo@beta.example', 'Beta'] }]);
  });

  test.for<[string, unknown]>([
    [
      'a person, an employer and an address',
      { person: ana, company: { name: 'Acme', city: 'Porto' }, address: { city: 'Porto', country: 'PT' } },
    ],
    ['two addresses', { billing: { name: 'Acme', city: 'Porto' }, shipping: { name: 'Acme', city: 'Lisbon' } }],
    ['settings', { a: { color: 'red', size: 3 }, b: { color: 'blue', size: 4 } }],
  ])('%s aren’t rows', async ([, value]) => {
    const { preview } = await understand(value);
    expect(preview.columns.map(({ header }) => header)).not.toContain('(key)');
  });

  test('a larger array beside them is read', async () => {
    const { preview } = await understand({
      owners: { o1: { name: 'Me', email: 'me@us.example' }, o2: { name: 'You', email: 'you@us.example' } },
      contacts: [...people, ...people],
    });
    expect(preview).toMatchObject({ sheet: 'contacts', sheets: ['contacts', 'owners'] });
    const chosen = await understand({ owners: { o1: ana, o2: bo }, contacts: [...people, ...people] }, { sheet: 'owners' });
    expect(chosen.preview.rows).toHaveLength(2);
  });
});

test('an object without an array of objects says what to do', async () => {
  const { preview } = await understand({ version: 3, values: [[1, 2], ['a']], note: {} });
  expect(preview).toMatchObject({ isReady: false, sheets: [] });
  expect(preview.problems.find(({ code }) => code === 'array_missing')?.message).toContain('array');
});

test.for([
  [
    ['name', 'email'],
    ['Ana Silva', 'ana@acme.example'],
  ],
  ['ana@acme.example', 'bo@beta.example'],
  [[[]]],
])('an array of %j isn’t read as lines of cells, and says what to do', async (value) => {
  const { preview } = await understand(JSON.stringify(value));
  expect(preview).toMatchObject({ format: 'json', isReady: false });
  expect(preview.problems.map(({ code }) => code)).toContain('array_missing');
});

test('lines of objects with arrays of their own are still one row each', async () => {
  const line = (name: string, email: string) => JSON.stringify({ name, email, contacts: people });
  const { preview } = await understand(`${line('Cy Dow', 'cy@c.example')}\n${line('Di Eno', 'di@d.example')}\n`);
  expect(preview.sheets).toEqual([]);
  expect(preview.rows.map(({ person }) => person?.name)).toEqual(['Cy Dow', 'Di Eno']);
});

test('a file that is cut off within the array is damaged', async () => {
  const text = JSON.stringify({ contacts: people });
  await expect(understand(text.slice(0, -20))).rejects.toMatchObject({ code: 'file_broken' });
});

test('structure is found the same wherever the file is divided into pieces', async () => {
  // Longer than a piece, with quotation marks, brackets and backslashes at every position of its end.
  for (const shift of Array.from({ length: 12 }, (_none, at) => at)) {
    const filler = `${'x'.repeat((1 << 18) - 30 + shift)}\\"]}[{\\\\`;
    const text = `{"a":"${filler}","contacts":[{"n":"]"},{"n":[{"m":1}]}],"z":1}`;
    const { arrays = [] } = (await findJsonArrays(fileOf(text))) ?? {};
    expect(arrays).toHaveLength(1);
    expect(arrays[0]).toMatchObject({ path: 'contacts', objects: 2 });
    expect(JSON.parse(text.slice(arrays[0]?.start, (arrays[0]?.end ?? 0) + 1))).toHaveLength(2);
  }
});
