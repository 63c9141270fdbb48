/** Which columns are first, last and whole names, where other columns decide. */
import { isGivenName, looksLikePerson } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import { isTrueForShare } from './column-cells.ts';
import type { ImportTarget } from './import-targets.ts';
import { hasNoName, isOfContact } from './directory-signs.ts';
import type { ColumnGuess } from './column-guess.ts';
import { targetOfHeader } from './headers.ts';

/**
 * Columns of names whose meaning depends on other columns: "Nome" with full names and no column for last names, and "Name" with companies next to
 * first and last names.
 */
export function withNames(
  named: readonly ColumnGuess[],
  rows: readonly (readonly string[])[],
  cellsOf: (column: number) => readonly string[],
): ColumnGuess[] {
  const find = (target: ImportTarget): ColumnGuess | undefined =>
    named.find((guess) => guess.target === target && cellsOf(guess.column).length > 0);
  const [first, last] = [find('person.firstName'), find('person.lastName')];
  // The same person in every row, beside first names: the one who wrote to them.
  const host = first && find('name');
  if (host && cellsOf(host.column).length >= 4 && new Set(cellsOf(host.column)).size === 1)
    return named.map((guess) => (guess === host ? { ...guess, target: 'extra', confidence: 0, by: 'none', rule: null } : guess));
  if (first && last) {
    if (areSwapped(cellsOf(first.column), cellsOf(last.column)))
      return named.map((guess) =>
        guess === first
          ? { ...guess, target: 'person.lastName', confidence: 0.5, rule: 'other columns' }
          : guess === last
            ? { ...guess, target: 'person.firstName', confidence: 0.5, rule: 'other columns' }
            : guess,
      );
    const name = named.find(({ target }) => target === 'name');
    if (!name || cellsOf(name.column).length === 0) return [...named];
    const agrees = (row: readonly string[]): boolean => {
      const words = foldText(row[name.column] ?? '').split(' ');
      return [first, last].some(({ column }) =>
        foldText(row[column] ?? '')
          .split(' ')
          .some((word) => word !== '' && words.includes(word)),
      );
    };
    const both = rows.filter(
      (row) => (row[name.column] ?? '').trim() !== '' && (row[first.column] ?? row[last.column] ?? '').trim() !== '',
    );
    if (both.length < 2 || both.filter(agrees).length > both.length * 0.3) return [...named];
    const target = find('company.name') ? 'extra' : 'company.name';
    return named.map((guess) => (guess === name ? { ...guess, target, rule: 'other columns' } : guess));
  }
  const besideFirst = first && lastNameBeside(first, find('name'), rows);
  if (besideFirst)
    return named.map((guess) => (guess === besideFirst ? { ...guess, target: 'person.lastName', rule: 'other columns' } : guess));
  const besideLast = last && firstNameBeside(last, find('name'), rows);
  if (besideLast)
    return named.map((guess) => (guess === besideLast ? { ...guess, target: 'person.firstName', rule: 'other columns' } : guess));
  const ofContact = named.find((guess) => isFullNameOfContact(guess, cellsOf(guess.column)));
  if (ofContact && !find('name'))
    return withNames(
      named.map((guess) => (guess === ofContact ? { ...guess, target: 'name', rule: 'header and cells' } : guess)),
      rows,
      cellsOf,
    );
  const only = first ?? last;
  if (!only || find('name') || !isTrueForShare(cellsOf(only.column), (cell) => /\p{L}\s+\p{L}|\p{L},/u.test(cell), 0.6)) return [...named];
  return named.map((guess) => (guess === only ? { ...guess, target: 'name', rule: 'header and cells' } : guess));
}

/** "contacto_nombre" above "Ana Ruiz": in Romance languages, the word for a first name is also the one for a name. */
const isFullNameOfContact = ({ target, header }: ColumnGuess, cells: readonly string[]): boolean =>
  target === 'person.firstName' && isOfContact(header) && isTrueForShare(cells, (cell) => /\p{L}\s+\p{L}/u.test(cell), 0.6);

