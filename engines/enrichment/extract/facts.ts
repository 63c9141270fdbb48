/** What a company says about itself, each value with where it says so. */

/** Where a value was found. */
export interface Evidence {
  /** The page's address, or the name that it was given. */
  readonly page: string;
  /** The extractor's rule: "json-ld organization", "tel link". */
  readonly rule: string;
  /** The value as it is written in the source. */
  readonly snippet: string;
  /** Up to 200 characters before and after the snippet in the page's text. Plain text. */
  readonly before: string;
  readonly after: string;
}

export interface Found<Value> {
  readonly value: Value;
  /** The best first. At least one. */
  readonly evidence: readonly Evidence[];
}

/**
 * The answer for one field. `absent`: the pages were read and don't say it. `ambiguous`: they say several things of which one is true.
 * `failed`: the pages can't be relied on (nothing to read, blocked, parked), or reading failed.
 */
export type Answer<Value> =
  | { readonly kind: 'found'; readonly values: readonly Found<Value>[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Found<Value>[] }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Email {
  /** Lower case. */
  readonly address: string;
  readonly kind: 'role' | 'personal';
  /** How the page hides it from harvesters; null if it doesn't. */
  readonly hiddenBy: 'words' | 'cloudflare' | 'reversed' | 'script' | null;
}

export type PhoneKind = 'voice' | 'fax' | 'mobile' | 'whatsapp';

export interface Phone {
  /** E.164: "+4989123456". Null if the page doesn't tell the country. */
  readonly e164: string | null;
  readonly asWritten: string;
  readonly kind: PhoneKind;
  /** ISO 3166-1 alpha-2; null for numbers without a country (800 numbers of several). */
  readonly country: string | null;
}

export interface PostalAddress {
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  /** As written: "CA", "Québec". */
  readonly region: string | null;
  /** ISO 3166-1 alpha-2; null if the page doesn't tell. */
  readonly country: string | null;
}

export type Network =
  | 'linkedin'
  | 'x'
  | 'facebook'
  | 'instagram'
  | 'youtube'
  | 'xing'
  | 'github'
  | 'tiktok'
  | 'pinterest'
  | 'vimeo'
  | 'mastodon'
  | 'bluesky'
  | 'threads'
  | 'medium'
  | 'crunchbase';

export interface SocialProfile {
  readonly network: Network;
  readonly url: string;
}

export interface Person {
  /** As written, with degrees. */
  readonly name: string;
  readonly title: string | null;
  readonly email: string | null;
  readonly linkedin: string | null;
}

export type IdentifierKind = 'vat' | 'register' | 'lei' | 'duns' | 'tax' | 'company_number';

export interface Identifier {
  readonly kind: IdentifierKind;
  /** Without spaces: "DE123456789", "HRB 18426". */
  readonly value: string;
  /** ISO 3166-1 alpha-2; null if unknown. */
  readonly country: string | null;
  /** The register's seat where it is needed to tell numbers apart: "Regensburg". */
  readonly authority: string | null;
}

/** What the pages of a site say together. */
export interface SiteFacts {
  readonly brandName: Answer<string>;
  readonly legalName: Answer<string>;
  readonly otherNames: Answer<string>;
  readonly description: Answer<string>;
  readonly emails: Answer<Email>;
  readonly phones: Answer<Phone>;
  readonly addresses: Answer<PostalAddress>;
  readonly socials: Answer<SocialProfile>;
  readonly people: Answer<Person>;
  readonly identifiers: Answer<Identifier>;
  readonly foundedYear: Answer<number>;
  /** ISO 639-1. */
  readonly languages: Answer<string>;
  /** Addresses of pages about working there. */
  readonly careers: Answer<string>;
  /** Registrable domains that belong to the company, without its own. */
  readonly otherDomains: Answer<string>;
}
