/** How the database and the job queues are doing, for the operator's `doctor` and for metrics. */
import type { Queryable } from './connect.ts';
import { jobSchema } from './jobs.queries.ts';

export interface DatabaseState {
  /** As PostgreSQL writes it: "17.2". */
  readonly version: string;
  readonly bytes: number;
  /** To this database, by everyone. */
  readonly connections: number;
  /** How many the server accepts, for all databases. */
  readonly mostConnections: number;
  /** The database's clock. */
  readonly at: Date;
}

export async function readDatabaseState(db: Queryable): Promise<DatabaseState> {
  const { rows } = await db.query<DatabaseState>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
       (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
       current_setting('max_connections')::int as "mostConnections", clock_timestamp() as at`,
  );
  const [state] = rows;
  if (!state) throw new Error('the database did not describe itself');
  return state;
}

export interface QueueState {
  readonly name: string;
  /** Jobs that could start now. */
  readonly waiting: number;
  /** How long the first of them has waited, in seconds; null if none waits. */
  readonly waitedS: number | null;
  readonly active: number;
  /** Given up after all attempts, and not deleted yet. */
  readonly failed: number;
}

/** Queues with jobs, by name. Jobs that start later, such as retries, don't count as waiting. */
export async function readQueues(db: Queryable): Promise<QueueState[]> {
  const { rows } = await db.query<QueueState>(
    `select name, count(*) filter (where is_waiting)::int as waiting,
       extract(epoch from clock_timestamp() - min(start_after) filter (where is_waiting))::float8 as "waitedS",
       count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'failed')::int as failed
     from (select name, state, start_after, state < 'active' and start_after <= clock_timestamp() as is_waiting from ${jobSchema}.job) jobs
     group by name order by name`,
  );
  return rows;
}
