/**
 * Connections of the server: two pools under two roles, and the transactions in which all work is done.
 * Boundary: the only place that begins or commits. Surprise: a transaction of one role may carry on as the other
 * (`asApp`, `asAuth`), so that an invitation, its mail job and its audit entry are one commit.
 */
import { Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
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
  end(): Promise<void>;
}

/** Whatever runs one statement. */
export interface Queryable {
  query<R extends QueryResultRow = QueryResultRow>(text: string, values?: readonly unknown[]): Promise<QueryResult<R>>;
}

declare const scope: unique symbol;
/** A transaction that sees one workspace's rows and no others. */
export type WorkspaceTx = Queryable & { readonly [scope]: 'workspace' };
/** A transaction over people, sessions and memberships. */
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
  return {
    app,
    auth,
    end: async () => {
      await Promise.all([app.end(), auth.end()]);
    },
  };
}

function pool(target: ConnectionTarget, role: WorkingRole, schema: string, max: number): Pool {
  const made = new Pool({ ...target, max, options: `-c role=${role} -c search_path=${schema}`, application_name: role });
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

/** Runs `work` in one transaction over people, sessions and memberships. */
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
