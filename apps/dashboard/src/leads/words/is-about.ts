import type { LeadKind, LeadParams } from '../lead-search.ts';
import type { KeptWords } from './kept-words.ts';

/**
 * Whether a search still has a value that was read from the sentence, so that the sentence describes it. Another value of the same filter is another search.
 * @param params of the search; undefined on a screen without one
 */
export function isAbout({ searched }: KeptWords, params: LeadParams | undefined): boolean {
  // Not read yet: a sentence whose reading failed stays in the box.
  if (searched === undefined) return true;
  if (params === undefined) return false;
  const { sort: _sort, lead: _lead, ...filters } = params;
  const set = filters as Readonly<Record<string, string | undefined>>;
  const [, read] = JSON.parse(searched) as [kind: LeadKind, params: [name: string, value: string | null][]];
  const isLeft = (name: string, value: string): boolean => set[name]?.split(',').some((one) => value.split(',').includes(one)) ?? false;
  const values = read.filter((each): each is [string, string] => each[1] !== null);
  return values.length > 0 ? values.some(([name, value]) => isLeft(name, value)) : Object.values(set).every((value) => value === undefined);
}
