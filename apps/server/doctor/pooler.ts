/** Whether the pooler of DATABASE_URL connects to the database of DATABASE_DIRECT_URL, with the roles that requests and jobs need. */
import {
  connect,
  inAuth,
  inWorkspace,
  readInWorkspace,
  workLogins,
  type ConnectionTarget,
  type Database,
  type Queryable,
} from '@leadlight/db/platform';
import { poolId } from '@leadlight/db/leads';
import type { ServerConfig } from '../config.ts';
import { workTarget } from '../database.ts';
import { fix, ok, reasonOf, type Finding } from './findings.ts';

const advice =
  'Check that PgBouncer is running with pool_mode = transaction, then check its auth_file (npm run operator -- pooler) and DATABASE_URL. Its settings are in docs/scaling.md.';

/** Which server and database it is: no two were started in the same microsecond. */
const whichDatabase = `select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as place, current_user as role`;

/** @param owner the database without the pooler. @returns nothing if there is no pooler */
export async function poolerFindings(config: ServerConfig, owner: ConnectionTarget): Promise<Finding[]> {
  const pooled = workTarget(config, owner);
  if (!pooled.isPooled) return [];
  const direct = await withDatabase(owner, async ({ auth }) => (await placeAndRole(auth)).place);
  try {
    return [await withDatabase(pooled, (db) => throughPooler(db, pooled, direct))];
  } catch (error) {
    return [fix('Pooler', `${pooled.host}:${pooled.port}: ${reasonOf(error)}`, advice)];
  }
}

/** With each login, in a transaction, which a pooler in statement mode refuses. */
async function throughPooler(db: Database, { host, port }: ConnectionTarget, direct: string): Promise<Finding> {
  const found = {
    app: await inWorkspace(db, poolId, placeAndRole),
    auth: await inAuth(db, placeAndRole),
    reads: await readInWorkspace(db, poolId, placeAndRole),
  };
  for (const way of ['app', 'auth', 'reads'] as const) {
    const { login, settings } = workLogins[way];
    const { place, role } = found[way];
    if (role !== settings.role) return fix('Pooler', `${login} works as ${role} instead of ${settings.role}`, advice);
    if (place !== direct)
      return fix('Pooler', `${host}:${port} connects to a different database than DATABASE_DIRECT_URL`, 'Point both at the same database.');
  }
  return ok('Pooler', `${host}:${port} connects to the database`);
}

async function placeAndRole(tx: Queryable): Promise<{ readonly place: string; readonly role: string }> {
  const { rows } = await tx.query<{ place: string; role: string }>(whichDatabase);
  if (!rows[0]) throw new Error('the database did not describe itself');
  return rows[0];
}

async function withDatabase<T>(target: ConnectionTarget, work: (db: Database) => Promise<T>): Promise<T> {
  const db = connect(target, { max: 1 });
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
