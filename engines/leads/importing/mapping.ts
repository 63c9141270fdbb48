/**
 * Maps columns to fields: guessed from the name and a sample of cells, and corrected by users. Uncertain guesses have a low
 * confidence. Nothing is dropped: a column without a target becomes an extra field of every row.
 */
import { domainOf, linkedinKey, looksLikeCompany } from '@leadlight/vocabulary/identity';
import { industrySystemOf, type IndustrySystem } from '@leadlight/vocabulary/industries';
import { isPlaceholder } from './cell-text.ts';
import {
  handleOf,
  isFullNameByHandles,
  isConsistent,
  isTrueForShare,
  meantTarget,
  mentionsCompany,
  nameByHandles,
  nameOfCells,
  needsCells,
  targetOfCells,
} from './column-cells.ts';
import type { ColumnGuess, ColumnRule } from './column-guess.ts';
import { dateOrderOf, type DateOrder } from './dates.ts';
import type { ImportErrorCode } from './errors.ts';
import { namesWithoutPrefix } from './header-prefix.ts';
import { isWholeHeader, targetOfHeader, vendorOf } from './headers.ts';
import { importTargets, type ImportTarget } from './import-targets.ts';
import { hasNoName, isDateOfRow, isOfContact } from './directory-signs.ts';
import type { ImportedKind, KindReason } from './kind-guess.ts';
import { guessKind, type KindRuleName } from './kind-rules.ts';
import { lastNameBesideFirst, looksLikeFullNames, namesWithoutHeader, withNames } from './name-columns.ts';
import { areNamedByAddresses, areNamedByDomains, columnOfDomains, columnOfMailDomains } from './names-by-domains.ts';
import { sharedHostOf } from './shared-hosts.ts';
import { isBareList, isTagHeader, ownExportTarget } from './work-headers.ts';

export interface Mapping {
  readonly kind: ImportedKind;
  /** By column; `extra` for unmapped ones. */
  readonly targets: readonly ImportTarget[];
  readonly header: readonly string[];
  /** For ambiguous dates: detected from the column or chosen by the user. */
  readonly dateOrder: DateOrder | null;
  /** The classification of the codes in the columns `company.industryCode` and `company.industry`, by column; null where there is none. */
  readonly industrySystems?: readonly (IndustrySystem | null)[];
}

export interface GuessedMapping extends Mapping {
  readonly columns: readonly ColumnGuess[];
  /** Whether the rows can only be of this kind; otherwise the user has to choose. */
  readonly isKindSure: boolean;
  readonly kindReason: KindReason;
  /** What decided the kind, for measurements. */
  readonly kindRule: KindRuleName;
  /** The column of web pages that are on sites of many companies, and so don't identify any; null if there is none. */
  readonly sharedHost: { readonly column: number; readonly host: string } | null;
}

const extra = { target: 'extra', confidence: 0, by: 'none', rule: null } as const;
const personTargets = new Set<ImportTarget>(importTargets.filter((target) => target.startsWith('person.')));

/** How many cells of a column are examined. */
const sampleSize = 200;
/** Characters of a name or cell that are examined: patterns take time that grows with the square of the length, and a cell may have 32,767. */
const longestExamined = 1_000;

/**
 * @param chosenKind what the user says the rows are; otherwise it is guessed
 */
