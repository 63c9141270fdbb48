/** Recovery codes of two-factor sign-in: how they are written, and what counts as the same code. */
import { randomInt } from 'node:crypto';

/** Lower-case letters and digits that no font makes alike: without i, l, o, u, 0 and 1 (after Crockford's base 32, which leaves out i, l, o and u). */
const letters = 'abcdefghjkmnpqrstvwxyz23456789';
const amount = 10;
const half = 5;

/** @returns ten codes such as `k7m2p-x9q4d`: 30^10 possibilities each (49 bits), of which a sign-in allows five attempts */
export function newRecoveryCodes(): string[] {
  const part = (): string => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: amount }, () => `${part()}-${part()}`);
}

/** A code without what people add, leave out or change when they copy it from paper: case, spaces and hyphens of every kind. */
export function recoveryCodeKey(code: string): string {
  return code.replace(/[\s\p{Dash}]/gu, '').toLowerCase();
}
