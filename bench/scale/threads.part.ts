/** Threads of the search process, at its socket. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { findFreePort } from '../../e2e/free-port.ts';
import type { Visitor } from '../app/visitor.ts';
import type { Figure } from '../figures.ts';
import { startServer } from '../search/server.ts';
import { memoryFigures } from './memory-kinds.ts';
import { measureOverHttp, watchedBlocks } from './over-http.ts';
import { CannotRun, type Part } from './part.ts';
import { startSearchProcess } from './search-process.ts';
import { measureThreads } from './threads.ts';

export const measure: Part = async ({ leads, dataFolder, seconds, rounds, print }) => {
  if (!existsSync(join(dataFolder, 'bench.json')))
    throw new CannotRun(`There are no leads in ${dataFolder}. First run: npm run bench -- search --generate --leads=${leads}`);
  const figures: Figure[] = [];
  const named = `${leads.toLocaleString('en-US')} leads`;
  const isGoalSize = leads >= 10_000_000;
  const server = await startServer(dataFolder, { SEARCH_ENGINE: 'sql' });
  try {
    const owner = sharePostgres(dataFolder);
    if (!owner) throw new Error('The embedded database is not running.');
    const port = await findFreePort();
    const snapshot = join(dataFolder, 'search', 'pool.index');
    if (!existsSync(snapshot)) {
      print('the index is built first …');
      const builder = await startSearchProcess({ owner, dataFolder, port, threads: 1 });
      while (!existsSync(snapshot)) await delay(500);
      await builder.stop();
    }
    figures.push(
      ...(await measureThreads({ owner, dataFolder, port }, { seconds, rounds, named, isGoalSize, print, databaseOf: server.pid })),
    );
  } finally {
    await server.stop();
  }
  const { who } = JSON.parse(readFileSync(join(dataFolder, 'bench.json'), 'utf8')) as { who: Visitor };
  const whole = await startServer(dataFolder, watchedBlocks);
  try {
    await whole.indexReady;
    figures.push(...(await measureOverHttp(whole, { who, seconds, named, isGoalSize, print })), ...(await memoryFigures(whole.pid)));
  } finally {
    await whole.stop();
  }
  return { title: 'Threads of the search process', figures };
};