export function guessMapping(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  chosenKind: ImportedKind | null = null,
): GuessedMapping {
  const sample = rows.slice(0, sampleSize).map((row) => row.map((cell) => cell.trim().slice(0, longestExamined)));
  const cells = header.map((_name, column) => sample.map((row) => row[column] ?? '').filter((cell) => cell !== '' && !isPlaceholder(cell)));
  const cellsOf = (column: number): string[] => cells[column] ?? [];
  const isOwnExport = vendorOf(header) === 'leadlight';
  const bare = namesWithoutPrefix(header);
  const areConnections = isConnectionsFile(header, cellsOf);
  const byHeader = header.map((name, column): ColumnGuess => {
    const own = isOwnExport ? ownExportTarget(name) : null;
    if (own !== null) return { column, header: name, target: own, confidence: 0.95, by: 'header', rule: 'export' };
    const ofConnections = areConnections ? connectionsColumns[column] : undefined;
    if (ofConnections !== undefined)
      return { column, header: name, target: ofConnections, confidence: 0.95, by: 'content', rule: 'export' };
    const named = targetOfHeader(bare[column] ?? name);
    const target = meantTarget(named, name, cellsOf(column));
    if (target === null) return { column, header: name, ...extra };
    if (!isConsistent(target, cellsOf(column)))
      return { column, header: name, target, confidence: 0.5, by: 'header', rule: 'contradicted' };
    const ofName = isWholeHeader(bare[column] ?? name) ? 'header' : 'header words';
    return { column, header: name, target, confidence: 0.95, by: 'header', rule: target === named ? ofName : 'header and cells' };
  });
  const named = withNames(byHeader, sample, cellsOf);
  const guessed = guessKind(named, cellsOf, {
    byHandles: columnOfHandles(named, sample),
    byDomains: columnOfDomains(named, sample, cellsOf),
    byMailDomains: columnOfMailDomains(named, sample),
  });
  const kind = chosenKind ?? guessed.kind;
  const nameColumn = kind === 'companies' ? (guessed.nameColumn ?? nameColumnOf(named)) : null;
  const taken = new Set<ImportTarget>();
  // Highest confidence first. Of two columns with the same meaning, the first one wins, unless it has far fewer values than the other.
  const meaning = ({ target, header: name }: ColumnGuess): ImportTarget => targetForKind(target, kind, name);
  const byTarget = Map.groupBy(named, meaning);
  const isSparse = (guess: ColumnGuess): boolean =>
    (byTarget.get(meaning(guess)) ?? []).some((other) => cellsOf(other.column).length > cellsOf(guess.column).length * 2);
  const order = named.toSorted(
    (a, b) =>
      b.confidence - a.confidence ||
      Number(isSparse(a)) - Number(isSparse(b)) ||
      Number(isSecondChoice(a, cellsOf)) - Number(isSecondChoice(b, cellsOf)) ||
      // "Company Name" before "Recipient Name", which is anyone's.
      Number(isNameByWords(a)) - Number(isNameByWords(b)) ||
      a.column - b.column,
  );
  const columns: ColumnGuess[] = [];
  for (const guess of order) {
    const target = guess.column === nameColumn ? 'company.name' : targetForKind(guess.target, kind, guess.header);
    const isFree = (target === 'skip' || !taken.has(target)) && !(kind === 'companies' && personTargets.has(target));
    // "Status" and "Sales" mean other things than a company's, unless the cells say so.
    const isMeant =
      (guess.confidence > 0.5 || !needsCells.has(target)) &&
      isOfSubject(target, guess, kind, named, cellsOf(guess.column).length > 0) &&
      !isNameOfContact(guess, kind, named, cellsOf(guess.column));
    if (target !== 'extra' && isFree && isMeant) {
      taken.add(target);
      const isOfKind = guess.column === nameColumn && target !== targetForKind(guess.target, kind, guess.header);
      const confidence = target === 'lead.list' && guess.rule !== 'export' && isBareList(guess.header) ? 0.5 : guess.confidence;
      columns.push({ ...guess, target, confidence, rule: isOfKind ? 'kind' : guess.rule });
    } else columns.push({ ...guess, ...extra });
  }
  const sharedHost = dropSharedHost(columns, rows, taken);
  addByCells(columns, { rows, cellsOf, kind, taken, except: sharedHost?.column });
  const laterSharedHost = sharedHost ?? dropSharedHost(columns, rows, taken);
  const inOrder = columns.toSorted((a, b) => a.column - b.column);
  const dates = inOrder.find(({ target }) => target === 'person.connectedOn');
  return {
    kind,
    isKindSure: chosenKind !== null || (guessed.isSure && !header.some((_name, column) => areFieldNames(cellsOf(column)))),
    kindReason: guessed.reason,
    kindRule: guessed.rule,
    header,
    columns: inOrder,
    targets: inOrder.map(({ target }) => target),
    dateOrder: dates ? dateOrderOf(cellsOf(dates.column)) : null,
    industrySystems: header.map((name, column) => industrySystemOf(name, cellsOf(column))),
    sharedHost: laterSharedHost,
  };
}

