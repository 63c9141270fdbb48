/** Groups of leads that may be the same: one question each, about all of them. */
import { inWorkspace } from '@leadlight/db/platform';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { runImport, startedImport } from '../testing/started-import.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';

const server = await testServer();
const { db } = server.services;
const folder = mkdtempSync(join(tmpdir(), 'leadlight-merge-groups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function importCsv({ workspaceId }: TestUser, text: string): Promise<void> {
  const [name, at] = [uuidv7(), new Date()];
  const path = join(folder, name);
  writeFileSync(path, text);
  const importId = await startedImport(db, workspaceId, { path, sha256: name, now: at });
  await runImport({ db, workspaceId, importId, path, now: () => at });
}

interface Group {
  readonly id: string;
  readonly size: number;
  readonly leads: readonly { readonly id: string; readonly name: string }[];
  readonly reasons: readonly { readonly code: string; readonly text: string }[];
}

const groupsOf = async (person: TestUser): Promise<{ total: number; items: Group[] }> =>
  (await person.browser.get(`${person.home}/merge-groups`)).body;
const namesIn = (group: Group | undefined): string[] => group?.leads.map(({ name }) => name) ?? [];
const idsIn = (group: Group | undefined): string[] => group?.leads.map(({ id }) => id) ?? [];

const peopleOf = ({ workspaceId }: TestUser): Promise<string[]> =>
  inWorkspace(db, workspaceId, async (tx) =>
    (await tx.query<{ name: string }>('select name from people where workspace_id = current_workspace() order by id')).rows.map(
      ({ name }) => name,
    ),
  );

const idsOfPeople = ({ workspaceId }: TestUser): Promise<string[]> =>
  inWorkspace(db, workspaceId, async (tx) =>
    (await tx.query<{ id: string }>('select id::text as id from people where workspace_id = current_workspace() order by id')).rows.map(
      ({ id }) => id,
    ),
  );

const header = 'Name,Job Title,Website,Email';
const rowOf = (name: string): string => `${name},COO,acme.com,${name.toLowerCase().replace(' ', '.')}@acme.com`;
const fourNames = ['Robert Dean', 'Bob Dean', 'Rob Dean', 'Bobby Dean'];

/** A workspace with one group of these people. */
async function withGroup(title: string, names: readonly string[] = fourNames): Promise<{ person: TestUser; group: Group; ids: string[] }> {
  const person = await server.user(title);
  for (const name of names) await importCsv(person, `${header}\n${rowOf(name)}\n`);
  const { total, items } = await groupsOf(person);
  expect(total).toBe(1);
  const [group] = items;
  if (!group) throw new Error('There is no group.');
  expect(namesIn(group)).toEqual(names);
  return { person, group, ids: idsIn(group) };
}

const decide = (person: TestUser, groupId: string, body: object) =>
  person.browser.post(`${person.home}/merge-groups/${groupId}/decision`, body);
const undo = (person: TestUser, decisionId: string) => person.browser.post(`${person.home}/merge-decisions/${decisionId}/undo`);
const removed = async (person: TestUser, ...ids: readonly string[]): Promise<string> => {
  const selection = { kind: 'ids', ids };
  const { status, body } = await person.browser.post(`${person.home}/leads/deletions`, { kind: 'people', selection });
  expect(status).toBeLessThan(300);
  return body.id as string;
};

test('four leads that may be the same are one question that shows all of them', async () => {
  const { group } = await withGroup('Ana');
  expect(group).toMatchObject({ size: 4, leads: fourNames.map((name) => ({ name })) });
  expect(group.reasons.map(({ code }) => code)).toContain('similar_name_and_domain');
});

test('all leads of a group are merged in one action, and one undo makes them four again', async () => {
  const { person, group, ids } = await withGroup('Bea');
  const decided = await decide(person, group.id, { same: ids });
  expect(decided.body).toMatchObject({ keptId: ids[0], merged: 4, keptApart: 0, open: 0 });
  expect(await peopleOf(person)).toHaveLength(1);
  expect((await groupsOf(person)).total).toBe(0);
  const { body } = await person.browser.get(`${person.home}/merges?state=merged`);
  expect(body.items.map(({ decisionId }: { decisionId: string }) => decisionId)).toEqual(Array(3).fill(decided.body.id));
  expect((await undo(person, decided.body.id)).body).toEqual({ groupId: group.id });
  expect(await peopleOf(person)).toEqual(fourNames);
  expect((await groupsOf(person)).items.map(namesIn)).toEqual([fourNames]);
  expect((await undo(person, decided.body.id)).status).toBe(404);
});

test('some leads are merged and the others kept apart in one action, and one undo opens the question again', async () => {
  const { person, group, ids } = await withGroup('Cem');
  const [robert = '', bob = '', rob = '', bobby = ''] = ids;
  const decided = await decide(person, group.id, { same: [bob, bobby], keep: bobby, apart: [robert, rob] });
  expect(decided.body).toMatchObject({ keptId: bobby, merged: 2, keptApart: 2, open: 0 });
  expect(await idsOfPeople(person)).toEqual([robert, rob, bobby]);
  expect((await groupsOf(person)).total).toBe(0);
  await undo(person, decided.body.id);
  expect(await peopleOf(person)).toEqual(fourNames);
  expect((await groupsOf(person)).items).toMatchObject([{ id: group.id, size: 4 }]);
});

test('leads of a group that were kept apart are never asked about again, in any combination', async () => {
  const { person, group, ids } = await withGroup('Dan');
  const decided = await decide(person, group.id, { apart: ids });
  expect(decided.body).toMatchObject({ keptId: null, merged: 0, keptApart: 4, open: 0 });
  for (const names of [fourNames, fourNames.toReversed()]) await importCsv(person, `${header}\n${names.map(rowOf).join('\n')}\n`);
  expect((await groupsOf(person)).total).toBe(0);
  await undo(person, decided.body.id);
  expect((await groupsOf(person)).items.map(namesIn)).toEqual([fourNames]);
});

test('leads that a decision does not name are still asked about, with the merged one', async () => {
  const { person, group, ids } = await withGroup('Eva');
  const [robert = '', bob = '', rob = '', bobby = ''] = ids;
  const decided = await decide(person, group.id, { same: [rob, bobby] });
  expect(decided.body).toMatchObject({ keptId: rob, merged: 2, open: 3 });
  const { total, items } = await groupsOf(person);
  expect(total).toBe(1);
  expect(new Set(idsIn(items[0]))).toEqual(new Set([robert, bob, rob]));
  await undo(person, decided.body.id);
  expect((await groupsOf(person)).items.map(namesIn)).toEqual([fourNames]);
});

const fiveNames = [...fourNames, 'Robbie Dean'];

test.each([
  ['the oldest lead is', 'Ona', [0, 1]],
  ['the oldest lead and all others but one are', 'Pia', [0, 1, 2, 3]],
  ['other leads are', 'Quin', [2, 3]],
])('undoing that %s kept apart, while others are not decided about, makes it one question again', async (_case, name, places) => {
  const { person, group, ids } = await withGroup(name, fiveNames);
  const reasonsBefore = group.reasons;
  const decided = await decide(person, group.id, { apart: places.map((place) => ids[place]) });
  expect(decided.status).toBe(200);
  await undo(person, decided.body.id);
  const { total, items } = await groupsOf(person);
  expect([total, items.map(namesIn)]).toEqual([1, [fiveNames]]);
  expect(items).toMatchObject([{ id: group.id, size: 5, reasons: reasonsBefore }]);
});

test.each([
  ['the last one first', 'Rut', [1, 0]],
  ['the first one first', 'Sam', [0, 1]],
])('undoing two decisions about parts of a group makes it one question again, %s', async (_case, name, order) => {
  const { person, group, ids } = await withGroup(name, fiveNames);
  const [robert, bob, rob = '', bobby] = ids;
  const first = await decide(person, group.id, { apart: [robert, bob] });
  const second = await decide(person, rob, { apart: [rob, bobby] });
  const decisions = [first.body.id, second.body.id] as const;
  for (const at of order) expect((await undo(person, decisions[at] ?? '')).status).toBe(200);
  expect((await groupsOf(person)).items.map(namesIn)).toEqual([fiveNames]);
});

test('undoing a decision does not ask again about leads that were decided about since', async () => {
  const { person, group, ids } = await withGroup('Tia', fiveNames);
  const [robert, bob, rob = '', bobby] = ids;
  const first = await decide(person, group.id, { apart: [robert, bob] });
  await decide(person, rob, { apart: [rob, bobby] });
  await undo(person, first.body.id);
  expect((await groupsOf(person)).items.map(idsIn)).toEqual([ids.filter((id) => id !== rob && id !== bobby)]);
});

test.each([
  ['Gil', '이승호', 'Seung-Ho Lee'],
  ['Mei', 'Chen Mei-Ling', '陳美玲'],
  ['Lev', 'Aleksandr Gorbunov', 'Alexander Gorbounov'],
  ['Ilyas', 'Mohammed Elamrani', 'Mohamed El Amrani'],
])('%s is asked about “%s” and “%s”, who were imported one after the other', async (title, ...names) => {
  const { group } = await withGroup(title, names);
  expect(group.reasons.map(({ code }) => code)).toEqual(['similar_name_and_domain']);
});

test('undoing a decision asks about the lead that others were merged into since', async () => {
  const { person, group, ids } = await withGroup('Uwe', fiveNames);
  const [robert, bob, rob = '', bobby] = ids;
  const first = await decide(person, group.id, { apart: [robert, bob] });
  await decide(person, rob, { same: [rob, bobby] });
  await undo(person, first.body.id);
  expect((await groupsOf(person)).items.map(idsIn)).toEqual([ids.filter((id) => id !== bobby)]);
});

test('a lead that was deleted since is not asked about again', async () => {
  const { person, group, ids } = await withGroup('Val', fiveNames);
  const [robert, bob, , bobby = ''] = ids;
  const decided = await decide(person, group.id, { apart: [robert, bob] });
  await removed(person, bobby);
  await undo(person, decided.body.id);
  expect((await groupsOf(person)).items.map(idsIn)).toEqual([ids.filter((id) => id !== bobby)]);
});

test('when any lead of a group is deleted, also the oldest, the question continues with the others until one is left', async () => {
  const { person, ids } = await withGroup('Fay');
  const [robert = '', bob = '', rob = ''] = ids;
  await removed(person, robert);
  const { total, items } = await groupsOf(person);
  expect(total).toBe(1);
  expect(namesIn(items[0])).toEqual(['Bob Dean', 'Rob Dean', 'Bobby Dean']);
  expect(items[0]?.reasons.map(({ code }) => code)).toEqual(['similar_name_and_domain']);
  await removed(person, rob);
  expect((await groupsOf(person)).items.map(namesIn)).toEqual([['Bob Dean', 'Bobby Dean']]);
  await removed(person, bob);
  expect((await groupsOf(person)).total).toBe(0);
});

test('undoing a deletion makes it the same question again', async () => {
  const { person, group, ids } = await withGroup('Gus');
  const [robert = '', bob = ''] = ids;
  const changes = [await removed(person, robert), await removed(person, bob)];
  for (const change of changes) {
    const { status } = await person.browser.post(`${person.home}/leads/acts/${change}/undo`);
    expect(status).toBeLessThan(300);
  }
  const { total, items } = await groupsOf(person);
  expect(total).toBe(1);
  expect(items[0]?.id).toBe(group.id);
  expect(new Set(namesIn(items[0]))).toEqual(new Set(fourNames));
});

test('when a lead of a group is merged elsewhere, the question is about the lead that it is now part of', async () => {
  const { person, ids } = await withGroup('Hal');
  // One row that identifies the oldest member and another lead as the same merges them automatically.
  await importCsv(person, `${header},Person Linkedin Url\nRobert Dean,COO,acme.com,,https://www.linkedin.com/in/robert-dean\n`);
  await importCsv(person, `${header},Person Linkedin Url\n${rowOf('Robert Dean')},https://www.linkedin.com/in/robert-dean\n`);
  const { total, items } = await groupsOf(person);
  expect(total).toBe(1);
  expect(namesIn(items[0])).toEqual(expect.arrayContaining(['Bob Dean', 'Rob Dean', 'Bobby Dean', 'Robert Dean']));
  expect(items[0]?.leads).toHaveLength(4);
  expect(ids).toHaveLength(4);
});

test('a lead that is no longer in the group, one lead alone, and a lead named twice are refused, and nothing changes', async () => {
  const { person, group, ids } = await withGroup('Ida');
  const [robert = '', bob = '', rob = '', bobby = ''] = ids;
  const codeOf = async (body: object): Promise<string> => (await decide(person, group.id, body)).body.errors[0].code;
  expect(await codeOf({ same: [robert] })).toBe('validation_failed');
  expect(await codeOf({ apart: [robert] })).toBe('validation_failed');
  expect(await codeOf({ same: [robert, bob], apart: [bob] })).toBe('validation_failed');
  expect(await codeOf({ same: [robert, bob], keep: rob })).toBe('validation_failed');
  await removed(person, bobby);
  expect(await codeOf({ same: [robert, bobby] })).toBe('merge_outdated');
  expect((await decide(person, bobby, { apart: [robert, bob] })).status).toBe(404);
  expect(await peopleOf(person)).toHaveLength(3);
  expect((await groupsOf(person)).items).toMatchObject([{ size: 3 }]);
});

test('another workspace sees no group of this one, and can decide about none', async () => {
  const { group, ids } = await withGroup('Jan');
  const stranger = await server.user('Kai');
  expect(await groupsOf(stranger)).toMatchObject({ total: 0, items: [] });
  expect((await decide(stranger, group.id, { same: ids })).status).toBe(404);
});
