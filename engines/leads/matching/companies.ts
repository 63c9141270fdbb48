/**
 * Decides whether two records are the same company. A domain identifies a company if its name agrees: sister companies share one, and a
 * column of websites may name a marketplace or a register. A name alone does not: many are called "Apollo".
 */
import type { LeadCompany } from '../facts/index.ts';
import {
  compareCompanyNames,
  companyNameKey,
  compareReadPhones,
  legalFormOf,
  linkedinKey,
  looseWord,
  namesWithinName,
  otherCompanyNameKeys,
  phoneEnd,
  readPhone,
  reorderedCompanyNameKeys,
  type CompanyNameRelation,
} from '@leadlight/vocabulary/identity';
import { countryNamed, type CountryCode } from '@leadlight/vocabulary/places';
import { phoneKeyOf } from './phones.ts';
import {
  areSameWithoutTown,
  isCutOff,
  isMistyped,
  isOneLetterReplaced,
  mistypedNameKey,
  similarNameKey,
  withoutTown,
} from './similar-companies.ts';
import type { Match } from './people.ts';

export interface CompanyIdentity {
  readonly domain: string | null;
  readonly linkedin: string | null;
  readonly name: string | null;
  /** As written. */
  readonly writtenName: string | null;
  /** Keys of the names that `writtenName` gives, if several, `name` first: "Acme GmbH (formerly Orbit GmbH)". */
  readonly names: readonly string[];
  readonly country: CountryCode | null;
  readonly city: string | null;
  readonly phone: string | null;
  /** The end under which the number is looked up. */
  readonly phoneEnd: string | null;
  readonly industry: string | null;
}

export type CompanyReason =
  | 'same_linkedin'
  | 'same_domain'
  | 'same_linkedin_other_domain'
  | 'same_domain_other_linkedin'
  | 'same_linkedin_other_name'
  | 'same_domain_similar_name'
  | 'same_domain_other_name'
  | 'sisters'
  | 'same_name'
  | 'same_name_and_place'
  | 'same_phone'
  | 'similar_name'
  | 'nothing_in_common';

export function companyIdentity(
  company: Pick<LeadCompany, 'domain' | 'linkedin' | 'name' | 'place' | 'phone' | 'industry'>,
): CompanyIdentity {
  return {
    domain: company.domain,
    linkedin: company.linkedin === null ? null : (linkedinKey(company.linkedin) ?? company.linkedin),
    name: nameKeyOfCompany(company.name),
    writtenName: company.name,
    names: company.name === null ? [] : namesWithinName(company.name),
    country: company.place.country,
    city: company.place.city ?? company.place.cityName,
    phone: company.phone,
    phoneEnd: company.phone === null ? null : phoneEnd(company.phone, company.place.country),
    industry: company.industry,
  };
}

/** The key under which a company's name is looked up: of several names that it gives, of the first one. */
export function nameKeyOfCompany(name: string | null): string | null {
  return name === null ? null : (namesWithinName(name)[0] ?? companyNameKey(name));
}

/** Whether a blocking key is a company's own name, whatever its domain. */
export const isNameKey = (key: string): boolean => key.startsWith('n:');

/**
 * The other name that a company's name gives, such as its former or trading name; otherwise its domain without the ending, after a sign that no name has
 * ("@acme"), if that may be its own; without a domain, what is left of a name without the word that is probably mistyped (mistypedNameKey).
 */
export function secondKeyOfCompany({ name, domain, place }: Pick<LeadCompany, 'name' | 'domain' | 'place'>): string | null {
  return secondKeyOf({
    name: nameKeyOfCompany(name),
    names: name === null ? [] : namesWithinName(name),
    domain,
    city: place.city ?? place.cityName,
  });
}

type SecondNamed = Pick<CompanyIdentity, 'name' | 'names' | 'domain' | 'city'>;

const secondKeyOf = ({ name, names, domain, city }: SecondNamed): string | null =>
  names[1] ?? (domain === null ? mistypedNameKey({ name, city }) : labelKeyOf(domain, name));

