/**
 * Maps columns to fields: guessed from the name and a sample of cells, and corrected by users. Uncertain guesses have a low
 * confidence. Nothing is dropped: a column without a target becomes an extra field of every row.
 */
import {
  domainOf,
  emailKey,
  isGivenName,
  linkedinKey,
  looksLikeCompany,
  looksLikePerson,
  phoneKey,
  readLinkedin,
} from '@leadlight/vocabulary/identity';
import { parseCountry } from '@leadlight/vocabulary/places';
import { industrySystemOf, parseIndustry, type IndustrySystem } from '@leadlight/vocabulary/industries';
import { parseCompanySize, parseCompanyStatus, parseStage } from '@leadlight/vocabulary/values';
import { dateOrderOf, type DateOrder } from './dates.ts';
import type { ImportErrorCode } from './errors.ts';
import { importTargets, targetOfHeader, vendorOf, type ImportTarget } from './headers.ts';
import { guessKind, hasNoName, type ImportedKind, type KindReason } from './lead-kind.ts';
import { sharedHostOf } from './shared-hosts.ts';
import { isTagHeader, ownExportTarget } from './work-headers.ts';

export interface ColumnGuess {
  readonly column: number;
  readonly header: string;
  readonly target: ImportTarget;
  /** From 0 to 1: 0.95 known name, 0.7 recognized by the cells, 0.5 name and cells contradict each other, 0 kept as an extra field. */
  readonly confidence: number;
  readonly by: 'header' | 'content' | 'none';
}

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
  /** The column of web pages that are on sites of many companies, and so don't identify any; null if there is none. */
  readonly sharedHost: { readonly column: number; readonly host: string } | null;
}

const personTargets = new Set<ImportTarget>(importTargets.filter((target) => target.startsWith('person.')));

/** How many cells of a column are examined. */
const sampleSize = 200;

/**
 * @param chosenKind what the user says the rows are; otherwise it is guessed
 */
