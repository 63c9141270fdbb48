/**
 * Connections of the server: two pools under two roles, and the transactions in which all work is done.
 * Boundary: the only place that begins or commits. Surprise: a transaction of one role may carry on as the other
 * (`asApp`, `asAuth`), so that an invitation, its mail job and its audit entry are one commit.
 */
import { createHash } from 'node:crypto';
import { Pool, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { serverPassword, serverRole, type WorkingRole } from './roles.ts';

/** Where a database is and as whom; what `pg` takes. */
export interface ConnectionTarget {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly ssl?: boolean | { rejectUnauthorized: boolean };
}

export interface Database {
  readonly app: Pool;
  readonly auth: Pool;
  /** Of the application's role, read only: statements are sent without waiting for the answers before. */
  readonly reads: Pool;
  end(): Promise<void>;
}

/** A statement that a connection plans once: for a constant text that is asked many times a second. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Whatever runs one statement. */
export interface Queryable {
  query<R extends QueryResultRow = QueryResultRow>(text: string, values?: readonly unknown[]): Promise<QueryResult<R>>;
  query<R extends QueryResultRow = QueryResultRow>(statement: PreparedStatement): Promise<QueryResult<R>>;
}

const statementNames = new Map<string, string>();

/** @param text constant: each connection keeps a plan for every one there is */
export function prepared(text: string, values: readonly unknown[] = []): PreparedStatement {
  let name = statementNames.get(text);
  if (!name) statementNames.set(text, (name = createHash('sha256').update(text).digest('hex').slice(0, 32)));
  return { name, text, values };
}

declare const scope: unique symbol;
/** A transaction that sees one workspace's rows and no others. */
export type WorkspaceTx = Queryable & { readonly [scope]: 'workspace' };
/** A transaction over users, sessions and memberships. */
export type AuthTx = Queryable & { readonly [scope]: 'auth' };

/** The target that the server logs in with, from its owner's. */
export function serverTarget(owner: ConnectionTarget): ConnectionTarget {
  return { ...owner, user: serverRole, password: serverPassword(owner.password) };
}

interface ConnectOptions {
  /** Most connections for each of the two pools. */
  readonly max?: number;
}

export function connect(target: ConnectionTarget, { max = 12 }: ConnectOptions = {}): Database {
  const app = pool(target, 'leadlight_app', 'app', max);
  const auth = pool(target, 'leadlight_auth', 'auth', max);
  const reads = pool(target, 'leadlight_app', 'app', Math.min(max, mostReads), {
    pipeline: true,
    setting: ' -c default_transaction_read_only=on',
  });
  return {
    app,
    auth,
    reads,
    end: async () => {
      await Promise.all([app.end(), auth.end(), reads.end()]);
    },
  };
}

/** A read lasts a millisecond. */
const mostReads = 6;

function pool(
  target: ConnectionTarget,
  role: WorkingRole,
  schema: string,
  max: number,
  { pipeline = false, setting = '' }: { readonly pipeline?: boolean; readonly setting?: string } = {},
): Pool {
  const options = `-c role=${role} -c search_path=${schema}${setting}`;
  const made = new Pool({ ...target, max, options, application_name: role, pipeline });
  // An idle connection that the database closes (restart, failover) is replaced at the next use; without this it would end the process.
  made.on('error', () => undefined);
  return made;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws RangeError for anything that is not a workspace's id: it goes into the statement itself. */
function enterWorkspace(workspaceId: string): string {
  if (!uuid.test(workspaceId)) throw new RangeError('not a workspace id');
  return `set local role leadlight_app; set local search_path = app; set local app.workspace_id = '${workspaceId}'`;
}

/** Runs `work` in one transaction that sees the rows of this workspace alone; commits when it returns, rolls back when it throws. */
export function inWorkspace<T>(db: Database, workspaceId: string, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> {
  return transact(db.app, `begin; ${enterWorkspace(workspaceId)}`, (client) => work(client as unknown as WorkspaceTx));
}

/**
 * As {@link inWorkspace}, for reads that are asked at every click: the transaction's beginning, the statements that `work` asks for at once and
 * its end are sent together, and every statement is planned once a connection (a fifth of the time of three transactions that plan anew).
 * @param work asks for constant statements alone, all at once; changes nothing
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
    // Where the beginning failed, no row was to be seen: no workspace had been entered.
    await begun;
    return await working;
  } finally {
    // Read only: nothing waits for the end but the next who is given this connection.
    void client
      .query('rollback')
      .catch(noteBroken)
      .finally(() => client.release(broken));
  }
}

/** Runs `work` in one transaction over users, sessions and memberships. */
export function inAuth<T>(db: Database, work: (tx: AuthTx) => Promise<T>): Promise<T> {
  return transact(db.auth, 'begin', (client) => work(client as unknown as AuthTx));
}

/** Carries the transaction on as the application in one workspace, then back as it was. */
export async function asApp<T>(tx: AuthTx, workspaceId: string, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> {
  await tx.query(enterWorkspace(workspaceId));
  const result = await work(tx as unknown as WorkspaceTx);
  await tx.query(`set local role leadlight_auth; set local search_path = auth; set local app.workspace_id = ''`);
  return result;
}

async function transact<T>(from: Pool, begin: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await from.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    const { command } = await client.query('commit');
    // PostgreSQL answers a commit of a failed transaction with ROLLBACK and no error.
    if (command !== 'COMMIT') throw new Error('the transaction had failed and was rolled back');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
