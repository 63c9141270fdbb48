/** Tests the reading of vCards of all versions, as phones and mail programs write them. */
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { understandFile } from '../understand-file.ts';
import type { FileRow } from './rows.ts';
import { headersOfVcards, readVcards } from './vcard-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-vcards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'contacts.vcf');

const card = (...lines: readonly string[]): string => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

async function rowsOf(content: string | Buffer, headers?: readonly string[]): Promise<FileRow[]> {
  writeFileSync(path, content);
  const shape = { headers: headers ?? (await headersOfVcards(path, 'utf-8')), encoding: 'utf-8' } as const;
  const rows: FileRow[] = [];
  for await (const batch of readVcards(path, shape, { row: 1, offset: 0 })) rows.push(...batch.rows);
  return rows;
}

/** The cells of each card by their headers, without empty ones. */
async function cardsOf(content: string | Buffer): Promise<Record<string, string>[]> {
  writeFileSync(path, content);
  const headers = await headersOfVcards(path, 'utf-8');
  const rows = await rowsOf(content, headers);
  return rows.map(({ cells }) => Object.fromEntries(headers.flatMap((header, at) => (cells[at] ? [[header, cells[at]]] : []))));
}

test('version 2.1 from a phone: quoted-printable, an encoding for each property, soft line breaks, a picture', async () => {
  const [found] = await cardsOf(
    Buffer.from(
      card(
        'VERSION:2.1',
        'N;LANGUAGE=de;CHARSET=Windows-1252:M\u00fcller;J\u00f6rg;;Dr.',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg M=C3=BC=',
        'ller',
        'ORG;QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BCller Bau GmbH;Vertrieb',
        'TEL;WORK;VOICE:+49 7152 12030',
        'TEL;CELL:+49 171 5550142',
        'TEL;WORK;FAX:+49 7152 12039',
        'PHOTO;JPEG;ENCODING=BASE64:',
        ' /9j/4AAQSkZJRgABAQEAYABgAAD=',
        '',
        'EMAIL;INTERNET:joerg@mueller.example',
      ),
      'latin1',
    ),
  );
  expect(found).toEqual({
    ...{ 'Full name': 'Jörg Müller', 'First name': 'Jörg', 'Last name': 'Müller', 'Name prefix': 'Dr.' },
    ...{ Company: 'Müller Bau GmbH', Department: 'Vertrieb', Email: 'joerg@mueller.example' },
    ...{ Phone: '+49 7152 12030', 'Mobile phone': '+49 171 5550142', Fax: '+49 7152 12039' },
  });
});

test.each([
  ['with a backslash', String.raw`Met at the fair\; call in May`],
  ['without one', 'Met at the fair; call in May'],
])('a semicolon in a note %s is part of the note', async (_how, note) => {
  const [found] = await cardsOf(card('VERSION:3.0', 'FN:Ana Silva', `NOTE:${note}`));
  expect(found).toMatchObject({ Notes: 'Met at the fair; call in May' });
});

test('version 3.0 from Apple and Google: folded lines, groups with labels, escaped commas, several values of each kind', async () => {
  const [found] = await cardsOf(
    card(
      'VERSION:3.0',
      'N:Silva;Ana;Maria;;Jr.',
      'FN:Ana Maria Silva',
      String.raw`ORG:Acme\, Inc.;Sales\; West`,
      'TITLE:Head of',
      '  Sales',
      'EMAIL;type=INTERNET;type=HOME:ana.silva@gmail.com',
      'item1.EMAIL;type=INTERNET;type=pref:ana@acme.example',
      'EMAIL:sales@acme.example',
      'TEL;type=HOME:+1 415 555 0102',
      'TEL;type=CELL;type=pref:+1 415 555 0101',
      'item2.URL;type=pref:https\\://www.linkedin.com/in/ana-silva',
      'item2.X-ABLabel:LinkedIn',
      'URL;type=WORK:acme.example',
      'URL;type=HOME:ana.example',
      'ADR;type=WORK:;Suite 5;1 Elm St;Oakland;CA;94601;USA',
      String.raw`NOTE:Met at the fair\nCall in May`,
      'CATEGORIES:Fair 2024,VIP',
      'BDAY:1980-02-03',
    ),
  );
  expect(found).toEqual({
    ...{ 'Full name': 'Ana Maria Silva', 'First name': 'Ana', 'Middle name': 'Maria', 'Last name': 'Silva Jr.' },
    ...{ Company: 'Acme, Inc.', Department: 'Sales; West', 'Job title': 'Head of Sales' },
    ...{ Email: 'ana@acme.example', 'Personal email': 'ana.silva@gmail.com', 'Other emails': 'sales@acme.example' },
    ...{ Phone: '+1 415 555 0102', 'Mobile phone': '+1 415 555 0101' },
    ...{ 'LinkedIn URL': 'https://www.linkedin.com/in/ana-silva', Website: 'acme.example', 'Other pages': 'ana.example' },
    ...{ Street: '1 Elm St, Suite 5', City: 'Oakland', State: 'CA', 'Postal code': '94601', Country: 'USA' },
    ...{ Tags: 'Fair 2024, VIP', Notes: 'Met at the fair\nCall in May', Birthday: '1980-02-03' },
  });
});

