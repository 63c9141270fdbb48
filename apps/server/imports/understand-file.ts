/**
 * Detects how to read a file: format, encoding, delimiter, header row and column mapping, where the settings don't say. Also previews its first rows.
 * Reads only the beginning of the file; runs in a separate process (preview-process.ts).
 */
import type { ImportPreview, ImportSettings } from '@leadlight/contract';
import {
  checkMapping,
  companyOf,
  guessMapping,
  importTargets,
  isLongerThan,
  isUnitRow,
  otherTableAt,
  packFacts,
  personOf,
  readRow,
  vendorOf,
  type ColumnRule,
  type GuessedMapping,
  type ImportTarget,
  type KindRuleName,
  type Mapping,
  type Owners,
  type RowSource,
} from '@leadlight/leads';
import { phoneText } from '@leadlight/vocabulary';
import { checkedRows, firstRows, mostColumns, readTop, SettingsFault, type Top } from './file-top.ts';
import type { FileShape } from './files/open-rows.ts';
import { FileFault, isFilled, type FileRow } from './files/rows.ts';
import { findJoinedRows, mostComparedRows, noJoinedRows } from './joined-rows.ts';
import { kindWords, noteWords, targetGroups, targetNames } from './import-words.ts';
import type { Reading } from './reading.ts';

export interface Understood {
  readonly reading: Reading;
  readonly preview: ImportPreview;
  /** What decided the kind of the rows and each column's target, for measurements; null for extra fields. */
  readonly rules: { readonly kind: KindRuleName; readonly columns: readonly (ColumnRule | null)[] };
}

export interface FileToRead {
  readonly name: string;
  readonly sha256: string;
  readonly at: Date;
  /** Members of the workspace, whom rows can name as owners; none for the pool. */
  readonly owners?: Owners;
}

const previewRows = 20;
/** Public directories, whose values are not the workspace's own. */
const directories: readonly (string | null)[] = ['yc', 'sp500'];

/** @throws FileFault; SettingsFault */
export async function understandFile(path: string, settings: ImportSettings, file: FileToRead): Promise<Understood> {
  const top = await readTop(path, settings);
  if (top.header.length > mostColumns) throw new FileFault('too_many_columns');
  const found = await firstRows(path, top.shape, top.firstRow, mostComparedRows);
  // A row of units or data types under the headers describes the columns.
  const hasUnits = (top.headerRow ?? 0) > 0 && found[0]?.row === top.firstRow && isUnitRow(found[0].cells);
  const firstRow = hasUnits ? top.firstRow + 1 : top.firstRow;
  const read = hasUnits ? found.slice(1) : found;
  const first = read.filter(isFilled).slice(0, checkedRows);
  // Rows of another table say nothing about the columns of the first one.
  const otherAt = otherTableAt(
    read.map(({ cells }) => cells),
    top.header,
  );
  const other = otherAt === null ? undefined : read[otherAt];
  const fitting = first.filter(({ row, cells }) => !isLongerThan(cells, top.header.length) && (!other || row < other.row));
  // In a row that is too long, cells are in the wrong columns, so they say nothing about these.
  const typical = fitting.length > 0 ? fitting : first;
  const guess = guessMapping(
    top.header,
    typical.map(({ cells }) => cells),
    settings.leads ?? null,
  );
  const targets = chosenTargets(guess, settings, top.header.length);
  const mapping: Mapping = {
    kind: settings.leads ?? kindOf(guess, targets),
    targets,
    header: top.header,
    dateOrder: guess.dateOrder,
    industrySystems: guess.industrySystems ?? [],
  };
  // Whoever maps a column to a person's field has said that rows are people.
  const isLeadsSure = guess.isKindSure || (settings.columns ?? []).some(({ target }) => target?.startsWith('person.'));
  const vendor = vendorOf(top.header);
  const reading: Reading = {
    shape: top.shape.format === 'csv' ? { ...top.shape, width: top.header.length } : top.shape,
    vendor,
    headerRow: top.headerRow,
    firstRow,
    mapping,
    source: directories.includes(vendor) ? 'directory' : 'import',
  };
  const makesNoLead = checkMapping(targets, top.header.length).some(({ code }) => code === 'nothing_mapped');
  if (makesNoLead && settings.columns) throw new SettingsFault([{ code: 'mapping_makes_no_lead', field: 'columns' }]);
  const source: RowSource = {
    locator: file.name,
    hash: file.sha256,
    importedAt: Math.floor(file.at.getTime() / 1000),
    source: reading.source,
  };
  const rows = first.map((row) => presentRow(row, mapping, source, file.owners));
  const fileProblems = [
    ...top.problems,
    ...(isLeadsSure ? [] : ['leads_undecided']),
    ...(makesNoLead ? ['nothing_mapped'] : []),
    ...(first.length === 0 ? ['file_empty'] : []),
  ];
  return {
    reading,
    rules: { kind: guess.kindRule, columns: guess.columns.map(({ rule }) => rule) },
    preview: {
      format: top.shape.format,
      vendor,
      sheets: [...top.sheets],
      sheet: top.shape.format === 'json' ? top.shape.array?.path || null : 'sheet' in top.shape ? top.shape.sheet : null,
      delimiter: top.shape.format === 'csv' ? (top.shape.delimiter as ImportPreview['delimiter']) : null,
      encoding: top.shape.format === 'csv' ? top.shape.encoding : null,
      hasByteOrderMark: top.sniffed.format === 'csv' && top.sniffed.hasByteOrderMark,
      headerRow: top.headerRow,
      leads: mapping.kind,
      isLeadsSure,
      leadsReason: settings.leads ? `You chose ${settings.leads}.` : kindWords(guess.kindReason),
      columns: top.header.map((header, column) => ({
        column,
        header,
        target: targets[column] === 'extra' ? null : (targets[column] ?? null),
        isGuess: !settings.columns?.some((choice) => choice.column === column),
        isDoubtful: guess.columns[column]?.target === targets[column] && guess.columns[column]?.confidence === 0.5,
        samples: samplesOf(typical, column),
        invalid: rows.filter(({ problems }) => problems.some(({ field }) => field !== null && field === targets[column])).length,
      })),
      targets: importTargets.filter(isOffered).map((id) => ({ id, name: targetNames[id], group: targetGroups(id) })),
      rows: rows.slice(0, previewRows),
      joinedRows: makesNoLead ? noJoinedRows : await findJoinedRows(read, reading, source),
      rowsExpected: top.rowsExpected,
      problems: [
        ...fileProblems.map((code) => ({ code, message: noteWords(code), row: null, field: null })),
        ...arraysProblem(top, makesNoLead, settings),
        ...(hasUnits ? [unitsProblem(top.firstRow)] : []),
        ...(other ? [tablesProblem(other.row)] : []),
        ...sharedHostProblem(guess, targets),
        ...longRowsProblem(first.filter(({ cells }) => isLongerThan(cells, top.header.length)).length, first.length, top.shape),
        ...rows.flatMap(({ problems }) => problems).slice(0, 100),
      ],
      isReady: !makesNoLead && isLeadsSure && first.length > 0,
    },
  };
}

