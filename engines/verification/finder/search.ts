/**
 * Finds a person's address at a domain: ranks the candidates that the patterns produce, returns the one to verify next, and updates
 * the probabilities with each verdict. Performs no verification itself.
 * Stops at the first confirmed mailbox and after a few probes. On a catch-all domain the result is a pattern only.
 */
import { isPublicName } from '../address/public-name.ts';
import { parseAddress } from '@leadlight/vocabulary/address';
import type { Verdict } from '../verdict/verdict.ts';
import { estimatePatterns, type KnownAddress, type PatternName, patterns, spellPattern } from './patterns.ts';
import type { PersonName } from './spellings.ts';

export interface Candidate {
  readonly address: string;
  /** The pattern that contributes most to the probability. */
  readonly pattern: PatternName;
  /** The probability that this is the person's address, from 0 to 1, given everything known. */
  readonly probability: number;
}

export interface FindState {
  readonly domain: string;
  /** Most likely first. */
  readonly candidates: readonly Candidate[];
  /** The probability, by address, that the mailbox exists and belongs to somebody else. */
  readonly collisions: Readonly<Record<string, number>>;
  readonly asked: readonly string[];
  readonly maxProbes: number;
  readonly end: FindResult['kind'] | null;
}

export interface FindResult {
  /**
   * confirmed: the mailbox exists; pattern_only: the domain accepts every name or is inconclusive; not_found: the likely addresses do
   * not exist; unconfirmed: the servers gave no answer, try again later.
   */
  readonly kind: 'confirmed' | 'pattern_only' | 'not_found' | 'unconfirmed';
  /** The most likely candidate; null when not found. */
  readonly best: Candidate | null;
  /** The next most likely candidates, at most four. */
  readonly others: readonly Candidate[];
  /** How many addresses were verified. */
  readonly probes: number;
}

/** Less likely candidates are not worth a probe. */
const minProbability = 0.01;
const maxCandidates = 40;

/**
 * Starts a find.
 * @param domain as people write it
 * @param maxProbes the most addresses to verify; by the prior, six find more than nine of ten that can be found
 * @param except addresses that must not be verified or proposed, such as suppressed ones
 * @returns null when the name or domain gives no address
 */
export function startFind(request: {
  name: PersonName;
  domain: string;
  observed?: readonly KnownAddress[];
  maxProbes?: number;
  except?: readonly string[];
}): FindState | null {
  const { name, domain, observed = [], maxProbes = 6, except = [] } = request;
  const reading = parseAddress(`a@${domain.trim()}`);
  if (!reading.ok || reading.address.domain.kind !== 'name') return null;
  const { ascii } = reading.address.domain;
  if (!isPublicName(ascii)) return null;
  const estimate = estimatePatterns(observed);
  const sums = new Map<string, { probability: number; best: number; pattern: PatternName; collision: number }>();
  for (const [pattern, share] of Object.entries(estimate.shares) as [PatternName, number][]) {
    for (const { text, share: part } of spellPattern(pattern, name)) {
      // Spellings consist of letters, hyphens, and the pattern's separators, so only their length can violate RFC 5321, section 4.5.3.1.
      if (text.length > 64 || text.length + 1 + ascii.length > 254) continue;
      const address = `${text}@${ascii}`;
      const probability = share * part;
      const known = sums.get(address) ?? { probability: 0, best: 0, pattern, collision: 0 };
      const isBest = probability > known.best;
      sums.set(address, {
        probability: known.probability + probability,
        best: Math.max(known.best, probability),
        pattern: isBest ? pattern : known.pattern,
        collision: Math.max(known.collision, patterns[pattern].collision),
      });
    }
  }
  if (sums.size === 0) return null;
  const candidates = Array.from(sums, ([address, { probability, pattern }]) => ({ address, pattern, probability }))
    .toSorted((a, b) => b.probability - a.probability || (a.address < b.address ? -1 : 1))
    .slice(0, maxCandidates)
    .filter(({ address }) => !except.includes(address));
  return {
    domain: ascii,
    candidates,
    collisions: Object.fromEntries(candidates.map(({ address }) => [address, sums.get(address)?.collision ?? 0])),
    asked: [],
    maxProbes,
    end: null,
  };
}

/** The candidate to verify next; null when the search is over. */
export function nextCandidate({ candidates, asked, maxProbes, end }: FindState): Candidate | null {
  if (end !== null || asked.length >= maxProbes) return null;
  return candidates.find(({ address, probability }) => !asked.includes(address) && probability >= minProbability) ?? null;
}

/** Returns the search updated with the verdict about one candidate. */
export function applyVerdict(search: FindState, verdict: Pick<Verdict, 'normalized' | 'verdict' | 'reason'>): FindState {
  const address = verdict.normalized ?? '';
  const asked = [...search.asked, address];
  switch (verdict.verdict) {
    case 'undeliverable':
      return isAboutDomain(verdict.reason)
        ? { ...search, asked, candidates: [], end: 'not_found' }
        : { ...search, asked, candidates: withoutAddress(search.candidates, address) };
    case 'deliverable':
      return { ...search, asked, candidates: withConfirmedAddress(search, address), end: 'confirmed' };
    case 'risky':
      if (verdict.reason === 'catch_all' || verdict.reason === 'accept_unconfirmed') return { ...search, asked, end: 'pattern_only' };
      // Full, deferred, or restricted: the mailbox exists.
      return { ...search, asked, candidates: withConfirmedAddress(search, address), end: 'confirmed' };
    case 'unknown':
      return { ...search, asked, end: verdict.reason === 'rejects_all' ? 'pattern_only' : 'unconfirmed' };
  }
}

export function findResult({ candidates, asked, end }: FindState): FindResult {
  const kind = end ?? 'not_found';
  const [best = null, ...others] = kind === 'not_found' ? [] : candidates;
  return { kind, best, others: others.slice(0, 4), probes: asked.length };
}

/** Reasons that apply to every address at the domain. */
function isAboutDomain(reason: Verdict['reason']): boolean {
  return ['domain_not_found', 'no_mail_host', 'null_mx', 'mx_unroutable', 'host_no_mail', 'domain_not_served', 'ip_literal'].includes(
    reason,
  );
}

/** Bayes' rule after "this address does not exist": its probability is shared by what remains, "no pattern" included. */
function withoutAddress(candidates: readonly Candidate[], address: string): Candidate[] {
  const gone = candidates.find((candidate) => candidate.address === address)?.probability ?? 0;
  return candidates
    .filter((candidate) => candidate.address !== address)
    .map((candidate) => ({ ...candidate, probability: gone < 1 ? candidate.probability / (1 - gone) : 0 }));
}

/** Bayes' rule after "this address exists": it belongs to the person, or to somebody else who has it by coincidence. */
function withConfirmedAddress({ candidates, collisions }: FindState, address: string): Candidate[] {
  const found = candidates.find((candidate) => candidate.address === address);
  if (!found) return [...candidates];
  const collision = collisions[address] ?? 0;
  const prior = found.probability;
  const evidence = prior + (1 - prior) * collision;
  const scale = collision / evidence;
  return [
    { ...found, probability: prior / evidence },
    ...candidates
      .filter((candidate) => candidate !== found)
      .map((candidate) => ({ ...candidate, probability: candidate.probability * scale })),
  ];
}
