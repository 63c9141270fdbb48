/** A folder with a database of leads, a user, and the data that the user has worked on. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailTo } from '../../e2e/app-process.ts';
import { signUp } from '../app/visitor.ts';
import { generateLeads, generateWork } from './generate-leads.ts';
import { startServer } from './server.ts';

/**
 * Replaces the folder. Last, writes `bench.json` with the user, the number of people and the first one's ID.
 * @param leads number of people and companies
 * @param checkout the version that creates the database; by default this one
 */
export async function generateDatabase(dataFolder: string, leads: number, print: (what: string) => void, checkout?: string): Promise<void> {
  await rm(dataFolder, { recursive: true, force: true });
  await mkdir(dataFolder, { recursive: true });
  // Without the sample, which would be loaded later, while something is measured.
  const server = await startServer(dataFolder, { SEARCH_ENGINE: 'sql', SAMPLE_POOL: 'off' }, checkout);
  const owner = await server.owner();
  await generateLeads(owner, leads, Math.floor(Date.now() / 1000), print);
  const who = await signUp({ url: server.url, mailTo: (address, kind) => mailTo(server.url, address, kind) }, 'Ana');
  const session = (await (await fetch(`${server.url}/v1/session`, { headers: { cookie: who.cookie } })).json()) as {
    user: { id: string };
  };
  await owner.query(`select set_config('app.workspace_id', '00000000-0000-0000-0000-000000000000', false)`);
  const { rows } = await owner.query<{ people: number; first: number }>(
    'select count(*)::int as people, min(id)::int as first from people where workspace_id = app.pool_id()',
  );
  await generateWork(owner, who.workspaceId, session.user.id, rows[0]?.people ?? 1);
  await writeFile(join(dataFolder, 'bench.json'), JSON.stringify({ who, ...rows[0] }));
  await owner.end();
  await server.stop();
}
