/**
 * Decides whether two records are the same person. Certain matches are merged automatically and can be undone; doubtful ones wait for
 * review.
 * The same address does not prove the same person: many read info@, and families share a mailbox.
 */
import {
  areAlikeTwice,
  areGivenNamesRelated,
  compareCompanyNames,
  comparePersonNames,
  companyNameKey,
  emailKey,
  formOfAddress,
  formerNameOf,
  generationOf,
  isRoleAddress,
  linkedinKey,
  looseWord,
  personNameKey,
  splitAsWritten,
  splitPersonName,
} from '@leadlight/vocabulary/identity';
import type { LeadPerson } from '../facts/index.ts';
import { haveOtherAccents } from './accents.ts';
import { doOtherWork, haveOtherOccupations, haveOtherTitles } from './occupations.ts';
import {
  doAddressesShowOtherNames,
  haveNumberedAddresses,
  haveOtherNamesInAddresses,
  haveOwnAddresses,
  isFamilyAddress,
  havePrivateAddresses,
  isPerhapsAnother,
} from './person-addresses.ts';
import { areEmployersAlike } from './employers.ts';
import type { PersonIdentity } from './person-identity.ts';
import { familyKeyOf } from './person-keys.ts';
import { haveOtherPhones, phoneEndsOf, sharedPhone } from './phones.ts';

export type { PersonIdentity };

export type PersonReason =
  | 'same_linkedin'
  | 'same_email'
  | 'same_name_and_domain'
  | 'same_name_and_company'
  | 'same_function_address'
  | 'same_email_other_name'
  | 'same_email_other_linkedin'
  | 'same_linkedin_other_name'
  | 'same_name_and_domain_other_linkedin'
  | 'same_name_and_domain_other_email'
  | 'same_name_and_domain_other_phone'
  | 'same_name_and_domain_other_work'
  | 'same_name_and_domain_other_company'
  | 'same_name_and_mobile'
  | 'similar_name_and_phone'
  | 'same_name_perhaps_other_generation'
  | 'other_generation'
  | 'numbered_emails'
  | 'similar_name_and_domain'
  | 'similar_name_and_company'
  | 'nothing_in_common';

export type Match<Reason> =
  | { readonly kind: 'certain'; readonly reason: Reason }
  | { readonly kind: 'doubtful'; readonly reason: Reason }
  | { readonly kind: 'different'; readonly reason: Reason };

type Identified = Pick<
  LeadPerson,
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'personalEmail'
  | 'phone'
  | 'mobilePhone'
  | 'linkedin'
  | 'companyDomain'
  | 'companyName'
  | 'titleKey'
  | 'seniorities'
  | 'department'
  | 'place'
>;

export function personIdentity(person: Identified): PersonIdentity {
  const { name, place } = person;
  const phones = { phone: person.phone, mobilePhone: person.mobilePhone, country: place.country };
  const whole = wholeNameOf(person);
  return {
    // A person's handle is stored as its key, which is not a URL. A company's page is nobody's profile.
    linkedin:
      person.linkedin === null
        ? []
        : [linkedinKey(person.linkedin) ?? person.linkedin].filter((key) => !/^(?:company|school|showcase)/.test(key)),
    emails: [person.email, person.personalEmail].flatMap((email) => (email === null ? [] : (emailKey(email) ?? []))),
    name: keyOfWhole(whole, name),
    written: name?.normalize('NFC').toLowerCase() ?? null,
    // "Carter Jr." may be in the column of family names.
    generation: (name === null ? null : generationOf(name)) ?? (whole === '' || whole === name ? null : generationOf(whole)),
    address: name === null ? null : formOfAddress(name),
    formerName: name === null ? null : formerNameOf(name),
    domain: person.companyDomain,
    companyName: companyNameKey(person.companyName ?? ''),
    company: person.companyName,
    titleKey: person.titleKey,
    department: person.department,
    seniority: person.seniorities[0] ?? null,
    country: place.country,
    city: place.city ?? place.cityName,
    phones,
    phoneEnds: phoneEndsOf(phones),
  };
}

/** The key under which a person's name is looked up: given name first, if its parts or a comma show which it is, and otherwise in the order written. */
export function nameKeyOfPerson(person: Names): string | null {
  return keyOfWhole(wholeNameOf(person), person.name);
}

const keyOfWhole = (whole: string, name: string | null): string | null => personNameKey(whole || (name ?? ''));

