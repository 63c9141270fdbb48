/** Facts with their evidence in the contract's form. engines/leads/masking decides what may be shown. */
import { registerIds, registers } from '@leadlight/enrichment/registers';
import { currentFact, registerOfLocator, type Fact, type PackedFacts } from '@leadlight/leads';
import { phoneText } from '@leadlight/vocabulary';
import type { PresentedActor } from '../http/actor-names.ts';
import { instantOf, secondsOf } from './seconds.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const phoneFields: ReadonlySet<string> = new Set(['phone', 'mobilePhone']);

/** Ids of the users and API keys that typed these facts. */
export function typistsOf(facts: readonly Fact[]): string[] {
  return facts.flatMap(({ evidence }) => (evidence.source === 'hand' && uuid.test(evidence.locator) ? [evidence.locator] : []));
}

/**
 * @param facts those that may be shown
 * @param own the record whose values are shown; its facts decide which value is current
 */
export function presentFacts(facts: readonly Fact[], own: PackedFacts, makerOf: (id: string | null) => PresentedActor | null, now: Date) {
  const current = new Map<string, string>();
  const isCurrent = (fact: Fact): boolean => {
    if (!current.has(fact.field)) current.set(fact.field, sameness(currentFact(own, fact.field, secondsOf(now))));
    return current.get(fact.field) === sameness(fact);
  };
  return facts.map((fact) => {
    const { field, value, retractedAt, evidence } = fact;
    return {
      field,
      value: typeof value === 'object' ? [...value] : value,
      valueText: phoneFields.has(field) && typeof value === 'string' ? phoneText(value) : null,
      isCurrent: isCurrent(fact),
      retractedAt: retractedAt === null ? null : instantOf(retractedAt),
      evidence: {
        source: evidence.source,
        locator: evidence.source === 'hand' || evidence.locator === '' ? null : evidence.locator,
        row: evidence.row,
        snippet: evidence.snippet,
        fetchedAt: instantOf(evidence.fetchedAt),
        attribution: attributionOf(evidence.locator),
        actorName: evidence.source === 'hand' && uuid.test(evidence.locator) ? (makerOf(evidence.locator)?.name ?? null) : null,
      },
    };
  });
}

/** What the license of a public register requires to be shown with its values; null for other sources. */
function attributionOf(locator: string): { text: string; license: string; licenseUrl: string } | null {
  const name = registerOfLocator(locator);
  const id = registerIds.find((each) => each === name);
  if (id === undefined) return null;
  const { attribution, license, licenseUrl } = registers[id];
  return { text: attribution, license, licenseUrl };
}

/** Masking may have removed parts of a fact's evidence, so facts are compared without them. */
function sameness(fact: Fact | null): string {
  return fact === null
    ? ''
    : JSON.stringify([fact.value, fact.evidence.source, fact.evidence.row, fact.evidence.fetchedAt, fact.retractedAt]);
}
