/** Workbooks for tests, written byte by byte: as a spreadsheet program writes them, and malicious ones. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchiveEntry {
  readonly name: string;
  readonly content: string | Buffer;
  /** The unpacked size that the archive declares; default: the actual size. */
  readonly declaredBytes?: number;
  /** Without compression. */
  readonly isStored?: boolean;
}

/** A ZIP archive (APPNOTE 6.3.10: local headers, central directory, its end). */
export function archive(entries: readonly ArchiveEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredBytes, isStored = false } of entries) {
    const bytes = Buffer.from(content);
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const file = Buffer.from(name);
    // Version, flags, method (8: deflate), time, date, CRC, sizes, length of the name, no extra field.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isStored ? 0 : 8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(declaredBytes ?? bytes.length, 18);
    shared.writeUInt16LE(file.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, file, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), shared, place, file]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A text, a number, a date (its serial), true or false; null for a cell that is not in the file. */
type SheetCell = string | number | boolean | { readonly serial: number } | null;

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  readonly isHidden?: boolean;
  /** Areas such as "A2:A4". */
  readonly merged?: readonly string[];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The entries of a workbook (ECMA-376, part 1, SpreadsheetML): texts are shared, style 1 is a date. */
export function workbookEntries(sheets: readonly Sheet[]): ArchiveEntry[] {
  const strings: string[] = [];
  const cellOf = (cell: SheetCell, reference: string): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return `<c r="${reference}" t="s"><v>${strings.push(cell) - 1}</v></c>`;
    if (typeof cell === 'boolean') return `<c r="${reference}" t="b"><v>${Number(cell)}</v></c>`;
    return typeof cell === 'number' ? `<c r="${reference}"><v>${cell}</v></c>` : `<c r="${reference}" s="1"><v>${cell.serial}</v></c>`;
  };
  const sheetXml = ({ rows, merged = [] }: Sheet): string =>
    `<worksheet><sheetData>${rows
      .map((row, at) => {
        const cells = row.map((cell, column) => cellOf(cell, `${String.fromCharCode(65 + column)}${at + 1}`)).join('');
        // Like spreadsheet programs, omits rows without cells.
        return cells && `<row r="${at + 1}">${cells}</row>`;
      })
      .join(
        '',
      )}</sheetData>${merged.length > 0 ? `<mergeCells>${merged.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>` : ''}</worksheet>`;
  const parts = sheets.map((sheet, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content: sheetXml(sheet) }));
  const tabs = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const relations = sheets.map((_sheet, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`);
  return [
    { name: 'xl/workbook.xml', content: `<workbook><sheets>${tabs.join('')}</sheets></workbook>` },
    { name: 'xl/_rels/workbook.xml.rels', content: `<Relationships>${relations.join('')}</Relationships>` },
    { name: 'xl/styles.xml', content: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>' },
    { name: 'xl/sharedStrings.xml', content: `<sst>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>` },
    ...parts,
  ];
}

/** The entries of an OpenDocument spreadsheet, in the order and form that ODF 1.3, part 2, requires. */
export const odsEntries = (tables: string, styles = ''): ArchiveEntry[] => [
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', isStored: true },
  {
    name: 'content.xml',
    content: `<?xml version="1.0" encoding="UTF-8"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  },
  {
    name: 'META-INF/manifest.xml',
    content: '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"/></manifest:manifest>',
  },
];

/** A sheet of texts and numbers as LibreOffice writes it: with all rows and columns that a sheet can have, the blank ones as a number. */
export const odsTable = (name: string, rows: readonly (readonly SheetCell[])[], style = 'ta1'): string =>
  `<table:table table:name="${escaped(name)}" table:style-name="${style}"><table:table-column table:number-columns-repeated="16384"/>${rows.map(odsRow).join('')}<table:table-row table:number-rows-repeated="${1_048_576 - rows.length}"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;

const odsRow = (row: readonly SheetCell[]): string =>
  `<table:table-row>${row.map(odsCell).join('')}<table:table-cell table:number-columns-repeated="${16_384 - row.length}"/></table:table-row>`;

function odsCell(cell: SheetCell): string {
  if (cell === null) return '<table:table-cell/>';
  if (typeof cell === 'string') return `<table:table-cell office:value-type="string"><text:p>${escaped(cell)}</text:p></table:table-cell>`;
  if (typeof cell === 'boolean')
    return `<table:table-cell office:value-type="boolean" office:boolean-value="${cell}"><text:p>${cell ? 'WAHR' : 'FALSCH'}</text:p></table:table-cell>`;
  if (typeof cell === 'number')
    return `<table:table-cell office:value-type="float" office:value="${cell}"><text:p>${cell.toLocaleString('de-DE')}</text:p></table:table-cell>`;
  const iso = new Date(Date.UTC(1899, 11, 30) + Math.round(cell.serial * 86_400_000)).toISOString().slice(0, 19);
  const value = iso.endsWith('T00:00:00') ? iso.slice(0, 10) : iso;
  return `<table:table-cell office:value-type="date" office:date-value="${value}"><text:p>12.03.25</text:p></table:table-cell>`;
}
