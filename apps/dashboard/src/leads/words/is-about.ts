import type { LeadKind, LeadParams } from '../lead-search.ts';
import type { KeptWords } from './kept-words.ts';

/**
 * Whether a search still has something of what was read, so that the sentence describes it.
 * @param params of the search; undefined on a screen without one
 */
export function isAbout({ searched }: KeptWords, params: LeadParams | undefined): boolean {
  // Not read yet: a sentence whose reading failed stays in the box.
  if (searched === undefined) return true;
  if (params === undefined) return false;
  const { sort: _sort, lead: _lead, ...filters } = params;
  const isSet = (name: string): boolean => (filters as Record<string, unknown>)[name] !== undefined;
  const [, read] = JSON.parse(searched) as [kind: LeadKind, params: [name: string, value: unknown][]];
  const names = read.filter(([, value]) => value !== null).map(([name]) => name);
  return names.length > 0 ? names.some(isSet) : !Object.keys(filters).some(isSet);
}
