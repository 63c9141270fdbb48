/**
 * Whether the rows of a file are people or companies: by the names of its columns and, where these have several meanings ("Title", "Name", "Nom
 * complet"), by their cells. Says when neither decides.
 */
import { hasLegalForm, isAddressed, isGivenName, looksLikeCompany, looksLikePerson } from '@leadlight/vocabulary/identity';
import { parseCompanyStatus } from '@leadlight/vocabulary/values';
import { foldText } from '@leadlight/vocabulary/text';
import {
  isCompanyCell,
  isCustomerNumber,
  isDirectoryPage,
  isDirectorySign,
  isKindCell,
  isKindHeader,
  isOfContact,
  isOfLeader,
  isOfMayor,
  isPersonSign,
  isRegisterNumber,
  isRoleMailbox,
} from './directory-signs.ts';
import type { ImportTarget } from './import-targets.ts';
import type { Answer, ImportedKind, KindGuess, KindReason, NamedColumn } from './kind-guess.ts';
import { isJob, isProfile, ofCells, ofCompanies, share } from './kind-of-cells.ts';

/** Fields that only people have, if the cells are what the header says. */
const ofPeople: readonly ImportTarget[] = ['person.mobilePhone', 'person.personalEmail', 'person.connectedOn'];
const ofPerson: readonly ImportTarget[] = [...ofPeople, 'person.email', 'person.title', 'person.linkedin', 'linkedin'];
/** Of the rows with a company's name: a list of people names the person in nearly all, and a list of companies lacks some of the contacts. */
const mostNamed = 0.9;
/** Targets of columns that may name a person or a company, in the order in which they are examined. */
const naming: readonly ImportTarget[] = ['name', 'person.title', 'person.lastName', 'person.firstName'];
/**
 * Long because it is one list of rules in the order of their evidence, each of which needs what the ones before it found.
 * @param byHandles the column whose names of people the addresses or profiles of the same rows repeat; null if there is none
 * @param byDomains the column of names that the domains of the websites in the same rows repeat; null if there is none
 * @param byMailDomains the same with the domains of email addresses
 */
