/**
 * Decides whether a provider's value counts. The person who was answered must be the one who was asked about, and each value must pass our own
 * check: what a provider calls verified is not evidence.
 */
import {
  companyDomainOf,
  compareCompanyNames,
  comparePersonNames,
  emailDomain,
  emailKey,
  generationOf,
  isPersonalAddress,
  isRoleAddress,
  linkedinKey,
  personNameKey,
} from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import type { EmailVerdict } from '@leadlight/vocabulary/values';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { ProfileKeys } from '../inputs/keys.ts';

/** What identifies the person that a provider answered. */
export interface AnsweredPerson {
  readonly name: string | null;
  readonly linkedin: string | null;
  readonly company: string | null;
  readonly domain: string | null;
  /** When the provider says that the person left this company; null when it names the company as the current one. */
  readonly leftAt: string | null;
}

export interface AnsweredValue {
  readonly field: string;
  readonly value: string;
  /** The provider derived it from a pattern, or doesn't say where it is from. */
  readonly isGuess: boolean;
}

/** What our own checks say. Null: not checked yet. */
export interface OwnChecks {
  /** Of the email, by our verifier. */
  readonly verdict: EmailVerdict | null;
  /** Of a domain, by our name servers. */
  readonly resolves: boolean | null;
  /** Whether the person's mailbox at the answered employer was confirmed, by this answer or by the finder. */
  readonly hasMailbox: boolean;
}

export type AcceptanceReason =
  | 'accepted'
  | 'other_person'
  | 'other_profile'
  | 'person_unsure'
  | 'other_company'
  | 'company_unsure'
  | 'left_company'
  | 'employer_unproven'
  | 'rejected_before'
  | 'email_invalid'
  | 'email_role'
  | 'email_personal'
  | 'email_other_company'
  | 'email_other_person'
  | 'email_undeliverable'
  | 'email_unconfirmed'
  | 'email_not_checked'
  | 'phone_invalid'
  | 'phone_other_country'
  | 'domain_invalid'
  | 'domain_unresolved'
  | 'domain_not_checked'
  | 'value_empty';

/** For users; `accepted` is not shown. */
export const acceptanceWords: Readonly<Record<Exclude<AcceptanceReason, 'accepted'>, string>> = {
  other_person: 'The provider answered with a person of another name.',
  other_profile: 'The provider answered with another LinkedIn profile.',
  person_unsure: "The provider's answer doesn't say enough to be sure that it is this person.",
  other_company: 'The provider answered with a person at another company.',
  company_unsure: "The provider's answer doesn't say enough to be sure that it is this company.",
  left_company: 'According to the provider, the person no longer works there.',
  employer_unproven: "Nothing shows that the person still works there: the provider's record may be old.",
  rejected_before: 'A member marked this value of this provider as wrong.',
  email_invalid: "The provider's value isn't an email address.",
  email_role: 'The address belongs to a team, not to a person.',
  email_personal: 'The address is a personal one, not at work.',
  email_other_company: "The address isn't at the person's current employer.",
  email_other_person: "The address shows another person's name.",
  email_undeliverable: "The mailbox doesn't exist.",
  email_unconfirmed: "The verification couldn't confirm that the mailbox exists.",
  email_not_checked: 'The address was not verified yet.',
  phone_invalid: "The number isn't valid in its country.",
  phone_other_country: "The number is of another country than the person's.",
  domain_invalid: "The value isn't a domain.",
  domain_unresolved: "The domain doesn't exist.",
  domain_not_checked: 'The domain was not checked yet.',
  value_empty: 'The provider answered without a value.',
};

/** The reasons that more checking can change. */
export const needsCheck = (reason: AcceptanceReason): boolean => reason === 'email_not_checked' || reason === 'domain_not_checked';

/**
 * Whether the answer is about the person who was asked about.
 * @returns `accepted`, or why not
 */
export function agreesWith(asked: ProfileKeys, answered: AnsweredPerson): AcceptanceReason {
  const profile = answered.linkedin === null ? null : linkedinKey(answered.linkedin);
  const isPublic = profile !== null && profile.startsWith('in/');
  const askedProfiles = asked.linkedin.filter(({ key }) => key.startsWith('in/'));
  const isSameProfile = profile !== null && asked.linkedin.some(({ key }) => key === profile);
  const hasKey = asked.linkedin.length + asked.emails.length > 0;
  const names = relationOfNames(asked.name, answered.name);
  if (names === 'different') return 'other_person';
  const companies = relationOfCompanies(asked, answered);
  if (isSameProfile) return answered.name === null || names !== 'alike' || companies !== 'other' ? 'accepted' : 'person_unsure';
  // Profiles can be renamed, so another one is another person's only if nothing else agrees.
  if (isPublic && askedProfiles.length > 0 && !(names === 'same' && companies === 'same')) return 'other_profile';
  if (companies === 'other') return 'other_company';
  if (names === 'unknown') {
    // An address at work is one person's, and a profile's owner is who the profile says.
    return hasKey && asked.name === null && answered.name !== null ? 'accepted' : 'person_unsure';
  }
  // Of one family name, several people can work at one company.
  if (companies === 'same') return names === 'alike' && !hasKey ? 'person_unsure' : 'accepted';
  // Without a company, a name is not enough; a key that the provider was given is.
  return hasKey && names === 'same' ? 'accepted' : 'person_unsure';
}

