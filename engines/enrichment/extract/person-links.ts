/** Lines that are only a link to another page: entries of menus and lists of articles, which have the form of names and titles. */
import type { Line, Scope } from './scope.ts';

const read = new WeakMap<Scope, ReadonlyMap<number, string>>();

/** Addresses by the block whose whole text is one link to a page. */
function linkedBlocks(scope: Scope): ReadonlyMap<number, string> {
  const before = read.get(scope);
  if (before) return before;
  const found = new Map<number, string>();
  for (const { block, text, href, isHidden } of scope.page.links)
    if (!isHidden && text !== '' && !/^(?:mailto|tel|#|javascript)/i.test(href) && scope.page.blocks[block]?.text === text)
      found.set(block, href);
  read.set(scope, found);
  return found;
}

export const isLinked = (scope: Scope, { block }: Line): boolean => linkedBlocks(scope).has(block.index);

/** Whether two lines lead to different pages: two entries of a list, not a card. */
export function areEntries(scope: Scope, a: Line, b: Line): boolean {
  const links = linkedBlocks(scope);
  const [first, second] = [links.get(a.block.index), links.get(b.block.index)];
  return first !== undefined && second !== undefined && first !== second && a.block !== b.block;
}
