/** Lines that are only a link to another page: entries of menus and lists of articles, which have the form of names and titles. */
import type { Line, Scope } from './scope.ts';

const read = new WeakMap<Scope, ReadonlyMap<string, string>>();

const keyOf = (block: number, text: string): string => `${block} ${text}`;

/** Addresses of links to pages by their block and their text. */
function linksOf(scope: Scope): ReadonlyMap<string, string> {
  const before = read.get(scope);
  if (before) return before;
  const found = new Map<string, string>();
  for (const { block, text, href, isHidden } of scope.page.links)
    if (!isHidden && text !== '' && !/^(?:mailto|tel|#|javascript)/i.test(href)) found.set(keyOf(block, text), href);
  read.set(scope, found);
  return found;
}

const linkOf = (scope: Scope, { block, text }: Line): string | undefined => linksOf(scope).get(keyOf(block.index, text));

export const isLinked = (scope: Scope, line: Line): boolean => linkOf(scope, line) !== undefined;

/** Whether two lines lead to different pages: two entries of a list, not a card. */
export function areEntries(scope: Scope, a: Line, b: Line): boolean {
  const first = linkOf(scope, a);
  const second = first === undefined ? undefined : linkOf(scope, b);
  return second !== undefined && first !== second;
}
