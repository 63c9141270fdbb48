/** What the sample consists of, and what it depends on. */
import type { LeadCompany, LeadPerson, PackedFacts } from '../facts/index.ts';

export interface SampleOptions {
  /** The number of people. */
  readonly leads: number;
  /** A 32-bit seed. */
  readonly seed: number;
  /** Seconds since 1970. */
  readonly now: number;
  /** Seconds since 1970: facts and verifications are dated between it and `now`. By default `now`, because nothing of a new installation is older. */
  readonly since?: number;
}

export interface SampleCompany {
  readonly kind: 'company';
  /** From 0. */
  readonly number: number;
  readonly facts: PackedFacts;
  readonly company: LeadCompany;
  readonly freshestAt: number;
}

export interface SamplePerson {
  readonly kind: 'person';
  readonly number: number;
  /** The company's number. */
  readonly companyNumber: number;
  readonly facts: PackedFacts;
  readonly person: LeadPerson;
  readonly freshestAt: number;
}
