/**
 * What can be wrong with a file, a mapping or a row. Codes are stable; the words are for people. `refused` rows are kept for download;
 * `noted` ones are taken, and what was not understood stays with them as an extra field.
 */
export const importErrors = {
  file_empty: { scope: 'file', words: 'The file has no rows.' },
  file_too_large: { scope: 'file', words: 'The file is larger than this server takes.' },
  format_unknown: { scope: 'file', words: 'This is no CSV, TSV, XLSX or JSON file.' },
  encoding_unknown: { scope: 'file', words: 'The file is written in an encoding that could not be told.' },
  encoding_mixed: { scope: 'file', words: 'Parts of the file are written in another encoding.' },
  archive_too_large: { scope: 'file', words: 'The workbook unpacks to more than this server takes.' },
  quotes_unbalanced: { scope: 'file', words: 'A quotation mark is opened and never closed.' },
  header_missing: { scope: 'file', words: 'No row names the columns; choose what each column holds.' },
  header_twice: { scope: 'file', words: 'Two columns have the same name; both are kept, the second with a number.' },
  columns_too_many: { scope: 'file', words: 'The file has more columns than can be taken.' },
  column_mapped_twice: { scope: 'mapping', words: 'Two columns are mapped to the same field.' },
  column_unknown: { scope: 'mapping', words: 'The file has no such column.' },
  field_unknown: { scope: 'mapping', words: 'There is no such field.' },
  nothing_mapped: {
    scope: 'mapping',
    words: 'No column says who or what a row is: map a name, an e-mail address, a LinkedIn address or a website.',
  },
  row_too_long: { scope: 'refused', words: 'The row has more cells than the header has columns.' },
  row_broken: { scope: 'refused', words: 'The row could not be read: its quotation marks do not close.' },
  cell_too_long: { scope: 'refused', words: 'A cell is longer than 32,767 characters.' },
  nobody: { scope: 'refused', words: 'Nothing in the row says who or what it is: no name, address, LinkedIn page or website.' },
  email_invalid: { scope: 'noted', words: 'This is no e-mail address.' },
  linkedin_invalid: { scope: 'noted', words: 'This is no address of a LinkedIn page.' },
  website_invalid: { scope: 'noted', words: 'This is no address of a website of its own.' },
  number_invalid: { scope: 'noted', words: 'This is no number.' },
  size_invalid: { scope: 'noted', words: 'This is no number of employees and no range.' },
  year_invalid: { scope: 'noted', words: 'This is no year.' },
  date_invalid: { scope: 'noted', words: 'This date could not be read, or its day and month could not be told apart.' },
} as const satisfies Record<string, { readonly scope: 'file' | 'mapping' | 'refused' | 'noted'; readonly words: string }>;

export type ImportErrorCode = keyof typeof importErrors;

/** A cell of Excel holds this much; longer ones come from a quotation mark that never closed. */
export const longestCell = 32_767;
/** Wider files are exports of something else; every column of ours fits ten times. */
export const mostColumns = 500;

/** An error of a row: which row of the file (the first is 1), which field or column, what. */
export interface RowError {
  readonly row: number;
  readonly field: string | null;
  readonly column: string | null;
  readonly code: ImportErrorCode;
}
