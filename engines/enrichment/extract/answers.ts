/** Groups what several pages say of one thing, and decides what counts. */
import type { Answer, Evidence, Found } from './facts.ts';

export interface Weighted<Value> {
  readonly value: Value;
  readonly evidence: Evidence;
  readonly weight: number;
}

export interface Group<Value> {
  readonly key: string;
  /** The best first. */
  readonly members: readonly Weighted<Value>[];
  /** The weights of the best of each page. */
  readonly score: number;
  readonly best: number;
}

/** Places shown as evidence of a value. */
const mostEvidence = 5;

/** @returns groups in the order of their first members */
export function groupBy<Value>(candidates: readonly Weighted<Value>[], keyOf: (value: Value) => string): Group<Value>[] {
  const groups = new Map<string, Weighted<Value>[]>();
  for (const candidate of candidates) {
    const key = keyOf(candidate.value);
    const members = groups.get(key);
    if (members) members.push(candidate);
    else groups.set(key, [candidate]);
  }
  return [...groups].map(([key, members]) => {
    const byPage = new Map<string, number>();
    for (const { evidence, weight } of members) byPage.set(evidence.page, Math.max(weight, byPage.get(evidence.page) ?? 0));
    const sorted = members.toSorted((a, b) => b.weight - a.weight);
    return { key, members: sorted, score: [...byPage.values()].reduce((sum, weight) => sum + weight, 0), best: sorted[0]?.weight ?? 0 };
  });
}

/** Below this, a value stands only where others' values also stand: a privacy notice, a page about customers. */
export const strong = 0.6;

/** Groups with good evidence; if no group has any, those with weak evidence. */
export function believed<Value>(groups: readonly Group<Value>[]): Group<Value>[] {
  const good = groups.filter(({ best }) => best >= strong);
  return good.length > 0 ? good : groups.filter(({ best }) => best >= strong / 2);
}

export function foundOf<Value>({ members }: Group<Value>, value?: Value): Found<Value>[] {
  const [first] = members;
  if (!first) return [];
  const evidence: Evidence[] = [];
  for (const each of members)
    if (evidence.length < mostEvidence && !evidence.some(({ page, rule }) => page === each.evidence.page && rule === each.evidence.rule))
      evidence.push(each.evidence);
  return [{ value: value ?? first.value, evidence }];
}

export function answerOf<Value>(values: readonly Found<Value>[]): Answer<Value> {
  return values.length === 0 ? { kind: 'absent' } : { kind: 'found', values };
}