test('version 4.0: numbers as URIs, quoted parameters, profiles', async () => {
  const [found] = await cardsOf(
    card(
      'VERSION:4.0',
      'FN:Zoë Brûlé',
      'TEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+33-1-42-68-55-01;ext=12',
      'TEL;VALUE=uri;TYPE=cell:tel:+33-6-12-99-88-77',
      'EMAIL;TYPE=home:zoe@brule.example',
      'X-SOCIALPROFILE;type=linkedin:http://www.linkedin.com/in/zoebrule',
    ),
  );
  expect(found).toEqual({
    ...{ 'Full name': 'Zoë Brûlé', Phone: '+33-1-42-68-55-01 ext. 12', 'Mobile phone': '+33-6-12-99-88-77' },
    ...{ Email: 'zoe@brule.example', 'LinkedIn URL': 'http://www.linkedin.com/in/zoebrule' },
  });
});

test('a card of a company has no name of a person', async () => {
  expect(await cardsOf(card('VERSION:3.0', 'FN:Initech', 'ORG:Initech', 'TEL:+1 512 555 0100'))).toEqual([
    { Company: 'Initech', Phone: '+1 512 555 0100' },
  ]);
});

test('cards that were never closed, cards within cards and lines that are not properties don’t stop the reading', async () => {
  const file = [
    'BEGIN:VCARD\nFN:Ana Silva\nnot a property\n:nothing\nEMAIL;;;:ana@acme.example',
    'BEGIN:VCARD\nFN:Bob Jones\nAGENT:\nBEGIN:VCARD\nFN:Assistant\nEND:VCARD\nEMAIL:bob@acme.example\nEND:VCARD\nEND:VCARD',
    'junk between cards\nBEGIN:VCARD\nFN;CHARSET=NOPE:Zoë Day',
  ].join('\n');
  expect((await cardsOf(file)).map((each) => each['Full name'])).toEqual(['Ana Silva', 'Bob Jones', 'Zoë Day']);
  expect((await cardsOf(file))[1]).toEqual({ 'Full name': 'Bob Jones', Email: 'bob@acme.example' });
});

test('a picture of any size is not kept; a card that is too large for a row is refused, and the next one is read', async () => {
  const picture = Buffer.from(card('FN:Ana', 'PHOTO;ENCODING=b:' + 'A'.repeat(6 * 2 ** 20), 'EMAIL:ana@acme.example'));
  const note = Buffer.from(card('FN:Bob', 'NOTE:' + 'B'.repeat(6 * 2 ** 20)));
  const folded = Buffer.from(card('FN:Cy', `NOTE:${'\r\n CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC'.repeat(120_000)}`));
  const rows = await rowsOf(Buffer.concat([picture, note, folded, Buffer.from(card('FN:Dee'))]));
  expect(rows.map(({ cells, fault }) => [cells[0], fault?.code])).toEqual([
    ['Ana', undefined],
    ['Bob', 'row_too_large'],
    ['Cy', 'row_too_large'],
    ['Dee', undefined],
  ]);
});

