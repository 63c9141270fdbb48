/**
 * Decides which of a field's facts is current, in this order:
 * 1. A retracted value does not count, unless it was found again after the retraction.
 * 2. A value that a member typed wins, the latest first.
 * 3. A value that an overwrite policy or a member chose over others prevails over all that was found until then, the latest choice first.
 * 4. A name that abbreviates another one does not count: a full name takes precedence over its initials.
 * 5. Otherwise, the value with the most points wins: the trust in its best source, minus 10 per year of age (at most 40), plus 5 for
 *    each further source that agrees (at most three). So a fresh import outweighs a five-year-old filing, and two fresh sources
 *    outweigh one that is slightly more trusted.
 * 6. Of equal points, the newest wins; of equal age, the value that sorts first, so that the result never depends on the order of
 *    arrival.
 */
import { foldText } from '@leadlight/vocabulary/text';
import { withoutAbbreviated } from './abbreviated-names.ts';
import type { Fact, FactValue, PackedFacts, SourceKind } from './facts.ts';
import { factsOf, unpackFacts } from './packing.ts';
import { registerOfLocator } from './registers.ts';

/** Trust points. The differences matter, not the absolute numbers: one step is worth half a year to a year and a half of age. */
const trust: Readonly<Record<SourceKind, number>> = {
  hand: 100,
  filing: 90,
  website: 80,
  crm: 75,
  import: 70,
  job_board: 65,
  directory: 60,
  provider: 50,
  inferred: 30,
  sample: 10,
};

const pointsPerYear = 10;
const maxAgePoints = 40;
const pointsOfAgreement = 5;
const maxAgreeingSources = 3;
const secondsPerYear = 365.25 * 24 * 60 * 60;

/** @param now seconds since 1970 @returns null when no fact counts */
export function currentFact(packed: PackedFacts, field: string, now: number): Fact | null {
  return bestFact(factsOf(packed, field), now);
}

/** The current fact of every field that has one. */
export function currentFacts(packed: PackedFacts, now: number): Map<string, Fact> {
  return new Map(currentAmong(unpackFacts(packed), now).map((fact) => [fact.field, fact]));
}

/**
 * The facts that changed what counts: they fill a field that was empty, or their value replaced another one. A value that was written differently
 * before, and one that does not prevail, changes nothing.
 * @returns in the order of `added`, at most one per field
 */
export function factsThatCount(before: PackedFacts, after: PackedFacts, added: readonly Fact[], now: number): Fact[] {
  const [old, current] = [currentFacts(before, now), currentFacts(after, now)];
  return added.filter((fact) => {
    const prevailing = current.get(fact.field);
    if (!prevailing || !isSameFact(prevailing, fact)) return false;
    const then = old.get(fact.field);
    return then === undefined || comparisonKey(then.value) !== comparisonKey(fact.value);
  });
}

const isSameFact = (a: Fact, b: Fact): boolean =>
  a.evidence.source === b.evidence.source && comparisonKey(a.value) === comparisonKey(b.value);

/** Whether two values of a field mean the same. */
export function isSameValue(a: FactValue, b: FactValue): boolean {
  return comparisonKey(a) === comparisonKey(b);
}

/** The same for unpacked facts in any order: one fact per field. */
export function currentAmong(facts: readonly Fact[], now: number): readonly Fact[] {
  // Most rows of most files have one fact per field, none retracted.
  if (hasOneFactPerField(facts)) return facts;
  const current: Fact[] = [];
  for (const ofField of Map.groupBy(facts, (fact) => fact.field).values()) {
    const fact = bestFact(ofField, now);
    if (fact) current.push(fact);
  }
  return current;
}

/** Up to this many fields, comparing all pairs is faster than building a set. */
const fewFields = 32;

function hasOneFactPerField(facts: readonly Fact[]): boolean {
  if (facts.length > fewFields)
    return new Set(facts.map(({ field }) => field)).size === facts.length && facts.every(({ retractedAt }) => retractedAt === null);
  for (let index = 0; index < facts.length; index += 1) {
    const fact = facts[index];
    if (fact === undefined || fact.retractedAt !== null) return false;
    for (let before = 0; before < index; before += 1) if (facts[before]?.field === fact.field) return false;
  }
  return true;
}

/** The best of one field's facts, in any order. */
export function bestFact(facts: readonly Fact[], now: number): Fact | null {
  const [only] = facts;
  // Most fields of most leads have one fact.
  if (only && facts.length === 1) return only.retractedAt === null ? only : null;
  const valid = facts.filter((fact) => isValid(fact, facts));
  const byHand = valid.filter(({ evidence }) => evidence.source === 'hand');
  if (byHand.length > 0) return byHand.toSorted(compareAge)[0] ?? null;
  const byKey = Map.groupBy(withoutAbbreviated(withoutReplaced(valid)), ({ value }) => comparisonKey(value));
  return (
    [...byKey.values()]
      .map((agreeing) => ({ best: agreeing.toSorted((a, b) => pointsOf(b, now) - pointsOf(a, now) || compareAge(a, b))[0], agreeing }))
      .flatMap(({ best, agreeing }) => (best ? [{ best, points: pointsOf(best, now) + agreementOf(agreeing) }] : []))
      .toSorted((a, b) => b.points - a.points || compareAge(a.best, b.best))[0]?.best ?? null
  );
}

/** Without what was known when another value of the field was chosen over it. Facts that agree with the chosen value stay. */
function withoutReplaced(facts: readonly Fact[]): readonly Fact[] {
  const chosen = facts
    .filter(({ prevailsSince }) => prevailsSince !== undefined)
    .toSorted((a, b) => (b.prevailsSince ?? 0) - (a.prevailsSince ?? 0) || compareAge(a, b))[0];
  if (chosen?.prevailsSince === undefined) return facts;
  const since = chosen.prevailsSince;
  return facts.filter(({ value, evidence }) => evidence.fetchedAt > since || isSameValue(value, chosen.value));
}

function isValid(fact: Fact, all: readonly Fact[]): boolean {
  if (fact.retractedAt !== null) return false;
  const meaning = comparisonKey(fact.value);
  return !all.some(
    ({ value, retractedAt }) => retractedAt !== null && retractedAt >= fact.evidence.fetchedAt && comparisonKey(value) === meaning,
  );
}

function pointsOf({ evidence }: Fact, now: number): number {
  const years = Math.max(0, now - evidence.fetchedAt) / secondsPerYear;
  return trust[evidence.source] - Math.min(maxAgePoints, pointsPerYear * years);
}

/** A source that repeats itself counts once, as does a register in each of its releases. */
function agreementOf(facts: readonly Fact[]): number {
  const sources = new Set(facts.map(({ evidence }) => registerOfLocator(evidence.locator) ?? `${evidence.source}\n${evidence.locator}`));
  return pointsOfAgreement * Math.min(maxAgreeingSources, sources.size - 1);
}

function compareAge(a: Fact, b: Fact): number {
  if (a.evidence.fetchedAt !== b.evidence.fetchedAt) return b.evidence.fetchedAt - a.evidence.fetchedAt;
  const [left, right] = [JSON.stringify([a.value, a.evidence]), JSON.stringify([b.value, b.evidence])];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Texts are equal regardless of case, accents, and punctuation. Texts without letters and digits must be identical. */
function comparisonKey(value: FactValue): string {
  if (typeof value === 'string') return foldText(value) || value;
  return JSON.stringify(value);
}
