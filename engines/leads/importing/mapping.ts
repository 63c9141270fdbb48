/**
 * Maps columns to fields: guessed from the name and a sample of cells, and corrected by users. Uncertain guesses have a low
 * confidence. Nothing is dropped: a column without a target becomes an extra field of every row.
 */
import { emailKey, phoneKey, readLinkedin, domainOf } from '@leadlight/vocabulary/identity';
import { parseCountry } from '@leadlight/vocabulary/places';
import { parseCompanySize } from '@leadlight/vocabulary/values';
import { dateOrderOf, type DateOrder } from './dates.ts';
import type { ImportErrorCode } from './errors.ts';
import { importTargets, targetOfHeader, type ImportTarget } from './headers.ts';

/** What a file lists. A list of people may name their companies; a list of companies contains no people. */
export type ImportedKind = 'people' | 'companies';

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
}

export interface GuessedMapping extends Mapping {
  readonly columns: readonly ColumnGuess[];
}

const personTargets = new Set<ImportTarget>(importTargets.filter((target) => target.startsWith('person.')));

/** How many cells of a column are examined. */
const sampleSize = 200;

export function guessMapping(header: readonly string[], rows: readonly (readonly string[])[]): GuessedMapping {
  const cellsOf = (column: number): string[] =>
    rows
      .slice(0, sampleSize)
      .map((row) => row[column]?.trim() ?? '')
      .filter((cell) => cell !== '');
  const named = header.map((name, column): ColumnGuess => {
    const target = targetOfHeader(name);
    if (target === null) return { column, header: name, target: 'extra', confidence: 0, by: 'none' };
    return { column, header: name, target, confidence: isConsistent(target, cellsOf(column)) ? 0.95 : 0.5, by: 'header' };
  });
  const kind = kindOf(named, cellsOf);
  const taken = new Set<ImportTarget>();
  // Highest confidence first. Of two columns with the same meaning, the first that has values wins.
  const order = named.toSorted(
    (a, b) =>
      b.confidence - a.confidence || Number(cellsOf(b.column).length > 0) - Number(cellsOf(a.column).length > 0) || a.column - b.column,
  );
  const columns: ColumnGuess[] = [];
  for (const guess of order) {
    const target = targetForKind(guess.target, kind);
    const isFree = !taken.has(target) && !(kind === 'companies' && personTargets.has(target));
    if (target !== 'extra' && isFree) {
      taken.add(target);
      columns.push({ ...guess, target });
    } else columns.push({ ...guess, target: 'extra', confidence: 0, by: 'none' });
  }
  // Columns with unknown names, by their cells.
  for (const [index, guess] of columns.entries()) {
    if (guess.target !== 'extra' || targetOfHeader(guess.header) !== null) continue;
    const target = targetOfCells(cellsOf(guess.column), kind);
    if (target === null || taken.has(target)) continue;
    taken.add(target);
    columns[index] = { ...guess, target, confidence: 0.7, by: 'content' };
  }
  const inOrder = columns.toSorted((a, b) => a.column - b.column);
  const dates = inOrder.find(({ target }) => target === 'person.connectedOn');
  return {
    kind,
    header,
    columns: inOrder,
    targets: inOrder.map(({ target }) => target),
    dateOrder: dates ? dateOrderOf(cellsOf(dates.column)) : null,
  };
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
    else if (target !== 'extra' && targets.indexOf(target) < column) errors.push({ column, code: 'column_mapped_twice' });
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

/** Lists of people have first names, titles, or profile URLs. A list with company columns and none of these is a list of companies. */
function kindOf(named: readonly ColumnGuess[], cellsOf: (column: number) => string[]): ImportedKind {
  const targets = named.map(({ target }) => target);
  // Lists of companies also have email addresses and phone numbers.
  const people = [
    'person.firstName',
    'person.lastName',
    'person.title',
    'person.linkedin',
    'person.mobilePhone',
    'person.personalEmail',
    'person.connectedOn',
  ];
  if (targets.some((target) => people.includes(target))) return 'people';
  const linkedin = named.find(({ target }) => target === 'linkedin');
  if (linkedin) {
    const kinds = cellsOf(linkedin.column).flatMap((cell) => {
      const answer = readLinkedin(cell);
      return answer.kind === 'handle' ? [answer.handle.kind] : [];
    });
    if (kinds.length > 0) return kinds.filter((kind) => kind === 'person').length * 2 > kinds.length ? 'people' : 'companies';
  }
  if (targets.some((target) => target.startsWith('company.') && target !== 'company.name'))
    return targets.includes('name') && targets.includes('company.name') ? 'people' : 'companies';
  if (targets.includes('name') && targets.includes('company.name')) return 'people';
  return targets.includes('company.name') && !targets.includes('person.email') ? 'companies' : 'people';
}

/** Resolves targets whose meaning depends on the kind. */
function targetForKind(target: ImportTarget, kind: ImportedKind): ImportTarget {
  if (kind === 'people') return target === 'linkedin' ? 'person.linkedin' : target;
  if (target === 'name') return 'company.name';
  if (target === 'linkedin') return 'company.linkedin';
  if (target === 'person.phone') return 'company.phone';
  return target;
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
      return isTrueForShare(cells, (cell) => cell.toLowerCase().includes('linkedin.'), 0.5);
    case 'company.website':
      return isTrueForShare(cells, (cell) => /^\S+\.\S+$/.test(cell), 0.5);
    case 'company.employees':
      return isTrueForShare(cells, (cell) => parseCompanySize(cell) !== null, 0.5);
    case 'company.founded':
      return isTrueForShare(cells, (cell) => /\d{4}/.test(cell), 0.5);
    case 'person.firstName':
    case 'person.lastName':
    case 'name':
      return !isTrueForShare(cells, (cell) => /@|^\d+$|^https?:/.test(cell), 0.5);
    default:
      return true;
  }
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
