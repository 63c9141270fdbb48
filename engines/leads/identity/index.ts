export { domainOf, isMailProvider, isReserved, mailDomainOf } from './domains.ts';
export { emailDomain, emailKey, isFunctionAddress, isPrivateAddress } from './emails.ts';
export { linkedinKey, readLinkedin, type LinkedinAnswer, type LinkedinHandle, type LinkedinKind } from './linkedin.ts';
export { companyNameKey, personNameKey, splitPersonName, type PersonName } from './names.ts';
export { phoneKey } from './phones.ts';
