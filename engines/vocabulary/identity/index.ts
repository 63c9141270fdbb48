export { companyDomainOf, domainOf, isMailProvider, isReserved, mailDomainOf } from './domains.ts';
export { compareCompanyNames, comparePersonNames, type CompanyNameRelation, type PersonNameRelation } from './compare-names.ts';
export { emailDomain, emailKey, isRoleAddress, isPersonalAddress } from './emails.ts';
export { looseWord } from './given-names.ts';
export { linkedinKey, readLinkedin, type LinkedinResult, type LinkedinHandle, type LinkedinKind } from './linkedin.ts';
export { type Generation } from './generations.ts';
export { companyNameKey, formOfAddress, formerNameOf, generationOf, personNameKey, splitPersonName, type PersonName } from './names.ts';
export { phoneKey } from './phones.ts';
