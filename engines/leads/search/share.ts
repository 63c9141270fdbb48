/**
 * Divides leads among several indexes: each lead belongs to exactly one of them. A workspace's copy of a pool lead belongs to the pool
 * lead's share, so that one index knows both and counts only one of them.
 */

/** One of several parts of all leads: the `number`th, from 1, of `of`. */
export interface LeadShare {
  readonly number: number;
  readonly of: number;
}

/** All leads. */
export const wholePool: LeadShare = { number: 1, of: 1 };

/** More processes than this would only add work for each question. */
export const mostShares = 64;

/** 2^32 divided by the golden ratio, rounded to an odd number (D. Knuth, The Art of Computer Programming, volume 3, 6.4): numbers in sequence, and every second or tenth, spread evenly. */
export const shareMultiplier = 2_654_435_769;
/** The bits of a lead's number that count: SQL multiplies them in 64 bits. */
export const shareMask = 0x7fff_ffff;

/** The share, from 1, to which a lead belongs. @param number of the pool lead that it replaces, or else its own */
export function shareNumberOf(number: number, of: number): number {
  const mixed = Math.imul(number & shareMask, shareMultiplier) >>> 0;
  return Math.floor((mixed * of) / 2 ** 32) + 1;
}

/** As an operator writes it and processes compare it: `2/4`. */
export const shareText = ({ number, of }: LeadShare): string => `${number}/${of}`;

/** @returns null if the text is not a share, such as `2/4` */
export function readShare(text: string): LeadShare | null {
  const [, number, of] = /^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  const share = { number: Number(number), of: Number(of) };
  return share.number >= 1 && share.number <= share.of && share.of <= mostShares ? share : null;
}
