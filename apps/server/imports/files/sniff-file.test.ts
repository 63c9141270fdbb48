/** Tests what files are recognized as by their bytes: encodings older than UTF-8, and documents that aren't lists. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { understandFile } from '../understand-file.ts';
import { readCsv } from './csv-rows.ts';
import { sniffFile } from './sniff-file.ts';
import { archive, workbookEntries, type Sheet } from './workbook-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-sniff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let written = 0;
function fileOf(bytes: Uint8Array | string): string {
  const path = join(folder, String((written += 1)));
  writeFileSync(path, bytes);
  return path;
}
const understand = (bytes: Uint8Array | string) =>
  understandFile(fileOf(bytes), {}, { name: 'list', sha256: '0'.repeat(64), at: new Date('2026-11-26T00:00:00Z') });

/** Bytes of a text in an encoding of one byte per character, or of two for Chinese, Japanese and Korean; Node only decodes them. */
function encoded(text: string, encoding: string): Buffer {
  const codes = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding);
  for (let byte = 0; byte < 256; byte += 1) codes.set(decoder.decode(Uint8Array.of(byte)), [byte]);
  if (!encoding.startsWith('windows-'))
    for (let lead = 0x81; lead <= 0xfe; lead += 1)
      for (let trail = 0x40; trail <= 0xfe; trail += 1) {
        const character = decoder.decode(Uint8Array.of(lead, trail));
        if (character.length === 1 && character !== '\ufffd' && !codes.has(character)) codes.set(character, [lead, trail]);
      }
  return Buffer.from((text.match(/./gsu) ?? []).flatMap((character) => codes.get(character) ?? [0x3f]));
}

test.for([
  // Three letters that aren't ASCII.
  ['windows-1250', 'nazwa,telefon\nEko Usługi,603815667\nSpecjalistyczny zakład,533516559\nŁad,600773434\n'],
  ['windows-1250', 'Imię;Nazwisko\nŁukasz;Wójcik\nMałgorzata;Żółtowska\nGrażyna;Ścisło\n'],
  ['windows-1251', 'Имя;Город\nСергей;Москва\nАнна;Казань\n'],
  ['shift_jis', '会社名;電話番号\n株式会社東海製作所;03-1234-5678\n富士物流;052-111-2222\n'],
  ['windows-1250', 'Jméno;Město\nOndřej Šimek;Plzeň\nZdeňka Růžičková;České Budějovice\nLukáš Dvořák;Třebíč\n'],
  // With ž once, and š never.
  [
    'windows-1250',
    'Název;IČO;Město;Kontaktní osoba\nPekárna Sedlák;25111222;Kolín;Jana Sedláková\nTruhlářství Beran;71333444;Tábor;Karel Beran\n',
  ],
  ['windows-1250', 'Név;Város\nKovács Gergő;Győr\nSzűcs Erzsébet;Székesfehérvár\nBodó Zoltán;Érd\n'],
  ['windows-1252', 'Nombre;Ciudad\nBjørn Hernández;Málaga\nSøren Martín;Cádiz\nLucía Peña;León\n'],
  ['windows-1252', 'Nombre;Ciudad\nSøren Martín;Málaga\nSaša García;Cádiz\nLucía Peña;León\n'],
  ['windows-1252', 'Ainm;Baile\nSeán Ó Ríordáin;Dùn Èideann\nMìcheal MacÌomhair;Gàidhlig\nMáire;Gaillimh\n'],
  ['windows-1253', 'Επωνυμία;Πόλη\nΕλληνικά Ελαιόλαδα;Αθήνα\nΝαυτιλιακή Εταιρεία;Πειραιάς\n'],
  ['windows-1254', 'Ad Soyad;Şehir\nAyşe Yıldırım;İstanbul\nOğuz Güneş;Eskişehir\n'],
  ['gb18030', '公司名称;城市\n深圳市华强电子有限公司;深圳\n杭州云图科技有限公司;杭州\n'],
  ['big5', '公司名稱;城市\n台灣光電股份有限公司;臺北市\n永豐食品股份有限公司;高雄市\n'],
  ['euc-kr', '회사명;도시\n주식회사 한빛전자;부산\n미래소프트 주식회사;서울\n'],
  ['windows-1252', 'Nafn;Borg\nÞórður Guðmundsson;Hafnarfjörður\nÁsdís Ýr Jónsdóttir;Ísafjörður\n'],
  ['windows-1252', 'Navn;By\nSøren Kjær;Århus\nBjørn Ødegård;Tromsø\n'],
  ['windows-1252', 'Nome;Cidade\nJoão Simões;São Paulo\nConceição Guimarães;Ribeirão Preto\n'],
  ['windows-1252', 'Vorname;Straße\nJürgen;Größe 5\nFrançoise;Été\nÍñigo;¿Dónde?\n'],
  ['windows-1252', 'Name;Note\nO’Brien;it’s “fine”\nD’Arcy;he’ll call – we’ve met\nO’Neill;they’re away…\n'],
  ['macintosh', 'Prénom;Société\nZoé;Crémerie d’Évian\nFrançois;Pâtisserie Lefèvre\nHélène;L’Œuf\n'],
  ['macintosh', 'Vorname;Firma\nJürgen;Bäcker & Söhne\nGroßmann;Gaststätte Grün\nZoë;Geschäftsführung Köln\n'],
  ['macintosh', 'Name;Straße;Ort\nKüche & Co;Mühlstraße 4;Köln\nÖzdemir GmbH;Bahnhofstraße 1;Düsseldorf\n'],
  ['macintosh', 'Namn;Ort\nÅke Öberg;Malmö\nGöran Sjögren;Västerås\n'],
  ['macintosh', 'Nombre;Ciudad\nJosé Muñoz;Málaga\nMaría Ibáñez;Cádiz\nÁngel Núñez;León\n'],
  ['macintosh', 'Nome;Cidade\nJoão Simões;São Paulo\nConceição Guimarães;Ribeirão Preto\n'],
  ['windows-1252', 'Prénom;Ville\nHélène;Orléans\nFrédéric;Nîmes\nZoë;Mâcon\n'],
] as const)('%s is recognized, and its rows are read as written', async ([encoding, text]) => {
  const path = fileOf(encoded(text, encoding));
  expect(await sniffFile(path)).toMatchObject({ format: 'csv', encoding });
  const rows: (readonly string[])[] = [];
  const shape = { encoding, delimiter: ';', lineBreak: 'lf', width: 2 } as const;
  for await (const batch of readCsv(path, shape, { row: 1, offset: 0 })) rows.push(...batch.rows.map(({ cells }) => cells));
  expect(rows.map((cells) => cells.join(';'))).toEqual(text.trimEnd().split('\n'));
});

