/** A person that a page may name, with how much speaks for it. */
import type { Evidence, Person } from './facts.ts';

/** The rule for a title above several names. */
export const groupRule = 'name under a title';

export interface PersonCandidate {
  readonly value: Person;
  readonly evidence: Evidence;
  readonly weight: number;
}
