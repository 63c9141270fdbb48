/**
 * Turns compared pairs into merges and pairs to review. Equality is transitive: if A is B and B is C, then A is C. If that contradicts
 * a comparison of A and C, nothing of the group is merged automatically.
 */
import type { Match } from './people.ts';

export interface ComparedPair<Reason> {
  readonly a: string;
  readonly b: string;
  readonly match: Match<Reason>;
}

export interface MergePlan<Reason> {
  /** Each record is in one group at most; `keep` is the first in the order of the given IDs. */
  readonly merges: readonly { readonly keep: string; readonly take: readonly string[] }[];
  /** Pairs for the review queue, in their given order. */
  readonly doubtful: readonly ComparedPair<Reason>[];
}

/** @param ids all records, the preferred ones to keep first: the caller decides the order (pool before import, more facts before fewer) */
export function planMerges<Reason>(ids: readonly string[], compared: readonly ComparedPair<Reason>[]): MergePlan<Reason> {
  const parents = new Map(ids.map((id) => [id, id]));
  const rank = new Map(ids.map((id, index) => [id, index]));
  const rootOf = (id: string): string => {
    let root = id;
    for (let parent = parents.get(root); parent !== undefined && parent !== root; parent = parents.get(root)) root = parent;
    parents.set(id, root);
    return root;
  };
  for (const { a, b, match } of compared) {
    if (match.kind !== 'certain' || !rank.has(a) || !rank.has(b)) continue;
    const [first = a, second = b] = [rootOf(a), rootOf(b)].toSorted((x, y) => (rank.get(x) ?? 0) - (rank.get(y) ?? 0));
    parents.set(second, first);
  }
  const contradicted = new Set(
    compared.flatMap(({ a, b, match }) =>
      match.kind !== 'certain' && a !== b && rank.has(a) && rank.has(b) && rootOf(a) === rootOf(b) ? [rootOf(a)] : [],
    ),
  );
  const groups = Map.groupBy(ids, rootOf);
  return {
    merges: [...groups].flatMap(([keep, members]) =>
      members.length > 1 && !contradicted.has(keep) ? [{ keep, take: members.filter((id) => id !== keep) }] : [],
    ),
    doubtful: compared.filter(({ a, b, match }) => {
      if (!rank.has(a) || !rank.has(b)) return false;
      return match.kind === 'doubtful' || (match.kind === 'certain' && contradicted.has(rootOf(a)));
    }),
  };
}