type NameRelation = 'same' | 'alike' | 'different' | 'unknown';

/** "Bill Gates", "William H. Gates" and "Gates, William" are alike; so are transliterations. Initials alone say nothing. */
function relationOfNames(a: string | null, b: string | null): NameRelation {
  const [left, right] = [a === null ? null : personNameKey(a), b === null ? null : personNameKey(b)];
  if (left === null || right === null) return 'unknown';
  const [one, other] = [generationOf(a ?? ''), generationOf(b ?? '')];
  if (one !== null && other !== null && one !== other) return 'different';
  const isLatin = (key: string): boolean => /^[\p{Script=Latin}\p{N} ]*$/u.test(key);
  if (isLatin(left) !== isLatin(right)) return 'unknown';
  switch (comparePersonNames(left, right)) {
    case 'same':
      return 'same';
    case 'reordered':
      return 'same';
    case 'alike':
      // "A. Silva" and "Silva" may be anyone of that family; "Ana Silva" and "Ana Maria Silva" are one person.
      return isShort(left, right) && !shareWords(left, right, 2) ? 'alike' : 'same';
    case 'different':
      return 'different';
  }
}

/** With a name of one word, or an initial. */
const isShort = (...keys: readonly string[]): boolean =>
  keys.some((key) => !key.includes(' ') || key.split(' ').some((word) => word.length === 1));

const shareWords = (a: string, b: string, least: number): boolean =>
  a.split(' ').filter((word) => word.length > 1 && b.split(' ').includes(word)).length >= least;

function relationOfCompanies(asked: ProfileKeys, answered: AnsweredPerson): 'same' | 'other' | 'unknown' {
  const askedDomain = asked.domain;
  const domain = answered.domain === null ? null : companyDomainOf(answered.domain);
  if (askedDomain !== null && domain !== null && askedDomain === domain) return 'same';
  if (asked.company !== null && answered.company !== null) {
    const relation = compareCompanyNames(asked.company, answered.company, askedDomain ?? domain);
    if (relation === 'same' || relation === 'alike') return 'same';
    // Companies have several domains, so different ones alone don't decide.
    return relation === 'sisters' && askedDomain === null ? 'unknown' : 'other';
  }
  return askedDomain !== null && domain !== null ? 'other' : 'unknown';
}

/**
 * Whether an answer about a company is about the one that was asked about: its domain decides; of companies with several domains, the name.
 * @param asked the domain by which it was asked about, and its name if that is known
 * @returns `accepted`, or why not
 */
export function agreesWithCompany(
  asked: { readonly domain: string; readonly name: string | null },
  answered: { readonly domain: string | null; readonly name: string | null },
): AcceptanceReason {
  const domain = answered.domain === null ? null : companyDomainOf(answered.domain);
  if (domain !== null && domain === companyDomainOf(asked.domain)) return 'accepted';
  if (asked.name === null || answered.name === null) return domain === null ? 'company_unsure' : 'other_company';
  const relation = compareCompanyNames(asked.name, answered.name, asked.domain);
  return relation === 'same' || relation === 'alike' ? 'accepted' : 'other_company';
}

/**
 * Whether a value counts, once the answer agrees with the person.
 * @param about.country of the person, ISO 3166-1 alpha-2
 */
export function judgeValue(
  { field, value, isGuess }: AnsweredValue,
  about: {
    readonly asked: ProfileKeys;
    readonly answered: AnsweredPerson;
    readonly country: string | null;
    readonly checks: OwnChecks;
  },
): AcceptanceReason {
  const { asked, answered, country, checks } = about;
  if (value.trim() === '') return 'value_empty';
  switch (field) {
    case 'email':
      return judgeEmail(value, { asked, answered, checks, isGuess });
    case 'phone':
    case 'mobilePhone':
      return judgePhone(value, country);
    case 'companyDomain':
      if (companyDomainOf(value) === null) return 'domain_invalid';
      if (checks.resolves === null) return 'domain_not_checked';
      if (!checks.resolves) return 'domain_unresolved';
      return judgeEmployment(asked, answered, checks);
    case 'title':
    case 'companyName':
    case 'employerSince':
    case 'companyLinkedin':
      return judgeEmployment(asked, answered, checks);
    default:
      return 'accepted';
  }
}

