/**
 * Measures what scales beyond one process: threads of the search process. Writes docs/scale-measurements.md with --write.
 * `--part=database` prints how the database grows instead.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { findFreePort } from '../e2e/free-port.ts';
import type { Figure } from './figures.ts';
import { fixedWork } from './fixed-work.ts';
import { machineAndDate, printTable, renderDocument } from './report.ts';
import { measureDatabase } from './scale/database.ts';
import { startSearchProcess } from './scale/search-process.ts';
import { measureThreads } from './scale/threads.ts';
import { startServer } from './search/server.ts';

const document = new URL('../docs/scale-measurements.md', import.meta.url);
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '1000000' },
    part: { type: 'string' },
    /** Folder of the leads that `npm run bench -- search --generate` made. */
    data: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '4' },
    write: { type: 'boolean', default: false },
  },
});
const leads = Number(values.leads);
const print = (what: string): void => void process.stderr.write(`${what}\n`);
const fixedMs = (): number => fixedWork() * 1_000;
const fixedFigure = (before: number): Figure => ({
  what: 'One fixed piece of work',
  value: (before + fixedMs()) / 2,
  unit: 'ms',
  note: 'Has nothing to do with the product; it compares machines and moments. Mean of before and after.',
});
if (values.part === 'database') {
  const before = fixedMs();
  const ofDatabase = await measureDatabase({ leads, print });
  for (const line of await machineAndDate()) print(line);
  const all = [...ofDatabase, fixedFigure(before)];
  printTable(all);
  for (const { what, note } of all) if (note !== undefined) print(`${what}: ${note}`);
  process.exit(0);
}
const dataFolder = values.data ?? join(tmpdir(), `leadlight-bench-search-${leads}`);
if (!existsSync(join(dataFolder, 'bench.json'))) {
  process.stderr.write(`There are no leads in ${dataFolder}. First run: npm run bench -- search --generate --leads=${leads}\n`);
  process.exit(1);
}
const surroundings = await machineAndDate();
const before = fixedMs();

const server = await startServer(dataFolder, { SEARCH_ENGINE: 'sql' });
const figures: Figure[] = [];
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
    ...(await measureThreads(
      { owner, dataFolder, port },
      {
        seconds: Number(values.seconds),
        rounds: Number(values.rounds),
        named: `${leads.toLocaleString('en-US')} leads`,
        isGoalSize: leads >= 10_000_000,
        print,
      },
    )),
  );
} finally {
  await server.stop();
}
figures.push(fixedFigure(before));
printTable(figures);
if (values.write)
  await writeFile(
    document,
    renderDocument(figures, {
      title: 'Scale: measurements',
      about: 'Written by `npm run bench -- scale --write`. [scaling.md](scaling.md) says what the figures are good for.',
      surroundings,
    }),
  );
