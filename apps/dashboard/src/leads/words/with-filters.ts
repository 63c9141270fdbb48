/** Adds filters to a search. */
import type { Filters } from '../lead-search.ts';

type Choice = { include?: readonly string[] | undefined; exclude?: readonly string[] | undefined };
const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && ('include' in value || 'exclude' in value);

/** Values of a choice are added to those that it has; everything else is replaced. */
export function withFilters(before: Filters, added: Filters): Filters {
  const merged: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(added)) {
    const old = merged[name];
    merged[name] = isChoice(old) && isChoice(value) ? joined(old, value) : value;
  }
  return merged;
}

function joined(old: Choice, more: Choice): Choice {
  const union = (a: readonly string[] = [], b: readonly string[] = []): string[] => [...new Set([...a, ...b])];
  const include = union(old.include, more.include).filter((value) => !more.exclude?.includes(value));
  const exclude = union(old.exclude, more.exclude).filter((value) => !more.include?.includes(value));
  return { ...(include.length > 0 && { include }), ...(exclude.length > 0 && { exclude }) };
}