test.for([
  ['an HTML table named .xls', '<table><tr><td>Name</td></tr></table>'],
  ['HTML that begins with a comment', '<!-- export -->\n<table border=1><tr><td>Name</td></tr></table>'],
  ['HTML that begins with a meta element', '\n<meta http-equiv="Content-Type" content="text/html"><table><tr><td>Ana</td></tr></table>'],
  ['HTML that begins with a div', '<div><table><tr><td>Name</td><td>Email</td></tr></table></div>'],
  ['HTML with a long style sheet', `<html><style>${'td { color: red } '.repeat(500)}</style><table><tr><td>Ana</td></tr></table></html>`],
  ['an XML spreadsheet', '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>'],
] as const)('%s is read as a table', async ([, text]) => {
  expect(await sniffFile(fileOf(text))).toMatchObject({ format: 'xls' });
});

test.for([
  ['a page of HTML without a table', '<html><body><p>Dear Ana,</p></body></html>'],
  ['XML', '<?xml version="1.0"?><people><person/></people>'],
  ['a calendar', 'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n'],
] as const)('%s is refused', async ([, text]) => {
  await expect(sniffFile(fileOf(text))).rejects.toMatchObject({ code: 'file_format_unknown' });
});

/** A compound file with one sector of directory, in which streams have these names. */
function compound(...names: readonly string[]): Buffer {
  const bytes = Buffer.alloc(2_048);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  for (const [at, name] of names.entries()) bytes.write(name, 1_024 + at * 128, 'utf16le');
  return bytes;
}

test.for<[string, Buffer, string]>([
  ['a workbook of Excel 97', compound('Root Entry', 'Workbook'), 'workbook_old'],
  ['a workbook of Excel 95', compound('Root Entry', 'Book'), 'workbook_old'],
  ['a workbook of Excel 4', Buffer.from('090406000000100000', 'hex'), 'workbook_old'],
  ['a workbook with a password', compound('Root Entry', 'EncryptionInfo', 'EncryptedPackage'), 'workbook_protected'],
  ['a document of Word 97', compound('Root Entry', 'WordDocument'), 'file_format_unknown'],
  ['a compound file that is cut off', compound('Root Entry', 'Workbook').subarray(0, 100), 'file_format_unknown'],
  ['a packed file', Buffer.from('1f8b08000000000000', 'hex'), 'file_packed'],
])('%s is refused with what can be done', async ([, bytes, code]) => {
  await expect(sniffFile(fileOf(bytes))).rejects.toMatchObject({ code });
});

