/** Which parts of a website's pages a model gets: all of it if it is short enough, else the lines that have words of the question, with their neighbors. */
import { foldText } from '@leadlight/vocabulary/text';
import type { PageText, Question } from './question.ts';

/** Of the passages as they are sent. About six thousand tokens: a model reads them in seconds, and eight usual pages fit. */
export const mostPassageBytes = 24_000;

/** Words of five letters and more match by their first five, so that "hospitals" finds "hospital". */
const stemLength = 5;
/** Between lines that are not next to each other on the page. */
const gap = '…';
/** The gap, and a line feed on each side as JSON writes it. */
const gapBytes = 7;
/** The names of a page's parts in JSON. */
const frameBytes = 40;

/**
 * @param budget bytes of all passages together, with their addresses and titles, as JSON in UTF-8
 * @returns pages in their order, each with the chosen lines in theirs; without pages of which nothing is chosen
 */
export function choosePassages(pages: readonly PageText[], question: Question, budget = mostPassageBytes): PageText[] {
  const frames = pages.map(({ url, title }) => bytesOf(url) + bytesOf(shortTitle(title)) + frameBytes);
  if (pages.reduce((sum, { text }, index) => sum + bytesOf(text) + (frames[index] ?? 0), 0) <= budget) return [...pages];
  const stems = stemsOf([question.text, ...question.choices].join(' '));
  const all = pages.flatMap((page, pageIndex) => page.text.split('\n').map((line, place) => ({ pageIndex, place, line })));
  const score = all.map(({ line }) => {
    const here = stemsOf(line);
    return [...stems].filter((stem) => here.has(stem)).length;
  });
  const chosen = new Set<number>();
  const opened = new Set<number>();
  let left = budget;
  const take = (index: number): void => {
    const one = all[index];
    if (!one || chosen.has(index)) return;
    const needed = bytesOf(one.line) + gapBytes + (opened.has(one.pageIndex) ? 0 : (frames[one.pageIndex] ?? 0));
    if (needed > left) return;
    chosen.add(index);
    opened.add(one.pageIndex);
    left -= needed;
  };
  const isNeighbor = (a: number, b: number): boolean => all[a]?.pageIndex === all[b]?.pageIndex;
  const best = all.map((_one, index) => index).toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b);
  for (const index of best.filter((each) => (score[each] ?? 0) > 0))
    for (const near of [index, index - 1, index + 1]) if (isNeighbor(index, near)) take(near);
  // What is left goes to the beginnings of the pages, where a company says what it is.
  for (const index of all.map((_one, each) => each).toSorted((a, b) => (all[a]?.place ?? 0) - (all[b]?.place ?? 0) || a - b)) take(index);
  return pages.flatMap((page, pageIndex) => {
    const places = all.flatMap((one, index) => (one.pageIndex === pageIndex && chosen.has(index) ? [one] : []));
    if (places.length === 0) return [];
    const lines = places.flatMap(({ place, line }, index) => (index > 0 && places[index - 1]?.place !== place - 1 ? [gap, line] : [line]));
    return [{ ...page, text: lines.join('\n') }];
  });
}

/** Titles are as long as their authors like. */
export const shortTitle = (title: string | null): string => (title ?? '').slice(0, 200);

/** In UTF-8, as JSON writes the text, without its quotation marks. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of JSON.stringify(text)) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes - 2;
}

function stemsOf(text: string): Set<string> {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 3).map((word) => word.slice(0, stemLength)));
}
