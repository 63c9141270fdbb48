/** The bytes of a labeled file in the form it is uploaded in: in an older encoding, as a workbook, or as lines of JSON. Node only decodes older encodings. */
import { crc32 } from 'node:zlib';
import { splitRows } from '@leadlight/leads';

/** @param form `utf-8`, `json` (as it is), `utf-16le` (with a byte order mark), a name of the Encoding Standard (such as `macintosh`), `cr`, `xlsx`, `xlsx 2` (on the second sheet), `ndjson` */
export function bytesOf(text: string, form: string): Buffer {
  if (form === '' || form === 'utf-8' || form === 'json') return Buffer.from(text);
  if (form === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (form === 'cr') return Buffer.from(text.replaceAll('\n', '\r'));
  if (form === 'ndjson') return Buffer.from(jsonLines(text));
  if (form.startsWith('xlsx')) return workbook(text, form === 'xlsx 2');
  return encoded(text, form);
}

function encoded(text: string, encoding: string): Buffer {
  const codes = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding);
  const isWide =
    !encoding.startsWith('windows-') && !encoding.startsWith('koi8') && !encoding.startsWith('iso-') && encoding !== 'macintosh';
  for (let byte = 0; byte < (isWide ? 0x80 : 0x100); byte += 1) codes.set(decoder.decode(Uint8Array.of(byte)), [byte]);
  for (let lead = 0x81; isWide && lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (Array.from(character).length === 1 && character !== '\uFFFD' && !codes.has(character)) codes.set(character, [lead, trail]);
    }
  return Buffer.from(
    Array.from(text).flatMap((character) => {
      const code = codes.get(character);
      if (!code) throw new Error(`${encoding} has no ${character}`);
      return code;
    }),
  );
}

function jsonLines(text: string): string {
  const [header = [], ...rows] = splitRows(text, ',').rows;
  const lines = rows.map((row) => {
    const whole: Record<string, unknown> = {};
    for (const [column, name] of header.entries()) {
      const path = name.split('.');
      let at = whole;
      for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Record<string, unknown>;
      at[path.at(-1) ?? ''] = row[column] ?? '';
    }
    return JSON.stringify(whole);
  });
  return `${lines.join('\n')}\n`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const lettersOf = (column: number): string =>
  (column >= 26 ? String.fromCodePoint(64 + Math.floor(column / 26)) : '') + String.fromCodePoint(65 + (column % 26));

/** A workbook (ECMA-376, part 1) with texts in the cells; whole and decimal numbers are numbers, as a spreadsheet program stores what users type. */
function workbook(text: string, isSecond: boolean): Buffer {
  const delimiter = /^[^,\n]*;/.test(text) ? ';' : ',';
  const cellOf = (cell: string, at: string): string => {
    if (cell === '') return '';
    const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(cell);
    return isNumber
      ? `<c r="${at}"><v>${cell}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  };
  const sheetOf = (rows: readonly (readonly string[])[]): string =>
    `<worksheet><sheetData>${rows
      .map((row, at) => {
        const cells = row.map((cell, column) => cellOf(cell, `${lettersOf(column)}${at + 1}`)).join('');
        return cells && `<row r="${at + 1}">${cells}</row>`;
      })
      .join('')}</sheetData></worksheet>`;
  const cover = [['List of contacts 2026'], [''], ['Prepared by the office. Please do not forward.']];
  const sheets = [...(isSecond ? [cover] : []), splitRows(text, delimiter).rows];
  const numbers = sheets.map((_sheet, at) => at + 1);
  const relation = (at: number): string => `<Relationship Id="rId${at}" Target="worksheets/sheet${at}.xml"/>`;
  const files: [name: string, content: string][] = [
    [
      'xl/workbook.xml',
      `<workbook><sheets>${numbers.map((at) => `<sheet name="Sheet${at}" sheetId="${at}" r:id="rId${at}"/>`).join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', `<Relationships>${numbers.map(relation).join('')}</Relationships>`],
    ['xl/styles.xml', '<styleSheet><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>'],
    ...sheets.map((rows, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, sheetOf(rows)]),
  ];
  return archive(files);
}

/** A ZIP archive (APPNOTE 6.3.10) whose files are stored without compression. */
function archive(files: readonly (readonly [name: string, content: string])[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const bytes = Buffer.from(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(bytes.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), bytes]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), shared, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
