/**
 * Decides whether two records are the same person. Certain matches are merged automatically and can be undone; doubtful ones wait for
 * review.
 * The same address does not prove the same person: many read info@, and families share a mailbox.
 */
import {
  companyNameKey,
  emailDomain,
  emailKey,
  isRoleAddress,
  isPersonalAddress,
  linkedinKey,
  personNameKey,
} from '@leadlight/vocabulary/identity';
import type { LeadPerson } from '../facts/index.ts';

/** What a person is identified by; computed once per record. */
export interface PersonIdentity {
  /** LinkedIn keys (identity/linkedin) of any form. */
  readonly linkedin: readonly string[];
  /** Email keys (identity/emails), including personal ones. */
  readonly emails: readonly string[];
  readonly name: string | null;
  readonly domain: string | null;
  readonly companyName: string | null;
}

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
  | 'nothing_in_common';

export type Match<Reason> =
  | { readonly kind: 'certain'; readonly reason: Reason }
  | { readonly kind: 'doubtful'; readonly reason: Reason }
  | { readonly kind: 'different'; readonly reason: Reason };

type Identified = Pick<
  LeadPerson,
  'name' | 'firstName' | 'lastName' | 'email' | 'personalEmail' | 'linkedin' | 'companyDomain' | 'companyName'
>;

export function personIdentity(person: Identified): PersonIdentity {
  const whole = [person.firstName, person.lastName].filter((part) => part !== null).join(' ');
  return {
    // A person's handle is stored as its key, which is not a URL.
    linkedin: person.linkedin === null ? [] : [linkedinKey(person.linkedin) ?? person.linkedin],
    emails: [person.email, person.personalEmail].flatMap((email) => (email === null ? [] : (emailKey(email) ?? []))),
    name: personNameKey(whole || (person.name ?? '')),
    domain: person.companyDomain,
    companyName: companyNameKey(person.companyName ?? ''),
  };
}

/** Records that share none of these keys are never the same; those that share one are compared. Used for lookups in bulk imports. */
export function personBlockingKeys({ linkedin, emails, name, domain, companyName }: PersonIdentity): string[] {
  const keys: string[] = [];
  for (const key of linkedin) keys.push(`l:${key}`);
  for (const key of emails) keys.push(`e:${key}`);
  if (name !== null && domain !== null) keys.push(`d:${name}|${domain}`);
  if (name !== null && companyName !== null) keys.push(`c:${name}|${companyName}`);
  return keys;
}

/** Compares two people. Symmetric. */
export function comparePeople(a: PersonIdentity, b: PersonIdentity): Match<PersonReason> {
  const otherName = a.name !== null && b.name !== null && !areNamesSimilar(a.name, b.name);
  const otherLinkedin = haveConflictingHandles(a.linkedin, b.linkedin);
  if (share(a.linkedin, b.linkedin)) {
    // People change their name and lists misspell; two entirely different names for one handle are probably a data error.
    return otherName ? { kind: 'doubtful', reason: 'same_linkedin_other_name' } : { kind: 'certain', reason: 'same_linkedin' };
  }
  const emails = a.emails.filter((email) => b.emails.includes(email));
  if (emails.length > 0) {
    if (emails.every(isRoleAddress)) return { kind: otherName ? 'different' : 'doubtful', reason: 'same_function_address' };
    if (otherName) return { kind: 'doubtful', reason: 'same_email_other_name' };
    return otherLinkedin ? { kind: 'doubtful', reason: 'same_email_other_linkedin' } : { kind: 'certain', reason: 'same_email' };
  }
  // A single word is too common to identify a person.
  if (a.name === null || a.name !== b.name || !a.name.includes(' ')) return { kind: 'different', reason: 'nothing_in_common' };
  if (a.domain !== null && a.domain === b.domain) {
    if (otherLinkedin) return { kind: 'doubtful', reason: 'same_name_and_domain_other_linkedin' };
    // Two mailboxes at one employer may be two people with the same name.
    const { domain } = a;
    const isAtWork = (email: string): boolean => !isPersonalAddress(email) && `.${emailDomain(email)}`.endsWith(`.${domain}`);
    if (a.emails.some(isAtWork) && b.emails.some(isAtWork)) return { kind: 'doubtful', reason: 'same_name_and_domain_other_email' };
    return { kind: 'certain', reason: 'same_name_and_domain' };
  }
  const isSameCompany = a.companyName !== null && a.companyName === b.companyName && (a.domain === null || b.domain === null);
  return isSameCompany ? { kind: 'doubtful', reason: 'same_name_and_company' } : { kind: 'different', reason: 'nothing_in_common' };
}

const share = (a: readonly string[], b: readonly string[]): boolean => a.some((key) => b.includes(key));

/** Two different slugs, or two different IDs. A slug and an ID of one person always differ. */
function haveConflictingHandles(a: readonly string[], b: readonly string[]): boolean {
  const formOf = (key: string): string => key.slice(0, key.indexOf('/'));
  return !share(a, b) && a.some((key) => b.some((other) => formOf(other) === formOf(key)));
}

/** Whether two names share a word of two letters or more ("ana silva", "ana m silva costa"). */
function areNamesSimilar(a: string, b: string): boolean {
  const [left, right] = [a.split(' '), b.split(' ')];
  return left.some((word) => word.length > 1 && right.includes(word));
}
