/** Answers that are asked for again and again: a list of a million people has a few thousand titles and places. */

/**
 * The same function, which keeps its last answers; when there are `most` of them it forgets all and begins anew, so that memory is bounded without
 * the book-keeping of a queue. Only for pure functions whose answers nobody changes.
 */
export function remembered<Answer>(answer: (text: string) => Answer, most: number): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.answer;
    const made = { answer: answer(text) };
    if (known.size >= most) known.clear();
    // Long texts are no titles and no places; they do not come again.
    if (text.length <= 200) known.set(text, made);
    return made.answer;
  };
}
