export { domainOf, isMailProvider, isReserved, mailDomainOf } from './domains.ts';
export { emailDomain, emailKey, isRoleAddress, isPersonalAddress } from './emails.ts';
export { linkedinKey, readLinkedin, type LinkedinResult, type LinkedinHandle, type LinkedinKind } from './linkedin.ts';
export { companyNameKey, personNameKey, splitPersonName, type PersonName } from './names.ts';
export { phoneKey } from './phones.ts';
