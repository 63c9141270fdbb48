/** The facts of one field, by value: what counts, who agrees, and who says otherwise. */
import type { LeadFact } from '../api/contract.ts';

export interface FieldFacts {
  /** The value that counts with everything that agrees, the fact that counts first; undefined if all values were removed. */
  readonly current: readonly [LeadFact, ...LeadFact[]] | undefined;
  /** Values of other sources, or of the same at another time, each with its facts; proven ones first, the newest first. */
  readonly others: readonly (readonly [LeadFact, ...LeadFact[]])[];
  /** Marked as wrong or removed, the newest first. */
  readonly removed: readonly LeadFact[];
}

export function groupFacts(facts: readonly LeadFact[]): FieldFacts {
  const newestFirst = facts.toSorted((a, b) => Date.parse(b.evidence.fetchedAt) - Date.parse(a.evidence.fetchedAt));
  const valid = newestFirst.filter(({ retractedAt }) => retractedAt === null);
  const first = valid.find(({ isCurrent }) => isCurrent);
  const byValue = [...Map.groupBy(valid, ({ value }) => meaningOf(value)).values()].flatMap((all) => (isFilled(all) ? [all] : []));
  const current = first && byValue.find(([{ value }]) => meaningOf(value) === meaningOf(first.value));
  return {
    current: first && current && [first, ...current.filter((fact) => fact !== first)],
    others: byValue
      .filter((all) => all !== current)
      // The newest of each is first, so that the order among equals stays.
      .toSorted((a, b) => Number(b.some(isProven)) - Number(a.some(isProven))),
    removed: newestFirst.filter(({ retractedAt }) => retractedAt !== null),
  };
}

/** As for the server (engines/profiles/waterfall/values.ts). Of addresses only the current one has a verdict here. */
const isProven = ({ field, evidence: { source } }: LeadFact): boolean =>
  field !== 'email' && (source === 'website' || source === 'filing' || source === 'provider');

const isFilled = (all: readonly LeadFact[]): all is readonly [LeadFact, ...LeadFact[]] => all.length > 0;

/** Values that differ only in case, accents, spaces or punctuation are the same, as for the server (engines/leads/facts). */
function meaningOf(value: LeadFact['value']): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return JSON.stringify(value.map(meaningOf).toSorted());
  const folded = value
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return folded || value;
}
