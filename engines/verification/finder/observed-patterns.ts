/** Which patterns the known addresses of a domain follow, to show them to people. The finder computes with estimatePatterns itself. */
import { estimatePatterns, type KnownAddress, type PatternName } from './patterns.ts';

export interface ObservedPattern {
  readonly pattern: PatternName;
  /** How many of the known addresses follow it. */
  readonly addresses: number;
}

/** An address that several patterns explain equally well proves none of them. */
const leastSupport = 0.7;

/**
 * The patterns that known addresses prove, the most frequent first; empty if there are none. Only addresses with their owner's name count; role addresses
 * and those that follow no pattern don't.
 * @param domain in lower-case A-labels
 */
export function observedPatterns(known: readonly KnownAddress[], domain: string): ObservedPattern[] {
  const { support } = estimatePatterns(
    known.filter(({ name }) => name !== undefined),
    { domain },
  );
  return (Object.entries(support) as [PatternName, number][])
    .filter(([, addresses]) => addresses >= leastSupport)
    .map(([pattern, addresses]) => ({ pattern, addresses: Math.round(addresses) }))
    .toSorted((a, b) => b.addresses - a.addresses);
}