export function guessMapping(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  chosenKind: ImportedKind | null = null,
): GuessedMapping {
  const cells = header.map((_name, column) =>
    rows
      .slice(0, sampleSize)
      .map((row) => row[column]?.trim() ?? '')
      .filter((cell) => cell !== ''),
  );
  const cellsOf = (column: number): string[] => cells[column] ?? [];
  const isOwnExport = vendorOf(header) === 'leadlight';
  const areConnections = isConnectionsFile(header, cellsOf);
  const named = header.map((name, column): ColumnGuess => {
    const own = isOwnExport ? ownExportTarget(name) : null;
    if (own !== null) return { column, header: name, target: own, confidence: 0.95, by: 'header' };
    const ofConnections = areConnections ? connectionsColumns[column] : undefined;
    if (ofConnections !== undefined) return { column, header: name, target: ofConnections, confidence: 0.95, by: 'content' };
    const target = meantTarget(targetOfHeader(name), name, cellsOf(column));
    if (target === null) return { column, header: name, target: 'extra', confidence: 0, by: 'none' };
    return { column, header: name, target, confidence: isConsistent(target, cellsOf(column)) ? 0.95 : 0.5, by: 'header' };
  });
  const guessed = guessKind(named, cellsOf);
  const kind = chosenKind ?? guessed.kind;
  const nameColumn = kind === 'companies' ? (guessed.nameColumn ?? nameColumnOf(named)) : null;
  const taken = new Set<ImportTarget>();
  // Highest confidence first. Of two columns with the same meaning, the first that has values wins.
  const order = named.toSorted(
    (a, b) =>
      b.confidence - a.confidence || Number(cellsOf(b.column).length > 0) - Number(cellsOf(a.column).length > 0) || a.column - b.column,
  );
  const columns: ColumnGuess[] = [];
  for (const guess of order) {
    const target = guess.column === nameColumn ? 'company.name' : targetForKind(guess.target, kind, guess.header);
    const isFree = (target === 'skip' || !taken.has(target)) && !(kind === 'companies' && personTargets.has(target));
    // "Status" and "Sales" mean other things than a company's, unless the cells say so.
    const isMeant = guess.confidence > 0.5 || !needsCells.has(target);
    if (target !== 'extra' && isFree && isMeant) {
      taken.add(target);
      columns.push({ ...guess, target });
    } else columns.push({ ...guess, target: 'extra', confidence: 0, by: 'none' });
  }
  const sharedHost = dropSharedHost(columns, rows, taken);
  // Columns with unknown names, by their cells.
  for (const [index, guess] of columns.entries()) {
    if (guess.target !== 'extra' || guess.column === sharedHost?.column || targetOfHeader(guess.header) !== null) continue;
    const target =
      targetOfCells(cellsOf(guess.column), kind) ?? (hasNoName(guess.header) ? nameOfCells(cellsOf(guess.column), kind) : null);
    if (target === null || taken.has(target)) continue;
    taken.add(target);
    columns[index] = { ...guess, target, confidence: 0.7, by: 'content' };
  }
  const laterSharedHost = sharedHost ?? dropSharedHost(columns, rows, taken);
  const inOrder = columns.toSorted((a, b) => a.column - b.column);
  const dates = inOrder.find(({ target }) => target === 'person.connectedOn');
  return {
    kind,
    isKindSure: chosenKind !== null || guessed.isSure,
    kindReason: guessed.reason,
    header,
    columns: inOrder,
    targets: inOrder.map(({ target }) => target),
    dateOrder: dates ? dateOrderOf(cellsOf(dates.column)) : null,
    industrySystems: header.map((name, column) => industrySystemOf(name, cellsOf(column))),
    sharedHost: laterSharedHost,
  };
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

/** Targets whose headers have other meanings, so that their cells must confirm them. */
const needsCells = new Set<ImportTarget>([
  'company.status',
  'company.revenue',
  'company.employees',
  'company.founded',
  'person.linkedin',
  'company.linkedin',
  'lead.stage',
  'lead.owner',
  'lead.notes',
  'lead.list',
]);

/** What a header means with these cells: "URL" and "Link" are a profile or a website, "Estado" a status or a state. */
function meantTarget(target: ImportTarget | null, header: string, cells: readonly string[]): ImportTarget | null {
  if (target === null || cells.length === 0) return target;
  const isLinkedin = isTrueForShare(cells, (cell) => cell.toLowerCase().includes('linkedin.'), 0.5);
  const isUrl = isTrueForShare(cells, (cell) => /^\S+\.\S+$/.test(cell) && !cell.includes('@'), 0.5);
  if (/^(?:person\.|company\.)?linkedin$/.test(target) && !isLinkedin && isUrl && !/linked/i.test(header)) return 'company.website';
  if (target === 'company.website' && isLinkedin) return 'linkedin';
  if (target === 'company.status' && !isTrueForShare(cells, (cell) => parseCompanyStatus(cell) !== null, 0.5))
    return isTrueForShare(cells, (cell) => parseStage(cell) !== null, 0.6) ? 'lead.stage' : target;
  // "Category" is an industry in some lists, and a rank, a price or a legal form in others.
  if (target === 'company.industry' && /categor/i.test(header) && !isTrueForShare(cells, (cell) => parseIndustry(cell) !== null, 0.3))
    return null;
  if ((target === 'company.status' || target === 'place.region') && /^(?:estado|situaci[oó]n)$/i.test(header.trim()))
    return isTrueForShare(cells, (cell) => parseCompanyStatus(cell) !== null, 0.6) ? 'company.status' : 'place.region';
  return target;
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
  if (guess) columns[index] = { ...guess, target: 'extra', confidence: 0, by: 'none' };
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
  if (target === 'linkedin') return 'company.linkedin';
  if (target === 'person.phone') return 'company.phone';
  // In a list of companies, there is only one place.
  if (target === 'company.city') return 'place.city';
  if (target === 'company.region') return 'place.region';
  return target === 'company.country' ? 'place.country' : target;
}

const isTrueForShare = (cells: readonly string[], is: (cell: string) => boolean, share: number): boolean =>
  cells.length > 0 && cells.filter(is).length >= cells.length * share;

/** Whether a column's cells are consistent with its name; an empty column is. */
function isConsistent(target: ImportTarget, cells: readonly string[]): boolean {
  if (cells.length === 0) return true;
  switch (target) {
    case 'person.email':
    case 'person.personalEmail':
      return isTrueForShare(cells, (cell) => cell.includes('@'), 0.5);
    case 'person.linkedin':
    case 'company.linkedin':
    case 'linkedin':
      return isTrueForShare(cells, (cell) => cell.toLowerCase().includes('linkedin.') && !/\/sales\//.test(cell), 0.5);
    case 'company.website':
      return isTrueForShare(cells, (cell) => /^\S+\.\S+$/.test(cell), 0.5);
    case 'company.employees':
      return isTrueForShare(cells, (cell) => parseCompanySize(cell) !== null, 0.5);
    case 'company.founded':
      return isTrueForShare(cells, (cell) => /\d{4}/.test(cell) || /\d{1,2}[./-]\d{1,2}[./-]\d{2}\b/.test(cell), 0.5);
    case 'company.status':
      return isTrueForShare(cells, (cell) => parseCompanyStatus(cell) !== null, 0.5);
    case 'company.revenue':
      return isTrueForShare(cells, (cell) => /\d/.test(cell), 0.5);
    case 'lead.stage':
      return isTrueForShare(cells, (cell) => parseStage(cell) !== null, 0.3);
    case 'lead.owner':
      return areOwners(cells);
    // "Comments" counts them in some lists.
    case 'lead.notes':
      return isTrueForShare(cells, (cell) => /\p{L}{2}/u.test(cell), 0.5);
    case 'lead.list':
      return new Set(cells).size <= mostListsOfSample && isTrueForShare(cells, (cell) => /\p{L}{2}/u.test(cell), 0.5);
    case 'person.firstName':
    case 'person.lastName':
    case 'name':
      return !isTrueForShare(cells, (cell) => /@|^\d+$|^https?:/.test(cell), 0.5);
    default:
      return true;
  }
}

/** As many as an import creates. More differing values in a sample are something else than lists. */
const mostListsOfSample = 20;

/** Few members own many leads. In a public list, every company has its own owner. */
function areOwners(cells: readonly string[]): boolean {
  const isName = isTrueForShare(cells, (cell) => /\p{L}{2}/u.test(cell) && !/^https?:/i.test(cell) && cell.length <= 100, 0.8);
  return isName && (cells.length < 6 || new Set(cells).size <= cells.length / 2);
}

/** The names in a column without a header. In one with an unknown header, a person can be anything: an account's owner, a chief executive. */
function nameOfCells(cells: readonly string[], kind: ImportedKind): ImportTarget | null {
  if (kind === 'people' && isTrueForShare(cells, looksLikePerson, 0.6)) return 'name';
  if (kind === 'people' && isTrueForShare(cells, (cell) => isGivenName(cell) && !/\s\S+\s/.test(cell), 0.6)) return 'person.firstName';
  return isTrueForShare(cells, (cell) => cell.length < 80 && looksLikeCompany(cell) && !cell.includes('@'), 0.5) ? 'company.name' : null;
}

/** The target that at least four of five cells can only belong to. */
function targetOfCells(cells: readonly string[], kind: ImportedKind): ImportTarget | null {
  const share = 0.8;
  if (isTrueForShare(cells, (cell) => emailKey(cell) !== null, share)) return kind === 'people' ? 'person.email' : null;
  const pageOf =
    (person: boolean) =>
    (cell: string): boolean => {
      const answer = readLinkedin(cell);
      return answer.kind === 'handle' && (answer.handle.kind === 'person') === person;
    };
  if (kind === 'people' && isTrueForShare(cells, pageOf(true), share)) return 'person.linkedin';
  if (isTrueForShare(cells, pageOf(false), share)) return 'company.linkedin';
  if (isTrueForShare(cells, (cell) => /[./]/.test(cell) && !/\s/.test(cell) && domainOf(cell) !== null && !/^\d/.test(cell), share))
    return 'company.website';
  if (isTrueForShare(cells, (cell) => cell.startsWith('+') && phoneKey(cell) !== null, share))
    return kind === 'people' ? 'person.phone' : 'company.phone';
  if (isTrueForShare(cells, (cell) => cell.length > 3 && parseCountry(cell) !== null, share)) return 'place.country';
  return null;
}
