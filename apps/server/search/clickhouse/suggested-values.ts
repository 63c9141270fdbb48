/** Suggestions from counted values, in the order and with the choice of plain SQL (packages/db/search/search-suggestions.queries.ts). */
import type { SuggestionQuestion } from '@leadlight/adapters/search';
import { countsOfNames, isSuggested, oneForEachMeaning, suggestionWords, wordsOf, type SuggestedValue } from '@leadlight/leads';
import { foldText } from '@leadlight/vocabulary/text';

const compare = (a: string, b: string): number => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));

/** @param rows value, domain of a company, count; each value and domain once for each shard */
export function suggestedValues(
  { field, text, limit }: SuggestionQuestion,
  rows: readonly (readonly [value: string, detail: string, count: number])[],
): SuggestedValue[] {
  const typed = wordsOf(text);
  if (typed.length === 0 && text.trim() !== '') return [];
  const sums = new Map<string, { readonly value: string; readonly detail: string | null; count: number }>();
  for (const [value, detail, count] of rows) {
    const id = `${value}\n${detail}`;
    const known = sums.get(id);
    if (known) known.count += count;
    else sums.set(id, { value, detail: detail === '' ? null : detail, count });
  }
  let found = [...sums.values()];
  if (field === 'technology')
    found = countsOfNames(new Map(found.map(({ value, count }) => [value, count]))).map((each) => ({ ...each, detail: null }));
  const wordsOfValue = (value: string): string =>
    field === 'company' || field === 'title' ? foldText(value) : suggestionWords(field, value);
  const ranked = found
    .filter(({ value }) => isSuggested(typed, wordsOfValue(value)))
    .toSorted((a, b) => b.count - a.count || compare(a.value, b.value) || compareDetails(a.detail, b.detail))
    .map(({ value, detail, count }): SuggestedValue => ({ value, name: null, detail, count }));
  if (field === 'title') return oneForEachMeaning(ranked, limit);
  return ranked
    .slice(0, limit)
    .map((each) => (field === 'company' ? { ...each, value: each.detail ?? each.value, name: each.value } : each));
}

/** Absent ones last. */
function compareDetails(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b);
}
