/** An address that was read, before those of all pages are merged. */
import type { Evidence, PostalAddress } from './facts.ts';
import type { Line, Scope } from './scope.ts';

export interface AddressCandidate {
  readonly value: PostalAddress;
  readonly evidence: Evidence;
  readonly weight: number;
  /** The last line of the address; null for structured data. */
  readonly line: number | null;
  /** Where it starts in the text of the page; 0 for structured data. */
  readonly start: number;
}

/** Addresses in footers, contact pages and imprints are the company's; in news and on pages about customers seldom. */
export function weightOf(scope: Scope, line: Line, weight: number): number {
  if (scope.kind === 'privacy' || scope.kind === 'terms' || scope.kind === 'customers' || scope.kind === 'news')
    return line.block.landmark === 'footer' || line.block.landmark === 'header' ? weight : weight * 0.4;
  return weight;
}