/** Says which of several arrays of a JSON file the rows are from; that an object was read as one row although it has arrays; or that there is no array. */
function arraysProblem({ shape, sheets }: Top, makesNoLead: boolean, { sheet }: ImportSettings): ImportPreview['problems'] {
  if (shape.format !== 'json' || sheet !== undefined) return [];
  const problem = (code: string, message: string) => [{ code, message, row: null, field: null }];
  const { array } = shape;
  const others = sheets.filter((each) => each !== array?.path);
  const names = others
    .slice(0, 5)
    .map((each) => `“${each.slice(0, 100)}”`)
    .join(', ');
  const all = others.length > 5 ? `${names} and ${others.length - 5} more` : names;
  if (array)
    return others.length === 0 || array.path === ''
      ? []
      : problem(
          'arrays_several',
          `This file has several arrays of objects. The rows come from “${array.path}”; ${all} ${others.length === 1 ? 'isn’t' : 'aren’t'} read. To read another one, choose it under Array.`,
        );
  if (others.length > 0)
    return problem(
      'arrays_unread',
      `This file is one object and was read as one lead. To read the objects of ${all} as rows, choose it under Array.`,
    );
  return makesNoLead ? problem('array_missing', noteWords('array_missing')) : [];
}

/** Says that a row was left out: it is not among the refused rows, because it never was a lead. */
const unitsProblem = (row: number): ImportPreview['problems'][number] => ({
  code: 'row_of_units',
  message: `Row ${row} contains units or data types for the columns, so it isn’t imported.`,
  row: null,
  field: null,
});

/** Says that the rows below a second header row are read with the first one's columns, which only the user can tell apart. */
const tablesProblem = (row: number): ImportPreview['problems'][number] => ({
  code: 'tables_several',
  message: `Row ${row} looks like the header row of another table. The rows below it are imported with the columns of the first table. If they are something else, remove them from the file, or import them as a file of their own.`,
  row: null,
  field: null,
});

/** Says why a column of web pages isn't the website, unless the user has mapped it. */
function sharedHostProblem({ sharedHost }: GuessedMapping, targets: readonly ImportTarget[]): ImportPreview['problems'] {
  if (!sharedHost || targets[sharedHost.column] !== 'extra') return [];
  const message = `Most rows of this column have a page on ${sharedHost.host}, so it doesn’t contain the companies’ own websites. It is kept as an extra field.`;
  return [{ code: 'website_shared', message, row: null, field: `columns.${sharedHost.column}` }];
}

