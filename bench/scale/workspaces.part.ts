/** Opening a workspace with leads of its own, from the database and from its file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { findFreePort } from '../../e2e/free-port.ts';
import { startServer } from '../search/server.ts';
import { CannotRun, type Part } from './part.ts';
import { measureWorkspaces } from './workspaces.ts';

export const measure: Part = async ({ leads, dataFolder, rounds, print }) => {
  if (!existsSync(join(dataFolder, 'bench.json')))
    throw new CannotRun(`There are no leads in ${dataFolder}. First run: npm run bench -- search --generate --leads=${leads}`);
  const server = await startServer(dataFolder, { SEARCH_ENGINE: 'sql' });
  try {
    const owner = sharePostgres(dataFolder);
    if (!owner) throw new Error('The embedded database is not running.');
    return {
      title: 'Workspaces with leads of their own',
      about: `The first search of a workspace after a start of the search process, with one thread, which opens the workspace. Its people were copied from a pool of ${leads.toLocaleString('en-US')} leads, so that all work at companies of the pool. Medians of ${rounds} starts, without files and with them in turn.`,
      figures: await measureWorkspaces({ owner, dataFolder, port: await findFreePort(), leads, rounds, print }),
    };
  } finally {
    await server.stop();
  }
};
