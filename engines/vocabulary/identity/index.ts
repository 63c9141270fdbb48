export { companyDomainOf, domainOf, isReserved, mailDomainOf } from './domains.ts';
export {
  areAlikeTwice,
  compareCompanyNames,
  comparePersonNames,
  namesWithinName,
  type CompanyNameRelation,
  type PersonNameRelation,
} from './compare-names.ts';
export { otherCompanyNameKeys, reorderedCompanyNameKeys, spellOutCompanyWords, withoutRareForms } from './company-words.ts';
export { emailDomain, emailKey, firstEmailIn, isRoleAddress, isPersonalAddress } from './emails.ts';
export { addressForms, foldedAddressForms, formOfAddress, isAddressed } from './forms-of-address.ts';
export { areGivenNamesRelated, fullGivenNames, isOneSlip, looseWord } from './given-names.ts';
export {
  linkedinKey,
  readLinkedin,
  readLinkedinPage,
  type LinkedinResult,
  type LinkedinHandle,
  type LinkedinKind,
  type LinkedinPage,
  type LinkedinPageKind,
} from './linkedin.ts';
export { formWords } from './legal-forms.ts';
export { findLinks, type FoundLink } from './links.ts';
export { type Generation } from './generations.ts';
export { isMailProvider } from './mail-providers.ts';
export {
  companyNameKey,
  formerNameOf,
  generationOf,
  legalFormOf,
  personNameKey,
  splitAsWritten,
  splitPersonName,
  type PersonName,
} from './names.ts';
export { hasLegalForm, isGivenName, looksLikeCompany, looksLikePerson } from './name-kinds.ts';
export { hispanic, isSecondGiven } from './iberian-names.ts';
export { particles, plainWord } from './name-affixes.ts';
export { readName, type NameParts } from './split-name.ts';
export {
  areSyllables,
  isCommonSurname,
  isOnlyVietnamese,
  isPortugueseSurname,
  isVeryCommonSurname,
  startsWithSurname,
} from './surnames.ts';
export { phoneEnd, phoneKey, phoneText } from './phones.ts';
export { compareReadPhones, isSamePhone, readPhone, type ReadPhone } from './phone-kinds.ts';
export { areRomanizations, otherSpellingsOfFamily, romanizedWords } from './romanized-names.ts';
export { isRoleName, isRoleWord } from './role-addresses.ts';