function labelKeyOf(domain: string | null, name: string | null): string | null {
  if (domain === null || name === null || !isOwnLabel(labelOf(domain), name)) return null;
  return ending.test(domain.slice(domain.indexOf('.') + 1)) ? `@${labelOf(domain)}` : null;
}

/** What a registry adds to a label: "com", "co.uk". What a site builder adds has a name of its own: "wixsite.com". */
const ending = /^(?:[a-z]{2,}|(?:co|com|org|net|ac|or|ne|go|gov|gob|edu)\.[a-z]{2})$/;

/**
 * Records that share none of these keys are never the same. `o:` finds records with the name and no domain, `g:` those that give the name or
 * have the domain with another ending, and `y:` those with a similar name.
 */
export function companyBlockingKeys(identity: CompanyIdentity): string[] {
  const { domain, linkedin, name, phoneEnd: end } = identity;
  const similar = similarNameKey(identity);
  const second = secondKeyOf(identity);
  return [
    ...(second === null ? [] : [`g:${second}`]),
    ...(similar === null ? [] : [`y:${similar}`]),
    ...(linkedin === null ? [] : [`l:${linkedin}`]),
    ...(domain === null ? [] : [`d:${domain}`]),
    ...(domain === null || name === null ? [] : [`x:${name}|${domain}`]),
    ...(name === null ? [] : [`n:${name}`]),
    ...(name === null || domain !== null ? [] : [`o:${name}`]),
    ...(name === null || end === null ? [] : [phoneKeyOf(end)]),
  ];
}

/**
 * The blocking keys under which a record's duplicates are looked up: a record with none of these keys is never the same. Companies
 * with the same name and different domains are different, unless only the ending of the domain differs (otherLookups), so a record
 * with a domain is only compared with records of its name without one, and not with hundreds.
 */
export function companyLookupKeys(identity: CompanyIdentity): string[] {
  const { domain, linkedin, name, phoneEnd: end } = identity;
  const similar = similarNameKey(identity);
  return [
    ...secondLookups(identity).map((key) => `g:${key}`),
    ...(similar === null ? [] : [`y:${similar}`]),
    ...(name === null || end === null ? [] : [phoneKeyOf(end)]),
    ...(linkedin === null ? [] : [`l:${linkedin}`]),
    ...(domain === null ? [] : [`d:${domain}`]),
    // Among the hundreds at a shared domain, the one of this name.
    ...(domain === null || name === null ? [] : [`x:${name}|${domain}`]),
    ...(name === null ? [] : [`${domain === null ? 'n' : 'o'}:${name}`]),
    ...otherLookups(identity).map((other) => (other.domain === null ? `n:${other.nameKey}` : `x:${other.nameKey}|${other.domain}`)),
  ];
}

/** The second keys (secondKeyOfCompany) under which a record's duplicates are looked up: at most five. */
export function secondLookups({ name, names, domain, city }: SecondNamed): readonly string[] {
  return [...(names.length > 0 ? names : [name]), labelKeyOf(domain, name), mistypedNameKey({ name, city })].filter((key) => key !== null);
}

/**
 * What else a company may be stored under: its name at its other national domain ("acme.fr" beside "acme.com"), each of several names that its name gives,
 * and, without a domain, other spellings and orders of the words of its name. At most eight. Of two companies that only other spellings and domains find, one may be found when it is imported second, and not when it is first.
 */
export function otherLookups(identity: Pick<CompanyIdentity, 'domain' | 'name' | 'names' | 'writtenName' | 'country'>): CompanyLookup[] {
  const { domain, name, names, writtenName } = identity;
  if (name === null) return [];
  // A company that was written before its names had keys of their own has the key of the whole.
  const whole = names.length === 0 || writtenName === null ? null : companyNameKey(writtenName);
  const given = [...names, whole].flatMap((nameKey) => (nameKey === null || nameKey === name ? [] : [{ nameKey, domain: null }]));
  if (domain === null)
    return [...given, ...[...otherCompanyNameKeys(name), ...reorderedCompanyNameKeys(name)].map((nameKey) => ({ nameKey, domain: null }))];
  return [...given, ...nationalLookups(domain, name, identity.country)];
}

