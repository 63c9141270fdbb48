/** Lets what leaves the page in another way than by a link, such as signing out, ask first whether changes that aren't saved may be lost. */

/** The questions of the forms that have changes, in the order in which they got them. */
const questions = new Set<() => Promise<boolean>>();
let isOver = false;

/** Called by a form's question while the form has changes. @param ask resolves to whether to leave @returns removes the question */
export function addQuestion(ask: () => Promise<boolean>): () => void {
  questions.add(ask);
  return () => questions.delete(ask);
}

/** Asks once, however many forms have changes. @returns whether the page may be left; true if no form has changes */
export async function mayLeave(): Promise<boolean> {
  const [ask] = questions;
  return ask === undefined || ask();
}

/** Called when the page will be left: the browser doesn't ask again. */
export function leave(): void {
  isOver = true;
}

/** Whether the browser asks before the page is closed. */
export const isAskedByBrowser = (): boolean => !isOver;
