/**
 * Facts in the form in which they are stored, and back. One form for the same facts whatever order they came in: fields by name, newest first.
 */
import type { Evidence, Fact, PackedEvidence, PackedFact, PackedFacts } from './facts.ts';

export const noFacts: PackedFacts = { v: 1, e: [], f: {} };

/** Evidence that several facts share is stored once. Of equal facts one is kept. */
export function packFacts(facts: readonly Fact[]): PackedFacts {
  return packOneEach(facts) ?? packAny(facts);
}

/** The plain case of ten million rows: one fact a field, none retracted, evidence shared by reference. Null for any other. */
function packOneEach(facts: readonly Fact[]): PackedFacts | null {
  const places = new Map<Evidence, number>();
  const e: PackedEvidence[] = [];
  const f: Record<string, readonly PackedFact[]> = {};
  const inOrder = facts.toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0));
  for (const [index, { field, value, evidence, retractedAt }] of inOrder.entries()) {
    if (retractedAt !== null || field === inOrder[index + 1]?.field || field === '__proto__') return null;
    let at = places.get(evidence);
    if (at === undefined) {
      at = e.push([evidence.source, evidence.locator, evidence.row, evidence.snippet, evidence.fetchedAt, evidence.hash]) - 1;
      places.set(evidence, at);
    }
    f[field] = [[value, at]];
  }
  const areApart = e.length < 2 || new Set(e.map((row) => JSON.stringify(row))).size === e.length;
  return areApart ? { v: 1, e, f } : null;
}

function packAny(facts: readonly Fact[]): PackedFacts {
  const byField = new Map<string, Fact[]>();
  for (const fact of facts) {
    const ofField = byField.get(fact.field);
    if (ofField) ofField.push(fact);
    else byField.set(fact.field, [fact]);
  }
  const e: PackedEvidence[] = [];
  const places = new Map<string, number>();
  const f: Record<string, readonly PackedFact[]> = {};
  for (const field of [...byField.keys()].toSorted()) {
    const packed = new Map<string, PackedFact>();
    for (const { value, evidence, retractedAt } of (byField.get(field) ?? []).toSorted(compareFacts)) {
      const row: PackedEvidence = [evidence.source, evidence.locator, evidence.row, evidence.snippet, evidence.fetchedAt, evidence.hash];
      const key = JSON.stringify(row);
      const at = places.get(key) ?? e.push(row) - 1;
      places.set(key, at);
      const fact: PackedFact = retractedAt === null ? [value, at] : [value, at, retractedAt];
      packed.set(JSON.stringify(fact), fact);
    }
    // A field may be called "__proto__": it is somebody's column.
    Object.defineProperty(f, field, { value: [...packed.values()], enumerable: true, writable: true, configurable: true });
  }
  return { v: 1, e, f };
}

export function unpackFacts(packed: PackedFacts): Fact[] {
  return Object.keys(packed.f).flatMap((field) => factsOf(packed, field));
}

/** A field's facts, newest first, retracted ones included: its history. */
export function factsOf(packed: PackedFacts, field: string): Fact[] {
  if (!Object.hasOwn(packed.f, field)) return [];
  return (packed.f[field] ?? []).flatMap(([value, at, retractedAt]): Fact[] => {
    const row = packed.e[at];
    return row ? [{ field, value, evidence: evidenceOf(row), retractedAt: retractedAt ?? null }] : [];
  });
}

/** Every field that facts are known of. */
export function fieldsOf(packed: PackedFacts): string[] {
  return Object.keys(packed.f);
}

/** Field, value, evidence and retraction as one string. */
export function identityOf({ field, value, evidence, retractedAt }: Fact): string {
  return JSON.stringify([
    field,
    value,
    evidence.source,
    evidence.locator,
    evidence.row,
    evidence.snippet,
    evidence.fetchedAt,
    evidence.hash,
    retractedAt,
  ]);
}

function evidenceOf([source, locator, row, snippet, fetchedAt, hash]: PackedEvidence): Evidence {
  return { source, locator, row, snippet, fetchedAt, hash };
}

function compareFacts(a: Fact, b: Fact): number {
  if (a.evidence.fetchedAt !== b.evidence.fetchedAt) return b.evidence.fetchedAt - a.evidence.fetchedAt;
  const [left, right] = [identityOf(a), identityOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}
