/** Whether the rows of a file without headers, or with unknown ones, are people or companies: by their cells alone. */
import { hasLegalForm, isGivenName, looksLikeCompany, looksLikePerson, readLinkedin } from '@leadlight/vocabulary/identity';
import { readTitle } from '@leadlight/vocabulary/titles';
import { hasNoName, isAddressHeader, isRoleMailbox } from './directory-signs.ts';
import type { ImportTarget } from './import-targets.ts';
import { answer, type KindGuess, type NamedColumn } from './kind-guess.ts';

/** Fields that only lists of companies have, next to a company's name. */
export const ofCompanies: readonly ImportTarget[] = [
  'company.website',
  'company.linkedin',
  'company.industry',
  'company.sector',
  'company.industryCode',
  'company.employees',
  'company.founded',
  'company.revenue',
  'company.funding',
  'company.ticker',
  'company.cik',
  'company.status',
  'company.description',
  'company.tags',
  'company.technologies',
  'company.phone',
];
export const share = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

export const isProfile = (cell: string): boolean => {
  const read = readLinkedin(cell);
  return read.kind === 'handle' && read.handle.kind === 'person';
};

/**
 * @param byHandles the column of people's names that the addresses or profiles in the same rows repeat; null if there is none
 * @param byDomains the column of names that the domains of the websites in the same rows repeat; null if there is none
 * @returns null if the cells don't show it
 */
export function ofCells(
  columns: readonly NamedColumn[],
  cellsOf: (column: number) => readonly string[],
  byHandles: number | null,
  byDomains: number | null,
): KindGuess | null {
  const unknown = columns.filter(({ target, header }) => target === 'extra' && !isAddressHeader(header));
  // "boulangerie.vidal@" repeats a company's name, too.
  const owner = unknown.find(({ column }) => column === byHandles && share(cellsOf(column), looksLikeCompany) < 0.3);
  const people = unknown.find(
    ({ column }) => share(cellsOf(column), (cell) => !/[@\d]/.test(cell) && (looksLikePerson(cell) || isGivenName(cell))) >= 0.5,
  );
  // Contacts that some rows don't have, beside companies that they do.
  const contacts = owner ?? people;
  const companiesBeside =
    contacts &&
    unknown.find(
      ({ column }) => share(cellsOf(column), hasLegalForm) >= 0.25 && cellsOf(contacts.column).length <= cellsOf(column).length * 0.75,
    );
  if (companiesBeside) return answer('companies', 'undecided', contacts, { isSure: false, nameColumn: companiesBeside.column });
  if (owner) return answer('people', 'person_names', owner);
  const ofSites = unknown.find(({ column }) => column === byDomains);
  if (ofSites) return answer('companies', 'company_names', ofSites, { nameColumn: ofSites.column });
  // Beside fields of companies, they may be makers, directors or authors of what the rows are about.
  const isOfPeople = people !== undefined && (hasNoName(people.header) || columns.every(({ target }) => !ofCompanies.includes(target)));
  if (people)
    return answer('people', 'person_names', people, { isSure: isOfPeople || columns.some(({ target }) => target === 'person.email') });
  const profiles = unknown.find(({ column }) => share(cellsOf(column), isProfile) >= 0.5);
  if (profiles) return answer('people', 'profiles', profiles);
  const filled = Math.max(...columns.map(({ column }) => cellsOf(column).length));
  // A column that is empty in most rows doesn't name them.
  const named = unknown.filter(
    ({ column }) =>
      cellsOf(column).length >= filled / 2 &&
      share(cellsOf(column), isCompany) >= 0.5 &&
      // The same company in most rows is the one that made the list.
      (cellsOf(column).length < 4 || new Set(cellsOf(column)).size * 2 > cellsOf(column).length),
  );
  // Streets and notes can contain words of companies, but not their legal forms.
  const companies = named.find(({ column }) => share(cellsOf(column), hasLegalForm) >= 0.3) ?? named[0];
  // "11-day tour" isn't one: under an unknown header, only legal forms make it sure.
  const isNamed = companies && (hasNoName(companies.header) || share(cellsOf(companies.column), hasLegalForm) >= 0.3);
  if (companies) return answer('companies', 'company_names', companies, { nameColumn: companies.column, isSure: isNamed === true });
  const sites = unknown.find(({ column }) => share(cellsOf(column), isSite) >= 0.8);
  if (sites && unknown.length <= 2) return answer('companies', 'company_columns', sites);
  const mailboxes = unknown.find(({ column }) => share(cellsOf(column), (cell) => /^[^@\s]+@[^@\s]+$/.test(cell)) >= 0.8);
  return mailboxes && share(cellsOf(mailboxes.column), isRoleMailbox) <= 0.1 ? answer('people', 'mailboxes', mailboxes) : null;
}

/** "The round was led by Acme Capital": words that aren't capitalized, more than names have. */
const isSentence = (cell: string): boolean => (cell.match(/(?<=\s)\p{Ll}{2,}(?=\s|[.,]|$)/gu)?.length ?? 0) >= 5;

/** A company's name in a column with an unknown header: not a number, an item's code, or the address of a page. */
export const isCompany = (cell: string): boolean =>
  cell.length < 80 &&
  !isSentence(cell) &&
  looksLikeCompany(cell) &&
  /\p{L}{3}/u.test(cell) &&
  cell.replaceAll(/\D/g, '').length < 6 &&
  // "Rootven 60", "12 High Street": a house.
  (!/^\d+[a-z]?\s|\s\d+\s?[a-z]?$/i.test(cell) || hasLegalForm(cell)) &&
  // "RSSMRA99L20F839A": a code, with digits between letters; "2 dager": a quantity.
  !/^(?=\S*\d\D*\d\D*\d)\S*\p{L}\S*$/u.test(cell) &&
  !/^\d+ \p{Ll}+$/u.test(cell) &&
  !/@|^https?:|^\S+\.[a-z]{2,}(?:\/\S*)?$|^[\p{L}\d]+[-_/]?\d+$/iu.test(cell);

export const isSite = (cell: string): boolean =>
  /^(?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/?$/i.test(cell) &&
  !/\.(?:pdf|docx?|xlsx?|pptx?|csv|txt|png|jpe?g|gif|svg|html?|zip|mp[34]|json|xml)$/i.test(cell);

/** "Chief of Staff"; not "Apple Inc.", and not "Acme | Dentists in Austin", which is the title of a page. */
export function isJob(cell: string): boolean {
  if (cell.length >= 80 || /\d|https?:/.test(cell)) return false;
  const { seniorities, department } = readTitle(cell);
  return seniorities.some((each) => each !== 'entry') || (department !== null && department !== 'other');
}
