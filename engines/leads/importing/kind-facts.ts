/** What the columns of a file have that says whether its rows are people or companies, read once for all rules. */
import { isAddressed, isGivenName, looksLikeCompany, looksLikePerson } from '@leadlight/vocabulary/identity';
import { parseCompanyStatus } from '@leadlight/vocabulary/values';
import { isOfContact, isRegisterNumber } from './directory-signs.ts';
import type { ImportTarget } from './import-targets.ts';
import type { NamedColumn } from './kind-guess.ts';
import { isJob, ofCompanies, share } from './kind-of-cells.ts';

/** Columns of names that other columns of the same rows repeat; null where there is none. */
export interface RepeatedNames {
  /** By addresses or profiles: names of people. */
  readonly byHandles: number | null;
  /** By the domains of websites. */
  readonly byDomains: number | null;
  /** By the domains of email addresses. */
  readonly byMailDomains: number | null;
}

/** A column that may name a person or a company, with shares of its different cells. */
export interface Names extends NamedColumn {
  /** How many different cells it has. */
  readonly cells: number;
  readonly people: number;
  readonly companies: number;
  readonly jobs: number;
  /** Cells that begin with a given name, or are in another script, where that can't be told. */
  readonly given: number;
}

export interface KindFacts extends RepeatedNames {
  readonly named: readonly NamedColumn[];
  readonly cellsOf: (column: number) => readonly string[];
  /** The first column with the target that has cells. */
  readonly find: (target: ImportTarget) => NamedColumn | undefined;
  /** Whether a column has the target, with or without cells. */
  readonly has: (target: ImportTarget) => boolean;
  /** Columns that only companies have. */
  readonly companyFields: readonly NamedColumn[];
  readonly companyName: NamedColumn | undefined;
  readonly email: NamedColumn | undefined;
  /** Numbers that only companies have. */
  readonly register: NamedColumn | undefined;
  /** The columns that may name the rows, most telling header first. */
  readonly names: readonly Names[];
  /** The list says nothing about a person but how to reach them, and names no company twice. */
  readonly hasOnlyContactDetails: boolean;
}

/** Of the rows with a company's name: a list of people names the person in nearly all, and a list of companies lacks some of the contacts. */
export const mostNamed = 0.9;
/** Fields that only people have, if the cells are what the header says. */
export const ofPeople: readonly ImportTarget[] = ['person.mobilePhone', 'person.personalEmail', 'person.connectedOn'];
const ofPerson: readonly ImportTarget[] = [...ofPeople, 'person.email', 'person.title', 'person.linkedin', 'linkedin'];
/** Targets of columns that may name a person or a company, in the order in which they are examined. */
export const naming: readonly ImportTarget[] = ['name', 'person.title', 'person.lastName', 'person.firstName'];

export function readFacts(
  named: readonly NamedColumn[],
  cellsOf: (column: number) => readonly string[],
  repeated: RepeatedNames,
): KindFacts {
  const find = (target: ImportTarget): NamedColumn | undefined =>
    named.find((each) => each.target === target && cellsOf(each.column).length > 0);
  // "Status" above "Contacted": of the lead, not of a company.
  const isOfCompany = ({ target, column }: NamedColumn): boolean =>
    ofCompanies.includes(target) &&
    (target !== 'company.status' ||
      cellsOf(column).length === 0 ||
      share(cellsOf(column), (cell) => parseCompanyStatus(cell) !== null) >= 0.5);
  const companyName = named.find(({ target }) => target === 'company.name');
  // Unless the company has a number, so that the other one is the person's.
  const hasOwnNumber = find('person.phone') !== undefined && find('company.phone') !== undefined;
  // Several people of one company are a list of people.
  const employers = companyName ? cellsOf(companyName.column) : [];
  const hasOnlyContactDetails =
    !hasOwnNumber &&
    new Set(employers).size >= employers.length * mostNamed &&
    !named.some(({ target, column }) => target !== 'person.email' && ofPerson.includes(target) && cellsOf(column).length > 0);
  return {
    ...{ named, cellsOf, find, companyName, hasOnlyContactDetails, ...repeated },
    has: (target) => named.some((each) => each.target === target),
    companyFields: named.filter(isOfCompany),
    email: find('person.email'),
    register: named.find(({ header }) => isRegisterNumber(header)),
    names: namesOf(named, cellsOf, employers.length > 0),
  };
}