function nationalLookups(domain: string, name: string, country: CountryCode | null): CompanyLookup[] {
  if (!isOwnLabel(labelOf(domain), name)) return [];
  const national = country === null || country === 'US' ? null : `${labelOf(domain)}.${nationalEnding(country)}`;
  return [`${labelOf(domain)}.com`, national]
    .filter((other) => other !== null && other !== domain)
    .flatMap((other) => [name, ...otherCompanyNameKeys(name).slice(0, 1)].map((nameKey) => ({ nameKey, domain: other })));
}

/** A name at a domain, or, with null, a name with any domain or none. */
interface CompanyLookup {
  readonly nameKey: string;
  readonly domain: string | null;
}

const labelOf = (domain: string): string => domain.slice(0, domain.indexOf('.'));

/** Where the national registry has a second level that most companies register under. */
const endingsForCompanies: Readonly<Record<string, string>> = {
  GB: 'co.uk',
  JP: 'co.jp',
  KR: 'co.kr',
  NZ: 'co.nz',
  IL: 'co.il',
  ZA: 'co.za',
  TH: 'co.th',
  BR: 'com.br',
  AR: 'com.ar',
  TR: 'com.tr',
  MX: 'com.mx',
  AU: 'com.au',
  CN: 'com.cn',
  HK: 'com.hk',
  TW: 'com.tw',
  SG: 'com.sg',
  MY: 'com.my',
};

/** The ending under which companies of a country register: the country's code (ISO 3166), except for the countries above. */
const nationalEnding = (country: string): string => endingsForCompanies[country] ?? country.toLowerCase();

/** Short words are the names and domains of many: "delta.com", "delta.de". */
const shortestLabel = 6;
const isOwnLabel = (label: string, name: string): boolean => label.length >= shortestLabel || (name.includes(' ') && label.length >= 3);

/** Compares two companies. Symmetric. */
export function compareCompanies(a: CompanyIdentity, b: CompanyIdentity): Match<CompanyReason> {
  const sameLinkedin = a.linkedin !== null && a.linkedin === b.linkedin;
  const sameDomain = a.domain !== null && a.domain === b.domain;
  const otherDomain = a.domain !== null && b.domain !== null && !sameDomain;
  const formOf = (key: string | null): string | undefined => key?.slice(0, key.indexOf('/'));
  const otherLinkedin = a.linkedin !== null && b.linkedin !== null && !sameLinkedin && formOf(a.linkedin) === formOf(b.linkedin);
  const names =
    a.writtenName === null || b.writtenName === null
      ? null
      : compareCompanyNames(a.writtenName, b.writtenName, sameDomain ? a.domain : null);
  if (sameLinkedin) {
    // Companies move to another domain and keep their name; a different name as well is probably a data error.
    if (otherDomain && names !== 'same') return { kind: 'doubtful', reason: 'same_linkedin_other_domain' };
    if (names === 'sisters' || names === 'unrelated') return { kind: 'doubtful', reason: 'same_linkedin_other_name' };
    return { kind: 'certain', reason: 'same_linkedin' };
  }
  if (sameDomain) {
    // Subsidiaries and products have their own pages under one domain.
    if (names === null || names === 'same')
      return otherLinkedin && names === null
        ? { kind: 'doubtful', reason: 'same_domain_other_linkedin' }
        : { kind: 'certain', reason: 'same_domain' };
    if ((names === 'sisters' && !isPerhapsBrand(a, b)) || (otherLinkedin && names !== 'alike'))
      return { kind: 'different', reason: 'sisters' };
    return { kind: 'doubtful', reason: names === 'alike' ? 'same_domain_similar_name' : 'same_domain_other_name' };
  }
  const sameName = a.name !== null && b.name !== null && (a.name === b.name || areWrittenOtherwise(a.name, b.name, names));
  // "acme.fr", "acme.com": one company's national domains, or two of a name.
  if ((sameName || areOfOneCountry(a, b)) && areNational(a, b) && !otherLinkedin && !isOther(a.country, b.country))
    return { kind: 'doubtful', reason: 'same_name' };
  // A company that was renamed has another domain, too.
  if (shareGivenName(a, b) && !otherLinkedin && !isOther(a.country, b.country)) return { kind: 'doubtful', reason: 'same_name' };
  if (!sameName || otherDomain || otherLinkedin || isOther(a.country, b.country)) {
    const areAlike = ['same', 'alike'].includes(names ?? '');
    if (!otherLinkedin && sharePhone(a, b) && (areAlike || areAlikeWithoutTown(a, b))) return { kind: 'doubtful', reason: 'same_phone' };
    return (areAlike || isOneLetterReplaced(a, b)) && !otherDomain && !otherLinkedin && isNearlySame(a, b)
      ? { kind: 'doubtful', reason: 'similar_name' }
      : { kind: 'different', reason: 'nothing_in_common' };
  }
  // Branches, or namesakes: each has its own place and number.
  if (isOther(a.city, b.city) && (isOther(a.phone, b.phone) || (a.phone === null && b.phone === null && isPlace(a.name))))
    return { kind: 'different', reason: 'nothing_in_common' };
  return a.name === b.name && isSameByName(a, b)
    ? { kind: 'certain', reason: 'same_name_and_place' }
    : { kind: 'doubtful', reason: 'same_name' };
}

