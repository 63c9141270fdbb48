/** What the law of the reader's country requires in a commercial email. Not legal advice: it names the rule, so that a user can look it up. */

export interface Law {
  /** Shown with a finding. */
  readonly name: string;
  /** A postal address of the sender must be in the email. */
  readonly needsAddress: boolean;
  /** The email must say how to object to further ones. */
  readonly needsOptOut: boolean;
  /** Who sends it must be recognizable. */
  readonly needsSender: boolean;
  /** Consent is required before the first email to a company's employee. */
  readonly needsConsent: boolean;
}

/** 15 U.S.C. 7704(a)(3), (5): a way to opt out and a valid postal address. */
const canSpam: Law = {
  name: 'CAN-SPAM Act, 15 U.S.C. 7704',
  needsAddress: true,
  needsOptOut: true,
  needsSender: true,
  needsConsent: false,
};
/** SC 2010, c. 23, s. 6 and 11; the exemption for relevant addresses that are published (s. 10(9)(b)) is the user's to judge. */
const casl: Law = { name: 'CASL, S.C. 2010, c. 23, s. 6', needsAddress: true, needsOptOut: true, needsSender: true, needsConsent: true };
/** Directive 2002/58/EC, article 13(4), and GDPR, article 21(2) and (4): identity, an address to object to, and the right to object. */
const ePrivacy: Law = {
  name: 'Directive 2002/58/EC, article 13(4), and GDPR, article 21',
  needsAddress: false,
  needsOptOut: true,
  needsSender: true,
  needsConsent: false,
};
/** Countries of the EU that require consent also for addresses of companies: Germany (UWG, section 7), Austria (TKG 2021, section 174), and others. */
const consentFirst = (name: string): Law => ({ ...ePrivacy, name, needsConsent: true });
/** Privacy and Electronic Communications Regulations 2003, regulation 23: no concealed identity, a valid address for opting out. */
const pecr: Law = {
  name: 'PECR 2003, regulation 23, and UK GDPR, article 21',
  needsAddress: false,
  needsOptOut: true,
  needsSender: true,
  needsConsent: false,
};
/** Spam Act 2003 (Cth), sections 16 to 18. */
const spamAct: Law = {
  name: 'Spam Act 2003 (Australia), sections 16 to 18',
  needsAddress: false,
  needsOptOut: true,
  needsSender: true,
  needsConsent: true,
};
/** UWG (Switzerland), article 3(1)(o). */
const swiss: Law = {
  name: 'UWG (Switzerland), article 3(1)(o)',
  needsAddress: false,
  needsOptOut: true,
  needsSender: true,
  needsConsent: true,
};

const laws: Readonly<Record<string, Law>> = {
  US: canSpam,
  CA: casl,
  GB: pecr,
  AU: spamAct,
  CH: swiss,
  DE: consentFirst('UWG (Germany), section 7(2), and GDPR, article 21'),
  AT: consentFirst('TKG 2021 (Austria), section 174, and GDPR, article 21'),
};
const europe = new Set('BE BG CY CZ DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '));

/** @param country ISO 3166-1 alpha-2; null if it is not known: then the rules of the United States apply, which require most */
export const lawOf = (country: string | null): Law =>
  (country !== null && (laws[country] ?? (europe.has(country) ? ePrivacy : undefined))) || canSpam;
