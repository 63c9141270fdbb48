/** Tests that people without an address, a profile or an employer are found again when their list is imported in another format. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '@leadlight/db/platform';
import { splitRows } from '@leadlight/leads';
import { afterAll, expect, test } from 'vitest';
import { runImport } from '../testing/started-import.ts';
import { testServer } from '../testing/test-server.ts';
import { archive, odsEntries, odsTable, workbookEntries } from './files/workbook-file.ts';
import { uploadPath } from './uploads.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-same-people-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
type User = Awaited<ReturnType<typeof server.user>>;

/** @returns how many people were created, and how many the workspace has then */
async function importOf({ browser, home, workspaceId }: User, name: string, file: Buffer): Promise<[created: number, all: number]> {
  const { body } = await browser.upload(`${home}/imports?fileName=${name}`, file);
  const started = await browser.post(`${home}/imports/${body.id}/start`, { leads: 'people' });
  expect([started.status, started.body.errors]).toEqual([202, undefined]);
  const path = uploadPath(dataDir, workspaceId, body.id);
  await runImport({ db: server.services.db, workspaceId, importId: body.id, path, now: server.services.now });
  const done = (await browser.get(`${home}/imports/${body.id}`)).body;
  expect(done).toMatchObject({ status: 'finished', progress: { refused: 0 } });
  const [row] = await inWorkspace(
    server.services.db,
    workspaceId,
    async (tx) => (await tx.query<{ n: number }>('select count(*)::int as n from people where workspace_id = current_workspace()')).rows,
  );
  return [done.progress.peopleCreated, row?.n ?? 0];
}

/** Two members have the same name and differ in their numbers; two rows are alike. */
const members = [
  'nome,cognome,tessera,iscrizione,quota',
  'Dario,Nitti,0000099,01/08/2026,30',
  'Fabio,Bova,0000100,01/08/2026,30',
  'Fabio,Bova,0000101,02/08/2026,30',
  'Anna,Serra,0000102,02/08/2026,45',
  'Anna,Serra,0000102,02/08/2026,45',
].join('\n');

test('members with a name and a number are the same people in every format, and namesakes stay apart', async () => {
  const user = await server.user('Members');
  const rows = splitRows(members, ',').rows.map((row) => row.map((cell) => (/^[1-9]\d*$/.test(cell) ? Number(cell) : cell)));
  const [header = [], ...below] = splitRows(members, ',').rows;
  const objects = below.map((row) => Object.fromEntries(row.map((cell, column) => [header[column] ?? '', cell])));
  const files: [string, Buffer][] = [
    ['list.csv', Buffer.from(members)],
    ['again.csv', Buffer.from(members)],
    ['list.xlsx', archive(workbookEntries([{ name: 'Soci', rows }]))],
    ['list.json', Buffer.from(JSON.stringify(objects))],
    ['list.ods', archive(odsEntries(odsTable('Soci', rows)))],
    ['keys.json', Buffer.from(JSON.stringify(Object.fromEntries(objects.map((each, at) => [`k${at}`, each]))))],
  ];
  const answers: [number, number][] = [];
  for (const [name, file] of files) answers.push(await importOf(user, name, file));
  expect(answers).toEqual([[5, 5], ...files.slice(1).map(() => [0, 5])]);
});

test('a name with other values, or with one value only, can be another person', async () => {
  const user = await server.user('Namesakes');
  expect(await importOf(user, 'a.csv', Buffer.from('name,title,notes\nAna Silva,CEO,first\n'))).toEqual([1, 1]);
  expect(await importOf(user, 'b.csv', Buffer.from('name,title,language,city\nAna Silva,CFO,Dutch,Oslo\n'))).toEqual([1, 2]);
  expect(await importOf(user, 'c.csv', Buffer.from('name,title\nAna Silva,CEO\n'))).toEqual([1, 3]);
});

/** Guests with a name, and some with an employer: nothing that identifies a person. */
const guests = [
  'First Name,Last Name,Company',
  'Michelle,Stone,Mrs Glam',
  'Kate,Mythe,Blink Lashes',
  'Breda,Neil,',
  'Anna,Forder,Haumea',
  'Lily,Kenny,',
  'Eva,Khalid,Dazzle',
].join('\n');

test('guests with a name only are the same people in another format of their list, in which their rows stand in the same order', async () => {
  const user = await server.user('Guests');
  const rows = splitRows(guests, ',').rows;
  const [, ...below] = rows;
  const objects = below.map(([first = '', last = '', company = '']) => ({ 'Full name': `${first} ${last}`, Company: company }));
  expect(await importOf(user, 'guests.csv', Buffer.from(guests))).toEqual([6, 6]);
  expect(await importOf(user, 'guests.xlsx', archive(workbookEntries([{ name: 'Guests', rows: [['Dinner'], [], ...rows] }])))).toEqual([
    0, 6,
  ]);
  expect(await importOf(user, 'guests.json', Buffer.from(JSON.stringify(objects)))).toEqual([0, 6]);
});

test('the same names in another order, or among others, can be other people', async () => {
  const user = await server.user('OtherGuests');
  expect(await importOf(user, 'guests.csv', Buffer.from(guests))).toEqual([6, 6]);
  const [header = '', ...below] = guests.split('\n');
  expect(await importOf(user, 'other.csv', Buffer.from([header, ...below.toReversed()].join('\n')))).toEqual([6, 12]);
});
