/** Rules for files with a column "Name" or "Title" whose cells don't say whether it names people or companies, and for files without any name. */
import { looksLikePerson } from '@leadlight/vocabulary/identity';
import { isDirectoryPage, isDirectorySign, isOfLeader, isOfMayor, isPersonSign, isRoleMailbox } from './directory-signs.ts';
import type { ImportTarget } from './import-targets.ts';
import { firstNameIn, type KindFacts, type Names } from './kind-facts.ts';
import { answer, ask, type KindGuess } from './kind-guess.ts';
import { ofMailboxes } from './kind-of-companies.ts';
import { ofCells, share } from './kind-of-cells.ts';

/** What only directories of companies say about an entry. */
const ofDirectories: readonly ImportTarget[] = [
  'company.ticker',
  'company.cik',
  'company.employees',
  'company.founded',
  'company.revenue',
  'company.status',
  'company.industryCode',
  'company.funding',
];

/** The only column that names the rows. A person's employer would have a name, too. */
const nameIn = (facts: KindFacts): Names | undefined => (facts.companyName ? undefined : firstNameIn(facts));

/** Age, gender, salutation: what only people have, and lists of customers or members say of them. */
export function bySignsOfPeople(facts: KindFacts): KindGuess | null {
  const first = nameIn(facts);
  const sign = facts.named.find(({ header, column }) => isPersonSign(header) && facts.cellsOf(column).length > 0);
  const mayBeOfPeople = !facts.register && !facts.has('company.employees') && !facts.has('company.founded');
  return first && sign && mayBeOfPeople && first.companies < 0.1 ? answer('people', 'person_columns', first) : null;
}

/** "Maire", "Présidente", "CEO" with names of people: "Name" is the organization's. */
export function byLeaders(facts: KindFacts): KindGuess | null {
  const { named, cellsOf, has } = facts;
  const first = nameIn(facts);
  if (!first || first.people >= 0.2 || first.target === 'person.title') return null;
  const leader = named.find(
    ({ header, column }) => column > first.column && isOfLeader(header) && share(cellsOf(column), looksLikePerson) >= 0.5,
  );
  return leader
    ? answer('companies', 'company_columns', leader, {
        nameColumn: first.column,
        isSure: !has('person.email') && !has('person.title'),
      })
    : null;
}

/** A directory of companies calls their names "Name" or "Title". */
export function byDirectory(facts: KindFacts): KindGuess | null {
  const { named, cellsOf, has, companyFields, register } = facts;
  const first = nameIn(facts);
  if (!first) return null;
  const isPlace =
    first.target !== 'person.title' &&
    first.people < 0.2 &&
    !has('person.title') &&
    named.some(({ header, column }) => isDirectorySign(header) || share(cellsOf(column), isDirectoryPage) >= 0.8);
  if (!register && !isPlace && !companyFields.some(({ target }) => ofDirectories.includes(target))) return null;
  return answer('companies', 'company_columns', register ?? companyFields[0], {
    nameColumn: first.column,
    isSure: first.target !== 'person.title' || first.jobs < 0.2,
  });
}

/** "Menuiserie Dupuis" beside contact@menuiserie-dupuis.example: companies, called as their domains are. */
export function byMailDomains(facts: KindFacts): KindGuess | null {
  const first = nameIn(facts);
  const { email, byMailDomains: column, cellsOf, has } = facts;
  if (!first || !email || first.column !== column || first.people >= 0.1 || has('person.title')) return null;
  return answer('companies', 'mailboxes', email, {
    nameColumn: first.column,
    isSure: share(cellsOf(email.column), isRoleMailbox) >= 0.5,
  });
}

/** A name with an address and nothing of a company, or an empty column for a name. */
export function byNameWithAddress(facts: KindFacts): KindGuess | null {
  const first = nameIn(facts);
  if (!first) return null;
  if (first.cells === 0) return answer('people', 'person_columns', first);
  if (!facts.has('person.email') || facts.companyFields.some(({ target }) => target !== 'company.website')) return null;
  return answer('people', 'person_columns', first, { isSure: first.companies < 0.1 && !isOfUnknownNames(first) });
}

/** In Latin letters, and hardly a given name among many: beside websites or industries, these aren't names of people. */
export function byNamesOfNobody(facts: KindFacts): KindGuess | null {
  const first = nameIn(facts);
  const { companyFields, has } = facts;
  const areOfNobody =
    first !== undefined &&
    first.cells >= 8 &&
    (first.target === 'name' || /^(?:nombre|nome|nom)$/i.test(first.header.trim())) &&
    first.given <= 0.1 &&
    companyFields.length > 0 &&
    !has('person.title') &&
    !has('linkedin');
  return areOfNobody ? answer('companies', 'company_columns', companyFields[0], { nameColumn: first.column }) : null;
}

/** A name beside a title, or a name that nothing explains: only the user knows whose it is. */
export function byNameAlone(facts: KindFacts): KindGuess | null {
  const first = nameIn(facts);
  if (!first) return null;
  if (facts.has('person.title') && first.target !== 'person.title') return answer('people', 'person_columns', first);
  return facts.companyFields.length > 0 ? ask('companies', first, first.column) : ask('people', first);
}

/** "Comune; Provincia; Sindaco": the rows are the towns, and nothing else names them. */
export function byMayors({ named, cellsOf, find, companyName }: KindFacts): KindGuess | null {
  const head = named.find(({ header, column }) => isOfMayor(header) && share(cellsOf(column), looksLikePerson) >= 0.5);
  const town = find('place.city');
  const areRows = head && town && town.column < head.column && !companyName;
  return areRows && new Set(cellsOf(town.column)).size === cellsOf(town.column).length
    ? answer('companies', 'company_columns', head, { nameColumn: town.column })
    : null;
}

/** Columns with unknown headers or without headers, by their cells. */
export const byCells = ({ named, cellsOf, byHandles, byDomains }: KindFacts): KindGuess | null =>
  ofCells(named, cellsOf, byHandles, byDomains);

/** Addresses, or fields of companies, without a name; otherwise nothing says it. */
export function byRest(facts: KindFacts): KindGuess {
  const { email, companyFields } = facts;
  if (email) return companyFields.length === 0 ? answer('people', 'person_columns', email) : ofMailboxes(email, facts);
  return companyFields.length > 0 ? answer('companies', 'company_columns', companyFields[0]) : ask('people', undefined);
}

/** In Latin letters, and none of several names begins with a known given name: "Supplier A", "Blue Lagoon". */
const isOfUnknownNames = ({ cells, given, people }: Names): boolean => cells >= 4 && given === 0 && people === 0;
