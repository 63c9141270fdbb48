/** The texts that a profile run shows first: what it looks for, and how many rows wait. */
import type { ProfileWant } from '../api/contract.ts';
import { wordNumber } from '../words/numbers.ts';

/** In display order. */
export const wants = ['job', 'email', 'phone', 'linkedin', 'background'] as const satisfies readonly ProfileWant[];
export const wantNames: Record<ProfileWant, string> = {
  job: 'Job',
  email: 'Work email',
  phone: 'Phone',
  linkedin: 'LinkedIn profile',
  background: 'Background',
};

/** "Job, work email". */
export const wordWants = (of: readonly ProfileWant[]): string => {
  const names = wants
    .filter((want) => of.includes(want))
    .map((want) => (want === 'linkedin' ? wantNames[want] : wantNames[want].toLowerCase()))
    .join(', ');
  return names.charAt(0).toUpperCase() + names.slice(1);
};

/** "2 rows wait". */
export const wordWaiting = (count: number): string => (count === 1 ? '1 row waits' : `${wordNumber(count)} rows wait`);
