import { expect, test } from 'vitest';
import { mostCharacters, readPeopleFile } from './read-people-file.ts';

/** LinkedIn's export, with its notes on top. */
const connections =
  'Notes:\n"When exporting your connection data, …"\n\nFirst Name,Last Name,URL\nZoë,Müller,https://www.linkedin.com/in/zoe-mueller\n';
const utf16 = (text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian);
  return new Uint8Array(view.buffer);
};
const textOf = async (...parts: BlobPart[]): Promise<string | undefined> => {
  const file = await readPeopleFile(new Blob(parts));
  return file.kind === 'text' ? file.text : undefined;
};

test.each<[string, BlobPart]>([
  ['UTF-8', connections],
  ['UTF-8 with a byte order mark', `\uFEFF${connections}`],
  ['UTF-16 of Windows', utf16(`\uFEFF${connections}`, false)],
  ['UTF-16 with the high byte first', utf16(`\uFEFF${connections}`, true)],
])('a file is read in its encoding: %s', async (_encoding, content) => {
  expect(await textOf(content)).toBe(connections);
});

test('a file that is not UTF-8 is read as Windows-1252, as Excel writes CSV', async () => {
  // "Zoë Müller – 1 €"
  expect(
    await textOf(new Uint8Array([0x5a, 0x6f, 0xeb, 0x20, 0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x20, 0x96, 0x20, 0x31, 0x20, 0x80])),
  ).toBe('Zoë Müller – 1 €');
});

test('700,000 characters are read, one more is refused with the limit, also in bytes of several per character', async () => {
  expect(await textOf('ü'.repeat(mostCharacters))).toHaveLength(mostCharacters);
  for (const size of [mostCharacters + 1, mostCharacters * 5])
    expect(await readPeopleFile(new Blob(['a'.repeat(size)]))).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('700,000 characters') as string,
    });
});

test.each<[string, BlobPart, RegExp]>([
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), /save it as CSV/],
  ['a binary file', new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 1, 2]), /isn’t text/],
  ['an empty file', '', /is empty/],
  ['a file of blank lines', ' \r\n\r\n', /is empty/],
])('%s is refused with what to do', async (_what, content, message) => {
  expect(await readPeopleFile(new Blob([content]))).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) as string });
});
