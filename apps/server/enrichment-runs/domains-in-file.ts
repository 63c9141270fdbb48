/** The domains in a file of companies, which is read once and not kept. */
import * as contract from '@leadlight/contract';
import { Refusal } from '@leadlight/db/platform';
import { emailKey } from '@leadlight/vocabulary';
import { readCompanyDomain } from '../enrichments/company-domain.ts';
import type { Previews } from '../imports/previews.ts';
import { isBlank, rowsOfList, understandList } from '../verification-runs/list-file.ts';

export interface DomainsInFile {
  /** Rows with content, without the header. */
  readonly rows: number;
  /** The header of the column with the domains; null if it has none, or if the domains are in several columns. */
  readonly column: string | null;
  /** As written, in order, with duplicates. */
  readonly domains: string[];
}

/** The longest that the contract accepts, in characters. */
const mostCharacters = 1_000;

/** The most memory for the rows of a file, in bytes: a list of 10,000 rows takes a few megabytes, and a file with thousands of cells per row isn't a list. */
const mostBytes = 64 * 2 ** 20;
/** The most bytes of a cell in memory: a reference, and for a text that isn't empty, its header and two bytes per character. */
const sizeOf = (cell: string): number => 8 + (cell === '' ? 0 : 24 + cell.length * 2);

const isDomain = (cell: string): boolean => readCompanyDomain(cell).kind === 'domain';

/**
 * Each row's cell in the column of websites; in a row without one, the email address, and without that, the first cell, so that the forecast counts the row
 * as invalid. In a list without headers, a row of nothing but domains gives all of them.
 * @throws Refusal domains_missing, file_format_unknown, file_broken, row_too_large, file_empty, too_many_rows, file_too_large
 */
export async function readDomainsInFile(
  previews: Previews,
  path: string,
  file: { readonly name: string; readonly sha256: string; readonly at: Date },
): Promise<DomainsInFile> {
  const { layout } = await understandList(previews, path, file);
  // The first row of a list without headers may be taken for one, but no header is a domain.
  const headers = layout.columns.map(({ header }) => header ?? '');
  const hasHeaders = layout.headerRow > 0 && !headers.some(isDomain);
  const firstRow = hasHeaders ? layout.firstRow : Math.max(1, layout.headerRow);
  const rows: (readonly string[])[] = [];
  let bytes = 0;
  for await (const batch of rowsOfList(path, layout, { row: 1, offset: 0 }))
    for (const { row, cells } of batch.rows) {
      if (row < firstRow || isBlank(cells)) continue;
      for (const cell of cells) bytes += sizeOf(cell);
      if (bytes > mostBytes) throw new Refusal('file_too_large');
      rows.push(cells.map((cell) => cell.trim()));
      if (rows.length > contract.mostDomains) throw new Refusal('too_many_rows');
    }
  const isListOfAll = (cells: readonly string[]): boolean => !hasHeaders && cells.every((cell) => cell === '' || isDomain(cell));
  const emails = layout.columns.find(({ guess }) => guess === 'address')?.column;
  const websites = layout.columns.find(({ guess }) => guess === 'domain')?.column ?? columnOfMostDomains(rows) ?? emails;
  if (websites === undefined) throw new Refusal('domains_missing');
  const domains = rows.flatMap((cells) => {
    if (isListOfAll(cells)) return cells.filter((cell) => cell !== '');
    const first = cells.find((cell) => cell !== '') ?? '';
    return [cells[websites] || (emails !== undefined && cells[emails]) || first];
  });
  if (domains.length > contract.mostDomains) throw new Refusal('too_many_rows');
  const header = layout.columns.find(({ column }) => column === websites)?.header ?? null;
  return { rows: rows.length, column: hasHeaders ? header : null, domains: domains.map((domain) => domain.slice(0, mostCharacters)) };
}

/** The column where most cells are domains or URLs of a company; undefined if none has any. Email addresses don't count: they may be private. */
function columnOfMostDomains(rows: readonly (readonly string[])[]): number | undefined {
  const counts = new Map<number, number>();
  for (const cells of rows)
    for (const [column, cell] of cells.entries())
      if (cell !== '' && emailKey(cell) === null && isDomain(cell)) counts.set(column, (counts.get(column) ?? 0) + 1);
  return [...counts].toSorted(([a, fewer], [b, more]) => more - fewer || a - b)[0]?.[0];
}
