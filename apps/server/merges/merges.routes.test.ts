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
const folder = mkdtempSync(join(tmpdir(), 'leadlight-merges-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function importCsv({ workspaceId }: TestUser, text: string): Promise<void> {
  const [name, at] = [uuidv7(), new Date()];
  const path = join(folder, name);
  writeFileSync(path, text);
  const importId = await startedImport(db, workspaceId, { path, sha256: name, now: at });
  await runImport({ db, workspaceId, importId, path, now: () => at });
}

const peopleOf = ({ workspaceId }: TestUser) =>
  inWorkspace(
    db,
    workspaceId,
    async (tx) => (await tx.query('select name, email, linkedin from people where workspace_id = current_workspace() order by id')).rows,
  );

const two = 'Name,Email,Person Linkedin Url\nBo Ek,bo@acme.com,\nXu Yi,bo@acme.com,https://www.linkedin.com/in/xu-yi\n';

test('a doubtful pair is queued as two leads; merged it is one, and after an undo two again, each with its own data', async () => {
  const person = await server.user('Ana');
  await importCsv(person, two);
  const before = await peopleOf(person);
  expect(before).toHaveLength(2);
  const { body } = await person.browser.get(`${person.home}/merges`);
  expect(body).toMatchObject({ total: 1, items: [{ kind: 'people', state: 'open', reasons: [{ code: 'same_email_other_name' }] }] });
  const at = `${person.home}/merges/${body.items[0].id}`;
  expect((await person.browser.post(`${at}/undo`)).body.errors[0].code).toBe('merge_open');
  const merged = await person.browser.post(`${at}/decision`, { decision: 'merge' });
  expect(merged.body).toMatchObject({ state: 'merged', leads: [{ name: 'Bo Ek' }, { name: 'Xu Yi' }], decidedBy: { name: 'Ana' } });
  expect(await peopleOf(person)).toMatchObject([{ linkedin: 'in/xu-yi' }]);
  expect((await person.browser.post(`${at}/decision`, { decision: 'apart' })).body.errors[0].code).toBe('merge_decided');
  expect((await person.browser.post(`${at}/undo`)).body.state).toBe('open');
  expect(await peopleOf(person)).toEqual(before);
});

test('leads that are asked about because of a number show it', async () => {
  const person = await server.user('Ada');
  const rows = ['Greg Thomson,Acme,,+1 617 555 2368', 'Gregory Thompson,,greg@beta.com,(617) 555-2368'];
  for (const row of rows) await importCsv(person, `Name,Company,Email,Mobile\n${row}\n`);
  const { body } = await person.browser.get(`${person.home}/merge-groups`);
  expect(body.items).toMatchObject([
    {
      reasons: [{ code: 'similar_name_and_phone' }],
      leads: [{ phone: '+1 617 555 2368' }, { phone: expect.stringContaining('555-2368') }],
    },
  ]);
});

test('a pair that was kept apart is not queued again', async () => {
  const person = await server.user('Bea');
  await importCsv(person, two);
  const { body } = await person.browser.get(`${person.home}/merges`);
  await person.browser.post(`${person.home}/merges/${body.items[0].id}/decision`, { decision: 'apart' });
  await importCsv(person, `${two}\n`);
  expect((await person.browser.get(`${person.home}/merges`)).body.total).toBe(0);
  expect(await peopleOf(person)).toHaveLength(2);
});

test('a row that certainly identifies two leads as the same merges them automatically', async () => {
  const person = await server.user('Cem');
  await importCsv(person, 'Name,Email,Person Linkedin Url\nBo Ek,bo@acme.com,\nBo Ek,,https://www.linkedin.com/in/bo-ek\n');
  expect(await peopleOf(person)).toHaveLength(2);
  await importCsv(person, 'Name,Email,Person Linkedin Url\nBo Ek,bo@acme.com,https://www.linkedin.com/in/bo-ek\n');
  expect(await peopleOf(person)).toEqual([{ name: 'Bo Ek', email: 'bo@acme.com', linkedin: 'in/bo-ek' }]);
  const { body } = await person.browser.get(`${person.home}/merges?state=merged`);
  expect(body.items).toMatchObject([{ isAutomatic: true, decidedBy: { kind: 'system' } }]);
});

const mergesOf = async (person: TestUser) => (await person.browser.get(`${person.home}/merges?limit=100`)).body;

test('forty namesakes are one group with a question each, not one for every two of them', async () => {
  const person = await server.user('Dan');
  const rows = Array.from(
    { length: 40 },
    (_, index) => `Wei Zhang,COO,wei.zhang.${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${index}@acme.com,acme.com`,
  );
  await importCsv(person, `Name,Job Title,Email,Website\n${rows.slice(0, 20).join('\n')}\n`);
  await importCsv(person, `Name,Job Title,Email,Website\n${rows.slice(20).join('\n')}\n`);
  const { total, items } = await mergesOf(person);
  expect(total).toBe(39);
  const [{ groupId }] = items;
  expect(new Set(items.map((item: { groupId: string }) => item.groupId))).toEqual(new Set([groupId]));
  expect(items[0].groupSize).toBe(39);
  expect((await person.browser.get(`${person.home}/merges?group=${groupId}`)).body.total).toBe(39);
});

test('when a group keeps another lead than its oldest one, the questions about the others are about that one', async () => {
  const person = await server.user('Eva');
  await importCsv(person, 'Name,Job Title,Website\nRobert Dean,COO,acme.com\nBob Dean,COO,acme.com\nRob Dean,COO,acme.com\n');
  const { total, items } = await mergesOf(person);
  expect(total).toBe(2);
  const pair = items.find(({ leads }: { leads: { name: string }[] }) => leads[1]?.name === 'Bob Dean');
  const bob = pair.leads[1].id;
  await person.browser.post(`${person.home}/merges/${pair.id}/decision`, { decision: 'merge', keep: bob });
  const left = await mergesOf(person);
  expect(left.items).toMatchObject([{ groupId: bob, leads: [{ name: 'Bob Dean' }, { name: 'Rob Dean' }] }]);
  await person.browser.post(`${person.home}/merges/${pair.id}/undo`);
  expect(new Set(await namesOf(person, 'people'))).toEqual(new Set(['Bob Dean', 'Rob Dean', 'Robert Dean']));
  expect((await mergesOf(person)).total).toBe(2);
});

const namesOf = async ({ workspaceId }: TestUser, table: 'people' | 'companies') =>
  inWorkspace(db, workspaceId, async (tx) =>
    (await tx.query<{ name: string }>(`select name from ${table} where workspace_id = current_workspace() order by id`)).rows.map(
      ({ name }) => name,
    ),
  );

test('two hundred companies whose websites are on one shared host, or name one domain, stay two hundred', async () => {
  for (const [index, website] of [
    (number: number) => `https://www.etsy.com/shop/${number}`,
    () => 'https://www.northdata.de/',
    (number: number) => `https://shop${number}.wixsite.com/home`,
    () => 'gmail.com',
    () => 'accelerator.com',
  ].entries()) {
    const person = await server.user(`Fay${index}`);
    const name = (number: number): string =>
      `${String.fromCodePoint(65 + (number % 26), 97 + Math.floor(number / 26))}quoia${number} Works`;
    const rows = Array.from({ length: 200 }, (_, number) => `${name(number)},${website(number)}`);
    await importCsv(person, `Company Name,Website\n${rows.join('\n')}\n`);
    await importCsv(person, `Company Name,Website\n${rows.toReversed().join('\n')}\n`);
    expect(await namesOf(person, 'companies')).toHaveLength(200);
    expect((await mergesOf(person)).total).toBeLessThan(5);
  }
});

test('Sr. and Jr., and sister companies, stay apart when they are imported separately', async () => {
  const person = await server.user('Gus');
  await importCsv(person, 'Name,Company Name,Website\nJohn Carter Sr.,Acme Logistics GmbH,acme.de\n');
  await importCsv(person, 'Name,Company Name,Website\nJohn Carter Jr.,Acme Immobilien GmbH,acme.de\n');
  expect(await namesOf(person, 'people')).toEqual(['John Carter Sr.', 'John Carter Jr.']);
  expect(await namesOf(person, 'companies')).toEqual(['Acme Logistics GmbH', 'Acme Immobilien GmbH']);
  expect((await mergesOf(person)).total).toBe(0);
});

test('similar names at one employer find each other across imports', async () => {
  const person = await server.user('Hal');
  await importCsv(
    person,
    'Name,Job Title,Website\nRobert Hartley,COO,acme.com\nJörg Müller,COO,acme.com\nSusan Marie Kline,COO,acme.com\nHiroshi Tanaka,COO,acme.com\n',
  );
  await importCsv(
    person,
    'Name,Job Title,Website\nBob Hartley,COO,acme.com\nJoerg Mueller,COO,acme.com\nSusan Kline,COO,acme.com\nTanaka Hiroshi,COO,acme.com\n',
  );
  expect(await namesOf(person, 'people')).toHaveLength(7);
  const { items } = await mergesOf(person);
  expect(items.map(({ leads }: { leads: { name: string }[] }) => leads[0]?.name).toSorted()).toEqual([
    'Hiroshi Tanaka',
    'Robert Hartley',
    'Susan Marie Kline',
  ]);
});

test('people with one mobile are merged under one name, asked about under a similar one, and apart under another', async () => {
  const person = await server.user('Ida');
  const header = 'Name,Company Name,Website,Phone,Country\n';
  await importCsv(
    person,
    `${header}Daniel Strand,Telenor,telenor.no,+47 912 34 567,\nGregory Thompson,Orchard,,+44 7911 234567,\nYusuf Demir,Demir Tekstil,,+90 532 123 45 67,\nRosa Delgado,Hostal Delgado,,+34 958 12 34 56,\n`,
  );
  await importCsv(
    person,
    `${header}Daniel Strand,Equinor,equinor.com,912 34 567,Norway\nGreg Thomson,Orchard Insurance,,07911 234567,United Kingdom\nAyşe Demir,Demir Tekstil,,+90 532 123 45 67,\nManuel Delgado,Hostal Delgado,,+34 958 12 34 56,\n`,
  );
  expect(await namesOf(person, 'people')).toEqual([
    'Daniel Strand',
    'Gregory Thompson',
    'Yusuf Demir',
    'Rosa Delgado',
    'Greg Thomson',
    'Ayşe Demir',
    'Manuel Delgado',
  ]);
  const { items } = await mergesOf(person);
  expect(items).toMatchObject([
    { reasons: [{ code: 'similar_name_and_phone' }], leads: [{ name: 'Gregory Thompson' }, { name: 'Greg Thomson' }] },
  ]);
});

test('companies with one number are asked about under similar names, and apart under others; a switchboard that many share says nothing', async () => {
  const person = await server.user('Jan');
  const header = 'Company Name,Website,Company Phone\n';
  await importCsv(person, `${header}Bäckerei Schönwald e.K.,,+49 9281 12345\nStudio Vier,studiovier.de,+49 30 5557000\n`);
  await importCsv(
    person,
    `${header}Baeckerei Schoenwald,schoenwald-brot.de,+49 (0)9281 12345\nKanzlei Roth,kanzlei-roth.de,+49 30 5557000\n`,
  );
  expect((await mergesOf(person)).items).toMatchObject([
    { leads: [{ name: 'Bäckerei Schönwald e.K.' }, { name: 'Baeckerei Schoenwald' }] },
  ]);

  const other = await server.user('Kai');
  const letters = Array.from('ABCDEFGHIJKLMN');
  const branches = letters.map((letter) => `Kiosk ${letter}${letter.toLowerCase()}rdam,kiosk-${letter}.example.com,+49 30 5557000`);
  await importCsv(other, `${header}${branches.join('\n')}\nKiosk Nord,kiosknord.de,+49 30 5557000\n`);
  await importCsv(other, `${header}Kiosk Nord Filiale,kiosk-filiale.de,+49 30 5557000\n`);
  expect((await mergesOf(other)).total).toBe(0);
});

test('a short form with one of two surnames, a renamed company and an abbreviated employer are asked about', async () => {
  const person = await server.user('Lea');
  await importCsv(
    person,
    'Name,Company Name,Website\nFrancisco Ruiz Ortega,Olivares,olivares.es\nNathan Brooks,Boston Consulting Group,\n',
  );
  await importCsv(person, 'Name,Company Name,Website\nPaco Ruiz,Olivares,olivares.es\nNathan Brooks,BCG,\n');
  await importCsv(person, 'Company Name,Website\nSvenska Trä AB,svenskatra.se\nFratelli Rossi,\n');
  await importCsv(person, 'Company Name,Website\nNordic Timber AB (formerly Svenska Trä AB),nordictimber.se\nRossi Fratelli,\n');
  const { items } = await mergesOf(person);
  expect(items.map(({ leads }: { leads: { name: string }[] }) => leads.map(({ name }) => name).join(' / ')).toSorted()).toEqual([
    'Francisco Ruiz Ortega / Paco Ruiz',
    'Fratelli Rossi / Rossi Fratelli',
    'Nathan Brooks / Nathan Brooks',
    'Svenska Trä AB / Nordic Timber AB (formerly Svenska Trä AB)',
  ]);
});

test('a former name, a typing error, a name that was cut off and a short national number are asked about, whichever row is imported first', async () => {
  const header = 'Company Name,Website,Company Phone,City,Country\n';
  const one =
    'Nordic Timber AB (formerly Svenska Trä AB),nordictimber.se,,,\nBrightwater Dental,,,Boise,United States\nInternational Federation of Village Libraries,ifvl.org,,,\nHafnir,,525 8900,,Iceland\n';
  const other =
    'Svenska Trä AB,svenskatra.se,,,\nBrigthwater Dental,,,Boise,United States\nInternational Federation of Village Libr,,,,\nHafnir Port,,+354 525 8900,,\n';
  for (const [name, files] of [
    ['Mia', [one, other]],
    ['Noa', [other, one]],
  ] as const) {
    const person = await server.user(name);
    for (const file of files) await importCsv(person, header + file);
    const { items } = await mergesOf(person);
    expect(
      items
        .map(({ leads }: { leads: { name: string }[] }) =>
          leads
            .map(({ name: each }) => each)
            .toSorted()
            .join(' / '),
        )
        .toSorted(),
    ).toEqual([
      'Brightwater Dental / Brigthwater Dental',
      'Hafnir / Hafnir Port',
      'International Federation of Village Libr / International Federation of Village Libraries',
      'Nordic Timber AB (formerly Svenska Trä AB) / Svenska Trä AB',
    ]);
  }
});

test('a person whose row has only the name of an employer belongs to the company of that name, and not to one with a similar name', async () => {
  const person = await server.user('Ola');
  await importCsv(
    person,
    'Company Name,City,Country\nBrightwater Dental,Boise,United States\nAcme Bau (formerly Orbit Bau),Boise,United States\n',
  );
  await importCsv(
    person,
    'Name,Company Name,City,Country\nAnn Low,Brigthwater Dental,Boise,United States\nBen Oz,Acme Bau,Boise,United States\nCy Fox,Orbit Bau,Boise,United States\n',
  );
  const employers = await inWorkspace(
    db,
    person.workspaceId,
    async (tx) =>
      (
        await tx.query<{ person: string; employer: string }>(
          'select p.name as person, c.name as employer from people p join companies c on c.id = p.company_id where p.workspace_id = current_workspace() order by p.id',
        )
      ).rows,
  );
  expect(employers.map(({ person: name, employer }) => `${name}: ${employer}`)).toEqual([
    'Ann Low: Brigthwater Dental',
    'Ben Oz: Acme Bau (formerly Orbit Bau)',
    'Cy Fox: Orbit Bau',
  ]);
});
