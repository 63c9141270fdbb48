/** What the cells of a column say: whether they fit its header, what the header means with them, and what a column without a known header contains. */
import {
  domainOf,
  emailKey,
  hasLegalForm,
  isGivenName,
  looksLikeCompany,
  looksLikePerson,
  phoneKey,
  readLinkedin,
} from '@leadlight/vocabulary/identity';
import { parseIndustry } from '@leadlight/vocabulary/industries';
import { parseCountry, parsePlace } from '@leadlight/vocabulary/places';
import { foldText } from '@leadlight/vocabulary/text';
import { readTitle } from '@leadlight/vocabulary/titles';
import { parseCompanySize, parseCompanyStatus, parseStage } from '@leadlight/vocabulary/values';
import type { ImportTarget } from './import-targets.ts';
import { hasNoName, isOfContact, isOfCustomer } from './directory-signs.ts';
import type { ImportedKind } from './kind-guess.ts';
import { isCompany, isJob } from './kind-of-cells.ts';
import { arePages, isOfSource } from './pages.ts';
import { isSalutation } from './salutations.ts';

export const isTrueForShare = <T>(cells: readonly T[], is: (cell: T) => boolean, share: number): boolean =>
  cells.length > 0 && cells.filter(is).length >= cells.length * share;

/** Targets whose headers have other meanings, so their cells must confirm them. */
export const needsCells = new Set<ImportTarget>([
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

const isAddress = (cell: string): boolean => /^\S+\.\S+$/.test(cell) && !cell.includes('@');
const isFlag = (cell: string): boolean => /^(?:true|false|yes|no|y|n|x|0|1|ja|nein|nee|oui|non|s[ií]|sim|n[ãa]o|tak|nie)$/i.test(cell);
/** An identifier or an address, not a name; made-up people may have numbers in theirs ("Ana12"). */
const isCode = (cell: string): boolean => /^\d|@/.test(cell) || cell.replaceAll(/\D/g, '').length * 2 >= cell.length;
/** "ana.silva", "rob42" */
const isUserName = (cell: string): boolean => /^[a-z\d][a-z\d._-]+$/.test(cell);
const isNumber = (cell: string): boolean => /^[-+(]?[\d\s.,'%:/()+-]*\d[\d\s.,'%:/()+-]*$/.test(cell);

/** What a header means with these cells: "URL" and "Link" are a profile or a website, "Estado" a status or a state. */
export function meantTarget(target: ImportTarget | null, header: string, cells: readonly string[]): ImportTarget | null {
  // "Client" and "Client Name" above "Ana Silva": a customer may be a person.
  const mayBeCustomer = (target === null || target === 'company.name') && isOfCustomer(header);
  if (mayBeCustomer && isTrueForShare(cells, looksLikePerson, 0.7) && !cells.some(looksLikeCompany)) return 'name';
  if (target === null || cells.length === 0) return target;
  const isLinkedin = isTrueForShare(cells, (cell) => cell.toLowerCase().includes('linkedin.'), 0.5);
  if (/^(?:person\.|company\.)?linkedin$/.test(target) && !isLinkedin && isTrueForShare(cells, isAddress, 0.5) && !/linked/i.test(header))
    return arePages(cells) ? 'company.website' : null;
  if (target === 'company.website' && isLinkedin) return 'linkedin';
  // "acme.com|beta.com": several companies' pages.
  if (target === 'company.website' && isTrueForShare(cells, (cell) => /\.[a-z]{2,}[^\s|;]*\s*[|;]\s*\S+\.[a-z]{2,}/i.test(cell), 0.5))
    return null;
  if (target === 'company.status' && !isTrueForShare(cells, (cell) => parseCompanyStatus(cell) !== null, 0.5))
    return isTrueForShare(cells, (cell) => parseStage(cell) !== null, 0.6) ? 'lead.stage' : target;
  // "Category" is an industry in some lists, and a rank, a price or a legal form in others.
  if (target === 'company.industry' && /categor/i.test(header) && !isTrueForShare(cells, (cell) => parseIndustry(cell) !== null, 0.3))
    return null;
  // "['service', 'point_of_interest']": what a map calls the entry, as a program wrote it.
  if (target === 'company.industry' && isTrueForShare(cells, (cell) => /^\[\s*['"].*['"]\s*\]$/.test(cell), 0.5)) return null;
  if (target === 'company.industry' && isTrueForShare(cells, (cell) => /^[\d\s.,;/-]*\d{2}[\d\s.,;/-]*[A-Z]?$/.test(cell), 0.8))
    return 'company.industryCode';
  // "Estado" is a status or a state. "Pendiente" in every row is neither a company's status nor a region.
  if (
    /^(?:company\.(?:status|region)|place\.region)$/.test(target) &&
    /^(?:estado|situaci[oó]n)(?:[ _](?:de la )?empresa)?$/i.test(header.trim())
  ) {
    if (isTrueForShare(cells, (cell) => parseCompanyStatus(cell) !== null, 0.6)) return 'company.status';
    if (/empresa/i.test(header) || isTrueForShare(cells, (cell) => parseStage(cell) !== null || isPending(cell), 0.6)) return null;
    return 'place.region';
  }
  // "Titel": Swedish and Danish for a position, German for an academic degree, or the title of a work. "Qualifica": Italian for a position or a kind of member.
  if (target === 'person.title' && /^(?:titel|qualifica)$/i.test(header.trim()) && !areSomeJobs(cells)) return null;
  // Microsoft's "Land/Region" and "Pays/Région" are countries.
  if (
    (target === 'place.region' || target === 'company.region') &&
    /land|pays|pa[ií]s|paese|country/i.test(header) &&
    isTrueForShare(cells, (cell) => cell.length > 3 && parseCountry(cell) !== null, 0.8)
  )
    return target === 'place.region' ? 'place.country' : 'company.country';
  // "Regions: West Coast, Western US"
  if (target === 'place.region' && isTrueForShare(cells, (cell) => cell.includes(','), 0.6)) return null;
  // "Libellé NAF", "NACE description": what the code means.
  if (target === 'company.industryCode' && isTrueForShare(cells, (cell) => !/\d/.test(cell), 0.8)) return 'company.industry';
  // "Summary" and "About" of a profile, in the first person.
  if (target === 'company.description' && !mentionsCompany(header))
    if (
      isTrueForShare(cells, (cell) => /(?:^|[\s(])(?:I|I[’']m|I[’']ve|my|ich|mein|meine[rnm]?|je suis|mon|mes)(?=[\s,.])/.test(cell), 0.2)
    )
      return 'person.bio';
  // "Locations: address": streets and houses, which are not places that can be searched.
  if (
    target === 'place.text' &&
    /addr|adr[eé]s|direcci|indirizz|endere|osoite|stra(?:ß|ss)e/i.test(header) &&
    !isTrueForShare(cells, isPlaceText, 0.3)
  )
    return null;
  // "Location: Track 2, Room 4": the place of a talk.
  if (
    target === 'place.text' &&
    isTrueForShare(cells, (cell) => /\d/.test(cell), 0.6) &&
    !isTrueForShare(cells, (cell) => /,/.test(cell) || isPlaceText(cell) || isPhoneLike(cell), 0.3)
  )
    return null;
  // "Location: Zoom": how a talk is held.
  if (target === 'place.text' && isTrueForShare(cells, isOnline, 0.5)) return null;
  // "HQ" and "Office" are a place or a telephone number.
  if (target === 'place.text' && isTrueForShare(cells, isPhoneLike, 0.6)) return 'company.phone';
  // "Contact: +232 76 123 456"
  if (target === 'name' && isOfContact(header) && isTrueForShare(cells, isPhoneLike, 0.8)) return 'person.phone';
  return isContradicted(target, cells) ? null : target;
}

/** Spanish and Portuguese: the state of a task. */
const isPending = (cell: string): boolean =>
  /^(?:pend[ie]\S*|en (?:curso|proceso)|em (?:curso|andamento)|complet\S+|conclu\S+|aprob\S+|aprovad\S+|rechazad\S+|publicad\S+|pagad\S+|borrador|rascunho)$/i.test(
    cell.trim(),
  );

const isOnline = (cell: string): boolean => /^(?:zoom|teams|online|virtual|webinar|hybrid|remote|in person|tba|tbd)$/i.test(cell);

const isPhoneLike = (cell: string): boolean => /^[+(\d][\d\s().+/-]{6,}(?:\s*(?:x|ext\.?)\s*\d+)?$/i.test(cell) && phoneKey(cell) !== null;

/** Whether a header says that a field which people also have is a company's: "Company description", "Account status". */
export const mentionsCompany = (header: string): boolean =>
  /compan|firm|untern|entrepr|empres|aziend|bedrij|organi|account|soci[eé]t|business|operating|trading/i.test(header);

/** In a column with an unknown name: as people write numbers ("(503) 555-0142", "020 7946 0812"), not dates, amounts, or numbers of customers. */
const isWrittenPhone = (cell: string): boolean => {
  const digits = cell.replaceAll(/\D/g, '').length;
  return (
    /^[+(\d][\d\s().+/-]{7,}(?:\s*(?:x|ext\.?)\s*\d+)?$/i.test(cell) &&
    /\d[\s()/-]/.test(cell) &&
    digits >= 9 &&
    digits <= 15 &&
    !/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/.test(cell) &&
    !isRange(cell)
  );
};

/** "50000-200000", "1.000 - 5.000": from a round number to a higher one, as people write budgets and sizes. Telephone numbers begin with 0 or "+", or have parts that are rarely round. */
const isRange = (cell: string): boolean => {
  const [, low = '', high = ''] = /^([1-9]\d*(?:[.,' ]\d{3})*)\s*[-–]\s*([1-9]\d*(?:[.,' ]\d{3})*)$/.exec(cell.trim()) ?? [];
  const [from, to] = [low, high].map((each) => Number(each.replaceAll(/\D/g, '')));
  return low !== '' && from !== undefined && to !== undefined && from < to && from % 100 === 0 && to % 100 === 0;
};

/** A fax number, or one of a register, a customer or an account. */
const isOtherNumber = (header: string): boolean =>
  /fax/i.test(header) ||
  / (?:nr|no|num|number|nummer|id|ref|code|iban|konto|zip|plz|cep|cap|cp|postal|postcode|postleitzahl|vat|tva|ust|cif|nif|cnpj|cpf|siret|siren) /.test(
    ` ${foldText(header)} `,
  );

/** Whether almost no cell can be what the header says: "Email" over "yes" and "no", "Position" over 1, 2, 3. */
function isContradicted(target: ImportTarget, cells: readonly string[]): boolean {
  const most = 0.8;
  // One or two cells that aren't what they should be are mistakes, to be listed after the import.
  const isNone = (is: (cell: string) => boolean): boolean => cells.length >= 3 && !isTrueForShare(cells, is, 0.1);
  switch (target) {
    case 'person.title':
      return (
        isTrueForShare(cells, isSalutation, 0.6) ||
        // Of a talk, an article or a page.
        (isTrueForShare(cells, (cell) => cell.split(/\s+/).length >= 6, 0.5) && !isTrueForShare(cells, isOfRank, 0.2)) ||
        isTrueForShare(cells, (cell) => isNumber(cell) || isFlag(cell) || isAddress(cell), most)
      );
    case 'person.email':
    case 'person.personalEmail':
      return isNone((cell) => cell.includes('@'));
    case 'company.website':
      return isNone((cell) => isAddress(cell) || cell.includes('.'));
    case 'person.phone':
    case 'person.mobilePhone':
    case 'company.phone':
      return isNone((cell) => cell.replaceAll(/\D/g, '').length >= 5);
    case 'name':
    case 'person.firstName':
    case 'person.lastName':
      return (
        isTrueForShare(cells, isCode, most) ||
        // "Jane Roe - CEO; Max Doe - CFO": several people in one row. "Yes" under "Guest".
        isTrueForShare(cells, (cell) => isFlag(cell) || /;|\s[-–]\s/.test(cell), 0.6) ||
        (isTrueForShare(cells, isUserName, most) && isTrueForShare(cells, (cell) => /[\d._-]/.test(cell), 0.5))
      );
    // "3M" and "1&1" are names; numbers and identifiers aren't.
    case 'company.industry':
      return isTrueForShare(cells, (cell) => /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/.test(cell), most);
    case 'company.name':
      return isTrueForShare(
        cells,
        (cell) => isNumber(cell) || isFlag(cell) || /^[\da-f]{8}-[\da-f]{4}-|^[\da-f]{16,}$|^https?:/i.test(cell),
        most,
      );
    case 'place.text':
    case 'place.city':
    case 'place.region':
    case 'place.country':
    case 'company.city':
    case 'company.region':
    case 'company.country':
    case 'company.description':
    case 'company.technologies':
      return isTrueForShare(
        cells,
        (cell) => isNumber(cell) || /@|^https?:/.test(cell) || /^(?:true|false|yes|no|ja|nein|oui|non)$/i.test(cell),
        most,
      );
    default:
      return false;
  }
}

/** Whether a column's cells are consistent with its name; an empty column is. */
export function isConsistent(target: ImportTarget, cells: readonly string[]): boolean {
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

/** As many as an import creates. A sample with more values isn't about lists. */
const mostListsOfSample = 20;

/** Few members own many leads. In a public list, every company has its own owner. */
function areOwners(cells: readonly string[]): boolean {
  const isName = isTrueForShare(cells, (cell) => /\p{L}{2}/u.test(cell) && !/^https?:/i.test(cell) && cell.length <= 100, 0.8);
  return isName && (cells.length < 6 || new Set(cells).size <= cells.length / 2);
}

/** What identifies a row's person apart from the name: the address's local part or the profile's name, folded to letters. */
export interface RowOfSample {
  readonly cell: string;
  readonly handle: string;
}

const letters = (text: string): string => foldText(text).replaceAll(/[^\p{L}]/gu, '');

/** What name a column with an unknown header contains, in any language, if the addresses or profiles of the rows repeat it. */
export function nameByHandles(rows: readonly RowOfSample[]): 'name' | 'person.firstName' | 'person.lastName' | null {
  const known = rows.filter(({ cell, handle }) => cell !== '' && handle !== '' && !/[\d@]/.test(cell) && cell.length <= 60);
  // Two rows suffice if both say it.
  if (known.length < Math.min(3, rows.length) || known.length < 2 || known.length < rows.length / 3) return null;
  // "moissac@agency.example" beside "Moissac": agencies are called by their places.
  if (isTrueForShare(known, ({ cell }) => isCity(cell), 0.5)) return null;
  const isOfAll = (is: (row: RowOfSample) => boolean): boolean => known.filter(is).length >= known.length * 0.6;
  const wordsOf = (cell: string): string[] =>
    foldText(cell)
      .split(' ')
      .filter((word) => word.length >= 3);
  if (isOfAll(({ cell, handle }) => wordsOf(cell).length >= 2 && wordsOf(cell).filter((word) => handle.includes(word)).length >= 2))
    return 'name';
  if (!isOfAll(({ cell }) => cell.split(/\s+/).length <= 2)) return null;
  if (isOfAll(({ cell, handle }) => letters(cell).length >= 2 && handle.startsWith(letters(cell)))) return 'person.firstName';
  return isOfAll(({ cell, handle }) => letters(cell).length >= 3 && handle.endsWith(letters(cell))) ? 'person.lastName' : null;
}

/** "Luzia Santos" beside "luzia@acme.example": whole names whose first words the addresses of the rows repeat. Only for rows that are people: a company's mailbox has its name, too. */
export function isFullNameByHandles(rows: readonly RowOfSample[]): boolean {
  const known = rows.filter(({ cell, handle }) => cell !== '' && handle !== '');
  const isNamed = ({ cell, handle }: RowOfSample): boolean => {
    const words = foldText(cell).split(' ');
    return words.length >= 2 && words.length <= 4 && !/\d/.test(cell) && letters(words[0] ?? '').length >= 3 && words[0] === handle;
  };
  return (
    known.length >= Math.max(2, rows.length / 3) &&
    isTrueForShare(known, isNamed, 0.6) &&
    !isTrueForShare(known, ({ cell }) => isCompany(cell), 0.3)
  );
}

/** @returns the letters of the person's name in an address or profile; empty without one */
export function handleOf(cell: string): string {
  const email = emailKey(cell);
  if (email !== null) return letters(email.slice(0, email.indexOf('@')));
  const [, slug = ''] = /linkedin\.[a-z.]+\/in\/([^/?#\s]+)/i.exec(cell) ?? [];
  return letters(slug.replace(/-[\da-z]*\d[\da-z]*$/i, ''));
}

/** The names in a column without a header. In one with an unknown header, a person can be anything: an account's owner, a chief executive. */
export function nameOfCells(cells: readonly string[], kind: ImportedKind): ImportTarget | null {
  if (kind === 'people' && isTrueForShare(cells, looksLikePerson, 0.6)) return 'name';
  if (kind === 'people' && isTrueForShare(cells, (cell) => isGivenName(cell) && !/\s\S+\s/.test(cell), 0.6)) return 'person.firstName';
  // "HR Business Partner Germany": a title, although it has words of company names.
  if (kind === 'people' && areJobs(cells) && !isTrueForShare(cells, hasLegalForm, 0.2)) return 'person.title';
  if (isTrueForShare(cells, isCompany, 0.5)) return 'company.name';
  return isTrueForShare(cells, (cell) => /^\D{2,60}$/.test(cell) && isCity(cell), 0.7) ? 'place.city' : null;
}

const isPlaceText = (cell: string): boolean => parsePlace(cell).kind === 'place';

const isCity = (cell: string): boolean => {
  const answer = parsePlace(cell);
  return answer.kind === 'place' && answer.place.city !== null && answer.left.length === 0;
};

/** "Vice President of Sales and Marketing": long titles of jobs say a rank, titles of talks don't. */
const isOfRank = (cell: string): boolean => readTitle(cell).seniorities.some((each) => each !== 'entry');

/** Members who all are "Socio ordinario" have no position in common. */
const areSomeJobs = (cells: readonly string[]): boolean =>
  isTrueForShare(cells, isJob, 0.3) && (cells.length < 3 || new Set(cells).size > 1);

/** "IT" and "HR" alone are departments or trades; "CEO" is a rank. */
const areJobs = (cells: readonly string[]): boolean =>
  new Set(cells).size > 1 &&
  isTrueForShare(cells, (cell) => isJob(cell) && (isOfRank(cell) || /\p{L}{4}/u.test(cell)), 0.6) &&
  // "design, cooking, birds": interests, which are called like departments.
  isTrueForShare(cells, (cell) => isOfRank(cell) || !cell.includes(','), 0.5);

/** The target that at least four of five cells can only belong to. */
export function targetOfCells(header: string, cells: readonly string[], kind: ImportedKind): ImportTarget | null {
  const share = 0.8;
  if (isTrueForShare(cells, (cell) => emailKey(cell) !== null, share)) return kind === 'people' ? 'person.email' : null;
  const pageOf =
    (person: boolean) =>
    (cell: string): boolean => {
      // "LinkedIn (https://…), Facebook (https://…)": several networks in a cell.
      if (/[\s,;]/.test(cell)) return false;
      const answer = readLinkedin(cell);
      return answer.kind === 'handle' && (answer.handle.kind === 'person') === person;
    };
  if (kind === 'people' && isTrueForShare(cells, pageOf(true), share)) return 'person.linkedin';
  if (isTrueForShare(cells, pageOf(false), share)) return 'company.linkedin';
  // Some of them on a social network, which has no domain of its own for them.
  const isPage = (cell: string): boolean => /[./]/.test(cell) && !/\s/.test(cell) && domainOf(cell) !== null && !/^\d/.test(cell);
  if (isTrueForShare(cells, (cell) => isPage(cell) || /^https?:\/\/\S+$/i.test(cell), share) && isTrueForShare(cells, isPage, 0.6))
    return arePages(cells) && !isOfSource(header) ? 'company.website' : null;
  if (isTrueForShare(cells, (cell) => cell.startsWith('+') && phoneKey(cell) !== null, share) && !isOtherNumber(header))
    return kind === 'people' ? 'person.phone' : 'company.phone';
  // "Shipper country", "Country of birth": another country than the lead's.
  const isOfOther =
    /\btop\b|origin|birth|born|shipp|suppl|destin|export|import|citizen|national|visa|incorporat|herkunft|geburt|ziel|origine|naiss|origen|nacim|herkomst|geboorte|nascita/i.test(
      header,
    );
  if (!isOfOther && isTrueForShare(cells, (cell) => cell.length > 3 && parseCountry(cell) !== null, share)) return 'place.country';
  if (isTrueForShare(cells, isWrittenPhone, share) && !isOtherNumber(header)) return kind === 'people' ? 'person.phone' : 'company.phone';
  // Without a header: national phone numbers, whose first digit is zero.
  if (hasNoName(header) && new Set(cells).size === cells.length && isTrueForShare(cells, (cell) => /^0[1-9]\d{7,10}$/.test(cell), share))
    return kind === 'people' ? 'person.phone' : 'company.phone';
  if (
    kind === 'companies' &&
    isOfField(header) &&
    new Set(cells).size >= 3 &&
    isTrueForShare(cells, (cell) => parseIndustry(cell) !== null, 0.6)
  )
    return 'company.industry';
  // A column that contains only legal forms has few different cells.
  const isNamed = (cell: string): boolean => cell.length < 80 && /\S\s+\S/.test(cell) && !/[@\n]/.test(cell) && hasLegalForm(cell);
  if (!hasNoName(header) && new Set(cells).size >= cells.length * 0.7 && isTrueForShare(cells, isNamed, 0.6)) return 'company.name';
  return null;
}

/** "Area", "Tipo", "Gewerk": an industry in some lists, and a place or kind in others. */
const isOfField = (header: string): boolean =>
  /^(?:areas?|ambito|bereich|fachbereich|fachgebiet|gewerk|field|kind|type|tipo|typ|trade|trades|metier|corps de metier|specialt(?:y|ies)|speciality|especialidade?s?|specialita|specialite|segment|domaine)$/.test(
    foldText(header),
  );