/**
 * If another column has different ones, a name or an address that is the same in all rows is that of the host, the organizer or the exporting user. A
 * headline contains more than the title.
 */
const isSecondChoice = ({ target, column, header }: ColumnGuess, cellsOf: (column: number) => readonly string[]): boolean =>
  target === 'person.title' && /headline/i.test(header)
    ? true
    : (target === 'name' || target === 'person.email' || target === 'person.title') &&
      cellsOf(column).length >= 4 &&
      new Set(cellsOf(column)).size === 1;
/** Whether a column repeats names of fields ("Name", "Email", "Name", "Email"): each row is one field of a lead, so the file isn't a list of leads. */
function areFieldNames(cells: readonly string[]): boolean {
  const distinct = [...new Set(cells)];
  if (distinct.length < 2 || distinct.length > 40 || distinct.length > cells.length / 2) return false;
  const targets = distinct.map(targetOfHeader);
  const has = (pattern: RegExp): boolean => targets.some((target) => target !== null && pattern.test(target));
  return (
    has(/^(?:name|person\.(?:first|last)Name|company\.name)$/) &&
    has(/(?:email|phone|website|linkedin)$/i) &&
    targets.filter((target) => target !== null).length >= distinct.length * 0.6
  );
}

const isNameByWords = ({ target, rule }: ColumnGuess): boolean =>
  (target === 'name' || target === 'company.name') && rule === 'header words';

/** "Status" and "Description" alone are about the lead of the row: in a list of people, not about the company they work for. */
function isOfSubject(
  target: ImportTarget,
  { header }: ColumnGuess,
  kind: ImportedKind,
  named: readonly ColumnGuess[],
  isFilled: boolean,
): boolean {
  if (kind === 'companies') return true;
  if (target === 'company.founded') return !isDateOfRow(header);
  // What a person spends, in a list that names no companies.
  if (target === 'company.revenue') return named.some((guess) => /^company\.(?:name|website|linkedin)$/.test(guess.target));
  if (target !== 'company.status' && target !== 'company.description') return true;
  if (mentionsCompany(header)) return true;
  // Of a talk, beside its title.
  if (named.some((guess) => guess.target === 'extra' && /^(?:title|session|talk|abstract|vortrag)/i.test(guess.header))) return false;
  return target === 'company.description' && isFilled && named.some((guess) => guess.target === 'company.name');
}

/** In a list of companies, "Main contact" doesn't name the company that another column names. */
const isNameOfContact = (guess: ColumnGuess, kind: ImportedKind, named: readonly ColumnGuess[], cells: readonly string[]): boolean =>
  kind === 'companies' &&
  guess.target === 'name' &&
  isOfContact(guess.header) &&
  (named.some(({ target }) => target === 'company.name') || !isTrueForShare(cells, looksLikeCompany, 0.3));

interface Found {
  readonly rows: readonly (readonly string[])[];
  readonly cellsOf: (column: number) => readonly string[];
  readonly kind: ImportedKind;
  readonly taken: Set<ImportTarget>;
  readonly except: number | undefined;
}

