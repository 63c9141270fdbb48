/**
 * Answers about texts, kept while one site is read: menus, footers and cards are the same on all its pages, and several extractors ask the same of
 * one line. Forgotten after each site, because other sites have other texts.
 */

/** Longer texts are paragraphs, which seldom repeat. */
const longestText = 400;
/** Pages have at most 10,000 lines each; a site with more texts than this only takes longer. */
const mostAnswers = 20_000;

const kept: Map<string, unknown>[] = [];

/** @param answer a pure function whose results are never modified */
export function remembered<Answer extends string | number | object | null>(answer: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  kept.push(answers);
  return (text) => {
    if (text.length > longestText) return answer(text);
    const known = answers.get(text);
    if (known !== undefined) return known;
    const made = answer(text);
    if (answers.size < mostAnswers) answers.set(text, made);
    return made;
  };
}

export function forgetAll(): void {
  for (const answers of kept) answers.clear();
}
