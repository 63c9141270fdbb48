/** Rules for files whose columns name people: by first and last names, profiles, and names of people. */
import { hasLegalForm, looksLikeCompany } from '@leadlight/vocabulary/identity';
import {
  isCompanyCell,
  isCustomerNumber,
  isDirectoryPage,
  isDirectorySign,
  isKindCell,
  isKindHeader,
  isOfContact,
  isRegisterNumber,
  isRoleMailbox,
} from './directory-signs.ts';
import { isContactElsewhere, isOnlyNumbered, mostNamed, nameOfPersonIn, naming, type KindFacts, type Names } from './kind-facts.ts';
import { answer, ask, type KindGuess, type NamedColumn } from './kind-guess.ts';
import { isProfile, share } from './kind-of-cells.ts';

/** "is_company", "company_type": each row says what it is. */
export function byKindColumn({ named, cellsOf, companyName, find }: KindFacts): KindGuess | null {
  const kinds = named.find(({ header, column }) => isKindHeader(header) && share(cellsOf(column), isKindCell) >= 0.9);
  if (!kinds) return null;
  const companies = share(cellsOf(kinds.column), isCompanyCell);
  const nameColumn = companyName ? null : (find('name')?.column ?? null);
  if (companies >= 0.9) return answer('companies', 'company_columns', kinds, { nameColumn });
  return companies > 0.1 ? ask('people', kinds) : null;
}

/** "nom; siren; contact_prenom; contact_nom": what the contact's names don't belong to. */
export function byFirstNameOfContact({ named, companyName, find }: KindFacts): KindGuess | null {
  const firstName = find('person.firstName');
  const ofRow = named.find(({ header, target }) => isNameOfRow(header) && naming.includes(target));
  if (!firstName || !ofRow || companyName || !isOfContact(firstName.header)) return null;
  const numbers = named.find(({ header }) => isRegisterNumber(header));
  if (!numbers) return ask('companies', firstName, ofRow.column);
  return answer('companies', 'company_columns', numbers, { nameColumn: ofRow.column });
}

/** A first and a last name, unless both are columns of companies ("Nombre", "Nom"). */
export function byFirstAndLastName({ find, cellsOf }: KindFacts): KindGuess | null {
  const firstName = find('person.firstName');
  if (!firstName || !find('person.lastName')) return null;
  const cells = cellsOf(firstName.column);
  return share(cells, looksLikeCompany) < 0.3 || isOnlyNumbered(cells) ? answer('people', 'person_columns', firstName) : null;
}

/** "First name" has no other meaning; "Nombre", "Nome" and "Ad" are names of companies, too. */
export function byFirstName({ named, cellsOf }: KindFacts): KindGuess | null {
  const isFilled = named.some(({ column }) => cellsOf(column).length > 0);
  const given = named.find(
    ({ target, header, column }) =>
      target === 'person.firstName' &&
      (!isFilled || cellsOf(column).length > 0) &&
      !/^(?:nombres?|nome|ad|first|prime?iro)$/i.test(header.trim()),
  );
  return given && share(cellsOf(given.column), looksLikeCompany) < 0.3 ? answer('people', 'person_columns', given) : null;
}

/** Profiles of people on LinkedIn, under a header of profiles or beside names without companies. */
export function byProfiles({ named, cellsOf, companyName, has }: KindFacts): KindGuess | null {
  const profiles = named.find(({ target, column }) => /^(?:person\.)?linkedin$/.test(target) && share(cellsOf(column), isProfile) >= 0.5);
  if (profiles) return answer('people', 'profiles', profiles);
  const links = named.find(
    ({ target, header, column }) => target === 'extra' && !isOfContact(header) && share(cellsOf(column), isProfile) >= 0.8,
  );
  return links && !companyName && has('name') ? answer('people', 'profiles', links) : null;
}

