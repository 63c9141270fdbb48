/**
 * One transaction for everything that one act of an account does: what better-auth writes, what its callbacks cause (mail jobs,
 * a workspace with its trial, audit entries), all or nothing.
 * Surprise: better-auth takes connections from a pool; inside an act this pool hands out the act's own connection, and the
 * transactions that better-auth begins become savepoints.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { inAuth, type AuthTx, type Database } from '@leadlight/db/platform';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

interface Act {
  readonly tx: AuthTx;
  isOpen: boolean;
}

const acts = new AsyncLocalStorage<Act>();

/** Runs an act of an account in one transaction. */
export function inAct<T>(db: Database, work: (tx: AuthTx) => Promise<T>): Promise<T> {
  return inAuth(db, async (tx) => {
    const act: Act = { tx, isOpen: true };
    try {
      return await acts.run(act, () => work(tx));
    } finally {
      act.isOpen = false;
    }
  });
}

/** @throws Error outside an act: what a callback causes must never be outside its cause's transaction */
export function currentAct(): AuthTx {
  const act = acts.getStore();
  if (!act?.isOpen) throw new Error('this happens inside an act of an account only');
  return act.tx;
}

const savepoints: Readonly<Record<string, string>> = {
  begin: 'savepoint better_auth',
  'start transaction': 'savepoint better_auth',
  commit: 'release savepoint better_auth',
  rollback: 'rollback to savepoint better_auth',
};

/** The pool that better-auth is given. */
export function actPool(db: Database): PostgresPool {
  return {
    connect: async () => {
      const act = acts.getStore();
      if (!act?.isOpen) return await db.auth.connect();
      const query = (sql: string, values?: readonly unknown[]) => act.tx.query(savepoints[sql] ?? sql, values);
      return { query, release: () => undefined } as unknown as PostgresPoolClient;
    },
    end: async () => undefined,
    options: {},
  };
}
