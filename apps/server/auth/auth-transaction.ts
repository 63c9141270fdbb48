/**
 * One transaction for everything that one account command does: what better-auth writes and what its callbacks add (email jobs, a workspace with its
 * trial, audit entries), all or nothing.
 * Surprise: better-auth takes connections from a pool; inside a command this pool returns the command's own connection, and the transactions that
 * better-auth begins become savepoints.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { inAuth, type AuthTx, type Database } from '@leadlight/db/platform';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

interface OpenCommand {
  readonly tx: AuthTx;
  isOpen: boolean;
}

const commands = new AsyncLocalStorage<OpenCommand>();

/** Runs an account command in one transaction. */
export function inAuthCommand<T>(db: Database, work: (tx: AuthTx) => Promise<T>): Promise<T> {
  return inAuth(db, async (tx) => {
    const command: OpenCommand = { tx, isOpen: true };
    try {
      return await commands.run(command, () => work(tx));
    } finally {
      command.isOpen = false;
    }
  });
}

/** @throws Error outside a command, because a callback's writes must be in the transaction that caused them */
export function currentAuthCommand(): AuthTx {
  const command = commands.getStore();
  if (!command?.isOpen) throw new Error('an account command must be running');
  return command.tx;
}

const savepoints: Readonly<Record<string, string>> = {
  begin: 'savepoint better_auth',
  'start transaction': 'savepoint better_auth',
  commit: 'release savepoint better_auth',
  rollback: 'rollback to savepoint better_auth',
};

/** The pool passed to better-auth. */
export function authCommandPool(db: Database): PostgresPool {
  return {
    connect: async () => {
      const command = commands.getStore();
      if (!command?.isOpen) return await db.auth.connect();
      const query = (sql: string, values?: readonly unknown[]) => command.tx.query(savepoints[sql] ?? sql, values);
      return { query, release: () => undefined } as unknown as PostgresPoolClient;
    },
    end: async () => undefined,
    options: {},
  };
}