export function guessKind(
  named: readonly NamedColumn[],
  cellsOf: (column: number) => readonly string[],
  byHandles: number | null = null,
  byDomains: number | null = null,
  byMailDomains: number | null = null,
): KindGuess {
  const find = (target: ImportTarget): NamedColumn | undefined =>
    named.find((each) => each.target === target && cellsOf(each.column).length > 0);
  const has = (target: ImportTarget): boolean => named.some((each) => each.target === target);
  const answer = (
    kind: ImportedKind,
    code: KindReason['code'],
    column: NamedColumn | undefined,
    more: Partial<KindGuess> = {},
  ): KindGuess => ({
    kind,
    isSure: true,
    nameColumn: null,
    ...more,
    reason: { code, column: column?.header ?? null },
  });
  const isOfPlaces = ({ header, column }: NamedColumn): boolean =>
    isDirectorySign(header) || share(cellsOf(column), isDirectoryPage) >= 0.8;
  // "Status" above "Contacted": of the lead, not of a company.
  const isOfCompany = ({ target, column }: NamedColumn): boolean =>
    ofCompanies.includes(target) &&
    (target !== 'company.status' ||
      cellsOf(column).length === 0 ||
      share(cellsOf(column), (cell) => parseCompanyStatus(cell) !== null) >= 0.5);
  const companyFields = named.filter(isOfCompany);
  const companyName = named.find(({ target }) => target === 'company.name');

  // "is_company", "company_type": each row says what it is.
  const kinds = named.find(({ header, column }) => isKindHeader(header) && share(cellsOf(column), isKindCell) >= 0.9);
  if (kinds) {
    const companies = share(cellsOf(kinds.column), isCompanyCell);
    const nameColumn = companyName ? null : (find('name')?.column ?? null);
    if (companies >= 0.9) return answer('companies', 'company_columns', kinds, { nameColumn });
    if (companies > 0.1) return answer('people', 'undecided', kinds, { isSure: false });
  }
  // A first and a last name, unless both are columns of companies ("Nombre", "Nom").
  const [firstName, lastName] = [find('person.firstName'), find('person.lastName')];
  // "nom; siren; contact_prenom; contact_nom": what the contact's names don't belong to.
  const ofRow = named.find(({ header, target }) => isNameOfRow(header) && naming.includes(target));
  if (firstName && ofRow && !companyName && isOfContact(firstName.header)) {
    const numbers = named.find(({ header }) => isRegisterNumber(header));
    return answer('companies', numbers ? 'company_columns' : 'undecided', numbers ?? firstName, {
      isSure: numbers !== undefined,
      nameColumn: ofRow.column,
    });
  }
  const areFirstNames = (cells: readonly string[]): boolean => share(cells, looksLikeCompany) < 0.3 || isOnlyNumbered(cells);
  if (firstName && lastName && areFirstNames(cellsOf(firstName.column))) return answer('people', 'person_columns', firstName);
  // "First name" has no other meaning; "Nombre", "Nome" and "Ad" are names of companies, too.
  const isFilled = named.some(({ column }) => cellsOf(column).length > 0);
  const given = named.find(
    ({ target, header, column }) =>
      target === 'person.firstName' &&
      (!isFilled || cellsOf(column).length > 0) &&
      !/^(?:nombres?|nome|ad|first|prime?iro)$/i.test(header.trim()),
  );
  if (given && share(cellsOf(given.column), looksLikeCompany) < 0.3) return answer('people', 'person_columns', given);
  const profiles = named.find(({ target, column }) => /^(?:person\.)?linkedin$/.test(target) && share(cellsOf(column), isProfile) >= 0.5);
  if (profiles) return answer('people', 'profiles', profiles);
  const links = named.find(
    ({ target, header, column }) => target === 'extra' && !isOfContact(header) && share(cellsOf(column), isProfile) >= 0.8,
  );
  if (links && !companyName && has('name')) return answer('people', 'profiles', links);

  // Unless the company has a number, so that the other one is the person's.
  const hasOwnNumber = find('person.phone') !== undefined && find('company.phone') !== undefined;
  // Several people of one company are a list of people.
  const employers = companyName ? cellsOf(companyName.column) : [];
  const hasOnlyContactDetails =
    !hasOwnNumber &&
    new Set(employers).size >= employers.length * mostNamed &&
    !named.some(({ target, column }) => target !== 'person.email' && ofPerson.includes(target) && cellsOf(column).length > 0);
  // An empty column of contacts doesn't make rows with company names people, and neither does one that most rows leave empty, beside another name in
  // each row and nothing else about the person: "person" beside "name" in a list of partners.
  const fullest = Math.max(0, ...named.filter(({ target }) => target === 'name').map(({ column }) => cellsOf(column).length));
  const hasMoreOfPerson = named.some(({ target, column }) => ofPerson.includes(target) && cellsOf(column).length * 2 > fullest);
  const isUnused = ({ column, target }: NamedColumn): boolean =>
    (cellsOf(column).length === 0 && companyName !== undefined && cellsOf(companyName.column).length > 0) ||
    (target === 'name' && !hasMoreOfPerson && cellsOf(column).length * 2 < fullest);
  const names = naming
    .flatMap((target) => named.filter((each) => each.target === target && !isUnused(each)))
    .map((each) => ({ ...each, ...kindsOf(each, cellsOf(each.column)) }));
  // A contact's name in a language or script whose given names aren't known is recognized by its header, beside a company's name.
  const isContactElsewhere = ({ target, header, people, companies, cells }: (typeof names)[number]): boolean =>
    target === 'name' && companyName !== undefined && cells > 0 && people < 0.4 && companies < 0.1 && isOfContact(header);
  const nameOfPerson =
    names.find(({ people, companies }) => people >= 0.4 && people > companies * 2) ??
    names.find(isContactElsewhere) ??
    names.find(({ column, companies }) => column === byHandles && companies < 0.3);
  if (nameOfPerson) {
    // A list of companies with a contact for each: only the user knows whether people or companies are meant, unless the rows have register numbers.
    const firstOfCompany =
      companyName ?? companyByCells(named, cellsOf) ?? names.find(({ companies, people }) => companies >= 0.3 && companies > people * 2);
    const register = named.find(({ header }) => isRegisterNumber(header));
    const isBesideCompanies =
      firstOfCompany !== undefined &&
      firstOfCompany.column < nameOfPerson.column &&
      isOfContact(nameOfPerson.header) &&
      // Where most companies have no contact, only a few rows would be people.
      (register !== undefined ||
        nameOfPerson.cells * 2 <= cellsOf(firstOfCompany.column).length ||
        // A contact that the list says nothing else about but how to reach them, which it may say of the company, too.
        hasOnlyContactDetails ||
        // A list of people names the person in nearly all rows.
        cellsOf(nameOfPerson.column).length < cellsOf(firstOfCompany.column).length * mostNamed ||
        companyFields.length >= (companyName ? 3 : 1) ||
        // What was sold to the company, and the number that it has as a customer.
        find('company.revenue') !== undefined ||
        named.some(({ header }) => isCustomerNumber(header)));
    // "Maker", "Host" or "Founder" in a list of products, shows or places, without anything else about the person.
    const isOfOthers =
      !companyName && companyFields.length >= 2 && /maker|host|author|founder|owner|creator|editor/i.test(nameOfPerson.header);
    const isAlone = isOfOthers && !has('person.email') && !has('person.title') && !has('person.linkedin') && !has('linkedin');
    const isOfDirectory = !has('person.email') && !has('person.title') && named.some(isOfPlaces);
    // The contact of a company or of a contract whose name isn't recognized: the rows have register numbers, or mailboxes of companies.
    const email = find('person.email');
    const areCompanyMailboxes = email !== undefined && share(cellsOf(email.column), isRoleMailbox) >= 0.5;
    const isOfUnknown = isOfContact(nameOfPerson.header)
      ? register !== undefined || areCompanyMailboxes || isContactElsewhere(nameOfPerson)
      : areCompanyMailboxes && companyFields.length >= 2;
    if (!isBesideCompanies && isOfUnknown && isOfContact(nameOfPerson.header))
      return answer('companies', 'undecided', nameOfPerson, {
        isSure: false,
        nameColumn: companyName ? null : (firstOfCompany?.column ?? null),
      });
    if (!isBesideCompanies) return answer('people', 'person_names', nameOfPerson, { isSure: !isAlone && !isOfUnknown && !isOfDirectory });
    const nameColumn = companyName ? null : firstOfCompany.column;
    // Register numbers say what the rows are, unless each row also says what the contact does and how to reach them.
    const isWholePerson = find('person.title') !== undefined && email !== undefined;
    if (register && !isWholePerson) return answer('companies', 'company_columns', register, { nameColumn });
    return answer('companies', 'undecided', nameOfPerson, { isSure: false, nameColumn });
  }
  const titles = names.find(({ target, jobs }) => target === 'person.title' && jobs >= 0.4);
  // Titles without names or addresses of people belong to vacancies, pages or articles.
  if (titles) {
    const areOfPeople = names.length > 1 || has('person.email') || has('person.linkedin') || has('linkedin');
    return answer(areOfPeople || !companyName ? 'people' : 'companies', areOfPeople ? 'person_columns' : 'undecided', titles, {
      isSure: areOfPeople,
    });
  }
  // A "Title" may name a company; a role doesn't, though it may be a trade.
  const nameOfCompany = names.find(
    ({ companies, people, target, header }) =>
      companies >= 0.3 && companies > people * 2 && (target !== 'person.title' || /tit/i.test(header)),
  );
  // "Contact name" above "TG 26 Mobile": a contact that isn't called like a person, and nothing else of a company.
  const isOfOneContact = nameOfCompany !== undefined && isOfContact(nameOfCompany.header) && !companyName && companyFields.length === 0;
  // "Person 12 Müller", "Contact 3", beside addresses: names that were numbered for a test or to hide them may be anyone's.
  if (nameOfCompany && has('person.email') && isOnlyNumbered(cellsOf(nameOfCompany.column)))
    return answer(companyFields.length > 1 ? 'companies' : 'people', 'undecided', nameOfCompany, {
      isSure: false,
      nameColumn: companyFields.length > 1 && !companyName ? nameOfCompany.column : null,
    });
  if (nameOfCompany && !(companyName && nameOfCompany.target !== 'name'))
    return answer('companies', 'company_names', nameOfCompany, {
      isSure: !isOfOneContact,
      nameColumn: companyName ? null : nameOfCompany.column,
    });

  const onlyPeople = named.find(({ target, column }) => ofPeople.includes(target) && cellsOf(column).length > 0);
  const isOfNobody = companyName !== undefined && names.length === 0 && companyFields.length >= 2;
  if (onlyPeople && !isOfNobody && (names.length > 0 || has('person.email') || companyName))
    return answer('people', 'person_columns', onlyPeople);
  const first = (companyName ? undefined : names.find(({ header }) => !isOfContact(header))) ?? names[0];
  if (companyName) {
    // "Razón social" and no name of a person: what only companies have.
    if (!first && isLegalName(companyName.header)) return answer('companies', 'company_columns', companyName);
    const isOfWork = first?.target === 'person.title' && first.cells > 0 && first.jobs < 0.2 && names.length === 1 && !has('person.email');
    if (first && isOfWork) return answer('companies', 'undecided', first, { isSure: false });
    if (first && first.cells > 0 && isOfContact(first.header) && companyName.column < first.column && hasOnlyContactDetails)
      return answer('companies', 'undecided', first, { isSure: false });
    // Two names, neither of which looks like a person's, and nothing about a person: branches, brands.
    if (first && first.target === 'name' && first.cells >= 3 && first.given === 0 && hasOnlyContactDetails && !has('person.email'))
      return answer('companies', 'undecided', first, { isSure: false });
    if (first)
      return answer('people', 'person_columns', first, {
        isSure: first.cells === 0 || has('person.email') || first.target !== 'person.title',
      });
    // Names in a column with an unknown header, which the addresses of the rows repeat: "Requester" of a ticket.
    const owner = named.find(({ column, target }) => column === byHandles && target === 'extra');
    if (owner && !find('person.email') && !isOfContact(owner.header)) return answer('people', 'person_names', owner, { isSure: false });
    const mailboxes = find('person.email');
    const { length: companies } = cellsOf(companyName.column);
    // Companies with register numbers, or companies that mostly have no address.
    const numbers = named.find(({ header, column }) => isRegisterNumber(header) && cellsOf(column).length * 2 >= companies);
    if (numbers && companies > 0 && !has('person.title')) return answer('companies', 'company_columns', numbers);
    // Companies with websites, and with more role mailboxes than lists of people have.
    const site = find('company.website');
    const areOfSites =
      mailboxes !== undefined &&
      site !== undefined &&
      companyName.column < Math.min(site.column, mailboxes.column) &&
      companyFields.length >= 2 &&
      share(cellsOf(mailboxes.column), isRoleMailbox) >= 0.25;
    if (areOfSites) return answer('companies', 'company_columns', site);
    // The companies' mailboxes, or a list of addresses with employers.
    const ofRows = mailboxes && ofMailboxes(mailboxes, companyFields, cellsOf, answer);
    // Companies, each with a number and an address, and nothing about a person.
    if (ofRows?.kind === 'people' && has('person.phone') && !has('person.title')) return { ...ofRows, kind: 'companies', isSure: false };
    return ofRows ?? answer('companies', 'company_columns', companyName);
  }
  if (first) {
    // A directory of companies calls their names "Name" or "Title"; a person's employer would have a name, too.
    const isPlace = first.target !== 'person.title' && first.people < 0.2 && !has('person.title') && named.some(isOfPlaces);
    const register = named.find(({ header }) => isRegisterNumber(header));
    const sign = named.find(({ header, column }) => isPersonSign(header) && cellsOf(column).length > 0);
    if (sign && !register && first.companies < 0.1 && !has('company.employees') && !has('company.founded'))
      return answer('people', 'person_columns', sign);
    const leader = named.find(
      ({ header, column }) => column > first.column && isOfLeader(header) && share(cellsOf(column), looksLikePerson) >= 0.5,
    );
    if (leader && first.people < 0.2 && first.target !== 'person.title')
      return answer('companies', 'company_columns', leader, {
        nameColumn: first.column,
        isSure: !has('person.email') && !has('person.title'),
      });
    const isOfMailDomains = first.column === byMailDomains && first.people < 0.1 && !has('person.title');
    const isDirectory =
      register !== undefined ||
      isPlace ||
      companyFields.some(({ target }) =>
        [
          'company.ticker',
          'company.cik',
          'company.employees',
          'company.founded',
          'company.revenue',
          'company.status',
          'company.industryCode',
          'company.funding',
        ].includes(target),
      );
    if (isDirectory)
      return answer('companies', 'company_columns', register ?? companyFields[0], {
        nameColumn: first.column,
        isSure: first.target !== 'person.title' || first.jobs < 0.2,
      });
    // "Menuiserie Dupuis" beside contact@menuiserie-dupuis.example: companies, called as their domains are.
    const mails = find('person.email');
    if (isOfMailDomains && mails)
      return answer('companies', 'mailboxes', mails, {
        nameColumn: first.column,
        isSure: share(cellsOf(mails.column), isRoleMailbox) >= 0.5,
      });
    if (first.cells === 0 || (has('person.email') && !companyFields.some(({ target }) => target !== 'company.website')))
      return answer('people', 'person_columns', first, {
        isSure: first.cells === 0 || (first.companies < 0.1 && !isOfUnknownNames(first)),
      });
    // In Latin letters, and hardly a given name among many: beside websites or industries, these aren't names of people.
    const areOfNobody =
      first.cells >= 8 &&
      (first.target === 'name' || /^(?:nombre|nome|nom)$/i.test(first.header.trim())) &&
      first.given <= 0.1 &&
      companyFields.length > 0 &&
      !has('person.title') &&
      !has('linkedin');
    if (areOfNobody) return answer('companies', 'company_columns', companyFields[0], { nameColumn: first.column });
    if (has('person.title') && first.target !== 'person.title') return answer('people', 'person_columns', first);
    return answer(companyFields.length > 0 ? 'companies' : 'people', 'undecided', first, {
      isSure: false,
      nameColumn: companyFields.length > 0 ? first.column : null,
    });
  }
  // "Comune; Provincia; Sindaco": the rows are the towns, and nothing else names them.
  const head = named.find(({ header, column }) => isOfMayor(header) && share(cellsOf(column), looksLikePerson) >= 0.5);
  const town = find('place.city');
  if (head && town && town.column < head.column && !companyName && new Set(cellsOf(town.column)).size === cellsOf(town.column).length)
    return answer('companies', 'company_columns', head, { nameColumn: town.column });
  const byCells = ofCells(named, cellsOf, byHandles, byDomains, answer);
  if (byCells) return byCells;
  const email = find('person.email');
  if (email)
    return companyFields.length === 0 ? answer('people', 'person_columns', email) : ofMailboxes(email, companyFields, cellsOf, answer);
  if (companyFields.length > 0) return answer('companies', 'company_columns', companyFields[0]);
  return answer('people', 'undecided', undefined, { isSure: false });
}

