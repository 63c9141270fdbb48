/** What the comparison of people and their keys both need. */
import type { Generation } from '@leadlight/vocabulary/identity';
import type { Seniority } from '@leadlight/vocabulary/values';
import type { PhonesOf } from './phones.ts';

/** What a person is identified by; computed once per record. */
export interface PersonIdentity {
  /** LinkedIn keys (identity/linkedin) of any form. */
  readonly linkedin: readonly string[];
  /** Email keys (identity/emails), including personal ones. */
  readonly emails: readonly string[];
  readonly name: string | null;
  /** As written, in lower case: the key has no accents. */
  readonly written: string | null;
  readonly generation: Generation | null;
  /** The form of address that the name begins with. */
  readonly address: 'man' | 'woman' | null;
  /** Key of a name before a marriage. */
  readonly formerName: string | null;
  readonly domain: string | null;
  readonly companyName: string | null;
  /** The employer's name as written. */
  readonly company: string | null;
  readonly titleKey: string | null;
  readonly department: string | null;
  /** The highest one of the title. */
  readonly seniority: Seniority | null;
  readonly country: string | null;
  readonly city: string | null;
  /** Numbers as written; they are read only when two namesakes are compared. */
  readonly phones: PhonesOf;
  /** The ends under which numbers are looked up. */
  readonly phoneEnds: readonly string[];
}
