/** Whether the places and titles of two namesakes are a reason to ask whether they are one person. */
import type { CountryCode } from '@leadlight/vocabulary/places';
import type { Seniority } from '@leadlight/vocabulary/values';

/** Where someone works and as what. */
export interface WorkOf {
  readonly country: CountryCode | null;
  readonly city: string | null;
  /** Words of the title in one spelling, separated by spaces. */
  readonly titleKey: string | null;
  readonly department: string | null;
  /** The highest one of the title. */
  readonly seniority: Seniority | null;
}

/** Namesakes in a large company have other places, or other work; a promotion stays in its department. */
export function doOtherWork(a: WorkOf, b: WorkOf): boolean {
  const differ = (x: string | null, y: string | null): boolean => x !== null && y !== null && x !== y;
  if (differ(a.country, b.country) || differ(a.city, b.city)) return true;
  return haveOtherTitles(a, b);
}

/** Two titles of two departments, or two occupations. */
export function haveOtherTitles(a: WorkOf, b: WorkOf): boolean {
  const differ = (x: string | null, y: string | null): boolean => x !== null && y !== null && x !== y;
  return (differ(a.titleKey, b.titleKey) && differ(a.department, b.department)) || haveOtherOccupations(a, b);
}

/**
 * "Nurse", "Surgeon"; "Drilling Engineer", "Reservoir Engineer": at one rank, and in each title a word of its own. Another rank is a promotion, titles of
 * owners and executives are many for one person, and the word for the department alone says nothing.
 */
export function haveOtherOccupations(a: WorkOf, b: WorkOf): boolean {
  if (a.titleKey === null || b.titleKey === null || a.seniority === null || a.seniority !== b.seniority) return false;
  if (a.department === 'executive' || b.department === 'executive') return false;
  const [left, right] = [a.titleKey.split(' '), b.titleKey.split(' ')];
  const hasOwn = (words: readonly string[], others: readonly string[]): boolean =>
    words.some((word) => !others.includes(word) && word !== a.department && word !== b.department);
  return hasOwn(left, right) && hasOwn(right, left);
}
