/**
 * Parts of a workbook (ECMA-376, SpreadsheetML) as text, for exports that are written while they are sent. Texts are cells of type `inlineStr`,
 * which no program evaluates, in the format Text, so that editing one doesn't make it a formula or a number.
 */

/** Limits of a sheet and of a cell: https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3 */
export const mostWorkbookRows = 1_048_576;
const mostWorkbookColumns = 16_384;
/** UTF-16 code units. */
const mostCellCharacters = 32_767;

export interface WorkbookColumn {
  readonly header: string;
  /** Whether the values are days, such as "2025-03-12". */
  readonly isDate: boolean;
}

export type WorkbookValue = string | number | null;

/** Indexes of `cellXfs` in `workbookStyles`. */
const style = { text: 1, date: 2, header: 3 };

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** `xl/styles.xml`. Number format 14 is the day as the reader's region writes it; 49 is Text (ECMA-376 18.8.30). */
export const workbookStyles =
  `${declaration}<styleSheet xmlns="${main}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** `_rels/.rels`. */
export const workbookRoot =
  `${declaration}<Relationships xmlns="${packages}/relationships">` +
  `<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** `[Content_Types].xml`. */
export function workbookTypes(sheets: number): string {
  const parts = Array.from({ length: sheets }, (_none, at) => override(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet'));
  return (
    `${declaration}<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}${parts.join('')}</Types>`
  );
}

const override = (part: string, type: string): string => `<Override PartName="${part}" ContentType="${contentType}.${type}+xml"/>`;

/** `xl/workbook.xml`. @param names of the sheets in the order of their tabs: different, at most 31 characters, without any of : \ / ? * [ ] */
export function workbookSheets(names: readonly string[]): string {
  const sheets = names.map((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

/** `xl/_rels/workbook.xml.rels`. */
export function workbookRelations(sheets: number): string {
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${relationships}/${type}" Target="${target}"/>`;
  const parts = Array.from({ length: sheets }, (_none, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  return `${declaration}<Relationships xmlns="${packages}/relationships">${parts.join('')}${relation(sheets + 1, 'styles', 'styles.xml')}</Relationships>`;
}

/** Limits of a column's width, in characters of the default font. */
const width = { least: 8, most: 50 };

/**
 * A sheet up to and including its first row, which is bold and stays visible.
 * @param sample rows whose values decide how wide the columns are
 * @throws RangeError for more columns than a sheet has
 */
export function sheetStart(columns: readonly WorkbookColumn[], sample: readonly (readonly WorkbookValue[])[]): string {
  if (columns.length > mostWorkbookColumns) throw new RangeError(`a sheet has at most ${mostWorkbookColumns} columns`);
  const widths = columns.map(({ header }, at) => {
    const longest = sample.reduce((most, row) => Math.max(most, String(row[at] ?? '').length), header.length);
    return `<col min="${at + 1}" max="${at + 1}" width="${Math.min(width.most, Math.max(width.least, longest + 2))}" customWidth="1"/>`;
  });
  const cells = columns.map(({ header }, at) => textCell(`${columnName(at)}1`, style.header, header));
  return (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${cells.join('')}</row>`
  );
}

/** A row below the header. @param number of the row in its sheet, from 2 */
export function sheetRow(columns: readonly WorkbookColumn[], values: readonly WorkbookValue[], number: number): string {
  let cells = '';
  for (const [at, value] of values.entries()) {
    if (value === null || value === '') continue;
    const place = `${columnName(at)}${number}`;
    const days = columns[at]?.isDate === true && typeof value === 'string' ? serialOf(value) : null;
    if (days !== null) cells += `<c r="${place}" s="${style.date}"><v>${days}</v></c>`;
    else if (typeof value === 'number' && Number.isFinite(value)) cells += `<c r="${place}"><v>${value}</v></c>`;
    else cells += textCell(place, style.text, String(value));
  }
  return `<row r="${number}">${cells}</row>`;
}

/** The end of a sheet. Phone numbers and postal codes are meant to be texts, so Excel doesn't mark them as mistakes. */
export const sheetEnd =
  '</sheetData><ignoredErrors><ignoredError sqref="A1:XFD1048576" numberStoredAsText="1"/></ignoredErrors></worksheet>';

/** Most texts have nothing to escape, and one test of that takes less time than each escape. */
// oxlint-disable-next-line no-control-regex -- control characters are among those to escape
const needsCare = /[\u0000-\u001F&<>"_\uD800-\uDFFF\uFFFE\uFFFF]|^\s|\s$/;

function textCell(place: string, ofStyle: number, value: string): string {
  if (value.length <= mostCellCharacters && !needsCare.test(value))
    return `<c r="${place}" s="${ofStyle}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const text = escapeText(shortened(value.toWellFormed().replaceAll('\0', '')));
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${place}" s="${ofStyle}" t="inlineStr"><is><t${space}>${text}</t></is></c>`;
}

/** A text that is too long for a cell ends with a sentence that says so: Excel would refuse the file, and a silent cut would look like the whole text. */
function shortened(text: string): string {
  if (text.length <= mostCellCharacters) return text;
  const end = `… [Shortened: the text has ${text.length} characters, a cell of a workbook at most ${mostCellCharacters}. The CSV file has the whole text.]`;
  // Half of a character outside the Basic Multilingual Plane is removed.
  return text.slice(0, mostCellCharacters - end.length).replace(/[\uD800-\uDBFF]$/, '') + end;
}

/**
 * Characters that XML can't contain or would change (a carriage return becomes a line feed) are written as `_xHHHH_`, and a text that already looks like
 * that has its underscore escaped (ECMA-376 22.9.2.19, ST_Xstring).
 */
// oxlint-disable-next-line no-control-regex -- these are the characters to escape
const special = /[\u0001-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/g;

const escapeText = (text: string): string =>
  escapeXml(text.replace(special, (found) => `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`));

function escapeXml(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text;
}

const names: string[] = [];

/** "A" for 0, "AA" for 26. */
function columnName(index: number): string {
  const known = names[index];
  if (known !== undefined) return known;
  const last = String.fromCharCode(65 + (index % 26));
  return (names[index] = index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last);
}

/** First day that every program counts the same: Excel has a February 29, 1900, which didn't exist. */
const firstDay = '1900-03-01';

/** Days since December 30, 1899; null for a text that isn't a day of the calendar, and for days before March 1900. */
function serialOf(day: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day < firstDay) return null;
  const at = Date.parse(`${day}T00:00:00Z`);
  // February 30 is read as a day of March.
  if (Number.isNaN(at) || new Date(at).getUTCDate() !== Number(day.slice(8))) return null;
  return (at - Date.UTC(1899, 11, 30)) / 86_400_000;
}
