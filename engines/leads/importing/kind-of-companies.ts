/** Rules for files with names of companies and no names of people. */
import { foldText } from '@leadlight/vocabulary/text';
import { isOfContact, isOfLeader, isRegisterNumber, isRoleMailbox } from './directory-signs.ts';
import { firstNameIn, isOnlyNumbered, ofPeople, type KindFacts, type Names } from './kind-facts.ts';
import { answer, ask, type KindGuess, type NamedColumn } from './kind-guess.ts';
import { share } from './kind-of-cells.ts';

/** Jobs. Titles without names or addresses of people belong to vacancies, pages or articles. */
export function byJobs({ names, has, companyName }: KindFacts): KindGuess | null {
  const titles = names.find(({ target, jobs }) => target === 'person.title' && jobs >= 0.4);
  if (!titles) return null;
  const areOfPeople = names.length > 1 || has('person.email') || has('person.linkedin') || has('linkedin');
  if (areOfPeople) return answer('people', 'person_columns', titles);
  return companyName ? ask('companies', titles) : answer('people', 'undecided', titles, { isSure: false });
}

/** A "Title" may name a company; a role doesn't, though it may be a trade. */
const nameOfCompanyIn = ({ names }: KindFacts): Names | undefined =>
  names.find(
    ({ companies, people, target, header }) =>
      companies >= 0.3 && companies > people * 2 && (target !== 'person.title' || /tit/i.test(header)),
  );

/** "Person 12 Müller", "Contact 3", beside addresses: names that were numbered for a test or to hide them may be anyone's. */
export function byNumberedNames(facts: KindFacts): KindGuess | null {
  const name = nameOfCompanyIn(facts);
  if (!name || !facts.has('person.email') || !isOnlyNumbered(facts.cellsOf(name.column))) return null;
  if (facts.companyFields.length <= 1) return ask('people', name);
  return ask('companies', name, facts.companyName ? null : name.column);
}

/** Names of companies. "Contact name" above "TG 26 Mobile" is a contact that isn't called like a person, and nothing else of a company. */
export function byNamesOfCompanies(facts: KindFacts): KindGuess | null {
  const name = nameOfCompanyIn(facts);
  const { companyName, companyFields } = facts;
  if (!name || (companyName && name.target !== 'name')) return null;
  const isOfOneContact = isOfContact(name.header) && !companyName && companyFields.length === 0;
  return answer('companies', 'company_names', name, { isSure: !isOfOneContact, nameColumn: companyName ? null : name.column });
}

/** Mobile numbers, private addresses, dates of a connection. */
export function byFieldsOfPeople({ named, cellsOf, companyName, companyFields, names, has }: KindFacts): KindGuess | null {
  const field = named.find(({ target, column }) => ofPeople.includes(target) && cellsOf(column).length > 0);
  const isOfNobody = companyName !== undefined && names.length === 0 && companyFields.length >= 2;
  const mayBeOfPeople = names.length > 0 || has('person.email') || companyName !== undefined;
  return field && !isOfNobody && mayBeOfPeople ? answer('people', 'person_columns', field) : null;
}

/** "Razón social" and no name of a person: what only companies have. */
export const byLegalName = (facts: KindFacts): KindGuess | null =>
  facts.companyName && !firstNameIn(facts) && isLegalName(facts.companyName.header)
    ? answer('companies', 'company_columns', facts.companyName)
    : null;

/** Companies beside a column of contacts, titles or second names that aren't recognized as those of people. */
export function byNameBesideCompany(facts: KindFacts): KindGuess | null {
  const { companyName, has, names, hasOnlyContactDetails } = facts;
  const first = firstNameIn(facts);
  if (!companyName || !first) return null;
  const isOfWork = first.target === 'person.title' && first.cells > 0 && first.jobs < 0.2 && names.length === 1 && !has('person.email');
  const isContact = first.cells > 0 && isOfContact(first.header) && companyName.column < first.column && hasOnlyContactDetails;
  // Two names, neither of which looks like a person's, and nothing about a person: branches, brands.
  const areTwo = first.target === 'name' && first.cells >= 3 && first.given === 0 && hasOnlyContactDetails && !has('person.email');
  if (isOfWork || isContact || areTwo) return ask('companies', first);
  return answer('people', 'person_columns', first, {
    isSure: first.cells === 0 || has('person.email') || first.target !== 'person.title',
  });
}

