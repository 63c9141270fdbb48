/**
 * Reads rows of a table whose columns the importing engine has recognized: LinkedIn's Connections.csv, exports of a CRM, of Apollo or Sales
 * Navigator, any file with a LinkedIn, email, or name and company column.
 */
import { companyDomainOf, emailDomain, isPersonalAddress, readLinkedin } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import { withoutDuplicates } from './duplicates.ts';
import type { InputErrorCode } from './errors.ts';
import {
  areUsable,
  emptyKeys,
  isWholeName,
  readEmail,
  readProfileLink,
  readProfileName,
  type ProfileInput,
  type ProfileInputs,
  type ProfileKeys,
  type ReadKey,
  type RefusedInput,
} from './keys.ts';
import { readNameAndCompany } from './names.ts';

/** The mapping of a file to import, as `guessMapping` of the importing engine returns it. */
export interface TableColumns {
  readonly header: readonly string[];
  /** By column: "person.linkedin", "person.email", "name", "company.name", "extra", … */
  readonly targets: readonly string[];
}

export type TableRowResult =
  | { readonly kind: 'person'; readonly keys: ProfileKeys }
  | { readonly kind: 'refused'; readonly code: InputErrorCode; readonly memberKey: string | null }
  /** A row without any value. */
  | { readonly kind: 'blank' };

/** Reads one row. */
export function readTableRow(cells: readonly string[], columns: TableColumns): TableRowResult {
  if (cells.every((cell) => cell.trim() === '')) return { kind: 'blank' };
  const textOf = (target: string): string | null => textsOf(target)[0] ?? null;
  const textsOf = (target: string): string[] =>
    columns.targets.flatMap((each, column) => (each === target ? plainCell(cells[column] ?? '') || [] : []));
  const profiles = [...textsOf('person.linkedin'), ...textsOf('linkedin'), ...otherProfiles(cells, columns)].map(
    (text) => readProfileName(text) ?? readProfileLink(text),
  );
  const found = profiles.find(({ code }) => code === null);
  const emails = [...textsOf('person.email'), ...textsOf('person.personalEmail')]
    // Exports put several addresses into one cell.
    .flatMap((text) => text.split(/[;,\s|]+(?=[^\s@]+@)/))
    .map(readEmail);
  const fullName = textOf('name');
  const [first, last] = [textOf('person.firstName'), textOf('person.lastName')];
  const parts = [first, last].filter((part) => part !== null).join(' ');
  const company = textOf('company.name');
  const domain = employerDomain([...textsOf('company.website'), ...otherWebsites(cells, columns)], emails);
  // A column that contains both: "Ana Silva - Acme".
  const both = company === null && domain === null && fullName !== null ? readNameAndCompany(fullName) : null;
  const keys: ProfileKeys = {
    ...emptyKeys,
    linkedin: found?.keys.linkedin ?? [],
    memberKeys: [...new Set(profiles.flatMap((profile) => profile.keys.memberKeys ?? []))],
    emails: [...new Set(emails.flatMap((email) => email.keys.emails ?? []))],
    name:
      both?.kind === 'both' ? both.name : parts !== '' && (first !== null && last !== null ? true : fullName === null) ? parts : fullName,
    company: both?.kind === 'both' ? both.company : company,
    domain: both?.kind === 'both' ? both.domain : domain,
    companyLinkedin: companyKeyOf(textOf('company.linkedin')),
  };
  if (areUsable(keys)) return { kind: 'person', keys };
  const code = codeOf(keys, [...profiles, ...emails]);
  return { kind: 'refused', code, memberKey: keys.memberKeys[0] ?? null };
}

/**
 * Reads all rows, each person once.
 * @param firstRow the number of the first of the rows in the file
 */
export function readTableRows(rows: Iterable<readonly string[]>, columns: TableColumns, firstRow = 1): ProfileInputs {
  const inputs: ProfileInput[] = [];
  const refused: RefusedInput[] = [];
  let position = firstRow;
  for (const cells of rows) {
    const row = readTableRow(cells, columns);
    const written = cells
      .filter((cell) => cell.trim() !== '')
      .join(', ')
      .slice(0, 200);
    if (row.kind === 'person') inputs.push({ keys: row.keys, positions: [position], written });
    else if (row.kind === 'refused') refused.push({ position, written, code: row.code, memberKey: row.memberKey });
    position += 1;
  }
  return withoutDuplicates(inputs, refused);
}

/** Spreadsheets protect formulas with an apostrophe, and write nothing in several ways. */
function plainCell(cell: string): string {
  const text = cell
    .normalize('NFC')
    .trim()
    .replace(/^'\s*(?=[=+\-@])/, '');
  return /^(?:n\/?a|null|none|undefined|nan|-+|#n\/a|\?+|not found|no email found|unknown)$/i.test(text) ? '' : text;
}

/**
 * Profiles in columns that the importing engine left over, because another column is the profile's: exports of Sales Navigator have its URL and the
 * public one. Columns about somebody else don't count.
 */
function otherProfiles(cells: readonly string[], { header, targets }: TableColumns): string[] {
  return header.flatMap((name, column) => {
    const words = ` ${foldText(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))} `;
    const cell = cells[column]?.trim() ?? '';
    if (targets[column] !== 'extra' || !/linkedin\.|urn:li:/i.test(cell)) return [];
    if (!/linked ?in|profile|profil|perfil|public|url|link/.test(words)) return [];
    if (
      / (?:company|organization|owner|manager|sdr|account|referr\w*|referral|sender|user|boss|ceo|founder|assistant|introduced|created|updated|added|by|connection|mutual|shared|photo|image|picture|search|query|post|list) /.test(
        words,
      )
    )
      return [];
    return [cell];
  });
}

/** Domains in columns that the import doesn't map: exports have the employer's website and its domain, and one of them is often empty. */
function otherWebsites(cells: readonly string[], { header, targets }: TableColumns): string[] {
  return header.flatMap((name, column) => {
    const words = foldText(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
    return targets[column] === 'extra' && /^(?:company|corporate|account|organization) (?:domain|website|url)(?: name)?$/.test(words)
      ? plainCell(cells[column] ?? '') || []
      : [];
  });
}

function employerDomain(websites: readonly string[], emails: readonly ReadKey[]): string | null {
  const ofSite = websites.map(companyDomainOf).find((domain) => domain !== null);
  if (ofSite !== undefined) return ofSite;
  const atWork = emails.flatMap(({ keys }) => keys.emails ?? []).find((email) => !isPersonalAddress(email));
  return atWork === undefined ? null : companyDomainOf(emailDomain(atWork));
}

function companyKeyOf(text: string | null): string | null {
  if (text === null) return null;
  const read = readLinkedin(text);
  return read.kind === 'handle' && read.handle.kind !== 'person' ? read.handle.key : null;
}

/** The reason that helps most: what is wrong with a value that is there, then what is missing. */
function codeOf({ name, company, domain, companyLinkedin }: ProfileKeys, values: readonly ReadKey[]): InputErrorCode {
  const wrong = values.find(({ code }) => code !== null && code !== 'empty')?.code;
  if (wrong !== undefined && wrong !== null) return wrong;
  const hasCompany = company !== null || domain !== null || companyLinkedin !== null;
  if (name === null) return hasCompany ? 'person_missing' : 'row_empty';
  return isWholeName(name) ? 'company_missing' : 'name_incomplete';
}
