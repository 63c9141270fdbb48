/**
 * The server's connections: two pools with two roles, and the transactions in which all work is done.
 * Boundary: the only code that begins or commits transactions. Surprise: a transaction of one role can continue as the other (`asApp`, `asAuth`), so
 * that an invitation, its email job and its audit entry are one commit.
 */
import { createHash } from 'node:crypto';
import { Client, Pool, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { isConnectionLost, longestConnectMs, lossOf, surviveLoss } from './away.ts';
import { insufficientPrivilege, serverPassword, serverRole, workLogins, type WorkingRole } from './roles.ts';
import { tracedClient } from './tracing.ts';

/** Host and role of a database, in the form that `pg` expects. */
export interface ConnectionTarget {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly ssl?: boolean | { rejectUnauthorized: boolean };
  /** A pooler is in between, which gives each transaction any connection: {@link pooledTarget}. */
  readonly isPooled?: boolean;
}

export interface Database {
  readonly app: Pool;
  readonly auth: Pool;
  /** For reads with the application's role: statements are sent without waiting for earlier results. */
  readonly reads: Pool;
  end(): Promise<void>;
}

/** A statement that each connection plans once, for a constant text that is executed many times a second. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Anything that runs one statement. */
export interface Queryable {
  query<R extends QueryResultRow = QueryResultRow>(text: string, values?: readonly unknown[]): Promise<QueryResult<R>>;
  query<R extends QueryResultRow = QueryResultRow>(statement: PreparedStatement): Promise<QueryResult<R>>;
}

const statementNames = new Map<string, string>();

/** @param text must be constant, because each connection keeps a plan for every text */
export function prepared(text: string, values: readonly unknown[] = []): PreparedStatement {
  let name = statementNames.get(text);
  if (!name) statementNames.set(text, (name = createHash('sha256').update(text).digest('hex').slice(0, 32)));
  return { name, text, values };
}

declare const scope: unique symbol;
/** A transaction that sees only one workspace's rows (and the pool's). */
export type WorkspaceTx = Queryable & { readonly [scope]: 'workspace' };
declare const snapshot: unique symbol;
/** A transaction whose statements all see the same state. */
export type SnapshotTx = WorkspaceTx & { readonly [snapshot]: true };
/** A transaction over users, sessions and memberships. */
export type AuthTx = Queryable & { readonly [scope]: 'auth' };

/** Derives the server's connection target from the owner's. */
export function serverTarget(owner: ConnectionTarget): ConnectionTarget {
  return { ...owner, user: serverRole, password: serverPassword(owner.password) };
}

/** The same database through a transaction pooler, such as PgBouncer. @param pooler where it is; its user and password are not used */
export function pooledTarget(owner: ConnectionTarget, pooler: ConnectionTarget): ConnectionTarget {
  return { ...pooler, user: serverRole, password: serverPassword(owner.password), isPooled: true };
}

interface ConnectOptions {
  /** Maximum connections of each of the two pools. */
  readonly max?: number;
}

export function connect(target: ConnectionTarget, { max = 12 }: ConnectOptions = {}): Database {
  if (target.isPooled) return connectPooled(target, max);
  const app = pool(target, 'leadlight_app', 'app', max);
  const auth = pool(target, 'leadlight_auth', 'auth', max);
  const reads = pool(target, 'leadlight_app', 'app', Math.min(max, mostReads), {
    pipeline: true,
    setting: ' -c default_transaction_read_only=on',
  });
  return { app, auth, reads, end: () => endAll(app, auth, reads) };
}

async function endAll(...pools: readonly Pool[]): Promise<void> {
  await Promise.all(pools.map((each) => each.end()));
}

/**
 * Statements without names: a prepared one exists in one connection, and the next transaction may get another. (PgBouncer 1.21 and later can translate
 * names; Debian's is older.)
 */
function unnamedClient(): typeof Client {
  return class extends (tracedClient() ?? Client) {
    constructor(config?: ConstructorParameters<typeof Client>[0]) {
      super(config);
      const query = this.query.bind(this) as (...given: unknown[]) => unknown;
      const unnamed = (statement: unknown, ...rest: unknown[]): unknown => {
        const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
        return query(isNamed ? { ...statement, name: undefined } : statement, ...rest);
      };
      this.query = unnamed as Client['query'];
    }
  };
}

/** A pooler gives each login connections of its own, so that what PostgreSQL set for one never reaches another. */
function connectPooled({ isPooled: _isPooled, ...target }: ConnectionTarget, max: number): Database {
  const Unnamed = unnamedClient();
  const open = ({ login }: { readonly login: string }, most: number, pipeline = false): Pool => {
    const made = new Pool({ ...target, ...waits, user: login, max: most, application_name: login, pipeline, Client: Unnamed });
    surviveLoss(made);
    return made;
  };
  const app = open(workLogins.app, max);
  const auth = open(workLogins.auth, max);
  const reads = open(workLogins.reads, Math.min(max, mostReads), true);
  return { app, auth, reads, end: () => endAll(app, auth, reads) };
}

/**
 * The longest wait for a connection, whether the pool has none left or the database's machine doesn't answer, after which the caller gets an error that the
 * database is away: longer than a busy machine needs, and shorter than a request may stay open without an answer.
 */
const waits = { connectionTimeoutMillis: longestConnectMs };

/** A read takes about a millisecond. */
const mostReads = 6;

function pool(
  target: ConnectionTarget,
  role: WorkingRole,
  schema: string,
  max: number,
  { pipeline = false, setting = '' }: { readonly pipeline?: boolean; readonly setting?: string } = {},
): Pool {
  const options = `-c role=${role} -c search_path=${schema}${setting}`;
  const Traced = tracedClient();
  const made = new Pool({ ...target, ...waits, max, options, application_name: role, pipeline, ...(Traced ? { Client: Traced } : {}) });
  // A connection that is lost (restart, failover) is replaced at the next use.
  surviveLoss(made);
  return made;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws RangeError unless it is a workspace's id, because it becomes part of the statement. */
function enterWorkspace(workspaceId: string): string {
  if (!uuid.test(workspaceId)) throw new RangeError('not a workspace id');
  return `set local role leadlight_app; set local search_path = app; set local app.workspace_id = '${workspaceId}'`;
}

/** Runs `work` in one transaction that sees only this workspace's rows (and the pool's). Commits when it returns, rolls back when it throws. */
export function inWorkspace<T>(db: Database, workspaceId: string, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> {
  return transact(db.app, `begin; ${enterWorkspace(workspaceId)}`, (client) => work(client as unknown as WorkspaceTx));
}

/**
 * Like {@link inWorkspace}, for frequent reads: the start of the transaction, the statements that `work` issues at once, and its end are sent
 * together, and each connection plans each statement once. This takes a fifth of the time of three transactions that plan every time.
 * @param work issues only constant statements, all at once, and changes nothing
 */
export async function readInWorkspace<T>(db: Database, workspaceId: string, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> {
  const begin = `begin; ${enterWorkspace(workspaceId)}`;
  const client = await db.reads.connect();
  let broken: Error | undefined;
  const noteBroken = (error: Error): void => void (broken ??= error);
  try {
    const tx: Queryable = {
      query: <R extends QueryResultRow>(statement: string | PreparedStatement, values: readonly unknown[] = []) =>
        client.query<R>((typeof statement === 'string' ? prepared(statement, values) : statement) as QueryConfig),
    };
    const begun = client.query(begin);
    begun.catch(noteBroken);
    const working = work(tx as unknown as WorkspaceTx);
    working.catch(() => undefined);
    // If the start of the transaction failed, no workspace was set and no row was visible.
    await begun;
    return await working;
  } finally {
    // For a read, only the connection's next user has to wait for the end of the transaction.
    void client
      .query('rollback')
      .catch(noteBroken)
      .finally(() => client.release(broken));
  }
}

/**
 * Like {@link inWorkspace}, for reads whose statements must agree with one another, such as a total and its parts: all of them see the state at the
 * first one (PostgreSQL 13.2.2). By default, each statement sees what was committed before it, so that a part can exceed its total.
 */
export function inSnapshot<T>(db: Database, workspaceId: string, work: (tx: SnapshotTx) => Promise<T>): Promise<T> {
  const begin = `begin isolation level repeatable read read only; ${enterWorkspace(workspaceId)}`;
  return transact(db.app, begin, (client) => work(client as unknown as SnapshotTx));
}

/** Runs `work` in one transaction over users, sessions and memberships. */
export function inAuth<T>(db: Database, work: (tx: AuthTx) => Promise<T>): Promise<T> {
  return transact(db.auth, 'begin', (client) => work(client as unknown as AuthTx));
}

/** Continues the transaction with the application's role in one workspace, then switches back. */
export async function asApp<T>(tx: AuthTx, workspaceId: string, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> {
  await tx.query(enterWorkspace(workspaceId));
  const result = await work(tx as unknown as WorkspaceTx);
  await tx.query(`set local role leadlight_auth; set local search_path = auth; set local app.workspace_id = ''`);
  return result;
}

/**
 * Continues the transaction with the role that finds erased people in all workspaces, then switches back. For short reads: nothing limits them to a
 * workspace but their own conditions. Only connections of the owner of the database can do this ({@link connect} with its target).
 * @throws the database's error for other connections
 */
export async function asErasure<T>(tx: WorkspaceTx, work: (tx: Queryable) => Promise<T>): Promise<T> {
  await tx.query('set local role leadlight_erasure');
  const result = await work(tx);
  await tx.query('set local role leadlight_app');
  return result;
}

/** Whether {@link asErasure} works on these connections: they are the owner's, and the owner may switch to the role (see roles.ts). */
export async function mayErase(db: Database): Promise<boolean> {
  try {
    return await transact(db.app, 'begin', (client) => asErasure(client as unknown as WorkspaceTx, async () => true));
  } catch (error) {
    if ((error as { code?: string }).code === insufficientPrivilege) return false;
    throw error;
  }
}

async function transact<T>(from: Pool, begin: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await from.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    const { command } = await client.query('commit');
    // For a commit of a failed transaction, PostgreSQL returns ROLLBACK without an error.
    if (command !== 'COMMIT') throw new Error('the transaction had failed and was rolled back');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error instanceof Error && isConnectionLost(error) ? (lossOf(client) ?? error) : error;
  } finally {
    client.release(broken);
  }
}
