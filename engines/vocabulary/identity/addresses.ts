/** Only domains and LinkedIn addresses: the rest of this folder loads tables of phone numbers and names, which search doesn't need. */
export { domainOf } from './domains.ts';
export { linkedinKey } from './linkedin.ts';
