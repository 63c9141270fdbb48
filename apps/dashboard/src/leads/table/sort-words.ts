import type { LeadSort } from '@leadlight/contract/vocabulary';
import type { Sort } from '../lead-search.ts';

const isWord = (by: LeadSort): boolean => by === 'name' || by === 'company';

/** The first direction: texts from A, numbers and dates from the largest. */
export const firstDirection = (by: LeadSort): Sort['direction'] => (isWord(by) ? 'ascending' : 'descending');

/** The text for a direction, by what is sorted. */
export function directionNames(by: LeadSort): Record<Sort['direction'], string> {
  if (isWord(by)) return { ascending: 'A to Z', descending: 'Z to A' };
  if (by === 'founded' || by === 'updated') return { ascending: 'Oldest first', descending: 'Newest first' };
  return { ascending: 'Lowest first', descending: 'Highest first' };
}