/** Columns with unknown headers, by their cells. */
function addByCells(columns: ColumnGuess[], { rows, cellsOf, kind, taken, except }: Found): void {
  const add = (index: number, guess: ColumnGuess, target: ImportTarget | null, rule: ColumnRule): void => {
    if (target === null || taken.has(target)) return;
    taken.add(target);
    // What an industry is called is also what kinds of things are called, so it was right in six of ten columns.
    const confidence = rule === 'cells' && target === 'company.industry' ? 0.5 : 0.7;
    columns[index] = { ...guess, target, confidence, by: 'content', rule };
  };
  const unknown = (): [number, ColumnGuess][] =>
    [...columns.entries()].filter(
      ([, guess]) => guess.target === 'extra' && guess.column !== except && targetOfHeader(guess.header) === null,
    );
  // "Contact" above addresses: the header names a person, and the cells contradict it.
  for (const [index, guess] of columns.entries()) {
    const cells = cellsOf(guess.column);
    const meant = targetOfHeader(guess.header);
    if (guess.target === 'extra' && meant === 'name' && meantTarget(meant, guess.header, cells) === null)
      add(
        index,
        guess,
        isTrueForShare(cells, (cell) => cell.includes('@'), 0.8) ? targetOfCells(guess.header, cells, kind) : null,
        'header and cells',
      );
  }
  for (const [index, guess] of unknown()) {
    const cells = cellsOf(guess.column);
    add(index, guess, targetOfCells(guess.header, cells, kind), 'cells');
    if (columns[index]?.target === 'extra' && hasNoName(guess.header)) add(index, guess, nameOfCells(cells, kind), 'unnamed');
  }
  // The only column of a list can only be what identifies its rows.
  const [only, ...others] = columns;
  if (only?.target === 'extra' && others.length === 0 && isTrueForShare(cellsOf(only.column), isShortText, 0.8))
    columns[0] = { ...only, target: kind === 'people' ? 'name' : 'company.name', confidence: 0.5, by: 'content', rule: 'unnamed' };
  // "Partner" above "Leeds Data Mill", beside leedsdatamill.example: in any language.
  const site = kind === 'companies' && !taken.has('company.name') && columns.find(({ target }) => target === 'company.website');
  if (site)
    for (const [index, guess] of unknown())
      if (areNamedByDomains(guess.column, rows, [site.column], domainOf)) add(index, guess, 'company.name', 'other columns');
  if (kind !== 'people') return;
  const names = namesWithoutHeader(columns, cellsOf);
  if (names) add(columns.indexOf(names), names, looksLikeFullNames(cellsOf(names.column)) ? 'name' : 'person.firstName', 'unnamed');
  const lastName = lastNameBesideFirst(columns, cellsOf);
  if (lastName) add(columns.indexOf(lastName), lastName, 'person.lastName', 'other columns');
  const handles = columns.filter(({ target }) => target === 'person.email' || target === 'person.linkedin').map(({ column }) => column);
  if (handles.length === 0) return;
  for (const [index, guess] of unknown())
    if (hasNoName(guess.header) && areNamedByAddresses(guess.column, rows, handles)) add(index, guess, 'company.name', 'other columns');
  const sample = rows.slice(0, sampleSize).map((row) => ({
    row,
    handle: handles.map((column) => handleOf(row[column] ?? '')).find((handle) => handle !== '') ?? '',
  }));
  for (const [index, guess] of unknown()) {
    const beside = sample.map(({ row, handle }) => ({ cell: row[guess.column]?.trim() ?? '', handle }));
    const target = nameByHandles(beside) ?? (hasNoName(guess.header) && isFullNameByHandles(beside) ? 'name' : null);
    const isNamed = ['person.firstName', 'person.lastName', 'name'].some((each) => taken.has(each as ImportTarget));
    if (target !== 'name' || !isNamed) add(index, guess, target, 'other columns');
  }
}

const isShortText = (cell: string): boolean => cell.length <= 80 && /\p{L}{2}/u.test(cell) && !/@|^https?:/.test(cell);

/** The column whose names the email addresses or profiles of the same rows repeat, whatever the headers are called; null if there is none. */
function columnOfHandles(named: readonly ColumnGuess[], rows: readonly (readonly string[])[]): number | null {
  const sample = rows.map((row) => ({
    row,
    handle: row.map((cell) => (/@|linkedin\./i.test(cell) ? handleOf(cell) : '')).find((handle) => handle !== '') ?? '',
  }));
  if (sample.every(({ handle }) => handle === '')) return null;
  const isNamed = ({ column }: ColumnGuess): boolean =>
    nameByHandles(sample.map(({ row, handle }) => ({ cell: row[column]?.trim() ?? '', handle }))) !== null;
  const mayName = ({ target }: ColumnGuess): boolean =>
    target === 'extra' || target === 'name' || target === 'person.lastName' || target === 'person.firstName';
  return named.find((guess) => mayName(guess) && isNamed(guess))?.column ?? null;
}

