/** A person's facts with and without a value that was chosen over another one: to accept a proposal, to undo it, and to show what it replaces. */
import type { Proposal } from '@leadlight/db/profiles';
import {
  addFacts,
  currentFact,
  isSameValue,
  packFacts,
  restoreRetracted,
  retract,
  undoChoice,
  unpackFacts,
  type Fact,
  type PackedFacts,
} from '@leadlight/leads';
import { sourceKeyOf } from '../profile-runs/overwrite.ts';

type Proposed = Pick<Proposal, 'field' | 'sourceKey' | 'value' | 'evidence'>;

/** The fact that was found; null if it may no longer stay. */
export const factOf = ({ field, value, evidence }: Proposed): Fact | null =>
  value === null || evidence === null ? null : { field, value, evidence, retractedAt: null };

/**
 * The facts after a member accepted the value. What a member typed before gives way, because a member decides.
 * @param seconds since 1970
 */
export function withAccepted(before: PackedFacts, fact: Fact, seconds: number): PackedFacts {
  const { field } = fact;
  const current = currentFact(before, field, seconds);
  const typed = current?.evidence.source === 'hand' ? current.value : null;
  const facts = typed === null ? before : retract(before, field, typed, seconds);
  // A member who removed the value before has another opinion now.
  const clean = unpackFacts(facts).some((each) => each.field === field && each.retractedAt !== null && isSameValue(each.value, fact.value));
  return addFacts(clean ? restoreRetracted(facts, field, fact.value) : facts, [{ ...fact, prevailsSince: seconds }]);
}

/** The facts without the choice: what it replaced counts again. */
export function withoutChosen(facts: PackedFacts, proposal: Proposed): PackedFacts {
  const { field, value, sourceKey } = proposal;
  if (value === null) return facts;
  const isMeant = (fact: Fact): boolean => sourceKeyOf(fact.evidence) === sourceKey && isSameValue(fact.value, value);
  const since = unpackFacts(facts).find((fact) => fact.field === field && fact.prevailsSince !== undefined && isMeant(fact))?.prevailsSince;
  if (since === undefined) return facts;
  // Typed values that gave way were marked in the same second, addresses that don't exist in the second before.
  const gaveWay = ({ field: of, retractedAt }: Fact): boolean => of === field && (retractedAt === since || retractedAt === since - 1);
  return undoChoice(packFacts(unpackFacts(facts).map((fact) => (gaveWay(fact) ? { ...fact, retractedAt: null } : fact))), field, isMeant);
}