/** What is said about a job counts at the employer that was asked about, or where the person has a mailbox: one who left has none. */
function judgeEmployment(asked: ProfileKeys, answered: AnsweredPerson, checks: OwnChecks): AcceptanceReason {
  if (answered.leftAt !== null) return 'left_company';
  return checks.hasMailbox || relationOfCompanies(asked, answered) === 'same' ? 'accepted' : 'employer_unproven';
}

function judgeEmail(
  value: string,
  {
    asked,
    answered,
    checks,
    isGuess,
  }: { readonly asked: ProfileKeys; readonly answered: AnsweredPerson; readonly checks: OwnChecks; readonly isGuess: boolean },
): AcceptanceReason {
  const key = emailKey(value);
  if (key === null) return 'email_invalid';
  if (isRoleAddress(key)) return 'email_role';
  if (isPersonalAddress(key)) return 'email_personal';
  const domain = companyDomainOf(emailDomain(key));
  const employer = asked.domain ?? (answered.leftAt === null && answered.domain !== null ? companyDomainOf(answered.domain) : null);
  // The mailbox of a previous employer may still exist.
  if (employer !== null && domain !== employer) return 'email_other_company';
  if (employer === null && answered.leftAt !== null) return 'left_company';
  const name = asked.name ?? answered.name;
  const shows = name === null ? 'nothing' : whatAddressShows(key.slice(0, key.lastIndexOf('@')), name);
  if (shows === 'other') return 'email_other_person';
  // A made-up spelling that happens to exist is somebody's; without the name, nothing says that it is this person's.
  if (shows === 'nothing' && isGuess) return 'email_unconfirmed';
  switch (checks.verdict) {
    case null:
    case 'not_checked':
      return 'email_not_checked';
    case 'deliverable':
      return 'accepted';
    case 'undeliverable':
      return 'email_undeliverable';
    case 'risky':
    case 'unknown':
      return 'email_unconfirmed';
  }
}

/** What the part before the @ says about its owner: this name, another one, or nothing ("jx42", "contractor7"). */
export function whatAddressShows(localPart: string, name: string): 'name' | 'other' | 'nothing' {
  const words = (personNameKey(name) ?? '').split(' ').filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const parts = foldText(localPart.replace(/\+.*$/, '').replaceAll(/[._-]/g, ' ').replaceAll(/\d+/g, ' '))
    .split(' ')
    .filter((part) => part !== '');
  const letters = parts.join('');
  if (letters === '') return 'nothing';
  if (words.some((word) => word.length >= 3 && letters.includes(word))) {
    // "ana.berg" for Ana Silva: the other word is another family's name.
    const foreign = parts.filter(
      (part) =>
        part.length >= 4 &&
        words.every((word) => !part.includes(word) && !word.startsWith(part) && comparePersonNames(part, word) !== 'same'),
    );
    const isJoined = words.some((word) => parts.some((part) => part !== word && part.includes(word)));
    return foreign.length > 0 && !isJoined && !foreign.every((part) => isNicknameOf(part, first)) ? 'other' : 'name';
  }
  // "as", "asi", "sa": initials, perhaps with the beginning of a name.
  const initials = words.map((word) => word[0] ?? '').join('');
  if (
    letters === initials ||
    letters ===
      words
        .map((word) => word[0] ?? '')
        .toReversed()
        .join('')
  )
    return 'name';
  if (letters.length <= 4 && (letters[0] === first[0] || letters[0] === last[0])) return 'nothing';
  if (parts.some((part) => isNicknameOf(part, first))) return 'name';
  return parts.length >= 2 && parts.every((part) => part.length >= 3) ? 'other' : 'nothing';
}

/** "bill" for William, with any family name. */
const isNicknameOf = (part: string, given: string): boolean =>
  part.length >= 2 && given !== '' && comparePersonNames(`${part} x1x`, `${given} x1x`) !== 'different';

/** Valid by the numbering plan of its country, and of the person's country, if that is known. */
function judgePhone(value: string, country: string | null): AcceptanceReason {
  const number = parsePhoneNumberFromString(value, country === null ? {} : { defaultCountry: country as CountryCode });
  if (!number?.isValid()) return 'phone_invalid';
  if (country === null || number.country === undefined) return 'accepted';
  // The United States and Canada have one numbering plan, as have the United Kingdom and Jersey.
  const hasSamePlan = isSupportedCountry(country) && getCountryCallingCode(country) === number.countryCallingCode;
  return number.country === country || hasSamePlan ? 'accepted' : 'phone_other_country';
}
