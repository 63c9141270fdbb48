/**
 * A database that is away: it can't be used at the moment, because it restarts, another machine takes over, it has no connection left, or it is read-only.
 * Boundary: only the meaning of an error; the caller decides whether to try again.
 */
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';

/**
 * SQLSTATEs (PostgreSQL, appendix A): 08 the connection; 25006 it is read-only, like a standby before it takes over; 53200 and 53300 no memory or connection
 * left; 57P01 to 57P05 it stops, crashed, starts, or ended the session.
 */
const away = /^(?:08...|25006|53[23]00|57P0[1-5])$/;
/** For a lost connection, pg throws only these messages, without a code. */
const lost =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect)/;
/** Of the system, for a connection that is refused, broken or not answered; ENOENT if the database's Unix socket is missing. */
const ofSockets: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** Whether pg lost its connection, in a message without a code. */
export const isConnectionLost = (error: Error): boolean => lost.test(error.message);

/** Whether the same statement may succeed in a moment, because the database was away. What a transaction wrote before is undone, unless it was its commit that failed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined) return ofSockets.includes(code) || (syscall === 'connect' && code === 'ENOENT');
  return code === undefined ? isConnectionLost(error) : away.test(code);
}

/**
 * Whether PostgreSQL undid the transaction because of another one, so that it may succeed when it is repeated: a serialization failure or a deadlock
 * (class 40).
 */
export const isInterference = (error: unknown): boolean => /^40...$/.test((error as { readonly code?: string } | null)?.code ?? '');

/** Messages of pg and its pool about a connection that was not made in time: no statement ran. */
const notConnected = /^(?:timeout expired|timeout exceeded when trying to connect)/;

/**
 * Whether the loss may come from the statement itself, which crashed its server process: PostgreSQL then ends all connections with 57P02, and this one without
 * an error message. Work that is simply repeated could crash it again and again.
 */
export function mayHaveCrashed(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return isDatabaseAway(error) && (code === '57P02' || (code === undefined && !notConnected.test(message)));
}

const nothing = (): void => undefined;
const losses = new WeakMap<object, Error>();

/** The database's reason for the loss of a connection. Later statements only get an error that the connection is lost. */
export const lossOf = (client: PoolClient): Error | undefined => losses.get(client);

/**
 * Keeps the loss of a connection from ending the process. A connection that is lost while a transaction has it emits `error`, besides failing the statement
 * in progress; Node ends a process in which nothing listens for `error`. A pool listens only on idle connections.
 */
export function surviveLoss(pool: Pool): void {
  pool.on('error', nothing);
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!losses.has(client)) losses.set(client, error);
    });
  });
}

/** How long a database that accepts a connection may take to answer on it, in milliseconds. */
export const longestConnectMs = 30_000;

/**
 * Opens one connection, for work that needs its own. The statement in progress fails if the connection is lost.
 * @throws the database's or the system's error; `timeout expired` if it doesn't answer within {@link longestConnectMs}
 */
export async function openConnection(target: ClientConfig): Promise<Client> {
  const client = new Client({ connectionTimeoutMillis: longestConnectMs, ...target });
  client.on('error', nothing);
  await client.connect();
  return client;
}
