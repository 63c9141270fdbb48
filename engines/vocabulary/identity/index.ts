export { companyDomainOf, domainOf, isReserved, mailDomainOf } from './domains.ts';
export { isMailProvider } from './mail-providers.ts';
export { compareCompanyNames, comparePersonNames, type CompanyNameRelation, type PersonNameRelation } from './compare-names.ts';
export { emailDomain, emailKey, firstEmailIn, isRoleAddress, isPersonalAddress } from './emails.ts';
export { areGivenNamesRelated, looseWord } from './given-names.ts';
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
export { findLinks, type FoundLink } from './links.ts';
export { type Generation } from './generations.ts';
export { companyNameKey, formOfAddress, formerNameOf, generationOf, personNameKey, splitPersonName, type PersonName } from './names.ts';
export { hasLegalForm, isGivenName, looksLikeCompany, looksLikePerson } from './name-kinds.ts';
export { phoneKey, phoneText } from './phones.ts';
