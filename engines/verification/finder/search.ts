/**
 * Finds a person's address at a domain: ranks the candidates that the patterns produce, returns the one to verify next, and updates
 * the probabilities with each verdict. Performs no verification itself.
 *
 * That a mailbox exists doesn't say whose it is. It is confirmed as the person's if it is theirs with a probability of at least
 * `confirmedAt` and shows both names in full; an initial and the surname are enough if a colleague's address proves that the company
 * uses the pattern and the surname isn't frequent. Where a namesake is likely, even both names prove nothing, and the numbered address of a
 * very frequent name is asked about first (docs/decisions/0103-a-name-that-others-have.md). Any other mailbox, such as jane@, or j.smith@ without a known colleague, could be a namesake's: the result is a
 * pattern only, with its probability.
 */
import { isPublicName } from '../address/public-name.ts';
import { parseAddress } from '@leadlight/vocabulary/address';
import { isCommonSurname, isGivenName, isVeryCommonSurname } from '@leadlight/vocabulary/identity';
import type { Verdict } from '../verdict/verdict.ts';
import { namesakesOf } from './namesakes.ts';
import { fullForms, shortForms } from './nicknames.ts';
import { estimatePatterns, type KnownAddress, type PatternName, patterns, spellPattern } from './patterns.ts';
import type { CompanySize } from './pattern-shares.ts';
import { conventionsOf, familySpellings, type Conventions, type PersonName } from './spellings.ts';

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
  /** Addresses that may be confirmed: they show both names, or the initial and the surname in a pattern that a colleague has. */
  readonly provable: ReadonlySet<string>;
  /**
   * Addresses of a frequent name, and of an initial with a surname at a company that is known to be large, each with the numbered address that a namesake would
   * have. It is asked about before the address is confirmed.
   */
  readonly numbered: Readonly<Record<string, string>>;
  /** The address that is confirmed unless its numbered one exists. */
  readonly pending: string | null;
  /** Mailboxes that exist and were not confirmed as the person's. */
  readonly held: readonly string[];
  readonly asked: readonly string[];
  /** Addresses refused in the same words as every other one, until the server accepts an address. */
  readonly unclear: readonly string[];
  readonly maxProbes: number;
  readonly end: FindResult['kind'] | null;
}

export interface FindResult {
  /**
   * confirmed: the mailbox exists and is the person's; pattern_only: the domain accepts every name or is inconclusive, or the mailbox
   * that exists may be a namesake's; not_found: the likely addresses do not exist; unconfirmed: the servers gave no answer, try again
   * later.
   */
  readonly kind: 'confirmed' | 'pattern_only' | 'not_found' | 'unconfirmed';
  /** The most likely candidate; null when not found. */
  readonly best: Candidate | null;
  /** The next most likely candidates, at most four. */
  readonly others: readonly Candidate[];
  /** How many addresses were verified. */
  readonly probes: number;
}

/**
 * Less likely candidates are not worth a probe. The first ones may be less likely, because a name with many spellings divides its
 * probability among them.
 */
const minProbability = 0.025;
const minProbabilityAtFirst = 0.01;
const firstProbes = 4;
const maxCandidates = 40;
/** A server that refuses this many in the same words as made-up addresses refuses every address. Fewer may all be wrong guesses. */
const mostUnclear = 3;
/** A mailbox is the person's with at least this probability, or it isn't confirmed. */
const confirmedAt = 0.95;
/** An initial and a surname prove nothing where a namesake is more likely than this: at all but small companies, for frequent surnames. */
const mostNamesakes = 0.03;
/** Both names in full prove nothing where a namesake is more likely than this: Vietnamese names at all but small companies. */
const mostNamesakesOfBoth = 0.1;
/** A colleague's address counts for one pattern if no other explains it nearly as well. */
const provenSupport = 0.7;
/** The probability that a mailbox is the person's, if a namesake's numbered one exists as well: nothing tells them apart. */
const eitherShare = 0.5;
/** The probability that the numbered address of a frequent name exists. An estimate, for display. */
const namesakeShare = 0.05;
/** The numbers that a second person of a name gets. Estimates. */
const numbers = [
  ['2', 0.6],
  ['1', 0.4],
] as const;