const isOther = (x: string | null, y: string | null): boolean => x !== null && y !== null && x !== y;

/** Another spelling that is looked up, or the words in another order. */
const areWrittenOtherwise = (a: string, b: string, names: CompanyNameRelation | null): boolean =>
  (names === 'same' && areSpellings(a, b)) || (names === 'alike' && reorderedCompanyNameKeys(a).includes(b));

/** Longer names without a legal form name a part of a group, not a brand. */
const mostWordsOfBrand = 2;

/**
 * "Weber-Stephen Products LLC", "Weber Grill": only one of two names at a domain has a legal form, and the other is short, so that it may be the brand. Two
 * legal forms are two companies of a group, and so are two places.
 */
function isPerhapsBrand(a: CompanyIdentity, b: CompanyIdentity): boolean {
  const brands = [a, b].filter(({ writtenName }) => legalFormOf(writtenName ?? '') === null);
  return (
    brands.length === 1 &&
    (brands[0]?.name ?? '').split(' ').length <= mostWordsOfBrand &&
    !isOther(a.city, b.city) &&
    !isOther(a.country, b.country)
  );
}

/** "hotel europa", "saint marys church": what is at one place, and has namesakes in other towns. "Museum software" is sold to such places. */
function isPlace(name: string | null): boolean {
  const words = name?.split(' ') ?? [];
  return words.some((word) => placeWords.has(word)) && !words.some((word) => suppliers.test(word));
}
const suppliers =
  /^(?:software|it|tech\w*|systems?|systeme|solutions?|suppl(?:y|ies)|services?|equipment|bedarf|consult\w*|beratung\w*|partners?|group|gruppe|holding|media|design|furniture|uniforms?|fonds|kasse|insurance|marketing|verlag|publishing)$/;
const placeWords = new Set(
  `hotel hostel pension gasthof gasthaus restaurant restaurante ristorante trattoria osteria pizzeria cafe caffe kino cinema church kirche eglise iglesia chiesa igreja
  kerk school schule ecole escuela scuola escola kindergarten pharmacy pharmacie apotheke farmacia apotheek camping museum musee museo museu`.split(
    /\s+/,
  ),
);

/** One name with a typing error or the town's name in the same city, or cut off, and neither a number nor a place that contradicts it. */
const isNearlySame = (a: CompanyIdentity, b: CompanyIdentity): boolean =>
  !isOther(a.country, b.country) &&
  !isOther(a.city, b.city) &&
  !isOther(a.phoneEnd, b.phoneEnd) &&
  (isMistyped(a, b) || isCutOff(a, b) || areSameWithoutTown(a, b));

/** Whether one of several names that a company's name gives is the other's name. */
function shareGivenName(a: CompanyIdentity, b: CompanyIdentity): boolean {
  const gives = (x: CompanyIdentity, y: CompanyIdentity): boolean =>
    x.names.some((name) => name !== x.name && (name === y.name || y.names.includes(name)));
  return gives(a, b) || gives(b, a);
}