/** A problem of the whole file, because the rows may not be in the preview. */
function longRowsProblem(tooLong: number, checked: number, shape: FileShape): ImportPreview['problems'] {
  if (tooLong === 0) return [];
  const which = checked === 1 ? 'The first row has' : `${tooLong} of the first ${checked} rows ${tooLong === 1 ? 'has' : 'have'}`;
  const remedy =
    shape.format === 'csv' ? ` A value that contains a ${delimiterWords[shape.delimiter] ?? 'delimiter'} must be in quotes.` : '';
  const message = `${which} more cells than the header has columns and can’t be imported.${remedy}`;
  return [{ code: 'rows_too_long', message, row: null, field: null }];
}

const delimiterWords: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'vertical bar' };

/** `linkedin` and `name` depend on whether rows are people or companies; the other targets don't. */
const isOffered = (target: ImportTarget): target is Exclude<ImportTarget, 'extra' | 'skip'> =>
  target !== 'extra' && target !== 'skip' && target !== 'linkedin';

/** Chosen targets take precedence: a detected target is dropped if another column was chosen for it. */
function chosenTargets(guess: GuessedMapping, { columns = [] }: ImportSettings, width: number): ImportTarget[] {
  const faults: SettingsFault['faults'][number][] = [];
  const chosen = new Map<number, ImportTarget>();
  const taken = new Set<ImportTarget>();
  for (const [index, { column, target }] of columns.entries()) {
    const known = importTargets.find((id) => id === (target ?? 'extra'));
    if (column >= width) faults.push({ code: 'value_invalid', field: `columns.${index}.column` });
    else if (chosen.has(column)) faults.push({ code: 'column_mapped_twice', field: `columns.${index}.column` });
    if (!known) faults.push({ code: 'value_invalid', field: `columns.${index}.target` });
    else if (known !== 'extra' && known !== 'skip' && taken.has(known))
      faults.push({ code: 'column_mapped_twice', field: `columns.${index}.target` });
    if (known) {
      chosen.set(column, known);
      taken.add(known);
    }
  }
  if (faults.length > 0) throw new SettingsFault(faults);
  return guess.targets.map((target, column) => chosen.get(column) ?? (taken.has(target) ? 'extra' : target));
}

/** If a column is mapped to a field of a person, rows are people. */
function kindOf(guess: GuessedMapping, targets: readonly ImportTarget[]): Mapping['kind'] {
  if (targets.some((target) => target.startsWith('person.'))) return 'people';
  const namesNobody = !targets.includes('name') && guess.targets.some((target) => target.startsWith('person.'));
  return namesNobody ? 'companies' : guess.kind;
}

function samplesOf(rows: readonly FileRow[], column: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[column]?.trim() ?? '';
    if (cell !== '') samples.add(cell.slice(0, 200).toWellFormed());
    if (samples.size === 5) break;
  }
  return [...samples];
}

function presentRow(row: FileRow, mapping: Mapping, source: RowSource, owners: Owners = new Map()): ImportPreview['rows'][number] {
  const cells = row.cells.slice(0, 100).map((cell) => cell.slice(0, 500).toWellFormed());
  const nothing = { row: row.row, cells, person: null, company: null };
  const problem = (code: string, field: string | null) => ({ code, message: noteWords(code), row: row.row, field });
  if (row.fault) return { ...nothing, problems: [problem(row.fault.code, mapping.header[row.fault.column ?? -1] ?? null)] };
  const answer = readRow(row.cells, mapping, row.row, source, { owners });
  if (answer.kind === 'blank') return { ...nothing, problems: [] };
  if (answer.kind === 'refused')
    return { ...nothing, problems: answer.errors.map(({ code, column, field }) => problem(code, field ?? column)) };
  const person = answer.person.length > 0 ? personOf(packFacts(answer.person), source.importedAt) : null;
  const company = answer.company.length > 0 ? companyOf(packFacts(answer.company), source.importedAt) : null;
  return {
    ...nothing,
    person: person && {
      name: person.name,
      title: person.title,
      seniorities: [...person.seniorities],
      department: person.department,
      email: person.email,
      emailVerdict: person.emailVerdict,
      ...presentPhone(person.phone ?? person.mobilePhone),
      linkedin: person.linkedin,
      place: { country: person.place.country, region: person.place.region, cityName: person.place.cityName },
      companyName: person.companyName,
      companyDomain: person.companyDomain,
    },
    company: company && {
      name: company.name,
      domain: company.domain,
      industry: company.industry,
      size: company.size,
      founded: company.founded,
      status: company.status,
      linkedin: company.linkedin,
      place: { country: company.place.country, region: company.place.region, cityName: company.place.cityName },
    },
    problems: answer.notes.map(({ code, column, field }) => problem(code, field ?? column)),
  };
}

const presentPhone = (phone: string | null) => ({ phone, phoneText: phone && phoneText(phone) });
