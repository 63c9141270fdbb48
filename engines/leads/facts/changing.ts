/** Changes to the facts of one person or company. Each function returns new facts. Facts are only lost by removing their source. */
import type { Evidence, Fact, FactValue, PackedFacts } from './facts.ts';
import { factsOf, identityOf, packFacts, unpackFacts } from './packing.ts';

/** The most characters of the source text that are kept with a fact. */
export const maxSnippetLength = 300;

/**
 * Adds facts. The same value from the same source is one fact, with the newer evidence: reading a source a hundred times leaves one
 * fact. Importing the same file twice (same hash, same row) changes nothing.
 */
export function addFacts(packed: PackedFacts, found: readonly Fact[]): PackedFacts {
  const facts = new Map<string, Fact>();
  for (const fact of [...unpackFacts(packed), ...found.map(truncateSnippet)]) {
    const key = sourceOf(fact);
    const known = facts.get(key);
    // Finding a value again doesn't undo that it was chosen.
    if (!known || isNewer(fact, known)) facts.set(key, latestChoice(fact, known));
    else if (fact.prevailsSince !== undefined) facts.set(key, latestChoice(known, fact));
  }
  return packFacts([...facts.values()]);
}

/** Adds a value that a member typed, which wins over all others (current-value.ts). @param at seconds since 1970 */
export function addMemberFact(
  packed: PackedFacts,
  field: string,
  value: FactValue,
  by: { readonly member: string; readonly at: number },
): PackedFacts {
  // Times are whole seconds: of two values that are typed within one, or by servers whose clocks differ, the one that is saved last must be the later.
  const earlier = factsOf(packed, field).filter(
    (fact) => fact.evidence.source === 'hand' && JSON.stringify(fact.value) !== JSON.stringify(value),
  );
  const fetchedAt = Math.max(by.at, ...earlier.map((fact) => fact.evidence.fetchedAt + 1));
  const evidence: Evidence = { source: 'hand', locator: by.member, row: null, snippet: null, fetchedAt, hash: null };
  return addFacts(packed, [{ field, value, evidence, retractedAt: null }]);
}

function latestChoice(fact: Fact, other: Fact | undefined): Fact {
  const since = Math.max(fact.prevailsSince ?? -Infinity, other?.prevailsSince ?? -Infinity);
  return since === -Infinity || since === fact.prevailsSince ? fact : { ...fact, prevailsSince: since };
}

/**
 * Removes a value that was chosen over others, so that they count again.
 * @param isMeant of the field's chosen facts, those whose choice is undone
 */
export function undoChoice(packed: PackedFacts, field: string, isMeant: (fact: Fact) => boolean): PackedFacts {
  return packFacts(unpackFacts(packed).filter((fact) => fact.field !== field || fact.prevailsSince === undefined || !isMeant(fact)));
}

/**
 * Marks a field's value as not true, or all of its values if `value` is null. Retracted facts stay in the history. A value counts
 * again when it is found again later.
 */
export function retract(packed: PackedFacts, field: string, value: FactValue | null, at: number): PackedFacts {
  const isMeant = (fact: Fact): boolean => fact.field === field && (value === null || JSON.stringify(fact.value) === JSON.stringify(value));
  return packFacts(unpackFacts(packed).map((fact) => (isMeant(fact) && fact.retractedAt === null ? { ...fact, retractedAt: at } : fact)));
}

/** Undoes `retract` for one value of a field. */
export function restoreRetracted(packed: PackedFacts, field: string, value: FactValue): PackedFacts {
  const isMeant = (fact: Fact): boolean => fact.field === field && JSON.stringify(fact.value) === JSON.stringify(value);
  return packFacts(unpackFacts(packed).map((fact) => (isMeant(fact) ? { ...fact, retractedAt: null } : fact)));
}

/** Removes the facts of a source, for example when an import is undone or a page may not be kept. Returns null when nothing is left. */
export function removeSource(packed: PackedFacts, isRemoved: (evidence: Evidence) => boolean): PackedFacts | null {
  const left = unpackFacts(packed).filter(({ evidence }) => !isRemoved(evidence));
  return left.length === 0 ? null : packFacts(left);
}

/** What must be stored to undo a merge. */
export interface Merge {
  readonly before: PackedFacts;
  readonly taken: PackedFacts;
}

/** Merges two records of the same lead: the result has the facts of both. */
export function mergeFacts(kept: PackedFacts, taken: PackedFacts): { readonly facts: PackedFacts; readonly merge: Merge } {
  return { facts: packFacts([...unpackFacts(kept), ...unpackFacts(taken)]), merge: { before: kept, taken } };
}

/** Undoes a merge. Facts that both records had stay with both. Facts that were added since stay with the kept record, as do retractions. */
export function undoMerge(facts: PackedFacts, { before, taken }: Merge): { readonly kept: PackedFacts; readonly taken: PackedFacts } {
  const own = new Set(unpackFacts(before).map(identityWithoutRetraction));
  const others = new Set(unpackFacts(taken).map(identityWithoutRetraction));
  return {
    kept: packFacts(
      unpackFacts(facts).filter((fact) => own.has(identityWithoutRetraction(fact)) || !others.has(identityWithoutRetraction(fact))),
    ),
    taken,
  };
}

/** Retractions and choices since a merge stay with the kept record. */
const identityWithoutRetraction = (fact: Fact): string => identityOf({ ...fact, retractedAt: null, prevailsSince: undefined });

/** Identifies the same value from the same source. Retracted facts are history and stay separate. */
function sourceOf({ field, value, evidence, retractedAt }: Fact): string {
  // The same content under another name is the same: a file that was uploaded twice.
  const place = evidence.hash !== null && evidence.row !== null ? `#${evidence.hash}` : evidence.locator;
  return JSON.stringify([field, value, evidence.source, place, evidence.row, retractedAt]);
}

function isNewer(fact: Fact, known: Fact): boolean {
  if (fact.evidence.hash !== null && fact.evidence.hash === known.evidence.hash) return false;
  return fact.evidence.fetchedAt > known.evidence.fetchedAt;
}

function truncateSnippet(fact: Fact): Fact {
  const { snippet } = fact.evidence;
  if (snippet === null || snippet.length <= maxSnippetLength) return fact;
  return { ...fact, evidence: { ...fact.evidence, snippet: `${snippet.slice(0, maxSnippetLength - 1).toWellFormed()}…` } };
}