/** A number that only one organization answers; many have a freephone number of their trade. */
function sharePhone(a: CompanyIdentity, b: CompanyIdentity): boolean {
  if (a.name === null || b.name === null || a.phone === null || b.phone === null || a.phoneEnd === null || a.phoneEnd !== b.phoneEnd)
    return false;
  const [left, right] = [readPhone(a.phone, a.country), readPhone(b.phone, b.country)];
  if (left === null || right === null || left.kind === 'shared' || right.kind === 'shared') return false;
  return compareReadPhones(left, right) !== 'different';
}

/** "Hotel Zur Post" in Neustift, "Hotel Post Neustift": the names are alike without the town that one of them is in. */
function areAlikeWithoutTown(a: CompanyIdentity, b: CompanyIdentity): boolean {
  const city = a.city ?? b.city;
  if (city === null || isOther(a.city, b.city) || a.name === null || b.name === null) return false;
  return ['same', 'alike'].includes(compareCompanyNames(withoutTown(a.name, city), withoutTown(b.name, city)));
}

/** Whether one key of a name is looked up for the other. */
const areSpellings = (a: string, b: string): boolean => otherCompanyNameKeys(a).includes(b) || otherCompanyNameKeys(b).includes(a);

const areNational = (a: CompanyIdentity, b: CompanyIdentity): boolean =>
  a.domain !== null &&
  b.domain !== null &&
  a.domain !== b.domain &&
  [a, b].every(({ domain, name }) => labelKeyOf(domain, name) !== null) &&
  labelOf(a.domain) === labelOf(b.domain) &&
  // "Müller Bau GmbH", "Müller Bau AG": two companies of two countries. A school or a hotel has a namesake in every country.
  !isOther(legalFormOf(a.writtenName ?? ''), legalFormOf(b.writtenName ?? '')) &&
  !isPlace(a.name);

/** "Acme Deutschland", "Acme Germany": the same names that end with one country in two languages. */
function areOfOneCountry(a: CompanyIdentity, b: CompanyIdentity): boolean {
  const [left, right] = [a, b].map(({ name }) => withoutCountry(name ?? ''));
  return left?.country !== undefined && left.country === right?.country && left.name === right.name;
}

/** The longest names of countries that are looked for, in words: "Vereinigte Arabische Emirate". */
const mostWordsOfCountry = 3;
function withoutCountry(name: string): { readonly name: string; readonly country?: CountryCode } {
  const words = name.split(' ');
  for (let count = Math.min(mostWordsOfCountry, words.length - 1); count > 0; count -= 1) {
    const country = countryNamed(words.slice(-count).join(' '))?.code;
    if (country !== undefined) return { name: words.slice(0, -count).join(' '), country };
  }
  return { name };
}

const namesGroup = ({ writtenName }: CompanyIdentity): boolean => / (?:group|gruppe|groupe|grupo|gruppo)\b/i.test(writtenName ?? '');

/**
 * Whether companies of one name, at least one of them without a domain, are the same beyond doubt: nothing contradicts, and the other
 * one's domain is the name itself, or neither has a domain and they have the same place or phone, or neither has a place.
 */
function isSameByName(a: CompanyIdentity, b: CompanyIdentity): boolean {
  // A single word is the name of many.
  if (!a.name?.includes(' ') || compareCompanyNames(a.writtenName ?? '', b.writtenName ?? '') !== 'same') return false;
  if (isOther(a.city, b.city) || isOther(a.phone, b.phone) || isOther(a.industry, b.industry)) return false;
  const domain = a.domain ?? b.domain;
  if (domain !== null) {
    const compact = (text: string): string => looseWord(text.replaceAll(/[^\p{L}\p{N}]/gu, ''));
    return compact(domain.slice(0, domain.indexOf('.'))) === compact(a.name);
  }
  if (a.phone !== null && a.phone === b.phone) return true;
  // Names alone: "Pinnacle Consulting", "Pinnacle Consulting Group" have one key.
  if (a.country === null && a.city === null && namesGroup(a) !== namesGroup(b)) return false;
  return a.city === b.city && a.country === b.country;
}
