/**
 * Values beyond what a column can store, through every way into the application: an import stores the row, with the value as a fact; the API refuses the
 * value; and whatever was stored, the lead can be edited afterward.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { uploadPath } from '../imports/uploads.ts';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { runImport } from '../testing/started-import.ts';
import { testServer } from '../testing/test-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-bounds-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const { db } = server.services;
const ana = await server.user('Ana');

/** Around the bounds of smallint, int, bigint and double, and what files contain instead of numbers. */
const numbers = fc.constantFrom(
  '-1',
  '0.5',
  '32767',
  '32768',
  '2147483647',
  '2147483648',
  '3000000000',
  '1,000,000,000,000',
  '9223372036854775807',
  '9223372036854775808',
  '1e30',
  '1e400',
  'NaN',
  'Infinity',
  '12,5',
  '1.5 million',
  '10001+',
  '99999999999999999999999999999999999999',
);
const years = fc.constantFrom('0', '12', '999', '1000', '2200', '2201', '40000', '-2000', '99999999999', '0001-01-01', '12/31/9999', '1e9');
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer({ min: 1, max: 4_000 }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 100, max: 1_500 }).map((length) => '𝒳'.repeat(length)),
);
const cell = (text: string): string => `"${text.replaceAll('"', '""').replaceAll('\0', '')}"`;

let files = 0;
async function importFile(header: string, rows: readonly (readonly string[])[]): Promise<void> {
  files += 1;
  const path = `${ana.home}/imports`;
  const text = [header, ...rows.map((row) => row.map(cell).join(','))].join('\n');
  const { body } = await ana.browser.upload(`${path}?fileName=${files}.csv`, Buffer.from(text));
  await ana.browser.post(`${path}/${body.id}/start`, {});
  const { workspaceId } = ana;
  await runImport({ db, workspaceId, importId: body.id, path: uploadPath(dataDir, workspaceId, body.id), now: server.services.now });
}

const idsOf = async (kind: 'people' | 'companies'): Promise<string[]> => {
  const { body } = await ana.browser.post(`${ana.home}/${kind}/search`, { filters: { own: true }, limit: 200 });
  return body.items.map(({ id }: { id: string }) => id);
};

async function expectEditable(): Promise<void> {
  for (const [kind, edit] of [
    ['companies', { description: 'Edited' }],
    ['people', { title: 'Edited' }],
  ] as const)
    for (const id of await idsOf(kind)) expect((await ana.browser.patch(`${ana.home}/${kind}/${id}`, edit)).status, id).toBe(200);
}

test('an imported lead can be edited, whatever its file contained', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(numbers, years, texts), { minLength: 1, maxLength: 5 }), async (rows) => {
      await importFile(
        'Company Name,Domain,Employees,Founded,Phone,Description,LinkedIn',
        rows.map(([employees, founded, text], index) => {
          const n = files * 10 + index;
          return [
            `Company ${n}`,
            `bounds${n}.example`,
            employees,
            founded,
            text,
            text,
            `https://www.linkedin.com/company/${text.slice(0, 900)}`,
          ];
        }),
      );
      await importFile(
        'First Name,Last Name,Email,Title,Company,Phone,Location',
        rows.map(([, , text], index) => [`Bo${files}`, `Unds${index}`, `bo${files}.${index}@bounds.example`, text, text, text, text]),
      );
      await expectEditable();
    }),
    { numRuns: 3 },
  );
});

test("a copy of the pool's record can be edited, whatever the pool contains", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(-1, 0.5, 2 ** 31 - 1, 2 ** 31, 3e9, 1e12, 1e300),
      fc.constantFrom(-1, 12, 2201, 40_000, 1e12),
      texts,
      async (employees, founded, text) => {
        const description = text.replaceAll('\0', '') || 'x';
        const company = await makeCompany(db, null, { name: 'Pool', employees, founded, description, phone: description });
        const person = await makePerson(db, null, { name: 'Pia', title: description, phone: description, employees });
        const answers = [
          await ana.browser.patch(`${ana.home}/companies/${company}`, { description: 'Edited' }),
          await ana.browser.patch(`${ana.home}/people/${person}`, { title: 'Edited' }),
        ];
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      },
    ),
    { numRuns: 10 },
  );
});

test('the API refuses numbers beyond their column, and no id, filter or cursor is a fault', async () => {
  const company = await makeCompany(db, ana.workspaceId, { name: 'Edges', domain: 'edges.example' });
  for (const value of [-1, 0.5, 32_768, 2 ** 31 - 1, 2 ** 31, 3e9, 2 ** 63, 1e300, -1e300, '3000000000', null, []]) {
    const answers = [
      await ana.browser.patch(`${ana.home}/companies/${company}`, { employees: value }),
      await ana.browser.patch(`${ana.home}/companies/${company}`, { founded: value }),
      await ana.browser.post(`${ana.home}/companies`, { name: 'New', employees: value, founded: value }),
      await ana.browser.post(`${ana.home}/companies/search`, { filters: { founded: { from: value, to: value } } }),
      await ana.browser.post(`${ana.home}/people/search`, { filters: { founded: { from: value } }, limit: value }),
      await ana.browser.post(`${ana.home}/reveals`, { selection: { kind: 'ids', ids: [company] }, ceiling: value }),
      await ana.browser.post(`${ana.home}/verification-runs`, {
        source: { kind: 'addresses', addresses: ['a@b.example'] },
        ceiling: value,
      }),
      await ana.browser.get(`${ana.home}/people/${String(value)}`),
      await ana.browser.get(`${ana.home}/companies/${String(value)}`),
      await ana.browser.post(`${ana.home}/people/${String(value)}/reveal`),
      await ana.browser.get(`${ana.home}/credits/entries?limit=${String(value)}`),
      await ana.browser.get(`${ana.home}/credits/usage?days=${String(value)}`),
      await ana.browser.get(`${ana.home}/verification-summary?days=${String(value)}`),
    ];
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  }
  for (const id of ['9223372036854775807', '9223372036854775808', '99999999999999999999999', '-1', '0', '1e5'])
    for (const path of [`/people/${id}`, `/companies/${id}`, `/leads/${id}/notes`, `/leads/${id}/history`, `/companies/${id}/people`])
      expect((await ana.browser.get(`${ana.home}${path}`)).status, path).toBeLessThan(500);
  for (const ids of [['9223372036854775808'], ['99999999999999999999999']]) {
    const selection = { kind: 'ids', ids };
    for (const [path, body] of [
      ['/reveals/forecast', { selection }],
      ['/exports', { kind: 'people', selection }],
      ['/leads/changes', { kind: 'people', selection, change: { kind: 'set_stage', stage: 'won' } }],
      ['/leads/deletions', { kind: 'people', selection }],
    ] as const)
      expect((await ana.browser.post(`${ana.home}${path}`, body)).status, path).toBeLessThan(500);
  }
});