interface Sum {
  readonly probability: number;
  readonly best: number;
  readonly pattern: PatternName;
  readonly collision: number;
  readonly isProvable: boolean;
}

/**
 * Starts a find.
 * @param domain as people write it
 * @param maxProbes the most addresses to verify
 * @param except addresses that must not be verified or proposed, such as suppressed ones
 * @param size of the company, if known
 * @returns null when the name or domain gives no address
 */
export function startFind(request: {
  name: PersonName;
  domain: string;
  observed?: readonly KnownAddress[];
  maxProbes?: number;
  except?: readonly string[];
  size?: CompanySize | undefined;
}): FindState | null {
  const { name, domain, observed = [], maxProbes = 7, except = [], size } = request;
  const reading = parseAddress(`a@${domain.trim()}`);
  if (!reading.ok || reading.address.domain.kind !== 'name') return null;
  const { ascii } = reading.address.domain;
  if (!isPublicName(ascii)) return null;
  const estimate = estimatePatterns(observed, { domain: ascii, ...(size && { size }) });
  const conventions = conventionsOf(ascii, name, estimate.factors);
  const namesakes = namesakesOf(name, conventions, ascii, size);
  // A colleague's address isn't this person's.
  const taken = new Set(
    observed.filter((known) => known.name && !isSamePerson(known.name, name)).map(({ localPart }) => localPart.toLowerCase()),
  );
  const isCrowded = isFrequentHere(name, conventions, { numbersNamesakes: observed.some(isNumbered), size });
  const sums = new Map<string, Sum>();
  const add = (local: string, probability: number, about: Pick<Sum, 'pattern' | 'collision' | 'isProvable'>): void => {
    // Spellings consist of letters, hyphens, and the pattern's separators, so only their length can violate RFC 5321, section 4.5.3.1.
    if (local.length > 64 || local.length + 1 + ascii.length > 254 || taken.has(local)) return;
    const known = sums.get(local) ?? { probability: 0, best: 0, ...about };
    const isBest = probability > known.best;
    sums.set(local, {
      probability: known.probability + probability,
      best: Math.max(known.best, probability),
      pattern: isBest ? about.pattern : known.pattern,
      collision: Math.max(known.collision, about.collision),
      isProvable: known.isProvable || about.isProvable,
    });
  };
  for (const [pattern, share] of Object.entries(estimate.shares) as [PatternName, number][]) {
    const isProven = estimate.support[pattern] >= provenSupport;
    for (const { text, share: part, isInitial, isUsualName, isOtherName, isPartOfName } of spellPattern(pattern, name, conventions)) {
      const shows = isInitial ? 'initials' : patterns[pattern].shows;
      const namesake = namesakes[shows];
      // A namesake has such an address only if the company uses the pattern; of two namesakes, either may have come first.
      const about = {
        pattern,
        collision: Math.min(0.9, namesake * share),
        isProvable:
          // A father and a son have the same name, and one of them has the usual address.
          name.hasGeneration === undefined &&
          !(isOtherName && shows === 'both') &&
          !isPartOfName &&
          ((shows === 'both' && namesake <= mostNamesakesOfBoth) ||
            (isProven && isUsualName && shows === 'initial and family' && namesake <= mostNamesakes)),
      };
      add(text, share * part * (1 - namesake / 2), about);
      // The second one gets a number, or a fuller address, which is a pattern of its own.
      if (part > 0.3 && (isProven || taken.has(text))) {
        const isSecond = taken.has(text) ? 0.3 : namesake * 0.2;
        for (const [number, weight] of numbers)
          add(text + number, share * part * weight * isSecond, { pattern, collision: 0.4, isProvable: false });
      }
    }
  }
  // A namesake of a known colleague has both names in full more often than a number.
  const lost = Object.entries(estimate.shares).reduce(
    (sum, [pattern, share]) =>
      spellPattern(pattern as PatternName, name, conventions).reduce(
        (all, { text, share: part }) => all + (taken.has(text) ? share * part : 0),
        sum,
      ),
    0,
  );
  if (lost > 0)
    for (const { text, share } of spellPattern('first.last', name, conventions))
      add(text, lost * 0.4 * share, { pattern: 'first.last', collision: namesakes.both, isProvable: name.hasGeneration === undefined });
  if (sums.size === 0) return null;
  const total = Math.max(
    1,
    Array.from(sums.values()).reduce((sum, { probability }) => sum + probability, 0),
  );
  const candidates = Array.from(sums, ([local, { probability, pattern }]) => ({
    address: `${local}@${ascii}`,
    pattern,
    probability: probability / total,
  }))
    .toSorted((a, b) => b.probability - a.probability || (a.address < b.address ? -1 : 1))
    .slice(0, maxCandidates)
    .filter(({ address }) => !except.includes(address));
  const aboutOf = (address: string) => sums.get(address.slice(0, address.lastIndexOf('@')));
  return {
    domain: ascii,
    candidates,
    collisions: Object.fromEntries(candidates.map(({ address }) => [address, aboutOf(address)?.collision ?? 0])),
    provable: new Set(candidates.flatMap(({ address }) => (aboutOf(address)?.isProvable ? [address] : []))),
    numbered: Object.fromEntries(
      candidates.flatMap(({ address, pattern }) => {
        const isDoubtful = patterns[pattern].shows === 'both' ? isCrowded : size === '201-500' || size === '500+';
        return isDoubtful && aboutOf(address)?.isProvable ? [[address, address.replace('@', '2@')]] : [];
      }),
    ),
    pending: null,
    held: [],
    asked: [],
    unclear: [],
    maxProbes,
    end: null,
  };
}