test('UTF-16, a byte order mark, carriage returns', async () => {
  const text = card('FN:Zoë Day', 'EMAIL:zoe@day.example').replaceAll('\r\n', '\r');
  expect(await cardsOf(`\uFEFF${text}`)).toMatchObject([{ 'Full name': 'Zoë Day' }]);
  writeFileSync(path, `\uFEFF${text}`, 'utf16le');
  const { preview } = await understandFile(path, {}, { name: 'c.vcf', sha256: '0'.repeat(64), at: new Date('2026-11-27T00:00:00Z') });
  expect(preview).toMatchObject({ format: 'vcf', leads: 'people', isLeadsSure: true, isReady: true, headerRow: null });
  expect(preview.rows).toMatchObject([{ row: 1, person: { name: 'Zoë Day', email: 'zoe@day.example' } }]);
});

test('changes in LDIF are no people, except those that add one, and the space after a colon is optional', async () => {
  const file = [
    'dn: cn=Old Man,o=x\nchangetype: delete\n',
    'dn: cn=Old Man,o=x\nchangetype: modify\nreplace: mail\nmail: man@x.example\n-\n',
    'dn: cn=Old Man,o=x\nchangetype: modrdn\nnewrdn: cn=Foo\ndeleteoldrdn: 1\n',
    'dn:cn=Nia New,o=x\nchangetype:add\ncn:Nia New\npostalAddress:Hauptstr. 1$1010 Wien\n',
    'dn:cn=Ole New,o=x\ncn:Ole New\n',
  ].join('\n');
  expect(await cardsOf(file)).toEqual([{ 'Full name': 'Nia New', Street: 'Hauptstr. 1, 1010 Wien' }, { 'Full name': 'Ole New' }]);
});

test('entries of LDIF are read like cards, without groups and passwords', async () => {
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const file = [
    '# Address book',
    'version: 1',
    '',
    `dn:: ${base64('cn=Jürgen Lang,mail=lang@lang.example')}`,
    'objectclass: inetOrgPerson',
    `givenName:: ${base64('Jürgen')}`,
    'sn: Lang',
    'mail: lang@lang.example',
    'mozillaSecondEmail: jlang@home.example',
    'o: Lang; Söhne',
    'title: Head of',
    '  Sales',
    'telephoneNumber: +49 731 555010',
    'l: Ulm',
    'employeeNumber: 17',
    `userPassword:: ${base64('secret')}`,
    '',
    'dn: cn=Team',
    'objectclass: groupOfNames',
    'cn: Team',
    'member: cn=Jürgen Lang',
    '',
    'dn: cn=Ana Silva',
    'cn: Ana Silva',
    'mobile: +351 912 345 678',
  ].join('\n');
  const rows = await rowsOf(Buffer.from(file));
  expect(rows.map(({ more }) => more)).toEqual([[['employeenumber', '17']], undefined]);
  expect(await cardsOf(file)).toMatchObject([
    {
      ...{ 'Full name': 'Jürgen Lang', 'First name': 'Jürgen', 'Last name': 'Lang', Company: 'Lang; Söhne', 'Job title': 'Head of Sales' },
      ...{ Email: 'lang@lang.example', 'Other emails': 'jlang@home.example', Phone: '+49 731 555010', City: 'Ulm' },
    },
    { 'Full name': 'Ana Silva', 'Mobile phone': '+351 912 345 678' },
  ]);
  writeFileSync(path, file);
  const { preview } = await understandFile(path, {}, { name: 'c.ldif', sha256: '0'.repeat(64), at: new Date('2026-11-27T00:00:00Z') });
  expect(preview).toMatchObject({ format: 'vcf', leads: 'people', isLeadsSure: true });
});

test('20,000 cards are read one after the other, without being in memory together', async () => {
  const file = createWriteStream(path);
  for (let at = 0; at < 20_000; at += 1)
    if (
      !file.write(
        card('VERSION:3.0', `N:Silva;Ana ${at};;;`, `FN:Ana ${at} Silva`, `EMAIL:ana${at}@acme.example`, `PHOTO:${'A'.repeat(500)}`),
      )
    )
      await once(file, 'drain');
  file.end();
  await once(file, 'finish');
  const headers = await headersOfVcards(path, 'utf-8');
  let [rows, most] = [0, 0];
  for await (const batch of readVcards(path, { headers, encoding: 'utf-8' }, { row: 10_001, offset: 0 })) {
    rows += batch.rows.length;
    most = Math.max(most, batch.rows.length);
  }
  expect([rows, most]).toEqual([10_000, 500]);
});
