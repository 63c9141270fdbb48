/** Converts facts to their stored form and back. Equal facts have one form regardless of their order: fields by name, newest first. */
import type { Evidence, Fact, PackedEvidence, PackedFact, PackedFacts } from './facts.ts';

export const noFacts: PackedFacts = { v: 1, e: [], f: {} };

/** Packs facts. Shared evidence is stored once; duplicate facts are dropped. */
export function packFacts(facts: readonly Fact[]): PackedFacts {
  return packSimple(facts) ?? packGeneral(facts);
}

/**
 * Fast path for the common case of ten million rows: one fact per field, none retracted, evidence shared by reference. Returns null in
 * any other case.
 */
function packSimple(facts: readonly Fact[]): PackedFacts | null {
  const evidences: Evidence[] = [];
  const f: Record<string, readonly PackedFact[]> = {};
  let before = '';
  for (const { field, value, evidence, retractedAt, prevailsSince } of inOrderOfFields(facts)) {
    if (retractedAt !== null || prevailsSince !== undefined || field === before || field === '__proto__') return null;
    before = field;
    let at = evidences.indexOf(evidence);
    if (at === -1) at = evidences.push(evidence) - 1;
    f[field] = [[value, at]];
  }
  const e = evidences.map(({ source, locator, row, snippet, fetchedAt, hash }): PackedEvidence => [
    source,
    locator,
    row,
    snippet,
    fetchedAt,
    hash,
  ]);
  const areApart = e.length < 2 || new Set(e.map((row) => JSON.stringify(row))).size === e.length;
  return areApart ? { v: 1, e, f } : null;
}

/** Facts sorted by field. Rows produce them in order already. */
function inOrderOfFields(facts: readonly Fact[]): readonly Fact[] {
  const isInOrder = facts.every(({ field }, index) => index === 0 || (facts[index - 1]?.field ?? '') <= field);
  return isInOrder ? facts : facts.toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0));
}

function packGeneral(facts: readonly Fact[]): PackedFacts {
  const byField = new Map<string, Fact[]>();
  for (const fact of facts) {
    const ofField = byField.get(fact.field);
    if (ofField) ofField.push(fact);
    else byField.set(fact.field, [fact]);
  }
  const e: PackedEvidence[] = [];
  const placeOf = evidenceIndex(e);
  const f: Record<string, readonly PackedFact[]> = {};
  for (const field of [...byField.keys()].toSorted()) {
    const all = byField.get(field) ?? [];
    // Most fields of an import have one fact: nothing to sort or compare.
    const packed =
      all.length === 1
        ? all.map((fact) => packedOf(fact, placeOf))
        : [...new Map(all.toSorted(compareFacts).map((fact) => [identityOf(fact), packedOf(fact, placeOf)])).values()];
    // Columns come from users, so a field may be called "__proto__".
    if (field === '__proto__') Object.defineProperty(f, field, { value: packed, enumerable: true, writable: true, configurable: true });
    else f[field] = packed;
  }
  return { v: 1, e, f };
}

function packedOf({ value, evidence, retractedAt, prevailsSince }: Fact, placeOf: (evidence: Evidence) => number): PackedFact {
  if (prevailsSince !== undefined) return [value, placeOf(evidence), retractedAt, prevailsSince];
  return retractedAt === null ? [value, placeOf(evidence)] : [value, placeOf(evidence), retractedAt];
}

/**
 * Returns a function that finds an evidence's index in the table, adding it when it is new. The facts of a row share one object, which
 * is found by reference.
 */
function evidenceIndex(e: PackedEvidence[]): (evidence: Evidence) => number {
  const known = new Map<Evidence, number>();
  const equal = new Map<string, number>();
  return (evidence) => {
    const found = known.get(evidence);
    if (found !== undefined) return found;
    const row: PackedEvidence = [evidence.source, evidence.locator, evidence.row, evidence.snippet, evidence.fetchedAt, evidence.hash];
    const key = JSON.stringify(row);
    const at = equal.get(key) ?? e.push(row) - 1;
    equal.set(key, at);
    known.set(evidence, at);
    return at;
  };
}

export function unpackFacts(packed: PackedFacts): Fact[] {
  const evidence = packed.e.map(evidenceOf);
  return Object.keys(packed.f).flatMap((field) => factsIn(packed, field, evidence));
}

/** A field's facts, newest first, including retracted ones. */
export function factsOf(packed: PackedFacts, field: string): Fact[] {
  return Object.hasOwn(packed.f, field) ? factsIn(packed, field, packed.e.map(evidenceOf)) : [];
}

function factsIn(packed: PackedFacts, field: string, evidence: readonly Evidence[]): Fact[] {
  return (packed.f[field] ?? []).flatMap(([value, at, retractedAt, prevailsSince]): Fact[] => {
    const from = evidence[at];
    if (!from) return [];
    const fact = { field, value, evidence: from, retractedAt: retractedAt ?? null };
    return [prevailsSince === undefined ? fact : { ...fact, prevailsSince }];
  });
}

/** All fields that have facts. */
export function fieldsOf(packed: PackedFacts): string[] {
  return Object.keys(packed.f);
}

/** Field, value, evidence, retraction, and since when it prevails as one string. */
export function identityOf({ field, value, evidence, retractedAt, prevailsSince }: Fact): string {
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
    ...(prevailsSince === undefined ? [] : [prevailsSince]),
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