/** The candidate to verify next; null when the search is over. */
export function nextCandidate({ candidates, provable, numbered, pending, held, asked, maxProbes, end }: FindState): Candidate | null {
  if (end !== null || asked.length >= maxProbes) return null;
  const found = candidates.find(({ address }) => address === pending);
  if (found) return { ...found, address: numbered[found.address] ?? '', probability: namesakeShare };
  const least = asked.length < firstProbes ? minProbabilityAtFirst : minProbability;
  return (
    candidates.find(
      ({ address, probability }) => !asked.includes(address) && probability >= least && (held.length === 0 || provable.has(address)),
    ) ?? null
  );
}

/** Returns the search updated with the verdict about one candidate. */
export function applyVerdict(search: FindState, verdict: Pick<Verdict, 'normalized' | 'verdict' | 'reason'>): FindState {
  const address = verdict.normalized ?? '';
  const asked = [...search.asked, address];
  if (search.pending !== null) return withNumbered(search, asked, verdict);
  switch (verdict.verdict) {
    case 'undeliverable':
      return isAboutDomain(verdict.reason)
        ? { ...search, asked, candidates: [], held: [], end: 'not_found' }
        : { ...search, asked, candidates: withoutAddress(search.candidates, address) };
    case 'deliverable':
      return withMailbox(search, asked, address);
    case 'risky':
      if (verdict.reason === 'catch_all' || verdict.reason === 'accept_unconfirmed') return { ...search, asked, end: 'pattern_only' };
      // A deferral is not an answer about the mailbox, whatever else the server said.
      if (verdict.reason === 'temporarily_deferred') return { ...search, asked, end: 'unconfirmed' };
      // Full or restricted: the mailbox exists.
      return withMailbox(search, asked, address);
    case 'unknown':
      if (verdict.reason !== 'rejects_all') return { ...search, asked, end: 'unconfirmed' };
      return {
        ...search,
        asked,
        unclear: [...search.unclear, address],
        end: search.unclear.length + 1 < mostUnclear ? null : 'pattern_only',
      };
  }
}