/** The columns of LinkedIn's Connections.csv, whose names are in the language of the member, and whose order is always this one. */
const connectionsColumns: readonly ImportTarget[] = [
  'person.firstName',
  'person.lastName',
  'person.linkedin',
  'person.email',
  'company.name',
  'person.title',
  'person.connectedOn',
];

/** Whether seven columns are those of Connections.csv, whatever they are called: by the profiles, emails and dates in them. */
function isConnectionsFile(header: readonly string[], cellsOf: (column: number) => string[]): boolean {
  if (header.length !== connectionsColumns.length || cellsOf(2).length === 0) return false;
  const areAll = (column: number, is: (cell: string) => boolean): boolean => cellsOf(column).every(is);
  return (
    areAll(2, (cell) => linkedinKey(cell) !== null) &&
    areAll(3, (cell) => cell.includes('@')) &&
    areAll(6, (cell) => /\d/.test(cell) && cell.length <= 40 && !cell.includes('@')) &&
    [0, 1, 4, 5].every((column) => areAll(column, (cell) => !/@\S+\.|^https?:/.test(cell)))
  );
}

/** The column that names the companies of a file whose rows are companies, if no header says so. */
function nameColumnOf(named: readonly ColumnGuess[]): number | null {
  if (named.some(({ target }) => target === 'company.name' || target === 'name')) return null;
  return (
    named.find(({ target }) => target === 'person.title' || target === 'person.lastName' || target === 'person.firstName')?.column ?? null
  );
}

/** Keeps web pages that don't identify a company as an extra field. */
function dropSharedHost(
  columns: ColumnGuess[],
  rows: readonly (readonly string[])[],
  taken: Set<ImportTarget>,
): GuessedMapping['sharedHost'] {
  const columnOf = (target: ImportTarget): number | undefined => columns.find((guess) => guess.target === target)?.column;
  const website = columnOf('company.website');
  const name = columnOf('company.name');
  if (website === undefined || name === undefined) return null;
  const host = sharedHostOf(rows.slice(0, sampleSize).map((row) => ({ name: row[name] ?? '', page: row[website] ?? '' })));
  if (host === null) return null;
  const index = columns.findIndex(({ column }) => column === website);
  const guess = columns[index];
  if (guess) columns[index] = { ...guess, ...extra };
  taken.delete('company.website');
  return { column: website, host };
}

/** The errors of a manual mapping; `column` is null when the error concerns the whole mapping. */
export function checkMapping(
  targets: readonly string[],
  columns: number,
): { readonly column: number | null; readonly code: ImportErrorCode }[] {
  const errors: { column: number | null; code: ImportErrorCode }[] = [];
  const known = importTargets as readonly string[];
  for (const [column, target] of targets.entries()) {
    if (column >= columns) errors.push({ column, code: 'column_unknown' });
    if (!known.includes(target)) errors.push({ column, code: 'field_unknown' });
    else if (target !== 'extra' && target !== 'skip' && targets.indexOf(target) < column)
      errors.push({ column, code: 'column_mapped_twice' });
  }
  const identifying: readonly string[] = [
    'name',
    'person.firstName',
    'person.lastName',
    'person.email',
    'person.personalEmail',
    'person.linkedin',
    'company.name',
    'company.website',
    'company.linkedin',
    'linkedin',
  ];
  if (!targets.some((target) => identifying.includes(target))) errors.push({ column: null, code: 'nothing_mapped' });
  return errors;
}

/** Resolves targets whose meaning depends on the kind. */
function targetForKind(target: ImportTarget, kind: ImportedKind, header: string): ImportTarget {
  if (kind === 'people') {
    if (target === 'company.tags' && isTagHeader(header)) return 'lead.tags';
    return target === 'linkedin' ? 'person.linkedin' : target;
  }
  if (target === 'name') return 'company.name';
  // "I draw monsters": a company of one person describes itself in the first person.
  if (target === 'person.bio' && targetOfHeader(header) === 'company.description') return 'company.description';
  if (target === 'linkedin') return 'company.linkedin';
  if (target === 'person.phone') return 'company.phone';
  // In a list of companies, there is only one place.
  if (target === 'company.city') return 'place.city';
  if (target === 'company.region') return 'place.region';
  return target === 'company.country' ? 'place.country' : target;
}
