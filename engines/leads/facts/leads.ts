/**
 * A person and a company as shown in search, lists, and screens: the current value of every field, parsed into the vocabularies.
 * Unknown values are null or an empty list. Masking is applied elsewhere.
 */
import type { CompanySize, CompanyStatus, Department, EmailVerdict, Seniority } from '@leadlight/vocabulary/values';
import type { Place } from '@leadlight/vocabulary/places';

export interface LeadPerson {
  readonly kind: 'person';
  readonly name: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** As written in the source. */
  readonly title: string | null;
  /** The title's search key, equal for all its spellings (titles/); null without a title. */
  readonly titleKey: string | null;
  readonly seniorities: readonly Seniority[];
  readonly department: Department | null;
  readonly email: string | null;
  readonly emailVerdict: EmailVerdict;
  /** Seconds since 1970; null when never verified. */
  readonly emailCheckedAt: number | null;
  readonly personalEmail: string | null;
  readonly phone: string | null;
  readonly mobilePhone: string | null;
  /** A LinkedIn key (identity/linkedin): "in/ana-silva". */
  readonly linkedin: string | null;
  readonly place: Place;
  readonly companyName: string | null;
  readonly companyDomain: string | null;
  readonly isSample: boolean;
}

export interface LeadCompany {
  readonly kind: 'company';
  readonly name: string | null;
  /** The registrable domain, lower case, ASCII: "acme.co.uk". */
  readonly domain: string | null;
  readonly linkedin: string | null;
  /** ID from vocabulary/industries: "software.developer-tools". */
  readonly industry: string | null;
  readonly employees: number | null;
  readonly size: CompanySize | null;
  readonly founded: number | null;
  readonly place: Place;
  readonly phone: string | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly technologies: readonly string[];
  /** Who receives its mail: an ID of vocabulary/mail-providers. */
  readonly mailProvider: string | null;
  /** Whether it still exists; null for a text that is not a status. */
  readonly status: CompanyStatus | null;
  readonly isSample: boolean;
}
