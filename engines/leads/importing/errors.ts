/**
 * Everything that can be wrong with a file, a mapping, or a row. Codes are stable; the text is for users. `refused` rows are kept for
 * download; `noted` ones are imported, with the unreadable value as an extra field.
 */
export const importErrors = {
  file_empty: { scope: 'file', words: 'The file has no rows.' },
  file_too_large: { scope: 'file', words: 'The file exceeds the size limit of this server.' },
  format_unknown: { scope: 'file', words: "The file isn't a CSV, TSV, XLSX, or JSON file." },
  encoding_unknown: { scope: 'file', words: "The file's encoding could not be detected." },
  encoding_mixed: { scope: 'file', words: 'The file mixes several encodings.' },
  archive_too_large: { scope: 'file', words: 'The unpacked workbook exceeds the size limit of this server.' },
  quotes_unbalanced: { scope: 'file', words: 'A quotation mark is never closed.' },
  header_missing: { scope: 'file', words: 'The file has no header row. Choose what each column contains.' },
  header_twice: { scope: 'file', words: 'Two columns have the same name. Both are kept, the second with a number.' },
  columns_too_many: { scope: 'file', words: 'The file has too many columns.' },
  column_mapped_twice: { scope: 'mapping', words: 'Two columns are mapped to the same field.' },
  column_unknown: { scope: 'mapping', words: "This column doesn't exist in the file." },
  field_unknown: { scope: 'mapping', words: "This field doesn't exist." },
  nothing_mapped: {
    scope: 'mapping',
    words: 'No column identifies the leads. Map a name, email address, LinkedIn URL, or website.',
  },
  leads_undecided: { scope: 'mapping', words: 'Choose whether the rows of this file are people or companies.' },
  website_shared: {
    scope: 'mapping',
    words:
      "Most rows have a page on the same site, so the column doesn't contain the companies' own websites. It is kept as an extra field.",
  },
  row_too_long: { scope: 'refused', words: 'The row has more cells than the header has columns.' },
  row_broken: { scope: 'refused', words: "The row couldn't be read because a quotation mark is never closed." },
  cell_too_long: { scope: 'refused', words: 'A cell is longer than 32,767 characters.' },
  nobody: { scope: 'refused', words: 'Nothing in the row identifies a lead. Add a name, email address, LinkedIn URL, or website.' },
  email_invalid: { scope: 'noted', words: "This isn't an email address." },
  linkedin_invalid: {
    scope: 'noted',
    words: "This isn't the LinkedIn URL of a person (/in/…) or, in a company's column, of a company (/company/…).",
  },
  website_invalid: { scope: 'noted', words: "This isn't the address of a company website." },
  number_invalid: { scope: 'noted', words: "This isn't a number." },
  size_invalid: { scope: 'noted', words: "This isn't a number or range of employees." },
  year_invalid: { scope: 'noted', words: "This isn't a year." },
  phone_invalid: { scope: 'noted', words: "This isn't a phone number." },
  stage_invalid: { scope: 'noted', words: "This isn't one of the workspace's stages." },
  owner_unknown: { scope: 'noted', words: 'No member of the workspace has this name or email address, or several have this name.' },
  list_invalid: { scope: 'noted', words: "A list's name can have up to 100 characters." },
  tags_invalid: { scope: 'noted', words: 'A lead can be given up to 20 tags of up to 50 characters.' },
  stage_kept: { scope: 'noted', words: 'The lead already has another stage, which stays.' },
  owner_kept: { scope: 'noted', words: 'The lead already has another owner, who stays.' },
  lists_too_many: {
    scope: 'noted',
    words: 'An import creates up to 20 lists. Create this list first, or map the column to something else, and import the file again.',
  },
  lists_full: { scope: 'noted', words: 'The workspace has as many lists as it can have. Delete one, and import the file again.' },
  date_invalid: { scope: 'noted', words: "This date couldn't be read, or the order of day and month is ambiguous." },
} as const satisfies Record<string, { readonly scope: 'file' | 'mapping' | 'refused' | 'noted'; readonly words: string }>;

export type ImportErrorCode = keyof typeof importErrors;

/** The limit of an Excel cell. Longer cells come from a quotation mark that was never closed. */
export const maxCellLength = 32_767;
/** Wider files are not lead lists; our fields would fit in ten times. */
export const maxColumns = 500;

/** An error in a row: the row's number in the file (the first is 1), the field, the column, and the code. */
export interface RowError {
  readonly row: number;
  readonly field: string | null;
  readonly column: string | null;
  readonly code: ImportErrorCode;
}