type Names = Pick<LeadPerson, 'name' | 'firstName' | 'lastName'>;

/** The name in its parts; empty without one. Parts that were only read from the name are read again, as written: see splitAsWritten. */
function wholeNameOf({ name, firstName, lastName }: Names): string {
  // Fast path: of two words without marks, the parts are these words in this order, whether they were read from the name or not.
  if (name !== null && firstName !== null && lastName !== null && name === `${firstName} ${lastName}` && isTwoWords(name)) return name;
  const read = name === null ? null : splitPersonName(name);
  const isRead = read?.firstName === firstName && read.lastName === lastName;
  const parts = isRead && name !== null ? splitAsWritten(name) : { firstName, lastName };
  return [parts.firstName, parts.lastName].filter((part) => part !== null).join(' ');
}

const isTwoWords = (name: string): boolean => /^[\p{L}\p{M}'’-]+ [\p{L}\p{M}'’-]+$/u.test(name);

/** Compares two people. Symmetric. */
export function comparePeople(a: PersonIdentity, b: PersonIdentity): Match<PersonReason> {
  const otherLinkedin = haveConflictingHandles(a.linkedin, b.linkedin);
  if (share(a.linkedin, b.linkedin)) {
    // People change their name and lists misspell; two entirely different names for one handle are probably a data error.
    return isOtherName(a, b) ? { kind: 'doubtful', reason: 'same_linkedin_other_name' } : { kind: 'certain', reason: 'same_linkedin' };
  }
  const emails = a.emails.filter((email) => b.emails.includes(email));
  if (emails.length > 0) {
    const isRole = emails.every(isRoleAddress);
    if (isRole && isOtherName(a, b)) return { kind: 'different', reason: 'same_function_address' };
    if (isRole && (a.name === null || b.name === null)) return { kind: 'doubtful', reason: 'same_function_address' };
    if (!isRole)
      return compareWithEmail(a, b, { otherLinkedin, isOfFamily: emails.every((email) => isFamilyAddress(email) || isRoleAddress(email)) });
  }
  // A single word is too common to identify a person.
  if (a.name === null || b.name === null || !a.name.includes(' ') || !b.name.includes(' ')) return nothing;
  const atEmployer =
    a.domain !== null && a.domain === b.domain
      ? compareAtDomain(a, b, { otherLinkedin, shareEmail: emails.length > 0 })
      : compareWithoutDomain(a, b, otherLinkedin);
  return atEmployer.reason === 'nothing_in_common' ? compareWithPhone(a, b, otherLinkedin) : atEmployer;
}

/** Of namesakes at different employers, or at one of which no domain is known. */
function compareWithoutDomain(a: PersonIdentity, b: PersonIdentity, otherLinkedin: boolean): Match<PersonReason> {
  if (otherLinkedin || (a.domain !== null && b.domain !== null) || a.companyName === null || b.companyName === null) return nothing;
  if (a.name !== b.name) return areMistyped(a, b) ? { kind: 'doubtful', reason: 'similar_name_and_company' } : nothing;
  if (a.companyName !== b.companyName && !areEmployersAlike(a.company ?? '', b.company ?? '')) return nothing;
  if (areNamesakes(a, b)) return { kind: 'different', reason: 'other_generation' };
  return { kind: 'doubtful', reason: 'same_name_and_company' };
}

/** Two names at an employer of one name, of which no domain is known, that differ by a slip in the family name, with nothing that contradicts. */
function areMistyped(a: PersonIdentity, b: PersonIdentity): boolean {
  const [key, otherKey] = [a, b].map(familyKeyOf);
  if (key === undefined || key === null || key !== otherKey || comparePersonNames(a.name ?? '', b.name ?? '') !== 'alike') return false;
  const differ = (x: string | null, y: string | null): boolean => x !== null && y !== null && x !== y;
  return (
    !haveOwnAddresses(a, b) && !areOtherwiseApart(a, b) && !areNamesakes(a, b) && !differ(a.country, b.country) && !differ(a.city, b.city)
  );
}