/** "Vorname" beside "Name": a last name, unless the cells of "Name" repeat the first name. */
function lastNameBeside(first: ColumnGuess, name: ColumnGuess | undefined, rows: readonly (readonly string[])[]): ColumnGuess | null {
  if (!name || !/^(?:name|naam|nom|nome)$/i.test(name.header.trim())) return null;
  const both = rows
    .map((row) => [foldText(row[first.column] ?? ''), foldText(row[name.column] ?? '')] as const)
    .filter(([given, whole]) => given !== '' && whole !== '');
  const isRepeated = ([given, whole]: readonly [string, string]): boolean => ` ${whole} `.includes(` ${given} `);
  return both.length >= 2 && both.filter(isRepeated).length <= both.length * 0.2 ? name : null;
}

/** "Name" beside "Nachname": a first name, unless the cells of "Name" repeat the last name or are names of companies. */
function firstNameBeside(last: ColumnGuess, name: ColumnGuess | undefined, rows: readonly (readonly string[])[]): ColumnGuess | null {
  if (!name || !/^(?:name|naam|nome)$/i.test(name.header.trim())) return null;
  const names = rows.map((row) => row[name.column]?.trim() ?? '').filter((cell) => cell !== '');
  const isRepeated = (row: readonly string[]): boolean => {
    const family = foldText(row[last.column] ?? '');
    return family !== '' && ` ${foldText(row[name.column] ?? '')} `.includes(` ${family} `);
  };
  return names.length >= 2 && rows.filter(isRepeated).length <= names.length * 0.2 && isTrueForShare(names, isGivenName, 0.4) ? name : null;
}

/** Last names under "First name" and first names under "Last name", as people fill in forms and merge lists. The preview marks both columns as doubtful. */
function areSwapped(first: readonly string[], last: readonly string[]): boolean {
  const shareOfGiven = (cells: readonly string[]): number => cells.filter(isGivenName).length / cells.length;
  return first.length >= 5 && last.length >= 5 && shareOfGiven(last) >= 0.6 && shareOfGiven(first) <= 0.2;
}

/** Where no column has a name: single capitalized words before or after first names. */
export function lastNameBesideFirst(
  columns: readonly ColumnGuess[],
  cellsOf: (column: number) => readonly string[],
): ColumnGuess | undefined {
  const first = columns.find(({ target }) => target === 'person.firstName');
  if (!first || columns.some(({ target }) => target === 'person.lastName' || target === 'name')) return undefined;
  return columns.find((guess) => Math.abs(guess.column - first.column) === 1 && mayBeLastNames(guess, cellsOf(guess.column)));
}

/** Single capitalized words, with "de" or "van der" before them, most of them different, in a column without a name. */
const mayBeLastNames = ({ target, header }: ColumnGuess, cells: readonly string[]): boolean =>
  target === 'extra' &&
  hasNoName(header) &&
  new Set(cells).size >= cells.length / 2 &&
  isTrueForShare(cells, (cell) => /^(?:\p{Ll}{1,4}[ '’]){0,2}\p{Lu}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?$/u.test(cell), 0.8);

export const looksLikeFullNames = (cells: readonly string[]): boolean => isTrueForShare(cells, looksLikePerson, 0.7);

/**
 * Where no column of a list of people has a name: the only one with whole names, or first names, fewer of which are known if last
 * names stand beside them.
 * @returns undefined if a column has names, or if none or several may have them
 */
export function namesWithoutHeader(
  columns: readonly ColumnGuess[],
  cellsOf: (column: number) => readonly string[],
): ColumnGuess | undefined {
  if (columns.some(({ target }) => /^(?:name|person\.(?:firstName|lastName))$/.test(target))) return undefined;
  const unknown = columns.filter(({ target, header }) => target === 'extra' && targetOfHeader(header) === null);
  // "Ve_Nomven": an abbreviation of a name. "Inventors" aren't what the rows are about.
  const whole = unknown.filter(
    ({ column, header }) =>
      (hasNoName(header) || /n[ao]a?m/i.test(header)) && cellsOf(column).length >= 3 && looksLikeFullNames(cellsOf(column)),
  );
  if (whole.length > 0) return whole.length === 1 ? whole[0] : undefined;
  const isBesideLast = ({ column }: ColumnGuess): boolean =>
    unknown.some((each) => Math.abs(each.column - column) === 1 && mayBeLastNames(each, cellsOf(each.column)));
  return unknown.find(
    (guess) =>
      hasNoName(guess.header) &&
      isTrueForShare(cellsOf(guess.column), (cell) => isGivenName(cell) && !/\s\S+\s/.test(cell), 0.45) &&
      isBesideLast(guess),
  );
}