/**
 * An empty column of contacts doesn't make rows with company names people, and neither does one that most rows leave empty, beside another name in each
 * row and nothing else about the person: "person" beside "name" in a list of partners.
 */
function namesOf(
  named: readonly NamedColumn[],
  cellsOf: (column: number) => readonly string[],
  hasCompanyNames: boolean,
): readonly Names[] {
  const fullest = Math.max(0, ...named.filter(({ target }) => target === 'name').map(({ column }) => cellsOf(column).length));
  const hasMoreOfPerson = named.some(({ target, column }) => ofPerson.includes(target) && cellsOf(column).length * 2 > fullest);
  const isUnused = ({ column, target }: NamedColumn): boolean =>
    (cellsOf(column).length === 0 && hasCompanyNames) || (target === 'name' && !hasMoreOfPerson && cellsOf(column).length * 2 < fullest);
  return naming
    .flatMap((target) => named.filter((each) => each.target === target && !isUnused(each)))
    .map((each) => ({ ...each, ...sharesOf(each, cellsOf(each.column)) }));
}

/** @param all cells of the column; branches that share a name count once */
function sharesOf({ target }: NamedColumn, all: readonly string[]): Omit<Names, keyof NamedColumn> {
  const cells = [...new Set(all)];
  const isTitle = target === 'person.title';
  const isPart = target === 'person.firstName' || target === 'person.lastName';
  return {
    cells: cells.length,
    people: share(
      cells,
      (cell) => looksLikePerson(cell) || isAddressedPerson(cell) || (isPart && isGivenName(cell) && !looksLikeCompany(cell)),
    ),
    companies: share(cells, (cell) => looksLikeCompany(cell) && !(isTitle && isJob(cell))),
    jobs: isTitle ? share(cells, isJob) : 0,
    given: share(cells, (cell) => isGivenName(cell) || looksLikePerson(cell) || /[^\p{Script=Latin}\P{L}]/u.test(cell)),
  };
}

/** "Herr Müller", "Mrs. Jones": how people are addressed, before a name. */
const isAddressedPerson = (cell: string): boolean => isAddressed(cell) && !looksLikeCompany(cell);

/** Whether names are those of companies only because of their digits: "Person 12 Müller". */
export const isOnlyNumbered = (cells: readonly string[]): boolean =>
  share(cells, (cell) => looksLikeCompany(cell.replaceAll(/\s*\d+/g, '').trim())) < 0.1;

/** The column that names people, by its cells, its header beside a company's name, or the addresses of the same rows. */
export const nameOfPersonIn = ({ names, companyName, byHandles }: KindFacts): Names | undefined =>
  names.find(({ people, companies }) => people >= 0.4 && people > companies * 2) ??
  names.find((each) => companyName !== undefined && isContactElsewhere(each)) ??
  names.find(({ column, companies }) => column === byHandles && companies < 0.3);

/** A contact's name in a language or script whose given names aren't known. Told by its header, beside a company's name. */
export const isContactElsewhere = ({ target, header, people, companies, cells }: Names): boolean =>
  target === 'name' && cells > 0 && people < 0.4 && companies < 0.1 && isOfContact(header);

/** The column that names what each row is, where no column names people: without one for companies, a contact names nothing. */
export const firstNameIn = ({ names, companyName }: KindFacts): Names | undefined =>
  (companyName ? undefined : names.find(({ header }) => !isOfContact(header))) ?? names[0];
