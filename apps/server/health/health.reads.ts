/** Whether the server can work, which requires the database, and is not stopping. */
import type { Services } from '../services.ts';

/** As long as a probe usually waits before it asks again. A query that waits for a hanging database is given up after 30 s. */
const longestWaitMs = 2_000;

type Database = Services['db']['auth'];

/** One query at a time, so that repeated probes don't take all connections while the database hangs. */
const asked = new WeakMap<Pick<Database, 'query'>, Promise<boolean>>();

/** @param waitMs what doesn't answer within this time, in milliseconds, is not ready */
export async function isReady(
  { db, draining }: { readonly db: { readonly auth: Pick<Database, 'query'> } } & Pick<Services, 'draining'>,
  waitMs = longestWaitMs,
): Promise<boolean> {
  if (draining.signal.aborted) return false;
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, waitMs, false);
  const answer = asked.get(db.auth) ?? ask(db.auth);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function ask(database: Pick<Database, 'query'>): Promise<boolean> {
  const answer = database
    .query('select 1')
    .then(
      () => true,
      () => false,
    )
    .finally(() => asked.delete(database));
  asked.set(database, answer);
  return answer;
}