/** A list of companies with a contact for each: only the user knows whether people or companies are meant, unless the rows have register numbers. */
export function byContactOfCompany(facts: KindFacts): KindGuess | null {
  const nameOfPerson = nameOfPersonIn(facts);
  const company = companyBeside(facts);
  if (!nameOfPerson || !company || !isBesideCompanies(facts, nameOfPerson, company)) return null;
  const nameColumn = facts.companyName ? null : company.column;
  // Register numbers say what the rows are, unless each row also says what the contact does and how to reach them.
  const isWholePerson = facts.find('person.title') !== undefined && facts.email !== undefined;
  if (facts.register && !isWholePerson) return answer('companies', 'company_columns', facts.register, { nameColumn });
  return ask('companies', nameOfPerson, nameColumn);
}

/** The contact of a company or of a contract whose name isn't recognized: the rows have register numbers, or mailboxes of companies. */
export function byContactOfUnknown(facts: KindFacts): KindGuess | null {
  const nameOfPerson = nameOfPersonIn(facts);
  if (!nameOfPerson || !isOfContact(nameOfPerson.header)) return null;
  const isOfUnknown =
    facts.register !== undefined || areCompanyMailboxes(facts) || (facts.companyName !== undefined && isContactElsewhere(nameOfPerson));
  return isOfUnknown ? ask('companies', nameOfPerson, facts.companyName ? null : (companyBeside(facts)?.column ?? null)) : null;
}

/** Names of people. Asks where they may belong to what the rows are about: a product's maker, a place's owner, mailboxes of companies. */
export function byNamesOfPeople(facts: KindFacts): KindGuess | null {
  const nameOfPerson = nameOfPersonIn(facts);
  if (!nameOfPerson) return null;
  const { named, cellsOf, has, companyName, companyFields } = facts;
  // "Maker", "Host" or "Founder" in a list of products, shows or places, without anything else about the person.
  const isOfOthers =
    !companyName && companyFields.length >= 2 && /maker|host|author|founder|owner|creator|editor/i.test(nameOfPerson.header);
  const isAlone = isOfOthers && !has('person.email') && !has('person.title') && !has('person.linkedin') && !has('linkedin');
  const isOfDirectory =
    !has('person.email') &&
    !has('person.title') &&
    named.some(({ header, column }) => isDirectorySign(header) || share(cellsOf(column), isDirectoryPage) >= 0.8);
  const areOfCompanies = areCompanyMailboxes(facts) && companyFields.length >= 2;
  return answer('people', 'person_names', nameOfPerson, { isSure: !isAlone && !isOfDirectory && !areOfCompanies });
}

function isBesideCompanies(facts: KindFacts, nameOfPerson: Names, company: NamedColumn): boolean {
  const { cellsOf, companyName, companyFields, find, named, register, hasOnlyContactDetails } = facts;
  const companies = cellsOf(company.column).length;
  return (
    company.column < nameOfPerson.column &&
    isOfContact(nameOfPerson.header) &&
    // Where most companies have no contact, only a few rows would be people.
    (register !== undefined ||
      nameOfPerson.cells * 2 <= companies ||
      // A contact that the list says nothing else about but how to reach them, which it may say of the company, too.
      hasOnlyContactDetails ||
      // A list of people names the person in nearly all rows.
      cellsOf(nameOfPerson.column).length < companies * mostNamed ||
      companyFields.length >= (companyName ? 3 : 1) ||
      // What was sold to the company, and the number that it has as a customer.
      find('company.revenue') !== undefined ||
      named.some(({ header }) => isCustomerNumber(header)))
  );
}

/** The column of companies beside people: by its header, its legal forms, or its cells. */
const companyBeside = ({ companyName, names, named, cellsOf }: KindFacts): NamedColumn | undefined =>
  companyName ??
  named.find(
    ({ target, column }) => target === 'extra' && share(cellsOf(column), (cell) => /\S\s+\S/.test(cell) && hasLegalForm(cell)) >= 0.5,
  ) ??
  names.find(({ companies, people }) => companies >= 0.3 && companies > people * 2);

const areCompanyMailboxes = ({ email, cellsOf }: KindFacts): boolean =>
  email !== undefined && share(cellsOf(email.column), isRoleMailbox) >= 0.5;

/** "Name", "Nom", "Nombre", "Nome", "Naam": of whatever the row is. */
const isNameOfRow = (header: string): boolean => /^(?:name|nom|nombre|nome|naam)$/i.test(header.trim());
