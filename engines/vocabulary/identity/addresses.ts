/** Domains and LinkedIn addresses alone: the rest of this folder loads tables of telephone numbers and names, which searching doesn't need. */
export { domainOf } from './domains.ts';
export { linkedinKey } from './linkedin.ts';