/** With nothing else in common than perhaps a number: people keep their mobile when they change employers. */
function compareWithPhone(a: PersonIdentity, b: PersonIdentity, otherLinkedin: boolean): Match<PersonReason> {
  if (a.name === null || b.name === null || !a.phoneEnds.some((end) => b.phoneEnds.includes(end))) return nothing;
  const phone = sharedPhone(a.phones, b.phones);
  const ownAddresses = haveOwnAddresses(a, b);
  // A switchboard has namesakes with profiles and mailboxes of their own; a mobile is kept from one employer's mailbox to the next one's.
  if (phone === null || (phone !== 'mobile' && otherLinkedin) || (ownAddresses && (phone !== 'mobile' || a.domain === b.domain)))
    return nothing;
  const relation = comparePersonNames(a.name, b.name);
  // A mobile stays with a person who marries, and so does the given name.
  const [given = '', otherGiven = ''] = [a.name, b.name].map((name) => looseWord(name.slice(0, name.indexOf(' '))));
  const areColleagues = (a.domain !== null && a.domain === b.domain) || (a.companyName !== null && a.companyName === b.companyName);
  const isFamilyChanged =
    (phone === 'mobile' || (phone === 'perhaps mobile' && !areColleagues)) && given.length > 1 && areGivenNamesRelated(given, otherGiven);
  if (relation === 'different' && !isFamilyChanged && !areAlikeTwice(a.name, b.name)) return nothing;
  if (areNamesakes(a, b)) return { kind: 'different', reason: 'other_generation' };
  const isCertain =
    relation === 'same' &&
    phone === 'mobile' &&
    !otherLinkedin &&
    !ownAddresses &&
    a.generation === b.generation &&
    !haveOtherAccents(a.written ?? '', b.written ?? '') &&
    !havePrivateAddresses(a, b);
  return isCertain ? { kind: 'certain', reason: 'same_name_and_mobile' } : { kind: 'doubtful', reason: 'similar_name_and_phone' };
}

const nothing = { kind: 'different', reason: 'nothing_in_common' } as const;

/** With an address that one person reads. */
function compareWithEmail(
  a: PersonIdentity,
  b: PersonIdentity,
  { otherLinkedin, isOfFamily }: { readonly otherLinkedin: boolean; readonly isOfFamily: boolean },
): Match<PersonReason> {
  if (isOfFamily && haveOtherGivenNames(a, b)) return { kind: 'different', reason: 'same_function_address' };
  // Families share a mailbox: a family name alone says nothing.
  if (isOtherName(a, b) || haveOtherGivenNames(a, b) || areNamesakes(a, b)) return { kind: 'doubtful', reason: 'same_email_other_name' };
  return otherLinkedin ? { kind: 'doubtful', reason: 'same_email_other_linkedin' } : { kind: 'certain', reason: 'same_email' };
}

/** With names of two words or more at one employer's domain. */
function compareAtDomain(
  a: PersonIdentity,
  b: PersonIdentity,
  { otherLinkedin, shareEmail }: { readonly otherLinkedin: boolean; readonly shareEmail: boolean },
): Match<PersonReason> {
  const relation = comparePersonNames(a.name ?? '', b.name ?? '');
  const isMarried = relation === 'different' && isFormerName(a, b);
  if (relation === 'different' && !isMarried) return nothing;
  // Namesakes: everybody has one profile.
  if (otherLinkedin) return { kind: 'different', reason: 'same_name_and_domain_other_linkedin' };
  if (areNamesakes(a, b)) return { kind: 'different', reason: 'other_generation' };
  if (relation !== 'same') {
    return haveOwnAddresses(a, b) &&
      (relation === 'reordered' ||
        doAddressesShowOtherNames(a, b) ||
        haveOtherNamesInAddresses(a, b) ||
        (haveOtherOccupations(a, b) && givenOf(a) === givenOf(b)))
      ? { kind: 'different', reason: 'nothing_in_common' }
      : { kind: 'doubtful', reason: 'similar_name_and_domain' };
  }
  if (a.generation !== b.generation) return { kind: 'doubtful', reason: 'same_name_perhaps_other_generation' };
  if (!shareEmail && haveOtherAccents(a.written ?? '', b.written ?? '') && !haveNumberedAddresses(a, b, areOtherwiseApart(a, b)))
    return { kind: 'doubtful', reason: 'similar_name_and_domain' };
  if (!shareEmail && haveOwnAddresses(a, b)) {
    if (haveNumberedAddresses(a, b, areOtherwiseApart(a, b))) return { kind: 'different', reason: 'numbered_emails' };
    if (areElsewhere(a, b) || haveOtherNamesInAddresses(a, b)) return nothing;
    return { kind: 'doubtful', reason: 'same_name_and_domain_other_email' };
  }
  if (!shareEmail && havePrivateAddresses(a, b)) return { kind: 'doubtful', reason: 'same_name_and_domain_other_email' };
  if (!shareEmail && isPerhapsAnother(a, b))
    return { kind: doOtherWork(a, b) && haveOtherPhones(a.phones, b.phones) ? 'different' : 'doubtful', reason: 'numbered_emails' };
  // Two mobiles don't belong to one person only because of an address that several people read.
  if (haveOtherPhones(a.phones, b.phones)) return { kind: 'doubtful', reason: 'same_name_and_domain_other_phone' };
  if (a.company !== null && b.company !== null && compareCompanyNames(a.company, b.company, a.domain) === 'unrelated')
    return { kind: 'doubtful', reason: 'same_name_and_domain_other_company' };
  return doOtherWork(a, b)
    ? { kind: 'doubtful', reason: 'same_name_and_domain_other_work' }
    : { kind: 'certain', reason: 'same_name_and_domain' };
}