test.for<[string, readonly string[], string]>([
  ['a Numbers document', ['Index/Document.iwa', 'Metadata/Properties.plist'], 'workbook_numbers'],
  ['an archive with a list in it', ['leads.csv'], 'file_packed'],
  ['a document of Word', ['[Content_Types].xml', 'word/document.xml'], 'file_format_unknown'],
])('%s is refused when it is opened', async ([, names, code]) => {
  await expect(understand(archive(names.map((name) => ({ name, content: 'x' }))))).rejects.toMatchObject({ code });
});

test('addresses in angle brackets aren’t markup', async () => {
  expect(await sniffFile(fileOf('<ana@acme.example>,Ana\n<bob@acme.example>,Bob\n'))).toMatchObject({ format: 'csv' });
});

test('a file with more than 2,000 columns is refused, and one with 2,000 is not', async () => {
  const wide = (columns: number): string =>
    `Name,Email,${Array.from({ length: columns - 2 }, (_none, at) => `c${at}`).join(',')}\nAna,ana@acme.example\n`;
  await expect(understand(wide(2_001))).rejects.toMatchObject({ code: 'too_many_columns' });
  expect((await understand(wide(2_000))).preview.columns).toHaveLength(2_000);
});

test('the sheet with the list is chosen, not a cover sheet before it; a workbook without rows is empty', async () => {
  const cover: Sheet = { name: 'Read me', rows: [['Member directory 2026'], ['Use is restricted to members.']] };
  const members: Sheet = {
    name: 'Members',
    rows: [
      ['Company', 'Website', 'City'],
      ['Acme GmbH', 'acme.example', 'Berlin'],
    ],
  };
  expect((await understand(archive(workbookEntries([cover, members])))).preview).toMatchObject({ sheet: 'Members', leads: 'companies' });
  const { preview } = await understand(archive(workbookEntries([{ name: 'Empty', rows: [] }])));
  expect(preview).toMatchObject({ isReady: false, sheet: 'Empty' });
  expect(preview.problems.map(({ code }) => code)).toContain('file_empty');
});

describe('a file that only contains a link', () => {
  const plist =
    '<?xml version="1.0"?>\n<!DOCTYPE plist>\n<plist version="1.0"><dict><key>URL</key><string>https://a.example/x</string></dict></plist>';
  test.for<[string, string | Buffer]>([
    ['of Google Drive', '{"url":"https://docs.google.com/open?id=1","doc_id":"1","email":"a@b.example"}'],
    ['of Google Drive, without a URL', '{"":"WARNING! DO NOT EDIT THIS FILE!","doc_id":"1","resource_key":"","email":"a@b.example"}'],
    ['of Windows', '[InternetShortcut]\r\nURL=https://a.example/list\r\n'],
    [
      'of Windows, with properties',
      '[{000214A0-0000-0000-C000-000000000046}]\r\nProp3=19,2\r\n[InternetShortcut]\r\nURL=https://a.example/\r\n',
    ],
    ['of macOS', plist],
    ['of macOS, binary', Buffer.from('bplist00\u00d1\u0001\u0002SURL_')],
    ['of a Linux desktop', '[Desktop Entry]\nType=Link\nURL=https://a.example/\n'],
    ['as a setting', 'url=https://a.example/sheet'],
    ['to a sheet', 'https://docs.google.com/spreadsheets/d/1/edit#gid=0\n'],
    ['to a sheet, as a formula', '=HYPERLINK("https://acme.sharepoint.com/x";"List")'],
    ['to a file', 'https://a.example/files/list.xlsx'],
    ['in UTF-16', Buffer.from('\uFEFFhttps://docs.google.com/spreadsheets/d/1', 'utf16le')],
  ])('%s is refused, and the message shows what to do', async ([, content]) => {
    await expect(sniffFile(fileOf(content))).rejects.toMatchObject({ code: 'file_is_link' });
  });

  test.for<[string, string, string]>([
    ['a list of one website', 'https://acme.example\n', 'csv'],
    ['a profile on LinkedIn', 'https://www.linkedin.com/in/ana-silva', 'csv'],
    ['two links', 'https://docs.google.com/a\nhttps://docs.google.com/b\n', 'csv'],
    ['a list with a column of links', 'name,url\nAna,https://docs.google.com/a\n', 'csv'],
    ['one lead', '{"name":"Ana","url":"https://docs.google.com/a"}', 'json'],
  ])('but not %s', async ([, text, format]) => {
    expect(await sniffFile(fileOf(text))).toMatchObject({ format });
  });
});
