/** Reads the people to enrich from text that a user pasted or from a file: a table with columns, or one person per line. */
import { detectLayout, guessMapping, isKnownHeader, splitRows, type Layout } from '@leadlight/leads';
import { looksLikePerson } from '@leadlight/vocabulary/identity';
import { readPastedText, readTableRows, type ProfileInputs, type TableColumns } from '@leadlight/profiles';

/**
 * The columns of a table: which has the profile, the address, the name, the company.
 * @param rows the first of the table
 */
function profileColumns(header: readonly string[], rows: readonly (readonly string[])[]): TableColumns {
  const { targets } = guessMapping(header, rows, 'people');
  return { header, targets };
}

/** What identifies a person or an employer, and the parts of a name. */
const keyTargets = /^(?:person\.(?:linkedin|email|personalEmail|firstName|lastName)|linkedin|name|company\.(?:name|website|linkedin))$/;

/**
 * @param text decoded
 * @returns each person once, and what can't be used, with the reason; positions are lines of a list or rows of a table, from 1
 */
export function readProfileInputs(text: string): ProfileInputs {
  const layout = detectLayout(text, true);
  const columns = isTable(layout) ? columnsOf(layout) : null;
  if (columns === null || !columns.targets.some((target) => keyTargets.test(target))) return readPastedText(text);
  const { rows } = splitRows(text.replace(/^\uFEFF/, ''), layout.delimiter);
  const skipped = layout.skip + (layout.header === null ? 0 : 1);
  return readTableRows(rows.slice(skipped), columns, skipped + 1);
}

function columnsOf({ header, rows }: Layout): TableColumns {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  // Named as `hasNoName` of the importing engine expects.
  return profileColumns(header ?? Array.from({ length: width }, (_none, column) => `Column ${column + 1}`), rows);
}

/** Whether a cell is a person's name, an address or a domain, so that its row is not a header. */
const isData = (cell: string): boolean => /@|[\p{L}\d]\.\p{L}{2,}/u.test(cell) || looksLikePerson(cell);

/**
 * Whether the text has columns. A list of lines such as "Ana Silva, Acme" has commas, too, so that a table needs a header with known names,
 * or cells of which most are alike.
 */
function isTable({ header, rows, delimiter }: Layout): boolean {
  if (header !== null && header.filter(isKnownHeader).length >= Math.min(2, header.length)) return true;
  // A first row of words above profiles or addresses.
  const isColumnOfKeys = (_name: string, column: number): boolean =>
    rows.some((row) => (row[column] ?? '').trim() !== '') &&
    rows.every((row) => /@|linkedin\./i.test(row[column] ?? '') || (row[column] ?? '').trim() === '');
  if (header !== null && header.some(isColumnOfKeys) && !header.some(isData)) return true;
  const widths = Map.groupBy(rows, ({ length }) => length);
  const [[width, most] = [0, []]] = [...widths].toSorted(([, a], [, b]) => b.length - a.length);
  // Lines with a comma are read as lines, in any order; tabs come from spreadsheets.
  return rows.length >= 2 && most.length / rows.length >= 0.9 && (width >= 4 || (delimiter === '\t' && width >= 2));
}
