/** One PostgreSQL with one migrated database for the whole run; the servers under test get copies of it. */
import { startTestPostgres } from '../packages/db/testing/postgres.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const { template, stop } = await startTestPostgres();
  // Workers are separate processes that start with this environment.
  process.env['TEMPLATE_DATABASE'] = JSON.stringify(template);
  return stop;
}