/** Names in a column with an unknown header, which the addresses of the rows repeat: "Requester" of a ticket. */
export function byOwnersOfAddresses({ named, companyName, byHandles, find }: KindFacts): KindGuess | null {
  const owner = named.find(({ column, target }) => column === byHandles && target === 'extra');
  return companyName && owner && !find('person.email') && !isOfContact(owner.header)
    ? answer('people', 'person_names', owner, { isSure: false })
    : null;
}

/** Companies with register numbers, or companies that mostly have no address. */
export function byRegisterNumbers({ named, companyName, cellsOf, has }: KindFacts): KindGuess | null {
  if (!companyName || has('person.title')) return null;
  const { length: companies } = cellsOf(companyName.column);
  const numbers = named.find(({ header, column }) => isRegisterNumber(header) && cellsOf(column).length * 2 >= companies);
  return numbers && companies > 0 ? answer('companies', 'company_columns', numbers) : null;
}

/** Companies with websites, and with more role mailboxes than lists of people have. */
export function bySites({ companyName, companyFields, email, find, cellsOf }: KindFacts): KindGuess | null {
  const site = find('company.website');
  if (!companyName || !email || !site || companyFields.length < 2) return null;
  return companyName.column < Math.min(site.column, email.column) && share(cellsOf(email.column), isRoleMailbox) >= 0.25
    ? answer('companies', 'company_columns', site)
    : null;
}

/** A column of companies: with their mailboxes, with those of people who work there, or with nothing about people. */
export function byCompanyColumn(facts: KindFacts): KindGuess | null {
  const { companyName, email, has } = facts;
  if (!companyName) return null;
  const ofRows = email && ofMailboxes(email, facts);
  // "Dirigeant" above names that aren't recognized: the addresses may be the companies', or those of people whom another column names.
  const contact = facts.named.find(
    ({ target, header, column }) => target === 'extra' && isOfContact(header) && facts.cellsOf(column).length > 0,
  );
  if (ofRows?.kind === 'people' && contact && isOfLeader(contact.header)) return ask('companies', contact);
  // Companies, each with a number and an address, and nothing about a person.
  if (ofRows?.kind === 'people' && has('person.phone') && !has('person.title')) return { ...ofRows, kind: 'companies', isSure: false };
  return ofRows ?? answer('companies', 'company_columns', companyName);
}

/** Addresses beside fields of companies: the companies' own, or those of people who work there. */
export function ofMailboxes(email: NamedColumn, { cellsOf, companyFields }: KindFacts): KindGuess {
  const cells = cellsOf(email.column);
  // "BLMGR" under "email" is not an address of a person.
  if (cells.every((cell) => !cell.includes('@'))) return answer('companies', 'company_columns', email);
  const boxes = [...new Set(cells.map((cell) => cell.toLowerCase()))].map((cell) => cell.slice(0, cell.indexOf('@')));
  // In any language: companies give their mailboxes the same name, and people don't.
  const isSame =
    boxes.length >= 3 && Math.max(...[...Map.groupBy(boxes, (box) => box).values()].map(({ length }) => length)) >= boxes.length / 2;
  const ofRoles = isSame ? 1 : share(cells, isRoleMailbox);
  if (ofRoles >= 0.5) return answer('companies', 'mailboxes', email);
  if (ofRoles <= 0.1 && companyFields.length <= 1) return answer('people', 'mailboxes', email);
  return ask(companyFields.length > 2 ? 'companies' : 'people', email);
}

/** The name under which a company is registered, in the languages of the headers. */
const isLegalName = (header: string): boolean =>
  /^(?:razon ?social|razao ?social|raison ?sociale|ragione ?sociale|denomina(?:cion|cao|zione) ?social[e]?|statutaire naam|firmenwortlaut|legal name|registered name)$/.test(
    foldText(header),
  );