/** The column with an unknown header that names companies by their legal forms. */
const companyByCells = (named: readonly NamedColumn[], cellsOf: (column: number) => readonly string[]): NamedColumn | undefined =>
  named.find(
    ({ target, column }) => target === 'extra' && share(cellsOf(column), (cell) => /\S\s+\S/.test(cell) && hasLegalForm(cell)) >= 0.5,
  );

/** Addresses beside fields of companies: the companies' own, or those of people who work there. */
function ofMailboxes(
  email: NamedColumn,
  companyFields: readonly NamedColumn[],
  cellsOf: (column: number) => readonly string[],
  answer: Answer,
): KindGuess {
  // "BLMGR" under "email" is not an address of a person.
  if (cellsOf(email.column).every((cell) => !cell.includes('@'))) return answer('companies', 'company_columns', email);
  const boxes = [...new Set(cellsOf(email.column).map((cell) => cell.toLowerCase()))].map((cell) => cell.slice(0, cell.indexOf('@')));
  // In any language: companies give their mailboxes the same name, and people don't.
  const isSame =
    boxes.length >= 3 && Math.max(...[...Map.groupBy(boxes, (box) => box).values()].map(({ length }) => length)) >= boxes.length / 2;
  const ofRoles = isSame ? 1 : share(cellsOf(email.column), isRoleMailbox);
  if (ofRoles >= 0.5) return answer('companies', 'mailboxes', email);
  if (ofRoles <= 0.1 && companyFields.length <= 1) return answer('people', 'mailboxes', email);
  return answer(companyFields.length > 2 ? 'companies' : 'people', 'undecided', email, { isSure: false });
}

