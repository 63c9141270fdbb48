/**
 * From compared pairs to what is merged and what somebody must look at. Being the same is passed on: A is B and B is C makes A be C; where that
 * contradicts a comparison of A and C, nothing of the group is merged by itself.
 */
import type { Match } from './people.ts';

export interface Compared<Reason> {
  readonly a: string;
  readonly b: string;
  readonly match: Match<Reason>;
}

export interface MergePlan<Reason> {
  /** Each record in one group at most; `keep` first in order of the ids that came in. */
  readonly merges: readonly { readonly keep: string; readonly take: readonly string[] }[];
  /** Pairs for the queue, in the order in which they came. */
  readonly doubtful: readonly Compared<Reason>[];
}

/** @param ids of all records, the one to keep before the others: the caller's order (pool before import, more facts before fewer) decides */
export function planMerges<Reason>(ids: readonly string[], compared: readonly Compared<Reason>[]): MergePlan<Reason> {
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
