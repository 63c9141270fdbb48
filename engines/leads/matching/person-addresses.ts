/** What the work and private addresses of two people with the same or a similar name say about whether they are one person. */
import { areGivenNamesRelated, emailDomain, isPersonalAddress, isRoleAddress, looseWord } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';

/** What is compared of a person. */
interface Addressed {
  /** Email keys. */
  readonly emails: readonly string[];
  /** The employer's. */
  readonly domain: string | null;
  /** Key of the name. */
  readonly name: string | null;
}

const share = (a: readonly string[], b: readonly string[]): boolean => a.some((key) => b.includes(key));

const addressesAtWork = ({ emails, domain }: Addressed): string[] =>
  emails.filter((email) => !isPersonalAddress(email) && !isRoleAddress(email) && `.${emailDomain(email)}`.endsWith(`.${domain}`));

/** Two mailboxes at one employer may be two people with the same name; not every employer's addresses are under the domain of its website. */
export function haveOwnAddresses(a: Addressed, b: Addressed): boolean {
  if (share(a.emails, b.emails)) return false;
  if (addressesAtWork(a).length > 0 && addressesAtWork(b).length > 0) return true;
  const domainsOf = ({ emails }: Addressed): string[] =>
    emails.filter((email) => !isPersonalAddress(email) && !isRoleAddress(email)).map(emailDomain);
  return share(domainsOf(a), domainsOf(b));
}

/** Each has a private address: namesakes, or a person who has two. A private address next to a work address says nothing. */
export const havePrivateAddresses = (a: Addressed, b: Addressed): boolean =>
  [a, b].every(({ emails }) => emails.some((email) => isPersonalAddress(email) && !isRoleAddress(email)));

/** "familie.jansen@", "fam-roth@": several people read it, who have a family name in common. */
export const isFamilyAddress = (email: string): boolean =>
  /^(?:familie|family|famille|familia|famiglia|rodzina|fam)[._-]\p{L}{2}|^(?:familie|famille|famiglia)\p{L}{2}/u.test(email);

/** "laura.gomez2@": the second of this name at the employer, who may not be the one without an address. */
export function isPerhapsAnother(a: Addressed, b: Addressed): boolean {
  const [left, right] = [addressesAtWork(a), addressesAtWork(b)];
  if (left.length > 0 === right.length > 0) return false;
  const letters = (a.name ?? '').replaceAll(' ', '');
  return [...left, ...right].some((email) => {
    const [, name = ''] = /^(.+?)[._-]?0?[2-9]$/.exec(email.slice(0, email.lastIndexOf('@'))) ?? [];
    return name !== '' && foldText(name).replaceAll(' ', '') === letters;
  });
}

/**
 * "Anna Lindner", anna@; "Anne Lindner", anne@: not a slip, since each address matches its name. Short forms remain a question: one person may
 * have both robert@ and bob@.
 */
export function doAddressesShowOtherNames(a: Addressed, b: Addressed): boolean {
  const [left, right] = [a, b].map(({ name }) => (name ?? '').split(' '));
  if (!left || !right || left.length !== right.length) return false;
  const at = left.findIndex((word, index) => word !== right[index]);
  const [word = '', other = ''] = [left[at], right[at]];
  if (Math.min(word.length, other.length) < 4 || Math.abs(word.length - other.length) > 1 || word[0] !== other[0]) return false;
  if (left.some((each, index) => index !== at && each !== right[index])) return false;
  const isIn = (identity: Addressed, own: string, others: string): boolean =>
    addressesAtWork(identity).every((email) => {
      const local = foldText(email.slice(0, email.lastIndexOf('@'))).replaceAll(' ', '');
      return local.includes(own) && (!local.includes(others) || own.includes(others));
    });
  return isIn(a, word, other) && isIn(b, other, word);
}

/**
 * "Chris Evans", christine.evans@; "Christopher Evans", christopher.evans@: each address spells out a given name, and one person can't have both.
 */
export function haveOtherNamesInAddresses(a: Addressed, b: Addressed): boolean {
  const family = looseWord(a.name?.slice(a.name.lastIndexOf(' ') + 1) ?? '');
  if (family === '' || family !== looseWord(b.name?.slice(b.name.lastIndexOf(' ') + 1) ?? '')) return false;
  const givenIn = (identity: Addressed): string[] =>
    addressesAtWork(identity).map((email) => {
      const local = looseWord(foldText(email.slice(0, email.lastIndexOf('@'))));
      return local.replace(family, '').trim();
    });
  const areApart = (left: string, right: string): boolean =>
    /^\p{L}{4,}$/u.test(left) && /^\p{L}{4,}$/u.test(right) && !areGivenNamesRelated(left, right);
  const [left, right] = [givenIn(a), givenIn(b)];
  return left.length > 0 && right.length > 0 && left.every((one) => right.every((other) => areApart(one, other)));
}

/**
 * "ana.silva03@", "ana.silva11@": employers number namesakes. "ana.silva@", "ana.silva2@" may be one person's old and new address, unless their work or
 * phones differ as well.
 * @param areApart whether they do
 */
export function haveNumberedAddresses(a: Addressed, b: Addressed, areApart: boolean): boolean {
  const partsOf = (email: string): [letters: string, digits: string] => {
    const local = email.slice(0, email.lastIndexOf('@'));
    return [local.replaceAll(/[^\p{L}]/gu, ''), local.replaceAll(/\D/g, '')];
  };
  return addressesAtWork(a).some((left) =>
    addressesAtWork(b).some((right) => {
      const [[letters, digits], [otherLetters, otherDigits]] = [partsOf(left), partsOf(right)];
      return letters === otherLetters && digits !== otherDigits && ((digits !== '' && otherDigits !== '') || areApart);
    }),
  );
}