/** "Name", "Nom", "Nombre", "Nome", "Naam": of whatever the row is. */
const isNameOfRow = (header: string): boolean => /^(?:name|nom|nombre|nome|naam)$/i.test(header.trim());

/** The name under which a company is registered, in the languages of the headers. */
const isLegalName = (header: string): boolean =>
  /^(?:razon ?social|razao ?social|raison ?sociale|ragione ?sociale|denomina(?:cion|cao|zione) ?social[e]?|statutaire naam|firmenwortlaut|legal name|registered name)$/.test(
    foldText(header),
  );

/** In Latin letters, and none of several names begins with a known given name: "Supplier A", "Blue Lagoon". */
const isOfUnknownNames = ({ cells, given, people }: Kinds): boolean => cells >= 4 && given === 0 && people === 0;

interface Kinds {
  readonly cells: number;
  /** Shares of the cells. */
  readonly people: number;
  readonly companies: number;
  readonly jobs: number;
  /** Cells that begin with a given name, or are in another script, where that can't be told. */
  readonly given: number;
}

/** Whether names are those of companies only because of their digits. */
const isOnlyNumbered = (cells: readonly string[]): boolean =>
  share(cells, (cell) => looksLikeCompany(cell.replaceAll(/\s*\d+/g, '').trim())) < 0.1;

/** "Herr Müller", "Mrs. Jones": how people are addressed, before a name. */
const isAddressedPerson = (cell: string): boolean => isAddressed(cell) && !looksLikeCompany(cell);

/** @param all cells of the column; branches that share a name count once */
function kindsOf({ target }: NamedColumn, all: readonly string[]): Kinds {
  const cells = [...new Set(all)];
  const isTitle = target === 'person.title';
  const jobs = isTitle ? share(cells, isJob) : 0;
  const isPart = target === 'person.firstName' || target === 'person.lastName';
  return {
    cells: cells.length,
    people: share(
      cells,
      (cell) => looksLikePerson(cell) || isAddressedPerson(cell) || (isPart && isGivenName(cell) && !looksLikeCompany(cell)),
    ),
    companies: share(cells, (cell) => looksLikeCompany(cell) && !(isTitle && isJob(cell))),
    jobs,
    given: share(cells, (cell) => isGivenName(cell) || looksLikePerson(cell) || /[^\p{Script=Latin}\P{L}]/u.test(cell)),
  };
}
