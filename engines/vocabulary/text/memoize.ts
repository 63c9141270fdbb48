/**
 * A cache for parsers that are called with the same texts again and again: a list of a million people has a few thousand titles and
 * places.
 */

/**
 * Memoizes a function. The cache is cleared when it reaches `maxEntries` entries, which bounds memory without the bookkeeping of an LRU
 * list. Only for pure functions whose results are never modified.
 */
export function memoize<Answer>(answer: (text: string) => Answer, maxEntries: number): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.answer;
    const made = { answer: answer(text) };
    if (known.size >= maxEntries) known.clear();
    // Long texts are not titles or places, and rarely repeat.
    if (text.length <= 200) known.set(text, made);
    return made.answer;
  };
}
