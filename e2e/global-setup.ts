/** The built server, and one PostgreSQL with one migrated database, for the whole run; the servers under test get copies of the database. */
import { startTestPostgres } from '../packages/db/testing/postgres.ts';
import { buildIfChanged, serverBuild } from '../scripts/bootstrap/builds.mjs';

export default async function setup(): Promise<() => Promise<void>> {
  await buildIfChanged(process.execPath, serverBuild);
  const { template, stop } = await startTestPostgres();
  // Workers are separate processes that start with this environment.
  process.env['TEMPLATE_DATABASE'] = JSON.stringify(template);
  return stop;
}
