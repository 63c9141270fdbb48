/**
 * Hashes and checks passwords outside of transactions, a few at a time. A hash takes some 50 ms of a core and 16 MB (scrypt, N = 16,384, r = 16), so
 * that sign-ins that came all at once would otherwise take every database connection and every thread from everybody else.
 *
 * better-auth hashes and checks inside its own functions, which run in the command's transaction. A command therefore prepares what better-auth is
 * going to ask for; `hash` and `verify`, as configured in auth.ts, only return what was prepared.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { createFairQueue } from '../fair-queue.ts';

/** Hashes and checks done before a transaction. */
export interface PreparedPasswords {
  /** Hash by password. */
  readonly hashes: ReadonlyMap<string, string>;
  /** The check of a password against a stored hash. */
  readonly checks: readonly { readonly password: string; readonly hash: string; readonly isRight: boolean }[];
}

export const nothingPrepared: PreparedPasswords = { hashes: new Map(), checks: [] };

/** Thrown in a transaction if the stored hash changed after it was checked; the command is repeated. */
export class PasswordChanged extends Error {}

const prepared = new AsyncLocalStorage<PreparedPasswords>();

export function withPrepared<T>(passwords: PreparedPasswords, work: () => Promise<T>): Promise<T> {
  return prepared.run(passwords, work);
}

/** The functions for better-auth. */
export const preparedPasswords = {
  hash: async (password: string): Promise<string> => {
    const hash = prepared.getStore()?.hashes.get(password);
    if (hash === undefined) throw new Error('a password was hashed inside a transaction');
    return hash;
  },
  verify: async ({ password, hash }: { password: string; hash: string }): Promise<boolean> => {
    const check = prepared.getStore()?.checks.find((each) => each.password === password && each.hash === hash);
    if (!check) throw new PasswordChanged('the password changed while it was checked');
    return check.isRight;
  },
};

export interface Passwords {
  /** @param from the network address, whose requests wait in one line. @throws Refusal busy */
  hash(from: string, password: string): Promise<string>;
  /** @throws Refusal busy */
  verify(from: string, password: string, hash: string): Promise<boolean>;
}

/** The cost of passwords. */
export interface PasswordFunctions {
  readonly hashPassword: (password: string) => Promise<string>;
  readonly verifyPassword: (check: { readonly password: string; readonly hash: string }) => Promise<boolean>;
}

/** @param functions default: better-auth's own, scrypt */
export function createPasswords({
  hashPassword: hash = hashPassword,
  verifyPassword: verify = verifyPassword,
}: Partial<PasswordFunctions> = {}): Passwords {
  // Node computes scrypt in its four threads, which also read files and look up names: at most half of them, so that other work continues.
  const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
  const queue = createFairQueue({ atOnce, mostWaiting: 200, mostWaitingEach: 60 });
  return {
    hash: (from, password) => queue.run(from, () => hash(password)),
    verify: (from, password, stored) => queue.run(from, () => verify({ password, hash: stored })),
  };
}