/** A generation on both sides, and not the same ("II" and "Jr." can be one person's), or a man and a woman. */
function areNamesakes(a: PersonIdentity, b: PersonIdentity): boolean {
  if (a.address !== null && b.address !== null && a.address !== b.address) return true;
  if (a.generation === null || b.generation === null || a.generation === b.generation) return false;
  return !(['jr', '2'].includes(a.generation) && ['jr', '2'].includes(b.generation));
}

const givenOf = ({ name }: PersonIdentity): string => name?.slice(0, name.indexOf(' ')) ?? '';

/** The family name before a marriage: the given name stays. */
function isFormerName(a: PersonIdentity, b: PersonIdentity): boolean {
  const hasFormer = (x: PersonIdentity, y: PersonIdentity): boolean =>
    x.formerName !== null && y.name === `${x.name?.slice(0, x.name.indexOf(' '))} ${x.formerName}`;
  return hasFormer(a, b) || hasFormer(b, a);
}

/** Whether their work or their phones differ. */
const areOtherwiseApart = (a: PersonIdentity, b: PersonIdentity): boolean => doOtherWork(a, b) || haveOtherPhones(a.phones, b.phones);

/** Two work addresses, two places, and two phone numbers or two occupations: three contradictions leave nothing to ask about. */
function areElsewhere(a: PersonIdentity, b: PersonIdentity): boolean {
  const differ = (x: string | null, y: string | null): boolean => x !== null && y !== null && x !== y;
  if (!differ(a.country, b.country) && !differ(a.city, b.city)) return false;
  return (differ(a.country, b.country) && haveOtherPhones(a.phones, b.phones)) || haveOtherTitles(a, b);
}

const share = (a: readonly string[], b: readonly string[]): boolean => a.some((key) => b.includes(key));

/** Two different slugs, or two different IDs. A slug and an ID of one person always differ. */
function haveConflictingHandles(a: readonly string[], b: readonly string[]): boolean {
  const formOf = (key: string): string => key.slice(0, key.indexOf('/'));
  return !share(a, b) && a.some((key) => b.some((other) => formOf(other) === formOf(key)));
}

/** Whether two whole names have no word in common, in letters that both are written in. */
function isOtherName(a: PersonIdentity, b: PersonIdentity): boolean {
  if (a.name === null || b.name === null || !arePlain(a.name, b.name)) return false;
  const [left, right] = [a.name.split(' '), b.name.split(' ')];
  if (left.some((word) => word.length > 1 && right.includes(word))) return false;
  return comparePersonNames(a.name, b.name) === 'different' && !isFormerName(a, b);
}

/** Whether two people of one family name have given names that contradict each other: "Anke Petersen", "Jens Petersen". */
function haveOtherGivenNames(a: PersonIdentity, b: PersonIdentity): boolean {
  if (a.name === null || b.name === null || !arePlain(a.name, b.name)) return false;
  if (!a.name.includes(' ') || !b.name.includes(' ')) return false;
  const [left, right] = [a.name.split(' '), b.name.split(' ')];
  // A family name may have changed; the given name is the same then.
  return left[0] !== right[0] && comparePersonNames(a.name, b.name) === 'different';
}

/** Names in different scripts can't be compared. */
const arePlain = (a: string, b: string): boolean => /^[\p{Script=Latin}\p{N} ]*$/u.test(a) === /^[\p{Script=Latin}\p{N} ]*$/u.test(b);
