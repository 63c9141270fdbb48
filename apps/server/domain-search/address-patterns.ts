/** The patterns of a domain's addresses, learned only from addresses that the workspace may see. */
import type { AddressAtDomain } from '@leadlight/db/leads';
import { addressKey } from '@leadlight/vocabulary';
import { observedPatterns, splitName, type KnownAddress, type ObservedPattern } from '@leadlight/verification';

/** How an address is known, the strongest first: verified, confirmed by a find, published on the company's website with its owner's name, or only stored. */
const sources = ['deliverable', 'found', 'published', 'notVerified'] as const;
type AddressSource = (typeof sources)[number];

export interface NamedAddress {
  readonly address: string;
  readonly name: string;
}

export interface DomainAddresses {
  /** Of the workspace's own people and of those that it revealed. */
  readonly ofPeople: readonly AddressAtDomain[];
  readonly found: readonly NamedAddress[];
  readonly published: readonly NamedAddress[];
  /** Keys of addresses that are suppressed or erased. */
  readonly refused: { has(key: string): boolean };
}

export interface AddressPatterns {
  readonly basis: 'proven' | 'not_verified' | 'unknown';
  /** From which the patterns were learned. */
  readonly addresses: number;
  readonly sources: Readonly<Record<AddressSource, number>>;
  readonly patterns: readonly ObservedPattern[];
}

/** Addresses that nobody has proven are used only if there is no other, because they may have been guessed. @param domain in A-labels */
export function learnPatterns(domain: string, { ofPeople, found, published, refused }: DomainAddresses): AddressPatterns {
  const all = [
    ...ofPeople.map(({ address, name, isDeliverable }) => ({
      address,
      name,
      source: isDeliverable ? ('deliverable' as const) : ('notVerified' as const),
    })),
    ...found.map((one) => ({ ...one, source: 'found' as const })),
    ...published.map((one) => ({ ...one, source: 'published' as const })),
  ].toSorted((a, b) => sources.indexOf(a.source) - sources.indexOf(b.source));
  const byKey = new Map<string, { known: KnownAddress; source: AddressSource }>();
  for (const { address, name, source } of all) {
    const key = addressKey(address);
    const whose = splitName(name, domain);
    if (whose && !refused.has(key) && !byKey.has(key))
      byKey.set(key, { known: { localPart: key.slice(0, key.lastIndexOf('@')), name: whose }, source });
  }
  const known = [...byKey.values()];
  const proven = known.filter(({ source }) => source !== 'notVerified');
  const used = proven.length > 0 ? proven : known;
  const patterns = observedPatterns(
    used.map((one) => one.known),
    domain,
  );
  return {
    basis: patterns.length === 0 ? 'unknown' : proven.length > 0 ? 'proven' : 'not_verified',
    addresses: used.length,
    sources: Object.fromEntries(
      sources.map((source) => [source, known.filter((one) => one.source === source).length]),
    ) as AddressPatterns['sources'],
    patterns,
  };
}
