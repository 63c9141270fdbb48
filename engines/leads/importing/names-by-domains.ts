/** Columns of names that the domains of websites or email addresses in the same rows repeat: "HandCola" beside https://handcola.example. */
import { domainOf, isMailProvider } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import { isPlaceholder } from './cell-text.ts';
import { isTrueForShare } from './column-cells.ts';
import type { ColumnGuess } from './column-guess.ts';
import { hasNoName } from './directory-signs.ts';
import { isSite } from './kind-of-cells.ts';

/** How many rows are compared. */
const mostRows = 200;

/** A column without a header is the employer if it agrees with the address's domain in at least this many rows, and this share of the rows with an address. */
const byDomain = { rows: 2, share: 0.35 };

/** "Uniper" next to "jane@uniper.example". People change employers, so many addresses are from a former one. */
export const areNamedByAddresses = (column: number, rows: readonly (readonly string[])[], emails: readonly number[]): boolean =>
  areNamedByDomains(column, rows, emails, (cell) => {
    const domain = /@([^@\s]+\.[^@\s]+)$/.exec(cell)?.[1]?.toLowerCase();
    return domain === undefined || isMailProvider(domain) ? null : domain;
  });

/** The column of names ("Nom", "Name") that the domains of the rows' email addresses repeat; null if there is none. */
export function columnOfMailDomains(named: readonly ColumnGuess[], rows: readonly (readonly string[])[]): number | null {
  const emails = named.filter(({ target }) => target === 'person.email').map(({ column }) => column);
  const mayName = ({ target }: ColumnGuess): boolean => /^(?:name|person\.(?:first|last)Name)$/.test(target);
  if (emails.length === 0) return null;
  return named.find((guess) => mayName(guess) && areNamedByAddresses(guess.column, rows, emails))?.column ?? null;
}

/** A column without a header, with names that the domains of the rows' websites repeat: "HandCola" next to "https://handcola.example"; null if there is none. */
export function columnOfDomains(
  named: readonly ColumnGuess[],
  rows: readonly (readonly string[])[],
  cellsOf: (column: number) => readonly string[],
): number | null {
  const unnamed = named.filter(({ target, header }) => target === 'extra' && hasNoName(header));
  const sites = unnamed.filter(({ column }) =>
    isTrueForShare(cellsOf(column), (cell) => isSite(cell) || /^https?:\/\/\S+$/i.test(cell), 0.8),
  );
  if (sites.length === 0) return null;
  const domainsOf = sites.map(({ column }) => column);
  return unnamed.find(({ column }) => !domainsOf.includes(column) && areNamedByDomains(column, rows, domainsOf, domainOf))?.column ?? null;
}

/** @param domainIn the domain of a cell; null if it has none of its own */
export function areNamedByDomains(
  column: number,
  rows: readonly (readonly string[])[],
  others: readonly number[],
  domainIn: (cell: string) => string | null,
): boolean {
  const lettersOf = (text: string): string => foldText(text).replaceAll(/[^\p{L}\d]/gu, '');
  const known = rows.slice(0, mostRows).flatMap((row) => {
    const domain = others.map((other) => domainIn(row[other]?.trim() ?? '')).find((each) => each !== null);
    const name = isPlaceholder(row[column] ?? '') ? '' : lettersOf(row[column] ?? '');
    return domain && name.length >= 3 ? [{ name, label: lettersOf(domain.slice(0, domain.indexOf('.'))) }] : [];
  });
  const agreeing = known.filter(({ name, label }) => label.length >= 3 && (name.startsWith(label) || label.startsWith(name)));
  return agreeing.length >= byDomain.rows && agreeing.length >= known.length * byDomain.share;
}
