/** Splits the labeled industries into a development and a test set ("held out" in the measurements). Fixed before the rules were written. */

/** FNV-1a, 32 bits, over code points (http://www.isthe.com/chongo/tech/comp/fnv/). Uses bit 17, since the lowest bits of FNV mix poorly. */
export function isInTestSet(header: string, text: string): boolean {
  let hash = 0x811c9dc5;
  for (const unit of `${header}\t${text}`) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash >>> 16) & 1) === 1;
}
