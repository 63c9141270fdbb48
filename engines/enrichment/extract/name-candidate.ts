/** A name that was read, before those of all pages are merged. */
import type { Evidence } from './facts.ts';

export interface NameCandidate {
  readonly value: string;
  readonly evidence: Evidence;
  readonly weight: number;
  /** `alternate`: structured data says that it is another name. */
  readonly kind: 'brand' | 'legal' | 'alternate';
}