export function findResult({ candidates, pending, held, asked, unclear, end }: FindState): FindResult {
  const kind = end ?? (held.length + unclear.length > 0 || pending !== null ? 'pattern_only' : 'not_found');
  const [best = null, ...others] = kind === 'not_found' ? [] : candidates;
  return { kind, best, others: others.slice(0, 4), probes: asked.length };
}

function withMailbox(search: FindState, asked: readonly string[], address: string): FindState {
  const candidates = withExistingAddress(search, address);
  const probability = candidates.find((candidate) => candidate.address === address)?.probability ?? 0;
  const updated = { ...search, asked, candidates: candidates.toSorted((a, b) => b.probability - a.probability) };
  const isProven = search.provable.has(address) && probability >= confirmedAt;
  if (isProven && search.numbered[address] !== undefined && !asked.includes(search.numbered[address]))
    return { ...updated, pending: address };
  return isProven
    ? { ...updated, end: 'confirmed' }
    : {
        ...updated,
        // What nothing proves is not stated as more certain than what is confirmed.
        candidates: updated.candidates.map((each) =>
          each.address === address ? { ...each, probability: Math.min(each.probability, confirmedAt - 0.01) } : each,
        ),
        held: [...search.held, address],
      };
}

/**
 * After the verdict about the numbered address: if it doesn't exist, the other one is confirmed; if it does, either may be the person's. Whether it exists is not
 * known if its server gives no answer, defers, or accepts every name.
 */
function withNumbered(
  search: FindState,
  asked: readonly string[],
  { verdict, reason, normalized }: Pick<Verdict, 'normalized' | 'verdict' | 'reason'>,
): FindState {
  if (verdict === 'undeliverable') return { ...search, asked, pending: null, end: 'confirmed' };
  const { pending, candidates } = search;
  const first = candidates.find(({ address }) => address === pending);
  const isThere = verdict === 'deliverable' || (verdict === 'risky' && !leavesOpen.has(reason));
  const probability = Math.min(first?.probability ?? 0, isThere ? eitherShare : confirmedAt - 0.01);
  const numbered = first && normalized !== null && isThere ? [{ ...first, address: normalized, probability }] : [];
  const others = candidates.filter(({ address }) => address !== pending && (!isThere || address !== normalized));
  return {
    ...search,
    asked,
    candidates: [...(first ? [{ ...first, probability }] : []), ...numbered, ...others],
    pending: null,
    held: [...search.held, pending ?? ''],
    end: 'pattern_only',
  };
}

/** Reasons of risky addresses that don't say whether the mailbox exists. */
const leavesOpen: ReadonlySet<Verdict['reason']> = new Set(['catch_all', 'accept_unconfirmed', 'temporarily_deferred']);

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
function withExistingAddress({ candidates, collisions }: FindState, address: string): Candidate[] {
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

/** Whether the name is so frequent that two people at a company may have it, and whether a number would show it. */
function isFrequentHere(
  name: PersonName,
  conventions: Conventions,
  { numbersNamesakes, size }: { readonly numbersNamesakes: boolean; readonly size: CompanySize | undefined },
): boolean {
  const families = familySpellings(name.family, conventions).map(({ text }) => text);
  if (!isGivenName(name.given)) return false;
  if (numbersNamesakes) return families.some(isCommonSurname);
  return size !== '1-50' && size !== '51-200' && families.some(isVeryCommonSurname);
}

const isNumbered = ({ localPart, name }: KnownAddress): boolean => name !== undefined && /[a-z][2-9]$/i.test(localPart);

/** Whether two names can be one person's: the same surname, and given names of which one is short for the other. */
function isSamePerson(a: PersonName, b: PersonName): boolean {
  if (plain(a.family) !== plain(b.family)) return false;
  const [first, second] = [a, b].map(({ given }) => plain(given.trim().split(/[ -]/)[0] ?? '')) as [string, string];
  return (
    first === second ||
    (Math.min(first.length, second.length) === 1 && first[0] === second[0]) ||
    [...shortForms(first), ...fullForms(first)].includes(second)
  );
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
